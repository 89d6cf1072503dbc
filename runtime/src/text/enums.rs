//! Enums of definitions, and the attributes that store them.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::Deref;

use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::uniquer::KindTable;
use crate::kinds::attrs::{IntegerAttr, IntegerValue};
use crate::kinds::types::IntegerType;
use crate::support::apint::ApInt;
use crate::support::interner::ValueSlot;
use crate::text::forms::{ShortForm, ShortParser};
use crate::text::lexer::TokenKind;
use crate::text::{AsmWriter, OpPrinter, ParseResult, Parser};

/// An enum of a definition: a case, or a set of bits.
pub trait OdsEnum: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Upstream's name, for diagnostics.
    const NAME: &'static str;
    /// The summary in diagnostics.
    const SUMMARY: &'static str;
    /// Width of the integer that stores it, in bits.
    const WIDTH: u32;
    /// The cases in declaration order, with their text.
    const CASES: &'static [(Self, &'static str)];
    /// The text form of sets of bits; `None` for enums of cases.
    const BITS: Option<BitEnum> = None;

    /// The value as an integer.
    fn to_bits(self) -> u64;

    /// The set of these bits, all of which must belong to a case.
    fn from_bits_unchecked(_bits: u64) -> Option<Self> {
        None
    }
}

/// The text form of sets of bits.
#[derive(Clone, Copy, Debug)]
pub struct BitEnum {
    /// The text between bits.
    separator: &'static str,
    /// Whether a group replaces the bits it covers.
    primary_groups: bool,
    /// Whether several bits are written as a string.
    quoted: bool,
}

impl BitEnum {
    /// Writes each bit, with `separator` between them.
    pub const fn separated_by(separator: &'static str) -> Self {
        BitEnum { separator, primary_groups: false, quoted: false }
    }

    /// Writes groups instead of their bits.
    pub const fn primary_groups(self) -> Self {
        BitEnum { primary_groups: true, ..self }
    }

    /// Writes several bits as a string.
    pub const fn quoted(self) -> Self {
        BitEnum { quoted: true, ..self }
    }
}

/// A text or number that is not a case of an enum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownCase(&'static str);

impl fmt::Display for UnknownCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a case of {}", self.0)
    }
}

impl std::error::Error for UnknownCase {}

fn case<E: OdsEnum>(text: &str) -> Option<E> {
    E::CASES.iter().find(|(_, name)| *name == text).map(|(value, _)| *value)
}

/// Parses `text`: a case, or bits with the separator between them.
pub fn enum_from_str<E: OdsEnum>(text: &str) -> Result<E, UnknownCase> {
    let unknown = UnknownCase(E::NAME);
    let Some(bits) = E::BITS else { return case(text).ok_or(unknown) };
    // The case for zero cannot be combined with others.
    if let Some(none) = case::<E>(text).filter(|none| none.to_bits() == 0) {
        return Ok(none);
    }
    if text.is_empty() && is_zero_nameless::<E>() {
        return E::from_bits_unchecked(0).ok_or(unknown);
    }
    let mut all = 0;
    for part in text.split(bits.separator.trim()) {
        let part = case::<E>(part.trim()).map_or(0, E::to_bits);
        if part == 0 {
            return Err(unknown);
        }
        all |= part;
    }
    E::from_bits_unchecked(all).ok_or(unknown)
}

/// Converts the integer `bits`.
pub fn enum_from_bits<E: OdsEnum>(bits: u64) -> Result<E, UnknownCase> {
    let case = match E::BITS {
        None => E::CASES.iter().find(|(value, _)| value.to_bits() == bits).map(|(value, _)| *value),
        Some(_) => {
            let valid = E::CASES.iter().fold(0, |all, (value, _)| all | value.to_bits());
            if bits & !valid == 0 { E::from_bits_unchecked(bits) } else { None }
        }
    };
    case.ok_or(UnknownCase(E::NAME))
}

