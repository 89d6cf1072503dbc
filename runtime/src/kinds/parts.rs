//! The types and attributes that types and attributes are made of: visiting and replacing them.
//!
//! Corresponds to `AttrTypeWalker` and `AttrTypeReplacer` upstream. Components that are set later, such as the body of a
//! recursive type, are no parts: what is visited always ends.

mod builtin;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::core::attrs::{AttrRef, Attribute, BuiltinAttr};
use crate::core::context::Context;
use crate::core::types::{BuiltinType, Type, TypeRef};

/// A type or attribute within another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attribute),
}

impl From<Type> for Part {
    fn from(ty: Type) -> Self {
        Part::Type(ty)
    }
}

impl From<Attribute> for Part {
    fn from(attr: Attribute) -> Self {
        Part::Attr(attr)
    }
}

/// Is called with each part.
pub type Visit<'v> = &'v mut (dyn FnMut(Part) + 'v);

/// Says what to put in place of each part.
pub type Replace<'r> = &'r mut (dyn Replacement + 'r);

/// What to put in place of types and attributes.
pub trait Replacement {
    /// What to put in place of `ty`.
    fn ty(&mut self, ty: Type) -> Type;

    /// What to put in place of `attr`.
    fn attr(&mut self, attr: Attribute) -> Attribute;
}

/// Visits the parts of a value of a kind that is not builtin.
pub type WalkType = for<'c, 'v> fn(TypeRef<'c>, Visit<'v>);
/// Visits the parts of a value of a kind that is not builtin.
pub type WalkAttr = for<'c, 'v> fn(AttrRef<'c>, Visit<'v>);
/// Makes a value of a kind that is not builtin with other parts.
pub type ReplaceType = for<'c, 'r> fn(TypeRef<'c>, Replace<'r>) -> Type;
/// Makes a value of a kind that is not builtin with other parts.
pub type ReplaceAttr = for<'c, 'r> fn(AttrRef<'c>, Replace<'r>) -> Attribute;

impl TypeRef<'_> {
    /// Visits the types and attributes that this one is made of, in order, but not theirs.
    pub fn walk_parts(self, visit: Visit<'_>) {
        match self.def().builtin_kind() {
            BuiltinType::NotBuiltin => {
                if let Some(walk) = self.def().part_walker() {
                    walk(self, visit);
                }
            }
            _ => builtin::walk_type(self, visit),
        }
    }

    /// This type with other parts.
    #[must_use]
    pub fn with_parts_replaced(self, replace: Replace<'_>) -> Type {
        match self.def().builtin_kind() {
            BuiltinType::NotBuiltin => match self.def().part_replacer() {
                Some(with) => with(self, replace),
                None => self.handle(),
            },
            _ => builtin::replace_type(self, replace),
        }
    }
}

impl AttrRef<'_> {
    /// Visits the types and attributes that this one is made of, in order, but not theirs.
    pub fn walk_parts(self, visit: Visit<'_>) {
        match self.def().builtin_kind() {
            BuiltinAttr::NotBuiltin => {
                if let Some(walk) = self.def().part_walker() {
                    walk(self, visit);
                }
            }
            _ => builtin::walk_attr(self, visit),
        }
    }

    /// This attribute with other parts.
    #[must_use]
    pub fn with_parts_replaced(self, replace: Replace<'_>) -> Attribute {
        match self.def().builtin_kind() {
            BuiltinAttr::NotBuiltin => match self.def().part_replacer() {
                Some(with) => with(self, replace),
                None => self.handle(),
            },
            _ => builtin::replace_attr(self, replace),
        }
    }
}

/// What a walk does after a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkParts {
    /// Goes on with the parts.
    Advance,
    /// Leaves out the parts.
    Skip,
    /// Ends.
    Interrupt,
}

