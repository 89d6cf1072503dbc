//! Sub-elements of types and attributes: a walker and a replacer.
//!
//! Corresponds to upstream's `AttrTypeWalker` and `AttrTypeReplacer`. Mutable components, such as the body of a
//! recursive type, are not sub-elements, so every walk terminates.

mod builtin;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::core::attrs::{AttrRef, Attribute, BuiltinAttr};
use crate::core::context::Context;
use crate::core::ir::{Ir, Op};
use crate::core::types::{BuiltinType, Type, TypeRef};

/// A sub-element: a type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SubElement {
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attribute),
}

impl From<Type> for SubElement {
    fn from(ty: Type) -> Self {
        SubElement::Type(ty)
    }
}

impl From<Attribute> for SubElement {
    fn from(attr: Attribute) -> Self {
        SubElement::Attr(attr)
    }
}

/// A callback for sub-elements.
pub type Visit<'v> = &'v mut (dyn FnMut(SubElement) + 'v);

/// A replacement for sub-elements.
pub type Replace<'r> = &'r mut (dyn Replacement + 'r);

/// Maps types and attributes to their replacements.
pub trait Replacement {
    /// The replacement of `ty`.
    fn ty(&mut self, ty: Type) -> Type;

    /// The replacement of `attr`.
    fn attr(&mut self, attr: Attribute) -> Attribute;
}

/// Visits the sub-elements of a dialect type.
pub type WalkType = for<'c, 'v> fn(TypeRef<'c>, Visit<'v>);
/// Visits the sub-elements of a dialect attribute.
pub type WalkAttr = for<'c, 'v> fn(AttrRef<'c>, Visit<'v>);
/// Rebuilds a dialect type with replaced sub-elements.
pub type ReplaceType = for<'c, 'r> fn(TypeRef<'c>, Replace<'r>) -> Type;
/// Rebuilds a dialect attribute with replaced sub-elements.
pub type ReplaceAttr = for<'c, 'r> fn(AttrRef<'c>, Replace<'r>) -> Attribute;

impl TypeRef<'_> {
    /// Visits the direct sub-elements in order.
    #[track_caller]
    pub fn walk_sub_elements(self, visit: Visit<'_>) {
        match self.def().builtin_kind() {
            BuiltinType::NotBuiltin => {
                if let Some(walk) = self.def().sub_element_walker() {
                    walk(self, visit);
                }
            }
            _ => builtin::walk_type(self, visit),
        }
    }

    /// Rebuilds the type with replaced direct sub-elements.
    #[must_use]
    pub fn replace_sub_elements(self, replace: Replace<'_>) -> Type {
        match self.def().builtin_kind() {
            BuiltinType::NotBuiltin => match self.def().sub_element_replacer() {
                Some(with) => with(self, replace),
                None => self.handle(),
            },
            _ => builtin::replace_type(self, replace),
        }
    }
}

impl AttrRef<'_> {
    /// Visits the direct sub-elements in order.
    #[track_caller]
    pub fn walk_sub_elements(self, visit: Visit<'_>) {
        match self.def().builtin_kind() {
            BuiltinAttr::NotBuiltin => {
                if let Some(walk) = self.def().sub_element_walker() {
                    walk(self, visit);
                }
            }
            _ => builtin::walk_attr(self, visit),
        }
    }

    /// Rebuilds the attribute with replaced direct sub-elements.
    #[must_use]
    pub fn replace_sub_elements(self, replace: Replace<'_>) -> Attribute {
        match self.def().builtin_kind() {
            BuiltinAttr::NotBuiltin => match self.def().sub_element_replacer() {
                Some(with) => with(self, replace),
                None => self.handle(),
            },
            _ => builtin::replace_attr(self, replace),
        }
    }
}

/// How a walk continues after a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkResult {
    /// Visits the sub-elements.
    Advance,
    /// Skips the sub-elements.
    Skip,
    /// Ends the walk.
    Interrupt,
}

/// Walks `root` and all nested sub-elements in pre-order, each once. Returns false if the walk was interrupted.
pub fn walk(
    ctx: &Context,
    root: impl Into<SubElement>,
    visit: &mut dyn FnMut(SubElement) -> WalkResult,
) -> bool {
    // An explicit stack instead of recursion: nesting may be deep.
    let mut pending = vec![root.into()];
    let mut seen = FxHashSet::default();
    while let Some(element) = pending.pop() {
        if !seen.insert(element) {
            continue;
        }
        match visit(element) {
            WalkResult::Interrupt => return false,
            WalkResult::Skip => continue,
            WalkResult::Advance => {}
        }
        let first = pending.len();
        let mut push = |element| pending.push(element);
        match element {
            SubElement::Type(ty) => ctx.type_ref(ty).walk_sub_elements(&mut push),
            SubElement::Attr(attr) => ctx.attr_ref(attr).walk_sub_elements(&mut push),
        }
        pending[first..].reverse();
    }
    true
}

type TypeFn<'f> = Box<dyn FnMut(TypeRef<'_>) -> Option<Type> + 'f>;
type AttrFn<'f> = Box<dyn FnMut(AttrRef<'_>) -> Option<Attribute> + 'f>;

