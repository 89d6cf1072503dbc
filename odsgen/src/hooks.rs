//! Skeletons of required hooks.

mod body;
mod pass;
mod unused;
mod written;

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;
use rustc_hash::FxHashSet;

use self::body::Bodies;
pub(crate) use self::pass::passes;
use crate::emit::{
    Formatter, Heads, class, construct_head, def_builder_head, forwarded as forwarded_body, head,
    heads, helper_head, hook_name, ident, lifetime, listed_heads, owned_of_raw, stored_equals,
    verify_head,
};
use crate::fragment::{Helper, ViewOf};
use crate::model::DefKind;
use crate::names::{imports_of_rust, inner_class, snake};
use crate::options::UnwrittenVerifiers;
use crate::plan::Plan;
use crate::plan::def::{DefPlan, DefStorage, DefText, ParamDefPlan};
use crate::plan::dialect::DialectHook;
use crate::plan::directive::{Directive, Directives};
use crate::plan::foreign::ForeignClass;
use crate::plan::interface_impl::Implementation;
use crate::plan::op::{Canonicalization, OpPlan, OpText};
use crate::plan::pattern::{HELPERS, RulesPlan};
use crate::tablegen::Diagnostic;

/// The skeleton of an `impl`, with the names of its trait and type.
struct Skeleton {
    hook: String,
    of: String,
    tokens: TokenStream,
}

impl Skeleton {
    fn new(hook: impl Into<String>, of: impl Into<String>, tokens: TokenStream) -> Self {
        Skeleton { hook: hook.into(), of: of.into(), tokens }
    }
}

/// Generates a file with skeletons of the hooks that `plan` requires and that the Rust files with the texts `written` do
/// not implement. `module` is the path of the generated module, by default its name in the root of the crate.
///
/// # Errors
///
/// If a text in `written` is not valid Rust.
pub(crate) fn skeletons(
    plan: &Plan<'_>,
    module: Option<&str>,
    written: &[String],
    verifiers: UnwrittenVerifiers,
) -> Result<String, Vec<Diagnostic>> {
    let dialect = Bodies { of: &plan.dialect.type_name, place: &plan.dialect.place, verifiers };
    let mut list = of_dialect(plan, dialect);
    for op in &plan.ops {
        list.extend(of_op(op, Bodies { of: op.view, place: &op.place, verifiers }));
    }
    list.extend(of_directives(&plan.op_directives, dialect));
    for def in &plan.defs {
        if let DefPlan::Params(def) = def {
            list.extend(of_def(def, Bodies { of: def.view, place: &def.place, verifiers }));
        }
    }
    list.extend(of_directives(&plan.def_directives, dialect));
    list.extend(plan.foreign.helpers.iter().map(|helper| of_helper(helper, dialect)));
    let beside = |name| Bodies { of: name, ..dialect };
    list.extend(plan.foreign.classes.iter().map(|it| of_foreign_class(it, beside(&it.name))));
    let names = plan.foreign.properties.iter();
    list.extend(names.map(|name| of_foreign_property(beside(name))));
    let implemented = written::implementations(written).map_err(|error| vec![*error])?;
    // Several types may have one storage class.
    let mut storages = FxHashSet::default();
    list.retain(|it| {
        !implemented.contains(&(it.hook.clone(), it.of.clone()))
            && (it.hook != "KeyedStorage" || storages.insert(it.of.clone()))
    });
    let in_root = || format!("crate::{}", snake(plan.dialect.module));
    let module = module.map_or_else(in_root, str::to_owned);
    // A comment, not documentation, so that the file can be included.
    let mut out = format!(
        "// Hooks of the dialect `{}`.\n\nuse ods_runtime::rt;\n\nuse {module}::*;\n",
        plan.dialect.name
    );
    let hiding = plan.hiding();
    for import in imports_of_rust(&hiding) {
        out.push_str(&format!("use {import};\n"));
    }
    for name in hiding {
        out.push_str(&format!("use {module}::{name} as {};\n", inner_class(name)));
    }
    let mut formatter = Formatter::new();
    let names = plan.foreign.classes.iter().map(|it| &it.name);
    let names = names.chain(&plan.foreign.properties);
    let here = |name: &String| list.iter().any(|it| it.of == *name);
    let foreign_classes: FxHashSet<String> = names.filter(|it| here(it)).cloned().collect();
    for skeleton in list {
        out.push('\n');
        let tokens = without_super(skeleton.tokens, &foreign_classes);
        formatter.item(unused::with_underscores(tokens), "", &mut out);
    }
    Ok(out)
}

