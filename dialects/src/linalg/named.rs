//! The text of named operations: their body is not part of it.

use ods_runtime::Type;
use ods_runtime::text::UnresolvedOperand;

use super::contraction::{verify_batch_product, verify_product};
use super::structured::inits;
use super::{body, *};

/// Parses `ins(...)` or `outs(...)`, if present.
pub(super) fn parse_values(
    p: &mut OpParser<'_>,
    word: &str,
) -> ParseResult<(Vec<UnresolvedOperand>, Vec<Type>, u32)> {
    if !p.parse_optional_keyword(word)? {
        return Ok((Vec::new(), Vec::new(), p.offset()));
    }
    // Diagnostics about outputs are at the parenthesis, those about inputs behind it.
    let before = p.offset();
    p.parse_l_paren()?;
    let at = if word == "outs" { before } else { p.offset() };
    let operands = p.parse_operand_list(Delimiter::None)?.into_iter().collect();
    let types = p.parse_colon_type_list()?.into_iter().collect();
    p.parse_r_paren()?;
    Ok((operands, types, at))
}

/// The properties that were parsed.
fn properties<'c>(p: &OpParser<'c>) -> Option<DictionaryAttr<'c>> {
    p.attr_ref(p.properties()?).dyn_cast()
}

/// The attribute `name` of the operation that is parsed.
pub(super) fn attr_of<'c>(p: &OpParser<'c>, state: &OpState, name: &str) -> Option<AttrRef<'c>> {
    match properties(p) {
        Some(properties) => properties.by_name(name),
        None => state.attr(p.ident(name)).map(|attr| p.attr_ref(attr)),
    }
}

/// Parses the attributes and the operands, whose numbers go to the property `segments`. Returns the types of the inputs
/// and of the outputs.
pub(super) fn parse_parts(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    segments: Option<PropertyKey>,
) -> ParseResult<(Vec<Type>, Vec<Type>)> {
    p.parse_optional_properties()?;
    let attrs_at = p.offset();
    p.parse_optional_attr_dict(state)?;
    let (inputs, input_types, inputs_at) = parse_values(p, "ins")?;
    let (outputs, output_types, outputs_at) = parse_values(p, "outs")?;
    p.resolve_operands_typed(&inputs, &input_types, inputs_at, state)?;
    p.resolve_operands_typed(&outputs, &output_types, outputs_at, state)?;
    if let Some(key) = segments {
        match properties(p) {
            Some(properties) => {
                let sizes = [inputs.len() as i32, outputs.len() as i32];
                let sizes = DenseI32ArrayAttr::get(p.ctx(), &sizes);
                let mut entries = properties.value().to_vec();
                entries.push(NamedAttribute::new(p.ident(key.name), sizes));
                let properties = DictionaryAttr::get(p.ctx(), &entries).handle();
                p.set_properties(properties);
            }
            None => state.add_segments(p.ctx(), key, &[inputs.len(), outputs.len()]),
        }
    }
    if p.properties().is_none() {
        p.check_inherent_attrs(attrs_at, state)?;
    }
    Ok((input_types, output_types))
}

/// Writes `ins(...)` and `outs(...)`.
pub(super) fn print_parts<'ir>(p: &mut OpPrinter<'ir>, op: OpRef<'ir>) {
    let outputs = inits(op);
    let inputs = op.operands().slice(0..op.num_operands() - outputs.len());
    for (word, values) in [(" ins(", inputs), (" outs(", outputs)] {
        if values.is_empty() {
            continue;
        }
        p.write(word);
        p.print_operands(values.clone());
        p.write(" : ");
        p.print_types(values);
        p.write(")");
    }
}

/// A function that parses `= [...]`, the maps after the keyword `indexing_maps`.
type ParseMaps = fn(&mut OpParser<'_>) -> ParseResult<Attribute>;

/// Parses an attribute that is an array of maps.
fn parse_map_array(p: &mut OpParser<'_>) -> ParseResult<Attribute> {
    p.parse_equal()?;
    let maps = p.parse_attribute_as::<ArrayAttr<'_>>(None)?;
    if maps.iter().any(|map| !map.isa::<AffineMapAttr<'_>>()) {
        return Err(p.custom_error("element of indexing_maps array is not an affine_map"));
    }
    Ok(maps.into())
}

/// Parses maps between brackets, at least one.
fn parse_map_list(p: &mut OpParser<'_>) -> ParseResult<Attribute> {
    p.parse_equal()?;
    p.parse_l_square()?;
    let mut maps = Vec::new();
    loop {
        let map = p.parse_attribute(None)?;
        if !p.attr_ref(map).isa::<AffineMapAttr<'_>>() {
            return Err(p.custom_error("expected affine map attribute"));
        }
        maps.push(map);
        if !p.parse_optional_comma()? {
            break;
        }
    }
    p.parse_r_square()?;
    Ok(ArrayAttr::get(p.ctx(), &maps).into())
}

/// Parses `indexing_maps = [...]`, if present.
fn parse_indexing_maps(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    key: PropertyKey,
    parse_maps: ParseMaps,
) -> ParseResult<bool> {
    if !p.parse_optional_keyword("indexing_maps")? {
        return Ok(false);
    }
    let maps = parse_maps(p)?;
    state.add_property(p.ctx(), key, maps);
    Ok(true)
}

