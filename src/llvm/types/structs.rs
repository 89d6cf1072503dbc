//! Structures: literal ones are their elements; identified ones are their names, and get elements later.

use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::OnceLock;

use ods_runtime::rt;

use super::super::LLVMStructType;
use super::text;
use crate::llvm::prelude::*;

/// The elements of a structure.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Elements {
    types: Vec<rt::Type>,
    is_packed: bool,
    /// Whether it will never have elements.
    is_opaque: bool,
}

/// The elements of a structure, which are set at most once.
#[derive(Clone, Debug, Default)]
pub struct Body(OnceLock<Elements>);

impl Deref for Body {
    type Target = [rt::Type];

    fn deref(&self) -> &[rt::Type] {
        self.0.get().map_or(&[], |it| &it.types)
    }
}

/// The storage of [`LLVMStructType`].
#[derive(Clone, Debug)]
pub struct LLVMStructTypeStorage {
    /// The name of an identified structure; empty for a literal one.
    pub name: String,
    /// The elements.
    pub body: Body,
}

impl LLVMStructTypeStorage {
    /// The identity of the structure: the name, or the elements.
    fn key(&self) -> (&str, Option<&Elements>) {
        (&self.name, self.body.0.get().filter(|_| self.name.is_empty()))
    }
}

impl PartialEq for LLVMStructTypeStorage {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for LLVMStructTypeStorage {}

impl Hash for LLVMStructTypeStorage {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl rt::KeyedStorage for LLVMStructTypeStorage {
    type Key<'k> = (&'k str, &'k [rt::Type]);

    fn matches(&self, key: &Self::Key<'_>) -> bool {
        *self == Self::construct(key)
    }

    fn construct((name, types): &Self::Key<'_>) -> Self {
        let elements = Elements { types: types.to_vec(), is_packed: false, is_opaque: false };
        LLVMStructTypeStorage { name: (*name).to_owned(), body: Body(elements.into()) }
    }
}

impl<'c> LLVMStructType<'c> {
    /// The structure `!llvm.struct<(types)>`.
    #[must_use]
    pub fn literal(ctx: &'c rt::Context, types: &[rt::Type], is_packed: bool) -> Self {
        let elements = Elements { types: types.to_vec(), is_packed, is_opaque: false };
        let storage = LLVMStructTypeStorage { name: String::new(), body: Body(elements.into()) };
        <Self as rt::TypeKind<'c>>::intern(ctx, storage)
    }

    /// The structure with this name, which may have no elements yet.
    #[must_use]
    pub fn identified(ctx: &'c rt::Context, name: &str) -> Self {
        let storage = LLVMStructTypeStorage { name: name.to_owned(), body: Body::default() };
        <Self as rt::TypeKind<'c>>::intern(ctx, storage)
    }

    /// The structure with this name and without elements.
    #[must_use]
    pub fn opaque(ctx: &'c rt::Context, name: &str) -> Self {
        let structure = Self::identified(ctx, name);
        structure.set(&[], false, true);
        structure
    }

    /// A structure with this name, or with a number after it if another structure has the name.
    #[must_use]
    pub fn new_identified(
        ctx: &'c rt::Context,
        name: &str,
        types: &[rt::Type],
        is_packed: bool,
    ) -> Self {
        let mut number = 0_u32;
        let mut structure = Self::identified(ctx, name);
        while structure.elements().is_some() || !structure.set(types, is_packed, false) {
            number += 1;
            structure = Self::identified(ctx, &format!("{name}.{number}"));
        }
        structure
    }

    /// Sets the elements, or says that there are none. Returns whether it has no others.
    fn set(self, types: &[rt::Type], is_packed: bool, is_opaque: bool) -> bool {
        let elements = Elements { types: types.to_vec(), is_packed, is_opaque };
        *self.storage().body.0.get_or_init(|| elements.clone()) == elements
    }

    fn elements(self) -> Option<&'c Elements> {
        self.storage().body.0.get()
    }

    /// Whether it has a name.
    #[must_use]
    pub fn is_identified(self) -> bool {
        !self.name().is_empty()
    }

    /// Whether elements follow one another without gaps.
    #[must_use]
    pub fn is_packed(self) -> bool {
        self.elements().is_some_and(|it| it.is_packed)
    }