/// Generates a file with skeletons of the functions that the rules `plan` of the module `name` require, as
/// [`skeletons`] does.
///
/// # Errors
///
/// As for [`skeletons`].
pub(crate) fn of_rules(
    plan: &RulesPlan<'_>,
    name: &str,
    module: Option<&str>,
    written: &[String],
    verifiers: UnwrittenVerifiers,
) -> Result<String, Vec<Diagnostic>> {
    let bodies = Bodies { of: HELPERS, place: name, verifiers };
    let mut list: Vec<_> =
        plan.foreign.helpers.iter().map(|helper| of_helper(helper, bodies)).collect();
    let implemented = written::implementations(written).map_err(|error| vec![*error])?;
    list.retain(|it| !implemented.contains(&(it.hook.clone(), it.of.clone())));
    let module = module.map_or_else(|| format!("crate::{}", snake(name)), str::to_owned);
    let mut out = format!(
        "// Functions of the rules `{name}`.\n\nuse ods_runtime::rt;\n\nuse {module}::*;\n"
    );
    let mut formatter = Formatter::new();
    for skeleton in list {
        out.push('\n');
        formatter.item(unused::with_underscores(skeleton.tokens), "", &mut out);
    }
    Ok(out)
}

/// `tokens`, in which `super::Name` is `Name` if the file has the type of this name itself.
fn without_super(tokens: TokenStream, names: &FxHashSet<String>) -> TokenStream {
    let trees: Vec<_> = tokens.into_iter().collect();
    let is_own = |at: usize| {
        matches!(trees.get(at), Some(TokenTree::Ident(word)) if word == "super")
            && matches!(trees.get(at + 3), Some(TokenTree::Ident(name)) if names.contains(&name.to_string()))
    };
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(tree) = trees.get(at) {
        if is_own(at) {
            // `super`, `:`, `:`
            at += 3;
            continue;
        }
        out.push(match tree {
            TokenTree::Group(group) => {
                let inner = without_super(group.stream(), names);
                TokenTree::Group(Group::new(group.delimiter(), inner))
            }
            tree => tree.clone(),
        });
        at += 1;
    }
    out.into_iter().collect()
}

