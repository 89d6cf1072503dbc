//! The dialect `sparse_tensor`: sparse tensors, their encodings, and loops over their elements.

generated!(sparse_tensor);

mod buffers;
mod compute;
mod conversions;
mod encoding;
mod levels;
mod loops;
mod maps;
mod specifier;
mod tensor;

pub use self::levels::LevelType;
use self::tensor::SparseTensor;
use crate::prelude::*;

/// The number of a level.
pub type Level = u64;

impl<'c> OpAsmAttrInterfaceTrait<'c> for SparseTensorEncodingAttr<'c> {
    fn alias(self) -> OpAsmAliasResult {
        OpAsmAliasResult::OverridableAlias("sparse".into())
    }
}

/// The encoding that belongs to a type.
fn encoding_of(ty: TypeRef<'_>) -> Option<SparseTensorEncodingAttr<'_>> {
    if let Some(specifier) = ty.dyn_cast::<StorageSpecifierType<'_>>() {
        return Some(specifier.encoding());
    }
    let encoding = ty.dyn_cast::<RankedTensorType<'_>>()?.encoding()?;
    ty.ctx().attr_ref(encoding).dyn_cast()
}

impl GetSparseTensorEncoding for SparseTensorDialect {
    fn get_sparse_tensor_encoding(ty: TypeRef<'_>) -> bool {
        encoding_of(ty).is_some()
    }
}

impl AnySparseTensorSliceType for SparseTensorDialect {
    fn any_sparse_tensor_slice_type(ty: TypeRef<'_>) -> bool {
        encoding_of(ty).is_some_and(|it| !it.dim_slices().is_empty())
    }
}

/// A range of levels, `first to end`; without an end, one level.
fn parse_levels(p: &mut Parser<'_>) -> ParseResult<(Level, Level)> {
    let first: Level = p.parse_integer_as()?;
    let end = match p.parse_optional_keyword("to")? {
        true => p.parse_integer_as()?,
        false => first + 1,
    };
    if end <= first {
        let message = "expect larger level upper bound than lower bound";
        return Err(p.custom_error_at(p.name_loc(), message));
    }
    Ok((first, end))
}

fn print_levels(p: &mut AsmWriter<'_>, first: Level, end: Level) {
    p.write(&first.to_string());
    if end != first + 1 {
        p.write(&format!(" to {end}"));
    }
}

impl LevelRangeParameters for SparseTensorDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Level, Level)> {
        parse_levels(p)
    }

    fn print<'c>(p: &mut AsmWriter<'c>, first: Level, end: Level) {
        print_levels(p, first, end);
    }
}

impl LevelRangeDirective for SparseTensorDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(IntegerAttr<'c>, IntegerAttr<'c>)> {
        let (first, end) = parse_levels(p)?;
        let level =
            |level: Level| IntegerAttr::get(p.ctx(), IndexType::get(p.ctx()), level.cast_signed());
        Ok((level(first), level(end)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        first: IntegerAttr<'ir>,
        end: IntegerAttr<'ir>,
    ) {
        print_levels(p, first.uint().unwrap_or_default(), end.uint().unwrap_or_default());
    }
}
