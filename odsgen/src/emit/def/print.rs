//! Emits printers of attributes and types from the steps of their assembly.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::text::Text;
use super::super::{branch, ident};
use super::{Emitter, shape};
use crate::format::Space;
use crate::fragment::Placeholders;
use crate::plan::def::assembly::{
    DefGroup, DefStep, DirectiveArg, DirectiveCall, ParamStep, StructField,
};
use crate::plan::def::param::Param;
use crate::plan::def::shape::Shape;

impl<'r> Emitter<'_, 'r> {
    /// The method that prints the text after the mnemonic.
    pub(super) fn printer(&self, steps: &[DefStep<'r>]) -> TokenStream {
        let mut printer = Printer { emitter: self, text: Text::new() };
        let mut body = printer.steps(steps);
        body.extend(printer.text.flush());
        if self.def.mutables().next().is_some() {
            body = quote! {
                let first = p.try_start_cyclic_print(self.0.view().handle());
                #body
                if first { p.end_cyclic_print(); }
            };
        }
        quote!(fn print_assembly(self, p: &mut rt::AsmWriter<'c>) { #body })
    }

    /// Whether an optional parameter is printed: if it differs from its default.
    fn is_present(&self, index: usize) -> TokenStream {
        let (param, field) = (&self.def.params[index], self.field(index));
        if param.is_mutable {
            // Nothing and an empty list have no text.
            let is_set = match &param.shape {
                Shape::Optional(_) => quote!(is_some_and(|it| it.is_some())),
                Shape::Str | Shape::List(_) => quote!(is_some_and(|it| !it.is_empty())),
                _ => quote!(is_some()),
            };
            return quote!((first && #field.get().#is_set));
        }
        let ctx = quote!(self.0.view().ctx());
        let of = |used: usize| {
            let name = ident(&self.def.params[used].field);
            quote!(self.#name())
        };
        let default = match self.default_call(index, &ctx, of) {
            Some(default) => default,
            None => match &param.shape {
                Shape::Optional(_) => return quote!(#field.is_some()),
                Shape::Str | Shape::List(_) => return quote!(!#field.is_empty()),
                shape => {
                    let ty = shape.storage();
                    quote!(<#ty>::default())
                }
            },
        };
        match &param.comparator {
            Some(comparator) => {
                let same = self.compare(comparator, &field, &quote!((#default)));
                quote!(!(#same))
            }
            None => quote!((#field != #default)),
        }
    }
}

struct Printer<'e, 'a, 'r> {
    emitter: &'e Emitter<'a, 'r>,
    text: Text,
}

impl<'e, 'r> Printer<'e, '_, 'r> {
    fn param(&self, index: usize) -> &'e Param<'r> {
        &self.emitter.def.params[index]
    }

    fn steps(&mut self, steps: &[DefStep<'r>]) -> TokenStream {
        let mut out = TokenStream::new();
        for step in steps {
            out.extend(self.step(step));
        }
        out
    }

    fn step(&mut self, step: &DefStep<'r>) -> TokenStream {
        match step {
            DefStep::Literal(text) => {
                self.text.literal(text);
                quote!()
            }
            DefStep::Space(space) => {
                self.text.space = false;
                match space {
                    Space::None => {
                        self.text.punctuation = true;
                        quote!()
                    }
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
            DefStep::Param(step) => {
                if self.param(step.index).is_optional {
                    return self.guarded(&[step.index], |it| it.parameter(*step, true));
                }
                self.parameter(*step, true)
            }
            DefStep::Params(list) => {
                let fields: Vec<_> = list
                    .iter()
                    .map(|param| Field { param: *param, named: false, directive: None })
                    .collect();
                self.list(&fields)
            }
            DefStep::Struct(list) => {
                let fields: Vec<_> = list.iter().map(Field::of).collect();
                self.list(&fields)
            }
            DefStep::Custom(call) => {
                self.text.separate();
                self.directive(call)
            }
            DefStep::Group(group) => self.group(group),
        }
    }

    /// Prints `inner` if one of the parameters differs from its default.
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
            indices.iter().map(|index| self.emitter.is_present(*index)).collect();
        if conditions.is_empty() { quote!(false) } else { quote!(#(#conditions)||*) }
    }

    fn parameter(&mut self, step: ParamStep, separate: bool) -> TokenStream {
        if separate {
            self.text.separate();
        }
        let before = self.text.flush();
        let param = self.param(step.index);
        let name = ident(&param.field);
        let value = quote!(self.#name());
        let custom = |it: TokenStream| {
            let printer = param.printer.as_ref()?;
            Some(printer.tokens(&Placeholders::new([
                ("_printer", quote!(p)),
                ("_self", it),
                ("_ctxt", quote!(self.0.view().ctx())),
            ])))
        };
        let print = |it: &TokenStream| match custom(it.clone()) {
            Some(block) if !step.qualified => quote!({ #block }),
            _ if param.is_bare_map => quote!(p.print_affine_map(#it);),
            _ => shape::print(&param.shape, it, step.qualified),
        };
        let statement = if param.is_mutable {
            let inner = print(&quote!(it));
            quote!(if let Some(it) = #value { #inner })
        } else if param.is_optional_handle
            && let Some(block) = custom(quote!(it))
        {
            // The printer of a definition takes the value, not the `Option`.
            quote!(if let Some(it) = #value { #block })
        } else {
            print(&value)
        };
        quote!(#before #statement)
    }

    /// Comma-separated parameters.
    fn list(&mut self, fields: &[Field<'_>]) -> TokenStream {
        let def = self.emitter.def;
        let is_optional = |field: &Field<'_>| def.params[field.param.index].is_optional;
        let indices: Vec<usize> = fields.iter().map(|field| field.param.index).collect();
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
            if is_optional(field) {
                body.extend(self.text.flush());
                let condition = self.any_present(&[field.param.index]);
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
        if field.named {
            self.text.pending.push_str(self.param(field.param.index).name);
            self.text.pending.push_str(" = ");
        }
        match field.directive {
            Some(call) => self.directive(call),
            None => self.parameter(field.param, false),
        }
    }

    fn directive(&mut self, call: &DirectiveCall) -> TokenStream {
        let before = self.text.flush();
        let dialect = ident(&self.emitter.def.dialect_type);
        let directive = ident(call.trait_name.get());
        let args = call.args.iter().map(|arg| match arg {
            DirectiveArg::Bound(index) | DirectiveArg::Ref(index) => {
                let name = ident(&self.param(*index).field);
                quote!(self.#name())
            }
            DirectiveArg::Code(code) => {
                let ctx = quote!(self.0.view().ctx());
                code.tokens(&Placeholders::new([("_builder", ctx.clone()), ("_ctxt", ctx)]))
            }
        });
        quote!(#before <#dialect as #directive>::print(p, #(#args),*);)
    }

    fn group(&mut self, group: &DefGroup<'r>) -> TokenStream {
        let before = self.text.flush();
        let mut condition = self.any_present(&group.anchors);
        if group.anchor_in_else {
            condition = quote!(!(#condition));
        }
        let state = (self.text.space, self.text.punctuation);
        let mut then = self.steps(&group.then);
        then.extend(self.text.flush());
        (self.text.space, self.text.punctuation) = state;
        let mut otherwise = self.steps(&group.otherwise);
        otherwise.extend(self.text.flush());
        let branch = branch(&condition, &then, &otherwise);
        quote!(#before #branch)
    }
}

/// A parameter in a list.
struct Field<'s> {
    param: ParamStep,
    /// Whether the name is printed.
    named: bool,
    directive: Option<&'s DirectiveCall>,
}

impl<'s> Field<'s> {
    fn of(field: &'s StructField) -> Self {
        Self { param: field.param, named: true, directive: field.directive.as_ref() }
    }
}
