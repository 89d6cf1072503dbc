//! Parses, verifies and prints MLIR with the dialect `img` and those of `ods`, and runs passes.

use std::process::ExitCode;

use images::img::ImgDialect;
use images::lowering::lower_images;
use ods_runtime::DialectEntry;
use ods_runtime::pass::FnPass;
use ods_runtime::tools::opt_main_with_passes;

fn main() -> ExitCode {
    let dialects = [ods::DIALECTS, &[DialectEntry::of::<ImgDialect>()]].concat();
    opt_main_with_passes("img-opt", &dialects, |passes| {
        ods::add_passes(passes);
        let pass = FnPass::new("lower-images", "lower images to loops", lower_images);
        passes.add(pass.with_dialects(ods::DIALECTS));
    })
}