/// The value with the integer `number`, of which only the bits of the enum's width matter.
pub fn symbolized<E: OdsEnum>(number: i64) -> Option<E> {
    let mask = u64::MAX >> (64 - E::WIDTH.clamp(1, 64));
    let bits = number as u64 & mask;
    match E::BITS {
        None => {
            let has_bits = |case: &E| case.to_bits() & mask == bits;
            E::CASES.iter().map(|(case, _)| *case).find(has_bits)
        }
        Some(_) => enum_from_bits(bits).ok(),
    }
}

/// Writes the value like upstream's `stringify`.
pub fn fmt_enum<E: OdsEnum>(value: E, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(&text(value))
}

/// Whether no case of a bit enum stands for zero. The text of zero is then empty, and written as an empty string.
fn is_zero_nameless<E: OdsEnum>() -> bool {
    E::CASES.iter().all(|(case, _)| case.to_bits() != 0)
}

/// The text of a value.
fn text<E: OdsEnum>(value: E) -> std::borrow::Cow<'static, str> {
    match E::BITS {
        Some(bits) => bit_texts(value, bits).join(bits.separator).into(),
        None => {
            let case = E::CASES.iter().find(|(case, _)| *case == value);
            case.map_or("", |(_, text)| *text).into()
        }
    }
}

/// The texts of the cases in a value of a bit enum. A group is listed beside its bits, unless it replaces them.
fn bit_texts<E: OdsEnum>(value: E, bits: BitEnum) -> Vec<&'static str> {
    let mut left = value.to_bits();
    if left == 0 {
        let none = E::CASES.iter().find(|(case, _)| case.to_bits() == 0);
        return none.map(|(_, text)| *text).into_iter().collect();
    }
    let mut parts: Vec<&str> = Vec::new();
    let is_group = |case: u64| case.count_ones() > 1;
    if bits.primary_groups {
        for (case, text) in E::CASES.iter().rev() {
            let case = case.to_bits();
            if is_group(case) && left & case == case {
                parts.push(text);
                left &= !case;
            }
        }
        parts.reverse();
    }
    for (case, text) in E::CASES {
        let case = case.to_bits();
        let single = !bits.primary_groups || !is_group(case);
        if case != 0 && single && left & case == case {
            parts.push(text);
        }
    }
    parts
}

/// Lists the cases for diagnostics.
pub(super) fn list<E: OdsEnum>() -> String {
    E::CASES.iter().map(|(_, text)| *text).collect::<Vec<_>>().join(", ")
}

/// Parses a value: a case, or several bits with the separator between them.
pub fn parse_enum<E: OdsEnum>(p: &mut Parser<'_>) -> ParseResult<E> {
    // Upstream reports an invalid case at the first case.
    let at = p.offset();
    let Some(bits) = E::BITS else { return parse_case(p, at) };
    let mut all = parse_case::<E>(p, at)?.to_bits();
    let bar = bits.separator.contains('|');
    while if bar { p.parse_optional_vertical_bar()? } else { p.parse_optional_comma()? } {
        all |= parse_case::<E>(p, at)?.to_bits();
    }
    match E::from_bits_unchecked(all) {
        Some(value) => Ok(value),
        None => Err(p.custom_error(format!("expected {} to be one of: {}", E::NAME, list::<E>()))),
    }
}

fn parse_case<E: OdsEnum>(p: &mut Parser<'_>, at: u32) -> ParseResult<E> {
    let word = p.parse_keyword_or_string()?;
    // A string may contain several bits.
    enum_from_str(&word).map_err(|_| {
        p.custom_error_at(at, format!("expected {} to be one of: {}", E::NAME, list::<E>()))
    })
}

