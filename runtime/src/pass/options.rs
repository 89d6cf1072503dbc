//! Options of passes and pipelines.

mod text;
mod values;

pub(super) use values::help_lines;
pub use values::{ListOption, OptionCase, OptionEnum, OptionGroup};

use std::fmt;

use super::registry::PassRegistry;

/// A set of typed options, such as those of a pipeline or a struct that several passes share. See
/// [`Pass::options`](super::Pass::options) for an example.
pub trait Options {
    /// Calls `visitor` with each option.
    fn visit(&mut self, visitor: &mut OptionVisitor<'_>);
}

impl Options for () {
    fn visit(&mut self, _: &mut OptionVisitor<'_>) {}
}

/// The name and the description of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// The name.
    pub name: &'static str,
    /// The description in `--help`.
    pub description: &'static str,
}

/// Receives the options of a pass one by one, to set, print or list them.
pub struct OptionVisitor<'v>(&'v mut dyn FnMut(OptionInfo, &mut dyn OptionValue));

impl fmt::Debug for OptionVisitor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OptionVisitor")
    }
}

impl<'v> OptionVisitor<'v> {
    pub(super) fn new(visit: &'v mut dyn FnMut(OptionInfo, &mut dyn OptionValue)) -> Self {
        OptionVisitor(visit)
    }

    /// Visits the option `name`, whose current value, initially the default, is `value`.
    pub fn option(
        &mut self,
        name: &'static str,
        description: &'static str,
        value: &mut impl OptionValue,
    ) {
        (self.0)(OptionInfo { name, description }, value);
    }
}

/// A value of an option: `bool`, an integer, a float, `String`, an [`OptionEnum`], a [`ListOption`], an [`OptionGroup`], or a
/// pipeline ([`OpPassManager`](super::OpPassManager)).
pub trait OptionValue {
    /// Sets the value. `text` is `None` for an option without `=`; `registry` has the passes that a pipeline may name.
    ///
    /// # Errors
    ///
    /// If the text is invalid.
    fn parse(&mut self, text: Option<&str>, registry: &PassRegistry) -> Result<(), OptionError>;

    /// The text of the value; `None` if the option is omitted in printed pipelines.
    fn print(&self) -> Option<String>;

    /// The type in `--help`, such as `<int>`; empty if the value may be omitted.
    fn type_name(&self) -> &'static str;

    /// The names of the values with their descriptions, if the option has one of a fixed set of values.
    fn cases(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}

/// The reason why an option is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The value is invalid, with the problem.
    Invalid(String),
    /// The value contains a pipeline or options that are invalid.
    Nested {
        /// What upstream writes before the message.
        lines: Vec<OptionLine>,
        /// The message; it may be empty.
        message: String,
    },
    /// There is no option of this name.
    Unknown(String),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Invalid(problem) => f.write_str(problem),
            OptionError::Nested { lines, message } => {
                lines.iter().try_for_each(|line| f.write_str(&line.text("")))?;
                f.write_str(message)
            }
            OptionError::Unknown(name) => {
                write!(f, "<Pass-Options-Parser>: no such option {name}")
            }
        }
    }
}

impl std::error::Error for OptionError {}

/// A text about an option, which upstream writes before its message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionLine {
    /// The name of the option; `None` if the text is complete.
    pub option: Option<String>,
    /// The problem, or the complete text.
    pub problem: String,
}

impl OptionLine {
    /// The text as the program called `program` writes it.
    pub fn text(&self, program: &str) -> String {
        match &self.option {
            Some(name) => format!("{program}: for the --{name} option: {}\n", self.problem),
            None => self.problem.clone(),
        }
    }
}

/// A function that visits options.
pub(super) type Visit<'v> = &'v mut dyn FnMut(&mut OptionVisitor<'_>);

/// Sets options from `name=value` pairs and names, separated by spaces. The error has the name of the option.
pub(super) fn parse_options(
    text: &str,
    registry: &PassRegistry,
    visit: Visit<'_>,
) -> Result<(), (String, OptionError)> {
    let mut rest = text;
    while !rest.is_empty() {
        let (name, value, after) = text::next_option(rest);
        rest = after;
        if name.is_empty() {
            continue;
        }
        let mut result = Err(OptionError::Unknown(name.to_owned()));
        let mut set = |info: OptionInfo, option: &mut dyn OptionValue| {
            if info.name == name {
                result = option.parse(value, registry);
            }
        };
        visit(&mut OptionVisitor::new(&mut set));
        result.map_err(|error| (name.to_owned(), error))?;
    }
    Ok(())
}

/// The text of options in braces, sorted by name; empty if there are no options.
pub(super) fn print_options(visit: Visit<'_>) -> String {
    let mut texts: Vec<(&str, String)> = Vec::new();
    let mut print = |info: OptionInfo, option: &mut dyn OptionValue| {
        let value = option.print();
        let text = value.map_or_else(String::new, |value| format!("{}={value}", info.name));
        texts.push((info.name, text));
    };
    visit(&mut OptionVisitor::new(&mut print));
    if texts.is_empty() {
        return String::new();
    }
    texts.sort_by_key(|(name, _)| *name);
    let texts: Vec<String> = texts.into_iter().map(|(_, text)| text).collect();
    format!("{{{}}}", texts.join(" "))
}
