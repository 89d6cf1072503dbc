//! The storage, the view and the table of a kind.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::ident;
use super::shape::Shape;
use crate::emit::host::Host;
use crate::emit::{Item, dialect, docs, implemented};
use crate::model::{Def, DefKind, Fragment, Model, Parameter};

/// A definition, and the names that its code uses.
pub(super) struct Kind<'a, 'r> {
    pub(super) def: &'a Def<'r>,
    pub(super) model: &'a Model<'r>,
    pub(super) host: &'a Host<'r>,
    /// The shape of each parameter.
    pub(super) shapes: Vec<Shape>,
    /// The view.
    pub(super) view: Ident,
    pub(super) storage: TokenStream,
    table: Ident,
    /// `Type` or `Attribute`.
    pub(super) handle: TokenStream,
    names: Names,
}

/// Names of the runtime that differ between types and attributes.
struct Names {
    sigil: char,
    reference: Ident,
    def: Ident,
    kind: Ident,
    parts: Ident,
    defined: Ident,
    intern_key: Ident,
    family: Ident,
}

impl<'a, 'r> Kind<'a, 'r> {
    pub(super) fn new(def: &'a Def<'r>, model: &'a Model<'r>, host: &'a Host<'r>) -> Self {
        let (handle, short, sigil) = match def.kind {
            DefKind::Type => (quote!(rt::Type), "Type", '!'),
            DefKind::Attr => (quote!(rt::Attribute), "Attr", '#'),
        };
        let lower = short.to_lowercase();
        let storage = match def.user_storage {
            Some(path) => host.path(path, (def.record, "storageClass")),
            None => {
                let name = format_ident!("{}Storage", def.class_name);
                quote!(#name)
            }
        };
        Self {
            def,
            model,
            host,
            shapes: def.parameters.iter().map(|parameter| Shape::new(parameter, host)).collect(),
            view: ident(def.class_name),
            storage,
            table: super::table_name(def),
            handle,
            names: Names {
                sigil,
                reference: format_ident!("{short}Ref"),
                def: format_ident!("{short}Def"),
                kind: format_ident!("{short}Kind"),
                parts: format_ident!("{short}Parts"),
                defined: format_ident!("Defined{short}"),
                intern_key: format_ident!("intern_{lower}_key"),
                family: format_ident!("{short}Family"),
            },
        }
    }

    /// The full name as text spells it.
    fn spelling(&self) -> String {
        format!("{}{}", self.names.sigil, self.def.full_name)
    }

    /// The name of a parameter's field, accessor and variable.
    pub(super) fn name(&self, index: usize) -> Ident {
        let parameter = &self.def.parameters[index];
        // As accessors of operations call it.
        if parameter.name == "type" {
            return format_ident!("ty");
        }
        ident(&parameter.rust_name)
    }

    /// The variable that holds a parameter in a function; names that functions use themselves are kept apart.
    pub(super) fn variable(&self, index: usize) -> Ident {
        let name = self.name(index);
        match name.to_string().as_str() {
            "p" | "ctx" | "at" | "it" | "self" | "with" | "visit" => format_ident!("{name}_"),
            _ => name,
        }
    }

    /// The variable that holds a parameter where text is read, which has names of its own.
    pub(super) fn parsed_variable(&self, index: usize) -> Ident {
        let name = self.variable(index);
        match name.to_string().as_str() {
            "index" | "key" | "next" => format_ident!("{name}_"),
            _ => name,
        }
    }

    pub(super) fn parameter(&self, index: usize) -> &Parameter<'r> {
        &self.def.parameters[index]
    }

    /// The parameters that tell values apart.
    pub(super) fn keys(&self) -> impl Iterator<Item = usize> {
        (0..self.shapes.len()).filter(|index| !self.parameter(*index).is_mutable)
    }

    /// The parameters that are set later.
    pub(super) fn mutables(&self) -> impl Iterator<Item = usize> {
        (0..self.shapes.len()).filter(|index| self.parameter(*index).is_mutable)
    }

