//! Chooses the types and attributes that get an alias, before anything is printed.
//!
//! Like upstream, a dry run of the printer records the types and attributes that it would print, because aliases are
//! numbered in the order of first use. The dry run is skipped if nothing in the context could have an alias.

use rustc_hash::{FxHashMap, FxHashSet};

use super::writer::{AliasDefinition, AliasNames, AliasTarget, AsmWriter};
use crate::core::attrs::{
    AttrRef, Attribute, BuiltinAttr, CallSiteLoc, DictionaryAttr, FusedLoc, NameLoc, StringAttr,
};
use crate::core::context::Context;
use crate::core::interfaces::DialectInterfaceCollection;
use crate::core::types::{BuiltinType, TypeRef};
use crate::kinds::attrs::{ArrayAttr, DistinctAttr, TypeAttr, TypedAttr};
use crate::kinds::types::{
    ComplexType, FunctionType, MemRefType, NoneType, RankedTensorType, TupleType,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use crate::semantics::interfaces::{
    OpAsmAliasResult as AliasResult, OpAsmAttrInterface, OpAsmDialectInterface, OpAsmTypeInterface,
};
use crate::support::paged::PagedMap;

/// The largest number of elements of a tuple without an alias.
const MAX_UNALIASED_TUPLE: usize = 16;

/// A type or attribute that may need an alias definition.
#[derive(Debug)]
struct Entry {
    target: AliasTarget,
    /// The requested name.
    name: Option<String>,
    /// 0 if neither this nor a sub-element has an alias. Aliases are defined in the order of depth.
    depth: usize,
    deferrable: bool,
    /// Position in the order of first use.
    order: u32,
    children: Vec<u32>,
}

/// Marks types and attributes without an alias whose sub-elements have none either: nearly all. They need no entry.
const NO_ALIAS: u32 = PagedMap::NONE - 1;

/// Types and attributes recorded by the dry run.
#[derive(Debug)]
pub(super) struct AliasCollector<'c> {
    ctx: &'c Context,
    /// Interfaces of the dialects, which may request aliases.
    dialects: Vec<&'c dyn OpAsmDialectInterface>,
    entries: Vec<Entry>,
    /// Index of the entry of each recorded attribute, or [`NO_ALIAS`].
    attrs: PagedMap,
    types: PagedMap,
    num_seen: u32,
    /// The values being visited, innermost last. Sub-elements are recorded as children of the last. A stack instead of
    /// recursion: debug information of large programs is nested thousands of levels deep.
    open: Vec<Open>,
    /// Whether the sub-elements of the innermost value are being listed.
    is_listing: bool,
}

/// A value that is being visited.
#[derive(Debug)]
struct Open {
    target: AliasTarget,
    /// Its entry, or what becomes its entry if it has a child.
    entry: Result<u32, Entry>,
    /// Sub-elements that have not been visited, the next one last.
    pending: Vec<Part>,
    children: Vec<u32>,
    depth: usize,
    deferrable: bool,
}

/// A sub-element.
#[derive(Debug)]
struct Part {
    target: AliasTarget,
    elide_type: bool,
}

impl<'c> AliasCollector<'c> {
    /// An empty collector.
    pub(super) fn new(ctx: &'c Context) -> Self {
        AliasCollector {
            ctx,
            dialects: DialectInterfaceCollection::new(ctx).iter().collect(),
            entries: Vec::new(),
            attrs: PagedMap::default(),
            types: PagedMap::default(),
            num_seen: 0,
            open: Vec::new(),
            is_listing: false,
        }
    }

    /// Whether anything in `ctx` could have an alias.
    pub(super) fn is_needed(ctx: &Context, debug_info: bool) -> bool {
        debug_info
            || !ctx.kinds.attrs.affine_maps.is_empty()
            || !ctx.kinds.attrs.integer_sets.is_empty()
            || !ctx.kinds.attrs.distincts.is_empty()
            || !ctx.kinds.types.tuples.is_empty()
            || ctx.has_location_attrs()
            || ctx.has_alias_kinds()
            || ctx.has_attached_asm()
            || ctx.has_dialect_interface::<dyn OpAsmDialectInterface>()
    }

