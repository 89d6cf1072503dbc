//! Emits parsers of attributes and types from the steps of their assembly.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::text::{optional_literal, punctuation};
use super::super::{Num, branch, ident};
use super::constructors::view_of_raw;
use super::{Emitter, shape};
use crate::fragment::Placeholders;
use crate::model::DefKind;
use crate::plan::def::assembly::{
    DefGroup, DefStep, DirectiveArg, DirectiveCall, ParamStep, StructField,
};
use crate::plan::def::param::Param;
use crate::plan::def::shape::Shape;

impl<'r> Emitter<'_, 'r> {
    /// The function that parses the text after the mnemonic.
    pub(super) fn parser(&self, steps: &[DefStep<'r>]) -> TokenStream {
        let def = self.def;
        let mut parser = Parser { emitter: self, plain: self.plain(steps), bound: BTreeSet::new() };
        let mut body = TokenStream::new();
        for index in 0..def.params.len() {
            body.extend(parser.declare(index, steps));
        }
        body.extend(parser.steps(steps));
        body.extend(parser.finish());
        let has_self_type = def.params.iter().any(|it| it.is_self_type);
        let arg = (def.kind == DefKind::Attr).then(|| quote!(, ty: Option<rt::Type>));
        let at = (def.is_verified || has_self_type).then(|| quote!(let at = p.offset();));
        quote! {
            fn parse_assembly(p: &mut rt::Parser<'c> #arg) -> rt::ParseResult<Self> { #at #body }
        }
    }

    /// The unconditionally parsed parameters: their variables are plain values.
    fn plain(&self, steps: &[DefStep<'r>]) -> BTreeSet<usize> {
        let is_optional = |index: &usize| self.def.params[*index].is_optional;
        let mut plain = BTreeSet::new();
        for step in steps {
            match step {
                DefStep::Param(step) => {
                    plain.insert(step.index);
                }
                DefStep::Params(_) => {
                    let list = step.params();
                    if !list.iter().any(is_optional) {
                        plain.extend(list);
                    }
                }
                DefStep::Custom(call) => plain.extend(call.bound().filter(|it| !is_optional(it))),
                _ => {}
            }
        }
        plain
    }
}

struct Parser<'e, 'a, 'r> {
    emitter: &'e Emitter<'a, 'r>,
    /// Parameters with plain, not optional, variables.
    plain: BTreeSet<usize>,
    /// Parameters in the format.
    bound: BTreeSet<usize>,
}

impl<'e, 'r> Parser<'e, '_, 'r> {
    fn param(&self, index: usize) -> &'e Param<'r> {
        &self.emitter.def.params[index]
    }

    /// The variable of a parameter.
    fn variable(&self, index: usize) -> proc_macro2::Ident {
        ident(&self.param(index).parsed_variable)
    }

    /// Whether the parameter's own type is an `Option`.
    fn is_option(&self, index: usize) -> bool {
        self.param(index).shape.is_optional()
    }

    /// The variable of an optional parameter.
    fn declare(&self, index: usize, steps: &[DefStep<'r>]) -> TokenStream {
        let variable = self.variable(index);
        if self.param(index).is_self_type {
            return self.self_type(index);
        }
        let is_read = steps.iter().any(|step| step.mentions(index));
        if self.plain.contains(&index) || !is_read {
            return quote!();
        }
        let ty = self.param(index).shape.storage();
        let ty = if self.is_option(index) { ty } else { quote!(Option<#ty>) };
        quote!(let mut #variable: #ty = None;)
    }

    /// The call that creates a parameter's default, from the variables of earlier parameters.
    fn default_call(&self, index: usize) -> Option<TokenStream> {
        let ctx = quote!(p.ctx());
        self.emitter.default_call(index, &ctx, |used| {
            let (param, variable) = (self.param(used), self.variable(used));
            view_of_raw(param, &shape::raw_of_owned(&param.shape, &quote!(#variable)), &ctx)
        })
    }

    /// Assigns the type of the attribute to a parameter, or the default value of the parameter.
    fn self_type(&self, index: usize) -> TokenStream {
        let (param, variable) = (self.param(index), self.variable(index));
        let given = match &param.shape {
            Shape::TypeView(view) => quote!(p.self_type::<#view<'_>>(at, ty)?),
            _ => quote!(ty),
        };
        // A default that uses other parameters is created when they are known.
        if !param.used_by_default().is_empty() {
            return quote! {
                let #variable = match ty {
                    Some(ty) => Some(#given),
                    None => None,
                };
            };
        }
        let default = match (self.default_call(index), &param.default) {
            (Some(default), _) => default,
            (None, Some(_)) => quote!(Default::default()),
            (None, None) => quote!(return Err(p.custom_error_at(at, "expected a trailing type"))),
        };
        quote! {
            let #variable = match ty {
                Some(ty) => #given,
                None => #default,
            };
        }
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
            DefStep::Literal(text) => match punctuation(text) {
                Some(name) => {
                    let name = format_ident!("parse_{name}");
                    quote!(p.#name()?;)
                }
                None => quote!(p.parse_keyword(#text)?;),
            },
            DefStep::Space(_) => quote!(),
            DefStep::Param(step) => self.parameter(step.index),
            DefStep::Params(list) => self.params(list),
            DefStep::Struct(fields) => self.structure(fields),
            DefStep::Custom(call) => self.directive(call),
            DefStep::Group(group) => self.group(group),
        }
    }

    /// Parses a parameter into its variable.
    fn parameter(&mut self, index: usize) -> TokenStream {
        self.bound.insert(index);
        let param = self.param(index);
        let inner = match &param.shape {
            Shape::Optional(inner) if param.is_optional_handle => inner,
            shape => shape,
        };
        let read = match &param.parser {
            Some(parser) => parser.tokens(&Placeholders::new([
                ("_parser", quote!(p)),
                ("_ctxt", quote!(p.ctx())),
                ("_builder", quote!(p.ctx())),
                ("_type", quote!(ty)),
            ])),
            None if param.is_bare_map => quote!(p.parse_affine_map_reference().map(Into::into)),
            None => shape::parse(inner),
        };
        let (def, name, ty) = (self.emitter.def.record, param.name, &param.upstream_type);
        let optional = param.optional_attr.map(|first| match inner {
            Shape::AttrView(view) => {
                let first = first.map_or(quote!(None), |first| quote!(Some(#first)));
                quote!(p.parse_optional_attr_parameter::<#view<'_>>(#first))
            }
            _ => quote!(p.parse_optional_attribute(None)),
        });
        let read = optional.clone().unwrap_or(read);
        let value = quote!(p.parse_parameter(#def, #name, #ty, |p| #read)?);
        let wraps = param.is_optional_handle && optional.is_none();
        let value = if wraps { quote!(Some(#value)) } else { value };
        self.assign(index, &value)
    }

    fn assign(&self, index: usize, value: &TokenStream) -> TokenStream {
        let variable = self.variable(index);
        if self.plain.contains(&index) {
            quote!(let #variable = #value;)
        } else if self.is_option(index) {
            quote!(#variable = #value;)
        } else {
            quote!(#variable = Some(#value);)
        }
    }

    /// Whether the parsed value of an optional parameter differs from its default.
    fn is_present(&self, index: usize) -> TokenStream {
        let (param, variable) = (self.param(index), self.variable(index));
        if self.is_option(index) {
            return quote!(#variable.is_some());
        }
        let differs = match (self.default_call(index), &param.shape) {
            (Some(default), _) => match &param.comparator {
                Some(comparator) => {
                    let default = quote!((#default));
                    let same = self.emitter.compare(comparator, &quote!((*it)), &default);
                    quote!(!(#same))
                }
                None => quote!(*it != #default),
            },
            (None, Shape::Str | Shape::List(_)) => quote!(!it.is_empty()),
            (None, shape) if shape.is_handle() => quote!(true),
            (None, shape) => {
                let ty = shape.storage();
                quote!(*it != <#ty>::default())
            }
        };
        if self.plain.contains(&index) {
            quote!(({ let it = &#variable; #differs }))
        } else {
            quote!(#variable.as_ref().is_some_and(|it| #differs))
        }
    }

    fn params(&mut self, list: &[ParamStep]) -> TokenStream {
        let list: Vec<usize> = list.iter().map(|step| step.index).collect();
        let def = self.emitter.def;
        let is_optional = |index: usize| def.params[index].is_optional;
        let last_required = list.iter().rposition(|index| !is_optional(*index)).unwrap_or(0);
        let any_optional = list.iter().any(|index| is_optional(*index));
        let mut body = TokenStream::new();
        for (place, &index) in list.iter().enumerate() {
            if place > 0 {
                let comma = if place <= last_required {
                    quote!(p.parse_comma()?;)
                } else {
                    quote!(if !p.parse_optional_comma()? {
                        break 'params;
                    })
                };
                let before = list[place - 1];
                if is_optional(before) {
                    let present = self.is_present(before);
                    body.extend(quote!(if #present { #comma }));
                } else {
                    body.extend(comma);
                }
            }
            body.extend(self.parameter(index));
        }
        if !any_optional {
            return body;
        }
        let required: Vec<usize> = list.into_iter().filter(|it| !is_optional(*it)).collect();
        let unwrap = self.unwrap(&required);
        quote!('params: { #body } #unwrap)
    }

    /// Unwraps optional variables.
    fn unwrap(&mut self, indices: &[usize]) -> TokenStream {
        let mut out = TokenStream::new();
        for &index in indices {
            let (variable, name) = (self.variable(index), self.param(index).name);
            self.plain.insert(index);
            if !self.is_option(index) {
                out.extend(quote! {
                    let Some(#variable) = #variable else { return Err(p.missing_struct_key(#name)) };
                });
            }
        }
        out
    }

    fn structure(&mut self, fields: &[StructField]) -> TokenStream {
        let def = self.emitter.def;
        let is_optional = |field: &StructField| def.params[field.param.index].is_optional;
        let mut arms = TokenStream::new();
        let mut seen = TokenStream::new();
        for field in fields {
            let index = field.param.index;
            let param = self.param(index);
            let (name, flag) = (param.name, format_ident!("seen_{}", param.field));
            let read = match &field.directive {
                Some(call) => self.directive(call),
                None => self.parameter(index),
            };
            seen.extend(quote!(let mut #flag = false;));
            arms.extend(quote!(#name if !#flag => { #flag = true; #read }));
        }
        let all_optional = fields.iter().all(is_optional);
        let body = quote! {
            match key {
                #arms
                _ => return Err(p.unknown_struct_key(key)),
            }
        };
        let required: Vec<usize> = fields
            .iter()
            .filter(|field| !is_optional(field))
            .map(|field| field.param.index)
            .collect();
        let count = Num(fields.len());
        let all_required = !fields.iter().any(is_optional);
        let reading = if all_required {
            // The number of fields is fixed, so a comma after the last field is not parsed.
            quote! {
                for index in 0..#count {
                    if index > 0 { p.parse_comma()?; }
                    let key = p.parse_struct_key()?;
                    #body
                }
            }
        } else if all_optional {
            quote! {
                let mut next = p.parse_optional_struct_key()?;
                while let Some(key) = next {
                    #body
                    next = if p.parse_optional_comma()? { Some(p.parse_struct_key()?) } else { None };
                }
            }
        } else {
            quote! {
                loop {
                    let key = p.parse_struct_key()?;
                    #body
                    if !p.parse_optional_comma()? { break; }
                }
            }
        };
        let unwrap = self.unwrap(&required);
        quote!(#seen #reading #unwrap)
    }

    /// Calls a required directive.
    fn directive(&mut self, call: &DirectiveCall) -> TokenStream {
        self.bound.extend(call.bound());
        let function = self.directive_function(call, "parse");
        self.directive_results(call, &function)
    }

    /// The call of a directive's function.
    fn directive_function(&self, call: &DirectiveCall, function: &str) -> TokenStream {
        let dialect = ident(&self.emitter.def.dialect_type);
        let (directive, function) = (ident(call.trait_name.get()), ident(function));
        let args = call.args.iter().filter_map(|arg| match arg {
            DirectiveArg::Bound(_) => None,
            DirectiveArg::Ref(index) => {
                let variable = self.variable(*index);
                let wraps = self.param(*index).is_optional
                    && self.plain.contains(index)
                    && !self.is_option(*index);
                Some(if wraps { quote!(&Some(#variable.clone())) } else { quote!(&#variable) })
            }
            DirectiveArg::Code(code) => {
                let ctx = [("_builder", quote!(p.ctx())), ("_ctxt", quote!(p.ctx()))];
                Some(code.tokens(&Placeholders::new(ctx)))
            }
        });
        quote!(<#dialect as #directive>::#function(p, #(#args),*)?)
    }

    /// Assigns the result of a directive.
    fn directive_results(&self, call: &DirectiveCall, values: &TokenStream) -> TokenStream {
        let bound: Vec<usize> = call.bound().collect();
        let names: Vec<_> =
            bound.iter().map(|it| format_ident!("value_{}", self.param(*it).field)).collect();
        let assigns = bound.iter().zip(&names).map(|(&index, name)| {
            let variable = self.variable(index);
            if self.plain.contains(&index) {
                quote!(let #variable = #name;)
            } else if self.param(index).is_optional || self.is_option(index) {
                quote!(#variable = #name;)
            } else {
                quote!(#variable = Some(#name);)
            }
        });
        quote!(let (#(#names,)*) = #values; #(#assigns)*)
    }

    fn group(&mut self, group: &DefGroup<'r>) -> TokenStream {
        let rest = &group.then[(group.first + 1).min(group.then.len())..];
        match group.then.get(group.first) {
            Some(DefStep::Literal(text)) => {
                let (then, otherwise) = (self.steps(rest), self.steps(&group.otherwise));
                branch(&optional_literal(text), &then, &otherwise)
            }
            Some(DefStep::Param(step)) => {
                let read = self.parameter(step.index);
                let is_present = if matches!(self.param(step.index).shape, Shape::Number(_)) {
                    // As in upstream, a number is present if it is not 0.
                    let variable = self.variable(step.index);
                    quote!(#variable.is_some_and(|it| it != 0))
                } else {
                    self.is_present(step.index)
                };
                let (then, otherwise) = (self.steps(rest), self.steps(&group.otherwise));
                let decided = branch(&is_present, &then, &otherwise);
                quote!(#read #decided)
            }
            Some(DefStep::Custom(call)) => {
                self.bound.extend(call.bound());
                let function = self.directive_function(call, "parse_optional");
                let assign = self.directive_results(call, &quote!(values));
                let (then, otherwise) = (self.steps(rest), self.steps(&group.otherwise));
                let then = quote!(#assign #then);
                branch(&quote!(let Some(values) = #function), &then, &otherwise)
            }
            _ => quote!(),
        }
    }

    /// Creates the instance.
    fn finish(&self) -> TokenStream {
        let def = self.emitter.def;
        let mut lets = TokenStream::new();
        // A default that uses other parameters is created last.
        let mut last = TokenStream::new();
        let mut args = Vec::new();
        for index in def.keys() {
            let uses_others = !def.params[index].used_by_default().is_empty();
            let lets = if uses_others { &mut last } else { &mut lets };
            let param = &def.params[index];
            let variable = self.variable(index);
            let default = || match self.default_call(index) {
                Some(default) => default,
                None => {
                    let ty = param.shape.storage();
                    quote!(<#ty>::default())
                }
            };
            if !self.bound.contains(&index) && !param.is_self_type {
                let default = default();
                lets.extend(quote!(let #variable = #default;));
            } else if !self.plain.contains(&index)
                && self.is_option(index)
                && let Some(default) = self.default_call(index)
            {
                lets.extend(quote!(let #variable = #variable.or_else(|| #default);));
            } else if !param.used_by_default().is_empty()
                || !self.plain.contains(&index) && !param.is_self_type && !self.is_option(index)
            {
                let default = default();
                lets.extend(quote!(let #variable = #variable.unwrap_or_else(|| #default);));
            }
            args.push(shape::raw_of_owned(&param.shape, &quote!(#variable)));
        }
        lets.extend(last);
        if def.params.is_empty() && !def.storage.is_custom() {
            return quote!(Ok(Self::get(p.ctx())));
        }
        let mut sets = TokenStream::new();
        for index in def.mutables().filter(|index| self.bound.contains(index)) {
            let (variable, name) = (self.variable(index), ident(&def.params[index].field));
            let set = if self.plain.contains(&index) {
                quote!(let value = Some(#variable);)
            } else {
                quote!(let value = #variable;)
            };
            // The value of an option is parsed without its `Option`.
            let value = match &def.params[index].shape {
                Shape::Optional(_) => quote!(value.into()),
                _ => quote!(value),
            };
            sets.extend(quote! {
                #set
                if let Some(value) = value
                    && made.0.storage().#name.set(#value).is_err()
                {
                    return Err(p.custom_error("identified type already used with a different body"));
                }
            });
        }
        match (def.is_verified, sets.is_empty()) {
            (true, true) => quote! {
                #lets
                let made = Self::unique_checked(p.ctx(), p.location(at), #(#args),*);
                p.checked(at, made)
            },
            (false, true) => quote!(#lets Ok(Self::unique(p.ctx(), #(#args),*))),
            (true, false) => quote! {
                #lets
                let made = Self::unique_checked(p.ctx(), p.location(at), #(#args),*);
                let made = p.checked(at, made)?;
                #sets
                Ok(made)
            },
            (false, false) => {
                quote!(#lets let made = Self::unique(p.ctx(), #(#args),*); #sets Ok(made))
            }
        }
    }
}
