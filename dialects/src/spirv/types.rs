//! The text of types, and attributes of arguments.

use ods_runtime::hooks::{AttrAssembly, VerifyRegionArgAttr, VerifyRegionResultAttr};

use super::*;

/// Parses a type that SPIR-V types are made of.
fn parse_constituent(p: &mut Parser<'_>) -> ParseResult<Type> {
    let at = p.offset();
    let handle = p.parse_type()?;
    let ty = p.type_ref(handle);
    let error = |text: String| Err(p.custom_error_at(at, text));
    if ty.def().dialect == "spirv" || ty.isa::<FloatType<'_>>() {
        return Ok(handle);
    }
    if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
        if !matches!(integer.width(), 1 | 8 | 16 | 32 | 64) {
            return error(format!("only 1/8/16/32/64-bit integer type allowed but found '{ty}'"));
        }
        return Ok(handle);
    }
    let Some(vector) = ty.dyn_cast::<VectorType<'_>>() else {
        return error(format!("cannot use '{ty}' to compose SPIR-V types"));
    };
    match vector.shape() {
        [len] if *len <= 4 => Ok(handle),
        [len] => error(format!("vector length has to be less than or equal to 4 but found {len}")),
        _ => error(format!("only 1-D vector allowed but found '{ty}'")),
    }
}

/// Parses a column of a matrix.
fn parse_column(p: &mut Parser<'_>) -> ParseResult<Type> {
    let at = p.offset();
    let handle = p.parse_type()?;
    let ty = p.type_ref(handle);
    let text = match ty.dyn_cast::<VectorType<'_>>() {
        None => format!("matrix must be composed using vector type, got '{ty}'"),
        Some(vector) => match vector.shape() {
            [len] if (2..=4).contains(len) && vector.element_type().isa::<FloatType<'_>>() => {
                return Ok(handle);
            }
            [len] if (2..=4).contains(len) => format!(
                "matrix columns' elements must be of Float type, got '{}'",
                vector.element_type()
            ),
            [len] => format!(
                "matrix columns size has to be less than or equal to 4 and greater than or equal 2, \
                 but found {len}"
            ),
            _ => format!("only 1-D vector allowed but found '{ty}'"),
        },
    };
    Err(p.custom_error_at(at, text))
}

/// Parses `count x`, and returns where it starts; `text` says what is expected.
fn parse_count(p: &mut Parser<'_>, text: &str) -> ParseResult<(u32, u32)> {
    let at = p.offset();
    let mut shape = Default::default();
    p.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::Static)?;
    match shape[..] {
        [count] => Ok((u32::try_from(count).unwrap_or_default(), at)),
        _ => Err(p.custom_error_at(at, text)),
    }
}

fn print_counted<'c>(p: &mut AsmWriter<'c>, count: u32, ty: TypeRef<'c>) {
    p.write(&format!("{count} x "));
    p.print_type(ty);
}

impl CountedTypeParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(u32, Type)> {
        let (count, at) = parse_count(p, "expected single integer for array element count")?;
        if count == 0 {
            return Err(p.custom_error_at(at, "expected array length greater than 0"));
        }
        Ok((count, parse_constituent(p)?))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, count: u32, element: TypeRef<'c>) {
        print_counted(p, count, element);
    }
}

impl ColumnsParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(u32, Type)> {
        let text = "expected single unsigned integer for number of columns";
        let (count, at) = parse_count(p, text)?;
        if !(2..=4).contains(&count) {
            return Err(p.custom_error_at(at, "matrix is expected to have 2, 3, or 4 columns"));
        }
        Ok((count, parse_column(p)?))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, count: u32, column: TypeRef<'c>) {
        print_counted(p, count, column);
    }
}

impl ConstituentParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Type,)> {
        Ok((parse_constituent(p)?,))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, ty: TypeRef<'c>) {
        p.print_type(ty);
    }
}

impl ArrayStrideParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Option<u32>,)> {
        if !p.parse_optional_comma()? {
            return Ok((None,));
        }
        p.parse_keyword("stride")?;
        p.parse_equal()?;
        let at = p.offset();
        match p.parse_integer_as()? {
            0 => Err(p.custom_error_at(at, "ArrayStride must be greater than zero")),
            stride => Ok((Some(stride),)),
        }
    }

    fn print(p: &mut AsmWriter<'_>, stride: u32) {
        if stride > 0 {
            p.write(&format!(", stride={stride}"));
        }
    }
}

