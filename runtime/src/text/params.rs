//! Parameters of types and attributes of dialects.
//!
//! A parameter is a Rust value in the storage of its type or attribute. It implements [`Parameter`]: numbers,
//! strings, handles, enums, lists and options of these do, and a dialect may implement it for other Rust types.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use crate::core::attrs::{AttrCast, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::kinds::sub_elements::{Replace, SubElement, Visit};
use crate::support::apfloat::ApFloat;
use crate::support::apint::ApInt;
use crate::text::enums::{OdsEnum, parse_enum_field, print_enum_field};
use crate::text::{AsmWriter, ParseResult, Parser};

/// A Rust type of parameters: its text and its sub-elements.
///
/// Corresponds to `mlir::FieldParser`, the stream operators of `AsmPrinter` and `AttrTypeSubElementHandler`.
pub trait Parameter: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Parses a value.
    ///
    /// # Errors
    ///
    /// If the text is malformed.
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self>;

    /// Parses a value, if present.
    ///
    /// # Errors
    ///
    /// If the text is malformed.
    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        Self::parse(p).map(Some)
    }

    /// Writes the value.
    fn print(&self, p: &mut AsmWriter<'_>);

    /// Writes the text form of an optional value that is present.
    fn print_present(&self, p: &mut AsmWriter<'_>) {
        self.print(p);
    }

    /// Visits the types and attributes that the value contains, but not their sub-elements.
    fn walk(&self, _visit: Visit<'_>) {}

    /// The value with its types and attributes replaced.
    #[must_use]
    fn replaced(&self, _replace: Replace<'_>) -> Self {
        self.clone()
    }
}

impl Parameter for bool {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_integer_as()
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        p.parse_optional_integer_as()
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write(if *self { "true" } else { "false" });
    }

    /// Like upstream, writes a number.
    fn print_present(&self, p: &mut AsmWriter<'_>) {
        p.write(if *self { "1" } else { "0" });
    }
}

impl Parameter for ApInt {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_ap_int()
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        p.parse_optional_ap_int()
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        self.write_signed(p.buffer());
    }
}

impl Parameter for ApFloat {
    /// Parses a number as an `f64`.
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        let at = p.offset();
        let attr = p.parse_attribute(None)?;
        match p.attr_ref(attr).dyn_cast::<crate::kinds::attrs::FloatAttr<'_>>() {
            Some(number) => Ok(number.value()),
            None => Err(p.custom_error_at(at, "expected floating point literal")),
        }
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        self.write(p.buffer());
    }
}

impl Parameter for String {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_string()
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        p.parse_optional_string()
    }

    /// Like upstream without a printer, writes the raw text.
    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write(self);
    }
}

impl Parameter for Type {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_type()
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        p.parse_optional_type()
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.print_type(*self);
    }

    fn walk(&self, visit: Visit<'_>) {
        visit(SubElement::Type(*self));
    }

    fn replaced(&self, replace: Replace<'_>) -> Self {
        replace.ty(*self)
    }
}

impl Parameter for Attribute {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_attribute(None)
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        p.parse_optional_attribute(None)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.print_attribute(*self);
    }

    fn walk(&self, visit: Visit<'_>) {
        visit(SubElement::Attr(*self));
    }

    fn replaced(&self, replace: Replace<'_>) -> Self {
        replace.attr(*self)
    }
}

impl<T: Parameter> Parameter for Vec<T> {
    /// Parses one or more elements separated by commas.
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        let mut elements = Vec::new();
        p.comma_separated(|p| {
            elements.push(T::parse(p)?);
            Ok(())
        })?;
        Ok(elements)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.comma_separated(self, |p, element| element.print(p));
    }

    fn walk(&self, visit: Visit<'_>) {
        for element in self {
            element.walk(visit);
        }
    }

    fn replaced(&self, replace: Replace<'_>) -> Self {
        self.iter().map(|element| element.replaced(replace)).collect()
    }
}

