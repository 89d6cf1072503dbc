//! Skeletons of required hooks.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use rustc_hash::{FxHashMap, FxHashSet};

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
use crate::tablegen::{Diagnostic, Span};

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
    let implemented = implemented(written).map_err(|error| vec![error])?;
    list.retain(|it| !implemented.contains(&(it.hook.clone(), it.of.clone())));
    let mut out = format!(
        "//! Hooks of the dialect `{}`.\n\nuse ods_runtime::rt;\n\nuse {module}::*;\n",
        plan.dialect.name
    );
    let mut formatter = Formatter::new();
    for skeleton in list {
        out.push('\n');
        formatter.item(answering(skeleton), "", &mut out);
    }
    Ok(out)
}

/// The skeleton with bodies that say that the hook is not written, in a diagnostic if the function can return one.
fn answering(skeleton: Skeleton) -> TokenStream {
    let Ok(mut item) = syn::parse2::<syn::ItemImpl>(skeleton.tokens.clone()) else {
        return skeleton.tokens;
    };
    let is_op = item.generics.lifetimes().any(|life| life.lifetime.ident == "ir");
    for function in &mut item.items {
        if let syn::ImplItem::Fn(function) = function {
            let name = &function.sig.ident;
            let message =
                format!("`{}::{name}` of `{}` is not written yet", skeleton.hook, skeleton.of);
            let body = answer(&function.sig, &message, is_op);
            function.block = syn::parse_quote!({ #body });
        }
    }
    quote!(#item)
}

/// The body of the hook `sig`, which answers with `message`, or does nothing where that is a valid answer.
fn answer(sig: &syn::Signature, message: &str, is_op: bool) -> TokenStream {
    let has = |name: &str| {
        sig.inputs.iter().any(|input| match input {
            syn::FnArg::Receiver(_) => name == "self",
            syn::FnArg::Typed(input) => {
                matches!(&*input.pat, syn::Pat::Ident(pat) if pat.ident == name)
            }
        })
    };
    let has_op = sig.inputs.iter().any(|input| match input {
        syn::FnArg::Receiver(_) => false,
        syn::FnArg::Typed(input) => {
            let (pat, ty) = (&input.pat, &input.ty);
            quote!(#pat: #ty).to_string().starts_with("op : rt :: OpRef")
        }
    });
    let output = &sig.output;
    let returns = quote!(#output).to_string();
    let is_error = returns.contains("VerifyResult") || returns.contains("rt :: Diagnostic");
    match sig.ident.to_string().as_str() {
        "fold" | "canonicalize" | "materialize_constant" if returns.contains("Option") => {
            quote!(None)
        }
        _ if returns.contains("ParseResult") && has("p") => quote!(Err(p.error(#message))),
        _ if is_error && has("self") && is_op => quote!(Err(self.op_error(#message))),
        _ if is_error && has_op => quote!(Err(op.op_error(#message))),
        "reify_result_shapes" if is_error => quote!(Err(builder.op(op).op_error(#message))),
        _ if is_error && has("at") => quote!(Err(rt::Diagnostic::error(at, #message))),
        name if name.starts_with("print") && has("p") => {
            let text = format!("<{message}>");
            quote!(p.write(#text))
        }
        _ if returns.is_empty() => quote!(),
        _ if returns == "-> bool" => quote!(eprintln!(#message); false),
        _ => quote!(unimplemented!(#message)),
    }
}

/// The implementations in files: pairs of trait and type. A macro with implementations of traits implements them for all
/// names that it is called with.
fn implemented(written: &[String]) -> Result<FxHashSet<(String, String)>, Diagnostic> {
    let (mut known, mut files) = (FxHashSet::default(), Vec::new());
    for text in written {
        let file = syn::parse_file(text).map_err(|error| {
            let at = error.span().start();
            let text = format!("line {}: not Rust: {error}", at.line);
            Diagnostic::error(Span::default(), text)
        })?;
        files.push(file);
    }
    let mut macros = FxHashMap::default();
    for file in &files {
        add_macros(&file.items, &mut macros);
    }
    for file in &files {
        add_implemented(&file.items, &macros, &mut known);
    }
    Ok(known)
}

/// The traits that macros implement, and the types for which they do.
type Macros = FxHashMap<String, (Vec<String>, Vec<String>)>;

fn add_macros(items: &[syn::Item], macros: &mut Macros) {
    for item in items {
        match item {
            syn::Item::Macro(syn::ItemMacro { ident: Some(name), mac, .. }) => {
                let words = identifiers(mac.tokens.clone());
                let (mut traits, mut types) = (Vec::new(), Vec::new());
                let (mut in_head, mut is_type) = (false, false);
                for word in words {
                    match word.as_str() {
                        "impl" => in_head = true,
                        "for" => is_type = std::mem::take(&mut in_head),
                        _ if in_head => traits.push(word),
                        _ if std::mem::take(&mut is_type) => types.push(word),
                        _ => {}
                    }
                }
                macros.insert(name.to_string(), (traits, types));
            }
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => {
                add_macros(items, macros);
            }
            _ => {}
        }
    }
}

/// All identifiers in `tokens`, groups included.
fn identifiers(tokens: TokenStream) -> Vec<String> {
    let words = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Ident(word) => vec![word.to_string()],
        TokenTree::Group(group) => identifiers(group.stream()),
        _ => Vec::new(),
    });
    words.collect()
}

fn add_implemented(items: &[syn::Item], macros: &Macros, known: &mut FxHashSet<(String, String)>) {
    let last = |path: &syn::Path| path.segments.last().map(|it| it.ident.to_string());
    for item in items {
        match item {
            syn::Item::Impl(item) => {
                let Some((path, _)) = &item.trait_ else { continue };
                let syn::Type::Path(of) = &*item.self_ty else { continue };
                if let (Some(hook), Some(of)) = (last(path), last(&of.path)) {
                    known.insert((hook, of));
                }
            }
            syn::Item::Macro(syn::ItemMacro { ident: None, mac, .. }) => {
                let Some((traits, types)) = last(&mac.path).and_then(|name| macros.get(&name))
                else {
                    continue;
                };
                for of in identifiers(mac.tokens.clone()) {
                    known.extend(traits.iter().map(|it| (it.clone(), of.clone())));
                    known.extend(types.iter().map(|ty| (of.clone(), ty.clone())));
                }
            }
            syn::Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    add_implemented(items, macros, known);
                }
            }
            _ => {}
        }
    }
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
