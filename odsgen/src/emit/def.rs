//! Attributes and types: storage, view, definition table and members.

mod accessors;
mod builders;
mod constructors;
mod enum_attr;
mod hooks;
mod parse;
mod print;
mod shape;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote};

use super::{Item, braced, class, docs, ident, interface_impl};
use crate::fragment::{Placeholders, RustPath};
use crate::model::DefKind;
use crate::plan::def::assembly::DefStep;
use crate::plan::def::{DefPlan, DefStorage, DefText, ParamDefPlan};

pub(crate) use self::hooks::{construct_head, def_builder_head, verify_head};
pub(crate) use self::shape::{equals, owned_of_raw};

/// Emits an attribute or type.
pub(super) fn items(def: &DefPlan<'_>) -> Vec<Item> {
    match def {
        DefPlan::Enum(def) => enum_attr::items(def),
        DefPlan::Params(def) => Emitter::new(def).items(),
    }
}

/// An attribute or type and the names in its code.
struct Emitter<'a, 'r> {
    def: &'a ParamDefPlan<'r>,
    view: Ident,
    table: Ident,
    storage: TokenStream,
    names: Names,
}

/// Names in the runtime that differ between types and attributes.
struct Names {
    /// `Type` or `Attribute`.
    handle: Ident,
    reference: Ident,
    def: Ident,
    kind: Ident,
    parts: Ident,
    defined: Ident,
    intern_key: Ident,
    family: Ident,
    /// The hook trait of the custom assembly format.
    assembly_hook: Ident,
}

impl Names {
    fn new(kind: DefKind) -> Self {
        let (handle, short) = match kind {
            DefKind::Type => ("Type", "Type"),
            DefKind::Attr => ("Attribute", "Attr"),
        };
        let lower = short.to_lowercase();
        Self {
            handle: ident(handle),
            reference: format_ident!("{short}Ref"),
            def: format_ident!("{short}Def"),
            kind: format_ident!("{short}Kind"),
            parts: format_ident!("{short}Parts"),
            defined: format_ident!("Defined{short}"),
            intern_key: format_ident!("intern_{lower}_key"),
            family: format_ident!("{short}Family"),
            assembly_hook: format_ident!("{short}Assembly"),
        }
    }
}

