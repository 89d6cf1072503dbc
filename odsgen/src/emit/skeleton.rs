//! Skeletons of the hooks that a dialect asks for: what its author copies and fills in.

use proc_macro2::TokenStream;
use quote::quote;
use rustc_hash::FxHashSet;

use super::custom::{Customs, Family};
use super::layout::Formatter;
use super::op::{self, Context};
use super::{
    SkippedHooks, assembly, constraints, defs, dialect, host, ident, implemented, listed,
    properties,
};
use crate::model::{Model, Op};
use crate::tablegen::{Diagnostic, Span};

/// An `impl` to be filled in, and what it is known by: the names of the trait and of the type.
pub(super) struct Skeleton {
    pub(super) hook: String,
    pub(super) of: String,
    pub(super) tokens: TokenStream,
}

/// The hooks that definitions ask for and that `written` has not.
///
/// # Errors
///
/// Everything that is wrong with the formats and fragments of the definitions, and what of `written` is not Rust.
pub fn skeleton(
    model: &Model<'_>,
    skipped: SkippedHooks,
    module: &str,
    written: &[String],
) -> Result<String, Vec<Diagnostic>> {
    let host = host::Host::new(model);
    let (mut constraints, mut customs, mut kinds) = (
        constraints::Constraints::new(FxHashSet::default()),
        Customs::new(Family::Operations),
        properties::Kinds::default(),
    );
    let mut errors = Vec::new();
    let mut list = of_dialect(model, skipped);
    for op in &model.ops {
        let mut context = Context {
            model,
            host: &host,
            constraints: &mut constraints,
            customs: &mut customs,
            kinds: &mut kinds,
            skipped,
        };
        // Only to see which directives the format has.
        if let Err(error) = op::items(op, &mut context) {
            errors.push(*error);
        }
        match assembly::format(op).and_then(|format| {
            let members = op::members(op, format.as_ref(), &mut context);
            implemented::skeletons(&op.traits, &op::view(op), members.names(), &host)
        }) {
            Ok(interfaces) => list.extend(of_op(op, interfaces, &mut context)),
            Err(error) => errors.push(*error),
        }
    }
    let marker = dialect::marker(model);
    list.extend(customs.skeletons(&marker));
    let mut customs = Customs::new(Family::Definitions);
    for def in model.attrs.iter().chain(&model.types) {
        match defs::of_def(def, model, &host, &mut customs) {
            Ok(hooks) => list.extend(hooks),
            Err(error) => errors.push(*error),
        }
    }
    list.extend(customs.skeletons(&marker));
    let known = match known(written) {
        Ok(known) => known,
        Err(error) => {
            errors.push(error);
            FxHashSet::default()
        }
    };
    errors.extend(host.take_errors());
    if !errors.is_empty() {
        return Err(errors);
    }
    list.retain(|it| !known.contains(&(it.hook.clone(), it.of.clone())));
    let mut out = format!(
        "//! Hooks of the dialect `{}`.\n\nuse ods_runtime::codegen as rt;\n\nuse {module}::*;\n",
        model.dialect.name
    );
    let mut formatter = Formatter::new();
    for skeleton in list {
        out.push('\n');
        formatter.item(skeleton.tokens, "", &mut out);
    }
    Ok(out)
}

/// The implementations that are there: pairs of trait and type.
fn known(written: &[String]) -> Result<FxHashSet<(String, String)>, Diagnostic> {
    let mut known = FxHashSet::default();
    for text in written {
        let file = syn::parse_file(text).map_err(|error| {
            let at = error.span().start();
            let text = format!("line {}: not Rust: {error}", at.line);
            Diagnostic::error(Span::default(), text)
        })?;
        add(&file.items, &mut known);
    }
    Ok(known)
}

fn add(items: &[syn::Item], known: &mut FxHashSet<(String, String)>) {
    for item in items {
        match item {
            syn::Item::Impl(item) => {
                let Some((path, _)) = &item.trait_ else { continue };
                let syn::Type::Path(of) = &*item.self_ty else { continue };
                let last = |path: &syn::Path| path.segments.last().map(|it| it.ident.to_string());
                if let (Some(hook), Some(of)) = (last(path), last(&of.path)) {
                    known.insert((hook, of));
                }
            }
            syn::Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    add(items, known);
                }
            }
            _ => {}
        }
    }
}

