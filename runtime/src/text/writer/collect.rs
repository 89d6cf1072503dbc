//! Deciding which attributes and types get aliases, and what these are called.
//!
//! A text is written twice: first by a writer that only notes which attributes and types come up,
//! in which order and how they nest, then with the names that follow from that. The names and the
//! order of their definitions are upstream's.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{AliasDef, AliasNames, AsmWriter, PrintFlags, TypeElision};
use crate::attrs::{
    ArrayAttr, Attribute, BuiltinAttr, CallSiteLoc, DictionaryAttr, DistinctAttr, FusedLoc,
    NameLoc, TypeAttr, TypedAttr,
};
use crate::context::Context;
use crate::location::Location;
use crate::types::{
    BuiltinType, ComplexType, FunctionType, MemRefType, NoneType, RankedTensorType, ShapedType,
    TupleType, Type, TypeRef, UnrankedMemRefType,
};

/// An attribute or a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Symbol {
    Attr(Attribute),
    Type(Type),
}

/// What is known of a symbol that came up.
#[derive(Debug)]
struct Seen {
    symbol: Symbol,
    /// The name it asks for.
    alias: Option<String>,
    /// How deep aliases nest in it, itself counted; 0 when there are none.
    depth: u32,
    /// Whether its definition may come behind the operation.
    deferrable: bool,
    children: Vec<usize>,
}

/// A symbol whose parts are being looked at.
#[derive(Debug)]
struct Frame {
    deferrable: bool,
    depth: u32,
    children: Vec<usize>,
}

/// Notes attributes and types in place of writing them.
#[derive(Debug, Default)]
pub(super) struct Collector {
    seen: Vec<Seen>,
    index: FxHashMap<Symbol, usize>,
    frames: Vec<Frame>,
}

impl Collector {
    /// Enters a symbol; false when it was there before.
    fn enter(
        &mut self,
        symbol: Symbol,
        deferrable: bool,
        alias: impl FnOnce() -> Option<String>,
    ) -> bool {
        if let Some(&index) = self.index.get(&symbol) {
            if !deferrable {
                self.not_deferrable(index);
            }
            self.note(index);
            return false;
        }
        self.index.insert(symbol, self.seen.len());
        let alias = alias().map(|name| sanitize(&name));
        let depth = u32::from(alias.is_some());
        self.seen.push(Seen { symbol, alias, depth, deferrable, children: Vec::new() });
        self.frames.push(Frame { deferrable, depth: 0, children: Vec::new() });
        true
    }

    /// Leaves the symbol that was entered last.
    fn leave(&mut self, symbol: Symbol) {
        let (Some(frame), Some(&index)) = (self.frames.pop(), self.index.get(&symbol)) else {
            return;
        };
        let seen = &mut self.seen[index];
        seen.children = frame.children;
        if frame.depth > 0 {
            seen.depth = frame.depth + 1;
        }
        self.note(index);
    }

    /// Tells the symbol around of one inside.
    fn note(&mut self, index: usize) {
        let depth = self.seen[index].depth;
        if let Some(frame) = self.frames.last_mut() {
            frame.children.push(index);
            frame.depth = frame.depth.max(depth);
        }
    }

    fn not_deferrable(&mut self, index: usize) {
        let mut open = vec![index];
        while let Some(index) = open.pop() {
            let seen = &mut self.seen[index];
            if std::mem::replace(&mut seen.deferrable, false) {
                open.extend_from_slice(&seen.children);
            }
        }
    }

    /// The names, in the order of their definitions.
    fn finish(mut self) -> AliasNames {
        self.seen.retain(|seen| seen.alias.is_some());
        // Parts before wholes, types before attributes, else by name and in order of occurrence.
        self.seen.sort_by(|left, right| {
            let key = |seen: &Seen| (seen.depth, matches!(seen.symbol, Symbol::Attr(_)));
            key(left).cmp(&key(right)).then_with(|| left.alias.cmp(&right.alias))
        });
        let mut names = AliasNames::default();
        let mut used: FxHashSet<String> = FxHashSet::default();
        let mut counts: FxHashMap<String, u32> = FxHashMap::default();
        for seen in self.seen {
            let Some(alias) = seen.alias else { continue };
            let name = unique(alias, &mut used, &mut counts);
            match seen.symbol {
                Symbol::Attr(attr) => names.attrs.insert(attr, name.into()),
                Symbol::Type(ty) => names.types.insert(ty, name.into()),
            };
            names.order.push(AliasDef { symbol: seen.symbol, deferred: seen.deferrable });
        }
        names
    }
}

