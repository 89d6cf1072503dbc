//! The types of options.

use super::{OptionError, OptionInfo, OptionLine, OptionValue, OptionVisitor, Options};
use super::{parse_options, text};
use crate::pass::registry::PassRegistry;

/// The text after `=`.
fn required(text: Option<&str>) -> Result<&str, OptionError> {
    text.ok_or_else(|| OptionError::Invalid("requires a value!".to_owned()))
}

impl OptionValue for bool {
    fn parse(&mut self, text: Option<&str>, _: &PassRegistry) -> Result<(), OptionError> {
        *self = match text.unwrap_or_default() {
            "" | "true" | "TRUE" | "True" | "1" => true,
            "false" | "FALSE" | "False" | "0" => false,
            other => {
                let problem = "is invalid value for boolean argument! Try 0 or 1";
                return Err(OptionError::Invalid(format!("'{other}' {problem}")));
            }
        };
        Ok(())
    }

    fn print(&self) -> Option<String> {
        Some(self.to_string())
    }

    fn type_name(&self) -> &'static str {
        ""
    }
}

/// Parses an integer whose prefix decides its radix, as in C.
fn parse_integer(text: &str) -> Option<i128> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let lower = digits.to_ascii_lowercase();
    let (radix, digits) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, &lower[2..]),
        [b'0', b'b', ..] => (2, &lower[2..]),
        [b'0', b'o', ..] => (8, &lower[2..]),
        [b'0', b'0'..=b'9', ..] => (8, &lower[1..]),
        _ => (10, &lower[..]),
    };
    if digits.starts_with(['+', '-']) {
        return None;
    }
    let value = i128::from_str_radix(digits, radix).ok()?;
    Some(if is_negative { -value } else { value })
}

macro_rules! number_options {
    ($($ty:ident $name:literal $shown:literal,)*) => {$(
        impl OptionValue for $ty {
            fn parse(&mut self, text: Option<&str>, _: &PassRegistry) -> Result<(), OptionError> {
                let text = required(text)?;
                let value = parse_integer(text).and_then(|value| $ty::try_from(value).ok());
                let problem = || format!("'{text}' value invalid for {} argument!", $name);
                *self = value.ok_or_else(|| OptionError::Invalid(problem()))?;
                Ok(())
            }

            fn print(&self) -> Option<String> {
                Some(self.to_string())
            }

            fn type_name(&self) -> &'static str {
                $shown
            }
        }
    )*};
}

number_options! {
    i32 "integer" "<int>",
    i64 "long" "<long>",
    u32 "uint" "<uint>",
    u64 "ulong" "<ulong>",
    usize "ulong" "<ulong>",
}

impl OptionValue for f64 {
    fn parse(&mut self, text: Option<&str>, _: &PassRegistry) -> Result<(), OptionError> {
        let text = required(text)?;
        let problem = || format!("'{text}' value invalid for floating point argument!");
        *self = text.parse().map_err(|_| OptionError::Invalid(problem()))?;
        Ok(())
    }

    fn print(&self) -> Option<String> {
        // As `printf("%e")`: six digits, and an exponent with a sign and two digits.
        let text = format!("{self:.6e}");
        let Some((digits, exponent)) = text.split_once('e') else { return Some(text) };
        let (sign, exponent) = match exponent.strip_prefix('-') {
            Some(exponent) => ('-', exponent),
            None => ('+', exponent),
        };
        Some(format!("{digits}e{sign}{exponent:0>2}"))
    }

    fn type_name(&self) -> &'static str {
        "<number>"
    }
}

impl OptionValue for f32 {
    fn parse(&mut self, text: Option<&str>, registry: &PassRegistry) -> Result<(), OptionError> {
        let mut value = f64::from(*self);
        value.parse(text, registry)?;
        *self = value as f32;
        Ok(())
    }

    fn print(&self) -> Option<String> {
        f64::from(*self).print()
    }

    fn type_name(&self) -> &'static str {
        "<number>"
    }
}

impl OptionValue for String {
    fn parse(&mut self, text: Option<&str>, _: &PassRegistry) -> Result<(), OptionError> {
        required(text)?.clone_into(self);
        Ok(())
    }

    /// Adds braces around a text with spaces, unless it has quotes or braces before the first space.
    fn print(&self) -> Option<String> {
        let needs_braces =
            self.find([' ', '{', '\'', '"']).is_some_and(|at| self[at..].starts_with(' '));
        Some(if needs_braces { format!("{{{self}}}") } else { self.clone() })
    }

    fn type_name(&self) -> &'static str {
        "<string>"
    }
}

