//! Operations that call an intrinsic of LLVM: a table by name.

use proc_macro2::Literal;
use quote::quote;

use super::Item;
use crate::model::Intrinsic;

/// The items of a module of intrinsics.
pub(super) fn items(intrinsics: &[Intrinsic<'_>]) -> Vec<Item> {
    let rows = intrinsics.iter().map(|intrinsic| {
        let (op, name) = (&intrinsic.op, intrinsic.name);
        let list = |numbers: &[usize]| {
            let numbers = numbers.iter().map(|it| Literal::usize_unsuffixed(*it));
            quote!(&[#(#numbers),*])
        };
        let results = (!intrinsic.overloaded_results.is_empty()).then(|| {
            let list = list(&intrinsic.overloaded_results);
            quote!(.results(#list))
        });
        let operands = (!intrinsic.overloaded_operands.is_empty()).then(|| {
            let list = list(&intrinsic.overloaded_operands);
            quote!(.operands(#list))
        });
        let immediates = (!intrinsic.immediates.is_empty()).then(|| {
            let pairs = intrinsic.immediates.iter().map(|(position, name)| {
                let position = Literal::usize_unsuffixed(*position);
                quote!((#position, #name))
            });
            quote!(.immediates(&[#(#pairs),*]))
        });
        quote!((#op, rt::Intrinsic::new(#name) #results #operands #immediates))
    });
    vec![
        Item::section(quote!(
            use ::ods::target::llvmir::export as rt;
        )),
        Item::section(quote! {
            /// The operations that call an intrinsic of LLVM, by name.
            pub const INTRINSICS: &[(&str, rt::Intrinsic)] = &[#(#rows),*];
        }),
    ]
}
