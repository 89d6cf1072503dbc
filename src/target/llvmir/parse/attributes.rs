//! Attributes.

use super::Result;
use super::lexer::Token;
use super::parser::Parser;
use crate::target::llvmir::ir::{
    Attribute, Attributes, FloatClasses, MemoryEffects, Type, known_attribute,
};

/// Words with a number.
const WITH_NUMBER: &[&str] = &["align", "alignstack", "dereferenceable", "dereferenceable_or_null"];

/// Words with a type.
const WITH_TYPE: &[&str] = &["byref", "byval", "elementtype", "inalloca", "preallocated", "sret"];

/// Words which only functions have.
const OF_FUNCTIONS: &[&str] = &[
    "alwaysinline",
    "builtin",
    "cold",
    "convergent",
    "hot",
    "inlinehint",
    "minsize",
    "mustprogress",
    "naked",
    "nobuiltin",
    "nocallback",
    "noduplicate",
    "noimplicitfloat",
    "noinline",
    "nonlazybind",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosync",
    "nounwind",
    "optnone",
    "optsize",
    "returns_twice",
    "speculatable",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "uwtable",
    "willreturn",
];

impl Parser<'_> {
    /// `attributes #0 = { .. }`.
    pub(super) fn group(&mut self) -> Result {
        self.advance();
        let Token::Group(number) = self.peek() else {
            return self.error("expected attribute group id");
        };
        self.advance();
        self.expect(b'=', "expected '=' here")?;
        self.expect(b'{', "expected '{' here")?;
        let at = self.here();
        let mut attributes = Vec::new();
        while let Some(attribute) = self.function_attribute()? {
            attributes.push(attribute);
        }
        self.expect(b'}', "expected end of attribute group")?;
        if attributes.is_empty() {
            return self.error_at(at, "attribute group has no attributes");
        }
        self.groups.entry(*number).or_default().extend(attributes);
        Ok(())
    }

    /// Skips an attribute group, which is known already.
    pub(super) fn skip_group(&mut self) -> Result {
        if !matches!(self.peek_at(1), Token::Group(_)) {
            self.advance();
            return self.error("expected attribute group id");
        }
        let known = std::mem::take(&mut self.groups);
        let parsed = self.group();
        self.groups = known;
        parsed
    }

    /// The attributes of a function or a call: words, strings and groups.
    pub(super) fn function_attributes(&mut self) -> Result<Attributes> {
        let mut attributes = Attributes::default();
        loop {
            if let Token::Group(number) = self.peek() {
                self.advance();
                for attribute in self.groups.get(number).into_iter().flatten() {
                    attributes.add(attribute.clone());
                }
            } else if let Some(attribute) = self.function_attribute()? {
                attributes.add(attribute);
            } else {
                break;
            }
        }
        Ok(upgraded(attributes))
    }

    fn function_attribute(&mut self) -> Result<Option<Attribute>> {
        match self.peek() {
            Token::String(_) => self.string_attribute().map(Some),
            // The alignment of a function is no attribute.
            Token::Word("align") if *self.peek_at(1) != Token::Mark(b'=') => Ok(None),
            Token::Word(word) => self.attribute(word),
            _ => Ok(None),
        }
    }

    fn string_attribute(&mut self) -> Result<Attribute> {
        let name = self.string()?;
        let value = if self.take(b'=') { Some(self.string()?) } else { None };
        Ok(Attribute::String(name, value.filter(|it| !it.is_empty())))
    }

    /// The attributes of a parameter or a result.
    pub(super) fn parameter_attributes(&mut self) -> Result<Attributes> {
        let mut attributes = Attributes::default();
        loop {
            let at = self.here();
            let attribute = match self.peek() {
                Token::String(_) => Some(self.string_attribute()?),
                Token::Word(word) if OF_FUNCTIONS.contains(word) => {
                    return self.error_at(at, "this attribute does not apply to parameters");
                }
                Token::Word("nocapture") => {
                    self.advance();
                    Some(Attribute::Text("captures", "(none)".to_owned()))
                }
                Token::Word(word) => self.attribute(word)?,
                _ => None,
            };
            match attribute {
                Some(attribute) => attributes.add(attribute),
                None => return Ok(attributes),
            }
        }
    }

    fn attribute(&mut self, word: &str) -> Result<Option<Attribute>> {
        let Some(name) = known_attribute(word) else { return Ok(None) };
        self.advance();
        if WITH_NUMBER.contains(&name) {
            return self.number_attribute(name).map(Some);
        }
        if WITH_TYPE.contains(&name) {
            self.expect(b'(', "expected '('")?;
            let ty = self.ty()?;
            self.expect(b')', "expected ')'")?;
            return Ok(Some(Attribute::Type(name, ty)));
        }
        Ok(Some(match name {
            "memory" => Attribute::Text(name, self.memory()?),
            "range" => Attribute::Text(name, self.range()?),
            "nofpclass" => Attribute::Text(name, self.float_classes()?),
            "uwtable" => match self.uwtable()? {
                true => Attribute::Text(name, "(sync)".to_owned()),
                false => Attribute::Enum(name),
            },
            "allocsize" => {
                self.expect(b'(', "expected '('")?;
                let size = self.small_number()?;
                let count = if self.take(b',') { Some(self.small_number()?) } else { None };
                self.expect(b')', "expected ')'")?;
                let count = count.map_or_else(String::new, |it| format!(",{it}"));
                Attribute::Text(name, format!("({size}{count})"))
            }
            "vscale_range" => {
                self.expect(b'(', "expected '('")?;
                let least = self.small_number()?;
                let most = if self.take(b',') { self.small_number()? } else { least };
                self.expect(b')', "expected ')'")?;
                Attribute::Text(name, format!("({least},{most})"))
            }
            "allockind" => {
                self.expect(b'(', "expected '('")?;
                let kinds = self.string()?;
                self.expect(b')', "expected ')'")?;
                Attribute::Text(name, format!("(\"{kinds}\")"))
            }
            "captures" | "initializes" => Attribute::Text(name, self.parenthesized()?),
            _ => Attribute::Enum(name),
        }))
    }

    fn number_attribute(&mut self, name: &'static str) -> Result<Attribute> {
        let has_mark = self.take(b'=');
        let has_parenthesis = !has_mark && self.take(b'(');
        if !has_mark && !has_parenthesis && name != "align" {
            return self.error("expected '('");
        }
        let at = self.here();
        let number = self.number()?;
        if has_parenthesis {
            self.expect(b')', "expected ')'")?;
        }
        if name.starts_with("align") && !number.is_power_of_two() {
            let what = if name == "align" { "alignment" } else { "stack alignment" };
            return self.error_at(at, format!("{what} is not a power of two"));
        }
        if name == "align" && number > 1 << 32 {
            return self.error_at(at, "huge alignments are not supported yet");
        }
        if name.starts_with("deref") && number == 0 {
            return self.error_at(at, "dereferenceable bytes must be non-zero");
        }
        Ok(Attribute::Integer(name, number))
    }

    fn memory(&mut self) -> Result<String> {
        self.expect(b'(', "expected '('")?;
        let mut effects = MemoryEffects::default();
        let mut is_first = true;
        loop {
            let place = match self.peek() {
                Token::Label(place) => {
                    self.advance();
                    Some(place.as_str())
                }
                _ => None,
            };
            let Some(word) = self.take_one_of(&["none", "read", "write", "readwrite"]) else {
                let what = if place.is_some() {
                    "access kind"
                } else {
                    "memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)"
                };
                return self.error(format!("expected {what}"));
            };
            match place {
                Some(place) if !effects.set(place, word) => {
                    return self
                        .error("expected memory location (argmem, inaccessiblemem, errnomem)");
                }
                Some(_) => {}
                None if is_first => effects = MemoryEffects::all(word),
                None => return self.error("default access kind must be specified first"),
            }
            is_first = false;
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b')', "unterminated memory attribute")?;
        Ok(effects.text())
    }

    /// `(i32 0, 10)`.
    fn range(&mut self) -> Result<String> {
        self.expect(b'(', "expected '('")?;
        let at = self.here();
        let ty = self.ty()?;
        let Type::Integer(width) = self.module.types[ty] else {
            return self.error_at(at, "the range must have integer type!");
        };
        let mut bounds = Vec::new();
        for mark in *b",)" {
            let Token::Integer(text) = self.peek() else { return self.error("expected integer") };
            self.advance();
            bounds.push(*text);
            self.expect(mark, if mark == b',' { "expected ','" } else { "expected ')'" })?;
        }
        Ok(format!("(i{width} {}, {})", bounds[0], bounds[1]))
    }

    fn float_classes(&mut self) -> Result<String> {
        self.expect(b'(', "expected '('")?;
        let mut classes = FloatClasses::default();
        loop {
            match self.peek() {
                Token::Integer(text) => {
                    let Some(found) = text.parse().ok().and_then(FloatClasses::from_bits) else {
                        return self.error("invalid mask value for 'nofpclass'");
                    };
                    classes = found;
                }
                Token::Word(word) => {
                    if !classes.add(word) {
                        return self.error("expected nofpclass test mask");
                    }
                }
                _ => break,
            }
            self.advance();
        }
        self.expect(b')', "expected ')'")?;
        Ok(classes.text())
    }

    /// Whether the table is for synchronous exceptions only.
    fn uwtable(&mut self) -> Result<bool> {
        if !self.take(b'(') {
            return Ok(false);
        }
        let Some(kind) = self.take_one_of(&["sync", "async"]) else {
            return self.error("expected unwind table kind");
        };
        self.expect(b')', "expected ')'")?;
        Ok(kind == "sync")
    }

    /// What is in parentheses, with a space where LLVM writes one.
    fn parenthesized(&mut self) -> Result<String> {
        let mut text = String::new();
        let mut depth = 0;
        loop {
            match self.peek() {
                Token::Mark(b'(') => {
                    depth += 1;
                    text.push('(');
                }
                Token::Mark(b')') => {
                    depth -= 1;
                    text.push(')');
                }
                Token::Mark(b',') => text.push_str(", "),
                Token::Label(word) => {
                    text.push_str(word);
                    text.push_str(": ");
                }
                Token::Word(word) | Token::Integer(word) => text.push_str(word),
                _ => return self.error("expected ')'"),
            }
            if depth == 0 && text.starts_with('(') {
                self.advance();
                return Ok(text);
            }
            if depth <= 0 {
                return self.error("expected '('");
            }
            self.advance();
        }
    }
}

/// Attributes with `memory(..)` instead of the words that LLVM had before.
fn upgraded(attributes: Attributes) -> Attributes {
    let words = ["readnone", "readonly", "writeonly"];
    if !words.iter().any(|it| attributes.has(it)) {
        return attributes;
    }
    let word = match () {
        () if attributes.has("readnone") => "none",
        () if attributes.has("readonly") => "read",
        () => "write",
    };
    let kept = attributes.iter().filter(|it| !words.contains(&it.name())).cloned();
    let memory = Attribute::Text("memory", MemoryEffects::all(word).text());
    kept.chain(std::iter::once(memory)).collect()
}