/// Parses a value like upstream's `FieldParser`: the text of properties.
pub fn parse_enum_field<E: OdsEnum>(p: &mut Parser<'_>) -> ParseResult<E> {
    let quoted = E::BITS.is_none_or(|bits| bits.quoted);
    let bar = E::BITS.is_some_and(|bits| bits.separator.contains('|'));
    let mut value = None;
    loop {
        let at = p.offset();
        // The text of zero may be an empty string.
        let word = if quoted || value.is_none() && is_zero_nameless::<E>() {
            p.parse_optional_keyword_or_string()?
        } else {
            p.parse_optional_any_keyword()?.map(str::to_owned)
        };
        let Some(word) = word else {
            return Err(p.custom_error_at(at, format!("expected keyword for {}", E::SUMMARY)));
        };
        let Ok(part) = enum_from_str::<E>(&word) else {
            // Upstream quotes the text twice.
            let each = |text: &str| match is_bare(text) {
                true => text.to_owned(),
                false => format!("\"{text}\"{text}"),
            };
            let cases: Vec<_> = E::CASES.iter().map(|(_, text)| each(text)).collect();
            let (cases, summary) = (cases.join(", "), E::SUMMARY);
            let text = format!("expected one of [{cases}] for {summary}, got: {word}");
            return Err(p.custom_error_at(at, text));
        };
        let all = value.map_or(Some(part), |value: E| {
            E::from_bits_unchecked(value.to_bits() | part.to_bits())
        });
        value = all;
        // Several bits are one string, or a sequence of keywords.
        let more = !quoted
            && if bar { p.parse_optional_vertical_bar()? } else { p.parse_optional_comma()? };
        match value {
            Some(value) if !more => return Ok(value),
            _ => {}
        }
    }
}

/// Writes a value like upstream's `operator<<`.
pub fn print_enum_field<E: OdsEnum>(value: E, p: &mut AsmWriter<'_>) {
    let text = text(value);
    let quote = match E::BITS {
        Some(bits) if !text.is_empty() => bits.quoted && !is_bare(&text),
        _ => !is_bare(&text),
    };
    if quote { p.write_string(text.as_bytes()) } else { p.write(&text) }
}

/// Whether `text` is a single keyword.
fn is_bare(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
        && text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Writes a value as a parameter.
pub fn print_enum<E: OdsEnum>(value: E, p: &mut AsmWriter<'_>) {
    let text = text(value);
    let is_bare = match E::BITS {
        Some(bits) => {
            let parts = bit_texts(value, bits);
            !parts.is_empty() && parts.into_iter().all(is_bare)
        }
        None => is_bare(&text),
    };
    if is_bare { p.write(&text) } else { p.write_string(text.as_bytes()) }
}

/// An enum with its own attribute kind.
pub trait DialectEnum: OdsEnum {
    /// The attribute kind.
    const DEF: &'static AttrDef;
    /// The record that defines the kind, for diagnostics.
    const RECORD: &'static str;
    /// Whether the value is written like a property, unlike older enums.
    const FIELD: bool = false;
    /// The text between the mnemonic and the value.
    const OPEN: &'static str = "<";
    /// Whether a space is written before a value that has no text before it.
    const SPACED: bool = true;
    /// The text after the value.
    const CLOSE: &'static str = ">";
}

/// Defines the attribute kind that stores an `E`.
pub const fn enum_attr_def<E: DialectEnum>(dialect: &'static str, name: &'static str) -> AttrDef {
    AttrDef::new(dialect, name)
        .parse(|p, _| parse_enum_attr::<E>(p))
        .print(|attr, p| {
            let mnemonic = attr.def().mnemonic();
            p.write(mnemonic);
            print_short::<E>(attr, p);
        })
        .short(print_short::<E>)
}

fn print_short<'c, E: DialectEnum>(attr: AttrRef<'c>, p: &mut AsmWriter<'c>) {
    p.write(if E::OPEN.is_empty() && E::SPACED { " " } else { E::OPEN });
    let value = attr.cast::<EnumAttr<'c, E>>().value();
    if E::FIELD {
        print_enum_field(value, p)
    } else {
        print_enum(value, p)
    }
    p.write(E::CLOSE);
}

