//! Skeletons of required hooks.

mod answer;
mod written;

use proc_macro2::TokenStream;
use quote::quote;
use rustc_hash::FxHashSet;

use crate::emit::{
    Formatter, Heads, def_hooks, head, heads, helper_head, hook_name, ident, lifetime, listed_heads,
};
use crate::fragment::Helper;
use crate::model::DefKind;
use crate::plan::Plan;
use crate::plan::def::{DefPlan, DefStorage, DefText, ParamDefPlan};
use crate::plan::dialect::DialectHook;
use crate::plan::directive::Directives;
use crate::plan::interface_impl::Implementation;
use crate::plan::op::{Canonicalization, OpPlan, OpText};
use crate::tablegen::Diagnostic;

/// The skeleton of an `impl`, with the names of its trait and type.
struct Skeleton {
    hook: String,
    of: String,
    tokens: TokenStream,
}

/// Generates a file with skeletons of the hooks that `plan` requires and that `written`, texts of Rust files, lack.
/// `module` is the path of the generated module.
///
/// # Errors
///
/// If a text in `written` is not valid Rust.
pub fn skeletons(
    plan: &Plan<'_>,
    module: &str,
    written: &[String],
) -> Result<String, Vec<Diagnostic>> {
    let mut list = of_dialect(plan);
    for op in &plan.ops {
        list.extend(of_op(op));
    }
    let dialect = &plan.dialect.type_name;
    list.extend(of_directives(&plan.op_directives, dialect));
    for def in &plan.defs {
        if let DefPlan::Params(def) = def {
            list.extend(of_def(def));
        }
    }
    list.extend(of_directives(&plan.def_directives, dialect));
    list.extend(plan.foreign.helpers.iter().map(|helper| of_helper(helper, dialect)));
    list.extend(plan.foreign.companions.iter().map(|name| of_companion(name)));
    let implemented = written::implementations(written).map_err(|error| vec![error])?;
    // Several types may have one storage class.
    let mut storages = FxHashSet::default();
    list.retain(|it| {
        !implemented.contains(&(it.hook.clone(), it.of.clone()))
            && (it.hook != "KeyedStorage" || storages.insert(it.of.clone()))
    });
    let mut out = format!(
        "//! Hooks of the dialect `{}`.\n\nuse ods_runtime::rt;\n\nuse {module}::*;\n",
        plan.dialect.name
    );
    let mut formatter = Formatter::new();
    for skeleton in list {
        out.push('\n');
        formatter.item(answer::fill(skeleton), "", &mut out);
    }
    Ok(out)
}

