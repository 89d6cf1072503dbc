//! Pipelines of passes, nested by operation name.

use super::{Pass, PassInfo, PassResult};
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, Severity};
use crate::core::dialect::DialectEntry;
use crate::core::ir::{Ir, Op, OpRef};
use crate::semantics::traits::IsIsolatedFromAbove;
use crate::semantics::verify::verify;

/// A sequence of passes that run on operations of one name. Corresponds to `mlir::OpPassManager`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::pass::{CANONICALIZE, CSE, Pipeline};
/// use ods_runtime::text::parse_source;
///
/// let mut pipeline = Pipeline::parse("builtin.module(canonicalize,cse)", &[CANONICALIZE, CSE]).unwrap();
/// let text = b"module { %0 = builtin.unrealized_conversion_cast to i32 }";
/// let mut ir = parse_source(&Context::new(), "m.mlir", text).unwrap();
/// let root = ir.root().unwrap().handle();
/// pipeline.run(&mut ir, root).unwrap();
/// assert_eq!(ir.op(root).to_string(), "module {\n}");
/// ```
pub struct Pipeline {
    /// The name of the operations, or `any`.
    anchor: String,
    elements: Vec<Element>,
    verify_each: bool,
}

enum Element {
    /// A pass and the dialects to register for it.
    Pass(Box<dyn Pass>, &'static [DialectEntry]),
    /// Runs on the operations directly nested in the current one.
    Nested(Pipeline),
}

impl std::fmt::Debug for Pipeline {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pipeline").field("anchor", &self.anchor).finish_non_exhaustive()
    }
}

impl Pipeline {
    /// An empty pipeline for operations called `anchor`, or for all operations if `anchor` is `any`.
    pub fn new(anchor: &str) -> Self {
        Pipeline { anchor: anchor.to_owned(), elements: Vec::new(), verify_each: true }
    }

    /// Whether the IR is verified after each pass, as it is by default. Pipelines in this one do as this one does.
    pub fn enable_verifier(&mut self, enabled: bool) {
        self.verify_each = enabled;
    }

    /// Appends a pass.
    ///
    /// # Errors
    ///
    /// See [`PassInfo::create`].
    pub fn add(&mut self, info: &PassInfo, options: &str) -> Result<(), String> {
        self.elements.push(Element::Pass(info.create(options)?, info.dialects));
        Ok(())
    }

    /// Appends a pipeline that runs on the operations directly nested in those of this one.
    pub fn nest(&mut self, nested: Pipeline) {
        self.elements.push(Element::Nested(nested));
    }

    /// Parses a textual pipeline such as `builtin.module(func.func(canonicalize{top-down=true},cse))`.
    ///
    /// # Errors
    ///
    /// If the text is invalid. The error has diagnostics in the format of `mlir-opt`.
    pub fn parse(text: &str, passes: &[PassInfo]) -> Result<Self, String> {
        let text = text.trim();
        let outer = text.split_once('(').filter(|(name, _)| !name.is_empty());
        let inner = outer.and_then(|(name, rest)| Some((name.trim(), rest.strip_suffix(')')?)));
        let Some((anchor, inner)) = inner else {
            return Err("<unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'\n".to_owned());
        };
        let mut parser = Parser { text: inner, at: 0, passes };
        let mut pipeline = Pipeline::new(anchor);
        parser.elements(&mut pipeline, false)?;
        Ok(pipeline)
    }

    /// Registers the dialects of the passes and runs the passes on `op`.
    ///
    /// # Errors
    ///
    /// If `op` does not fit the anchor, a pass fails, or the IR is invalid after it.
    pub fn run(&mut self, ir: &mut Ir, op: impl Into<Op>) -> PassResult {
        let op = op.into();
        let view = ir.op(op);
        if self.anchor != "any" && self.anchor != view.name().as_str() {
            let text = format!("can't run '{}' pass manager on '{}' op", self.anchor, view.name());
            return Err(vec![Diagnostic::new(Severity::Error, view.loc(), text)]);
        }
        let ctx = ir.ctx().clone();
        let mut dialects = Vec::new();
        self.collect_dialects(&mut dialects);
        for of_pass in dialects {
            ctx.register_dialects(of_pass);
        }
        self.initialize(&ctx);
        self.run_on(ir, op, self.verify_each)
    }