    /// The aliases, in definition order.
    pub(super) fn finish(mut self) -> AliasNames {
        self.entries.retain(|entry| entry.name.is_some());
        self.entries.sort_by(|a, b| {
            let is_attr = |entry: &Entry| matches!(entry.target, AliasTarget::Attr(_));
            let (left, right) = ((a.depth, is_attr(a), &a.name), (b.depth, is_attr(b), &b.name));
            left.cmp(&right).then(a.order.cmp(&b.order))
        });
        let mut names = AliasNames::default();
        let mut used: FxHashSet<String> = FxHashSet::default();
        let mut counts: FxHashMap<String, u32> = FxHashMap::default();
        for entry in self.entries {
            let Some(name) = entry.name else { continue };
            let name = unique(name, &mut used, &mut counts);
            names.add(AliasDefinition {
                target: entry.target,
                name: name.into(),
                deferred: entry.deferrable,
            });
        }
        names
    }

    fn indices(&mut self, target: AliasTarget) -> (&mut PagedMap, u32) {
        let ctx = self.ctx;
        match target {
            AliasTarget::Attr(attr) => (&mut self.attrs, attr.number(ctx)),
            AliasTarget::Type(ty) => (&mut self.types, ty.number(ctx)),
        }
    }

    fn mark_no_alias(&mut self, target: AliasTarget) {
        let (indices, word) = self.indices(target);
        indices.insert(word, NO_ALIAS);
    }

    fn mark_not_deferrable(&mut self, index: u32) {
        // The common case.
        if !self.entries[index as usize].deferrable {
            return;
        }
        let mut pending = vec![index];
        while let Some(index) = pending.pop() {
            let entry = &mut self.entries[index as usize];
            if std::mem::replace(&mut entry.deferrable, false) {
                pending.extend_from_slice(&entry.children);
            }
        }
    }

    fn add(&mut self, target: AliasTarget, entry: Entry) -> u32 {
        let index = self.entries.len() as u32;
        self.entries.push(entry);
        let (indices, word) = self.indices(target);
        indices.insert(word, index);
        index
    }

    /// Ends the visit of the innermost value, whose sub-elements have been visited.
    fn leave(&mut self) {
        let Some(open) = self.open.pop() else { return };
        let index = match open.entry {
            Ok(index) => index,
            Err(entry) if !open.children.is_empty() => self.add(open.target, entry),
            Err(_) => return,
        };
        let entry = &mut self.entries[index as usize];
        entry.children = open.children;
        if open.depth > 0 {
            entry.depth = open.depth + 1;
        }
        self.record(index);
    }

    fn record(&mut self, index: u32) {
        let depth = self.entries[index as usize].depth;
        if let Some(open) = self.open.last_mut() {
            open.children.push(index);
            open.depth = open.depth.max(depth);
        }
    }
}

