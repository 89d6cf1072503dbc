//! Constraints, each emitted once.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rustc_hash::{FxHashMap, FxHashSet};

use super::host::{Host, Substitution};
use super::{Item, docs, ident};
use crate::model::{
    AttrConstraint, Fragment, PlainConstraint, Predicate, TypeConstraint, screaming,
};
use crate::tablegen::{Record, Span};

/// The constraints that operations of the dialect refer to.
pub(super) struct Constraints {
    /// Name to definition, sorted.
    items: BTreeMap<String, TokenStream>,
    /// What a constraint says to the name under which it stands: that of the definition that said so first.
    names: FxHashMap<Key, String>,
    /// Names that are taken by other constants.
    taken: FxHashSet<String>,
    /// Fragments that make types and attributes, and have been looked at.
    checked: FxHashSet<String>,
}

/// What makes constraints equal: the kind of thing they are about, the summary, the condition, and for attributes what is
/// stored.
type Key = (&'static str, String, String, String);

impl Constraints {
    /// No constraints yet; their names must not be among `taken`.
    pub(super) fn new(taken: FxHashSet<String>) -> Self {
        Self {
            items: BTreeMap::new(),
            names: FxHashMap::default(),
            taken,
            checked: FxHashSet::default(),
        }
    }

    /// The constant of a constraint on types.
    pub(super) fn of_type(
        &mut self,
        constraint: &TypeConstraint<'_>,
        host: &Host<'_>,
    ) -> TokenStream {
        let ctx = || quote!(ctx);
        self.check(constraint.builder_call, host, &[("_builder", ctx()), ("_ctxt", ctx())]);
        let summary = base_summary(constraint);
        self.add(
            "Type",
            constraint.def_name(),
            summary,
            &constraint.predicate,
            host,
            ConstantType::of("TypeConstraint"),
        )
    }

    /// The constant of a constraint on attributes. It also says which kind of attribute is stored, which is the same
    /// question where the constraint asks for nothing else.
    pub(super) fn of_attr(
        &mut self,
        constraint: &AttrConstraint<'_>,
        host: &Host<'_>,
    ) -> TokenStream {
        let placeholders = [("0", quote!(value)), ("_builder", quote!(ctx))];
        self.check(constraint.const_builder, host, &placeholders);
        let name = constraint.def_name();
        let kind = format!("$_self.isa::<{}>()", constraint.storage_type);
        let text = constraint.predicate.text.trim_matches(['(', ')']);
        let (make, stored) = if constraint.storage_type == "Attribute" {
            ("new", quote!())
        } else if text == kind.trim_matches(['(', ')']) {
            ("kind", quote!())
        } else {
            let view = host.ty(constraint.storage_type, "'_", (constraint.record, "storageType"));
            ("new", quote!(.stored(|it| it.isa::<#view>())))
        };
        let ty = ConstantType { ty: "AttrConstraint", make, rest: stored };
        self.add("Attr", name, constraint.summary, &constraint.predicate, host, ty)
    }

    /// The constant of a constraint on regions.
    pub(super) fn of_region(
        &mut self,
        constraint: &PlainConstraint<'_>,
        host: &Host<'_>,
    ) -> TokenStream {
        let name = (!constraint.record.is_anonymous()).then(|| constraint.record.name());
        self.add(
            "Region",
            name,
            constraint.summary,
            &constraint.predicate,
            host,
            ConstantType::of("RegionConstraint"),
        )
    }

    /// Looks for mistakes in a fragment that not every operation makes use of.
    fn check(
        &mut self,
        fragment: Option<Fragment<'_>>,
        host: &Host<'_>,
        placeholders: &[Substitution<'_>],
    ) {
        if let Some(fragment) = fragment
            && !self.checked.contains(fragment.text)
        {
            self.checked.insert(fragment.text.to_owned());
            host.expr(fragment, placeholders);
        }
    }

    fn add(
        &mut self,
        kind: &'static str,
        def_name: Option<&str>,
        summary: &str,
        predicate: &Predicate<'_>,
        host: &Host<'_>,
        ty: ConstantType,
    ) -> TokenStream {
        let mut stored = ty.make.to_owned();
        if !ty.rest.is_empty() {
            stored.push_str(&ty.rest.to_string());
        }
        let key = (kind, summary.to_owned(), predicate.text.clone(), stored);
        if let Some(name) = self.names.get(&key) {
            return reference(name);
        }
        let base = def_name.map_or_else(|| slug(summary), str::to_owned);
        let mut base =
            screaming(&if base.ends_with(kind) { base } else { format!("{base}{kind}") });
        if self.taken.contains(&base) {
            base.push_str("_CONSTRAINT");
        }
        let mut name = base.clone();
        let mut number = 2;
        while self.items.contains_key(&name) {
            name = format!("{base}_{number}");
            number += 1;
        }
        let tokens = constant(&ident(&name), summary, predicate, host, &ty);
        let shown = reference(&name);
        self.items.insert(name.clone(), tokens);
        self.names.insert(key, name);
        shown
    }

    pub(super) fn items(self) -> Vec<Item> {
        self.items.into_values().map(Item::section).collect()
    }
}

/// How a constant is made: its type, which the runtime has, the constructor, and what follows the call.
struct ConstantType {
    ty: &'static str,
    make: &'static str,
    rest: TokenStream,
}

impl ConstantType {
    fn of(ty: &'static str) -> Self {
        Self { ty, make: "new", rest: TokenStream::new() }
    }
}

fn reference(name: &str) -> TokenStream {
    let name = ident(name);
    quote!(&#name)
}

fn constant(
    name: &Ident,
    summary: &str,
    predicate: &Predicate<'_>,
    host: &Host<'_>,
    ty: &ConstantType,
) -> TokenStream {
    let doc = docs::attributes(summary.trim());
    let used = ["$_self", "$_builder", "$_ctxt"].iter().any(|name| predicate.text.contains(name));
    let argument = if used { quote!(it) } else { quote!(_) };
    let ctx = quote!(it.ctx());
    let condition = condition(
        predicate,
        None,
        host,
        &[("_self", quote!(it)), ("_builder", ctx.clone()), ("_ctxt", ctx)],
    );
    let (make, rest) = (ident(ty.make), &ty.rest);
    let ty = ident(ty.ty);
    quote! {
        #doc
        pub(crate) const #name: rt::#ty = rt::#ty::#make(#summary, |#argument| #condition)#rest;
    }
}

/// The condition as an expression. If it is not one, its parts are looked at one by one: a mistake in one is reported
/// where it is written, or at `owner` if that is not known.
pub(super) fn condition(
    predicate: &Predicate<'_>,
    owner: Option<Record<'_>>,
    host: &Host<'_>,
    substitutions: &[Substitution<'_>],
) -> TokenStream {
    let fragment = match owner.or(predicate.record) {
        Some(record) => Fragment::composed(&predicate.text, record),
        None => Fragment::at_span(&predicate.text, Span::default()),
    };
    let transformer = owner.and_then(|owner| Fragment::of_field(owner, "transformer"));
    let parts: Vec<_> = transformer.into_iter().chain(predicate.leaves.iter().copied()).collect();
    host.condition(fragment, &parts, substitutions)
}

/// The summary of one value's type.
fn base_summary<'r>(constraint: &TypeConstraint<'r>) -> &'r str {
    match constraint.summary.strip_prefix("variadic of ") {
        Some(summary) if constraint.multiplicity.is_variadic() => summary,
        _ => constraint.summary,
    }
}

/// Words of `summary` that make a name, not too long.
pub(super) fn slug(summary: &str) -> String {
    let words: Vec<&str> = summary
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let mut out = String::new();
    for word in words {
        if out.len() + word.len() > 48 {
            break;
        }
        if !out.is_empty() {
            out.push('_');
        }
        out.push_str(word);
    }
    if out.is_empty() { "unnamed".to_owned() } else { out }
}
