//! Emits printers of operations from the steps of their assembly.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::text::Text;
use super::super::{Num, ident};
use super::{accessors, key_const};
use crate::format::Space;
use crate::fragment::Placeholders;
use crate::plan::assembly::{
    Argument, Assembly, AttributeStep, CustomArg, CustomStep, GroupStep, Presence, Step, TypeStep,
    TypesOf,
};
use crate::plan::attribute::AttrText;
use crate::plan::op::OpPlan;
use crate::plan::slots::{Count, OpSlots, TypeText, ValueKind, ValueSlot};

/// The function that prints the text after the operation's name.
pub(super) fn function(
    op: &OpPlan<'_>,
    assembly: &Assembly<'_>,
    dialect_type: &str,
) -> TokenStream {
    let mut printer = Printer { op, slots: &op.slots, dialect_type, text: Text::new() };
    let body = printer.steps(&assembly.steps);
    quote!(fn print_assembly(self, p: &mut rt::OpPrinter<'ir>) { #body })
}

struct Printer<'a, 'r> {
    op: &'a OpPlan<'r>,
    slots: &'a OpSlots<'r>,
    dialect_type: &'a str,
    text: Text,
}

impl<'r> Printer<'_, 'r> {
    /// The statements of `steps`, without pending text.
    fn steps(&mut self, steps: &[Step<'r>]) -> TokenStream {
        let mut out = TokenStream::new();
        for step in steps {
            out.extend(self.step(step));
        }
        out.extend(self.text.flush());
        out
    }

    fn step(&mut self, step: &Step<'r>) -> TokenStream {
        match step {
            Step::Attribute(AttributeStep { is_implied: true, .. }) => quote!(),
            Step::Property(step) if step.is_implied => quote!(),
            Step::Literal(literal) => {
                self.text.literal(literal);
                quote!()
            }
            Step::Space(Space::Newline) => {
                let text = self.text.flush();
                quote!(#text p.print_newline();)
            }
            Step::Space(space) => {
                self.text.punctuation = *space == Space::None;
                if *space == Space::One {
                    self.text.pending.push(' ');
                }
                self.text.space = false;
                quote!()
            }
            Step::Group(group) => self.group(group),
            Step::AttrDict { keyword, discardable_only, elided } => {
                self.text.punctuation = false;
                let text = self.text.flush();
                let end = if *keyword { "_with_keyword" } else { "" };
                if *discardable_only {
                    let print = format_ident!("print_discardable_attr_dict{end}");
                    quote!(#text p.#print(self.0);)
                } else {
                    let print = format_ident!("print_attr_dict{end}");
                    quote!(#text p.#print(self.0, &[#(#elided),*]);)
                }
            }
            Step::PropDict { elided, .. } => {
                self.text.punctuation = false;
                let text = self.text.flush();
                match elided {
                    Some(elided) => quote!(#text p.print_prop_dict(self.0, &[#(#elided),*]);),
                    None => quote!(#text p.print_all_properties(self.0);),
                }
            }
            Step::Clauses(clauses) => {
                let mut out = self.text.flush();
                for clause in clauses {
                    let conditions = clause.conditions.iter().map(|it| self.present(*it));
                    let conditions: Vec<_> = conditions.collect();
                    self.text.literal(clause.literal);
                    let body = self.steps(&clause.steps);
                    // A clause without variables is not stored, so it is not printed.
                    if !conditions.is_empty() {
                        out.extend(quote!(if #(#conditions)||* { #body }));
                    }
                }
                out
            }
            _ => {
                self.text.separate();
                if let (" : ", Some(ty)) = (self.text.pending.as_str(), self.any_type(step)) {
                    self.text.pending.clear();
                    return quote!(p.print_colon_type(#ty););
                }
                let text = self.text.flush();
                let value = self.value_of(step);
                quote!(#text #value)
            }
        }
    }

    /// The slot of an operand or result.
    fn slot(&self, kind: ValueKind, index: usize) -> &ValueSlot<'r> {
        match kind {
            ValueKind::Operand => &self.slots.operands[index],
            ValueKind::Result => &self.slots.results[index],
        }
    }

    /// The expression for the values of a slot.
    fn values(&self, kind: ValueKind, index: usize) -> TokenStream {
        accessors::untyped(self.slots, self.slot(kind, index))
    }

    /// The expression for the type of the value of a slot.
    fn type_of(&self, kind: ValueKind, index: usize) -> TokenStream {
        accessors::type_of(self.slots, self.slot(kind, index))
    }

    fn regions(&self, index: usize) -> TokenStream {
        match &self.slots.regions[index].accessor {
            Some(name) => call(name),
            None => {
                let index = Num(index);
                quote!(self.0.region(#index))
            }
        }
    }

    fn region_list(&self, regions: &TokenStream) -> TokenStream {
        if self.op.completion.is_terminator() {
            quote!(p.print_regions_without_terminators(#regions);)
        } else {
            quote!(p.print_regions(#regions);)
        }
    }

    fn successors(&self, index: usize) -> TokenStream {
        match &self.slots.successors[index].accessor {
            Some(name) => call(name),
            None => {
                let index = Num(index);
                quote!(self.0.successor(#index))
            }
        }
    }

    /// The statement that prints a step.
    fn value_of(&self, step: &Step<'r>) -> TokenStream {
        match step {
            Step::Operand(index) => {
                let slot = &self.slots.operands[*index];
                let get = self.values(ValueKind::Operand, *index);
                match slot.count {
                    Count::One => {
                        let get = slot.accessor.as_deref().map_or(get, call);
                        quote!(p.print_operand(#get);)
                    }
                    Count::Optional | Count::Variadic => quote!(p.print_operands(#get);),
                    Count::Groups(_) => quote!(p.print_operand_groups(#get);),
                }
            }
            Step::Attribute(step) => self.attribute(step),
            Step::Property(step) => {
                let property = &self.slots.properties[step.index];
                let (kind, word) = (ident(&property.kind), key_const(self.slots, property.word));
                quote!(p.print_property::<#kind>(self.0, #word);)
            }
            Step::Region(index) => {
                let get = self.regions(*index);
                if self.slots.regions[*index].variadic {
                    self.region_list(&get)
                } else if self.op.completion.is_terminator() {
                    quote!(p.print_region_without_terminator(#get);)
                } else {
                    quote!(p.print_plain_region(#get);)
                }
            }
            Step::Successor(index) => {
                let get = self.successors(*index);
                if self.slots.successors[*index].variadic {
                    quote!(p.print_successors(#get);)
                } else {
                    quote!(p.print_successor(#get.handle());)
                }
            }
            Step::AllOperands => quote!(p.print_operands(self.0.operands());),
            Step::AllRegions => self.region_list(&quote!(self.0.regions())),
            Step::AllSuccessors => quote!(p.print_successors(self.0.successors());),
            Step::Type(step) => self.types(step),
            Step::FunctionalType(inputs, results) => {
                let (inputs, results) = (self.type_list(inputs), self.type_list(results));
                quote!(p.print_functional_types(#inputs, #results);)
            }
            Step::Custom(step) => self.custom(step),
            _ => quote!(),
        }
    }

    fn attribute(&self, step: &AttributeStep) -> TokenStream {
        let attr = &self.slots.attributes[step.index];
        let (raw, word) = (call(&attr.raw_accessor), key_const(self.slots, attr.word));
        let print = match &attr.text {
            // The property word stores an integer attribute.
            AttrText::IntEnum(path) => {
                return quote! {
                    if let Some(attr) = self.0.property_as::<rt::IntEnumAttr<'_, #path>>(#word) { p.print_enum(attr); }
                };
            }
            AttrText::Enum if attr.optional => {
                return quote!(if let Some(attr) = #raw { p.print_enum(attr); });
            }
            AttrText::Enum => return quote!(p.print_enum(#raw);),
            AttrText::SymbolName => "print_symbol_attr",
            AttrText::Untyped(_) => "print_attribute_without_type",
            AttrText::Stripped if !step.qualified => "print_stripped_attr",
            AttrText::Stripped | AttrText::Any | AttrText::Elsewhere => "print_attribute",
        };
        let print = ident(print);
        if attr.is_unit || attr.optional {
            quote!(if let Some(attr) = self.0.property(#word) { p.#print(attr); })
        } else if attr.is_any() {
            quote!(p.#print(#raw);)
        } else {
            quote!(p.#print(*#raw);)
        }
    }

    fn types(&self, step: &TypeStep) -> TokenStream {
        let (kind, index) = match step.of {
            TypesOf::Slot(kind, index) => (kind, index),
            TypesOf::Operands => return quote!(p.print_types(self.0.operands());),
            TypesOf::Results => return quote!(p.print_types(self.0.results());),
        };
        let (get, slot) = (self.values(kind, index), self.slot(kind, index));
        let ty = || self.type_of(kind, index);
        match slot.count {
            Count::One if slot.text.is_stripped() && !step.qualified => {
                let ty = ty();
                match &slot.text {
                    TypeText::Kind { view, may_be_class: true, .. } => {
                        quote!(p.print_custom_type::<#view>(#ty);)
                    }
                    _ => quote!(p.print_stripped_type(#ty);),
                }
            }
            Count::One => {
                let ty = ty();
                quote!(p.print_type(#ty);)
            }
            Count::Groups(_) => quote!(p.print_type_groups(#get);),
            _ => quote!(p.print_types(#get);),
        }
    }

    /// The type that the step prints with its prefix, if it prints exactly one.
    fn any_type(&self, step: &Step<'r>) -> Option<TokenStream> {
        let Step::Type(step) = step else { return None };
        let TypesOf::Slot(kind, index) = step.of else { return None };
        let slot = self.slot(kind, index);
        let is_any = step.qualified || !slot.text.is_stripped();
        (is_any && slot.count == Count::One).then(|| self.type_of(kind, index))
    }

    /// The values whose types the step prints, as an iterator.
    fn type_list(&self, step: &TypeStep) -> TokenStream {
        let (kind, index) = match step.of {
            TypesOf::Slot(kind, index) => (kind, index),
            TypesOf::Operands => return quote!(self.0.operands()),
            TypesOf::Results => return quote!(self.0.results()),
        };
        let get = self.values(kind, index);
        match self.slot(kind, index).count {
            Count::One => quote!([#get]),
            Count::Groups(_) => quote!(#get.into_iter().flatten()),
            _ => get,
        }
    }

    fn custom(&self, step: &CustomStep) -> TokenStream {
        let (dialect, directive) = (ident(self.dialect_type), ident(step.trait_name.get()));
        let args = step.args.iter().map(|arg| match arg {
            CustomArg::Bound(argument) | CustomArg::Ref(argument) => self.argument(argument),
            CustomArg::Code(code) => {
                let ctx = [("_builder", quote!(p.ctx())), ("_ctxt", quote!(p.ctx()))];
                code.tokens(&Placeholders::new(ctx))
            }
            CustomArg::AttrDict => quote!(self.0.attr_dictionary()),
            CustomArg::PropDict => {
                quote!(rt::properties_view(self))
            }
        });
        quote!(<#dialect as #directive>::print(p, self.0, #(#args),*);)
    }

    /// The argument of a directive's printer.
    fn argument(&self, argument: &Argument) -> TokenStream {
        match argument {
            Argument::Operand(index) => self.values(ValueKind::Operand, *index),
            Argument::Attribute(index) => {
                let attr = &self.slots.attributes[*index];
                let word = key_const(self.slots, attr.word);
                if attr.optional {
                    quote!(self.0.property_as(#word))
                } else {
                    quote!(self.0.required_attr(#word))
                }
            }
            Argument::Property(index) => {
                let property = &self.slots.properties[*index];
                let (kind, word) = (ident(&property.kind), key_const(self.slots, property.word));
                quote!(self.0.property_storage::<#kind>(#word))
            }
            Argument::Region(index, _) => self.regions(*index),
            Argument::Successor(index) => self.successors(*index),
            Argument::Type(step) => match (step.of, step.count(self.slots)) {
                (TypesOf::Slot(kind, index), Count::One) => self.type_of(kind, index),
                (TypesOf::Slot(kind, index), Count::Groups(_)) => {
                    let groups = self.values(kind, index);
                    quote!(rt::types_of_groups(#groups))
                }
                _ => {
                    let values = self.type_list(step);
                    quote!(#values.map(|it| it.ty()))
                }
            },
            Argument::AllRegions => quote!(self.0.regions()),
            Argument::AllSuccessors => quote!(self.0.successors()),
            Argument::AttrDict => quote!(self.0.attr_dictionary()),
            Argument::Unit => quote!(()),
        }
    }

    fn group(&mut self, group: &GroupStep<'r>) -> TokenStream {
        let mut out = self.text.flush();
        let conditions: Vec<_> = group.conditions.iter().map(|it| self.present(*it)).collect();
        let condition =
            if conditions.is_empty() { quote!(true) } else { quote!(#(#conditions)||*) };
        let (then, otherwise) = (self.steps(&group.then), self.steps(&group.otherwise));
        let (then, otherwise) =
            if group.anchor_in_else { (otherwise, then) } else { (then, otherwise) };
        out.extend(super::super::branch(&condition, &then, &otherwise));
        out
    }

    /// The printer's condition as an expression.
    fn present(&self, presence: Presence) -> TokenStream {
        match presence {
            Presence::Values(kind, index) => {
                let slot = self.slot(kind, index);
                let get = match &slot.accessor {
                    Some(name) => call(name),
                    None => accessors::access(self.slots, slot),
                };
                match slot.count {
                    Count::Optional => quote!(#get.is_some()),
                    _ => quote!(!#get.is_empty()),
                }
            }
            Presence::Set(word) => {
                let word = key_const(self.slots, word);
                quote!(self.0.property(#word).is_some())
            }
            Presence::NotDefault(word) => {
                let word = key_const(self.slots, word);
                quote!(!self.0.property_is_default(#word))
            }
            Presence::Region(index) => {
                let get = self.regions(index);
                if self.slots.regions[index].variadic {
                    quote!(#get.next().is_some())
                } else {
                    quote!(!#get.is_empty())
                }
            }
            Presence::Successor(index) => {
                let get = self.successors(index);
                quote!(#get.next().is_some())
            }
        }
    }
}

/// A call of a function of the view.
fn call(function: &str) -> TokenStream {
    let function = ident(function);
    quote!(self.#function())
}
