//! The traits in an operation's definition.

use proc_macro2::TokenStream;
use quote::quote;

use super::host::Host;
use super::{effects, implemented};
use crate::model::{Op, TraitKind, native};

/// The entries of the trait list before (`structural`) or after the operation's own invariants.
pub(super) fn entries(op: &Op<'_>, host: &Host<'_>, structural: bool) -> Vec<TokenStream> {
    let interfaces = if structural { Vec::new() } else { implemented::entries(op, host) };
    let mut interfaces = interfaces.into_iter().peekable();
    let mut entries = Vec::new();
    for (index, entry) in op.traits.iter().enumerate() {
        match &entry.kind {
            TraitKind::Effects if !structural => {
                entries.extend(effects::entry(op, Some(index), host));
            }
            TraitKind::Native { name, namespace, structural: is } if *is == structural => {
                if let Some(error) = native::mistake(op, entry, |name| host.is_own(name)) {
                    host.add(error);
                    continue;
                }
                let path = if *namespace == native::RUNTIME_TRAITS {
                    format!("::ods_runtime::traits::{}", parameters(name))
                } else {
                    format!("{namespace}::{}", parameters(name))
                };
                let path = host.path(&path, (entry.record, "trait"));
                entries.push(quote!(rt::op_trait::<#path>()));
            }
            TraitKind::Interface { .. } => {
                let here = interfaces.next_if(|(of, _)| std::ptr::eq(*of, entry));
                entries.extend(here.map(|(_, code)| code));
            }
            _ => {}
        }
    }
    // An operation whose arguments have effects has the interface by that.
    if !structural {
        entries.extend(effects::entry(op, None, host));
        entries.extend(names_of_results(op));
    }
    entries
}

/// An operation of several results that does not say how they are called has them called as in its definition.
fn names_of_results(op: &Op<'_>) -> Option<TokenStream> {
    let named = op.results.iter().any(|result| result.rust_name().is_some());
    (op.results.len() > 1 && named && !op.has_interface("OpAsmOpInterface"))
        .then(|| quote!(rt::op_interface(&rt::RESULT_NAMES)))
}

/// Several parameters of a trait are one tuple: Rust has no variadic ones.
fn parameters(name: &str) -> String {
    match name.split_once('<') {
        Some((head, rest)) if rest.contains(',') => {
            format!("{head}<({})>", rest.trim_end_matches('>'))
        }
        _ => name.to_owned(),
    }
}
