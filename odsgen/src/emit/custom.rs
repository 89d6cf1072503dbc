//! `custom<X>` directives: a trait each, which the dialect implements by hand.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::host::Host;
use super::skeleton::Skeleton;
use super::{Item, docs, ident};
use crate::format::{Directive, Element, Variable};
use crate::model::{Fragment, Multiplicity, Op, Value};

/// The directives that formats of the dialect use.
#[derive(Default)]
pub(super) struct Customs {
    traits: BTreeMap<String, Signature>,
}

struct Signature {
    directive: String,
    /// Types of what the parser is given.
    inputs: Vec<TokenStream>,
    /// Types of what it returns.
    outputs: Vec<TokenStream>,
    /// Types of what the printer is given.
    printed: Vec<TokenStream>,
    /// How many types of these the implementation names.
    named: usize,
    /// Whether it begins an optional group somewhere.
    optional: bool,
}

impl Signature {
    fn key(&self) -> String {
        let text = |list: &[TokenStream]| {
            list.iter().map(TokenStream::to_string).collect::<Vec<_>>().join(";")
        };
        format!("{}|{}|{}", text(&self.inputs), text(&self.outputs), text(&self.printed))
    }
}

impl Customs {
    /// The trait of the directive `name` with these arguments. The same name with arguments of other kinds is another
    /// trait, as it is another overload upstream.
    pub(super) fn add(
        &mut self,
        op: &Op<'_>,
        name: &str,
        args: &[Element<'_>],
        optional: bool,
        host: &Host<'_>,
    ) -> Ident {
        let mut signature = Signature {
            directive: name.to_owned(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            printed: Vec::new(),
            named: 0,
            optional,
        };
        for arg in args {
            signature.argument(op, arg, host);
        }
        let mut trait_name = format!("{name}Directive");
        let mut number = 2;
        while let Some(known) = self.traits.get_mut(&trait_name) {
            if known.key() == signature.key() {
                known.optional |= optional;
                return ident(&trait_name);
            }
            trait_name = format!("{name}Directive{number}");
            number += 1;
        }
        let ident = ident(&trait_name);
        self.traits.insert(trait_name, signature);
        ident
    }

    pub(super) fn items(self) -> Vec<Item> {
        self.traits
            .into_iter()
            .map(|(name, signature)| {
                let directive = &signature.directive;
                let ident = ident(&name);
                let doc = docs::attributes(&format!(
                    "The text of `custom<{directive}>`, written by hand."
                ));
                let message = format!("the directive `custom<{directive}>` has no implementation");
                let note = format!("implement `{name}` for the dialect's type `{{Self}}`");
                let Heads { parse, parse_optional, print } = signature.heads();
                let named = declared_types(signature.named);
                let parse_optional = parse_optional.map(|head| {
                    quote! {
                        /// Reads the text, if it is there.
                        #head;
                    }
                });
                Item::section(quote! {
                    #doc
                    #[diagnostic::on_unimplemented(message = #message, note = #note)]
                    pub trait #ident {
                        #named
                        /// Reads the text.
                        #parse;
                        #parse_optional
                        /// Writes the text.
                        #print;
                    }
                })
            })
            .collect()
    }

    /// Implementations for the dialect's type, `marker`, to be filled in.
    pub(super) fn skeletons(&self, marker: &Ident) -> Vec<Skeleton> {
        self.traits
            .iter()
            .map(|(name, signature)| {
                let ident = ident(name);
                let Heads { parse, parse_optional, print } = signature.heads();
                let parse_optional = parse_optional.map(|head| quote!(#head { todo!() }));
                let named = (0..signature.named).map(named_type);
                let tokens = quote! {
                    impl #ident for #marker {
                        #(type #named = ();)*
                        #parse { todo!() }
                        #parse_optional
                        #print { todo!() }
                    }
                };
                Skeleton { hook: name.clone(), of: marker.to_string(), tokens }
            })
            .collect()
    }
}

/// Functions without their bodies.
struct Heads {
    parse: TokenStream,
    parse_optional: Option<TokenStream>,
    print: TokenStream,
}

impl Signature {
    fn heads(&self) -> Heads {
        let parameters = |types: &[TokenStream]| -> Vec<TokenStream> {
            let named = types.iter().enumerate().map(|(i, ty)| {
                let name = format_ident!("arg_{i}");
                quote!(#name: #ty)
            });
            named.collect()
        };
        let (inputs, printed) = (parameters(&self.inputs), parameters(&self.printed));
        let outputs = &self.outputs;
        let inputs = quote!(p: &mut rt::OpParser<'_>, #(#inputs),*);
        let outputs = quote!((#(#outputs,)*));
        Heads {
            parse: quote!(fn parse(#inputs) -> rt::ParseResult<#outputs>),
            parse_optional: self
                .optional
                .then(|| quote!(fn parse_optional(#inputs) -> rt::ParseResult<Option<#outputs>>)),
            print: quote!(fn print<'ir>(p: &mut rt::OpPrinter<'ir>, op: rt::OpRef<'ir>, #(#printed),*)),
        }
    }

    fn argument(&mut self, op: &Op<'_>, arg: &Element<'_>, host: &Host<'_>) {
        match arg {
            Element::Variable(variable, _) => {
                let (parsed, printed) = variable_types(op, *variable, host);
                self.outputs.push(parsed);
                self.printed.push(printed);
            }
            Element::Directive(Directive::Type(inner, _)) => {
                let (parsed, printed) = type_types(op, inner);
                self.outputs.push(parsed);
                self.printed.push(printed);
            }
            Element::Directive(Directive::Ref(inner)) => {
                let (parsed, printed) = match &**inner {
                    Element::Variable(variable, _) => variable_types(op, *variable, host),
                    Element::Directive(Directive::Type(inner, _)) => type_types(op, inner),
                    _ => (quote!(rt::OpState), quote!(rt::OpRef<'ir>)),
                };
                let is_attribute = matches!(**inner, Element::Variable(Variable::Attribute(_), _));
                self.inputs.push(if is_attribute {
                    quote!(Option<rt::Attribute>)
                } else if matches!(**inner, Element::Directive(Directive::AttrDict { .. })) {
                    quote!(&mut #parsed)
                } else {
                    quote!(&#parsed)
                });
                self.printed.push(printed);
            }
            Element::Directive(Directive::Code(code)) => {
                let ty = code_type(code, host, &mut self.named);
                self.inputs.push(ty.clone());
                self.printed.push(ty);
            }
            Element::Directive(Directive::AttrDict { .. } | Directive::PropDict) => {
                self.inputs.push(quote!(&mut rt::OpState));
                self.printed.push(quote!(rt::OpRef<'ir>));
            }
            Element::Directive(Directive::Regions) => {
                self.outputs.push(quote!(Vec<rt::Region>));
                self.printed.push(quote!(impl Iterator<Item = rt::RegionRef<'ir>>));
            }
            Element::Directive(Directive::Successors) => {
                self.outputs.push(quote!(Vec<rt::Block>));
                self.printed.push(quote!(impl Iterator<Item = rt::BlockRef<'ir>>));
            }
            _ => {}
        }
    }
}

/// The type of a host expression that is an argument: one that shows in it, or one that the implementation of the directive
/// names, of which there are `named` so far.
pub(super) fn code_type(code: &Fragment<'_>, host: &Host<'_>, named: &mut usize) -> TokenStream {
    let (_, ty) = code_argument(code, host, &quote!(ctx));
    ty.unwrap_or_else(|| {
        let name = named_type(*named);
        *named += 1;
        quote!(Self::#name)
    })
}

fn named_type(index: usize) -> Ident {
    format_ident!("Code{index}")
}

/// The declarations of the types that the implementation of a directive names.
pub(super) fn declared_types(count: usize) -> TokenStream {
    let names = (0..count).map(named_type);
    quote! {
        #(
            /// The type of an argument that definitions write as code.
            type #names;
        )*
    }
}

/// A host expression that is an argument, and its type if that shows in it: of a literal, of a path such as `Enum::Case`, and
/// of the context.
pub(super) fn code_argument(
    code: &Fragment<'_>,
    host: &Host<'_>,
    ctx: &TokenStream,
) -> (TokenStream, Option<TokenStream>) {
    // Quotes within the string are escaped in the format.
    let text = code.text.replace("\\\"", "\"");
    let fragment = Fragment::at_span(&text, code.span);
    let ctx = [("_builder", ctx.clone()), ("_ctxt", ctx.clone())];
    let Some(tokens) = host.checked_expr(fragment, &ctx) else {
        return (quote!(()), Some(quote!(())));
    };
    let trimmed = text.trim();
    if trimmed == "$_ctxt" || trimmed == "$_builder" {
        return (tokens, Some(quote!(&rt::Context)));
    }
    let ty = match syn::parse2::<syn::Expr>(tokens.clone()) {
        Ok(syn::Expr::Lit(lit)) => match lit.lit {
            syn::Lit::Str(_) => Some(quote!(&'static str)),
            syn::Lit::Char(_) => Some(quote!(char)),
            syn::Lit::Bool(_) => Some(quote!(bool)),
            syn::Lit::Int(int) if int.suffix().is_empty() => Some(quote!(i64)),
            syn::Lit::Float(float) if float.suffix().is_empty() => Some(quote!(f64)),
            _ => None,
        },
        Ok(syn::Expr::Unary(unary)) if matches!(unary.op, syn::UnOp::Neg(_)) => Some(quote!(i64)),
        Ok(syn::Expr::Path(path)) if path.path.segments.len() > 1 => {
            let count = path.path.segments.len() - 1;
            let owner = path.path.segments.iter().take(count);
            Some(quote!(#(#owner)::*))
        }
        _ => None,
    };
    (tokens, ty)
}

/// What the parser gives for a variable, and what the printer takes.
fn variable_types(op: &Op<'_>, variable: Variable, host: &Host<'_>) -> (TokenStream, TokenStream) {
    match variable {
        Variable::Operand(index) => match op.operands[index].multiplicity() {
            Multiplicity::One => (quote!(rt::UnresolvedOperand), quote!(rt::ValueRef<'ir>)),
            Multiplicity::Optional => (quote!(rt::Operands), quote!(Option<rt::ValueRef<'ir>>)),
            Multiplicity::Variadic => (quote!(rt::Operands), quote!(rt::OperandRange<'ir>)),
            Multiplicity::VariadicOfVariadic(_) => {
                (quote!(Vec<rt::Operands>), quote!(Vec<rt::OperandRange<'ir>>))
            }
        },
        Variable::Attribute(index) => {
            if op.attributes[index].constraint.optional {
                (quote!(Option<rt::Attribute>), quote!(Option<rt::AttrRef<'ir>>))
            } else {
                (quote!(rt::Attribute), quote!(rt::AttrRef<'ir>))
            }
        }
        Variable::Property(index) => {
            let property = &op.properties[index];
            let ty = host.ty(property.storage_type, "'_", (property.record, "storageType"));
            (ty.clone(), quote!(&'ir #ty))
        }
        Variable::Region(index) => {
            if op.regions[index].constraint.variadic {
                (quote!(Vec<rt::Region>), quote!(impl Iterator<Item = rt::RegionRef<'ir>>))
            } else {
                (quote!(rt::Region), quote!(rt::RegionRef<'ir>))
            }
        }
        Variable::Successor(index) => {
            if op.successors[index].constraint.variadic {
                (quote!(Vec<rt::Block>), quote!(impl Iterator<Item = rt::BlockRef<'ir>>))
            } else {
                (quote!(rt::Block), quote!(rt::BlockRef<'ir>))
            }
        }
        Variable::Result(_) => (quote!(()), quote!(())),
    }
}

fn type_types(op: &Op<'_>, inner: &Element<'_>) -> (TokenStream, TokenStream) {
    let value: Option<(&Value<'_>, TokenStream)> = match inner {
        Element::Variable(Variable::Operand(index), _) => {
            Some((&op.operands[*index], quote!(rt::OperandRange<'ir>)))
        }
        Element::Variable(Variable::Result(index), _) => {
            Some((&op.results[*index], quote!(rt::ResultRange<'ir>)))
        }
        _ => None,
    };
    let Some((value, range)) = value else {
        let range = if matches!(inner, Element::Directive(Directive::Operands)) {
            quote!(rt::OperandRange<'ir>)
        } else {
            quote!(rt::ResultRange<'ir>)
        };
        return (quote!(rt::Types), range);
    };
    match value.multiplicity() {
        Multiplicity::One => (quote!(rt::Type), quote!(rt::TypeRef<'ir>)),
        Multiplicity::Optional => (quote!(rt::Types), quote!(Option<rt::ValueRef<'ir>>)),
        Multiplicity::Variadic => (quote!(rt::Types), range),
        Multiplicity::VariadicOfVariadic(_) => (quote!(Vec<rt::Types>), quote!(Vec<#range>)),
    }
}