impl PointerClassParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(StorageClass,)> {
        let at = p.offset();
        p.parse_comma()?;
        let word = p.parse_any_keyword()?;
        Ok((environment::case(p, at, "storage class", word)?,))
    }

    fn print(p: &mut AsmWriter<'_>, class: StorageClass) {
        p.write(&format!(", {class}"));
    }
}

impl ShapedElementsParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Vec<i64>, Type)> {
        let mut shape = Default::default();
        p.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::StaticOrDynamic)?;
        Ok((shape.to_vec(), p.parse_type()?))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, shape: &'c [i64], element: TypeRef<'c>) {
        p.print_dimension_list(shape);
        p.write("x");
        p.print_type(element);
    }
}

impl RowsAndColumnsParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Vec<i64>, Type)> {
        let at = p.offset();
        let mut shape = Default::default();
        p.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::Static)?;
        if shape.len() != 2 {
            return Err(p.custom_error_at(at, "expected row and column count"));
        }
        Ok((shape.to_vec(), parse_constituent(p)?))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, shape: &'c [i64], element: TypeRef<'c>) {
        <Self as ShapedElementsParameters>::print(p, shape, element);
    }
}

impl SampledImageParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Type,)> {
        let at = p.offset();
        let handle = p.parse_type()?;
        let ty = p.type_ref(handle);
        let text = match ty.dyn_cast::<ImageType<'_>>().map(|it| it.dim()) {
            None => format!("sampled image must be composed using image type, got '{ty}'"),
            Some(dim @ (Dim::SubpassData | Dim::Buffer)) => {
                format!("sampled image Dim must not be SubpassData or Buffer, got {dim}")
            }
            Some(_) => return Ok((handle,)),
        };
        Err(p.custom_error_at(at, text))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, ty: TypeRef<'c>) {
        p.print_type(ty);
    }
}

/// A decoration, and its value if it has one.
type Decorated = (Decoration, Option<u32>);

fn parse_decoration(p: &mut Parser<'_>) -> ParseResult<Decorated> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let decoration =
        word.parse().map_err(|_| p.custom_error_at(at, format!("unknown attribute: '{word}'")))?;
    let value = if p.parse_optional_equal()? { Some(p.parse_integer_as()?) } else { None };
    Ok((decoration, value))
}

/// A list of texts of decorations as an attribute, in the order of their numbers.
fn list_of(ctx: &Context, mut decorations: Vec<Decorated>) -> Attribute {
    decorations.sort_by_key(|it| it.0 as u32);
    let texts = decorations.into_iter().map(|(decoration, value)| match value {
        Some(value) => format!("{decoration}={value}"),
        None => decoration.to_string(),
    });
    let texts: Vec<_> = texts.map(|it| StringAttr::get(ctx, &it).handle()).collect();
    ArrayAttr::get(ctx, &texts).handle()
}

/// The texts in a list of decorations.
fn texts(ctx: &Context, list: Attribute) -> Vec<String> {
    let list = ctx.attr_ref(list).dyn_cast::<ArrayAttr<'_>>();
    let texts = list.into_iter().flat_map(|it| it.iter());
    texts.filter_map(|it| it.dyn_cast::<StringAttr<'_>>()).map(|it| it.value().to_owned()).collect()
}

impl StructBodyParameters for SPIRVDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Vec<Type>, Vec<u32>, Vec<Attribute>)> {
        const OFFSETS: &str = "offset specification must be given for all members";
        let (mut types, mut offsets, mut all) = (Vec::new(), Vec::new(), Vec::new());
        p.parse_l_paren()?;
        if p.parse_optional_r_paren()? {
            return Ok((types, offsets, Vec::new()));
        }
        loop {
            types.push(p.parse_type()?);
            let mut decorations = Vec::new();
            if p.parse_optional_l_square()? {
                let at = p.offset();
                let offset = p.parse_optional_integer_as::<u32>()?;
                if let Some(offset) = offset {
                    if offsets.len() + 1 != types.len() {
                        return Err(p.custom_error_at(at, OFFSETS));
                    }
                    offsets.push(offset);
                }
                if !p.parse_optional_r_square()? {
                    if offset.is_some() {
                        p.parse_comma()?;
                    }
                    p.comma_separated(|p| {
                        decorations.push(parse_decoration(p)?);
                        Ok(())
                    })?;
                    p.parse_r_square()?;
                }
            }
            all.push(decorations);
            if !p.parse_optional_comma()? {
                break;
            }
        }
        if !offsets.is_empty() && offsets.len() != types.len() {
            return Err(p.custom_error_at(p.name_loc(), OFFSETS));
        }
        p.parse_r_paren()?;
        let mut own = Vec::new();
        while p.parse_optional_comma()? {
            own.push(parse_decoration(p)?);
        }
        all.push(own);
        let has_any = all.iter().any(|it| !it.is_empty());
        let lists = all.into_iter().filter(|_| has_any).map(|it| list_of(p.ctx(), it)).collect();
        Ok((types, offsets, lists))
    }

    fn print<'c>(
        p: &mut AsmWriter<'c>,
        types: &'c [Type],
        offsets: &'c [u32],
        decorations: &'c [Attribute],
    ) {
        let ctx = p.ctx();
        let texts_of =
            |index: usize| decorations.get(index).map_or_else(Vec::new, |it| texts(ctx, *it));
        p.write("(");
        p.comma_separated(types.iter().enumerate(), |p, (index, ty)| {
            p.print_type(ctx.type_ref(*ty));
            let offset = offsets.get(index).map(u32::to_string);
            let words: Vec<_> = offset.into_iter().chain(texts_of(index)).collect();
            if !words.is_empty() {
                p.write(&format!(" [{}]", words.join(", ")));
            }
        });
        p.write(")");
        for text in texts_of(types.len()) {
            p.write(&format!(", {text}"));
        }
    }
}