impl<T: Parameter> Parameter for Option<T> {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        T::parse_optional(p)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        if let Some(value) = self {
            value.print_present(p);
        }
    }

    fn walk(&self, visit: Visit<'_>) {
        if let Some(value) = self {
            value.walk(visit);
        }
    }

    fn replaced(&self, replace: Replace<'_>) -> Self {
        self.as_ref().map(|value| value.replaced(replace))
    }
}

impl<E: OdsEnum> Parameter for E {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        parse_enum_field(p)
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        if p.at_any_keyword() || p.at(crate::text::lexer::TokenKind::String) {
            return parse_enum_field(p).map(Some);
        }
        Ok(None)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        print_enum_field(*self, p);
    }
}

/// A part of a storage that is set once, after the value was created: the body of a recursive type.
///
/// It does not take part in uniquing: all values are equal and hash alike. Corresponds to the mutable component of a
/// storage upstream, and its `mutate`.
#[derive(Clone, Default, Debug)]
pub struct Mutable<T>(OnceLock<T>);

/// The error for a mutable component that already has another value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlreadySet;

impl fmt::Display for AlreadySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("attempting to change an already initialized component")
    }
}

impl std::error::Error for AlreadySet {}

impl<T: PartialEq> Mutable<T> {
    /// An unset component.
    pub const fn new() -> Self {
        Mutable(OnceLock::new())
    }

    /// The value, if set.
    pub fn get(&self) -> Option<&T> {
        self.0.get()
    }

    /// Sets the value. Setting the same value again has no effect.
    ///
    /// # Errors
    ///
    /// If another value is set. If threads race, one of them wins.
    pub fn set(&self, value: T) -> Result<(), AlreadySet> {
        match self.0.set(value) {
            Ok(()) => Ok(()),
            Err(value) if self.0.get() == Some(&value) => Ok(()),
            Err(_) => Err(AlreadySet),
        }
    }
}

impl<T> PartialEq for Mutable<T> {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl<T> Eq for Mutable<T> {}

impl<T> Hash for Mutable<T> {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

/// A list of types of one kind, with their context.
#[derive(Clone, Copy)]
pub struct TypeList<'c, T> {
    ctx: &'c Context,
    types: &'c [Type],
    kind: std::marker::PhantomData<T>,
}

/// A list of attributes of one kind, with their context.
#[derive(Clone, Copy)]
pub struct AttrList<'c, T> {
    ctx: &'c Context,
    attrs: &'c [Attribute],
    kind: std::marker::PhantomData<T>,
}

macro_rules! list {
    ($list:ident, $field:ident, $handle:ident, $view:ident, $cast:ident, $make:ident) => {
        impl<'c, T: $cast<'c>> $list<'c, T> {
            /// The list of these handles, all of which must be `T`s.
            pub fn new(ctx: &'c Context, $field: &'c [$handle]) -> Self {
                $list { ctx, $field, kind: std::marker::PhantomData }
            }

            /// The handles.
            pub fn handles(self) -> &'c [$handle] {
                self.$field
            }

            /// The number of elements.
            pub fn len(self) -> usize {
                self.$field.len()
            }

            /// Whether the list is empty.
            pub fn is_empty(self) -> bool {
                self.$field.is_empty()
            }

            /// The element at `index`.
            pub fn get(self, index: usize) -> Option<T> {
                self.$field.get(index).and_then(|it| self.ctx.$make(*it).dyn_cast())
            }

            /// The elements in order.
            pub fn iter(self) -> impl DoubleEndedIterator<Item = T> {
                let ctx = self.ctx;
                self.$field.iter().filter_map(move |it| ctx.$make(*it).dyn_cast())
            }
        }

        impl<T> fmt::Debug for $list<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let views: Vec<$view<'_>> =
                    self.$field.iter().map(|it| self.ctx.$make(*it)).collect();
                f.debug_list().entries(views).finish()
            }
        }

        impl<T> PartialEq for $list<'_, T> {
            fn eq(&self, other: &Self) -> bool {
                self.$field == other.$field
            }
        }

        impl<T> Eq for $list<'_, T> {}
    };
}

list!(TypeList, types, Type, TypeRef, TypeCast, type_ref);
list!(AttrList, attrs, Attribute, AttrRef, AttrCast, attr_ref);
