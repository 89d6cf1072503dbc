//! The pass `snapshot-op-locations`: the places of operations in a printed text become their locations.

use std::path::PathBuf;

use ods_runtime::attrs::{FusedLoc, NameLoc};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::text::PrintFlags;
use ods_runtime::{Ir, Location, Op};

use super::LocationSnapshot;

impl RunPass for LocationSnapshot {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let options = &self.options;
        let flags = PrintFlags {
            debug_info: options.enable_debug_info,
            pretty_debug_info: options.print_pretty_debug_info,
            generic: options.print_generic_op_form,
            local_scope: options.use_local_scope,
            ..PrintFlags::default()
        };
        let (text, starts) = ir.op(op).print_with_positions(&flags);
        let file = match options.file_name.as_str() {
            "" => temporary_file().display().to_string(),
            name => name.to_owned(),
        };
        write(&file, &text).map_err(|error| {
            let error = os_error(&error);
            ir.op(op).error(format!("cannot open output file '{file}': {error}"))
        })?;
        set_locations(ir, &text, &starts, &file, &options.tag);
        Ok(())
    }
}

/// Writes to the file `name`, or to standard output if it is `-`.
fn write(name: &str, text: &str) -> std::io::Result<()> {
    if name == "-" {
        print!("{text}");
        return Ok(());
    }
    std::fs::write(name, text)
}

/// The text of `error` without its number.
fn os_error(error: &std::io::Error) -> String {
    error.to_string().split(" (os error").next().unwrap_or_default().to_owned()
}

/// A file that no other process or thread writes to.
fn temporary_file() -> PathBuf {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("mlir_snapshot-{}-{number}.tmp.mlir", std::process::id()))
}

/// Sets the location of each operation to the place at which it starts in `text`.
fn set_locations(ir: &mut Ir, text: &str, starts: &[(Op, usize)], file: &str, tag: &str) {
    let ctx = ir.ctx().clone();
    let (mut line, mut line_start, mut searched) = (1, 0, 0);
    for (op, start) in starts {
        while let Some(end) = text[searched..*start].find('\n') {
            line += 1;
            searched += end + 1;
            line_start = searched;
        }
        let place = Location::file_line_col(&ctx, file, line, (start - line_start) as u32);
        let loc = match tag {
            "" => place,
            tag => {
                let named = NameLoc::get(&ctx, ctx.ident(tag), place).into();
                FusedLoc::get(&ctx, &[ir.op(*op).loc(), named], None)
            }
        };
        ir.set_loc(*op, loc);
    }
}
