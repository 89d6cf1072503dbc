//! Parsers of declarative text forms.

mod attributes;
mod custom;
mod declarations;
mod groups;
mod regions;
mod resolution;

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::assembly::{local, punctuation, type_name, variable_name};
use super::op::{self, Context};
use crate::format::{Directive, Element, Format, Variable};
use crate::model::{Multiplicity, Op, Value};

/// The function that reads what follows the operation's name.
pub(super) fn function<'r>(
    op: &Op<'r>,
    format: &Format<'r>,
    context: &mut Context<'_, '_, 'r>,
) -> TokenStream {
    let mut emitter = Emitter { op, format, context, lists: BTreeMap::new(), needed: Vec::new() };
    emitter.find_needed_attributes();
    emitter.find_lists();
    let declarations = emitter.declarations();
    let body = emitter.elements(&format.elements, None);
    let rest = emitter.resolution();
    quote! {
        fn parse_assembly(p: &mut rt::OpParser<'_>, st: &mut rt::OpState) -> rt::ParseResult {
            #(#declarations)*
            #body
            #rest
        }
    }
}

struct Emitter<'e, 'a, 'm, 'r> {
    op: &'e Op<'r>,
    format: &'e Format<'r>,
    context: &'e mut Context<'a, 'm, 'r>,
    /// Operands and results whose types are parsed: whether as a list.
    lists: BTreeMap<Variable, bool>,
    /// Attributes whose type is the type of something.
    needed: Vec<usize>,
}

