//! What `custom<X>` directives in formats of operations are given.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::custom::Signature;
use crate::emit::host::Host;
use crate::format::{Directive, Element, Variable};
use crate::model::{Multiplicity, Op, Value};

/// The signature of a directive with these arguments.
pub(in crate::emit) fn signature(op: &Op<'_>, args: &[Element<'_>], host: &Host<'_>) -> Signature {
    let mut signature = Signature::default();
    for arg in args {
        add(&mut signature, op, arg, host);
    }
    signature
}

fn add(signature: &mut Signature, op: &Op<'_>, arg: &Element<'_>, host: &Host<'_>) {
    match arg {
        Element::Variable(variable, _) => {
            let (parsed, printed) = variable_types(op, *variable, host);
            signature.outputs.push(parsed);
            signature.printed.push(printed);
        }
        Element::Directive(Directive::Type(inner, _)) => {
            let (parsed, printed) = type_types(op, inner);
            signature.outputs.push(parsed);
            signature.printed.push(printed);
        }
        Element::Directive(Directive::Ref(inner)) => {
            let (parsed, printed) = match &**inner {
                Element::Variable(variable, _) => variable_types(op, *variable, host),
                Element::Directive(Directive::Type(inner, _)) => type_types(op, inner),
                _ => (quote!(rt::OpState), quote!(rt::OpRef<'ir>)),
            };
            let is_attribute = matches!(**inner, Element::Variable(Variable::Attribute(_), _));
            signature.inputs.push(if is_attribute {
                quote!(Option<rt::Attribute>)
            } else if matches!(**inner, Element::Directive(Directive::AttrDict { .. })) {
                quote!(&mut #parsed)
            } else {
                quote!(&#parsed)
            });
            signature.printed.push(printed);
        }
        Element::Directive(Directive::Code(code)) => signature.code(code, host),
        Element::Directive(Directive::AttrDict { .. } | Directive::PropDict) => {
            signature.inputs.push(quote!(&mut rt::OpState));
            signature.printed.push(quote!(rt::OpRef<'ir>));
        }
        Element::Directive(Directive::Regions) => {
            signature.outputs.push(quote!(Vec<rt::Region>));
            signature.printed.push(quote!(impl Iterator<Item = rt::RegionRef<'ir>>));
        }
        Element::Directive(Directive::Successors) => {
            signature.outputs.push(quote!(Vec<rt::Block>));
            signature.printed.push(quote!(impl Iterator<Item = rt::BlockRef<'ir>>));
        }
        _ => {}
    }
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
