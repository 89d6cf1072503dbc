//! The interfaces that operations, types and attributes implement.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rustc_hash::FxHashSet;

use super::host::Host;
use super::{Item, interface};
use crate::model::{Interface, InterfaceMethod, Op, Result, Trait, TraitKind, is_provided};

/// Traits of the runtime that implement an interface for whatever has them.
const BY_TRAIT: &[(&str, &str)] = &[
    ("AlwaysSpeculatableImplTrait", "ConditionallySpeculatable"),
    ("HasOnlyGraphRegion", "RegionKindInterface"),
    ("InferTensorType", "InferTypeOpInterface"),
    ("RecursivelySpeculatableImplTrait", "ConditionallySpeculatable"),
    ("ReturnLike", "RegionBranchTerminatorOpInterface"),
];

/// An interface in the list of a definition, however often it is there.
struct Listed<'a, 'r> {
    entry: &'a Trait<'r>,
    name: &'r str,
    /// The methods that the definition asks for although they have a default.
    overridden: Vec<&'r str>,
    declared: bool,
}

/// The interfaces that have a table for the definition with these traits.
fn listed<'a, 'r>(traits: &'a [Trait<'r>]) -> Vec<Listed<'a, 'r>> {
    let mut list: Vec<Listed<'a, 'r>> = Vec::new();
    for entry in traits {
        let TraitKind::Interface { name, namespace, overridden, declared } = &entry.kind else {
            continue;
        };
        let by_trait = BY_TRAIT.iter().any(|(native, interface)| {
            interface == name
                && traits.iter().any(
                    |other| matches!(&other.kind, TraitKind::Native { name, .. } if name == native),
                )
        });
        if by_trait || !is_provided(name, namespace) {
            continue;
        }
        let same = |listed: &&mut Listed<'a, 'r>| {
            matches!(&listed.entry.kind, TraitKind::Interface { name: other, namespace: module, .. }
                if other == name && module == namespace)
        };
        if let Some(known) = list.iter_mut().find(same) {
            known.overridden.extend(overridden);
            known.declared |= *declared;
            continue;
        }
        list.push(Listed { entry, name, overridden: overridden.clone(), declared: *declared });
    }
    list
}