    /// Adds the dialects to register for the passes to `dialects`.
    pub(crate) fn collect_dialects(&self, dialects: &mut Vec<&'static [DialectEntry]>) {
        for element in &self.elements {
            match element {
                Element::Pass(_, of_pass) => dialects.push(of_pass),
                Element::Nested(nested) => nested.collect_dialects(dialects),
            }
        }
    }

    fn initialize(&mut self, ctx: &Context) {
        for element in &mut self.elements {
            match element {
                Element::Pass(pass, _) => pass.initialize(ctx),
                Element::Nested(nested) => nested.initialize(ctx),
            }
        }
    }

    fn run_on(&mut self, ir: &mut Ir, op: Op, verify_each: bool) -> PassResult {
        for element in &mut self.elements {
            match element {
                Element::Pass(pass, _) => {
                    check_is_supported(ir.op(op))?;
                    pass.run(ir, op)?;
                    if verify_each {
                        verify(ir.op(op)).map_err(|error| vec![error])?;
                    }
                }
                Element::Nested(nested) => {
                    let view = ir.op(op);
                    let blocks = view.regions().flat_map(|region| region.blocks());
                    // A pipeline for any operation skips those that passes cannot run on.
                    let fits = |op: &OpRef<'_>| match nested.anchor.as_str() {
                        "any" => check_is_supported(*op).is_ok(),
                        anchor => op.name().as_str() == anchor,
                    };
                    let ops: Vec<Op> = blocks
                        .flat_map(|block| block.ops())
                        .filter(fits)
                        .map(|op| op.handle())
                        .collect();
                    for op in ops {
                        nested.run_on(ir, op, verify_each)?;
                    }
                }
            }
        }
        Ok(())
    }
}

fn check_is_supported(op: OpRef<'_>) -> PassResult {
    let problem = if !op.is_registered() {
        "trying to schedule a pass on an unregistered operation"
    } else if !op.has_trait::<IsIsolatedFromAbove>() {
        "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
    } else {
        return Ok(());
    };
    Err(vec![op.op_error(problem)])
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    passes: &'t [PassInfo],
}

impl<'t> Parser<'t> {
    /// Parses elements up to the end, or, if `is_nested`, up to the closing parenthesis.
    fn elements(&mut self, pipeline: &mut Pipeline, is_nested: bool) -> Result<(), String> {
        loop {
            let start = self.at;
            let rest = &self.text[start..];
            let end = rest.find([',', '{', ')', '(']).unwrap_or(rest.len());
            let name = rest[..end].trim();
            self.at += end;
            if self.eat('(') {
                let mut nested = Pipeline::new(name);
                self.elements(&mut nested, true)?;
                pipeline.nest(nested);
            } else if !name.is_empty() {
                let options = self.options(start)?;
                let Some(info) = self.passes.iter().find(|pass| pass.argument == name) else {
                    let problem = "does not refer to a registered pass or pass pipeline";
                    return Err(self.error(start, &format!("'{name}' {problem}")));
                };
                pipeline.add(info, options).map_err(|error| {
                    format!("{error}failed to add `{name}` with options `{options}`\n\n")
                })?;
            }
            if self.at == self.text.len() {
                if is_nested {
                    let problem = "encountered unbalanced parentheses while parsing pipeline";
                    return Err(self.error(start, problem));
                }
                return Ok(());
            }
            if self.eat(')') {
                if is_nested {
                    return Ok(());
                }
                let problem = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
                return Err(self.error(self.at - 1, problem));
            }
            self.eat(',');
        }
    }

    /// Parses `{options}`, if there are any.
    fn options(&mut self, start: usize) -> Result<&'t str, String> {
        if !self.eat('{') {
            return Ok("");
        }
        let rest: &'t str = &self.text[self.at..];
        let mut depth = 1;
        for (offset, byte) in rest.bytes().enumerate() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at += offset + 1;
                return Ok(&rest[..offset]);
            }
        }
        Err(self.error(start, "missing closing '}' while processing pass options"))
    }

    fn eat(&mut self, character: char) -> bool {
        let found = self.text[self.at..].starts_with(character);
        self.at += usize::from(found);
        found
    }

    fn error(&self, at: usize, message: &str) -> String {
        let (text, column) = (self.text, at + 1);
        let caret = format!("{}^", " ".repeat(at));
        format!(
            "<unknown>:0: error: MLIR Textual PassPipeline Parser:1:{column}: error: {message}\n{text}\n{caret}\n\n"
        )
    }
}
