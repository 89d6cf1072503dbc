//! Emits parsers of operations from the steps of their assembly.

mod custom;
mod groups;
mod resolution;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::ident;
use super::super::text::punctuation;
use super::key_const;
use crate::fragment::Placeholders;
use crate::plan::assembly::{Assembly, AttributeStep, Declared, Step, TypeStep, TypesOf, Unit};
use crate::plan::attribute::{AttrText, Storage};
use crate::plan::op::{Completion, OpPlan};
use crate::plan::slots::{Count, OpSlots, TypeText, ValueKind, ValueSlot};

/// The function that parses the text after the operation's name.
pub(super) fn function(
    op: &OpPlan<'_>,
    assembly: &Assembly<'_>,
    dialect_type: &str,
) -> TokenStream {
    let parser = Parser { op, slots: &op.slots, dialect_type };
    let declarations = assembly.declarations.iter().map(|(name, declared)| {
        let name = ident(name);
        let value = match declared {
            Declared::Operands => quote!(rt::Operands::default()),
            Declared::Types => quote!(rt::Types::default()),
            Declared::None => quote!(None),
            Declared::List => quote!(Vec::new()),
        };
        quote!(let mut #name = #value;)
    });
    let body = parser.steps(&assembly.steps, false);
    let rest = parser.resolution(&assembly.resolution);
    quote! {
        fn parse_assembly(p: &mut rt::OpParser<'_>, st: &mut rt::OpState) -> rt::ParseResult {
            #(#declarations)*
            #body
            #rest
        }
    }
}

struct Parser<'a, 'r> {
    op: &'a OpPlan<'r>,
    slots: &'a OpSlots<'r>,
    dialect_type: &'a str,
}

impl<'r> Parser<'_, 'r> {
    /// The slot of an operand or result.
    fn value(&self, kind: ValueKind, index: usize) -> &ValueSlot<'r> {
        match kind {
            ValueKind::Operand => &self.slots.operands[index],
            ValueKind::Result => &self.slots.results[index],
        }
    }

    /// The statements of `steps`. In a group, they assign variables instead of declaring them.
    fn steps(&self, steps: &[Step<'r>], in_group: bool) -> TokenStream {
        let mut out = TokenStream::new();
        let mut steps = steps.iter();
        while let Some(step) = steps.next() {
            out.extend(match (step, steps.as_slice()) {
                (Step::Literal(":"), [Step::Type(ty), ..]) if self.is_any_type(ty) => {
                    steps.next();
                    self.types(ty, in_group, quote!(p.parse_colon_type()?))
                }
                _ => self.step(step, in_group),
            });
        }
        out
    }

    fn bind(&self, name: &str, value: TokenStream, in_group: bool) -> TokenStream {
        let name = ident(name);
        if in_group { quote!(#name = #value;) } else { quote!(let #name = #value;) }
    }

    fn step(&self, step: &Step<'r>, in_group: bool) -> TokenStream {
        match step {
            Step::Literal(literal) => match punctuation(literal) {
                Some(word) => {
                    let parse = format_ident!("parse_{word}");
                    quote!(p.#parse()?;)
                }
                None => quote!(p.parse_keyword(#literal)?;),
            },
            Step::Space(_) => quote!(),
            Step::Operand(index) => self.operand(*index, in_group),
            Step::Attribute(step) if step.is_implied => quote!(),
            Step::Attribute(step) if step.may_lack => self.lacking_attribute(step),
            Step::Attribute(step) => self.attribute(step),
            Step::Property(step) if step.is_implied => quote!(),
            Step::Property(step) => {
                let property = &self.slots.properties[step.index];
                let (kind, key) = (ident(&property.kind), key_const(self.slots, property.word));
                quote!(p.parse_property::<#kind>(#key, st)?;)
            }
            Step::Region(index) => self.region(*index, in_group),
            Step::Successor(index) => {
                let successor = &self.slots.successors[*index];
                let value = match (successor.variadic, in_group) {
                    (true, _) => quote!(p.parse_successors()?),
                    (false, true) => quote!(Some(p.parse_successor()?)),
                    (false, false) => quote!(p.parse_successor()?),
                };
                self.bind(&successor.local, value, in_group)
            }
            Step::AllOperands => self.bind("operands", quote!(p.parse_operands()?), in_group),
            Step::AllRegions => {
                let bind = self.bind("regions", quote!(p.parse_regions()?), in_group);
                let complete = self.complete_regions(&ident("regions"));
                quote!(#bind #complete)
            }
            Step::AllSuccessors => self.bind("successors", quote!(p.parse_successors()?), in_group),
            Step::Type(step) => self.types(step, in_group, quote!(p.parse_type()?)),
            Step::FunctionalType(inputs, results) => {
                let (inputs, results) = (ident(&inputs.list_local), ident(&results.list_local));
                if in_group {
                    quote!((#inputs, #results) = p.parse_functional_types()?;)
                } else {
                    quote!(let (#inputs, #results) = p.parse_functional_types()?;)
                }
            }
            Step::Custom(step) => self.custom_statement(step, in_group),
            Step::AttrDict { keyword: false, .. } => quote!(p.parse_attr_dict(st)?;),
            Step::AttrDict { keyword: true, .. } => quote!(p.parse_attr_dict_with_keyword(st)?;),
            Step::PropDict { bound, .. } => quote!(p.parse_prop_dict(&[#(#bound),*], st)?;),
            Step::Clauses(clauses) => self.clauses(clauses),
            Step::Group(group) => self.group(group),
        }
    }

    fn operand(&self, index: usize, in_group: bool) -> TokenStream {
        let operand = &self.slots.operands[index];
        let value = match operand.count {
            Count::One => quote!(p.parse_operand()?),
            Count::Optional => quote!(p.parse_optional_operands()?),
            Count::Variadic => quote!(p.parse_operands()?),
            Count::Groups(_) => quote!(p.parse_operand_groups()?),
        };
        self.bind(&operand.local, value, in_group)
    }

    /// Parses a required attribute.
    fn attribute(&self, step: &AttributeStep) -> TokenStream {
        let attr = &self.slots.attributes[step.index];
        let (word, value) = (key_const(self.slots, attr.word), self.attribute_value(step, false));
        let is_enum = matches!(attr.text, AttrText::Enum | AttrText::IntEnum(_));
        if is_enum && !step.is_kept {
            return quote!(if let Some(attr) = #value? { st.set_property(#word, attr); });
        }
        if step.is_kept {
            let name = ident(&attr.local);
            let value = if is_enum {
                let message = format!("requires attribute '{}'", attr.name);
                quote!(#value?.ok_or_else(|| p.custom_error(#message)))
            } else {
                value
            };
            return quote! {
                let #name = #value?;
                st.set_property(#word, #name);
            };
        }
        quote!(st.set_property(#word, #value?);)
    }

    /// The call that parses a required or optional attribute.
    fn attribute_value(&self, step: &AttributeStep, optional: bool) -> TokenStream {
        let attr = &self.slots.attributes[step.index];
        let (name, prefix) = (attr.name, if optional { "parse_optional" } else { "parse" });
        let view = match &attr.storage {
            Storage::Any => quote!(rt::AttrRef<'_>),
            Storage::Kind { elided, .. } => quote!(#elided),
        };
        let of_value = match &attr.text {
            AttrText::Enum => {
                let parse = format_ident!("{prefix}_enum");
                return quote!(p.#parse::<#view>(#name));
            }
            AttrText::IntEnum(path) => {
                let parse = format_ident!("{prefix}_enum");
                return quote!(p.#parse::<rt::IntEnumAttr<'_, #path>>(#name));
            }
            AttrText::SymbolName => {
                let parse = format_ident!("{prefix}_symbol_name");
                return quote!(p.#parse());
            }
            _ if attr.is_any() => {
                let parse = format_ident!("{prefix}_attribute");
                return quote!(p.#parse(None));
            }
            AttrText::Untyped(ty) => {
                let ctx = [("_builder", quote!(p.ctx())), ("_ctxt", quote!(p.ctx()))];
                let ty = ty.tokens(&Placeholders::new(ctx));
                quote!(Some(#ty.into()))
            }
            AttrText::Any | AttrText::Stripped | AttrText::Elsewhere => quote!(None),
        };
        if let (Some(token), true) = (step.first_token, optional) {
            let parse = format_ident!("parse_optional_{token}_attr");
            return quote!(p.#parse(#of_value));
        }
        if optional && !step.needs_kind {
            return match &attr.text {
                AttrText::Stripped => quote!(p.parse_optional_attr_like::<#view>(#of_value)),
                _ => quote!(p.parse_optional_any_attr(#of_value)),
            };
        }
        if step.qualified && !optional {
            return quote!(p.parse_qualified_attr::<#view>(#of_value));
        }
        let parse = format_ident!("{prefix}_attr");
        quote!(p.#parse::<#view>(#of_value))
    }

    /// Sets a unit attribute or property.
    fn set_unit(&self, unit: Unit) -> TokenStream {
        match unit {
            Unit::Attribute(index) => {
                let word = key_const(self.slots, self.slots.attributes[index].word);
                quote!(st.set_property(#word, rt::UnitAttr::get(p.ctx()));)
            }
            Unit::Property(index) => {
                let property = &self.slots.properties[index];
                let (kind, word) = (ident(&property.kind), key_const(self.slots, property.word));
                quote!(st.set_property_value::<#kind>(p.ctx(), #word, true);)
            }
        }
    }

    fn region(&self, index: usize, in_group: bool) -> TokenStream {
        let region = &self.slots.regions[index];
        let name = ident(&region.local);
        let (value, complete) = match (region.variadic, in_group) {
            (true, _) => (quote!(p.parse_regions()?), self.complete_regions(&name)),
            (false, true) => {
                (quote!(Some(p.parse_region(&[])?)), self.complete_optional_region(&name))
            }
            (false, false) => (quote!(p.parse_region(&[])?), self.complete_region(&name)),
        };
        let bind = self.bind(&region.local, value, in_group);
        quote!(#bind #complete)
    }

    /// Adds the missing block or terminator to a parsed region, unless a custom directive parsed it.
    fn complete_region(&self, region: &Ident) -> TokenStream {
        match &self.op.completion {
            Completion::Terminator(path) => quote!(p.ensure_terminator::<#path>(#region);),
            Completion::Block => quote!(p.ensure_block(#region);),
            Completion::None => quote!(),
        }
    }

    /// Like [`complete_region`](Self::complete_region), for an optional region.
    fn complete_optional_region(&self, region: &Ident) -> TokenStream {
        let complete = self.complete_region(region);
        if complete.is_empty() {
            complete
        } else {
            quote!(if let Some(#region) = #region { #complete })
        }
    }

    /// Like [`complete_region`](Self::complete_region), for a list of regions.
    fn complete_regions(&self, regions: &Ident) -> TokenStream {
        let region = ident("region");
        let complete = self.complete_region(&region);
        if complete.is_empty() { complete } else { quote!(for &#region in &#regions { #complete }) }
    }

    /// Whether the step parses exactly one type, of any kind.
    fn is_any_type(&self, step: &TypeStep) -> bool {
        let TypesOf::Slot(kind, index) = step.of else { return false };
        let value = self.value(kind, index);
        value.count == Count::One && value.text.is_any()
    }

    /// Statements that parse types; `any` is the function for a type of any kind or with the prefix of its dialect.
    fn types(&self, step: &TypeStep, in_group: bool, any: TokenStream) -> TokenStream {
        let TypesOf::Slot(kind, index) = step.of else {
            return self.bind(&step.list_local, quote!(p.parse_type_list()?), in_group);
        };
        let value = self.value(kind, index);
        let list = match value.count {
            Count::One => {
                let parse = match &value.text {
                    TypeText::Kind { view, .. } if !step.qualified => {
                        quote!(p.parse_custom_type::<#view>()?)
                    }
                    _ => any,
                };
                return if in_group {
                    // The type is absent if the group is.
                    let name = ident(&step.list_local);
                    quote!(#name.push(#parse);)
                } else {
                    self.bind(&step.one_local, parse, in_group)
                };
            }
            Count::Optional => quote!(p.parse_optional_types()?),
            Count::Variadic => quote!(p.parse_type_list()?),
            Count::Groups(_) => quote!(p.parse_type_groups()?),
        };
        self.bind(&step.list_local, list, in_group)
    }
}