/// Whether there are tables of interfaces among `traits`.
pub(super) fn has_table(traits: &[Trait<'_>]) -> bool {
    !listed(traits).is_empty()
}

/// The table of the interface `entry`, for `view`.
fn table(entry: &Trait<'_>, view: &Ident, host: &Host<'_>) -> TokenStream {
    let path = path(entry, "Table", host);
    quote!(&#path::of::<#view>())
}

/// The path of the interface `entry` with `suffix` at its name.
fn path(entry: &Trait<'_>, suffix: &str, host: &Host<'_>) -> TokenStream {
    let TraitKind::Interface { name, namespace, .. } = &entry.kind else { return quote!() };
    interface::path_of(name, namespace, suffix, entry.record, host)
}

/// What stands in the operation's list of traits for those of its interfaces that there is code for, each with the trait
/// that it is for.
pub(super) fn entries<'a>(op: &'a Op<'_>, host: &Host<'_>) -> Vec<(&'a Trait<'a>, TokenStream)> {
    let view = super::op::view(op);
    let entry = |listed: Listed<'a, '_>| {
        let table = table(listed.entry, &view, host);
        (listed.entry, quote!(rt::op_interface(#table)))
    };
    listed(&op.traits).into_iter().map(entry).collect()
}

/// The tables of a type or attribute.
pub(super) fn tables(traits: &[Trait<'_>], view: &Ident, host: &Host<'_>) -> Vec<TokenStream> {
    let tables = listed(traits).into_iter().map(|listed| {
        let table = table(listed.entry, view, host);
        quote!(rt::interface(#table))
    });
    tables.collect()
}

/// What generated code implements of the interfaces of an operation whose view has functions with these
/// names.
pub(super) fn items<'r>(
    op: &Op<'r>,
    names: &FxHashSet<String>,
    host: &Host<'r>,
) -> Result<Vec<Item>> {
    implementations(&op.traits, &super::op::view(op), names, host)
}

/// What generated code implements of the interfaces among `traits`: the bodies that interfaces give, and, for interfaces
/// that are listed without `Declare...InterfaceMethods`, what the view has already.
pub(super) fn implementations<'r>(
    traits: &[Trait<'r>],
    view: &Ident,
    names: &FxHashSet<String>,
    host: &Host<'r>,
) -> Result<Vec<Item>> {
    let mut items = Vec::new();
    let all = listed(traits);
    for listed in &all {
        if !listed.entry.record.is_subclass_of("Interface") {
            continue;
        }
        let interface = host.interface(listed.entry.record)?;
        check_overridden(listed, &interface)?;
        if !asks_for_methods(listed, &all, &interface, names, host)? {
            items.extend(interface::forwarding_impl(&interface, view, names, host));
        }
        items.extend(interface::model_impl(&interface, view, host));
    }
    Ok(items)
}

/// Checks that the methods that the definition asks for can be written. Names that are none of the interface's are not
/// looked at: upstream's definitions have some that have outlived their methods.
fn check_overridden(listed: &Listed<'_, '_>, interface: &Interface<'_>) -> Result<()> {
    let fixed = overridden(listed, interface).find(|method| method.body.is_some());
    let Some(method) = fixed else { return Ok(()) };
    let text = format!(
        "method '{}' cannot be overridden: interface '{}' implements it for all",
        method.symbol, interface.name
    );
    Err(listed.entry.record.error(text))
}

/// The methods that the definition asks for although they have a default.
fn overridden<'a, 'r>(
    listed: &'a Listed<'_, 'r>,
    interface: &'a Interface<'r>,
) -> impl Iterator<Item = &'a InterfaceMethod<'r>> {
    interface.methods.iter().filter(|method| listed.overridden.contains(&method.symbol))
}

/// Whether the definition asks for methods of the interface to be written: by itself, or as the base of another.
fn asks_for_methods<'r>(
    listed: &Listed<'_, 'r>,
    all: &[Listed<'_, 'r>],
    interface: &Interface<'r>,
    names: &FxHashSet<String>,
    host: &Host<'r>,
) -> Result<bool> {
    if overridden(listed, interface).next().is_some() {
        return Ok(true);
    }
    let mut required = interface.methods.iter().filter(|method| method.is_required());
    if required.all(|method| interface::member_for(method, names).is_some()) {
        return Ok(false);
    }
    if listed.declared {
        return Ok(true);
    }
    for other in all.iter().filter(|other| other.declared) {
        let other = host.interface(other.entry.record)?;
        if other.bases.iter().any(|base| base.is_same(interface)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The implementations that are left to the author, to be filled in: the name of the trait, and the code.
pub(super) fn skeletons<'r>(
    traits: &[Trait<'r>],
    view: &Ident,
    names: &FxHashSet<String>,
    host: &Host<'r>,
) -> Result<Vec<(String, TokenStream)>> {
    let mut list = Vec::new();
    let all = listed(traits);
    for listed in &all {
        if !listed.entry.record.is_subclass_of("Interface") {
            let path = path(listed.entry, "Trait", host);
            let code = quote!(impl<'ir> #path<'ir> for #view<'ir> {});
            list.push((format!("{}Trait", listed.name), code));
            continue;
        }
        let interface = host.interface(listed.entry.record)?;
        if !asks_for_methods(listed, &all, &interface, names, host)?
            && interface::forwarding_impl(&interface, view, names, host).is_some()
        {
            continue;
        }
        let code = interface::skeleton(&interface, &listed.overridden, view, host);
        list.push((interface::trait_name(&interface).to_string(), code));
    }
    Ok(list)
}
