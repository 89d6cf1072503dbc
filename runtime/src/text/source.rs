//! Files of operations.

use std::ops::Range;
use std::sync::Arc;

use super::ops::OpParser;
use super::parser::Parser;
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::{InsertPoint, Ir, Op, OpState};
use crate::core::location::Location;
use crate::support::source::SourceBuffer;

/// What is done besides reading a text. Corresponds to `mlir::ParserConfig`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParserConfig {
    /// Whether the IR is checked.
    pub verify: bool,
    /// Whether a `builtin.module` is made around what is not one; without that, the text has to be a single operation.
    pub implicit_module: bool,
}

impl Default for ParserConfig {
    fn default() -> Self {
        ParserConfig { verify: true, implicit_module: true }
    }
}

/// Parses and verifies a text. `name` is the file name in diagnostics.
///
/// The root is the `builtin.module` that is the text's only operation, or one made around all of them. Corresponds to
/// `mlir::parseSourceFile<ModuleOp>`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// let ir = parse_source(&ctx, "m.mlir", b"module @m {}").unwrap();
/// assert_eq!(ir.root().unwrap().to_string(), "module @m {\n}");
///
/// let errors = parse_source(&ctx, "m.mlir", b"module {").unwrap_err();
/// assert_eq!(errors[0].message(), "expected operation name in quotes");
/// ```
///
/// # Errors
///
/// If the text cannot be parsed or the IR does not verify: usually one diagnostic.
pub fn parse_source(ctx: &Arc<Context>, name: &str, text: &[u8]) -> Result<Ir, Vec<Diagnostic>> {
    parse_whole(ctx, name, text, ParserConfig::default())
}

/// As [`parse_source`], without verification.
///
/// # Errors
///
/// If the text cannot be parsed.
pub fn parse_source_unverified(
    ctx: &Arc<Context>,
    name: &str,
    text: &[u8],
) -> Result<Ir, Vec<Diagnostic>> {
    parse_whole(ctx, name, text, ParserConfig { verify: false, ..ParserConfig::default() })
}

fn parse_whole(
    ctx: &Arc<Context>,
    name: &str,
    text: &[u8],
    config: ParserConfig,
) -> Result<Ir, Vec<Diagnostic>> {
    parse_part(ctx, name, text, 0..text.len(), 1, config)
}

/// Parses a part of a file. `text` is whole lines of the file, the first of which has the number `first_line`; `part` is
/// the range of bytes of `text` to parse.
///
/// # Errors
///
/// If the text is longer than [`SourceBuffer::MAX_LEN`], cannot be parsed, or does not verify.
pub fn parse_part(
    ctx: &Arc<Context>,
    name: &str,
    text: impl Into<Box<[u8]>>,
    part: Range<usize>,
    first_line: u32,
    config: ParserConfig,
) -> Result<Ir, Vec<Diagnostic>> {
    let (mut ir, text) = (Ir::new(ctx.clone()), text.into());
    if text.len() > SourceBuffer::MAX_LEN {
        let message = format!("'{name}' has {} bytes, more than can be read", text.len());
        return Err(vec![Diagnostic::error(Location::UNKNOWN, message)]);
    }
    let buffer = ctx.sources.add_part(name, text, first_line);
    let offset = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    let part = offset(part.start)..offset(part.end);
    ctx.dialect_hooks(ctx.ident("builtin"));
    let module = ctx.op_name("builtin.module");
    let region = ir.add_region();
    let block = ir.add_block();
    ir.append_block(region, block);
    // Line and column 0 stand for a whole file; a part of one is where it starts.
    let (line, column) = match (first_line, part.start) {
        (1, 0) => (0, 0),
        _ => buffer.line_and_column(part.start),
    };
    let location = Location::file_line_col(ctx, name, line, column);
    let mut state = OpState::new(module, location);
    state.add_region(region);
    let container = ir.create(&state);
    let mut ir =
        OpParser::new(Parser::with_range(ctx, &buffer, part), ir).parse_top_level(block)?;
    let verify = |ir: &Ir, root: Op| match config.verify {
        true => crate::semantics::verify::verify(ir.op(root)).map_err(|error| vec![error]),
        false => Ok(()),
    };
    let first = ir.block(block).front().filter(|op| op.next().is_none());
    let root = first.map(|op| op.handle());
    if !config.implicit_module {
        // What stands alone stands in nothing that could tell whether it may.
        verify(&ir, container)?;
        let root = root.ok_or_else(|| {
            let found = ir.block(block).ops().count();
            let message =
                format!("source must contain a single top-level operation, found: {found}");
            vec![Diagnostic::error(location, message)]
        })?;
        unwrap(&mut ir, container, root);
        return Ok(ir);
    }
    match root.filter(|root| ir.op(*root).name_handle() == module) {
        Some(root) => {
            unwrap(&mut ir, container, root);
            verify(&ir, root)?;
        }
        None => {
            ir.set_root(container);
            verify(&ir, container)?;
        }
    }
    Ok(ir)
}

/// Makes `root` the root, in place of the `container` that it is in.
fn unwrap(ir: &mut Ir, container: Op, root: Op) {
    ir.move_op(root, InsertPoint::Detached);
    ir.erase(container);
    ir.set_root(root);
}