/// A value of an [`OptionEnum`].
#[derive(Clone, Copy, Debug)]
pub struct OptionCase<T> {
    /// The name in text.
    pub name: &'static str,
    /// The description in `--help`.
    pub description: &'static str,
    /// The value.
    pub value: T,
}

/// A type of options that have one of a fixed set of values.
pub trait OptionEnum: Copy + PartialEq + 'static {
    /// The values.
    const CASES: &'static [OptionCase<Self>];
}

impl<T: OptionEnum> OptionValue for T {
    fn parse(&mut self, text: Option<&str>, _: &PassRegistry) -> Result<(), OptionError> {
        let text = required(text)?;
        let case = T::CASES.iter().find(|case| case.name == text);
        let problem = || format!("Cannot find option named '{text}'!");
        *self = case.ok_or_else(|| OptionError::Invalid(problem()))?.value;
        Ok(())
    }

    fn print(&self) -> Option<String> {
        let case = T::CASES.iter().find(|case| case.value == *self);
        case.map(|case| case.name.to_owned())
    }

    fn type_name(&self) -> &'static str {
        "<value>"
    }

    fn cases(&self) -> Vec<(&'static str, &'static str)> {
        T::CASES.iter().map(|case| (case.name, case.description)).collect()
    }
}

/// An option with a list of values, separated by commas. An option that is given several times has all values. A
/// default is replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListOption<T> {
    values: Vec<T>,
    is_default: bool,
}

impl<T> Default for ListOption<T> {
    fn default() -> Self {
        ListOption { values: Vec::new(), is_default: true }
    }
}

impl<T> ListOption<T> {
    /// A list that is not the default, so it is printed.
    pub fn of(values: Vec<T>) -> Self {
        ListOption { values, is_default: false }
    }

    /// A list whose default is `values`.
    pub fn with_default(values: Vec<T>) -> Self {
        ListOption { values, is_default: true }
    }
}

impl<T> std::ops::Deref for ListOption<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.values
    }
}

impl<T: OptionValue + Default> OptionValue for ListOption<T> {
    fn parse(&mut self, text: Option<&str>, registry: &PassRegistry) -> Result<(), OptionError> {
        let text = required(text)?;
        if std::mem::take(&mut self.is_default) {
            self.values.clear();
        }
        if text.is_empty() {
            return Ok(());
        }
        for element in text::elements(text) {
            let mut value = T::default();
            value.parse(Some(element), registry)?;
            self.values.push(value);
        }
        Ok(())
    }

    fn print(&self) -> Option<String> {
        if self.is_default {
            return None;
        }
        let values: Vec<String> = self.values.iter().filter_map(T::print).collect();
        Some(format!("{{{}}}", values.join(",")))
    }

    fn type_name(&self) -> &'static str {
        T::default().type_name()
    }

    fn cases(&self) -> Vec<(&'static str, &'static str)> {
        T::default().cases()
    }
}

/// An option whose value has options itself: `{name=value ...}`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct OptionGroup<O>(pub O);

impl<O: Options + Clone> OptionValue for OptionGroup<O> {
    fn parse(&mut self, text: Option<&str>, registry: &PassRegistry) -> Result<(), OptionError> {
        let mut visit = |visitor: &mut OptionVisitor<'_>| self.0.visit(visitor);
        parse_options(required(text)?, registry, &mut visit).map_err(|(name, error)| {
            let line = match error {
                OptionError::Invalid(problem) => OptionLine { option: Some(name), problem },
                OptionError::Unknown(_) => {
                    OptionLine { option: None, problem: format!("{error}\n") }
                }
                OptionError::Nested { .. } => return error,
            };
            OptionError::Nested { lines: vec![line], message: String::new() }
        })
    }

    fn print(&self) -> Option<String> {
        let mut options = self.0.clone();
        let text = super::print_options(&mut |visitor| options.visit(visitor));
        Some(if text.is_empty() { "{}".to_owned() } else { text })
    }

    fn type_name(&self) -> &'static str {
        "<value>"
    }
}

/// The lines of `--help` about options: name and type, and the description.
pub(in crate::pass) fn help_lines(visit: super::Visit<'_>) -> Vec<(String, &'static str)> {
    let mut options = Vec::new();
    let mut list = |info: OptionInfo, option: &mut dyn OptionValue| {
        let equals = if option.type_name().is_empty() { "" } else { "=" };
        let line = format!("--{}{equals}{}", info.name, option.type_name());
        options.push((info.name, line, info.description, option.cases()));
    };
    visit(&mut OptionVisitor::new(&mut list));
    options.sort_by_key(|(name, ..)| *name);
    let mut lines = Vec::new();
    for (_, line, description, cases) in options {
        lines.push((line, description));
        lines
            .extend(cases.into_iter().map(|(name, description)| (format!("={name}"), description)));
    }
    lines
}
