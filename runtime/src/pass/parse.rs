//! Parses textual pipelines, such as `builtin.module(func.func(cse,canonicalize{top-down=false}))`.

use std::fmt;

use super::op_manager::OpPassManager;
use super::options::{OptionError, OptionLine, OptionValue};
use super::registry::{AddError, PassRegistry};
use crate::core::diag::render::caret_line;

/// The reason why a textual pipeline is invalid. The messages are upstream's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelineError {
    message: String,
    /// What upstream writes before the message.
    lines: Vec<OptionLine>,
    offset: Option<usize>,
}

impl PipelineError {
    fn new(message: impl Into<String>) -> Self {
        PipelineError { message: message.into(), lines: Vec::new(), offset: None }
    }

    /// The message; empty if an option is invalid and nothing else is known.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The place of the error in the text that was parsed, in bytes, if it is a mistake in the structure of the text.
    pub fn offset(&self) -> Option<usize> {
        self.offset
    }

    /// The lines that upstream's program called `program` writes about an option before the message.
    pub fn option_lines(&self, program: &str) -> String {
        self.lines.iter().map(|line| line.text(program)).collect()
    }

    /// The error of an option whose value is the pipeline.
    fn nested(self, message: String) -> OptionError {
        let mut lines = self.lines;
        lines.push(OptionLine { option: None, problem: self.message });
        OptionError::Nested { lines, message }
    }

    /// The error of an option. `adding` is the pass with its options, in a pipeline; upstream prints no such line for
    /// flags.
    fn adding(error: AddError, adding: Option<(&str, &str)>) -> Self {
        let mut result = PipelineError::new("");
        result.message = match error {
            AddError::Option(name, OptionError::Invalid(problem)) => {
                result.lines = vec![OptionLine { option: Some(name), problem }];
                String::new()
            }
            AddError::Option(_, OptionError::Nested { lines, message }) => {
                result.lines = lines;
                message
            }
            AddError::Option(_, error @ OptionError::Unknown(_)) => format!("{error}\n"),
            AddError::Misplaced(problem) => problem,
        };
        if let Some((name, options)) = adding {
            result.message += &format!("\nfailed to add `{name}` with options `{options}`\n");
        }
        result
    }
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for OptionLine { option, problem } in &self.lines {
            match option {
                Some(name) => write!(f, "option `{name}`: {problem}")?,
                None => f.write_str(problem)?,
            }
        }
        f.write_str(self.message.trim_end())
    }
}

impl std::error::Error for PipelineError {}

impl OpPassManager {
    /// Parses a textual pipeline such as `builtin.module(func.func(canonicalize{top-down=true},cse))`.
    ///
    /// # Errors
    ///
    /// If the text is invalid or names a pass that is not in `registry`.
    pub fn parse(text: &str, registry: &PassRegistry) -> Result<Self, PipelineError> {
        parse_anchored(text, registry)
    }

    /// Adds the passes in a text such as `canonicalize,func.func(cse)`.
    ///
    /// # Errors
    ///
    /// If the text is invalid or names a pass that is not in `registry`.
    pub fn add_text(&mut self, text: &str, registry: &PassRegistry) -> Result<(), PipelineError> {
        parse_into(text, self, registry)
    }

    /// Adds the pass or the pipeline that is registered as `argument`, with the options in `options`.
    ///
    /// # Errors
    ///
    /// If nothing is registered as `argument`, an option is invalid, or the pass is restricted to operations of another
    /// name, unless nesting is implicit.
    pub fn add_registered(
        &mut self,
        argument: &str,
        options: &str,
        registry: &PassRegistry,
    ) -> Result<(), PipelineError> {
        let problem = "does not refer to a registered pass or pass pipeline";
        let unknown = || PipelineError::new(format!("'{argument}' {problem}"));
        let entry = registry.get(argument).ok_or_else(unknown)?;
        entry.add_to(self, options, registry).map_err(|error| PipelineError::adding(error, None))
    }
}

/// A name in a pipeline: a pass with options, or an anchor with the elements of its pipeline.
#[derive(Debug)]
struct Element<'t> {
    name: &'t str,
    options: &'t str,
    inner: Vec<Element<'t>>,
}