impl<'a, 'r> Emitter<'a, 'r> {
    fn new(def: &'a ParamDefPlan<'r>) -> Self {
        let storage = match &def.storage {
            DefStorage::Generated(name) => {
                let name = ident(name);
                quote!(#name)
            }
            DefStorage::Foreign(name) => RustPath::beside(name).into_token_stream(),
            DefStorage::Custom(path) => quote!(#path),
        };
        let (view, table) = (class(def.view), ident(&def.table));
        Self { def, view, table, storage, names: Names::new(def.kind) }
    }

    fn items(&self) -> Vec<Item> {
        let (def, view) = (self.def, &self.view);
        let mut items: Vec<_> = self.storage().into_iter().collect();
        items.push(self.view());
        items.push(self.table());
        items.extend(self.impls());
        let mut members = self.constructors();
        members.extend(self.accessors());
        if let DefText::Declared(steps) = &def.text {
            members.extend([self.parser(steps), self.printer(steps)]);
        }
        let none = Placeholders::default();
        let extra = def.declarations.iter().chain(&def.trait_declarations);
        members.extend(extra.map(|items| items.tokens(&none)));
        let body = braced(members.into_iter().collect());
        items.push(Item::part(quote!(impl<'c> #view<'c> #body)));
        items.extend(interface_impl::items(&def.implementations, def.view));
        let natives = def.native_traits.iter();
        items.extend(natives.map(|path| Item::part(quote!(impl<'c> #path for #view<'c> {}))));
        items.extend(self.hooks());
        let class = Placeholders::new([("cppClass", quote!(#view))]);
        for definitions in &def.definitions {
            items.extend(definitions.each(&class).map(Item::part));
        }
        items
    }

    /// The storage struct.
    fn storage(&self) -> Option<Item> {
        if self.def.storage.is_custom() {
            return None;
        }
        let (storage, view) = (&self.storage, &self.view);
        let doc = docs::attributes(&format!("Parameters of [`{view}`]."));
        let derives = quote!(#[derive(Clone, PartialEq, Eq, Hash, Debug)]);
        if self.def.params.is_empty() {
            return Some(Item::section(quote!(#doc #derives pub struct #storage;)));
        }
        let fields = self.def.params.iter().map(|param| {
            let (name, ty) = (ident(&param.field), param.shape.storage());
            // A custom constructor refers to the fields.
            let visibility = self.def.has_construct_hook.then(|| {
                let doc = docs::attributes(&format!("The parameter `{}`.", param.name));
                quote!(#doc pub)
            });
            if param.is_mutable {
                quote!(#visibility #name: rt::Mutable<#ty>)
            } else {
                quote!(#visibility #name: #ty)
            }
        });
        Some(Item::section(quote!(#doc #derives pub struct #storage { #(#fields),* })))
    }

    fn view(&self) -> Item {
        let (view, storage, parts) = (&self.view, &self.storage, &self.names.parts);
        let doc = docs::attributes(&self.def.doc);
        let deprecated = docs::deprecated(self.def.deprecated);
        let tokens = quote! {
            #doc
            #deprecated
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct #view<'c>(rt::#parts<'c, #storage>);
        };
        if self.def.storage.is_custom() { Item::section(tokens) } else { Item::part(tokens) }
    }

    /// The definition table.
    fn table(&self) -> Item {
        let (def, table, def_type) = (self.def, &self.table, &self.names.def);
        let doc = docs::attributes(&format!("Definition of `{}`.", def.spelling()));
        let (dialect, name) = (def.dialect, def.full_name);
        let mut calls = self.text_calls();
        if def.has_dialect_text {
            calls.extend(dialect_printer(def.kind, &def.dialect_type));
        }
        if let Some(alias) = def.alias {
            calls.extend(quote!(.with_alias(#alias)));
        }
        let traits = &def.traits;
        if !traits.is_empty() {
            calls.extend(quote!(.traits(&[#(#traits),*])));
        }
        let interfaces = interface_impl::tables(&def.implementations, def.view);
        if !interfaces.is_empty() {
            calls.extend(quote!(.interfaces(&[#(#interfaces),*])));
        }
        calls.extend(self.sub_elements());
        Item::part(
            quote!(#doc pub static #table: rt::#def_type = rt::#def_type::new(#dialect, #name)#calls;),
        )
    }

    fn text_calls(&self) -> TokenStream {
        let (view, hook) = (&self.view, &self.names.assembly_hook);
        let (ty, given) = match self.def.kind {
            DefKind::Type => (quote!(), quote!()),
            DefKind::Attr => (quote!(, ty), quote!(, _)),
        };
        match &self.def.text {
            DefText::None => quote!(),
            DefText::Declared(_) => quote!(.assembly(
                |p #ty| Ok(#view::parse_assembly(p #ty)?.into()),
                |it, p| it.cast::<#view<'_>>().print_assembly(p)
            )),
            DefText::Custom => quote!(.assembly(
                |p #ty| Ok(<#view<'_> as rt::hooks::#hook>::parse(p #ty)?.into()),
                |it, p| rt::hooks::#hook::print(it.cast::<#view<'_>>(), p)
            )),
            // Without a format, the mnemonic is the whole text.
            DefText::Mnemonic => quote!(.parse(|p #given| Ok(#view::get(p.ctx()).into()))),
        }
    }

    /// The sub-element walker and replacer.
    fn sub_elements(&self) -> TokenStream {
        let def = self.def;
        let holds: Vec<usize> =
            def.keys().filter(|index| def.params[*index].shape.has_sub_elements()).collect();
        if holds.is_empty() || def.storage.is_custom() {
            return TokenStream::new();
        }
        let view = &self.view;
        let visits = holds.iter().map(|index| {
            let name = ident(&def.params[*index].field);
            quote!(rt::Parameter::walk(&it.#name, visit);)
        });
        let (mut lets, mut args) = (TokenStream::new(), Vec::new());
        for index in def.keys() {
            let param = &def.params[index];
            let (name, variable) = (ident(&param.field), ident(&param.variable));
            if holds.contains(&index) {
                lets.extend(quote!(let #variable = rt::Parameter::replaced(&it.#name, with);));
            } else {
                lets.extend(quote!(let #variable = it.#name.clone();));
            }
            args.push(shape::raw_of_owned(&param.shape, &quote!(#variable)));
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

    /// The trait implementations of the view.
    fn impls(&self) -> Vec<Item> {
        let (view, storage, table) = (&self.view, &self.storage, &self.table);
        let Names { handle, reference, def, parts, defined, family, .. } = &self.names;
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
            Item::part(quote!(rt::display!(#view);)),
            Item::part(quote! {
                impl From<#view<'_>> for rt::#handle {
                    fn from(view: #view<'_>) -> rt::#handle { view.0.view().handle() }
                }
            }),
        ];
        if let (Some(value), [param]) = (&self.def.enum_value, self.def.params.as_slice()) {
            let field = ident(&param.field);
            items.push(Item::part(quote! {
                impl<'c> rt::EnumView<'c> for #view<'c> {
                    type Value = #value;
                    fn make(ctx: &'c rt::Context, value: #value) -> Self { Self::unique(ctx, value) }
                    fn read(self) -> #value { self.0.storage().#field }
                }
            }));
        }
        if !self.def.implementations.is_empty() {
            items.push(Item::part(
                quote!(impl rt::#family for #view<'static> { type View<'c> = #view<'c>; }),
            ));
        }
        let short = self.def.has_text().then(|| self.short_form());
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
        let (view, hook) = (&self.view, &self.names.assembly_hook);
        let parse = match self.def.text {
            DefText::Declared(_) => quote!(#view::parse_assembly),
            _ => quote!(<#view<'_> as rt::hooks::#hook>::parse),
        };
        match self.def.kind {
            DefKind::Type => quote! {
                fn short_form<'a>() -> Option<rt::ShortTypeParser<'a>> {
                    Some(|p| Ok(#parse(p)?.into()))
                }
            },
            DefKind::Attr => {
                let open = match &self.def.text {
                    DefText::Declared(steps) => first_literal(steps),
                    _ => None,
                };
                let open = open.map(|open| {
                    quote! {
                        const OPEN: Option<&'static str> = Some(#open);
                    }
                });
                quote! {
                #open
                fn short_form<'a>() -> Option<rt::ShortParser<'a>> {
                    Some(|p, ty| Ok(#parse(p, ty)?.into()))
                }
                }
            }
        }
    }

    /// The stored value of a parameter in a method.
    fn field(&self, index: usize) -> TokenStream {
        let name = ident(&self.def.params[index].field);
        quote!(self.0.storage().#name)
    }

    /// The comparison from a parameter's definition.
    fn compare(
        &self,
        comparator: &crate::fragment::Expr,
        left: &TokenStream,
        right: &TokenStream,
    ) -> TokenStream {
        comparator.tokens(&Placeholders::new([("_lhs", left.clone()), ("_rhs", right.clone())]))
    }

    /// The call that creates a parameter's default; `None` for `Default::default()`. `of` has the values of parameters.
    fn default_call(
        &self,
        index: usize,
        ctx: &TokenStream,
        of: impl Fn(usize) -> TokenStream,
    ) -> Option<TokenStream> {
        let param = &self.def.params[index];
        let name = ident(param.default_function()?);
        let args = param.used_by_default().iter().map(|used| of(*used));
        Some(quote!(Self::#name(#ctx #(, #args)*)))
    }
}

/// The literal at the start of a format, if there is one.
fn first_literal<'r>(steps: &[DefStep<'r>]) -> Option<&'r str> {
    match steps.iter().find(|step| !matches!(step, DefStep::Space(_)))? {
        DefStep::Literal(literal) => Some(literal),
        _ => None,
    }
}

/// The table entry for a kind that the dialect's hook parses and prints.
fn dialect_printer(kind: DefKind, dialect_type: &str) -> TokenStream {
    let dialect = ident(dialect_type);
    match kind {
        DefKind::Type => quote!(.print(
            |it, p| <#dialect as rt::hooks::DialectTypeAssembly>::print_type(it, p)
        )),
        DefKind::Attr => quote!(.print(
            |it, p| <#dialect as rt::hooks::DialectAttrAssembly>::print_attribute(it, p)
        )),
    }
}