fn of_dialect(plan: &Plan<'_>, bodies: Bodies<'_>) -> Vec<Skeleton> {
    let dialect = ident(bodies.of);
    let verify_region_attr = quote!(
        (op: rt::OpRef<'_>, region: usize, index: usize, attr: rt::NamedAttribute) -> rt::VerifyResult
    );
    let skeletons = plan.dialect.hooks.iter().map(|hook| {
        let (name, function) = (ident(hook.trait_name()), ident(hook.function()));
        let parse = || bodies.parser(hook.trait_name(), hook.function());
        let verify =
            || bodies.verifier(hook.trait_name(), hook.function(), quote!(op.loc()));
        let print = |name: &str| bodies.printer(hook.trait_name(), name);
        let (head, body, print) = match hook {
            DialectHook::DialectTypeAssembly => {
                let print = print("print_type");
                (
                    quote!((p: &mut rt::Parser<'_>) -> rt::ParseResult<rt::Type>),
                    parse(),
                    quote!(fn print_type<'c>(ty: rt::TypeRef<'c>, p: &mut rt::AsmWriter<'c>) { #print }),
                )
            }
            DialectHook::DialectAttrAssembly => {
                let print = print("print_attribute");
                (
                    quote!((p: &mut rt::Parser<'_>, ty: Option<rt::Type>) -> rt::ParseResult<rt::Attribute>),
                    parse(),
                    quote!(fn print_attribute<'c>(attr: rt::AttrRef<'c>, p: &mut rt::AsmWriter<'c>) { #print }),
                )
            }
            DialectHook::OperationInterfaceFallback => (
                quote!((request: &rt::interfaces::InterfaceRequest<'_>) -> Option<rt::InterfaceEntry>),
                bodies.panic(hook.trait_name(), hook.function()),
                quote!(),
            ),
            DialectHook::MaterializeConstant => (
                quote!((b: &mut rt::OpBuilder<'_>, value: rt::Attribute, ty: rt::Type) -> Option<rt::Op>),
                quote!(None),
                quote!(),
            ),
            DialectHook::CanonicalizationPatterns => {
                (quote!((patterns: &mut rt::hooks::PatternSet)), quote!(), quote!())
            }
            DialectHook::VerifyOpAttr => (
                quote!((op: rt::OpRef<'_>, attr: rt::NamedAttribute) -> rt::VerifyResult),
                verify(),
                quote!(),
            ),
            DialectHook::VerifyRegionArgAttr | DialectHook::VerifyRegionResultAttr => {
                (verify_region_attr.clone(), verify(), quote!())
            }
        };
        let tokens = quote! {
            impl rt::hooks::#name for #dialect {
                fn #function #head { #body }
                #print
            }
        };
        Skeleton::new(hook.trait_name(), bodies.of, tokens)
    });
    skeletons.collect()
}

fn of_op(op: &OpPlan<'_>, bodies: Bodies<'_>) -> Vec<Skeleton> {
    let view = class(op.view);
    let mut list = Vec::new();
    let mut push = |hook: &str, functions: TokenStream| {
        let name = ident(hook);
        let tokens = quote!(impl<'ir> rt::hooks::#name<'ir> for #view<'ir> { #functions });
        list.push(Skeleton::new(hook, op.view, tokens));
    };
    if matches!(op.text, OpText::Custom) {
        let (parse, print) = assembly(bodies, "CustomAssembly");
        push(
            "CustomAssembly",
            quote! {
                fn parse(p: &mut rt::OpParser<'_>, state: &mut rt::OpState) -> rt::ParseResult { #parse }
                fn print(self, p: &mut rt::OpPrinter<'ir>) { #print }
            },
        );
    }
    let verify = |hook: &str, name: &str| bodies.verifier(hook, name, quote!(self.loc()));
    if op.hooks.verify {
        let body = verify("Verify", "verify");
        push("Verify", quote! { fn verify(self) -> rt::VerifyResult { #body } });
    }
    if op.hooks.verify_regions {
        let body = verify("VerifyRegions", "verify_regions");
        push("VerifyRegions", quote! { fn verify_regions(self) -> rt::VerifyResult { #body } });
    }
    if op.hooks.fold {
        push(
            "Fold",
            quote! {
                fn fold(self, constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>) -> Option<rt::hooks::Folded> { None }
            },
        );
    }
    list.extend(of_canonicalization(op));
    list.extend(of_interfaces(&op.implementations, bodies, Some(quote!(self.loc()))));
    let heads = listed_heads(op);
    if !heads.is_empty() {
        let hook = hook_name(op).to_string();
        let functions = heads.into_iter().map(|(name, head)| {
            let body = bodies.panic(&hook, name);
            quote!(#head { #body })
        });
        let name = ident(&hook);
        let tokens = quote!(impl #name for #view<'_> { #(#functions)* });
        list.push(Skeleton::new(hook, op.view, tokens));
    }
    list
}

/// The bodies of a parser and a printer.
fn assembly(bodies: Bodies<'_>, hook: &str) -> (TokenStream, TokenStream) {
    (bodies.parser(hook, "parse"), bodies.printer(hook, "print"))
}

fn of_canonicalization(op: &OpPlan<'_>) -> Option<Skeleton> {
    let view = class(op.view);
    match op.hooks.canonicalize {
        Canonicalization::None => None,
        Canonicalization::Patterns => Some(Skeleton::new(
            "CanonicalizationPatterns",
            op.view,
            quote! {
                impl rt::hooks::CanonicalizationPatterns for #view<'_> {
                    fn canonicalization_patterns(patterns: &mut rt::hooks::PatternSet) {}
                }
            },
        )),
        Canonicalization::Method => Some(Skeleton::new(
            "Canonicalize",
            op.view,
            quote! {
                impl rt::hooks::Canonicalize for #view<'static> {
                    fn canonicalize(op: rt::OpOf<Self>, r: &mut rt::hooks::Rewriter<'_>) -> Option<()> { None }
                }
            },
        )),
    }
}

/// Skeletons of interface implementations. `location` is that of the instance of a method.
fn of_interfaces(
    implementations: &[Implementation],
    bodies: Bodies<'_>,
    location: Option<TokenStream>,
) -> Vec<Skeleton> {
    let view = bodies.of;
    let skeletons = implementations.iter().filter_map(|it| it.hook.as_ref()).map(|hook| {
        let (path, life, of) = (&hook.trait_path, lifetime(hook.lifetime), class(view));
        let name = hook.trait_name.as_str();
        let methods = hook.methods.iter().map(|hook_method| {
            let (method, head) = (&hook_method.method, head(&hook_method.method));
            if let Some(forwarded) = &hook_method.forwarded {
                let body = forwarded_body(forwarded, view);
                return quote!(#head { #body });
            }
            let params = method.params.iter().map(|(_, name, ty)| (name.clone(), ty.clone()));
            let params: Vec<_> = params.collect();
            let body = match &method.returns {
                // It adds to a list, such as names of results.
                None if !method.is_static => quote!(),
                returns => {
                    let location = location.clone().filter(|_| !method.is_static);
                    bodies.of_signature(name, &method.name, &params, returns.as_ref(), location)
                }
            };
            quote!(#head { #body })
        });
        let tokens = quote!(impl<#life> #path<#life> for #of<#life> { #(#methods)* });
        Skeleton::new(&hook.trait_name, view, tokens)
    });
    skeletons.collect()
}

/// Skeletons of directives, which the dialect's type implements.
fn of_directives(directives: &Directives, bodies: Bodies<'_>) -> Vec<Skeleton> {
    let dialect = ident(bodies.of);
    let skeletons = directives.list.iter().map(|directive| {
        let trait_name = directive.trait_name.get();
        let Heads { parse, parse_optional, print, named_types } =
            heads(directives.owner, directive);
        let known = dimension_list(directive);
        let (parsed, printed) = known.unwrap_or_else(|| assembly(bodies, trait_name));
        let parse_optional = parse_optional.map(|head| {
            let body = bodies.parser(trait_name, "parse_optional");
            quote!(#head { #body })
        });
        let hook = ident(trait_name);
        let tokens = quote! {
            impl #hook for #dialect {
                #(type #named_types = ();)*
                #parse { #parsed }
                #parse_optional
                #print { #printed }
            }
        };
        Skeleton::new(trait_name, bodies.of, tokens)
    });
    skeletons.collect()
}

/// The bodies of the parser and the printer of `DimensionList`, which the runtime has.
fn dimension_list(directive: &Directive) -> Option<(TokenStream, TokenStream)> {
    let [output] = directive.signature.outputs.as_slice() else { return None };
    if directive.name != "DimensionList" {
        return None;
    }
    match output.to_string().replace(' ', "").as_str() {
        "Vec<i64>" => {
            Some((quote!(Ok((rt::parse_dimensions(p)?,))), quote!(rt::print_dimensions(p, arg_0))))
        }
        "rt::DenseI64ArrayAttr<'c>" => Some((
            quote!(Ok((rt::parse_dimension_list_attr(p)?,))),
            quote!(rt::print_dimension_list_attr(p, arg_0)),
        )),
        _ => None,
    }
}

/// A type of parameters that is declared only in C++. The generated module expects it in its parent module.
fn of_foreign_class(class: &ForeignClass, bodies: Bodies<'_>) -> Skeleton {
    let name = class.name.as_str();
    let ty = ident(name);
    let class = match class.of {
        Some(ViewOf::Attr) => {
            Some((quote!(attr_class), "AttrClass", "attributes", quote!(attr: rt::AttrRef<'_>)))
        }
        Some(ViewOf::Type) => {
            Some((quote!(type_class), "TypeClass", "types", quote!(ty: rt::TypeRef<'_>)))
        }
        _ => None,
    };
    if let Some((view, hook, of, parameter)) = class {
        let doc = format!(" The C++ class `{name}` of {of}.");
        let (class, body) = (ident(hook), bodies.panic(hook, "contains"));
        let tokens = quote! {
            rt::#view! { #[doc = #doc] pub struct #ty; }
            impl rt::hooks::#class for #ty<'_> {
                fn contains(#parameter) -> bool { #body }
            }
        };
        return Skeleton::new(hook, name, tokens);
    }
    let message = format!("`{name}` is not written yet");
    let doc = format!(" The C++ type `{name}`.");
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct #ty;
        impl rt::Parameter for #ty {
            fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<Self> { Err(p.error(#message)) }
            fn print(&self, p: &mut rt::AsmWriter<'_>) { p.write(#message); }
        }
    };
    Skeleton::new("Parameter", name, tokens)
}

/// A type of properties that is declared only in C++. The generated module expects it in its parent module.
fn of_foreign_property(bodies: Bodies<'_>) -> Skeleton {
    let name = bodies.of;
    let ty = ident(name);
    let to_attribute = bodies.panic("PropertyValue", "to_attribute");
    let message = format!("`{name}` is not written yet");
    let doc = format!(" The C++ type `{name}`.");
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct #ty;
        impl rt::PropertyValue for #ty {
            fn to_attribute(&self, ctx: &rt::Context) -> rt::Attribute { #to_attribute }
            fn from_attribute(_attr: rt::AttrRef<'_>) -> Result<Self, String> { Err(#message.to_owned()) }
            fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<Self> { Err(p.error(#message)) }
            fn parse_optional(p: &mut rt::Parser<'_>) -> rt::ParseResult<Option<Self>> { Err(p.error(#message)) }
            fn print(&self, p: &mut rt::AsmWriter<'_>) { p.write(#message); }
        }
    };
    Skeleton::new("PropertyValue", name, tokens)
}

/// A function that is declared only in C++.
fn of_helper(helper: &Helper, bodies: Bodies<'_>) -> Skeleton {
    let Helper { trait_name, function, params, returns, .. } = helper;
    let (dialect, hook, head) = (ident(bodies.of), ident(trait_name), helper_head(helper));
    let body = bodies.helper(trait_name, function, params, returns.as_ref());
    let tokens = quote!(impl #hook for #dialect { #head { #body } });
    Skeleton::new(trait_name, bodies.of, tokens)
}

fn of_def(def: &ParamDefPlan<'_>, bodies: Bodies<'_>) -> Vec<Skeleton> {
    let view = class(def.view);
    let mut list = Vec::new();
    if matches!(def.text, DefText::Custom) {
        let (hook, ty) = match def.kind {
            DefKind::Type => ("TypeAssembly", quote!()),
            DefKind::Attr => ("AttrAssembly", quote!(, ty: Option<rt::Type>)),
        };
        let name = ident(hook);
        let (parse, print) = assembly(bodies, hook);
        let tokens = quote! {
            impl<'c> rt::hooks::#name<'c> for #view<'c> {
                fn parse(p: &mut rt::Parser<'c> #ty) -> rt::ParseResult<Self> { #parse }
                fn print(self, p: &mut rt::AsmWriter<'c>) { #print }
            }
        };
        list.push(Skeleton::new(hook, def.view, tokens));
    }
    if let DefStorage::Foreign(name) = &def.storage {
        list.push(of_storage(def, name));
    }
    list.extend(of_def_builders(def, bodies));
    if let Some(head) = construct_head(def) {
        let hook = def.construct_hook();
        let body = constructed(def).unwrap_or_else(|| bodies.panic(&hook, "construct"));
        let name = ident(&hook);
        let tokens = quote!(impl #name for #view<'_> { #head { #body } });
        list.push(Skeleton::new(hook, def.view, tokens));
    }
    if let Some(head) = verify_head(def) {
        let hook = def.verify_hook();
        let body = bodies.verifier(&hook, "verify", quote!(at));
        let name = ident(&hook);
        let tokens = quote!(impl #name for #view<'_> { #head { #body } });
        list.push(Skeleton::new(hook, def.view, tokens));
    }
    list.extend(of_interfaces(&def.implementations, bodies, None));
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
        let owned = owned_of_raw(&it.shape, &quote!(key.#index));
        quote!(#field: #owned)
    });
    let same = def.params.iter().enumerate().map(|(index, it)| {
        let (field, index) = (ident(&it.field), syn::Index::from(index));
        stored_equals(&it.shape, &quote!(self.#field), &quote!(key.#index))
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
    Skeleton::new("KeyedStorage", name, tokens)
}

/// The skeleton of the custom builders of a definition, if there are any.
fn of_def_builders(def: &ParamDefPlan<'_>, bodies: Bodies<'_>) -> Option<Skeleton> {
    let hook = def.builders_hook();
    let without_body = def.builders.listed.iter().filter(|builder| builder.body.is_none());
    let functions: Vec<_> = without_body
        .map(|builder| {
            let (head, body) = (def_builder_head(builder), bodies.panic(&hook, &builder.name));
            quote!(#head { #body })
        })
        .collect();
    if functions.is_empty() {
        return None;
    }
    let (name, view) = (ident(&hook), class(def.view));
    let tokens = quote!(impl<'c> #name<'c> for #view<'c> { #(#functions)* });
    Some(Skeleton::new(hook, def.view, tokens))
}

/// The expression that constructs the storage from the parameters; `None` if the storage is custom.
fn constructed(def: &ParamDefPlan<'_>) -> Option<TokenStream> {
    let storage = match &def.storage {
        DefStorage::Generated(name) => ident(name),
        DefStorage::Foreign(_) | DefStorage::Custom(_) => return None,
    };
    let keys = def.keys().map(|index| {
        let param = &def.params[index];
        let (field, name) = (ident(&param.field), ident(&param.variable));
        let owned = owned_of_raw(&param.shape, &quote!(#name));
        if field == name && param.shape.is_owned_raw() {
            quote!(#field)
        } else {
            quote!(#field: #owned)
        }
    });
    let mutables = def.mutables().map(|index| {
        let field = ident(&def.params[index].field);
        quote!(#field: rt::Mutable::new())
    });
    Some(quote!(#storage { #(#keys,)* #(#mutables),* }))
}
