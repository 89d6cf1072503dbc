//! Parsing of source files.

use std::ops::Range;
use std::sync::Arc;

use super::op_parser::OpParser;
use super::parser::Parser;
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Block, InsertPoint, Ir, Mapping, Op, OpState};
use crate::core::location::Location;
use crate::support::source::SourceBuffer;

/// Options for parsing a source. Corresponds to `mlir::ParserConfig`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParserConfig {
    /// Whether to verify the IR.
    pub verify: bool,
    /// Whether to wrap the operations in a `builtin.module` unless they are one. Otherwise the source must be a
    /// single operation.
    pub implicit_module: bool,
}

impl Default for ParserConfig {
    fn default() -> Self {
        ParserConfig { verify: true, implicit_module: true }
    }
}

/// Parses and verifies a source. `name` is the file name in diagnostics.
///
/// The root is the source's only operation if that is a `builtin.module`, otherwise a new module around all
/// operations. Corresponds to `mlir::parseSourceFile<ModuleOp>`.
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
/// If the text cannot be parsed or the IR does not verify: usually one diagnostic, and those that follow from it.
pub fn parse_source(ctx: &Arc<Context>, name: &str, text: &[u8]) -> Result<Ir, Vec<Diagnostic>> {
    parse_whole(ctx, name, text, ParserConfig::default())
}

/// Like [`parse_source`], without verification.
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

/// Parses a part of a file. `text` consists of whole lines of the file, starting at line `first_line`; `part` is the
/// range of bytes of `text` to parse.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::text::{ParserConfig, parse_part};
///
/// let ctx = Context::new();
/// let (text, config) = ("module @a {}\nmodule @b {}\n", ParserConfig::default());
/// // The second line of a file.
/// let ir = parse_part(&ctx, "m.mlir", text.as_bytes(), 13..25, 1, config).unwrap();
/// let module = ir.root().unwrap();
/// assert_eq!(module.to_string(), "module @b {\n}");
/// assert_eq!(ctx.location_attr(module.loc()).to_string(), "loc(\"m.mlir\":2:1)");
/// ```
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
    let Parsed { mut ir, container, block, location } =
        parse_container(ctx, name, text.into(), part, first_line)?;
    let module = ir.op(container).name_handle();
    let verify = |ir: &Ir, root: Op| match config.verify {
        true => crate::semantics::verify::verify(ir.op(root)).map_err(Diagnostic::into_list),
        false => Ok(()),
    };
    let first = ir.block(block).front().filter(|op| op.next().is_none());
    let root = first.map(|op| op.handle());
    if !config.implicit_module {
        // An operation without a parent still needs the checks against its parent, here the implicit module.
        verify(&ir, container)?;
        let root = root.ok_or_else(|| {
            let count = ir.block(block).ops().count();
            let message =
                format!("source must contain a single top-level operation, found: {count}");
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

/// Parses a source into an existing block: appends its operations to `block`. Unless the text is an error, they verify,
/// but the operation around `block` may not. Corresponds to `mlir::parseSourceString` with a block.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::text::{parse_source, parse_source_into};
///
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module @a {}").unwrap();
/// let body = ir.root().unwrap().region(0).first_block().unwrap().handle();
/// let ops = parse_source_into(&mut ir, body, "more.mlir", b"module @b {}").unwrap();
/// assert_eq!(ir.op(ops[0]).to_string(), "module @b {\n}");
/// assert_eq!(ir.root().unwrap().to_string(), "module @a {\n  module @b {\n  }\n}");
/// ```
///
/// # Errors
///
/// Like [`parse_source`]. Then `ir` is unchanged.
///
/// # Panics
///
/// If there is no such block.
#[track_caller]
pub fn parse_source_into(
    ir: &mut Ir,
    block: Block,
    name: &str,
    text: &[u8],
) -> Result<Vec<Op>, Vec<Diagnostic>> {
    ir.block(block);
    let ctx = ir.ctx().clone();
    let parsed = parse_container(&ctx, name, text.into(), 0..text.len(), 1)?;
    let container = parsed.ir.op(parsed.container);
    crate::semantics::verify::verify(container).map_err(Diagnostic::into_list)?;
    let mut mapping = Mapping::new();
    let mut ops = Vec::new();
    for op in parsed.ir.block(parsed.block).ops() {
        let op = ir.clone_op_from(&parsed.ir, op, &mut mapping);
        ir.insert(InsertPoint::End(block), op);
        ops.push(op);
    }
    Ok(ops)
}

/// A parsed source: a `builtin.module` around its operations.
struct Parsed {
    ir: Ir,
    container: Op,
    /// The block of `container`.
    block: Block,
    /// The location of `container`.
    location: Location,
}

/// Parses a part of a file, without verification.
fn parse_container(
    ctx: &Arc<Context>,
    name: &str,
    text: Box<[u8]>,
    part: Range<usize>,
    first_line: u32,
) -> Result<Parsed, Vec<Diagnostic>> {
    let mut ir = Ir::new(ctx.clone());
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
    // Line and column 0 denote a whole file; a part starts at its own position.
    let (line, column) = match (first_line, part.start) {
        (1, 0) => (0, 0),
        _ => buffer.line_and_column(part.start),
    };
    let location = Location::file_line_col(ctx, name, line, column);
    let mut state = OpState::new(module, location);
    state.add_region(region);
    let container = ir.create(&state);
    let parsed = OpParser::new(Parser::with_range(ctx, &buffer, part), ir).parse_top_level(block);
    let ir = parsed.map_err(|errors| -> Vec<_> {
        errors.into_iter().flat_map(Diagnostic::into_list).collect()
    })?;
    Ok(Parsed { ir, container, block, location })
}

/// Makes `root` the root instead of its `container`.
fn unwrap(ir: &mut Ir, container: Op, root: Op) {
    ir.move_op(root, InsertPoint::Detached);
    ir.erase(container);
    ir.set_root(root);
}
