//! The effects that an operation lists: data in its list of traits.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::host::Host;
use super::{interface, op};
use crate::model::{EffectPlace, Effects, Op, SideEffect};

/// The entries in the operation's list of traits for the effects whose interface the trait `first` lists, or, without
/// one, for those that only decorators list.
pub(super) fn entry(op: &Op<'_>, first: Option<usize>, host: &Host<'_>) -> Vec<TokenStream> {
    let groups = op.effects.iter().filter(|effects| effects.first == first);
    groups.map(|effects| table(op, effects, host)).collect()
}

fn table(op: &Op<'_>, effects: &Effects<'_>, host: &Host<'_>) -> TokenStream {
    let table =
        interface::path_of(effects.interface, effects.namespace, "Table", effects.record, host);
    // Most operations have none, and share what says so.
    if effects.list.is_empty() && effects.is_memory() {
        return quote!(rt::no_memory_effect());
    }
    let entries = effects.list.iter().map(|effect| one(op, effect, host));
    quote!(rt::op_interface(&#table::listed(&[#(#entries),*])))
}

/// One effect: what is not said otherwise is left out.
fn one(op: &Op<'_>, effect: &SideEffect<'_>, host: &Host<'_>) -> TokenStream {
    let path = host.path(effect.effect, (effect.record, "effect"));
    let mut entry = quote!(rt::effect(#path));
    let index = |index: usize| Literal::usize_unsuffixed(index);
    match effect.place {
        EffectPlace::Unknown => {}
        EffectPlace::Operand(group) => {
            let group = index(group);
            entry.extend(quote!(.on_operand(#group)));
        }
        EffectPlace::Result(group) => {
            let group = index(group);
            entry.extend(quote!(.on_result(#group)));
        }
        EffectPlace::Symbol(attribute) => {
            let word = op::attribute_word(op, attribute);
            entry.extend(quote!(.on_symbol(#word)));
        }
    }
    if !effect.is_on_default_resource() {
        let resource = host.path(effect.resource, (effect.record, "resource"));
        entry.extend(quote!(.on_resource::<#resource>()));
    }
    if effect.stage != 0 {
        let stage = Literal::i32_unsuffixed(effect.stage);
        entry.extend(quote!(.at_stage(#stage)));
    }
    if effect.on_full_region {
        entry.extend(quote!(.on_full_region()));
    }
    entry
}
