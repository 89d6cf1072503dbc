//! The dialect `acc`: OpenACC.

generated!(acc);

use ods_runtime::BlockRef;

use crate::prelude::*;
use crate::values::yields_only;

/// A recipe, the word for it in errors, and the type of the variable that it makes.
struct Recipe<'ir> {
    op: OpRef<'ir>,
    kind: &'static str,
    ty: TypeRef<'ir>,
}

impl<'ir> Recipe<'ir> {
    fn entry(&self, region: RegionRef<'ir>, name: &str) -> Result<BlockRef<'ir>, Diagnostic> {
        let expected = || self.op.op_error(format!("expects non-empty {name} region"));
        region.blocks().next().ok_or_else(expected)
    }

    /// Whether the first `count` arguments of a block have the recipe's type.
    fn starts_with(&self, block: BlockRef<'ir>, count: usize) -> bool {
        block.arguments().take(count).filter(|it| it.ty() == self.ty).count() == count
    }

    fn verify_init(&self, region: RegionRef<'ir>, name: &str) -> VerifyResult {
        if self.starts_with(self.entry(region, name)?, 1) {
            return Ok(());
        }
        let kind = self.kind;
        let message = format!("expects {name} region first argument of the {kind} type");
        Err(self.op.op_error(message))
    }

    fn verify_destroy(&self, region: RegionRef<'ir>) -> VerifyResult {
        if region.is_empty() { Ok(()) } else { self.verify_init(region, "destroy") }
    }
}

impl<'ir> VerifyRegions<'ir> for PrivateRecipeOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let recipe = Recipe { op: *self, kind: "privatization", ty: self.type_() };
        recipe.verify_init(self.init_region(), "init")?;
        recipe.verify_destroy(self.destroy_region())
    }
}

impl<'ir> VerifyRegions<'ir> for FirstprivateRecipeOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let recipe = Recipe { op: *self, kind: "privatization", ty: self.type_() };
        recipe.verify_init(self.init_region(), "init")?;
        let copy = recipe.entry(self.copy_region(), "copy")?;
        if !recipe.starts_with(copy, 2) {
            let message = "expects copy region with two arguments of the privatization type";
            return Err(self.op_error(message));
        }
        recipe.verify_destroy(self.destroy_region())
    }
}

impl<'ir> VerifyRegions<'ir> for ReductionRecipeOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let recipe = Recipe { op: *self, kind: "reduction", ty: self.type_() };
        recipe.verify_init(self.init_region(), "init")?;
        let combiner = recipe.entry(self.combiner_region(), "combiner")?;
        if !recipe.starts_with(combiner, 2) {
            return Err(self.op_error(
                "expects combiner region with the first two arguments of the reduction type",
            ));
        }
        if !yields_only::<YieldOp<'_>>(self.combiner_region(), recipe.ty) {
            let message = "expects combiner region to yield a value of the reduction type";
            return Err(self.op_error(message));
        }
        Ok(())
    }
}