/// Parses `anchor(elements)`.
fn parse_anchored(text: &str, registry: &PassRegistry) -> Result<OpPassManager, PipelineError> {
    let trimmed = text.trim();
    let outer = trimmed.split_once('(').filter(|(name, _)| !name.is_empty());
    let inner = outer.and_then(|(name, rest)| Some((name.trim_end(), rest.strip_suffix(')')?)));
    let Some((anchor, inner)) = inner else {
        return Err(PipelineError::new(
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
        ));
    };
    let mut manager = OpPassManager::new(anchor);
    parse_into(inner, &mut manager, registry).map_err(|error| {
        let start = inner.as_ptr() as usize - text.as_ptr() as usize;
        PipelineError { offset: error.offset.map(|offset| offset + start), ..error }
    })?;
    Ok(manager)
}

/// Parses elements and adds their passes to `manager`.
fn parse_into(
    text: &str,
    manager: &mut OpPassManager,
    registry: &PassRegistry,
) -> Result<(), PipelineError> {
    if text.is_empty() {
        return Ok(());
    }
    let elements = Parser { text, at: 0 }.elements()?;
    check_names(&elements, text, registry)?;
    add_all(&elements, manager, registry)
}

/// Checks that all passes and pipelines exist.
fn check_names(
    elements: &[Element<'_>],
    text: &str,
    registry: &PassRegistry,
) -> Result<(), PipelineError> {
    for element in elements {
        if !element.inner.is_empty() {
            check_names(&element.inner, text, registry)?;
        } else if registry.get(element.name).is_none() {
            let at = element.name.as_ptr() as usize - text.as_ptr() as usize;
            let problem = "does not refer to a registered pass or pass pipeline";
            return Err(located(text, at, &format!("'{}' {problem}", element.name)));
        }
    }
    Ok(())
}

fn add_all(
    elements: &[Element<'_>],
    manager: &mut OpPassManager,
    registry: &PassRegistry,
) -> Result<(), PipelineError> {
    for Element { name, options, inner } in elements {
        match registry.get(name) {
            Some(entry) if inner.is_empty() => entry
                .add_to(manager, options, registry)
                .map_err(|error| PipelineError::adding(error, Some((name, options))))?,
            _ => add_all(inner, manager.nest(name), registry).map_err(|mut error| {
                let text =
                    format!("failed to add `{name}` with options `{options}` to inner pipeline\n");
                error.message += &text;
                error
            })?,
        }
    }
    Ok(())
}

/// An error at a byte of `text`, with the line and a caret below it.
fn located(text: &str, at: usize, message: &str) -> PipelineError {
    let line_start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let line = text[line_start..].lines().next().unwrap_or_default();
    let number = text[..at].matches('\n').count() + 1;
    let column = at - line_start;
    let mut shown = Vec::new();
    caret_line(&mut shown, line.as_bytes(), column, 1);
    let message = format!(
        "MLIR Textual PassPipeline Parser:{number}:{}: error: {message}\n{}",
        column + 1,
        String::from_utf8_lossy(&shown)
    );
    PipelineError { offset: Some(at), ..PipelineError::new(message) }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
}

/// The maximum nesting of pipelines in text.
const MAX_DEPTH: usize = 256;

impl<'t> Parser<'t> {
    /// Parses elements up to the end. Parentheses that close pipelines are consumed together, so that no empty name is
    /// between them.
    fn elements(mut self) -> Result<Vec<Element<'t>>, PipelineError> {
        let mut open: Vec<Vec<Element<'t>>> = vec![Vec::new()];
        loop {
            let start = self.at;
            let rest = &self.text[start..];
            let end = rest.find([',', '(', ')', '{']).unwrap_or(rest.len());
            let element =
                Element { name: self.trimmed(start, start + end), options: "", inner: Vec::new() };
            open.last_mut().expect("an open pipeline").push(element);
            self.at = start + end;
            if self.at == self.text.len() {
                break self.finish(open, start);
            }
            if self.eat('{') {
                let options = self.options()?;
                if let Some(element) = open.last_mut().and_then(|elements| elements.last_mut()) {
                    element.options = options;
                }
                self.skip_spaces();
            } else if self.eat('(') {
                if open.len() > MAX_DEPTH {
                    return Err(located(self.text, start, "pipelines are nested too deeply"));
                }
                open.push(Vec::new());
                continue;
            }
            while self.eat(')') {
                let Some(inner) = open.pop().filter(|_| !open.is_empty()) else {
                    let problem = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
                    return Err(located(self.text, self.at - 1, problem));
                };
                if let Some(element) = open.last_mut().and_then(|elements| elements.last_mut()) {
                    element.inner = inner;
                }
                self.skip_spaces();
            }
            if self.at == self.text.len() {
                break self.finish(open, self.text.len());
            }
            if !self.eat(',') {
                return Err(located(self.text, self.at, "expected ',' after parsing pipeline"));
            }
        }
    }

    /// The elements, unless a pipeline is still open. `rest` is the start of the text that is left.
    fn finish(
        &self,
        mut open: Vec<Vec<Element<'t>>>,
        rest: usize,
    ) -> Result<Vec<Element<'t>>, PipelineError> {
        match open.pop() {
            Some(elements) if open.is_empty() => Ok(elements),
            _ => {
                let problem = "encountered unbalanced parentheses while parsing pipeline";
                Err(located(self.text, rest, problem))
            }
        }
    }

    /// The text between two places without the spaces around it. An empty text keeps its place.
    fn trimmed(&self, start: usize, end: usize) -> &'t str {
        let text = &self.text[start..end];
        let trimmed = text.trim();
        if trimmed.is_empty() { &text[text.len()..] } else { trimmed }
    }

    /// Parses options up to the brace that closes them.
    fn options(&mut self) -> Result<&'t str, PipelineError> {
        let start = self.at;
        let mut depth = 1usize;
        for (offset, byte) in self.text[start..].bytes().enumerate() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at = start + offset + 1;
                return Ok(&self.text[start..start + offset]);
            }
        }
        let problem = "missing closing '}' while processing pass options";
        Err(located(self.text, start - 1, problem))
    }

    fn eat(&mut self, character: char) -> bool {
        let is_next = self.text[self.at..].starts_with(character);
        self.at += usize::from(is_next);
        is_next
    }

    fn skip_spaces(&mut self) {
        self.at = self.text.len() - self.text[self.at..].trim_start().len();
    }
}