fn of_dialect(model: &Model<'_>, skipped: SkippedHooks) -> Vec<Skeleton> {
    let marker = dialect::marker(model);
    dialect::hooks(model, skipped)
        .map(|dialect::Hook { name: hook, function }| {
            let (name, function) = (ident(hook), ident(function));
            let head = match hook {
                "DialectTypeAssembly" => quote!((p: &mut rt::Parser<'_>) -> rt::ParseResult<rt::Type>),
                "DialectAttrAssembly" => quote!(
                    (p: &mut rt::Parser<'_>, ty: Option<rt::Type>) -> rt::ParseResult<rt::Attribute>
                ),
                "OperationInterfaceFallback" => {
                    quote!((request: &rt::interfaces::InterfaceRequest<'_>) -> Option<rt::InterfaceEntry>)
                }
                "MaterializeConstant" => quote!(
                    (b: &mut rt::OpBuilder<'_>, value: rt::Attribute, ty: rt::Type) -> Option<rt::Op>
                ),
                "CanonicalizationPatterns" => quote!((patterns: &mut rt::hooks::PatternSet)),
                "VerifyOpAttr" => {
                    quote!((op: rt::OpRef<'_>, attr: rt::NamedAttribute) -> rt::VerifyResult)
                }
                _ => quote!(
                    (op: rt::OpRef<'_>, region: usize, index: usize, attr: rt::NamedAttribute) -> rt::VerifyResult
                ),
            };
            let print = match hook {
                "DialectTypeAssembly" => {
                    quote!(fn print_type<'c>(ty: rt::TypeRef<'c>, p: &mut rt::AsmWriter<'c>) { todo!() })
                }
                "DialectAttrAssembly" => {
                    quote!(fn print_attribute<'c>(attr: rt::AttrRef<'c>, p: &mut rt::AsmWriter<'c>) { todo!() })
                }
                _ => quote!(),
            };
            Skeleton {
                hook: hook.to_owned(),
                of: marker.to_string(),
                tokens: quote! {
                    impl rt::hooks::#name for #marker {
                        fn #function #head { todo!() }
                        #print
                    }
                },
            }
        })
        .collect()
}

fn of_op<'r>(
    op: &Op<'r>,
    interfaces: Vec<(String, TokenStream)>,
    context: &mut Context<'_, '_, 'r>,
) -> Vec<Skeleton> {
    let view = op::view(op);
    let mut list = Vec::new();
    let mut push = |hook: &str, tokens: TokenStream| {
        list.push(Skeleton { hook: hook.to_owned(), of: view.to_string(), tokens });
    };
    if op.custom_assembly && op.format.is_none() {
        push(
            "CustomAssembly",
            quote! {
                impl<'ir> rt::hooks::CustomAssembly<'ir> for #view<'ir> {
                    fn parse(p: &mut rt::OpParser<'_>, state: &mut rt::OpState) -> rt::ParseResult { todo!() }
                    fn print(self, p: &mut rt::OpPrinter<'ir>) { todo!() }
                }
            },
        );
    }
    if op.has_verifier {
        push(
            "Verify",
            quote! {
                impl<'ir> rt::hooks::Verify<'ir> for #view<'ir> {
                    fn verify(self) -> rt::VerifyResult { todo!() }
                }
            },
        );
    }
    if op.has_region_verifier {
        push(
            "VerifyRegions",
            quote! {
                impl<'ir> rt::hooks::VerifyRegions<'ir> for #view<'ir> {
                    fn verify_regions(self) -> rt::VerifyResult { todo!() }
                }
            },
        );
    }
    if op.has_folder && !context.skipped.fold {
        push(
            "Fold",
            quote! {
                impl<'ir> rt::hooks::Fold<'ir> for #view<'ir> {
                    fn fold(self, operands: &[Option<rt::AttrRef<'ir>>]) -> Option<Vec<rt::hooks::FoldResult>> { todo!() }
                }
            },
        );
    }
    if !context.skipped.canonicalize {
        if op.has_canonicalizer {
            push(
                "CanonicalizationPatterns",
                quote! {
                    impl rt::hooks::CanonicalizationPatterns for #view<'_> {
                        fn canonicalization_patterns(patterns: &mut rt::hooks::PatternSet) { todo!() }
                    }
                },
            );
        } else if op.has_canonicalize_method {
            push(
                "Canonicalize",
                quote! {
                    impl rt::hooks::Canonicalize for #view<'_> {
                        fn canonicalize(ir: &mut rt::Ir, op: rt::Op) -> bool { todo!() }
                    }
                },
            );
        }
    }
    for (hook, tokens) in interfaces {
        push(&hook, tokens);
    }
    list.extend(listed::skeleton(op, context));
    list
}
