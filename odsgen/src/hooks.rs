//! Skeletons of required hooks.

mod body;
mod written;

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;
use rustc_hash::FxHashSet;

use self::body::{Function, Receiver};
use crate::emit::{
    Formatter, Heads, class, construct_head, def_builder_head, forwarded as forwarded_body, head,
    heads, helper_head, hook_name, ident, lifetime, listed_heads, owned_of_raw, stored_equals,
    verify_head,
};
use crate::fragment::{Helper, ViewOf};
use crate::model::DefKind;
use crate::names::{imports_of_rust, inner_class, snake};
use crate::plan::Plan;
use crate::plan::def::builder::ListedDefBuilder;
use crate::plan::def::shape::Shape;
use crate::plan::def::{DefPlan, DefStorage, DefText, ParamDefPlan};
use crate::plan::dialect::DialectHook;
use crate::plan::directive::Directives;
use crate::plan::foreign::Companion;
use crate::plan::interface_impl::Implementation;
use crate::plan::op::{Canonicalization, OpPlan, OpText};
use crate::plan::role::{Returns, Role};
use crate::plan::slots::ValueSlot;
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
    list.extend(plan.foreign.companions.iter().map(of_companion));
    list.extend(plan.foreign.property_companions.iter().map(|name| of_property_companion(name)));
    let implemented = written::implementations(written).map_err(|error| vec![error])?;
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
    let companions = plan.foreign.companions.iter().map(|it| &it.name);
    let companions = companions.chain(&plan.foreign.property_companions);
    let here = |name: &String| list.iter().any(|it| it.of == *name);
    let companions: FxHashSet<String> = companions.filter(|it| here(it)).cloned().collect();
    for skeleton in list {
        out.push('\n');
        formatter.item(without_super(skeleton.tokens, &companions), "", &mut out);
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

fn of_dialect(plan: &Plan<'_>) -> Vec<Skeleton> {
    let type_name = plan.dialect.type_name.as_str();
    let dialect = ident(type_name);
    let verify_region_attr = quote!(
        (op: rt::OpRef<'_>, region: usize, index: usize, attr: rt::NamedAttribute) -> rt::VerifyResult
    );
    let skeletons = plan.dialect.hooks.iter().map(|hook| {
        let (name, function) = (ident(hook.trait_name()), ident(hook.function()));
        let of = |name: &str, returns: Returns| {
            Function::new(hook.trait_name(), name, type_name, returns)
        };
        let parse = of(hook.function(), Returns::Parsed).param("p", Role::Parser);
        let verify = of(hook.function(), Returns::Checked).param("op", Role::Op);
        let print =
            |name: &str| of(name, Returns::Nothing).param("p", Role::Writer).body();
        let (head, body, print) = match hook {
            DialectHook::DialectTypeAssembly => {
                let print = print("print_type");
                (
                    quote!((p: &mut rt::Parser<'_>) -> rt::ParseResult<rt::Type>),
                    parse.body(),
                    quote!(fn print_type<'c>(ty: rt::TypeRef<'c>, p: &mut rt::AsmWriter<'c>) { #print }),
                )
            }
            DialectHook::DialectAttrAssembly => {
                let print = print("print_attribute");
                (
                    quote!((p: &mut rt::Parser<'_>, ty: Option<rt::Type>) -> rt::ParseResult<rt::Attribute>),
                    parse.body(),
                    quote!(fn print_attribute<'c>(attr: rt::AttrRef<'c>, p: &mut rt::AsmWriter<'c>) { #print }),
                )
            }
            DialectHook::OperationInterfaceFallback => (
                quote!((request: &rt::interfaces::InterfaceRequest<'_>) -> Option<rt::InterfaceEntry>),
                of(hook.function(), Returns::Option).body(),
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
                verify.body(),
                quote!(),
            ),
            DialectHook::VerifyRegionArgAttr | DialectHook::VerifyRegionResultAttr => {
                (verify_region_attr.clone(), verify.body(), quote!())
            }
        };
        let tokens = quote! {
            impl rt::hooks::#name for #dialect {
                fn #function #head { #body }
                #print
            }
        };
        Skeleton::new(hook.trait_name(), type_name, tokens)
    });
    skeletons.collect()
}

fn of_op(op: &OpPlan<'_>) -> Vec<Skeleton> {
    let view = class(op.view);
    let mut list = Vec::new();
    let mut push = |hook: &str, functions: TokenStream| {
        let name = ident(hook);
        let tokens = quote!(impl<'ir> rt::hooks::#name<'ir> for #view<'ir> { #functions });
        list.push(Skeleton::new(hook, op.view, tokens));
    };
    if matches!(op.text, OpText::Custom) {
        let (parse, print) = assembly("CustomAssembly", op.view);
        push(
            "CustomAssembly",
            quote! {
                fn parse(p: &mut rt::OpParser<'_>, state: &mut rt::OpState) -> rt::ParseResult { #parse }
                fn print(self, p: &mut rt::OpPrinter<'ir>) { #print }
            },
        );
    }
    let verify = |hook: &str, name: &str| {
        Function::new(hook, name, op.view, Returns::Checked).method(Receiver::Op).body()
    };
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
    let is_single = |value: &ValueSlot<'_>| !value.count.is_variable();
    let value = if op.slots.operands.iter().any(is_single) {
        Some("operand")
    } else {
        op.slots.results.iter().any(is_single).then_some("result")
    };
    list.extend(of_interfaces(&op.implementations, op.view, Receiver::Op, value));
    let heads = listed_heads(op);
    if !heads.is_empty() {
        let hook = hook_name(op).to_string();
        let functions = heads.into_iter().map(|(name, head)| {
            let function = Function::new(&hook, name, op.view, Returns::Nothing);
            let body = function.param("b", Role::Builder).body();
            quote!(#head { #body })
        });
        let name = ident(&hook);
        let tokens = quote!(impl #name for #view<'_> { #(#functions)* });
        list.push(Skeleton::new(hook, op.view, tokens));
    }
    list
}

/// The bodies of a parser and a printer.
fn assembly(hook: &str, of: &str) -> (TokenStream, TokenStream) {
    let parse = Function::new(hook, "parse", of, Returns::Parsed).param("p", Role::Parser);
    let print = Function::new(hook, "print", of, Returns::Nothing).param("p", Role::Writer);
    (parse.body(), print.body())
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

/// Skeletons of interface implementations for `view`, whose methods have the receiver `receiver`. `value` is the method
/// for a value that each operation has.
fn of_interfaces(
    implementations: &[Implementation],
    view: &str,
    receiver: Receiver,
    value: Option<&str>,
) -> Vec<Skeleton> {
    let skeletons = implementations.iter().filter_map(|it| it.hook.as_ref()).map(|hook| {
        let (path, life, of) = (&hook.trait_path, lifetime(hook.lifetime), class(view));
        let methods = hook.methods.iter().map(|hook_method| {
            let (method, head) = (&hook_method.method, head(&hook_method.method));
            if let Some(forwarded) = &hook_method.forwarded {
                let body = forwarded_body(forwarded, view);
                return quote!(#head { #body });
            }
            let mut function =
                Function::new(&hook.trait_name, &method.name, view, hook_method.returns);
            function = function.value(value);
            if !method.is_static {
                function = function.method(receiver);
            }
            if let (Returns::Interface, Some(ty)) = (hook_method.returns, &method.returns) {
                function = function.interface(quote!(#ty));
            }
            for ((_, name, _), role) in method.params.iter().zip(&hook_method.roles) {
                function = function.param(name, *role);
            }
            let body = function.body();
            quote!(#head { #body })
        });
        let tokens = quote!(impl<#life> #path<#life> for #of<#life> { #(#methods)* });
        Skeleton::new(&hook.trait_name, view, tokens)
    });
    skeletons.collect()
}

/// Skeletons of directives, which the dialect's type implements.
fn of_directives(directives: &Directives, dialect_type: &str) -> Vec<Skeleton> {
    let dialect = ident(dialect_type);
    let skeletons = directives.list.iter().map(|directive| {
        let trait_name = directive.trait_name.get();
        let Heads { parse, parse_optional, print, named_types } =
            heads(directives.owner, directive);
        let (parsed, printed) = assembly(trait_name, dialect_type);
        let parse_optional = parse_optional.map(|head| {
            let function =
                Function::new(trait_name, "parse_optional", dialect_type, Returns::Parsed);
            let body = function.param("p", Role::Parser).body();
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
        Skeleton::new(trait_name, dialect_type, tokens)
    });
    skeletons.collect()
}

/// A type of parameters that is declared only in C++. The generated module expects it in its parent module.
fn of_companion(companion: &Companion) -> Skeleton {
    let name = companion.name.as_str();
    let ty = ident(name);
    let class = match companion.of {
        Some(ViewOf::Attr) => Some((
            quote!(attr_class),
            "AttrClass",
            "attributes",
            quote!(attr: rt::AttrRef<'_>),
            quote!(attr),
        )),
        Some(ViewOf::Type) => Some((
            quote!(type_class),
            "TypeClass",
            "types",
            quote!(ty: rt::TypeRef<'_>),
            quote!(ty),
        )),
        _ => None,
    };
    if let Some((view, hook, of, parameter, it)) = class {
        let doc = format!(" The C++ class `{name}` of {of}.");
        let (class, message) = (ident(hook), format!("`{hook}::contains` of `{name}`"));
        let tokens = quote! {
            rt::#view! { #[doc = #doc] pub struct #ty; }
            impl rt::hooks::#class for #ty<'_> {
                fn contains(#parameter) -> bool { rt::unwritten(#it, #message) }
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
fn of_property_companion(name: &str) -> Skeleton {
    let ty = ident(name);
    let hook = format!("`PropertyValue::to_attribute` of `{name}`");
    let message = format!("`{name}` is not written yet");
    let doc = format!(" The C++ type `{name}`.");
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct #ty;
        impl rt::PropertyValue for #ty {
            fn to_attribute(&self, ctx: &rt::Context) -> rt::Attribute { rt::unwritten(ctx, #hook) }
            fn from_attribute(_attr: rt::AttrRef<'_>) -> Result<Self, String> { Err(#message.to_owned()) }
            fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<Self> { Err(p.error(#message)) }
            fn parse_optional(p: &mut rt::Parser<'_>) -> rt::ParseResult<Option<Self>> { Err(p.error(#message)) }
            fn print(&self, p: &mut rt::AsmWriter<'_>) { p.write(#message); }
        }
    };
    Skeleton::new("PropertyValue", name, tokens)
}

/// A function that is declared only in C++.
fn of_helper(helper: &Helper, dialect_type: &str) -> Skeleton {
    let (dialect, hook, head) =
        (ident(dialect_type), ident(&helper.trait_name), helper_head(helper));
    let returns = Returns::of_helper(helper.returns.as_ref());
    let mut function = Function::new(&helper.trait_name, &helper.function, dialect_type, returns);
    for (name, ty) in &helper.params {
        function = function.param(name, Role::of_helper(ty));
    }
    let body = function.body();
    let tokens = quote!(impl #hook for #dialect { #head { #body } });
    Skeleton::new(&helper.trait_name, dialect_type, tokens)
}

fn of_def(def: &ParamDefPlan<'_>) -> Vec<Skeleton> {
    let view = class(def.view);
    let mut list = Vec::new();
    if matches!(def.text, DefText::Custom) {
        let (hook, ty) = match def.kind {
            DefKind::Type => ("TypeAssembly", quote!()),
            DefKind::Attr => ("AttrAssembly", quote!(, ty: Option<rt::Type>)),
        };
        let name = ident(hook);
        let (parse, print) = assembly(hook, def.view);
        let tokens = quote! {
            impl<'c> rt::hooks::#name<'c> for #view<'c> {
                fn parse(p: &mut rt::Parser<'c> #ty) -> rt::ParseResult<Self> { #parse }
                fn print(self, p: &mut rt::AsmWriter<'c>) { #print }
            }
        };
        list.push(Skeleton::new(hook, def.view, tokens));
    }
    if let DefStorage::Companion(name) = &def.storage {
        list.push(of_storage(def, name));
    }
    list.extend(of_def_builders(def));
    if let Some(head) = construct_head(def) {
        let hook = def.construct_hook();
        let body = constructed(def)
            .unwrap_or_else(|| Function::new(&hook, "construct", def.view, Returns::Other).body());
        let name = ident(&hook);
        let tokens = quote!(impl #name for #view<'_> { #head { #body } });
        list.push(Skeleton::new(hook, def.view, tokens));
    }
    if let Some(head) = verify_head(def) {
        let hook = def.verify_hook();
        let function = Function::new(&hook, "verify", def.view, Returns::Checked);
        let body = function.param("at", Role::Location).body();
        let name = ident(&hook);
        let tokens = quote!(impl #name for #view<'_> { #head { #body } });
        list.push(Skeleton::new(hook, def.view, tokens));
    }
    list.extend(of_interfaces(&def.implementations, def.view, Receiver::Def, None));
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
fn of_def_builders(def: &ParamDefPlan<'_>) -> Option<Skeleton> {
    let hook = def.builders_hook();
    let without_body = def.builders.listed.iter().filter(|builder| builder.body.is_none());
    let functions: Vec<_> = without_body
        .map(|builder| {
            let head = def_builder_head(builder);
            let body = built(def, builder).unwrap_or_else(|| {
                let mut function = Function::new(&hook, &builder.name, def.view, builder.kind);
                if builder.takes_context {
                    function = function.param("ctx", Role::Context);
                }
                for ((name, _), role) in builder.params.iter().zip(&builder.roles) {
                    function = function.param(name, *role);
                }
                function.body()
            });
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
        DefStorage::Companion(_) | DefStorage::Custom(_) => return None,
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

/// The body of a builder, with neutral values for the parameters of the definition; `None` if there may be none.
fn built(def: &ParamDefPlan<'_>, builder: &ListedDefBuilder) -> Option<TokenStream> {
    // Constraints may reject neutral values.
    if builder.returns.is_some() || def.is_verified && !def.has_verify_hook {
        return None;
    }
    let ctx = match builder.params.first() {
        _ if builder.takes_context => quote!(ctx),
        Some((name, _)) => {
            let name = ident(name);
            quote!(#name.ctx())
        }
        None => return None,
    };
    let args = def.keys().map(|index| match &def.params[index].shape {
        Shape::Type => quote!(rt::nothing::<_, rt::Type>(#ctx)),
        Shape::Attr => quote!(rt::nothing::<_, rt::Attribute>(#ctx)),
        _ => quote!(rt::nothing(#ctx)),
    });
    let get = ident(def.builders.get);
    let hook = format!("`{}::{}` of `{}`", def.builders_hook(), builder.name, def.view);
    Some(quote!(rt::report_unwritten(#ctx, #hook); Self::#get(#ctx, #(#args),*)))
}