fn of_dialect(plan: &Plan<'_>) -> Vec<Skeleton> {
    let dialect = ident(&plan.dialect.type_name);
    let verify_region_attr = quote!(
        (op: rt::OpRef<'_>, region: usize, index: usize, attr: rt::NamedAttribute) -> rt::VerifyResult
    );
    let skeletons = plan.dialect.hooks.iter().map(|hook| {
        let (name, function) = (ident(hook.trait_name()), ident(hook.function()));
        let (head, print) = match hook {
            DialectHook::DialectTypeAssembly => (
                quote!((p: &mut rt::Parser<'_>) -> rt::ParseResult<rt::Type>),
                quote!(fn print_type<'c>(ty: rt::TypeRef<'c>, p: &mut rt::AsmWriter<'c>) {}),
            ),
            DialectHook::DialectAttrAssembly => (
                quote!((p: &mut rt::Parser<'_>, ty: Option<rt::Type>) -> rt::ParseResult<rt::Attribute>),
                quote!(fn print_attribute<'c>(attr: rt::AttrRef<'c>, p: &mut rt::AsmWriter<'c>) {}),
            ),
            DialectHook::OperationInterfaceFallback => (
                quote!((request: &rt::interfaces::InterfaceRequest<'_>) -> Option<rt::InterfaceEntry>),
                quote!(),
            ),
            DialectHook::MaterializeConstant => (
                quote!((b: &mut rt::OpBuilder<'_>, value: rt::Attribute, ty: rt::Type) -> Option<rt::Op>),
                quote!(),
            ),
            DialectHook::CanonicalizationPatterns => {
                (quote!((patterns: &mut rt::hooks::PatternSet)), quote!())
            }
            DialectHook::VerifyOpAttr => (
                quote!((op: rt::OpRef<'_>, attr: rt::NamedAttribute) -> rt::VerifyResult),
                quote!(),
            ),
            DialectHook::VerifyRegionArgAttr | DialectHook::VerifyRegionResultAttr => {
                (verify_region_attr.clone(), quote!())
            }
        };
        Skeleton {
            hook: hook.trait_name().to_owned(),
            of: plan.dialect.type_name.clone(),
            tokens: quote! {
                impl rt::hooks::#name for #dialect {
                    fn #function #head {}
                    #print
                }
            },
        }
    });
    skeletons.collect()
}

fn of_op(op: &OpPlan<'_>) -> Vec<Skeleton> {
    let view = ident(op.view);
    let mut list = Vec::new();
    let mut push = |hook: &str, tokens: TokenStream| {
        list.push(Skeleton { hook: hook.to_owned(), of: op.view.to_owned(), tokens });
    };
    if matches!(op.text, OpText::Custom) {
        push(
            "CustomAssembly",
            quote! {
                impl<'ir> rt::hooks::CustomAssembly<'ir> for #view<'ir> {
                    fn parse(p: &mut rt::OpParser<'_>, state: &mut rt::OpState) -> rt::ParseResult {}
                    fn print(self, p: &mut rt::OpPrinter<'ir>) {}
                }
            },
        );
    }
    if op.hooks.verify {
        push(
            "Verify",
            quote! {
                impl<'ir> rt::hooks::Verify<'ir> for #view<'ir> {
                    fn verify(self) -> rt::VerifyResult {}
                }
            },
        );
    }
    if op.hooks.verify_regions {
        push(
            "VerifyRegions",
            quote! {
                impl<'ir> rt::hooks::VerifyRegions<'ir> for #view<'ir> {
                    fn verify_regions(self) -> rt::VerifyResult {}
                }
            },
        );
    }
    if op.hooks.fold {
        push(
            "Fold",
            quote! {
                impl<'ir> rt::hooks::Fold<'ir> for #view<'ir> {
                    fn fold(self, constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>>>) -> Option<rt::hooks::Folded> {}
                }
            },
        );
    }
    match op.hooks.canonicalize {
        Canonicalization::None => {}
        Canonicalization::Patterns => push(
            "CanonicalizationPatterns",
            quote! {
                impl rt::hooks::CanonicalizationPatterns for #view<'_> {
                    fn canonicalization_patterns(patterns: &mut rt::hooks::PatternSet) {}
                }
            },
        ),
        Canonicalization::Method => push(
            "Canonicalize",
            quote! {
                impl rt::hooks::Canonicalize for #view<'static> {
                    fn canonicalize(op: rt::OpOf<Self>, r: &mut rt::hooks::Rewriter<'_>) -> Option<()> {}
                }
            },
        ),
    }
    list.extend(of_interfaces(&op.implementations, op.view));
    let heads = listed_heads(op);
    if !heads.is_empty() {
        let hook = hook_name(op);
        let tokens = quote!(impl #hook for #view<'_> { #(#heads {})* });
        list.push(Skeleton { hook: hook.to_string(), of: op.view.to_owned(), tokens });
    }
    list
}

/// Skeletons of interface implementations.
fn of_interfaces(implementations: &[Implementation<'_>], view: &str) -> Vec<Skeleton> {
    let owed = implementations.iter().filter_map(|it| it.owed.as_ref()).map(|owed| {
        let (path, life, of) = (&owed.trait_path, lifetime(owed.lifetime), ident(view));
        let methods = owed.methods.iter().map(|method| {
            let head = head(method);
            quote!(#head {})
        });
        let tokens = quote!(impl<#life> #path<#life> for #of<#life> { #(#methods)* });
        Skeleton { hook: owed.trait_name.clone(), of: view.to_owned(), tokens }
    });
    owed.collect()
}

/// Skeletons of directives, which the dialect's type implements.
fn of_directives(directives: &Directives, dialect_type: &str) -> Vec<Skeleton> {
    let dialect = ident(dialect_type);
    let skeletons = directives.list.iter().map(|directive| {
        let trait_name = directive.trait_name.get();
        let Heads { parse, parse_optional, print, named_types } =
            heads(directives.owner, directive);
        let parse_optional = parse_optional.map(|head| quote!(#head {}));
        let hook = ident(trait_name);
        let tokens = quote! {
            impl #hook for #dialect {
                #(type #named_types = ();)*
                #parse {}
                #parse_optional
                #print {}
            }
        };
        Skeleton { hook: trait_name.to_owned(), of: dialect_type.to_owned(), tokens }
    });
    skeletons.collect()
}

/// The type of a parameter that only C++ has, which the generated module finds beside itself.
fn of_companion(name: &str) -> Skeleton {
    let ty = ident(name);
    let message = format!("`{name}` is not written yet");
    if name.ends_with("Attr") {
        let doc = format!(" The class of attributes `{name}` of C++.");
        let tokens = quote! {
            rt::attr_class! { #[doc = #doc] pub struct #ty; }
            impl rt::hooks::AttrClass for #ty<'_> {
                fn contains(_attr: rt::AttrRef<'_>) -> bool { true }
            }
        };
        return Skeleton { hook: "AttrClass".to_owned(), of: name.to_owned(), tokens };
    }
    let doc = format!(" The type `{name}` of C++.");
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct #ty;
        impl rt::Parameter for #ty {
            fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<Self> { Err(p.error(#message)) }
            fn print(&self, p: &mut rt::AsmWriter<'_>) { p.write(#message); }
        }
    };
    Skeleton { hook: "Parameter".to_owned(), of: name.to_owned(), tokens }
}

/// A function that only C++ has.
fn of_helper(helper: &Helper, dialect_type: &str) -> Skeleton {
    let (dialect, hook, head) =
        (ident(dialect_type), ident(&helper.trait_name), helper_head(helper));
    let tokens = quote!(impl #hook for #dialect { #head {} });
    Skeleton { hook: helper.trait_name.clone(), of: dialect_type.to_owned(), tokens }
}

fn of_def(def: &ParamDefPlan<'_>) -> Vec<Skeleton> {
    let view = ident(def.view);
    let mut list = Vec::new();
    if matches!(def.text, DefText::Custom) {
        let (hook, ty) = match def.kind {
            DefKind::Type => ("TypeAssembly", quote!()),
            DefKind::Attr => ("AttrAssembly", quote!(, ty: Option<rt::Type>)),
        };
        let name = ident(hook);
        let tokens = quote! {
            impl<'c> rt::hooks::#name<'c> for #view<'c> {
                fn parse(p: &mut rt::Parser<'c> #ty) -> rt::ParseResult<Self> {}
                fn print(self, p: &mut rt::AsmWriter<'c>) {}
            }
        };
        list.push(Skeleton { hook: hook.to_owned(), of: def.view.to_owned(), tokens });
    }
    if let DefStorage::Custom(path) = &def.storage
        && let Some(name) = path.names().last().filter(|_| path.names().any(|it| it == "super"))
    {
        list.push(of_storage(def, &name));
    }
    let hooks = def_hooks(def).into_iter();
    list.extend(hooks.filter_map(|item| filled_in(item.into_tokens(), def.view)));
    list.extend(of_interfaces(&def.implementations, def.view));
    list
}

/// The storage `name` of a definition.
fn of_storage(def: &ParamDefPlan<'_>, name: &str) -> Skeleton {
    let storage = ident(name);
    let fields: Vec<_> = def.params.iter().map(|it| ident(&it.field)).collect();
    let stored = def.params.iter().map(|it| it.shape.storage());
    let keys = def.params.iter().map(|it| it.shape.key());
    let owned = def.params.iter().enumerate().map(|(index, it)| {
        let (field, index) = (ident(&it.field), syn::Index::from(index));
        quote!(#field: key.#index.to_owned())
    });
    let same = def.params.iter().enumerate().map(|(index, it)| {
        let (field, index) = (ident(&it.field), syn::Index::from(index));
        quote!(self.#field == key.#index)
    });
    let doc = format!(" The storage of [`{}`].", def.view);
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct #storage { #(pub #fields: #stored),* }
        impl rt::KeyedStorage for #storage {
            type Key<'k> = (#(#keys,)*);
            fn matches(&self, key: &Self::Key<'_>) -> bool { #(#same)&&* }
            fn construct(key: &Self::Key<'_>) -> Self { #storage { #(#owned),* } }
        }
    };
    Skeleton { hook: "KeyedStorage".to_owned(), of: name.to_owned(), tokens }
}

/// A skeleton of the trait `tokens` for the view `of`.
fn filled_in(tokens: TokenStream, of: &str) -> Option<Skeleton> {
    let hook: syn::ItemTrait = syn::parse2(tokens).ok()?;
    let (name, view) = (&hook.ident, ident(of));
    let items: TokenStream = hook
        .items
        .iter()
        .filter_map(|item| match item {
            syn::TraitItem::Fn(function) => {
                let head = &function.sig;
                Some(quote!(#head {}))
            }
            _ => None,
        })
        .collect();
    let tokens = if hook.generics.params.is_empty() {
        quote!(impl #name for #view<'_> { #items })
    } else {
        quote!(impl<'c> #name<'c> for #view<'c> { #items })
    };
    Some(Skeleton { hook: name.to_string(), of: of.to_owned(), tokens })
}