/// A name that no other alias has: `name`, then `name1`, `name2`.
fn unique(
    alias: String,
    used: &mut FxHashSet<String>,
    counts: &mut FxHashMap<String, u32>,
) -> String {
    if used.insert(alias.clone()) {
        return alias;
    }
    let mut stem = alias;
    if stem.ends_with(|c: char| c.is_ascii_digit()) {
        stem.push('_');
    }
    let count = counts.entry(stem.clone()).or_insert(1);
    loop {
        let name = format!("{stem}{count}");
        *count += 1;
        if used.insert(name.clone()) {
            return name;
        }
    }
}

/// `name` as an identifier that no automatic name collides with.
fn sanitize(name: &str) -> String {
    use std::fmt::Write;
    let valid = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'_' | b'-');
    let mut clean = String::with_capacity(name.len() + 1);
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        clean.push('_');
    }
    for byte in name.bytes() {
        match byte {
            b' ' => clean.push('_'),
            byte if valid(byte) => clean.push(char::from(byte)),
            // Writing to a `String` cannot fail.
            byte => {
                let _ = write!(clean, "{byte:X}");
            }
        }
    }
    if clean.ends_with(|c: char| c.is_ascii_digit())
        && !name.starts_with(|c: char| c.is_ascii_digit())
    {
        clean.push('_');
    }
    clean
}

/// Whether any alias can come up in a text of the context.
fn possible(ctx: &Context, flags: &PrintFlags) -> bool {
    let (attrs, types) = (&ctx.builtin_attrs, &ctx.builtin_types);
    flags.debug_info
        || !attrs.affine_maps.is_empty()
        || !attrs.integer_sets.is_empty()
        || !attrs.distincts.is_empty()
        || !types.tuples.is_empty()
        || ctx.has_location_attrs()
        || ctx.has_alias_kinds()
}

impl<'c> AsmWriter<'c> {
    /// Starts noting what would be written; false when no alias can come of it.
    pub(crate) fn start_collecting(&mut self) -> bool {
        if self.flags.local_scope || !possible(self.ctx, &self.flags) {
            return false;
        }
        self.collector = Some(Box::default());
        self.hooked = true;
        true
    }

    /// Whether what would be written is being noted.
    #[inline]
    pub(crate) fn is_collecting(&self) -> bool {
        self.collector.is_some()
    }

    /// Uses aliases for what was noted, from here on, and forgets what was written.
    pub(crate) fn finish_collecting(&mut self) {
        if let Some(collector) = self.collector.take() {
            self.set_aliases(collector.finish());
        }
        self.out.clear();
        self.resources.clear();
        self.distinct.clear();
    }

    /// Notes the location of an operation, whose alias may be defined later, or of something else.
    pub(crate) fn collect_location(&mut self, location: Location, deferrable: bool) {
        let attribute = self.ctx.location_view(location).handle();
        self.collect_attribute(attribute, TypeElision::Never, deferrable);
    }

    pub(super) fn collect_nested_attribute(&mut self, attribute: Attribute, elide: TypeElision) {
        let deferrable = self.collects_deferrable();
        self.collect_attribute(attribute, elide, deferrable);
    }

    /// What is part of something may be deferred with it.
    fn collects_deferrable(&self) -> bool {
        let frames = self.collector.as_ref().map(|collector| &collector.frames);
        frames.and_then(|frames| frames.last()).is_some_and(|frame| frame.deferrable)
    }

