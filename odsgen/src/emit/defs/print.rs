//! Printers of attributes and types.

use proc_macro2::TokenStream;
use quote::quote;

use super::custom;
use super::kind::Kind;
use super::shape::Shape;
use crate::emit::custom::{Customs, code_argument};
use crate::emit::dialect;
use crate::emit::spacing::Text;
use crate::format::Group;
use crate::format::Space;
use crate::format::defs::{Bound, Custom, CustomArg, DefElement};

/// The method that writes what follows the mnemonic.
pub(super) fn function<'r>(
    kind: &Kind<'_, 'r>,
    format: &[DefElement<'r>],
    customs: &mut Customs,
) -> TokenStream {
    let mut printer = Printer { kind, customs, text: Text::new() };
    let mut body = printer.elements(format);
    body.extend(printer.text.flush());
    if kind.mutables().next().is_some() {
        body = quote! {
            let first = p.try_start_cyclic_print(self.0.view().handle());
            #body
            if first { p.end_cyclic_print(); }
        };
    }
    quote!(fn print_assembly(self, p: &mut rt::AsmWriter<'c>) { #body })
}

struct Printer<'k, 'a, 'r> {
    kind: &'k Kind<'a, 'r>,
    customs: &'k mut Customs,
    text: Text,
}

impl<'r> Printer<'_, '_, 'r> {
    fn elements(&mut self, elements: &[DefElement<'r>]) -> TokenStream {
        let mut out = TokenStream::new();
        for element in elements {
            out.extend(self.element(element));
        }
        out
    }

    fn element(&mut self, element: &DefElement<'r>) -> TokenStream {
        match element {
            DefElement::Literal(text) => {
                self.text.literal(text);
                quote!()
            }
            DefElement::Space(space) => {
                self.text.space = false;
                self.text.punctuation = true;
                match space {
                    Space::None => quote!(),
                    Space::One => {
                        self.text.pending.push(' ');
                        quote!()
                    }
                    Space::Newline => {
                        let before = self.text.flush();
                        quote!(#before p.print_newline();)
                    }
                }
            }
            DefElement::Parameter(bound) => {
                if self.kind.parameter(bound.index).is_optional() {
                    return self.guarded(&[bound.index], |it| it.parameter(*bound, true));
                }
                self.parameter(*bound, true)
            }
            DefElement::Params(list) => {
                let fields: Vec<Field<'_>> = list
                    .iter()
                    .map(|index| Field {
                        bound: Bound { index: *index, qualified: false },
                        named: false,
                        custom: None,
                    })
                    .collect();
                self.list(&fields)
            }
            DefElement::Struct(list) => {
                let fields: Vec<Field<'_>> = list
                    .iter()
                    .map(|field| Field {
                        bound: field.parameter,
                        named: true,
                        custom: field.custom,
                    })
                    .collect();
                self.list(&fields)
            }
            DefElement::Custom(custom) => self.custom(custom),
            DefElement::Optional(group) => self.group(group),
        }
    }

    /// What `inner` writes, if one of the parameters differs from its default.
    fn guarded(
        &mut self,
        indices: &[usize],
        inner: impl FnOnce(&mut Self) -> TokenStream,
    ) -> TokenStream {
        let before = self.text.flush();
        let condition = self.any_present(indices);
        let mut body = inner(self);
        body.extend(self.text.flush());
        quote!(#before if #condition { #body })
    }

    /// Whether one of the parameters differs from its default.
    fn any_present(&self, indices: &[usize]) -> TokenStream {
        let conditions: Vec<TokenStream> =
            indices.iter().map(|index| self.kind.is_present(*index)).collect();
        if conditions.is_empty() { quote!(false) } else { quote!(#(#conditions)||*) }
    }

    fn parameter(&mut self, bound: Bound, separate: bool) -> TokenStream {
        if separate {
            self.text.separate();
        }
        let before = self.text.flush();
        let kind = self.kind;
        let (parameter, shape) = (kind.parameter(bound.index), &kind.shapes[bound.index]);
        let name = kind.name(bound.index);
        let value = quote!(self.#name());
        let mut statement = match parameter.printer {
            Some(printer) if !bound.qualified => {
                let block = kind.host.block(
                    printer,
                    &[
                        ("_printer", quote!(p)),
                        ("_self", value.clone()),
                        ("_ctxt", quote!(self.0.view().ctx())),
                    ],
                );
                quote!({ #block })
            }
            _ => shape.print(&value, bound.qualified),
        };
        if parameter.is_mutable {
            let inner = match parameter.printer {
                Some(_) => statement,
                None => shape.print(&quote!(it), bound.qualified),
            };
            statement = quote!(if let Some(it) = #value { #inner });
        } else if parameter.printer.is_some() && kind.is_optional_handle(bound.index) {
            // The printer of a definition expects the value itself.
            let block = parameter.printer.map(|printer| {
                kind.host.block(
                    printer,
                    &[
                        ("_printer", quote!(p)),
                        ("_self", quote!(it)),
                        ("_ctxt", quote!(self.0.view().ctx())),
                    ],
                )
            });
            statement = quote!(if let Some(it) = #value { #block });
        }
        quote!(#before #statement)
    }

    /// Parameters with commas between.
    fn list(&mut self, fields: &[Field<'_>]) -> TokenStream {
        let kind = self.kind;
        let is_optional = |field: &Field<'_>| kind.parameter(field.bound.index).is_optional();
        let indices: Vec<usize> = fields.iter().map(|field| field.bound.index).collect();
        let mut out = TokenStream::new();
        if self.text.is_separate() {
            if fields.iter().all(is_optional) {
                out.extend(self.guarded(&indices, |it| {
                    it.text.pending.push(' ');
                    quote!()
                }));
            } else {
                self.text.pending.push(' ');
            }
        }
        for (place, field) in fields.iter().enumerate() {
            let optional = is_optional(field);
            let before = self.text.flush();
            out.extend(before);
            let separator = if place == 0 {
                quote!()
            } else if fields[..place].iter().all(is_optional) {
                let earlier = self.any_present(&indices[..place]);
                quote!(if #earlier { p.write(", "); })
            } else {
                self.text.pending.push_str(", ");
                quote!()
            };
            let mut body = self.field(field);
            if optional {
                body.extend(self.text.flush());
                let condition = self.any_present(&[field.bound.index]);
                out.extend(quote!(if #condition { #separator #body }));
            } else {
                out.extend(quote!(#separator #body));
            }
        }
        self.text.space = true;
        self.text.punctuation = false;
        out
    }

    fn field(&mut self, field: &Field<'_>) -> TokenStream {
        let parameter = self.kind.parameter(field.bound.index);
        if field.named {
            self.text.pending.push_str(parameter.name);
            self.text.pending.push_str(" = ");
        }
        match field.custom {
            Some(name) => {
                let args = [CustomArg::Bound(field.bound.index)];
                self.custom_call(name, &args)
            }
            None => self.parameter(field.bound, false),
        }
    }

    fn custom(&mut self, custom: &Custom<'r>) -> TokenStream {
        self.text.separate();
        self.custom_call(custom.name, &custom.args)
    }

    fn custom_call(&mut self, name: &str, args: &[CustomArg<'_>]) -> TokenStream {
        let before = self.text.flush();
        let kind = self.kind;
        let directive = self.customs.add(name, custom::signature(kind, args), false);
        let marker = dialect::marker(kind.model);
        let ctx = quote!(self.0.view().ctx());
        let args = args.iter().map(|arg| match *arg {
            CustomArg::Bound(index) | CustomArg::Ref(index) => {
                let name = kind.name(index);
                quote!(self.#name())
            }
            CustomArg::Code(code) => code_argument(&code, kind.host, &ctx).0,
        });
        quote!(#before <#marker as #directive>::print(p, #(#args),*);)
    }

    fn group(&mut self, group: &Group<DefElement<'r>>) -> TokenStream {
        let before = self.text.flush();
        let Some(anchor) = group.anchor() else { return before };
        let mut condition = self.any_present(&anchor.parameters());
        if group.anchor_in_else {
            condition = quote!(!(#condition));
        }
        let state = (self.text.space, self.text.punctuation);
        let mut then = self.elements(&group.then);
        then.extend(self.text.flush());
        (self.text.space, self.text.punctuation) = state;
        let mut otherwise = self.elements(&group.otherwise);
        otherwise.extend(self.text.flush());
        if otherwise.is_empty() {
            quote!(#before if #condition { #then })
        } else {
            quote!(#before if #condition { #then } else { #otherwise })
        }
    }
}

/// A parameter of a list.
struct Field<'r> {
    bound: Bound,
    named: bool,
    custom: Option<&'r str>,
}

impl Kind<'_, '_> {
    /// Whether an optional parameter is written: it differs from its default.
    pub(super) fn is_present(&self, index: usize) -> TokenStream {
        let (parameter, shape, field) =
            (self.parameter(index), &self.shapes[index], self.field(index));
        if parameter.is_mutable {
            return quote!((first && #field.get().is_some()));
        }
        let ctx = quote!(self.0.view().ctx());
        let default = match self.default_call(index) {
            Some(default) => quote!(#default(#ctx)),
            None => match shape {
                Shape::Optional(_) => return quote!(#field.is_some()),
                Shape::Str | Shape::List(_) => return quote!(!#field.is_empty()),
                shape => {
                    let ty = shape.storage();
                    quote!(<#ty>::default())
                }
            },
        };
        match parameter.comparator {
            Some(comparator) => {
                let same = self.compare(comparator, &field, &quote!((#default)));
                quote!(!(#same))
            }
            None => quote!((#field != #default)),
        }
    }
}