fn parse_enum_attr<E: DialectEnum>(p: &mut Parser<'_>) -> ParseResult<Attribute> {
    parse_text(p, E::OPEN)?;
    let value = if E::FIELD { parse_enum_field::<E>(p) } else { parse_enum::<E>(p) };
    let value = value.map_err(|error| {
        if p.at(TokenKind::Error) {
            return error;
        }
        // Upstream adds an error about the parameter.
        let (record, name) = (E::RECORD, E::NAME);
        let what = format!("failed to parse {record} parameter 'value' which is to be a `{name}`");
        error.followed_by(p.custom_error(what))
    })?;
    parse_text(p, E::CLOSE)?;
    Ok(EnumAttr::<E>::get(p.ctx(), value).into())
}

/// Parses punctuation, one character at a time.
fn parse_text(p: &mut Parser<'_>, text: &str) -> ParseResult {
    for c in text.chars() {
        match c {
            '<' => p.parse_less()?,
            '>' => p.parse_greater()?,
            '(' => p.parse_l_paren()?,
            ')' => p.parse_r_paren()?,
            '[' => p.parse_l_square()?,
            ']' => p.parse_r_square()?,
            '{' => p.parse_l_brace()?,
            '}' => p.parse_r_brace()?,
            _ => return Err(p.custom_error(format!("expected '{c}'"))),
        }
    }
    Ok(())
}

/// An enum stored in its own attribute kind. Corresponds to upstream's `EnumAttr`.
#[derive(Clone, Copy)]
pub struct EnumAttr<'c, E> {
    view: AttrRef<'c>,
    storage: &'c E,
}

impl<'c, E: DialectEnum> EnumAttr<'c, E> {
    /// The attribute for `value`.
    pub fn get(ctx: &'c Context, value: E) -> Self {
        Self::intern(ctx, value)
    }

    /// The value.
    pub fn value(self) -> E {
        *self.storage
    }
}

impl<'c, E: DialectEnum> AttrCast<'c> for EnumAttr<'c, E> {
    fn classof(view: AttrRef<'c>) -> bool {
        Self::is_kind(view)
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        Self::try_from_kind(view)
    }
}

impl<'c, E: DialectEnum> AttrKind<'c> for EnumAttr<'c, E> {
    type Storage = E;
    type Slot = ValueSlot<E>;
    const DEF: &'static AttrDef = E::DEF;

    #[inline]
    fn table(ctx: &Context) -> &KindTable<E> {
        ctx.attrs.table(Self::DEF)
    }

    fn from_parts(view: AttrRef<'c>, storage: &'c E) -> Self {
        EnumAttr { view, storage }
    }
}

impl<E: DialectEnum> ShortForm for EnumAttr<'_, E> {
    const OPEN: Option<&'static str> = if E::OPEN.len() == 1 { Some(E::OPEN) } else { None };

    fn short_form<'a>() -> Option<ShortParser<'a>> {
        Some(|p, _| parse_enum_attr::<E>(p))
    }
}

/// An enum stored as an integer attribute. Corresponds to upstream's `I32EnumAttr` and `I64EnumAttr`.
#[derive(Clone, Copy)]
pub struct IntEnumAttr<'c, E> {
    view: AttrRef<'c>,
    value: E,
}

impl<'c, E: OdsEnum> IntEnumAttr<'c, E> {
    /// The attribute for `value`.
    pub fn get(ctx: &'c Context, value: E) -> Self {
        let ty = IntegerType::get(ctx, E::WIDTH);
        // The bits are reinterpreted as a signed integer of this width.
        let attr = IntegerAttr::get(ctx, ty.handle(), value.to_bits() as i64);
        IntEnumAttr { view: *attr, value }
    }

    /// The value.
    pub fn value(self) -> E {
        self.value
    }
}

impl<'c, E: OdsEnum> AttrCast<'c> for IntEnumAttr<'c, E> {
    fn classof(view: AttrRef<'c>) -> bool {
        Self::try_from_ref(view).is_some()
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        let attr = view.dyn_cast::<IntegerAttr<'c>>()?;
        if !attr.ty().is_signless_integer_of(E::WIDTH) {
            return None;
        }
        let value = enum_from_bits(attr.uint()?).ok()?;
        Some(IntEnumAttr { view, value })
    }
}

impl<E: OdsEnum> ShortForm for IntEnumAttr<'_, E> {}