    /// The stored value of a parameter, in a method.
    pub(super) fn field(&self, index: usize) -> TokenStream {
        let name = self.name(index);
        quote!(self.0.storage().#name)
    }

    /// The Rust type that stores the parameters.
    pub(super) fn storage(&self) -> Vec<Item> {
        if self.def.user_storage.is_some() {
            return Vec::new();
        }
        let (storage, view) = (&self.storage, &self.view);
        let doc = docs::attributes(&format!("Parameters of [`{view}`]."));
        let derives = quote!(#[derive(Clone, PartialEq, Eq, Hash, Debug)]);
        if self.shapes.is_empty() {
            return vec![Item::section(quote!(#doc #derives pub struct #storage;))];
        }
        let fields = (0..self.shapes.len()).map(|index| {
            let (name, ty) = (self.name(index), self.shapes[index].storage());
            // Who makes storage by hand names its fields.
            let visibility = self.def.custom_constructor.then(|| {
                let doc = format!("The parameter `{}`.", self.parameter(index).name);
                quote!(#[doc = #doc] pub)
            });
            if self.parameter(index).is_mutable {
                quote!(#visibility #name: rt::Mutable<#ty>)
            } else {
                quote!(#visibility #name: #ty)
            }
        });
        vec![Item::section(quote!(#doc #derives pub struct #storage { #(#fields),* }))]
    }

    pub(super) fn view(&self) -> Item {
        let (view, storage, parts) = (&self.view, &self.storage, &self.names.parts);
        let text =
            docs::text(self.def.summary, self.def.description, &format!("`{}`", self.spelling()));
        let doc = docs::attributes(&format!("{text}{}", self.parameter_table()));
        let deprecated = docs::deprecated(self.def.deprecated);
        let tokens = quote! {
            #doc
            #deprecated
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct #view<'c>(rt::#parts<'c, #storage>);
        };
        if self.def.user_storage.is_some() { Item::section(tokens) } else { Item::part(tokens) }
    }

    fn parameter_table(&self) -> String {
        if self.def.parameters.is_empty() {
            return String::new();
        }
        let mut out = "\n\n| parameter | type | |\n|---|---|---|".to_owned();
        for (index, parameter) in self.def.parameters.iter().enumerate() {
            let ty = parameter.ty.replace('|', "\\|");
            let summary = parameter.summary.split_whitespace().collect::<Vec<_>>().join(" ");
            let summary = summary.replace('|', "\\|");
            out.push_str(&format!("\n| `{}` | `{ty}` | {summary} |", self.name(index)));
        }
        out
    }

    /// The definition's table.
    pub(super) fn table(&self, has_format: bool) -> Item {
        let Names { def: def_type, .. } = &self.names;
        let (table, view) = (&self.table, &self.view);
        let doc = docs::attributes(&format!("Definition of `{}`.", self.spelling()));
        let (dialect, name) = (self.model.dialect.name, self.def.full_name);
        let mut calls = TokenStream::new();
        if self.def.mnemonic.is_some() {
            calls.extend(self.text_calls(has_format));
        }
        if dialect::by_hand(self.model, self.def.kind) {
            calls.extend(dialect::printer(self.model, self.def.kind));
        }
        if self.def.mnemonic_alias
            && let Some(mnemonic) = self.def.mnemonic
        {
            calls.extend(quote!(.with_alias(#mnemonic)));
        }
        let traits = self.def.trait_names();
        if !traits.is_empty() {
            calls.extend(quote!(.traits(&[#(#traits),*])));
        }
        let interfaces = implemented::tables(&self.def.traits, view, self.host);
        if !interfaces.is_empty() {
            calls.extend(quote!(.interfaces(&[#(#interfaces),*])));
        }
        calls.extend(self.parts());
        Item::part(
            quote!(#doc pub static #table: rt::#def_type = rt::#def_type::new(#dialect, #name)#calls;),
        )
    }

    fn text_calls(&self, has_format: bool) -> TokenStream {
        let (view, hook) = (&self.view, self.assembly_hook());
        match (self.def.kind, has_format, self.def.custom_assembly) {
            (DefKind::Type, true, _) => quote!(.assembly(
                |p| Ok(#view::parse_assembly(p)?.into()),
                |it, p| it.cast::<#view<'_>>().print_assembly(p)
            )),
            (DefKind::Attr, true, _) => quote!(.assembly(
                |p, ty| Ok(#view::parse_assembly(p, ty)?.into()),
                |it, p| it.cast::<#view<'_>>().print_assembly(p)
            )),
            (DefKind::Type, _, true) => quote!(.assembly(
                |p| Ok(<#view<'_> as #hook>::parse(p)?.into()),
                |it, p| #hook::print(it.cast::<#view<'_>>(), p)
            )),
            (DefKind::Attr, _, true) => quote!(.assembly(
                |p, ty| Ok(<#view<'_> as #hook>::parse(p, ty)?.into()),
                |it, p| #hook::print(it.cast::<#view<'_>>(), p)
            )),
            // Without a format there is no short form: the mnemonic is all there is.
            (DefKind::Type, ..) => quote!(.parse(|p| Ok(#view::get(p.ctx()).into()))),
            (DefKind::Attr, ..) => quote!(.parse(|p, _| Ok(#view::get(p.ctx()).into()))),
        }
    }

    fn assembly_hook(&self) -> TokenStream {
        match self.def.kind {
            DefKind::Type => quote!(rt::hooks::TypeAssembly),
            DefKind::Attr => quote!(rt::hooks::AttrAssembly),
        }
    }

    /// How types and attributes in parameters are visited and replaced.
    fn parts(&self) -> TokenStream {
        let holds: Vec<usize> =
            self.keys().filter(|index| self.shapes[*index].has_parts()).collect();
        if holds.is_empty() || self.def.user_storage.is_some() {
            return TokenStream::new();
        }
        let view = &self.view;
        let visits = holds.iter().map(|index| {
            let name = self.name(*index);
            quote!(rt::Parameter::walk(&it.#name, visit);)
        });
        let (mut lets, mut args) = (TokenStream::new(), Vec::new());
        for index in self.keys() {
            let (name, variable) = (self.name(index), self.variable(index));
            if holds.contains(&index) {
                lets.extend(quote!(let #variable = rt::Parameter::replaced(&it.#name, with);));
            } else {
                lets.extend(quote!(let #variable = it.#name.clone();));
            }
            args.push(self.shapes[index].raw_of_owned(&quote!(#variable)));
        }
        quote! {
            .parts(
                |it, visit| {
                    let it = it.cast::<#view<'_>>().0.storage();
                    #(#visits)*
                },
                |it, with| {
                    let (ctx, it) = (it.ctx(), it.cast::<#view<'_>>().0.storage());
                    #lets
                    #view::unique(ctx, #(#args),*).into()
                }
            )
        }
    }

    /// What makes the view one.
    pub(super) fn impls(&self) -> Vec<Item> {
        let (view, storage, table, handle) = (&self.view, &self.storage, &self.table, &self.handle);
        let Names { reference, def, parts, defined, .. } = &self.names;
        let mut items = vec![
            Item::part(quote! {
                impl<'c> rt::#defined<'c> for #view<'c> {
                    type Storage = #storage;
                    const DEF: &'static rt::#def = &#table;
                    fn wrap(parts: rt::#parts<'c, #storage>) -> Self { #view(parts) }
                }
            }),
            Item::part(quote! {
                impl<'c> ::core::ops::Deref for #view<'c> {
                    type Target = rt::#reference<'c>;
                    fn deref(&self) -> &rt::#reference<'c> { self.0.view() }
                }
            }),
            Item::part(quote! {
                impl From<#view<'_>> for #handle {
                    fn from(view: #view<'_>) -> #handle { view.0.view().handle() }
                }
            }),
        ];
        if implemented::has_table(&self.def.traits) {
            let family = &self.names.family;
            items.push(Item::part(
                quote!(impl rt::#family for #view<'static> { type View<'c> = #view<'c>; }),
            ));
        }
        let has_text =
            self.def.mnemonic.is_some() && (self.def.format.is_some() || self.def.custom_assembly);
        let short = has_text.then(|| self.short_form());
        items.push(match self.def.kind {
            DefKind::Type => {
                let name = self.def.full_name;
                Item::part(quote! {
                    impl rt::TypeName for #view<'_> {
                        const NAME: Option<&'static str> = Some(#name);
                        #short
                    }
                })
            }
            DefKind::Attr => Item::part(quote!(impl rt::ShortForm for #view<'_> { #short })),
        });
        items
    }

    fn short_form(&self) -> TokenStream {
        let (view, hook) = (&self.view, self.assembly_hook());
        let parse = if self.def.format.is_some() {
            quote!(#view::parse_assembly)
        } else {
            quote!(<#view<'_> as #hook>::parse)
        };
        match self.def.kind {
            DefKind::Type => quote! {
                fn short_form<'a>() -> Option<rt::ShortTypeParser<'a>> {
                    Some(|p| Ok(#parse(p)?.into()))
                }
            },
            DefKind::Attr => quote! {
                fn short_form<'a>() -> Option<rt::ShortParser<'a>> {
                    Some(|p, ty| Ok(#parse(p, ty)?.into()))
                }
            },
        }
    }

    /// The functions that all others make values by.
    pub(super) fn constructors(&self) -> Vec<TokenStream> {
        let mut members = self.builders();
        if self.shapes.is_empty() && self.def.user_storage.is_none() {
            return members;
        }
        let keys: Vec<usize> = self.keys().collect();
        let names: Vec<Ident> = keys.iter().map(|index| self.variable(*index)).collect();
        let raw: Vec<TokenStream> = keys.iter().map(|index| self.shapes[*index].raw()).collect();
        let check = self
            .def
            .is_verified()
            .then(|| quote!(rt::assert_valid(|at| Self::verify_invariants(ctx, at, #(#names),*));));
        let make = self.make(&keys, &names);
        members.push(quote! {
            fn unique(ctx: &'c rt::Context, #(#names: #raw),*) -> Self { #check #make }
        });
        if self.def.is_verified() {
            members.push(quote! {
                fn unique_checked(
                    ctx: &'c rt::Context,
                    at: rt::Location,
                    #(#names: #raw),*
                ) -> Result<Self, rt::Diagnostic> {
                    Self::verify_invariants(ctx, at, #(#names),*)?;
                    Ok(Self::unique(ctx, #(#names),*))
                }
            });
            members.push(self.verify(&keys, &names, &raw));
        }
        members.extend(self.defaults());
        members
    }

    fn make(&self, keys: &[usize], names: &[Ident]) -> TokenStream {
        let Names { kind, intern_key, .. } = &self.names;
        if self.def.user_storage.is_some() {
            return quote!(rt::#intern_key(ctx, (#(#names,)*)));
        }
        let storage = &self.storage;
        // A parameter with a comparison of its own need not be hashed the same where it is equal.
        let hashed = keys.iter().zip(names).filter_map(|(index, name)| {
            self.parameter(*index).comparator.is_none().then_some(quote!(#name))
        });
        let hashed = tuple(hashed.collect());
        let mut equal = TokenStream::new();
        let mut fields = TokenStream::new();
        for (place, (index, name)) in keys.iter().zip(names).enumerate() {
            let (shape, field) = (&self.shapes[*index], self.name(*index));
            let stored = quote!(it.#field);
            let same = match self.parameter(*index).comparator {
                Some(comparator) => {
                    let same = self.compare(comparator, &stored, &quote!(#name));
                    quote!((#same))
                }
                None => shape.equals(&stored, &quote!(#name)),
            };
            equal.extend(if place == 0 { same } else { quote!(&& #same) });
            let owned = shape.owned_of_raw(&quote!(#name));
            fields.extend(if field == owned.to_string() {
                quote!(#field,)
            } else {
                quote!(#field: #owned,)
            });
        }
        if equal.is_empty() {
            equal = quote!(true);
        }
        for index in self.mutables() {
            let field = self.name(index);
            fields.extend(quote!(#field: rt::Mutable::new(),));
        }
        let made = if self.def.custom_constructor {
            let hook = self.construct_hook();
            quote!(<Self as #hook>::construct(#(#names),*))
        } else {
            quote!(#storage { #fields })
        };
        quote! {
            <Self as rt::#kind<'c>>::intern_with(
                ctx,
                rt::key_hash(&#hashed),
                |it: &#storage| #equal,
                || #made,
            )
        }
    }

    /// Whether a parameter is a type or attribute that may be missing.
    pub(super) fn is_optional_handle(&self, index: usize) -> bool {
        let shape = &self.shapes[index];
        self.parameter(index).may_be_missing
            && matches!(shape, Shape::Optional(inner) if inner.is_handle())
    }

    /// The comparison that a definition gives.
    pub(super) fn compare(
        &self,
        comparator: Fragment<'r>,
        left: &TokenStream,
        right: &TokenStream,
    ) -> TokenStream {
        self.host.expr(comparator, &[("_lhs", left.clone()), ("_rhs", right.clone())])
    }

    /// What the accessor returns, of a raw value.
    pub(super) fn view_of_raw(
        &self,
        index: usize,
        it: &TokenStream,
        ctx: &TokenStream,
    ) -> TokenStream {
        match (self.parameter(index).convert, &self.shapes[index]) {
            (Some(convert), Shape::Stored { .. }) => {
                self.host.expr(convert, &[("_self", quote!((*#it))), ("_ctxt", ctx.clone())])
            }
            (_, shape) => shape.view_of_raw(it, ctx),
        }
    }

    /// The functions that make the values of parameters that text leaves out.
    fn defaults(&self) -> Vec<TokenStream> {
        let mut members = Vec::new();
        for (index, parameter) in self.def.parameters.iter().enumerate() {
            let Some(default) = parameter.default else { continue };
            if self.default_call(index).is_none() {
                continue;
            }
            let (name, ty) = (self.default_name(index), self.shapes[index].storage());
            let value =
                self.host.expr(default, &[("_ctxt", quote!(ctx)), ("_builder", quote!(ctx))]);
            let value = match &self.shapes[index] {
                shape if shape.is_handle() => quote!((#value).into()),
                Shape::Str => quote!((#value).to_owned()),
                Shape::List(_) => quote!((#value).to_vec()),
                Shape::Ref(_) => quote!(::core::clone::Clone::clone(&(#value))),
                Shape::Stored { .. } => quote!((#value).into()),
                _ => value,
            };
            let ctx = if default.text.contains("$_") { quote!(ctx) } else { quote!(_) };
            members.push(quote!(fn #name(#ctx: &rt::Context) -> #ty { #value }));
        }
        members
    }

    fn default_name(&self, index: usize) -> Ident {
        format_ident!("default_{}", self.name(index).to_string().trim_end_matches('_'))
    }

    /// The call that makes the default; nothing where it is Rust's own.
    pub(super) fn default_call(&self, index: usize) -> Option<TokenStream> {
        let default = self.parameter(index).default?;
        if default.text.trim() == "Default::default()" {
            return None;
        }
        let name = self.default_name(index);
        Some(quote!(Self::#name))
    }

    /// The methods that read parameters, and set those that are set later.
    pub(super) fn accessors(&self) -> Vec<TokenStream> {
        let mut members = Vec::new();
        if !self.def.accessors {
            return members;
        }
        let ctx = quote!(self.0.view().ctx());
        for (index, shape) in self.shapes.iter().enumerate() {
            let parameter = self.parameter(index);
            let (name, field) = (self.name(index), self.field(index));
            let summary = parameter.summary.split_whitespace().collect::<Vec<_>>().join(" ");
            let text = if summary.is_empty() {
                format!("The parameter `{}`.", parameter.name)
            } else {
                format!("The parameter `{}`: {}.", parameter.name, summary.trim_end_matches('.'))
            };
            let ty = shape.accessor("'c", parameter.place, self.host);
            if parameter.is_mutable {
                members.extend(self.mutable_accessors(index, &text, &ty));
                continue;
            }
            let doc = docs::attributes(&text);
            let value = match (parameter.convert, shape) {
                (Some(convert), _) => {
                    self.host.expr(convert, &[("_self", field.clone()), ("_ctxt", ctx.clone())])
                }
                (None, Shape::Optional(_)) => shape.view_of_raw(&shape.raw_of_owned(&field), &ctx),
                (None, Shape::Plain(_) | Shape::Stored { .. }) => quote!(#field.clone()),
                _ => shape.view_of_raw(&shape.raw_of_owned(&field), &ctx),
            };
            members.push(quote!(#doc pub fn #name(self) -> #ty { #value }));
        }
        members
    }

    fn mutable_accessors(&self, index: usize, text: &str, ty: &TokenStream) -> Vec<TokenStream> {
        let (shape, parameter) = (&self.shapes[index], self.parameter(index));
        let (name, field) = (self.name(index), self.field(index));
        let ctx = quote!(self.0.view().ctx());
        let doc = docs::attributes(&format!("{text} `None` until it is set."));
        let raw = match shape {
            Shape::Copy(_) => quote!(*it),
            shape if shape.is_handle() => quote!(*it),
            Shape::Optional(_) => shape.raw_of_owned(&quote!(it)),
            _ => quote!(it),
        };
        let value = shape.view_of_raw(&raw, &ctx);
        let set = format_ident!("set_{}", parameter.rust_name.trim_end_matches('_'));
        let set_doc = docs::attributes(&format!(
            "Sets [`{name}`](Self::{name}), once.\n\n# Errors\n\nWhen it has another value already."
        ));
        let (input, variable) = (shape.input(parameter.place, self.host), self.variable(index));
        let owned = shape.owned_of_raw(&{
            let raw = shape.raw_of_input(&quote!(#variable));
            quote!((#raw))
        });
        vec![
            quote!(#doc pub fn #name(self) -> Option<#ty> { #field.get().map(|it| #value) }),
            quote! {
                #set_doc
                pub fn #set(self, #variable: #input) -> Result<(), rt::AlreadySet> {
                    #field.set(#owned)
                }
            },
        ]
    }
}

/// How many elements a tuple has at most that can be hashed.
const LONGEST_TUPLE: usize = 12;

/// A tuple of these, or of tuples of these if they are many.
fn tuple(elements: Vec<TokenStream>) -> TokenStream {
    if elements.len() <= LONGEST_TUPLE {
        return quote!((#(#elements,)*));
    }
    let parts = elements.chunks(LONGEST_TUPLE).map(|part| quote!((#(#part,)*)));
    tuple(parts.collect())
}
