//! Passes: a type per pass with its options and statistics, and their registration.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{Item, class, docs, ident};
use crate::fragment::Placeholders;
use crate::plan::pass::{
    AnchorPlan, DefaultPlan, OptionEnumPlan, OptionPlan, OptionType, PassPlan, PassesPlan,
    StatisticPlan,
};

/// The items at the top of a module of passes.
pub(super) fn prologue() -> Vec<Item> {
    vec![
        Item::section(quote!(
            use ::ods_runtime::pass::codegen as rt;
        )),
        Item::part(quote!(
            const _: () = rt::abi_1();
        )),
    ]
}

/// The items of a module of passes.
pub(super) fn items(plan: &PassesPlan<'_>) -> Vec<Item> {
    let passes = plan.passes.iter().map(|pass| class(&pass.type_name));
    let add_passes = Item::section(quote! {
        /// Registers the passes of this module.
        pub fn add_passes(registry: &mut rt::PassRegistry) {
            #(registry.add(#passes::default());)*
        }
    });
    let enums = plan.enums.iter().flat_map(option_enum);
    plan.passes.iter().flat_map(pass).chain(enums).chain([add_passes]).collect()
}

fn pass(pass: &PassPlan<'_>) -> Vec<Item> {
    let mut items = vec![type_of(pass)];
    if !pass.options.is_empty() {
        items.extend(options(pass));
    }
    if !pass.statistics.is_empty() {
        items.push(statistics(pass));
    }
    items
}