/// Attribute views of an enum.
pub trait EnumView<'c>: AttrCast<'c> + Into<Attribute> {
    /// The enum type.
    type Value: OdsEnum;

    /// The attribute for `value`.
    fn make(ctx: &'c Context, value: Self::Value) -> Self;

    /// The value.
    fn read(self) -> Self::Value;
}

impl<'c, E: OdsEnum> EnumView<'c> for IntEnumAttr<'c, E> {
    type Value = E;

    fn make(ctx: &'c Context, value: E) -> Self {
        Self::get(ctx, value)
    }

    fn read(self) -> E {
        self.value
    }
}

impl<'c, E: DialectEnum> EnumView<'c> for EnumAttr<'c, E> {
    type Value = E;

    fn make(ctx: &'c Context, value: E) -> Self {
        Self::get(ctx, value)
    }

    fn read(self) -> E {
        self.value()
    }
}

impl<E: OdsEnum> IntegerValue for E {
    fn into_ap_int(self, width: u32) -> ApInt {
        ApInt::from_u64(width, self.to_bits())
    }
}

impl<'ir> OpPrinter<'ir> {
    /// Writes the enum that `attr` stores. Only the single bits of a bit enum are keywords; upstream does not count a
    /// bit that makes a 64-bit number negative.
    pub fn print_enum<V: EnumView<'ir>>(&mut self, attr: V) {
        let value = attr.read();
        let text = text(value);
        let is_keyword = match V::Value::BITS {
            Some(_) => value.to_bits().is_power_of_two() && value.to_bits() as i64 > 0,
            None => true,
        };
        if is_keyword && is_bare(&text) {
            self.write(&text);
        } else {
            self.write_string(text.as_bytes());
        }
    }
}

/// A marker type for an attribute kind without parameters.
pub trait AttrTag: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The attribute kind.
    const DEF: &'static AttrDef;
}

/// The only attribute of a kind without parameters.
#[derive(Clone, Copy)]
pub struct SingletonAttr<'c, T> {
    view: AttrRef<'c>,
    tag: PhantomData<T>,
}

impl<'c, T: AttrTag + Default> SingletonAttr<'c, T> {
    /// The attribute.
    pub fn get(ctx: &'c Context) -> Self {
        Self::intern(ctx, T::default())
    }
}

impl<'c, T: AttrTag> AttrCast<'c> for SingletonAttr<'c, T> {
    fn classof(view: AttrRef<'c>) -> bool {
        Self::is_kind(view)
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        Self::try_from_kind(view)
    }
}

impl<'c, T: AttrTag> AttrKind<'c> for SingletonAttr<'c, T> {
    type Storage = T;
    type Slot = ValueSlot<T>;
    const DEF: &'static AttrDef = T::DEF;

    #[inline]
    fn table(ctx: &Context) -> &KindTable<T> {
        ctx.attrs.table(Self::DEF)
    }

    fn from_parts(view: AttrRef<'c>, _storage: &'c T) -> Self {
        SingletonAttr { view, tag: PhantomData }
    }
}

impl<T> ShortForm for SingletonAttr<'_, T> {}

macro_rules! views {
    ($($view:ident),*) => {
        $(
            impl<'c, T> Deref for $view<'c, T> {
                type Target = AttrRef<'c>;
                fn deref(&self) -> &AttrRef<'c> {
                    &self.view
                }
            }
            impl<T> PartialEq for $view<'_, T> {
                fn eq(&self, other: &Self) -> bool {
                    self.view == other.view
                }
            }
            impl<T> Eq for $view<'_, T> {}
            impl<T> fmt::Debug for $view<'_, T> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Debug::fmt(&self.view, f)
                }
            }
            impl<T> fmt::Display for $view<'_, T> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(&self.view, f)
                }
            }
            impl<T> From<$view<'_, T>> for Attribute {
                fn from(view: $view<'_, T>) -> Attribute {
                    view.view.handle()
                }
            }
        )*
    };
}

views!(EnumAttr, IntEnumAttr, SingletonAttr);