    /// Whether it has no elements, or not yet.
    #[must_use]
    pub fn is_opaque(self) -> bool {
        self.elements().is_none_or(|it| it.is_opaque)
    }
}

impl<'c> rt::hooks::TypeAssembly<'c> for LLVMStructType<'c> {
    fn parse(p: &mut rt::Parser<'c>) -> ParseResult<Self> {
        let start = p.offset();
        p.parse_less()?;
        let Some(name) = p.parse_optional_string()? else { return literal(p, start) };
        let structure = LLVMStructType::identified(p.ctx(), &name);
        let after_name = p.offset();
        if !p.try_start_cyclic_parse(structure.handle()) {
            if p.parse_optional_greater()? {
                return Ok(structure);
            }
            p.parse_comma()?;
            return Err(p.custom_error("identifier already used for an enclosing struct"));
        }
        if p.parse_optional_greater()? {
            let text = "struct without a body only allowed in a recursive struct";
            return Err(p.custom_error_at(after_name, text));
        }
        p.parse_comma()?;
        let result = identified(structure, p);
        p.end_cyclic_parse();
        result
    }

    fn print(self, p: &mut rt::AsmWriter<'c>) {
        p.write("<");
        let mut is_first = false;
        if self.is_identified() {
            p.write_string(self.name().as_bytes());
            is_first = p.try_start_cyclic_print(self.handle());
            if !is_first {
                p.write(">");
                return;
            }
            p.write(", ");
        }
        if self.is_identified() && self.is_opaque() {
            p.write("opaque");
        } else {
            p.write(if self.is_packed() { "packed (" } else { "(" });
            for (index, ty) in self.body().iter().enumerate() {
                p.write(if index > 0 { ", " } else { "" });
                text::print_short(self.ctx().type_ref(*ty), p);
            }
            p.write(")");
        }
        p.write(">");
        if is_first {
            p.end_cyclic_print();
        }
    }
}

/// Parses a literal structure after `<`, which is at `start`.
fn literal<'c>(p: &mut rt::Parser<'c>, start: u32) -> ParseResult<LLVMStructType<'c>> {
    let at = p.offset();
    if p.parse_optional_keyword("opaque")? {
        return Err(p.custom_error_at(at, "only identified structs can be opaque"));
    }
    let is_packed = p.parse_optional_keyword("packed")?;
    let (types, _) = elements(p)?;
    check_elements(p, &types, start)?;
    Ok(LLVMStructType::literal(p.ctx(), &types, is_packed))
}

/// Parses a structure after its name.
fn identified<'c>(
    structure: LLVMStructType<'c>,
    p: &mut rt::Parser<'c>,
) -> ParseResult<LLVMStructType<'c>> {
    let at = p.offset();
    if p.parse_optional_keyword("opaque")? {
        p.parse_greater()?;
        return match structure.set(&[], false, true) {
            true => Ok(structure),
            false => Err(p.custom_error_at(at, "redeclaring defined struct as opaque")),
        };
    }
    let is_packed = p.parse_optional_keyword("packed")?;
    let (types, first) = elements(p)?;
    check_elements(p, &types, first)?;
    let at = if types.is_empty() { at } else { first };
    match structure.set(&types, is_packed, false) {
        true => Ok(structure),
        false => Err(p.custom_error_at(at, "identified type already used with a different body")),
    }
}

/// `(types)>`, and where the types are.
fn elements(p: &mut rt::Parser<'_>) -> ParseResult<(Vec<rt::Type>, u32)> {
    p.parse_l_paren()?;
    let mut types = Vec::new();
    let at = p.offset();
    if !p.parse_optional_r_paren()? {
        loop {
            types.push(text::parse_short(p)?);
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.parse_r_paren()?;
    }
    p.parse_greater()?;
    Ok((types, at))
}

fn check_elements(p: &rt::Parser<'_>, types: &[rt::Type], at: u32) -> ParseResult {
    match types.iter().map(|ty| p.type_ref(*ty)).find(|ty| !super::is_element(*ty)) {
        Some(ty) => {
            let text = format!("invalid LLVM structure element type: '{ty}'");
            Err(p.custom_error_at(at, text))
        }
        None => Ok(()),
    }
}