    fn collect_attribute(&mut self, attribute: Attribute, elide: TypeElision, deferrable: bool) {
        let ctx = self.ctx;
        let view = ctx.attr_ref(attribute);
        let Some(collector) = &mut self.collector else { return };
        let kind = view.def().builtin_kind();
        let alias = || match kind {
            BuiltinAttr::AffineMap => Some("map".to_owned()),
            BuiltinAttr::IntegerSet => Some("set".to_owned()),
            BuiltinAttr::Distinct => Some("distinct".to_owned()),
            _ if crate::attrs::is_location(view) => Some("loc".to_owned()),
            _ => view.def().alias_name().and_then(|alias| alias(view)),
        };
        if !collector.enter(Symbol::Attr(attribute), deferrable, alias) {
            return;
        }
        let nested = |w: &mut Self, attribute| {
            w.collect_nested_attribute(attribute, TypeElision::Never);
        };
        let location = |w: &mut Self, location| {
            let attribute = ctx.location_view(location).handle();
            w.collect_nested_attribute(attribute, TypeElision::Never);
        };
        match kind {
            BuiltinAttr::NotBuiltin => {
                if let Some(print) = view.def().printer() {
                    print(view, self);
                }
            }
            BuiltinAttr::Distinct => {
                nested(self, view.cast::<DistinctAttr<'_>>().referenced_attr().handle());
            }
            BuiltinAttr::Dictionary => {
                for entry in view.cast::<DictionaryAttr<'_>>().value() {
                    nested(self, entry.value);
                }
            }
            BuiltinAttr::Array => {
                for &element in view.cast::<ArrayAttr<'_>>().value() {
                    nested(self, element);
                }
            }
            BuiltinAttr::Type => self.collect_type(view.cast::<TypeAttr<'_>>().value().handle()),
            BuiltinAttr::NameLoc => {
                let child = view.cast::<NameLoc<'_>>().child_loc();
                if !child.is_unknown() {
                    location(self, child);
                }
            }
            BuiltinAttr::CallSiteLoc => {
                let site = view.cast::<CallSiteLoc<'_>>();
                location(self, site.callee());
                location(self, site.caller());
            }
            BuiltinAttr::FusedLoc => {
                let fused = view.cast::<FusedLoc<'_>>();
                if let Some(metadata) = fused.metadata() {
                    nested(self, metadata);
                }
                for &part in fused.locations() {
                    location(self, part);
                }
            }
            _ => {}
        }
        let typed = match kind {
            // Their types have no aliases of interest to upstream.
            BuiltinAttr::Integer | BuiltinAttr::Float | BuiltinAttr::NotBuiltin => None,
            _ if elide == TypeElision::Must => None,
            _ => view.dyn_cast::<TypedAttr<'_>>(),
        };
        if let Some(typed) = typed
            && !typed.ty().isa::<NoneType<'_>>()
        {
            self.collect_type(typed.ty().handle());
        }
        if let Some(collector) = &mut self.collector {
            collector.leave(Symbol::Attr(attribute));
        }
    }

    pub(super) fn collect_type(&mut self, ty: Type) {
        /// More elements than this get a tuple an alias.
        const LARGE_TUPLE: usize = 16;
        let deferrable = self.collects_deferrable();
        let view = self.ctx.type_ref(ty);
        let Some(collector) = &mut self.collector else { return };
        let alias = || match view.dyn_cast::<TupleType<'_>>() {
            Some(tuple) => (tuple.size() > LARGE_TUPLE).then(|| "tuple".to_owned()),
            None => view.def().alias_name().and_then(|alias| alias(view)),
        };
        if !collector.enter(Symbol::Type(ty), deferrable, alias) {
            return;
        }
        self.collect_type_parts(view);
        if let Some(collector) = &mut self.collector {
            collector.leave(Symbol::Type(ty));
        }
    }

    fn collect_type_parts(&mut self, view: TypeRef<'c>) {
        let attribute = |w: &mut Self, attribute: Option<Attribute>| {
            if let Some(attribute) = attribute {
                w.collect_nested_attribute(attribute, TypeElision::Never);
            }
        };
        match view.def().builtin_kind() {
            BuiltinType::NotBuiltin => {
                if let Some(print) = view.def().printer() {
                    print(view, self);
                }
            }
            BuiltinType::Function => {
                let function = view.cast::<FunctionType<'_>>();
                for &ty in function.inputs().iter().chain(function.results()) {
                    self.collect_type(ty);
                }
            }
            BuiltinType::Tuple => {
                for &ty in view.cast::<TupleType<'_>>().types() {
                    self.collect_type(ty);
                }
            }
            BuiltinType::Complex => {
                self.collect_type(view.cast::<ComplexType<'_>>().element_type().handle());
            }
            kind => {
                let Some(shaped) = view.dyn_cast::<ShapedType<'_>>() else { return };
                self.collect_type(shaped.element_type().handle());
                match kind {
                    BuiltinType::RankedTensor => {
                        attribute(self, view.cast::<RankedTensorType<'_>>().encoding());
                    }
                    BuiltinType::MemRef => {
                        let memref = view.cast::<MemRefType<'_>>();
                        attribute(self, memref.layout());
                        attribute(self, memref.memory_space());
                    }
                    BuiltinType::UnrankedMemRef => {
                        attribute(self, view.cast::<UnrankedMemRefType<'_>>().memory_space());
                    }
                    _ => {}
                }
            }
        }
    }

    /// Writes the definitions of aliases that come before the operation, or, `deferred`, behind it.
    pub(crate) fn print_alias_definitions(&mut self, deferred: bool) {
        let order = std::mem::take(&mut self.aliases.order);
        for def in order.iter().filter(|def| def.deferred == deferred) {
            match def.symbol {
                Symbol::Attr(attribute) => {
                    self.print_attribute_alias(attribute);
                    self.write(" = ");
                    self.print_attribute_without_alias(attribute, TypeElision::Never);
                }
                Symbol::Type(ty) => {
                    self.print_type_alias(ty);
                    self.write(" = ");
                    self.print_type_without_alias(ty);
                }
            }
            self.write_char('\n');
        }
        self.aliases.order = order;
    }
}
