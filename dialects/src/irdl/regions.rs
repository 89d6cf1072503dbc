//! Bodies of definitions, and descriptions of regions.

use ods_runtime::Region;

use super::{IRDLDialect, RegionOp, SingleBlockRegionDirective, VerifyAtMostOneChildOf};
use crate::prelude::*;

/// A region with one block, which is not written if it is empty.
impl SingleBlockRegionDirective for IRDLDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Region,)> {
        let (region, _) = p.parse_optional_region(&[])?;
        let ir = p.ir();
        if ir.region(region).is_empty() {
            let block = ir.add_block();
            ir.append_block(region, block);
        }
        Ok((region,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, region: RegionRef<'ir>) {
        if region.first_block().is_some_and(|block| block.ops().next().is_some()) {
            p.print_region(region);
        }
    }
}

impl VerifyAtMostOneChildOf for IRDLDialect {
    /// Verifies that no operation among `kinds`, such as `OperandsOp`, is in `op` twice.
    fn verify_at_most_one_child_of(op: OpRef<'_>, kinds: &str) -> VerifyResult {
        let names = kinds.split(", ").filter_map(|kind| kind.strip_suffix("Op"));
        let names: Vec<_> = names.map(|kind| format!("irdl.{}", kind.to_lowercase())).collect();
        let mut seen = Vec::new();
        let children = op.region(0).first_block();
        for child in children.into_iter().flat_map(|block| block.ops()) {
            let name = child.name().as_str();
            if !names.iter().any(|it| it == name) {
                continue;
            }
            if seen.contains(&name) {
                return Err(op.error(format!(
                    "failed to verify AtMostOneChildOf trait: the operation contains at least two \
                     operations of type {name}"
                )));
            }
            seen.push(name);
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for RegionOp<'ir> {
    fn verify(self) -> VerifyResult {
        let blocks = self.number_of_blocks_attr().and_then(|it| it.int());
        match blocks.filter(|blocks| *blocks < 1) {
            Some(blocks) => Err(self
                .op_error(format!("the number of blocks is expected to be >= 1 but got {blocks}"))),
            None => Ok(()),
        }
    }
}
