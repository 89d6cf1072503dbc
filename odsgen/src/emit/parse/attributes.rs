//! How attributes and properties are parsed and set.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::assembly::{is_unit, local, variable_name, walk};
use super::super::{accessors, op};
use super::Emitter;
use crate::format::{Directive, Element, Variable};
use crate::model::Enum;

impl<'r> Emitter<'_, '_, '_, 'r> {
    /// Parses attribute `index` where it has to be.
    pub(super) fn attribute(&mut self, index: usize) -> TokenStream {
        let word = op::attribute_word(self.op, index);
        let value = self.attribute_value(index, false);
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
    pub(super) fn attribute_value(&mut self, index: usize, optional: bool) -> TokenStream {
        let attr = &self.op.attributes[index];
        let constraint = &attr.constraint;
        let (name, prefix) = (attr.name, if optional { "parse_optional" } else { "parse" });
        if let Some(info) = constraint.enum_info().and_then(|record| Enum::new(record).ok()) {
            let parse = format_ident!("{prefix}_enum");
            let view = accessors::storage_type(constraint, self.context.host, "'_");
            if info.attr_class.is_some() {
                return quote!(p.#parse::<#view>(#name));
            }
            let ty = self.context.host.path(&info.path(), (info.record, "className"));
            return quote!(p.#parse::<rt::IntEnumAttr<'_, #ty>>(#name));
        }
        if constraint.is_symbol_name() {
            let parse = format_ident!("{prefix}_symbol_name");
            return quote!(p.#parse());
        }
        if constraint.storage_type == "Attribute" {
            let parse = format_ident!("{prefix}_attribute");
            return quote!(p.#parse(None));
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
            "FlatSymbolRefAttr" if !self.is_looked_at(index) => Some("symbol_ref"),
            _ => None,
        };
        if let (Some(kind), true) = (told_by_token, optional) {
            let parse = format_ident!("parse_optional_{kind}_attr");
            return quote!(p.#parse(#ty));
        }
        if optional && !self.is_looked_at(index) {
            return quote!(p.parse_optional_any_attr(#ty));
        }
        let view = accessors::storage_type(constraint, self.context.host, "'_");
        let parse = format_ident!("{prefix}_attr");
        quote!(p.#parse::<#view>(#ty))
    }

    /// Whether the attribute is looked at before the operation is verified. Of one that a group begins with, upstream
    /// takes any kind and leaves it to the verifier; that will do as long as nobody relies on the kind.
    fn is_looked_at(&self, index: usize) -> bool {
        let mut found = self.format.infers_result_types || self.needed.contains(&index);
        walk(&self.format.elements, false, &mut |element, _| {
            if let Element::Directive(Directive::Custom { args, .. }) = element {
                found |= args.iter().any(|arg| {
                    let arg = match arg {
                        Element::Directive(Directive::Ref(inner)) => inner,
                        arg => arg,
                    };
                    matches!(arg, Element::Variable(Variable::Attribute(other), _) if *other == index)
                });
            }
        });
        found
    }

    /// Sets a unit attribute or property.
    pub(super) fn set_unit(&mut self, variable: Variable) -> TokenStream {
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

    /// A clause that is nothing but a unit attribute stands for it.
    pub(super) fn clause_units(&mut self, elements: &[Element<'r>]) -> TokenStream {
        match elements {
            [Element::Variable(variable, _)] if is_unit(self.op, *variable) => {
                self.set_unit(*variable)
            }
            _ => quote!(),
        }
    }

    /// The kind of property `index`.
    pub(super) fn kind(&mut self, index: usize) -> Ident {
        self.context.kinds.of(&self.op.properties[index], self.context.host)
    }
}