/// Visits `root` and all that it is made of, each once, a value before its parts; false if the walk was interrupted.
pub fn walk(
    ctx: &Context,
    root: impl Into<Part>,
    visit: &mut dyn FnMut(Part) -> WalkParts,
) -> bool {
    // The parts that are still to be visited, the next one last: nesting must not use up the stack.
    let mut pending = vec![root.into()];
    let mut seen = FxHashSet::default();
    while let Some(part) = pending.pop() {
        if !seen.insert(part) {
            continue;
        }
        match visit(part) {
            WalkParts::Interrupt => return false,
            WalkParts::Skip => continue,
            WalkParts::Advance => {}
        }
        let first = pending.len();
        let mut push = |part| pending.push(part);
        match part {
            Part::Type(ty) => ctx.type_ref(ty).walk_parts(&mut push),
            Part::Attr(attr) => ctx.attr_ref(attr).walk_parts(&mut push),
        }
        pending[first..].reverse();
    }
    true
}

type TypeFn<'f> = Box<dyn FnMut(TypeRef<'_>) -> Option<Type> + 'f>;
type AttrFn<'f> = Box<dyn FnMut(AttrRef<'_>) -> Option<Attribute> + 'f>;

/// Replaces types and attributes within others, at any depth. Results are remembered.
///
/// Functions that were added last are asked first; the parts of what a function returns are replaced in turn, as upstream
/// does it.
pub struct Replacer<'c, 'f> {
    ctx: &'c Context,
    types: Vec<TypeFn<'f>>,
    attrs: Vec<AttrFn<'f>>,
    known: FxHashMap<Part, Part>,
}

impl std::fmt::Debug for Replacer<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Replacer").field("known", &self.known.len()).finish_non_exhaustive()
    }
}

impl<'c, 'f> Replacer<'c, 'f> {
    /// A replacer that replaces nothing yet.
    pub fn new(ctx: &'c Context) -> Self {
        Replacer { ctx, types: Vec::new(), attrs: Vec::new(), known: FxHashMap::default() }
    }

    /// Adds a function for types; it returns `None` for those that it does not replace.
    pub fn on_type(&mut self, replace: impl FnMut(TypeRef<'_>) -> Option<Type> + 'f) -> &mut Self {
        self.types.push(Box::new(replace));
        self
    }

    /// Adds a function for attributes; it returns `None` for those that it does not replace.
    pub fn on_attr(
        &mut self,
        replace: impl FnMut(AttrRef<'_>) -> Option<Attribute> + 'f,
    ) -> &mut Self {
        self.attrs.push(Box::new(replace));
        self
    }

    /// `ty` with everything replaced.
    pub fn replace_type(&mut self, ty: impl Into<Type>) -> Type {
        Replacement::ty(self, ty.into())
    }

    /// `attr` with everything replaced.
    pub fn replace_attr(&mut self, attr: impl Into<Attribute>) -> Attribute {
        Replacement::attr(self, attr.into())
    }
}

impl Replacement for Replacer<'_, '_> {
    fn ty(&mut self, ty: Type) -> Type {
        if let Some(Part::Type(known)) = self.known.get(&Part::Type(ty)) {
            return *known;
        }
        let ctx = self.ctx;
        let view = ctx.type_ref(ty);
        let found = self.types.iter_mut().rev().find_map(|replace| replace(view));
        let result = ctx.type_ref(found.unwrap_or(ty)).with_parts_replaced(self);
        self.known.insert(Part::Type(ty), Part::Type(result));
        result
    }

    fn attr(&mut self, attr: Attribute) -> Attribute {
        if let Some(Part::Attr(known)) = self.known.get(&Part::Attr(attr)) {
            return *known;
        }
        let ctx = self.ctx;
        let view = ctx.attr_ref(attr);
        let found = self.attrs.iter_mut().rev().find_map(|replace| replace(view));
        let result = ctx.attr_ref(found.unwrap_or(attr)).with_parts_replaced(self);
        self.known.insert(Part::Attr(attr), Part::Attr(result));
        result
    }
}
