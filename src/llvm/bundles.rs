//! Operand bundles: `["tag"(%a, %b : i32, i64)]`.

use ods_runtime::rt::{Operands, Types};

use super::{AssumeOp, CallIntrinsicOp, LLVMDialect, OpBundlesDirective};
use crate::llvm::prelude::*;

/// The operands of each bundle, their types, and the tags.
pub(super) type Bundles<'c> = (Vec<Operands>, Vec<Types>, Option<ArrayAttr<'c>>);

impl OpBundlesDirective for LLVMDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<Bundles<'c>> {
        Ok(Self::parse_optional(p)?.unwrap_or_default())
    }

    fn parse_optional<'c>(p: &mut OpParser<'c>) -> ParseResult<Option<Bundles<'c>>> {
        if !p.parse_optional_l_square()? {
            return Ok(None);
        }
        let (mut operands, mut types, mut tags) = (Vec::new(), Vec::new(), Vec::new());
        if p.parse_optional_r_square()? {
            return Ok(Some((operands, types, None)));
        }
        loop {
            let tag = p.parse_string()?;
            p.parse_l_paren()?;
            let (mut of_bundle, mut types_of_bundle) = Default::default();
            if !p.parse_optional_r_paren()? {
                of_bundle = p.parse_operands()?;
                types_of_bundle = p.parse_colon_type_list()?;
                p.parse_r_paren()?;
            }
            operands.push(of_bundle);
            types.push(types_of_bundle);
            tags.push(StringAttr::get(p.ctx(), &tag).handle());
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.parse_r_square()?;
        Ok(Some((operands, types, Some(ArrayAttr::get(p.ctx(), &tags)))))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: Vec<OperandRange<'ir>>,
        _types: Vec<Vec<TypeRef<'ir>>>,
        tags: Option<ArrayAttr<'ir>>,
    ) {
        print(p, &operands, tags);
    }
}

/// Writes the bundles, or nothing if there are none.
pub(super) fn print<'ir>(
    p: &mut OpPrinter<'ir>,
    operands: &[OperandRange<'ir>],
    tags: Option<ArrayAttr<'ir>>,
) {
    if operands.is_empty() {
        return;
    }
    p.write("[");
    let tags = tags.into_iter().flat_map(|tags| tags.iter());
    for (index, (operands, tag)) in operands.iter().zip(tags).enumerate() {
        p.write(if index > 0 { ", " } else { "" });
        p.print_attribute(tag);
        p.write("(");
        if !operands.is_empty() {
            p.print_operands(operands.clone());
            p.write(" : ");
            p.print_types(operands.clone());
        }
        p.write(")");
    }
    p.write("]");
}

/// Resolves the operands of the bundles, and adds their sizes and tags.
pub(super) fn resolve(
    p: &mut OpParser<'_>,
    (operands, types, tags): &Bundles<'_>,
    at: u32,
    state: &mut OpState,
    [sizes_key, tags_key]: [PropertyKey; 2],
) -> ParseResult<usize> {
    for (index, (operands, types)) in operands.iter().zip(types).enumerate() {
        if operands.len() != types.len() {
            let text = format!(
                "expected {} types for operand bundle operands for operand bundle #{index}, but actually got {}",
                operands.len(),
                types.len()
            );
            return Err(p.custom_error_at(at, text));
        }
        p.add_operands(operands, types, state)?;
    }
    let sizes: Vec<_> = operands.iter().map(|it| it.len() as i32).collect();
    let ctx = p.ctx();
    state.add_property(ctx, sizes_key, DenseI32ArrayAttr::get(ctx, &sizes));
    if let Some(tags) = tags {
        state.add_property(ctx, tags_key, *tags);
    }
    Ok(sizes.iter().map(|it| *it as usize).sum())
}

/// Whether every bundle has a tag.
pub(super) fn verify(op: OpRef<'_>, bundles: usize, tags: Option<ArrayAttr<'_>>) -> VerifyResult {
    if tags.is_some_and(|tags| tags.iter().any(|tag| !tag.isa::<StringAttr<'_>>())) {
        return Err(op.error("operand bundle tag must be a StringAttr"));
    }
    let tags = tags.map_or(0, |tags| tags.len());
    if bundles != tags {
        let text = format!("expected {bundles} operand bundle tags, but actually got {tags}");
        return Err(op.error(text));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for AssumeOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify(*self, self.op_bundle_operands().len(), self.op_bundle_tags())
    }
}

impl<'ir> Verify<'ir> for CallIntrinsicOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !self.intrin().starts_with("llvm.") {
            return Err(self.op_error("intrinsic name must start with 'llvm.'"));
        }
        verify(*self, self.op_bundle_operands().len(), self.op_bundle_tags())
    }
}