impl<'c> AttrAssembly<'c> for InterfaceVarABIAttr<'c> {
    fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
        fn number(p: &mut Parser<'_>, text: &str) -> ParseResult<u32> {
            let at = p.offset();
            let number = p.parse_optional_integer_as()?;
            number.ok_or_else(|| p.custom_error_at(at, text))
        }
        p.parse_less()?;
        p.parse_l_paren()?;
        let set = number(p, "missing descriptor set")?;
        p.parse_comma()?;
        let binding = number(p, "missing binding")?;
        p.parse_r_paren()?;
        let mut class = String::new();
        if p.parse_optional_comma()? {
            class = environment::parse_case::<StorageClass>(p, "storage class")?.to_string();
        }
        p.parse_greater()?;
        Ok(Self::get(p.ctx(), set, binding, &class))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write(&format!("<({}, {})", self.descriptor_set(), self.binding()));
        if !self.storage_class().is_empty() {
            p.write(&format!(", {}", self.storage_class()));
        }
        p.write(">");
    }
}

/// Verifies an attribute of an argument or a result of type `ty`.
fn verify_attribute(op: OpRef<'_>, ty: TypeRef<'_>, attr: NamedAttribute) -> VerifyResult {
    let (name, value) = (op.ctx().ident_str(attr.name), op.ctx().attr_ref(attr.value));
    let text = match (name, value.dyn_cast::<InterfaceVarABIAttr<'_>>()) {
        ("spirv.interface_var_abi", None) => {
            format!("'{name}' must be a spirv::InterfaceVarABIAttr")
        }
        ("spirv.interface_var_abi", Some(abi)) => {
            if abi.storage_class().is_empty() || ty.is_int_or_float() || ty.is_index() {
                return Ok(());
            }
            format!(
                "'{name}' attribute cannot specify storage class when attaching to a non-scalar value"
            )
        }
        ("spirv.decoration", _) if value.isa::<DecorationAttr<'_>>() => return Ok(()),
        ("spirv.decoration", _) => format!("'{name}' must be a spirv::DecorationAttr"),
        _ => format!("found unsupported '{name}' attribute on region argument"),
    };
    Err(op.error(text))
}

impl VerifyRegionArgAttr for SPIRVDialect {
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        _region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult {
        let Some(function) = op.dyn_cast::<FunctionOpInterface<'_>>() else { return Ok(()) };
        let types = function.argument_types();
        types.get(index).map_or(Ok(()), |ty| verify_attribute(op, *ty, attr))
    }
}

impl VerifyRegionResultAttr for SPIRVDialect {
    fn verify_region_result_attr(
        op: OpRef<'_>,
        _region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult {
        let Some(graph) = op.dyn_cast::<GraphARMOp<'_>>() else {
            return Err(op.error(
                "cannot attach SPIR-V attributes to region result which is not part of a \
                 spirv::GraphARMOp type",
            ));
        };
        let types = ods::functions::result_types(*graph, GraphARMOp::FUNCTION_TYPE);
        types.get(index).map_or(Ok(()), |ty| verify_attribute(op, *ty, attr))
    }
}
