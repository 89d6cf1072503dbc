//! Printers of declarative text forms.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::assembly::{elided_unit, is_unit};
use super::op::{self, Context};
use super::spacing::Text;
use super::{Num, accessors, custom, dialect, ident};
use crate::format::{Directive, Element, Format, Group, Space, Variable};
use crate::model::{Enum, Multiplicity, Op, TraitKind, Value};

/// The function that writes what follows the operation's name.
pub(super) fn function<'r>(
    op: &Op<'r>,
    format: &Format<'r>,
    context: &mut Context<'_, '_, 'r>,
) -> TokenStream {
    let mut emitter = Emitter { op, format, context, text: Text::new() };
    let body = emitter.elements(&format.elements, None);
    quote!(fn print_assembly(self, p: &mut rt::OpPrinter<'ir>) { #body })
}

struct Emitter<'e, 'a, 'm, 'r> {
    op: &'e Op<'r>,
    format: &'e Format<'r>,
    context: &'e mut Context<'a, 'm, 'r>,
    text: Text,
}

impl<'r> Emitter<'_, '_, '_, 'r> {
    /// The statements for `elements`, all text written; the attribute `skip` is left out.
    fn elements(&mut self, elements: &[Element<'r>], skip: Option<Variable>) -> TokenStream {
        let mut out = TokenStream::new();
        for element in elements {
            if let Element::Variable(variable, _) = element
                && Some(*variable) == skip
            {
                continue;
            }
            out.extend(self.element(element));
        }
        out.extend(self.text.flush());
        out
    }

    fn element(&mut self, element: &Element<'r>) -> TokenStream {
        match element {
            Element::Literal(literal) => {
                self.text.literal(literal);
                quote!()
            }
            Element::Space(Space::Newline) => {
                let text = self.text.flush();
                quote!(#text p.print_newline();)
            }
            Element::Space(space) => {
                self.text.punctuation = *space == Space::None;
                if *space == Space::One {
                    self.text.pending.push(' ');
                }
                self.text.space = false;
                quote!()
            }
            Element::Optional(group) => self.group(group),
            Element::Directive(Directive::AttrDict { keyword }) => {
                self.text.punctuation = false;
                let text = self.text.flush();
                let print = format_ident!(
                    "{}",
                    if *keyword { "print_attr_dict_with_keyword" } else { "print_attr_dict" }
                );
                if self.format.has_prop_dict {
                    let print = format_ident!(
                        "{}",
                        if *keyword {
                            "print_discardable_attr_dict_with_keyword"
                        } else {
                            "print_discardable_attr_dict"
                        }
                    );
                    return quote!(#text p.#print(self.0););
                }
                let elided = self.elided();
                quote!(#text p.#print(self.0, &[#(#elided),*]);)
            }
            Element::Directive(Directive::PropDict) => {
                self.text.punctuation = false;
                let text = self.text.flush();
                let elided = self.elided();
                quote!(#text p.print_prop_dict(self.0, &[#(#elided),*]);)
            }
            Element::Directive(Directive::OiList(clauses)) => {
                let mut out = self.text.flush();
                for clause in clauses {
                    let conditions: Vec<_> = clause
                        .elements
                        .iter()
                        .filter_map(|element| self.present(element))
                        .collect();
                    self.text.literal(clause.literal);
                    let unit = matches!(clause.elements.as_slice(),
                        [Element::Variable(variable, _)] if is_unit(self.op, *variable));
                    let body = if unit {
                        self.text.flush()
                    } else {
                        self.elements(&clause.elements, None)
                    };
                    // Nothing tells that a clause without variables was there.
                    if !conditions.is_empty() {
                        out.extend(quote!(if #(#conditions)||* { #body }));
                    }
                }
                out
            }
            _ => {
                self.text.separate();
                if let (" : ", Some(ty)) = (self.text.pending.as_str(), self.any_type(element)) {
                    self.text.pending.clear();
                    return quote!(p.print_colon_type(#ty););
                }
                let text = self.text.flush();
                let value = self.value(element);
                quote!(#text #value)
            }
        }
    }

    /// What the attribute dictionary leaves out because it is said elsewhere.
    fn elided(&self) -> Vec<&'r str> {
        let used = self.format.used_variables.iter().filter_map(|variable| match *variable {
            Variable::Attribute(index) => Some(self.op.attributes[index].name),
            Variable::Property(index) if self.format.has_prop_dict => {
                Some(self.op.properties[index].name)
            }
            _ => None,
        });
        used.chain(self.format.inferred_attributes.iter().copied()).collect()
    }

    fn getter(&self, variable: Variable) -> TokenStream {
        let by_name = |accessor: &str, fallback: TokenStream| match accessor {
            "" => fallback,
            name => {
                let name = ident(name);
                quote!(self.#name())
            }
        };
        match variable {
            Variable::Operand(index) => {
                let access = super::segments::access(
                    self.op,
                    &self.op.operands,
                    index,
                    super::segments::Kind::Operand,
                );
                by_name(&self.op.operands[index].accessor, access)
            }
            Variable::Result(index) => {
                let access = super::segments::access(
                    self.op,
                    &self.op.results,
                    index,
                    super::segments::Kind::Result,
                );
                by_name(&self.op.results[index].accessor, access)
            }
            Variable::Attribute(index) => {
                let (_, raw) = accessors::accessor_names(&self.op.attributes[index]);
                quote!(self.#raw())
            }
            Variable::Property(index) => by_name(&self.op.properties[index].accessor, quote!()),
            Variable::Region(index) => by_name(&self.op.regions[index].accessor, {
                let index = Num(index);
                quote!(self.0.region(#index))
            }),
            Variable::Successor(index) => by_name(&self.op.successors[index].accessor, {
                let index = Num(index);
                quote!(self.0.successor(#index))
            }),
        }
    }

    fn value(&mut self, element: &Element<'r>) -> TokenStream {
        match element {
            Element::Variable(variable, flags) => {
                let get = self.getter(*variable);
                match *variable {
                    Variable::Operand(index) => match self.op.operands[index].multiplicity() {
                        Multiplicity::One => quote!(p.print_operand(#get);),
                        Multiplicity::Optional | Multiplicity::Variadic => {
                            quote!(p.print_operands(#get);)
                        }
                        Multiplicity::VariadicOfVariadic(_) => {
                            quote!(p.print_operand_groups(#get);)
                        }
                    },
                    Variable::Attribute(index) => self.attribute(index, flags.qualified),
                    Variable::Property(index) => {
                        let (kind, word) = (self.kind(index), op::property_word(self.op, index));
                        quote!(p.print_property::<#kind>(self.0, #word);)
                    }
                    Variable::Region(index) => {
                        if self.op.regions[index].constraint.variadic {
                            quote!(p.print_regions(#get);)
                        } else if self.has_implicit_terminator() {
                            quote!(p.print_region_without_terminator(#get);)
                        } else {
                            quote!(p.print_plain_region(#get);)
                        }
                    }
                    Variable::Successor(index) => {
                        if self.op.successors[index].constraint.variadic {
                            quote!(p.print_successors(#get);)
                        } else {
                            quote!(p.print_successor(#get.handle());)
                        }
                    }
                    Variable::Result(_) => quote!(),
                }
            }
            Element::Directive(directive) => match directive {
                Directive::Operands => quote!(p.print_operands(self.0.operands());),
                Directive::Regions => quote!(p.print_regions(self.0.regions());),
                Directive::Successors => quote!(p.print_successors(self.0.successors());),
                Directive::Type(inner, flags) => self.type_of(inner, flags.qualified),
                Directive::FunctionalType(inputs, results) => {
                    let (inputs, results) = (self.types(inputs), self.types(results));
                    quote!(p.print_functional_types(#inputs, #results);)
                }
                Directive::Custom { name, args } => self.custom(name, args),
                _ => quote!(),
            },
            _ => quote!(),
        }
    }

    fn has_implicit_terminator(&self) -> bool {
        self.op.traits.iter().any(|entry| {
            matches!(entry.kind, TraitKind::Native { name, .. } if name.starts_with("SingleBlockImplicitTerminator<"))
        })
    }

    fn attribute(&mut self, index: usize, qualified: bool) -> TokenStream {
        let attr = &self.op.attributes[index];
        let constraint = &attr.constraint;
        let (_, raw) = accessors::accessor_names(attr);
        let word = op::attribute_word(self.op, index);
        let unit = constraint.is_unit();
        let info = constraint.enum_info().and_then(|record| Enum::new(record).ok());
        let is_enum = info.is_some();
        if let Some(info) = info.filter(|info| info.attr_class.is_none()) {
            // Stored as an integer like any other.
            let ty = self.context.host.path(&info.path(), (info.record, "className"));
            return quote! {
                if let Some(attr) = self.0.property_as::<rt::IntEnumAttr<'_, #ty>>(#word) { p.print_enum(attr); }
            };
        }
        let print = if is_enum {
            format_ident!("print_enum")
        } else if constraint.is_symbol_name() {
            format_ident!("print_symbol_attr")
        } else if constraint.value_type_builder.is_some() {
            format_ident!("print_attribute_without_type")
        } else if qualified || constraint.storage_type == "Attribute" {
            format_ident!("print_attribute")
        } else {
            format_ident!("print_stripped_attr")
        };
        if is_enum && constraint.optional {
            return quote!(if let Some(attr) = self.#raw() { p.print_enum(attr); });
        }
        if is_enum {
            return quote!(p.print_enum(self.#raw()););
        }
        if unit || constraint.optional {
            return quote!(if let Some(attr) = self.0.property(#word) { p.#print(attr); });
        }
        if constraint.storage_type == "Attribute" {
            quote!(p.#print(self.#raw());)
        } else {
            quote!(p.#print(*self.#raw());)
        }
    }

    fn type_of(&mut self, inner: &Element<'r>, qualified: bool) -> TokenStream {
        match inner {
            Element::Variable(variable, _) => {
                let get = self.getter(*variable);
                let Some(value) = self.typed(*variable) else { return quote!() };
                match value.multiplicity() {
                    Multiplicity::One
                        if value.constraint.rust_type.contains("::") && !qualified =>
                    {
                        quote!(p.print_stripped_type(#get.ty());)
                    }
                    Multiplicity::One => quote!(p.print_type(#get.ty());),
                    Multiplicity::VariadicOfVariadic(_) => quote!(p.print_type_groups(#get);),
                    _ => quote!(p.print_types(#get);),
                }
            }
            Element::Directive(Directive::Operands) => quote!(p.print_types(self.0.operands());),
            _ => quote!(p.print_types(self.0.results());),
        }
    }

    /// The type that `element` writes, if it writes one, as any other.
    fn any_type(&self, element: &Element<'r>) -> Option<TokenStream> {
        let Element::Directive(Directive::Type(inner, flags)) = element else { return None };
        let Element::Variable(variable, _) = **inner else { return None };
        let value = self.typed(variable)?;
        let is_any = flags.qualified || !value.constraint.rust_type.contains("::");
        (is_any && value.multiplicity() == Multiplicity::One).then(|| {
            let get = self.getter(variable);
            quote!(#get.ty())
        })
    }

    fn typed(&self, variable: Variable) -> Option<&Value<'r>> {
        match variable {
            Variable::Operand(index) => self.op.operands.get(index),
            Variable::Result(index) => self.op.results.get(index),
            _ => None,
        }
    }

    /// The values whose types `inner` stands for, as something to iterate over.
    fn types(&self, inner: &Element<'r>) -> TokenStream {
        match inner {
            Element::Variable(variable, _) => {
                let get = self.getter(*variable);
                match self.typed(*variable).map(Value::multiplicity) {
                    Some(Multiplicity::One) => quote!([#get]),
                    Some(Multiplicity::VariadicOfVariadic(_)) => quote!(#get.into_iter().flatten()),
                    _ => get,
                }
            }
            Element::Directive(Directive::Operands) => quote!(self.0.operands()),
            _ => quote!(self.0.results()),
        }
    }

    fn custom(&mut self, name: &'r str, args: &[Element<'r>]) -> TokenStream {
        let signature = op::custom::signature(self.op, args, self.context.host);
        let trait_name = self.context.customs.add(name, signature, false);
        let marker = dialect::marker(self.context.model);
        let args: Vec<_> = args.iter().map(|arg| self.custom_argument(arg)).collect();
        quote!(<#marker as #trait_name>::print(p, self.0, #(#args),*);)
    }

    /// The kind of property `index`.
    fn kind(&mut self, index: usize) -> proc_macro2::Ident {
        self.context.kinds.of(&self.op.properties[index], self.context.host)
    }

    fn custom_argument(&mut self, arg: &Element<'r>) -> TokenStream {
        match arg {
            Element::Variable(Variable::Property(index), _) => {
                let (kind, word) = (self.kind(*index), op::property_word(self.op, *index));
                quote!(self.0.property_storage::<#kind>(#word))
            }
            Element::Variable(Variable::Attribute(index), _) => {
                let word = op::attribute_word(self.op, *index);
                let attr = &self.op.attributes[*index];
                if attr.constraint.optional {
                    quote!(self.0.property(#word))
                } else {
                    quote!(self.0.required_attr(#word))
                }
            }
            Element::Variable(variable, _) => self.getter(*variable),
            Element::Directive(Directive::Type(inner, _)) => match &**inner {
                Element::Variable(variable, _) => {
                    let get = self.getter(*variable);
                    match self.typed(*variable).map(Value::multiplicity) {
                        Some(Multiplicity::One) => quote!(#get.ty()),
                        _ => get,
                    }
                }
                inner => self.types(inner),
            },
            Element::Directive(Directive::Ref(inner)) => self.custom_argument(inner),
            Element::Directive(Directive::Code(code)) => {
                custom::code_argument(code, self.context.host, &quote!(p.ctx())).0
            }
            Element::Directive(Directive::Regions) => quote!(self.0.regions()),
            Element::Directive(Directive::Successors) => quote!(self.0.successors()),
            _ => quote!(self.0),
        }
    }

    fn group(&mut self, group: &Group<Element<'r>>) -> TokenStream {
        let mut out = self.text.flush();
        let condition = group.anchor().and_then(|anchor| self.present(anchor));
        let condition = condition.unwrap_or_else(|| quote!(true));
        let unit = elided_unit(self.op, group);
        let then = self.elements(&group.then, unit);
        let otherwise = self.elements(&group.otherwise, unit);
        let (then, otherwise) =
            if group.anchor_in_else { (otherwise, then) } else { (then, otherwise) };
        out.extend(if otherwise.is_empty() {
            quote!(if #condition { #then })
        } else {
            quote!(if #condition { #then } else { #otherwise })
        });
        out
    }

    /// The condition under which an element has something to write.
    fn present(&self, element: &Element<'r>) -> Option<TokenStream> {
        match element {
            Element::Variable(variable, _) => {
                let get = self.getter(*variable);
                match *variable {
                    Variable::Operand(_) | Variable::Result(_) => {
                        match self.typed(*variable)?.multiplicity() {
                            Multiplicity::One => None,
                            Multiplicity::Optional => Some(quote!(#get.is_some())),
                            _ => Some(quote!(!#get.is_empty())),
                        }
                    }
                    Variable::Attribute(index) => {
                        let word = op::attribute_word(self.op, index);
                        let constraint = &self.op.attributes[index].constraint;
                        if constraint.default_value().is_some() {
                            return Some(quote!(!self.0.property_is_default(#word)));
                        }
                        Some(quote!(self.0.property(#word).is_some()))
                    }
                    Variable::Property(index) => {
                        let word = op::property_word(self.op, index);
                        Some(quote!(!self.0.property_is_default(#word)))
                    }
                    Variable::Region(index) if self.op.regions[index].constraint.variadic => {
                        Some(quote!(#get.next().is_some()))
                    }
                    Variable::Region(_) => Some(quote!(!#get.is_empty())),
                    Variable::Successor(_) => Some(quote!(#get.next().is_some())),
                }
            }
            Element::Directive(Directive::Type(inner, _)) => self.present(inner),
            Element::Directive(Directive::FunctionalType(inputs, _)) => self.present(inputs),
            Element::Directive(Directive::Custom { args, .. }) => {
                let conditions: Vec<_> = args.iter().filter_map(|arg| self.present(arg)).collect();
                (!conditions.is_empty()).then(|| quote!(#(#conditions)||*))
            }
            _ => None,
        }
    }
}
