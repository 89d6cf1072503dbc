//! Parsers of declarative text forms.

mod groups;
mod resolution;

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::assembly::{is_unit, local, punctuation, type_name, variable_name, walk};
use super::op::{self, Context};
use super::{accessors, custom, dialect};
use crate::format::{Directive, Element, Format, TypeOrigin, Variable};
use crate::model::{Enum, Multiplicity, Op, Value};

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

/// A call of a custom directive.
struct CustomCall {
    call: TokenStream,
    /// Declares what it returns.
    names: TokenStream,
    /// In a group: holds what it returns,
    values: TokenStream,
    /// which is then assigned to what was declared before the group.
    assign: TokenStream,
    /// What is done with attributes and properties.
    after: TokenStream,
}

/// What a directive in a group returns.
enum Output {
    /// An attribute or property; its variable is the group's own.
    Fresh,
    /// Its variable is declared before the group.
    Declared,
    /// The same, and is nothing without the group.
    Optional,
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

    fn find_needed_attributes(&mut self) {
        for origin in self.format.operand_types.iter().chain(&self.format.result_types) {
            if let TypeOrigin::Same { of: Variable::Attribute(index), .. } = origin {
                self.needed.push(*index);
            }
        }
    }

    /// Notes how types are parsed: one by one, or as a list.
    fn find_lists(&mut self) {
        let mut lists = BTreeMap::new();
        walk(&self.format.elements, false, &mut |element, _| {
            let mut note = |inner: &Element<'_>, is_list: bool| {
                if let Element::Variable(variable, _) = inner {
                    let variable_length = self.value(*variable).is_some_and(Value::is_variable);
                    lists.insert(*variable, is_list || variable_length);
                }
            };
            match element {
                Element::Directive(Directive::Type(inner, _)) => note(inner, false),
                Element::Directive(Directive::FunctionalType(inputs, results)) => {
                    note(inputs, true);
                    note(results, true);
                }
                _ => {}
            }
        });
        self.lists = lists;
    }

    /// Variables that are bound inside optional groups, with what they are when the group is absent.
    fn declarations(&self) -> Vec<TokenStream> {
        let mut names: BTreeMap<String, TokenStream> = BTreeMap::new();
        let op = self.op;
        let eager = self.eager();
        walk(&self.format.elements, false, &mut |element, in_group| {
            let is_eager =
                matches!(element, Element::Variable(variable, _) if eager.contains(variable));
            if !in_group || is_eager {
                return;
            }
            match element {
                Element::Variable(variable, _) => match variable {
                    Variable::Operand(_) => {
                        names.insert(variable_name(op, *variable), quote!(rt::Operands::default()));
                    }
                    Variable::Region(index) => {
                        let default = if op.regions[*index].constraint.variadic {
                            quote!(Vec::new())
                        } else {
                            quote!(None)
                        };
                        names.insert(variable_name(op, *variable), default);
                    }
                    Variable::Successor(index) => {
                        let default = if op.successors[*index].constraint.variadic {
                            quote!(Vec::new())
                        } else {
                            quote!(None)
                        };
                        names.insert(variable_name(op, *variable), default);
                    }
                    _ => {}
                },
                Element::Directive(Directive::Type(inner, _)) => {
                    names.insert(self.types_name(inner).to_string(), quote!(rt::Types::default()));
                }
                Element::Directive(Directive::FunctionalType(inputs, results)) => {
                    for inner in [inputs, results] {
                        let name = self.types_name(inner).to_string();
                        names.insert(name, quote!(rt::Types::default()));
                    }
                }
                _ => {}
            }
        });
        names
            .into_iter()
            .map(|(name, default)| {
                let name = local(&name);
                quote!(let mut #name = #default;)
            })
            .collect()
    }

    /// Variables that are parsed whether their group is there or not, because they tell that it is.
    fn eager(&self) -> Vec<Variable> {
        self.format
            .elements
            .iter()
            .filter_map(|element| match element {
                Element::Optional(group) => match group.then.get(group.first_parsed()) {
                    Some(Element::Variable(variable, _)) => Some(*variable),
                    _ => None,
                },
                _ => None,
            })
            .collect()
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
                    self.type_of(inner, in_group, quote!(p.parse_colon_type()?))
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
            Element::Variable(variable, flags) => {
                self.variable(*variable, flags.qualified, in_group)
            }
            Element::Directive(directive) => self.directive(directive, in_group),
            Element::Optional(group) => self.group(group),
        }
    }

    fn variable(&mut self, variable: Variable, qualified: bool, in_group: bool) -> TokenStream {
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
            Variable::Attribute(index) => self.attribute(index, qualified),
            Variable::Property(index) => {
                let kind = self.kind(index);
                let (name, word) =
                    (self.op.properties[index].name, op::property_word(self.op, index));
                quote!(p.parse_property::<#kind>(#name, #word, st)?;)
            }
            Variable::Region(index) => {
                let value = match (self.op.regions[index].constraint.variadic, in_group) {
                    (true, _) => quote!(p.parse_regions()?),
                    (false, true) => quote!(Some(p.parse_region(&[])?)),
                    (false, false) => quote!(p.parse_region(&[])?),
                };
                self.bind(&name, value, in_group)
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

    /// Parses attribute `index` where it has to be.
    fn attribute(&mut self, index: usize, qualified: bool) -> TokenStream {
        let word = op::attribute_word(self.op, index);
        let value = self.attribute_value(index, qualified, false);
        if self.needed.contains(&index) {
            let name = local(&variable_name(self.op, Variable::Attribute(index)));
            return quote! {
                let #name = #value?;
                st.set_property(#word, #name);
            };
        }
        quote!(st.set_property(#word, #value?);)
    }

    /// The call that parses attribute `index`: of an attribute, or of an optional one.
    fn attribute_value(&mut self, index: usize, qualified: bool, optional: bool) -> TokenStream {
        let attr = &self.op.attributes[index];
        let constraint = &attr.constraint;
        let (name, prefix) = (attr.name, if optional { "parse_optional" } else { "parse" });
        if let Some(info) = constraint.enum_info().and_then(|record| Enum::new(record).ok()) {
            let parse = format_ident!("{prefix}_enum");
            let view = accessors::storage_type(constraint, self.context.host, "'_");
            if info.attr_class.is_some() {
                return quote!(p.#parse::<#view>(#name));
            }
            let ty = self.context.host.path(
                &format!("{}::{}", info.namespace, info.class_name),
                (info.record, "className"),
            );
            return quote!(p.#parse::<rt::IntEnumAttr<'_, #ty>>(#name));
        }
        if constraint.is_symbol_name() {
            let parse = format_ident!("{prefix}_symbol_name");
            return quote!(p.#parse());
        }
        let any = constraint.storage_type == "Attribute";
        if any || qualified {
            let parse = format_ident!("{prefix}_attribute");
            if any {
                return quote!(p.#parse(None));
            }
        }
        let ty = constraint.value_type_builder.map_or(quote!(None), |builder| {
            let ctx = quote!(p.ctx());
            let names = [("_builder", ctx.clone()), ("_ctxt", ctx)];
            let ty = self.context.host.expr(builder, &names);
            quote!(Some(#ty.into()))
        });
        // Upstream looks for the first token of these, and for any attribute otherwise.
        let told_by_token = match constraint.storage_type {
            "StringAttr" => Some("string"),
            "ArrayAttr" => Some("array"),
            "SymbolRefAttr" => Some("symbol_ref"),
            _ => None,
        };
        if let (Some(kind), true) = (told_by_token, optional) {
            let parse = format_ident!("parse_optional_{kind}_attr");
            return quote!(p.#parse(#ty));
        }
        let view = accessors::storage_type(constraint, self.context.host, "'_");
        let parse = format_ident!("{prefix}_attr");
        quote!(p.#parse::<#view>(#ty))
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
            Directive::Regions => self.bind("regions", quote!(p.parse_regions()?), in_group),
            Directive::Successors => {
                self.bind("successors", quote!(p.parse_successors()?), in_group)
            }
            Directive::Type(inner, _) => self.type_of(inner, in_group, quote!(p.parse_type()?)),
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
                let (call, after) = (custom.call, custom.after);
                if in_group {
                    let (values, assign) = (custom.values, custom.assign);
                    quote!(let #values = #call; #assign #after)
                } else {
                    let names = custom.names;
                    quote!(let #names = #call; #after)
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

    /// A clause that is nothing but a unit attribute stands for it.
    fn clause_units(&mut self, elements: &[Element<'r>]) -> TokenStream {
        match elements {
            [Element::Variable(variable, _)] if is_unit(self.op, *variable) => {
                self.set_unit(*variable)
            }
            _ => quote!(),
        }
    }

    /// The kind of property `index`.
    fn kind(&mut self, index: usize) -> Ident {
        self.context.kinds.of(&self.op.properties[index], self.context.host)
    }

    /// Sets a unit attribute or property.
    fn set_unit(&mut self, variable: Variable) -> TokenStream {
        match variable {
            Variable::Attribute(index) => {
                let word = op::attribute_word(self.op, index);
                quote!(st.set_property(#word, rt::UnitAttr::get(p.ctx()));)
            }
            Variable::Property(index) => {
                let (kind, word) = (self.kind(index), op::property_word(self.op, index));
                quote!(st.set_property_value::<#kind>(p.ctx(), #word, true);)
            }
            _ => quote!(),
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

    /// Statements that parse the types of `inner`; `any` parses one that is written as any other.
    fn type_of(&mut self, inner: &Element<'r>, in_group: bool, any: TokenStream) -> TokenStream {
        let Element::Variable(variable, _) = inner else {
            let name = self.types_name(inner).to_string();
            return self.bind(&name, quote!(p.parse_type_list()?), in_group);
        };
        let Some(value) = self.value(*variable) else { return quote!() };
        let name = variable_name(self.op, *variable);
        let (parse, list) = match value.multiplicity() {
            Multiplicity::One => {
                let declared = value.constraint.rust_type;
                if declared != "Type" {
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

    /// How a directive is called and what becomes of what it returns; `begins_group`, it also says whether it is there.
    fn custom(&mut self, name: &'r str, args: &[Element<'r>], begins_group: bool) -> CustomCall {
        let signature =
            self.context.customs.add(self.op, name, args, begins_group, self.context.host);
        let (trait_name, marker) = (&signature, dialect::marker(self.context.model));
        let mut inputs = Vec::new();
        let mut outputs = Vec::new();
        let mut after = TokenStream::new();
        for arg in args {
            match arg {
                Element::Variable(variable, _) => {
                    let name = local(&variable_name(self.op, *variable));
                    if let Variable::Attribute(index) = *variable {
                        let word = op::attribute_word(self.op, index);
                        after.extend(if self.op.attributes[index].constraint.optional {
                            quote!(st.set_optional_property(#word, #name);)
                        } else {
                            quote!(st.set_property(#word, #name);)
                        });
                    }
                    if let Variable::Property(index) = *variable {
                        let (kind, word) = (self.kind(index), op::property_word(self.op, index));
                        after.extend(
                            quote!(st.set_property_storage::<#kind>(p.ctx(), #word, #name);),
                        );
                    }
                    let output = match *variable {
                        Variable::Attribute(_) | Variable::Property(_) => Output::Fresh,
                        Variable::Region(index) if !self.op.regions[index].constraint.variadic => {
                            Output::Optional
                        }
                        Variable::Successor(index)
                            if !self.op.successors[index].constraint.variadic =>
                        {
                            Output::Optional
                        }
                        _ => Output::Declared,
                    };
                    outputs.push((name, output));
                }
                Element::Directive(Directive::Type(inner, _)) => {
                    outputs.push((self.type_variable(inner), Output::Declared));
                }
                Element::Directive(Directive::Ref(inner)) => inputs.push(self.reference(inner)),
                Element::Directive(Directive::Code(code)) => {
                    let host = self.context.host;
                    inputs.push(custom::code_argument(code, host, &quote!(p.ctx())).0);
                }
                Element::Directive(Directive::AttrDict { .. } | Directive::PropDict) => {
                    inputs.push(quote!(st));
                }
                Element::Directive(Directive::Regions) => {
                    outputs.push((local("regions"), Output::Declared));
                }
                Element::Directive(Directive::Successors) => {
                    outputs.push((local("successors"), Output::Declared));
                }
                _ => {}
            }
        }
        let function = format_ident!("{}", if begins_group { "parse_optional" } else { "parse" });
        let names = outputs.iter().map(|(name, _)| name);
        let values: Vec<_> = (0..outputs.len()).map(|i| format_ident!("part_{i}")).collect();
        let assigns = outputs.iter().zip(&values).map(|((name, output), value)| match output {
            Output::Fresh => quote!(let #name = #value;),
            Output::Declared => quote!(#name = #value;),
            Output::Optional => quote!(#name = Some(#value);),
        });
        CustomCall {
            call: quote!(<#marker as #trait_name>::#function(p, #(#inputs),*)?),
            names: quote!((#(#names,)*)),
            assign: quote!(#(#assigns)*),
            values: quote!((#(#values,)*)),
            after,
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

    fn reference(&mut self, inner: &Element<'r>) -> TokenStream {
        match inner {
            Element::Variable(Variable::Property(index), _) => {
                let (kind, word) = (self.kind(*index), op::property_word(self.op, *index));
                quote!(p.property::<#kind>(#word, st))
            }
            Element::Variable(Variable::Attribute(index), _) => {
                let word = op::attribute_word(self.op, *index);
                quote!(st.property(#word))
            }
            Element::Variable(variable, _) => {
                let name = local(&variable_name(self.op, *variable));
                quote!(&#name)
            }
            Element::Directive(Directive::Type(inner, _)) => {
                let name = self.type_variable(inner);
                quote!(&#name)
            }
            Element::Directive(Directive::AttrDict { .. }) => quote!(st),
            _ => quote!(()),
        }
    }
}