/// Parses an operation without body, after its maps.
pub(super) fn parse(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    segments: PropertyKey,
) -> ParseResult {
    let at = p.offset();
    let (inputs, outputs) = parse_parts(p, state, Some(segments))?;
    let types = [inputs, outputs].concat();
    p.parse_optional_attr_dict(state)?;
    let results = p.parse_optional_arrow_type_list()?;
    state.add_types(results);
    let region = body::build(p, state, &types, at)?;
    state.add_region(region);
    let name = p.ctx().op_name_ref(state.name);
    let memoized = p.ident(maps::MEMOIZED);
    if state.attr(memoized).is_none()
        && let Some(maps) = maps::memoized(p, name.as_str(), state)
    {
        state.add_attr(memoized, maps);
    }
    Ok(())
}

/// Prints what `parse` parses.
pub(super) fn print<'ir>(p: &mut OpPrinter<'ir>, op: OpRef<'ir>, default_maps: Option<Attribute>) {
    if let Some(default) = default_maps
        && let Some(maps) = op.attr(GenericOp::INDEXING_MAPS.name)
        && maps.handle() != default
    {
        p.write(" indexing_maps = ");
        p.print_attribute(maps);
    }
    let (segments, maps) = (GenericOp::OPERAND_SEGMENT_SIZES, GenericOp::INDEXING_MAPS);
    p.print_attr_list(&op.attrs(), &[segments.name, maps::MEMOIZED, maps.name]);
    print_parts(p, op);
    p.print_optional_arrow_type_list(op.results());
}

/// Implements the text and the verifier of products of matrices, whose maps may be given.
macro_rules! products {
    ($($op:ident: $parse_maps:ident, $maps:ident, $verify:ident($($output:expr)?);)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    if !parse_indexing_maps(p, state, Self::INDEXING_MAPS, $parse_maps)? {
                        state.add_property(p.ctx(), Self::INDEXING_MAPS, $maps(p.ctx()));
                    }
                    parse(p, state, Self::OPERAND_SEGMENT_SIZES)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    print(p, *self, Some($maps((*self).ctx())));
                }
            }

            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let ctx = (*self).ctx();
                    $verify(*self, ctx.attr_ref($maps(ctx)) $(, &$output)?)
                }
            }
        )*
    };
}

products! {
    BatchMatmulOp: parse_map_list, default_batch_matmul_op_get_default_indexing_maps_builder, verify_batch_product([0, 1, 2]);
    BatchReduceMatmulOp: parse_map_list, default_batch_reduce_matmul_op_get_default_indexing_maps, verify_batch_product([1, 2]);
    MatmulOp: parse_map_array, default_matmul_op_get_default_indexing_maps_builder, verify_product();
}

impl<'ir> CustomAssembly<'ir> for ContractOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        if !parse_indexing_maps(p, state, Self::INDEXING_MAPS, parse_map_array)? {
            return Err(p.custom_error("expected 'indexing_maps' attribute"));
        }
        parse(p, state, Self::OPERAND_SEGMENT_SIZES)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let none = ArrayAttr::get((*self).ctx(), &[]);
        print(p, *self, Some(none.into()));
    }
}

impl<'ir> CustomAssembly<'ir> for ElementwiseOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        p.parse_keyword("kind")?;
        p.parse_equal()?;
        let kind = p.parse_attribute(None)?;
        if !p.attr_ref(kind).isa::<ElementwiseKindAttr<'_>>() {
            return Err(p.custom_error("expected ElementwiseKind attribute"));
        }
        state.add_property(p.ctx(), Self::KIND, kind);
        let has_maps = parse_indexing_maps(p, state, Self::INDEXING_MAPS, parse_map_list)?;
        parse(p, state, Self::OPERAND_SEGMENT_SIZES)?;
        if !has_maps {
            let count = state.operands.len();
            let last = state.operands.last().copied();
            let rank = last.and_then(|last| {
                p.ir().value(last).ty().dyn_cast::<ShapedType<'_>>().and_then(ShapedType::rank)
            });
            let identity = AffineMapAttr::multi_dim_identity(p.ctx(), rank.unwrap_or(0) as u32);
            let maps = vec![Attribute::from(identity); count];
            state.add_property(p.ctx(), Self::INDEXING_MAPS, ArrayAttr::get(p.ctx(), &maps));
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" kind=");
        p.print_attribute(self.kind_attr());
        let maps = maps::of(*self);
        if maps.iter().any(|map| !map.is_identity()) {
            p.write(" indexing_maps = ");
            let maps: Vec<Attribute> = maps.into_iter().map(Into::into).collect();
            p.print_attribute(ArrayAttr::get((*self).ctx(), &maps));
        }
        let elided = [Self::OPERAND_SEGMENT_SIZES, Self::KIND, Self::INDEXING_MAPS];
        p.print_optional_attr_dict(*self, &elided);
        print_parts(p, *self);
        p.print_optional_arrow_type_list((*self).results());
    }
}
