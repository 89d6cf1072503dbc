//! Options of passes.

/// The declaration of an option.
#[derive(Clone, Copy, Debug)]
pub struct PassOption {
    /// The name.
    pub name: &'static str,
    /// The description in `--help`.
    pub summary: &'static str,
}

/// The options that were given to a pass.
#[derive(Clone, Default, Debug)]
pub struct PassOptions {
    values: Vec<(&'static str, Option<String>)>,
}

impl PassOptions {
    /// Parses `name=value` pairs and names, separated by spaces. A value may be enclosed in braces or quotes.
    ///
    /// # Errors
    ///
    /// If an option is not in `declared`.
    pub(super) fn parse(text: &str, declared: &[PassOption]) -> Result<Self, String> {
        let mut values = Vec::new();
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let name = &rest[..end];
            let mut value = None;
            rest = &rest[end..];
            if let Some(after) = rest.strip_prefix('=') {
                let end = value_end(after);
                value = Some(unquote(&after[..end]).to_owned());
                rest = &after[end..];
            }
            let Some(option) = declared.iter().find(|option| option.name == name) else {
                return Err(format!(
                    "<unknown>:0: error: <Pass-Options-Parser>: no such option {name}\n\n"
                ));
            };
            values.push((option.name, value));
            rest = rest.trim_start();
        }
        Ok(PassOptions { values })
    }

    /// The last value of the option `name`. `Some(None)` if it was given without a value.
    fn get(&self, name: &str) -> Option<Option<&str>> {
        let given = self.values.iter().rev().find(|(it, _)| *it == name);
        given.map(|(_, value)| value.as_deref())
    }

    /// The boolean option `name`, if it was given.
    ///
    /// # Errors
    ///
    /// If the value is not a boolean.
    pub fn flag(&self, name: &str) -> Result<Option<bool>, String> {
        match self.get(name) {
            None => Ok(None),
            Some(None | Some("true" | "TRUE" | "True" | "1" | "")) => Ok(Some(true)),
            Some(Some("false" | "FALSE" | "False" | "0")) => Ok(Some(false)),
            Some(Some(value)) => Err(invalid(
                name,
                &format!("'{value}' is invalid value for boolean argument! Try 0 or 1"),
            )),
        }
    }

    /// The number option `name`, if it was given.
    ///
    /// # Errors
    ///
    /// If the value is not a number.
    pub fn number(&self, name: &str) -> Result<Option<i64>, String> {
        let Some(value) = self.value(name)? else { return Ok(None) };
        match value.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(invalid(name, &format!("'{value}' value invalid for long argument!"))),
        }
    }

    /// The option `name` with one of several values, if it was given.
    ///
    /// # Errors
    ///
    /// If the value is none of `cases`.
    pub fn case<T: Copy>(&self, name: &str, cases: &[(&str, T)]) -> Result<Option<T>, String> {
        let Some(value) = self.value(name)? else { return Ok(None) };
        match cases.iter().find(|(case, _)| *case == value) {
            Some((_, case)) => Ok(Some(*case)),
            None => Err(invalid(name, &format!("Cannot find option named '{value}'!"))),
        }
    }

    /// The values of the list option `name`, which are separated by commas.
    ///
    /// # Errors
    ///
    /// If the option was given without a value.
    pub fn list(&self, name: &str) -> Result<Vec<String>, String> {
        let value = self.value(name)?.unwrap_or_default();
        Ok(value.split(',').filter(|it| !it.is_empty()).map(str::to_owned).collect())
    }

    fn value(&self, name: &str) -> Result<Option<&str>, String> {
        match self.get(name) {
            Some(None) => Err(invalid(name, "requires a value!")),
            Some(value) => Ok(value),
            None => Ok(None),
        }
    }
}

fn invalid(name: &str, problem: &str) -> String {
    format!("PROGRAM: for the --{name} option: {problem}\n<unknown>:0: error: \n")
}

/// The length of the value at the start of `text`.
fn value_end(text: &str) -> usize {
    let mut depth = 0usize;
    let mut quote = None;
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (Some(open), _) if byte == open => quote = None,
            (Some(_), _) => {}
            (None, b'\'' | b'"') => quote = Some(byte),
            (None, b'{' | b'(' | b'[') => depth += 1,
            (None, b'}' | b')' | b']') => depth = depth.saturating_sub(1),
            (None, b' ') if depth == 0 => return at,
            (None, _) => {}
        }
    }
    text.len()
}

/// `value` without the braces or quotes around it.
fn unquote(value: &str) -> &str {
    let inner = |open, close| value.strip_prefix(open)?.strip_suffix(close);
    inner('{', '}').or_else(|| inner('\'', '\'')).or_else(|| inner('"', '"')).unwrap_or(value)
}
