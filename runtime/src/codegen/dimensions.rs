//! Lists of dimensions in the text of operations, attributes and types: the directive `DimensionList`.

use crate::kinds::attrs::DenseI64ArrayAttr;
use crate::text::{AsmWriter, Dimensions, OpParser, OpPrinter, ParseResult, Parser, Shape};

/// Parses sizes with an `x` between them; `[]` if there are none. Upstream's `parseDimensionList`.
///
/// # Errors
///
/// If the text is none of these.
pub fn parse_dimension_list_attr<'c>(p: &mut OpParser<'c>) -> ParseResult<DenseI64ArrayAttr<'c>> {
    let mut shape = Shape::new();
    if p.parse_optional_l_square()? {
        p.parse_r_square()?;
    } else {
        p.parse_dimension_list(&mut shape, Dimensions::StaticOrDynamic)?;
        if shape.is_empty() {
            let text = "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
            return Err(p.error(text));
        }
    }
    Ok(DenseI64ArrayAttr::get(p.ctx(), &shape))
}

/// Prints sizes with an `x` between them; `[]` if there are none. Upstream's `printDimensionList`.
pub fn print_dimension_list_attr(p: &mut OpPrinter<'_>, sizes: DenseI64ArrayAttr<'_>) {
    let sizes: Vec<i64> = sizes.values().collect();
    if sizes.is_empty() {
        p.write("[]");
    } else {
        p.print_dimension_list(&sizes);
    }
}

/// Parses the sizes in a parameter, with an `x` between them.
///
/// # Errors
///
/// If a size is no number.
pub fn parse_dimensions(p: &mut Parser<'_>) -> ParseResult<Vec<i64>> {
    let mut shape = Shape::new();
    p.parse_dimension_list(&mut shape, Dimensions::StaticOrDynamic)?;
    Ok(shape.into_vec())
}

/// Prints the sizes in a parameter, with an `x` between them.
pub fn print_dimensions(p: &mut AsmWriter<'_>, sizes: &[i64]) {
    p.print_dimension_list(sizes);
}