/// Replaces types and attributes, and their sub-elements at any depth. Caches the results.
///
/// The function that was added last is tried first. Like upstream, the sub-elements of a replacement are replaced as
/// well.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::sub_elements::Replacer;
/// use ods_runtime::types::IntegerType;
///
/// let ctx = Context::new();
/// let ty = ctx.parse_type("tuple<i32, tensor<4xi32>>").unwrap();
/// let (i32, i64) = (IntegerType::get(&ctx, 32), IntegerType::get(&ctx, 64));
/// let mut replacer = Replacer::new(&ctx);
/// replacer.on_type(|ty| (ty == *i32).then(|| i64.handle()));
/// let replaced = replacer.replace_type(ty);
/// assert_eq!(ctx.type_ref(replaced).to_string(), "tuple<i64, tensor<4xi64>>");
/// ```
pub struct Replacer<'c, 'f> {
    ctx: &'c Context,
    types: Vec<TypeFn<'f>>,
    attrs: Vec<AttrFn<'f>>,
    cache: FxHashMap<SubElement, SubElement>,
    /// Elements whose sub-elements are being replaced. Where a replacement contains one, it stays.
    active: FxHashSet<SubElement>,
}

impl std::fmt::Debug for Replacer<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Replacer").field("cache", &self.cache.len()).finish_non_exhaustive()
    }
}

impl<'c, 'f> Replacer<'c, 'f> {
    /// A replacer without functions.
    #[track_caller]
    pub fn new(ctx: &'c Context) -> Self {
        Replacer {
            ctx,
            types: Vec::new(),
            attrs: Vec::new(),
            cache: FxHashMap::default(),
            active: FxHashSet::default(),
        }
    }

    /// Adds a function for types. It returns `None` for types it does not replace.
    pub fn on_type(&mut self, replace: impl FnMut(TypeRef<'_>) -> Option<Type> + 'f) -> &mut Self {
        self.types.push(Box::new(replace));
        self
    }

    /// Adds a function for attributes. It returns `None` for attributes it does not replace.
    pub fn on_attr(
        &mut self,
        replace: impl FnMut(AttrRef<'_>) -> Option<Attribute> + 'f,
    ) -> &mut Self {
        self.attrs.push(Box::new(replace));
        self
    }

    /// Replaces `ty` and its sub-elements.
    pub fn replace_type(&mut self, ty: impl Into<Type>) -> Type {
        Replacement::ty(self, ty.into())
    }

    /// Replaces the attributes of `op`, and their sub-elements. Types and locations stay as they are.
    pub fn replace_attrs_of(&mut self, ir: &mut Ir, op: impl Into<Op>) {
        let op = op.into();
        for attr in ir.op(op).attrs().to_vec() {
            let new = self.replace_attr(attr.value);
            if new != attr.value {
                ir.set_attr(op, attr.name, Some(new));
            }
        }
    }

    /// Replaces `attr` and its sub-elements.
    pub fn replace_attr(&mut self, attr: impl Into<Attribute>) -> Attribute {
        Replacement::attr(self, attr.into())
    }
}

impl Replacer<'_, '_> {
    /// Replaces `root` after its sub-elements. An explicit stack instead of recursion: nesting may be deep.
    fn replace(&mut self, root: SubElement) -> SubElement {
        // The elements, each with what a function has replaced it by, if it has been reached.
        let mut open = vec![(root, None)];
        while let Some((element, own)) = open.pop() {
            if let Some(own) = own {
                let result = self.rebuild(own);
                self.active.remove(&element);
                self.cache.insert(element, result);
            } else if !self.cache.contains_key(&element) && self.active.insert(element) {
                let own = self.replacement(element);
                open.push((element, Some(own)));
                let first = open.len();
                let mut push = |part| open.push((part, None));
                match own {
                    SubElement::Type(ty) => self.ctx.type_ref(ty).walk_sub_elements(&mut push),
                    SubElement::Attr(attr) => self.ctx.attr_ref(attr).walk_sub_elements(&mut push),
                }
                open[first..].reverse();
            }
        }
        self.cache.get(&root).copied().unwrap_or(root)
    }

    /// What a function replaces `element` by.
    fn replacement(&mut self, element: SubElement) -> SubElement {
        let new = match element {
            SubElement::Type(ty) => {
                let view = self.ctx.type_ref(ty);
                self.types.iter_mut().rev().find_map(|replace| replace(view)).map(Into::into)
            }
            SubElement::Attr(attr) => {
                let view = self.ctx.attr_ref(attr);
                self.attrs.iter_mut().rev().find_map(|replace| replace(view)).map(Into::into)
            }
        };
        new.unwrap_or(element)
    }

    /// An element with the replacements of its sub-elements.
    fn rebuild(&mut self, element: SubElement) -> SubElement {
        let ctx = self.ctx;
        match element {
            SubElement::Type(ty) => ctx.type_ref(ty).replace_sub_elements(self).into(),
            SubElement::Attr(attr) => ctx.attr_ref(attr).replace_sub_elements(self).into(),
        }
    }
}

impl Replacement for Replacer<'_, '_> {
    fn ty(&mut self, ty: Type) -> Type {
        match self.replace(ty.into()) {
            SubElement::Type(new) => new,
            SubElement::Attr(_) => ty,
        }
    }

    fn attr(&mut self, attr: Attribute) -> Attribute {
        match self.replace(attr.into()) {
            SubElement::Attr(new) => new,
            SubElement::Type(_) => attr,
        }
    }
}
