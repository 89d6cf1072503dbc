//! The text of multiplications of matrices: `A[...] B[...] C[...] {...} : (a, b, c) -> d`.

use ods_runtime::rt;

use super::*;

/// The differences in the text form of an operation.
struct Form {
    /// The groups of operands after A, B and C, with the widths of their integers.
    groups: &'static [(&'static str, &'static [u32])],
    /// Whether types of A and B that are not written must follow from those of the operands.
    must_infer: bool,
    /// The property for ordered metadata, if it is always ordered.
    ordered: Option<PropertyKey>,
    /// Whether this is `mma.sync`, which infers as if A and B were accumulators.
    is_sync: bool,
}

/// The properties of an operation: the types of A and B, and the sizes of its operand groups.
struct Keys {
    types: [PropertyKey; 2],
    sizes: PropertyKey,
}

/// The type of elements of a matrix that follows from the type of an operand.
pub(super) fn inferred(ty: TypeRef<'_>, is_accumulator: bool) -> Option<MMATypes> {
    let is_half = |ty: TypeRef<'_>| ty.isa::<Float16Type<'_>>();
    let vector = ty.dyn_cast::<VectorType<'_>>();
    if ty.isa::<Float64Type<'_>>() {
        return Some(MMATypes::F64);
    }
    if is_half(ty) || vector.is_some_and(|it| it.shape() == [2] && is_half(it.element_type())) {
        return Some(MMATypes::F16);
    }
    if ty.isa::<Float32Type<'_>>() {
        return Some(if is_accumulator { MMATypes::F32 } else { MMATypes::Tf32 });
    }
    if ty.isa::<IntegerType<'_>>() {
        return is_accumulator.then_some(MMATypes::S32);
    }
    inferred(*elements(ty)?.first()?, is_accumulator)
}

/// Parses `name[operands]`.
fn parse_group(p: &mut OpParser<'_>, name: &str) -> ParseResult<Operands> {
    p.parse_keyword(name)?;
    let at = p.offset();
    Ok(Operands::new(p.parse_operand_list(Delimiter::OptionalSquare)?, at))
}

fn parse(p: &mut OpParser<'_>, state: &mut OpState, form: &Form, keys: &Keys) -> ParseResult {
    let ctx = p.ctx();
    let mut groups = Vec::new();
    for name in ["A", "B", "C"].iter().chain(form.groups.iter().map(|(name, _)| name)) {
        groups.push(parse_group(p, name)?);
    }
    p.parse_optional_attr_dict(state)?;
    p.parse_colon()?;
    p.parse_l_paren()?;
    let types = p.parse_type_list()?;
    if types.len() != 3 && !form.must_infer {
        return Err(p.custom_error("expected exactly 3 types"));
    }
    p.parse_r_paren()?;
    if types.len() != 3 && !form.is_sync {
        let text =
            format!("expected one type for each operand segment but got {} types", types.len());
        return Err(p.custom_error_at(p.name_loc(), text));
    }
    for (group, ty) in groups.iter().zip(&types) {
        p.resolve_operands(&group.iter().collect::<Vec<_>>(), *ty, state)?;
    }
    let mut sizes: Vec<usize> = groups[..3].iter().map(|group| group.len()).collect();
    p.parse_arrow()?;
    let result = p.parse_type()?;
    for ((_, widths), group) in form.groups.iter().zip(&groups[3..]) {
        let types: Vec<rt::Type> =
            widths.iter().map(|width| IntegerType::get(ctx, *width).into()).collect();
        let operands: Vec<_> = group.iter().collect();
        p.resolve_operands_typed(&operands, &types, p.name_loc(), state)?;
        sizes.extend(widths.iter().map(|_| 1));
    }
    for (key, ty) in keys.types.iter().zip(&types) {
        if state.attr(ctx.ident(key.name)).is_some() {
            continue;
        }
        match inferred(ctx.type_ref(*ty), form.is_sync) {
            Some(ty) => state.add_property(ctx, *key, MMATypesAttr::get(ctx, ty)),
            None if form.must_infer => {
                let text = format!(
                    "attribute {} is not provided explicitly and cannot be inferred",
                    key.name
                );
                return Err(p.custom_error_at(p.name_loc(), text));
            }
            None => {}
        }
    }
    if let Some(ordered) = form.ordered.filter(|it| state.attr(ctx.ident(it.name)).is_none()) {
        state.add_property(ctx, ordered, UnitAttr::get(ctx));
    }
    state.add_type(result);
    state.add_segments(ctx, keys.sizes, &sizes);
    Ok(())
}

fn print<'ir>(
    p: &mut OpPrinter<'ir>,
    op: OpRef<'ir>,
    matrices: [OperandRange<'ir>; 3],
    form: &Form,
    keys: &Keys,
) {
    let after = if form.is_sync { "] " } else { "]" };
    let types: Vec<_> = matrices.iter().filter_map(|it| Some(it.clone().next()?.ty())).collect();
    let mut rest = op.operands().skip(matrices.iter().map(|it| it.len()).sum());
    for (name, operands) in ["A", "B", "C"].iter().zip(matrices) {
        p.write(&format!(" {name}["));
        p.print_operands(operands);
        p.write(after);
    }
    for (name, widths) in form.groups {
        p.write(&format!(" {name}["));
        p.print_operands(rest.by_ref().take(widths.len()));
        p.write(after);
    }
    let mut elided = vec![keys.sizes];
    for (index, key) in keys.types.iter().enumerate() {
        // `mma.sync` looks at A for both.
        let ty = types.get(if form.is_sync { 0 } else { index });
        if ty.is_some_and(|ty| inferred(*ty, false).is_some()) {
            elided.push(*key);
        }
    }
    p.print_optional_attr_dict(op, &elided);
    p.write(" : (");
    for (index, ty) in types.iter().enumerate() {
        p.write(if index > 0 { ", " } else { "" });
        p.print_type(*ty);
    }
    p.write(") -> ");
    p.print_type(op.result(0).ty());
}

/// Implements the text of operations.
macro_rules! texts {
    ($($op:ident: $form:expr;)*) => {
        $(
            impl $op<'_> {
                const KEYS: Keys = Keys {
                    types: [Self::MULTIPLICAND_A_PTX_TYPE, Self::MULTIPLICAND_B_PTX_TYPE],
                    sizes: Self::OPERAND_SEGMENT_SIZES,
                };
            }

            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    parse(p, state, &$form, &Self::KEYS)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    let matrices = [self.operand_a(), self.operand_b(), self.operand_c()];
                    print(p, *self, matrices, &$form, &Self::KEYS);
                }
            }
        )*
    };
}

const SPARSE: (&str, &[u32]) = ("sparseMetadata", &[32]);
const SELECTOR: (&str, &[u32]) = ("selector", &[32]);
const SCALE_A: (&str, &[u32]) = ("scaleA", &[32, 16, 16]);
const SCALE_B: (&str, &[u32]) = ("scaleB", &[32, 16, 16]);

texts! {
    MmaOp: Form { groups: &[], must_infer: true, ordered: None, is_sync: true };
    MmaSpOp:
        Form { groups: &[SPARSE, SELECTOR], must_infer: true, ordered: None, is_sync: false };
    MmaBlockScaleOp:
        Form { groups: &[SCALE_A, SCALE_B], must_infer: false, ordered: None, is_sync: false };
    MmaSpBlockScaleOp: Form {
        groups: &[SPARSE, SELECTOR, SCALE_A, SCALE_B],
        must_infer: false,
        ordered: Some(MmaSpBlockScaleOp::ORDERED_METADATA),
        is_sync: false,
    };
}