/// The struct of the pass, and its implementation of `Pass`.
fn type_of(pass: &PassPlan<'_>) -> Item {
    let (name, doc) = (class(&pass.type_name), docs::attributes(&pass.doc));
    let options_type = format_ident!("{}Options", pass.type_name);
    let statistics_type = format_ident!("{}Statistics", pass.type_name);
    let (has_options, has_statistics) = (!pass.options.is_empty(), !pass.statistics.is_empty());
    let options_field = has_options.then(|| {
        quote! {
            /// The options.
            pub options: #options_type,
        }
    });
    let statistics_field = has_statistics.then(|| {
        quote! {
            /// The statistics.
            pub statistics: #statistics_type,
        }
    });
    let new = has_options.then(|| {
        quote! {
            impl #name {
                /// The pass with these options.
                pub fn new(options: #options_type) -> Self {
                    Self { options, ..Self::default() }
                }
            }
        }
    });
    let visits_options = has_options.then(|| {
        quote! {
            fn options(&mut self, visitor: &mut rt::OptionVisitor<'_>) {
                rt::Options::visit(&mut self.options, visitor);
            }
        }
    });
    let visits_statistics = has_statistics.then(|| {
        let visits = pass.statistics.iter().map(|it| {
            let (field, name, description) = (ident(&it.field), it.name, &it.description);
            quote!(visitor.statistic(#name, #description, &mut self.statistics.#field);)
        });
        quote! {
            fn statistics(&mut self, visitor: &mut rt::StatisticVisitor<'_>) { #(#visits)* }
        }
    });
    let (label, argument, summary) = (pass.name, pass.argument, &pass.summary);
    let anchor = anchor(&pass.anchor);
    let dialects = (!pass.dialects.is_empty()).then(|| {
        let dialects = &pass.dialects;
        quote! {
            fn dependent_dialects() -> Vec<rt::DialectEntry> {
                Vec::from([#(rt::DialectEntry::of::<#dialects>()),*])
            }
        }
    });
    Item::section(quote! {
        #doc
        #[derive(Clone, Default, Debug)]
        pub struct #name {
            #options_field
            #statistics_field
            /// The state.
            pub state: rt::PassState<Self>,
        }
        #new
        impl rt::PassDef for #name {
            const NAME: &'static str = #label;
            const ARGUMENT: &'static str = #argument;
            const DESCRIPTION: &'static str = #summary;
            #anchor
            #dialects
            #visits_options
            #visits_statistics
        }
    })
}

/// The method that says which operations the pass runs on.
fn anchor(anchor: &AnchorPlan) -> TokenStream {
    let name = match anchor {
        AnchorPlan::Any => return TokenStream::new(),
        AnchorPlan::Interface(table) => {
            return quote! {
                fn has_interface(op: rt::OpNameRef<'_>) -> bool { rt::implements::<#table>(op) }
            };
        }
        AnchorPlan::Name(name) => quote!(#name),
        AnchorPlan::View(view) => quote!(<#view<'static> as rt::OpView<'static>>::DEF.name()),
        AnchorPlan::Helper(call) => call.tokens(&Placeholders::new([])),
    };
    quote!(fn anchor() -> Option<&'static str> { Some(#name) })
}

/// The struct of the pass's options.
fn options(pass: &PassPlan<'_>) -> Vec<Item> {
    let name = format_ident!("{}Options", pass.type_name);
    let doc = docs::attributes(&format!("The options of [`{}`].", pass.type_name));
    let fields = pass.options.iter().map(|option| {
        let (field, ty) = (ident(&option.field), option_type(option));
        let doc = docs::attributes(&option.description);
        quote!(#doc pub #field: #ty,)
    });
    let defaults = pass.options.iter().map(|option| {
        let (field, value) = (ident(&option.field), default(option));
        quote!(#field: #value,)
    });
    let visits = pass.options.iter().map(|option| {
        let (field, argument, description) =
            (ident(&option.field), option.argument, &option.description);
        quote!(visitor.option(#argument, #description, &mut self.#field);)
    });
    vec![
        Item::section(quote! {
            #doc
            #[derive(Clone, Debug)]
            pub struct #name { #(#fields)* }
        }),
        Item::part(quote! {
            impl Default for #name {
                fn default() -> Self { Self { #(#defaults)* } }
            }
        }),
        Item::part(quote! {
            impl rt::Options for #name {
                fn visit(&mut self, visitor: &mut rt::OptionVisitor<'_>) { #(#visits)* }
            }
        }),
    ]
}

fn option_type(option: &OptionPlan<'_>) -> TokenStream {
    let ty = match &option.ty {
        OptionType::Rust(ty) => quote!(#ty),
        OptionType::Enum(name) => {
            let name = class(name);
            quote!(#name)
        }
        OptionType::Pipeline => quote!(rt::OpPassManager),
    };
    if option.is_list { quote!(rt::ListOption<#ty>) } else { ty }
}

fn default(option: &OptionPlan<'_>) -> TokenStream {
    match (&option.default, &option.ty) {
        (DefaultPlan::Text(text), _) if text.is_empty() => quote!(String::new()),
        (DefaultPlan::Text(text), _) => quote!(#text.to_owned()),
        (DefaultPlan::Case(case), OptionType::Enum(name)) => {
            let (name, case) = (class(name), ident(case));
            quote!(#name::#case)
        }
        (DefaultPlan::Value(value), _) => value.tokens(&Placeholders::new([])),
        (DefaultPlan::OfType | DefaultPlan::Case(_), _) => quote!(Default::default()),
    }
}

/// The struct of the pass's statistics.
fn statistics(pass: &PassPlan<'_>) -> Item {
    let name = format_ident!("{}Statistics", pass.type_name);
    let doc = docs::attributes(&format!("The statistics of [`{}`].", pass.type_name));
    let fields = pass.statistics.iter().map(|StatisticPlan { field, description, .. }| {
        let (field, doc) = (ident(field), docs::attributes(description));
        quote!(#doc pub #field: u64,)
    });
    Item::section(quote! {
        #doc
        #[derive(Clone, Copy, Default, Debug)]
        pub struct #name { #(#fields)* }
    })
}

/// The enum of an option.
fn option_enum(plan: &OptionEnumPlan) -> Vec<Item> {
    let name = class(&plan.name);
    let doc = docs::attributes(&format!("The values of options of type `{}`.", plan.name));
    let mut variants = Vec::new();
    for (case, info) in &plan.cases {
        let (case, doc) = (ident(case), docs::attributes(&info.description));
        variants.push(quote!(#doc #case));
    }
    for case in &plan.unnamed {
        let case = ident(case);
        variants.push(quote! {
            /// No text has this value.
            #case
        });
    }
    let first = variants.first_mut();
    if let Some(first) = first {
        *first = quote!(#[default] #first);
    }
    let cases = plan.cases.iter().map(|(case, info)| {
        let (case, text, description) = (ident(case), &info.name, &info.description);
        quote!(rt::OptionCase { name: #text, description: #description, value: #name::#case },)
    });
    vec![
        Item::section(quote! {
            #doc
            #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
            pub enum #name { #(#variants),* }
        }),
        Item::part(quote! {
            impl rt::OptionEnum for #name {
                const CASES: &'static [rt::OptionCase<Self>] = &[#(#cases)*];
            }
        }),
    ]
}