/// An option whose value is a pipeline.
impl OptionValue for OpPassManager {
    fn parse(&mut self, text: Option<&str>, registry: &PassRegistry) -> Result<(), OptionError> {
        let text = text.ok_or_else(|| OptionError::Invalid("requires a value!".to_owned()))?;
        *self = parse_anchored(text, registry).map_err(|error| error.nested(String::new()))?;
        Ok(())
    }

    fn print(&self) -> Option<String> {
        Some(self.to_string())
    }

    fn type_name(&self) -> &'static str {
        "<pass-manager>"
    }
}

/// An option whose value is the text of the passes of a pipeline for any operation, such as `cse,canonicalize`. It is printed
/// as it was written.
#[derive(Clone, Default, Debug)]
pub struct PipelineText {
    text: String,
    pipeline: OpPassManager,
}

impl PipelineText {
    /// The pipeline that `text` names.
    ///
    /// # Errors
    ///
    /// If the text is invalid, or names a pass that `registry` does not have.
    pub fn parse(text: &str, registry: &PassRegistry) -> Result<Self, PipelineError> {
        let mut pipeline = OpPassManager::default();
        parse_into(text, &mut pipeline, registry)?;
        Ok(PipelineText { text: text.to_owned(), pipeline })
    }

    /// The pipeline.
    pub fn pipeline(&self) -> &OpPassManager {
        &self.pipeline
    }
}

impl OptionValue for PipelineText {
    fn parse(&mut self, text: Option<&str>, registry: &PassRegistry) -> Result<(), OptionError> {
        let mut written = String::new();
        OptionValue::parse(&mut written, text, registry)?;
        // Upstream has one pass with such an option.
        let problem = "Failed to parse composite pass pipeline".to_owned();
        *self = PipelineText::parse(&written, registry).map_err(|error| error.nested(problem))?;
        Ok(())
    }

    fn print(&self) -> Option<String> {
        self.text.print()
    }

    fn type_name(&self) -> &'static str {
        self.text.type_name()
    }
}