/// Makes `name` unique among aliases: `name`, `name1`, `name2`, ...
fn unique(
    name: String,
    used: &mut FxHashSet<String>,
    counts: &mut FxHashMap<String, u32>,
) -> String {
    if used.insert(name.clone()) {
        return name;
    }
    let mut stem = name;
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

impl<'c> AsmWriter<'c> {
    /// Records a type or attribute and its sub-elements. The definition of a `deferrable` one may follow the
    /// operation.
    pub(super) fn collect(&mut self, target: AliasTarget, deferrable: bool, elide_type: bool) {
        let ctx = self.ctx();
        let Some(collector) = &mut self.collector else { return };
        if collector.dialects.is_empty() && is_leaf(ctx, target) {
            return;
        }
        if collector.is_listing {
            if let Some(open) = collector.open.last_mut() {
                open.pending.push(Part { target, elide_type });
            }
            return;
        }
        self.enter(target, deferrable, elide_type);
        while let Some(collector) = &mut self.collector
            && let Some(open) = collector.open.last_mut()
        {
            match open.pending.pop() {
                Some(part) => self.enter(part.target, deferrable, part.elide_type),
                None => collector.leave(),
            }
        }
    }

    /// Records a type or attribute. If it is new, lists its sub-elements.
    fn enter(&mut self, target: AliasTarget, deferrable: bool, elide_type: bool) {
        let ctx = self.ctx();
        let Some(collector) = &mut self.collector else { return };
        let (indices, word) = collector.indices(target);
        let seen = indices.get(word);
        if seen == Some(NO_ALIAS) {
            return;
        }
        let deferrable = collector.open.last().map_or(deferrable, |open| open.deferrable);
        match seen {
            Some(index) => {
                if !deferrable {
                    collector.mark_not_deferrable(index);
                }
                return collector.record(index);
            }
            None => collector.mark_no_alias(target),
        }
        let order = collector.num_seen;
        collector.num_seen += 1;
        let name = requested_alias(ctx, &collector.dialects, target);
        let depth = usize::from(name.is_some());
        let entry = Entry { target, name, depth, deferrable, order, children: Vec::new() };
        // A type or attribute that may contain itself needs its entry before its sub-elements are visited.
        let is_early = entry.name.is_some() || !is_builtin(ctx, target);
        let entry = if is_early { Ok(collector.add(target, entry)) } else { Err(entry) };
        let (pending, children) = (Vec::new(), Vec::new());
        collector.open.push(Open { target, entry, pending, children, depth: 0, deferrable });
        collector.is_listing = true;
        match target {
            AliasTarget::Attr(attr) => self.list_attr_parts(ctx.attr_ref(attr), elide_type),
            AliasTarget::Type(ty) => self.list_type_parts(ctx.type_ref(ty)),
        }
        let Some(collector) = &mut self.collector else { return };
        collector.is_listing = false;
        if let Some(open) = collector.open.last_mut() {
            open.pending.reverse();
        }
    }

    fn collect_attr(&mut self, attr: AttrRef<'c>) {
        self.collect(AliasTarget::Attr(attr.handle()), false, false);
    }

    fn collect_type(&mut self, ty: TypeRef<'c>) {
        self.collect(AliasTarget::Type(ty.handle()), false, false);
    }

    fn list_attr_parts(&mut self, attr: AttrRef<'c>, elide_type: bool) {
        let ctx = self.ctx();
        match attr.def().builtin_kind() {
            BuiltinAttr::AffineMap
            | BuiltinAttr::DenseArray
            | BuiltinAttr::Float
            | BuiltinAttr::Integer
            | BuiltinAttr::IntegerSet
            | BuiltinAttr::Unit => return,
            BuiltinAttr::NotBuiltin => self.collect_attribute_body(attr),
            BuiltinAttr::Distinct => {
                self.collect_attr(attr.cast::<DistinctAttr<'_>>().referenced_attr());
            }
            BuiltinAttr::Dictionary => {
                // Keys are strings, which have no aliases.
                for entry in attr.cast::<DictionaryAttr<'_>>().value() {
                    self.collect_attr(ctx.attr_ref(entry.value));
                }
            }
            BuiltinAttr::Array => {
                for element in attr.cast::<ArrayAttr<'_>>().iter() {
                    self.collect_attr(element);
                }
            }
            BuiltinAttr::Type => self.collect_type(attr.cast::<TypeAttr<'_>>().value()),
            BuiltinAttr::NameLoc => {
                let child = attr.cast::<NameLoc<'_>>().child_loc();
                if !child.is_unknown() {
                    self.collect_attr(ctx.location_view(child));
                }
            }
            BuiltinAttr::CallSiteLoc => {
                let call = attr.cast::<CallSiteLoc<'_>>();
                self.collect_attr(ctx.location_view(call.callee()));
                self.collect_attr(ctx.location_view(call.caller()));
            }
            BuiltinAttr::FusedLoc => {
                let fused = attr.cast::<FusedLoc<'_>>();
                if let Some(metadata) = fused.metadata() {
                    self.collect_attr(ctx.attr_ref(metadata));
                }
                for location in fused.locations() {
                    self.collect_attr(ctx.location_view(*location));
                }
            }
            _ => {}
        }
        if !elide_type
            && let Some(typed) = attr.dyn_cast::<TypedAttr<'_>>()
            && !typed.ty().isa::<NoneType<'_>>()
        {
            self.collect_type(typed.ty());
        }
    }

    fn list_type_parts(&mut self, ty: TypeRef<'c>) {
        let ctx = self.ctx();
        match ty.def().builtin_kind() {
            BuiltinType::NotBuiltin => self.collect_type_body(ty),
            BuiltinType::MemRef => {
                let memref = ty.cast::<MemRefType<'_>>();
                self.collect_type(memref.element_type());
                for attr in memref.layout().into_iter().chain(memref.memory_space()) {
                    self.collect_attr(ctx.attr_ref(attr));
                }
            }
            BuiltinType::UnrankedMemRef => {
                let memref = ty.cast::<UnrankedMemRefType<'_>>();
                self.collect_type(memref.element_type());
                if let Some(space) = memref.memory_space() {
                    self.collect_attr(ctx.attr_ref(space));
                }
            }
            BuiltinType::RankedTensor => {
                let tensor = ty.cast::<RankedTensorType<'_>>();
                self.collect_type(tensor.element_type());
                if let Some(encoding) = tensor.encoding() {
                    self.collect_attr(ctx.attr_ref(encoding));
                }
            }
            BuiltinType::UnrankedTensor => {
                self.collect_type(ty.cast::<UnrankedTensorType<'_>>().element_type());
            }
            BuiltinType::Vector => self.collect_type(ty.cast::<VectorType<'_>>().element_type()),
            BuiltinType::Complex => self.collect_type(ty.cast::<ComplexType<'_>>().element_type()),
            BuiltinType::Function => {
                let function = ty.cast::<FunctionType<'_>>();
                for element in function.inputs().iter().chain(function.results()) {
                    self.collect_type(ctx.type_ref(*element));
                }
            }
            BuiltinType::Tuple => {
                for element in ty.cast::<TupleType<'_>>().types() {
                    self.collect_type(ctx.type_ref(*element));
                }
            }
            _ => {}
        }
    }
}

/// Whether `target` is of a frequent kind that has neither an alias nor sub-elements that could have one.
#[inline]
fn is_leaf(ctx: &Context, target: AliasTarget) -> bool {
    use BuiltinAttr as B;
    let AliasTarget::Attr(attr) = target else { return false };
    let attr = ctx.attr_ref(attr);
    match attr.def().builtin_kind() {
        B::Integer | B::Float | B::Unit | B::DenseArray | B::SymbolRef => true,
        B::String => attr.cast::<StringAttr<'_>>().given_type().is_none(),
        _ => false,
    }
}

fn is_builtin(ctx: &Context, target: AliasTarget) -> bool {
    match target {
        AliasTarget::Attr(attr) => {
            ctx.attr_ref(attr).def().builtin_kind() != BuiltinAttr::NotBuiltin
        }
        AliasTarget::Type(ty) => ctx.type_ref(ty).def().builtin_kind() != BuiltinType::NotBuiltin,
    }
}

/// The length of the alias that an attribute of a dialect requests. The printer writes the attribute only once, in the
/// definition of its alias.
pub(super) fn alias_len(ctx: &Context, attr: Attribute) -> Option<usize> {
    if is_builtin(ctx, AliasTarget::Attr(attr)) {
        return None;
    }
    let dialects: Vec<_> = DialectInterfaceCollection::new(ctx).iter().collect();
    requested_alias(ctx, &dialects, AliasTarget::Attr(attr)).map(|name| name.len())
}

/// The name that the type or attribute, or a dialect on its behalf, requests as alias, as an identifier.
fn requested_alias(
    ctx: &Context,
    dialects: &[&dyn OpAsmDialectInterface],
    target: AliasTarget,
) -> Option<String> {
    let mut result = match target {
        AliasTarget::Attr(attr) => {
            let attr = ctx.attr_ref(attr);
            match (attr.def().alias(), attr.dyn_cast::<OpAsmAttrInterface<'_>>()) {
                (Some(alias), _) => AliasResult::OverridableAlias(alias.to_owned()),
                (None, Some(asm)) => asm.alias(),
                (None, None) => builtin_attr_alias(attr),
            }
        }
        AliasTarget::Type(ty) => {
            let ty = ctx.type_ref(ty);
            match (ty.def().alias(), ty.dyn_cast::<OpAsmTypeInterface<'_>>()) {
                (Some(alias), _) => AliasResult::OverridableAlias(alias.to_owned()),
                (None, Some(asm)) => asm.alias(),
                (None, None) => builtin_type_alias(ty),
            }
        }
    };
    for dialect in dialects {
        if matches!(result, AliasResult::FinalAlias(_)) {
            break;
        }
        let other = match target {
            AliasTarget::Attr(attr) => dialect.alias_of_attr(ctx.attr_ref(attr)),
            AliasTarget::Type(ty) => dialect.alias_of_type(ctx.type_ref(ty)),
        };
        if other != AliasResult::NoAlias {
            result = other;
        }
    }
    let (AliasResult::OverridableAlias(name) | AliasResult::FinalAlias(name)) = result else {
        return None;
    };
    if name.is_empty() {
        return None;
    }
    Some(sanitized(name))
}

fn builtin_attr_alias(attr: AttrRef<'_>) -> AliasResult {
    let name = match attr.def().builtin_kind() {
        BuiltinAttr::AffineMap => "map",
        BuiltinAttr::IntegerSet => "set",
        BuiltinAttr::UnknownLoc
        | BuiltinAttr::FileLineColRange
        | BuiltinAttr::NameLoc
        | BuiltinAttr::CallSiteLoc
        | BuiltinAttr::FusedLoc => "loc",
        BuiltinAttr::Distinct => {
            let referenced = attr.cast::<DistinctAttr<'_>>().referenced_attr();
            if referenced.def().builtin_kind() == BuiltinAttr::Unit {
                return AliasResult::NoAlias;
            }
            "distinct"
        }
        _ => return AliasResult::NoAlias,
    };
    AliasResult::OverridableAlias(name.to_owned())
}

fn builtin_type_alias(ty: TypeRef<'_>) -> AliasResult {
    match ty.dyn_cast::<TupleType<'_>>() {
        Some(tuple) if tuple.size() > MAX_UNALIASED_TUPLE => {
            AliasResult::OverridableAlias("tuple".to_owned())
        }
        _ => AliasResult::NoAlias,
    }
}

/// Makes `name` a valid alias name. Upstream's `sanitizeIdentifier`.
fn sanitized(name: String) -> String {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '$' | '_' | '-');
    let prefixed = name.starts_with(|c: char| c.is_ascii_digit() || !fits(c));
    if !prefixed && name.chars().all(fits) {
        return name;
    }
    let mut out = String::from(if prefixed { "_" } else { "" });
    for byte in name.bytes() {
        match char::from(byte) {
            c if fits(c) => out.push(c),
            ' ' => out.push('_'),
            _ => out.push_str(&format!("{byte:X}")),
        }
    }
    out
}