impl<'r> Emitter<'_, '_, '_, 'r> {
    fn value(&self, variable: Variable) -> Option<&Value<'r>> {
        match variable {
            Variable::Operand(index) => self.op.operands.get(index),
            Variable::Result(index) => self.op.results.get(index),
            _ => None,
        }
    }

    /// Statements that parse `elements`. In a group, variables are assigned, not declared; `skip` is the attribute that
    /// the group's presence stands for.
    fn elements(&mut self, elements: &[Element<'r>], skip: Option<Variable>) -> TokenStream {
        self.statements(elements, skip, false)
    }

    fn statements(
        &mut self,
        elements: &[Element<'r>],
        skip: Option<Variable>,
        in_group: bool,
    ) -> TokenStream {
        let mut out = TokenStream::new();
        let mut elements = elements.iter();
        while let Some(element) = elements.next() {
            out.extend(match (element, elements.as_slice()) {
                (Element::Variable(variable, _), _) if Some(*variable) == skip => continue,
                (Element::Literal(":"), [Element::Directive(Directive::Type(inner, _)), ..])
                    if self.is_any_type(inner) =>
                {
                    elements.next();
                    self.type_of(inner, in_group, false, quote!(p.parse_colon_type()?))
                }
                _ => self.element(element, in_group),
            });
        }
        out
    }

    fn bind(&self, name: &str, value: TokenStream, in_group: bool) -> TokenStream {
        let name = local(name);
        if in_group { quote!(#name = #value;) } else { quote!(let #name = #value;) }
    }

    fn element(&mut self, element: &Element<'r>, in_group: bool) -> TokenStream {
        match element {
            Element::Literal(literal) => match punctuation(literal) {
                Some(word) => {
                    let parse = format_ident!("parse_{word}");
                    quote!(p.#parse()?;)
                }
                None => quote!(p.parse_keyword(#literal)?;),
            },
            Element::Space(_) => quote!(),
            Element::Variable(variable, _) => self.variable(*variable, in_group),
            Element::Directive(directive) => self.directive(directive, in_group),
            Element::Optional(group) => self.group(group),
        }
    }

    fn variable(&mut self, variable: Variable, in_group: bool) -> TokenStream {
        let name = variable_name(self.op, variable);
        match variable {
            Variable::Operand(index) => {
                let value = match self.op.operands[index].multiplicity() {
                    Multiplicity::One => quote!(p.parse_operand()?),
                    Multiplicity::Optional => quote!(p.parse_optional_operands()?),
                    Multiplicity::Variadic => quote!(p.parse_operands()?),
                    Multiplicity::VariadicOfVariadic(_) => quote!(p.parse_operand_groups()?),
                };
                self.bind(&name, value, in_group)
            }
            Variable::Attribute(index) => self.attribute(index),
            Variable::Property(index) => {
                let kind = self.kind(index);
                let (name, word) =
                    (self.op.properties[index].name, op::property_word(self.op, index));
                quote!(p.parse_property::<#kind>(#name, #word, st)?;)
            }
            Variable::Region(index) => {
                let region = local(&name);
                let (value, complete) = match (self.op.regions[index].constraint.variadic, in_group)
                {
                    (true, _) => (quote!(p.parse_regions()?), self.complete_regions(&region)),
                    (false, true) => {
                        (quote!(Some(p.parse_region(&[])?)), self.complete_optional_region(&region))
                    }
                    (false, false) => (quote!(p.parse_region(&[])?), self.complete_region(&region)),
                };
                let bind = self.bind(&name, value, in_group);
                quote!(#bind #complete)
            }
            Variable::Successor(index) => {
                let value = match (self.op.successors[index].constraint.variadic, in_group) {
                    (true, _) => quote!(p.parse_successors()?),
                    (false, true) => quote!(Some(p.parse_successor()?)),
                    (false, false) => quote!(p.parse_successor()?),
                };
                self.bind(&name, value, in_group)
            }
            Variable::Result(_) => quote!(),
        }
    }

    fn directive(&mut self, directive: &Directive<'r>, in_group: bool) -> TokenStream {
        match directive {
            Directive::AttrDict { keyword: false } => quote!(p.parse_attr_dict(st)?;),
            Directive::AttrDict { keyword: true } => {
                quote!(p.parse_attr_dict_with_keyword(st)?;)
            }
            Directive::PropDict => {
                let bound = self.bound();
                quote!(p.parse_prop_dict(&[#(#bound),*], st)?;)
            }
            Directive::Operands => self.bind("operands", quote!(p.parse_operands()?), in_group),
            Directive::Regions => {
                let bind = self.bind("regions", quote!(p.parse_regions()?), in_group);
                let complete = self.complete_regions(&local("regions"));
                quote!(#bind #complete)
            }
            Directive::Successors => {
                self.bind("successors", quote!(p.parse_successors()?), in_group)
            }
            Directive::Type(inner, flags) => {
                self.type_of(inner, in_group, flags.qualified, quote!(p.parse_type()?))
            }
            Directive::FunctionalType(inputs, results) => {
                let (inputs, results) = (self.types_name(inputs), self.types_name(results));
                if in_group {
                    quote!((#inputs, #results) = p.parse_functional_types()?;)
                } else {
                    quote!(let (#inputs, #results) = p.parse_functional_types()?;)
                }
            }
            Directive::Custom { name, args } => {
                let custom = self.custom(name, args, false);
                let (before, call, after) = (custom.before, custom.call, custom.after);
                if in_group {
                    let (values, assign) = (custom.values, custom.assign);
                    quote!(#before let #values = #call; #assign #after)
                } else {
                    let names = custom.names;
                    quote!(#before let #names = #call; #after)
                }
            }
            Directive::OiList(clauses) => {
                let mut arms = TokenStream::new();
                let mut flags = TokenStream::new();
                for (index, clause) in clauses.iter().enumerate() {
                    let (literal, seen) = (clause.literal, format_ident!("seen_{index}"));
                    let parse = groups::optional_literal(literal);
                    let units = self.clause_units(&clause.elements);
                    let body = if units.is_empty() {
                        self.statements(&clause.elements, None, true)
                    } else {
                        units
                    };
                    flags.extend(quote!(let mut #seen = false;));
                    arms.extend(quote! {
                        if #parse {
                            p.check_clause(&mut #seen, #literal)?;
                            #body
                            continue;
                        }
                    });
                }
                quote!(#flags loop { #arms break; })
            }
            Directive::Results | Directive::Ref(_) | Directive::Code(_) => quote!(),
        }
    }

    /// The variable that holds the types of `inner` as a list.
    fn types_name(&self, inner: &Element<'r>) -> Ident {
        match inner {
            Element::Variable(variable, _) => {
                local(&type_name(&variable_name(self.op, *variable), "_types"))
            }
            Element::Directive(Directive::Operands) => local("operand_types"),
            _ => local("result_types"),
        }
    }

    /// Whether `inner` stands for one value, whose type is written as any other.
    fn is_any_type(&self, inner: &Element<'r>) -> bool {
        let Element::Variable(variable, _) = inner else { return false };
        self.value(*variable).is_some_and(|value| {
            value.multiplicity() == Multiplicity::One && value.constraint.rust_type == "Type"
        })
    }

    /// Statements that parse the types of `inner`; `any` parses one that is written as any other, as those are that have
    /// their dialect in front.
    fn type_of(
        &mut self,
        inner: &Element<'r>,
        in_group: bool,
        qualified: bool,
        any: TokenStream,
    ) -> TokenStream {
        let Element::Variable(variable, _) = inner else {
            let name = self.types_name(inner).to_string();
            return self.bind(&name, quote!(p.parse_type_list()?), in_group);
        };
        let Some(value) = self.value(*variable) else { return quote!() };
        let name = variable_name(self.op, *variable);
        let (parse, list) = match value.multiplicity() {
            Multiplicity::One => {
                let declared = value.constraint.rust_type;
                if declared != "Type" && !qualified {
                    let view =
                        self.context.host.ty(declared, "'_", (value.constraint.record, "cppType"));
                    (quote!(p.parse_custom_type::<#view>()?), false)
                } else {
                    (any, false)
                }
            }
            Multiplicity::Optional => (quote!(p.parse_optional_types()?), true),
            Multiplicity::Variadic => (quote!(p.parse_type_list()?), true),
            Multiplicity::VariadicOfVariadic(_) => (quote!(p.parse_type_groups()?), true),
        };
        match (list, in_group) {
            (true, _) => self.bind(&type_name(&name, "_types"), parse, in_group),
            (false, false) => self.bind(&type_name(&name, "_type"), parse, in_group),
            // Inside a group the type may be missing afterwards.
            (false, true) => {
                let name = local(&type_name(&name, "_types"));
                quote!(#name.push(#parse);)
            }
        }
    }

    /// The variable of the type of `inner`.
    fn type_variable(&self, inner: &Element<'r>) -> Ident {
        let Element::Variable(variable, _) = inner else { return self.types_name(inner) };
        let one = self.value(*variable).is_some_and(|value| !value.is_variable());
        let name = variable_name(self.op, *variable);
        local(&if one && !self.lists.get(variable).copied().unwrap_or(false) {
            type_name(&name, "_type")
        } else {
            type_name(&name, "_types")
        })
    }

    /// The attributes and properties that the format spells by themselves.
    fn bound(&self) -> Vec<&'r str> {
        let op = self.op;
        let variables = self.format.used_variables.iter();
        let used = variables.filter_map(|variable| match *variable {
            Variable::Attribute(index) => Some(op.attributes[index].name),
            Variable::Property(index) => Some(op.properties[index].name),
            _ => None,
        });
        used.chain(self.format.inferred_attributes.iter().copied()).collect()
    }
}
