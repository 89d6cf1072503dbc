//! Parsers of attributes and types.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::custom;
use super::kind::Kind;
use super::shape::Shape;
use crate::emit::assembly::punctuation;
use crate::emit::custom::{Customs, code_argument};
use crate::emit::dialect;
use crate::format::Group;
use crate::format::defs::{Custom, CustomArg, DefElement, StructField};
use crate::model::DefKind;

/// The function that reads what follows the mnemonic.
pub(super) fn function<'r>(
    kind: &Kind<'_, 'r>,
    format: &[DefElement<'r>],
    customs: &mut Customs,
) -> TokenStream {
    let mut parser = Parser { kind, customs, plain: plain(kind, format), bound: BTreeSet::new() };
    let mut body = TokenStream::new();
    for index in 0..kind.shapes.len() {
        body.extend(parser.declare(index, format));
    }
    body.extend(parser.elements(format));
    body.extend(parser.finish());
    let (arg, at) = match kind.def.kind {
        DefKind::Type => (quote!(), kind.def.is_verified()),
        DefKind::Attr => {
            let has_self_type = kind.def.parameters.iter().any(|it| it.is_self_type);
            (quote!(, ty: Option<rt::Type>), kind.def.is_verified() || has_self_type)
        }
    };
    let at = at.then(|| quote!(let at = p.offset();));
    quote! {
        fn parse_assembly(p: &mut rt::Parser<'c> #arg) -> rt::ParseResult<Self> { #at #body }
    }
}

/// The parameters that are read where nothing decides on it: their variables are plain values.
fn plain(kind: &Kind<'_, '_>, format: &[DefElement<'_>]) -> BTreeSet<usize> {
    let mut plain = BTreeSet::new();
    for element in format {
        match element {
            DefElement::Parameter(bound) => {
                plain.insert(bound.index);
            }
            DefElement::Params(list) => {
                let optional = |index: &usize| kind.parameter(*index).is_optional();
                if !list.iter().any(optional) {
                    plain.extend(list);
                }
            }
            DefElement::Custom(custom) => {
                plain.extend(custom.bound().filter(|it| !kind.parameter(*it).is_optional()));
            }
            _ => {}
        }
    }
    plain
}

struct Parser<'k, 'a, 'r> {
    kind: &'k Kind<'a, 'r>,
    customs: &'k mut Customs,
    plain: BTreeSet<usize>,
    /// The parameters that the format names.
    bound: BTreeSet<usize>,
}

impl<'r> Parser<'_, '_, 'r> {
    /// Whether the value of a parameter is an `Option` by itself.
    fn is_option(&self, index: usize) -> bool {
        matches!(self.kind.shapes[index], Shape::Optional(_))
    }

    /// The variable of a parameter that need not be read.
    fn declare(&self, index: usize, format: &[DefElement<'r>]) -> TokenStream {
        let kind = self.kind;
        let variable = kind.parsed_variable(index);
        if kind.parameter(index).is_self_type && kind.def.kind == DefKind::Attr {
            return self.self_type(index);
        }
        if self.plain.contains(&index) || !mentions(format, index) {
            return quote!();
        }
        let ty = kind.shapes[index].storage();
        let ty = if self.is_option(index) { ty } else { quote!(Option<#ty>) };
        quote!(let mut #variable: #ty = None;)
    }

    /// The type behind an attribute becomes a parameter.
    fn self_type(&self, index: usize) -> TokenStream {
        let (kind, variable) = (self.kind, self.kind.parsed_variable(index));
        let given = match &kind.shapes[index] {
            Shape::TypeView(view) => {
                let view = kind.host.ty(view, "'_", kind.parameter(index).place);
                quote!(p.self_type::<#view>(at, ty)?)
            }
            _ => quote!(ty),
        };
        let default = match (kind.default_call(index), kind.parameter(index).default) {
            (Some(default), _) => quote!(#default(p.ctx())),
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

    fn elements(&mut self, elements: &[DefElement<'r>]) -> TokenStream {
        let mut out = TokenStream::new();
        for element in elements {
            out.extend(self.element(element));
        }
        out
    }

    fn element(&mut self, element: &DefElement<'r>) -> TokenStream {
        match element {
            DefElement::Literal(text) => match punctuation(text) {
                Some(name) => {
                    let name = format_ident!("parse_{name}");
                    quote!(p.#name()?;)
                }
                None => quote!(p.parse_keyword(#text)?;),
            },
            DefElement::Space(_) => quote!(),
            DefElement::Parameter(bound) => self.parameter(bound.index),
            DefElement::Params(list) => self.params(list),
            DefElement::Struct(fields) => self.structure(fields),
            DefElement::Custom(custom) => self.custom(custom),
            DefElement::Optional(group) => self.group(group),
        }
    }

    /// Reads a parameter into its variable.
    fn parameter(&mut self, index: usize) -> TokenStream {
        let kind = self.kind;
        self.bound.insert(index);
        let (parameter, shape) = (kind.parameter(index), &kind.shapes[index]);
        let inner = match shape {
            Shape::Optional(inner) if kind.is_optional_handle(index) => inner,
            shape => shape,
        };
        let read = match parameter.parser {
            Some(parser) => kind.host.expr(
                parser,
                &[
                    ("_parser", quote!(p)),
                    ("_ctxt", quote!(p.ctx())),
                    ("_builder", quote!(p.ctx())),
                    ("_type", quote!(ty)),
                ],
            ),
            None => inner.parse(parameter.place, kind.host),
        };
        let (def, name) = (kind.def.record.name(), parameter.name);
        let ty = upstream_type(kind, index);
        let value = quote!(p.parse_parameter(#def, #name, #ty, |p| #read)?);
        let value = if kind.is_optional_handle(index) { quote!(Some(#value)) } else { value };
        self.assign(index, &value)
    }

    fn assign(&self, index: usize, value: &TokenStream) -> TokenStream {
        let variable = self.kind.parsed_variable(index);
        if self.plain.contains(&index) {
            quote!(let #variable = #value;)
        } else if self.is_option(index) {
            quote!(#variable = #value;)
        } else {
            quote!(#variable = Some(#value);)
        }
    }

    /// Whether what was read for an optional parameter differs from its default.
    fn is_present(&self, index: usize) -> TokenStream {
        let (kind, variable) = (self.kind, self.kind.parsed_variable(index));
        let (parameter, shape) = (kind.parameter(index), &kind.shapes[index]);
        if self.is_option(index) {
            return quote!(#variable.is_some());
        }
        let differs = match (kind.default_call(index), shape) {
            (Some(default), _) => match parameter.comparator {
                Some(comparator) => {
                    let default = quote!((#default(p.ctx())));
                    let same = kind.compare(comparator, &quote!((*it)), &default);
                    quote!(!(#same))
                }
                None => quote!(*it != #default(p.ctx())),
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

    fn params(&mut self, list: &[usize]) -> TokenStream {
        let is_optional = |index: usize| self.kind.parameter(index).is_optional();
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
                if self.kind.parameter(before).is_optional() {
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
        let required: Vec<usize> =
            list.iter().copied().filter(|it| !self.kind.parameter(*it).is_optional()).collect();
        let unwrap = self.unwrap(&required);
        quote!('params: { #body } #unwrap)
    }

    /// Makes plain values of variables that were set.
    fn unwrap(&mut self, indices: &[usize]) -> TokenStream {
        let mut out = TokenStream::new();
        for &index in indices {
            let (variable, name) =
                (self.kind.parsed_variable(index), self.kind.parameter(index).name);
            self.plain.insert(index);
            if !self.is_option(index) {
                out.extend(quote! {
                    let Some(#variable) = #variable else { return Err(p.missing_struct_key(#name)) };
                });
            }
        }
        out
    }

    fn structure(&mut self, fields: &[StructField<'r>]) -> TokenStream {
        let mut arms = TokenStream::new();
        let mut seen = TokenStream::new();
        for field in fields {
            let index = field.parameter.index;
            let name = self.kind.parameter(index).name;
            let flag = format_ident!("seen_{}", self.kind.name(index));
            let read = match field.custom {
                Some(custom) => {
                    self.bound.insert(index);
                    self.custom_call(custom, &[CustomArg::Bound(index)])
                }
                None => self.parameter(index),
            };
            seen.extend(quote!(let mut #flag = false;));
            arms.extend(quote!(#name if !#flag => { #flag = true; #read }));
        }
        let all_optional =
            fields.iter().all(|it| self.kind.parameter(it.parameter.index).is_optional());
        let body = quote! {
            match key {
                #arms
                _ => return Err(p.unknown_struct_key(key)),
            }
        };
        let required: Vec<usize> = fields
            .iter()
            .map(|field| field.parameter.index)
            .filter(|index| !self.kind.parameter(*index).is_optional())
            .collect();
        let count = proc_macro2::Literal::usize_unsuffixed(fields.len());
        let all_required =
            fields.iter().all(|field| !self.kind.parameter(field.parameter.index).is_optional());
        let reading = if all_required {
            // As many as there are: the comma behind the last is not part of it.
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

    fn custom(&mut self, custom: &Custom<'r>) -> TokenStream {
        self.bound.extend(custom.bound());
        self.custom_call(custom.name, &custom.args)
    }

    fn custom_call(&mut self, name: &str, args: &[CustomArg<'_>]) -> TokenStream {
        let directive = self.customs.add(name, custom::signature(self.kind, args), false);
        let marker = dialect::marker(self.kind.model);
        let given = self.custom_args(args);
        let call = quote!(<#marker as #directive>::parse(p, #(#given),*)?);
        self.custom_results(args, &call)
    }

    fn custom_args(&self, args: &[CustomArg<'_>]) -> Vec<TokenStream> {
        let kind = self.kind;
        args.iter()
            .filter_map(|arg| match *arg {
                CustomArg::Bound(_) => None,
                CustomArg::Ref(index) => {
                    let variable = kind.parsed_variable(index);
                    let wraps = kind.parameter(index).is_optional()
                        && self.plain.contains(&index)
                        && !self.is_option(index);
                    Some(if wraps { quote!(&Some(#variable.clone())) } else { quote!(&#variable) })
                }
                CustomArg::Code(code) => Some(code_argument(&code, kind.host, &quote!(p.ctx())).0),
            })
            .collect()
    }

    /// Assigns what a directive returns.
    fn custom_results(&self, args: &[CustomArg<'_>], call: &TokenStream) -> TokenStream {
        let bound: Vec<usize> = args
            .iter()
            .filter_map(|arg| match arg {
                CustomArg::Bound(index) => Some(*index),
                _ => None,
            })
            .collect();
        let names: Vec<_> =
            bound.iter().map(|it| format_ident!("value_{}", self.kind.name(*it))).collect();
        let assigns = bound.iter().zip(&names).map(|(&index, name)| {
            let variable = self.kind.parsed_variable(index);
            if self.plain.contains(&index) {
                quote!(let #variable = #name;)
            } else if self.kind.parameter(index).is_optional() || self.is_option(index) {
                quote!(#variable = #name;)
            } else {
                quote!(#variable = Some(#name);)
            }
        });
        quote!(let (#(#names,)*) = #call; #(#assigns)*)
    }

    fn group(&mut self, group: &Group<DefElement<'r>>) -> TokenStream {
        let first = group.first_parsed();
        let rest = &group.then[(first + 1).min(group.then.len())..];
        match group.then.get(first) {
            Some(DefElement::Literal(text)) => {
                let found = match punctuation(text) {
                    Some(name) => {
                        let name = format_ident!("parse_optional_{name}");
                        quote!(p.#name()?)
                    }
                    None => quote!(p.parse_optional_keyword(#text)?),
                };
                let (then, otherwise) = (self.elements(rest), self.elements(&group.otherwise));
                branch(&found, &then, &otherwise)
            }
            Some(DefElement::Parameter(bound)) => {
                let read = self.parameter(bound.index);
                let found = if self.kind.shapes[bound.index].is_integer() {
                    // As upstream: a number counts as present unless it is 0.
                    let variable = self.kind.parsed_variable(bound.index);
                    quote!(#variable.is_some_and(|it| it != 0))
                } else {
                    self.is_present(bound.index)
                };
                let (then, otherwise) = (self.elements(rest), self.elements(&group.otherwise));
                let decided = branch(&found, &then, &otherwise);
                quote!(#read #decided)
            }
            Some(DefElement::Custom(custom)) => {
                self.bound.extend(custom.bound());
                let signature = custom::signature(self.kind, &custom.args);
                let directive = self.customs.add(custom.name, signature, true);
                let marker = dialect::marker(self.kind.model);
                let given = self.custom_args(&custom.args);
                let assign = self.custom_results(&custom.args, &quote!(values));
                let (then, otherwise) = (self.elements(rest), self.elements(&group.otherwise));
                let call = quote!(<#marker as #directive>::parse_optional(p, #(#given),*)?);
                if otherwise.is_empty() {
                    quote!(if let Some(values) = #call { #assign #then })
                } else {
                    quote!(if let Some(values) = #call { #assign #then } else { #otherwise })
                }
            }
            _ => quote!(),
        }
    }

    /// Makes the value.
    fn finish(&self) -> TokenStream {
        let kind = self.kind;
        let mut lets = TokenStream::new();
        let mut args = Vec::new();
        for index in kind.keys() {
            let (parameter, shape) = (kind.parameter(index), &kind.shapes[index]);
            let variable = kind.parsed_variable(index);
            let is_self_type = parameter.is_self_type && kind.def.kind == DefKind::Attr;
            let default = || match kind.default_call(index) {
                Some(default) => quote!(#default(p.ctx())),
                None => {
                    let ty = shape.storage();
                    quote!(<#ty>::default())
                }
            };
            if !self.bound.contains(&index) && !is_self_type {
                let default = default();
                lets.extend(quote!(let #variable = #default;));
            } else if !self.plain.contains(&index) && !is_self_type && !self.is_option(index) {
                let default = default();
                lets.extend(quote!(let #variable = #variable.unwrap_or_else(|| #default);));
            }
            args.push(shape.raw_of_owned(&quote!(#variable)));
        }
        if kind.shapes.is_empty() && kind.def.user_storage.is_none() {
            return quote!(Ok(Self::get(p.ctx())));
        }
        let made = if kind.def.is_verified() {
            quote! {
                let made = Self::unique_checked(p.ctx(), p.location(at), #(#args),*);
                let made = p.checked(at, made)?;
            }
        } else {
            quote!(let made = Self::unique(p.ctx(), #(#args),*);)
        };
        let mut sets = TokenStream::new();
        for index in kind.mutables().filter(|index| self.bound.contains(index)) {
            let (variable, name) = (kind.parsed_variable(index), kind.name(index));
            let set = if self.plain.contains(&index) {
                quote!(let value = Some(#variable);)
            } else {
                quote!(let value = #variable;)
            };
            sets.extend(quote! {
                #set
                if let Some(value) = value
                    && made.0.storage().#name.set(value).is_err()
                {
                    return Err(p.custom_error("identified type already used with a different body"));
                }
            });
        }
        if sets.is_empty() {
            let value = if kind.def.is_verified() {
                quote! {
                    let made = Self::unique_checked(p.ctx(), p.location(at), #(#args),*);
                    p.checked(at, made)
                }
            } else {
                quote!(Ok(Self::unique(p.ctx(), #(#args),*)))
            };
            return quote!(#lets #value);
        }
        quote!(#lets #made #sets Ok(made))
    }
}

fn branch(found: &TokenStream, then: &TokenStream, otherwise: &TokenStream) -> TokenStream {
    if otherwise.is_empty() {
        quote!(if #found { #then })
    } else {
        quote!(if #found { #then } else { #otherwise })
    }
}

/// Whether some element reads the parameter.
fn mentions(elements: &[DefElement<'_>], index: usize) -> bool {
    elements.iter().any(|element| match element {
        DefElement::Optional(group) => {
            mentions(&group.then, index) || mentions(&group.otherwise, index)
        }
        element => element.parameters().contains(&index),
    })
}

/// What upstream calls the type of a parameter in diagnostics.
fn upstream_type(kind: &Kind<'_, '_>, index: usize) -> String {
    let parameter = kind.parameter(index);
    match parameter.upstream_type {
        Some(ty) => ty.to_owned(),
        // A constraint names its class in full.
        None if parameter.constraint.is_some() && !parameter.ty.contains("::") => {
            format!("::mlir::{}", parameter.ty)
        }
        None => spelled(parameter.ty),
    }
}

/// The C++ type that a Rust type of a definition stands for, as upstream's classes of parameters spell it.
fn spelled(ty: &str) -> String {
    let ty = ty.trim();
    if let Some(element) = ty.strip_prefix("&[").and_then(|it| it.strip_suffix(']')) {
        return format!("::llvm::ArrayRef<{}>", spelled(element));
    }
    if let Some(inner) = ty.strip_prefix("Option<").and_then(|it| it.strip_suffix('>')) {
        return format!("std::optional<{}>", spelled(inner));
    }
    match ty {
        "&str" => "::llvm::StringRef",
        "String" => "std::string",
        "APInt" | "ApInt" | "&ApInt" => "::llvm::APInt",
        "APFloat" | "ApFloat" | "&ApFloat" => "::llvm::APFloat",
        "i8" => "int8_t",
        "i16" => "int16_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        "u8" => "uint8_t",
        "u16" => "uint16_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        other => other,
    }
    .to_owned()
}
