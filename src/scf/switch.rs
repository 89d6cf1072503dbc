//! Operations that choose one of their regions by a number: the region of a case, or the first region by default.

use std::collections::HashSet;

use ods_runtime::attrs::DenseI64ArrayAttr;
use ods_runtime::diag::VerifyResult;
use ods_runtime::ir::{OpView, RegionRef};
use ods_runtime::text::{OpParser, OpPrinter, ParseResult, RegionParts};
use ods_runtime::{OpRef, Region};

/// Parses `case 1 { ... } case 2 { ... }`. Returns the numbers and the regions.
///
/// # Errors
///
/// If a case is malformed.
pub fn parse_cases<'c>(p: &mut OpParser<'c>) -> ParseResult<(DenseI64ArrayAttr<'c>, Vec<Region>)> {
    let (mut values, mut regions) = (Vec::new(), Vec::new());
    while p.parse_optional_keyword("case")? {
        values.push(p.parse_integer()?);
        regions.push(p.parse_region(&[])?);
    }
    Ok((DenseI64ArrayAttr::get(p.ctx(), &values), regions))
}

/// Prints the cases, each on a line of its own.
pub fn print_cases<'ir>(
    p: &mut OpPrinter<'ir>,
    values: DenseI64ArrayAttr<'ir>,
    regions: impl Iterator<Item = RegionRef<'ir>>,
) {
    for (value, region) in values.values().zip(regions) {
        p.print_newline();
        p.write("case ");
        p.write_i64(value);
        p.write(" ");
        p.print_region_with(region, RegionParts::without_entry_arguments());
    }
}

/// Verifies that the numbers of the cases of `op` are unique, and that each region ends with a `Y` that yields the results.
///
/// # Errors
///
/// If the numbers of cases and regions differ, a number repeats, or a region does not end with such a `Y`.
pub fn verify<'ir, Y: OpView<'ir>>(op: OpRef<'ir>, values: DenseI64ArrayAttr<'ir>) -> VerifyResult {
    let values: Vec<i64> = values.values().collect();
    let (cases, regions) = (values.len(), op.num_regions() - 1);
    if cases != regions {
        return Err(op.op_error(format!("has {regions} case regions but {cases} case values")));
    }
    let mut seen = HashSet::new();
    if let Some(value) = values.into_iter().find(|value| !seen.insert(*value)) {
        return Err(op.op_error(format!("has duplicate case value: {value}")));
    }
    verify_region::<Y>(op, op.region(0), "default region")?;
    for index in 0..regions {
        verify_region::<Y>(op, op.region(index + 1), &format!("case region #{index}"))?;
    }
    Ok(())
}

/// Verifies the terminator of a region. Diagnostics refer to the region by `name`.
fn verify_region<'ir, Y: OpView<'ir>>(
    op: OpRef<'ir>,
    region: RegionRef<'ir>,
    name: &str,
) -> VerifyResult {
    let last = region.first_block().and_then(|block| block.back());
    let Some(values) = last.filter(|last| last.isa::<Y>()) else {
        let actual = last.map_or("nothing", |last| last.name().as_str());
        let expected = Y::DEF.name();
        return Err(
            op.op_error(format!("expected region to end with {expected}, but got {actual}"))
        );
    };
    let (count, expected) = (values.num_operands(), op.num_results());
    if count != expected {
        let error = op.op_error(format!(
            "expected each region to return {expected} values, but {name} returns {count}"
        ));
        return Err(error.note(Some(values.loc()), "see yield operation here"));
    }
    for (index, (result, value)) in op.results().zip(values.operands()).enumerate() {
        let (want, have) = (result.ty(), value.ty());
        if want != have {
            let error =
                op.op_error(format!("expected result #{index} of each region to be '{want}'"));
            let note = format!("{name} returns '{have}' here");
            return Err(error.note(Some(values.loc()), note));
        }
    }
    Ok(())
}
