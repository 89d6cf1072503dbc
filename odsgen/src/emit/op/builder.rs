//! Builders of operations.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::{Item, Num, braced, class, docs, ident};
use crate::fragment::{Accepts, Placeholders, RustType, TypeParam};
use crate::plan::builder::{
    BodyPart, Builder, BuilderParam, DefaultBuilder, GroupSize, ListedBody, ListedBuilder, Options,
    ParamRole, ResultTypes,
};
use crate::plan::op::OpPlan;
use crate::plan::slots::{Count, ValueKind};

/// Emits the builders of an operation.
pub(super) fn members(op: &OpPlan<'_>) -> Vec<TokenStream> {
    let members = op.builders.iter().flat_map(|builder| match builder {
        Builder::Default(builder) => vec![default(op, builder)],
        Builder::Listed(builder) => listed(op, builder),
    });
    members.collect()
}

/// The default builder, with the arguments of the definition as parameters.
fn default(op: &OpPlan<'_>, builder: &DefaultBuilder) -> TokenStream {
    let table = ident(&op.table);
    let params = builder.params.iter().filter_map(param);
    let doc = docs::attributes(match builder.types {
        ResultTypes::Params => "Creates the operation.",
        _ => "Creates the operation and infers its result types.",
    });
    let name = ident(&builder.name);
    let body = direct(op, builder).unwrap_or_else(|| {
        let (statements, create) = (statements(op, builder), create(op, builder.types));
        quote!(let mut st = b.state(&#table); #statements #create)
    });
    let body = braced(body);
    quote! {
        #doc
        #[track_caller]
        pub fn #name(b: &mut rt::OpBuilder<'_>, #(#params),*) -> rt::OpOf<Self> #body
    }
}

/// The call that creates the operation from an operation state.
fn create(op: &OpPlan<'_>, types: ResultTypes) -> TokenStream {
    match types {
        ResultTypes::Params => quote!(b.build(st)),
        ResultTypes::Table | ResultTypes::Interface => quote!(b.build_inferred(st)),
        ResultTypes::Attribute(word, count) => {
            let (word, count) = (super::key_const(&op.slots, word), Num(count));
            quote!(b.build_with_type_of(st, #word, #count))
        }
    }
}

fn param(param: &BuilderParam) -> Option<TokenStream> {
    let ty = match &param.role {
        ParamRole::ResultTypes(Count::One) => quote!(impl Into<rt::Type>),
        ParamRole::ResultTypes(Count::Optional) => quote!(Option<rt::Type>),
        ParamRole::ResultTypes(_) => quote!(&[rt::Type]),
        ParamRole::Operands(Count::One) => quote!(impl Into<rt::Value>),
        ParamRole::Operands(Count::Optional) => quote!(Option<rt::Value>),
        ParamRole::Operands(Count::Variadic) => quote!(&[rt::Value]),
        ParamRole::Operands(Count::Groups(_)) => quote!(&[&[rt::Value]]),
        ParamRole::Value(_, value) => value.param(false),
        ParamRole::Attribute(_) => quote!(impl Into<rt::Attribute>),
        ParamRole::OptionalAttribute(_) => quote!(Option<rt::Attribute>),
        ParamRole::Property(_, ty, _) => quote!(#ty),
        ParamRole::Successors(true) => quote!(&[rt::Block]),
        ParamRole::Successors(false) => quote!(rt::Block),
        ParamRole::NamedAttributes => quote!(&[rt::NamedAttribute]),
        ParamRole::RegionCount => quote!(usize),
        ParamRole::Region => return None,
    };
    let name = ident(&param.name);
    Some(quote!(#name: #ty))
}

/// Converts the parameter `name` with this role to an attribute.
fn attribute(name: &Ident, role: &ParamRole) -> Option<(usize, TokenStream)> {
    match role {
        ParamRole::Value(word, value) => {
            Some((*word, value.attribute(&quote!(#name), &quote!(b.ctx()))))
        }
        ParamRole::Attribute(word) => Some((*word, quote!(#name))),
        _ => None,
    }
}

/// The call that creates the operation without an operation state, if possible.
fn direct(op: &OpPlan<'_>, builder: &DefaultBuilder) -> Option<TokenStream> {
    if builder.types.is_alternative()
        || builder.operand_sizes.is_some()
        || builder.result_sizes.is_some()
    {
        return None;
    }
    let mut words = Vec::new();
    for param in &builder.params {
        match &param.role {
            ParamRole::ResultTypes(Count::Optional)
            | ParamRole::Operands(Count::Optional | Count::Groups(_))
            | ParamRole::Property(..)
            | ParamRole::Successors(_)
            | ParamRole::OptionalAttribute(_)
            | ParamRole::NamedAttributes
            | ParamRole::RegionCount
            | ParamRole::Region => return None,
            ParamRole::ResultTypes(_) | ParamRole::Operands(_) => {}
            role @ (ParamRole::Value(..) | ParamRole::Attribute(_)) => {
                let (word, attr) = attribute(&ident(&param.name), role)?;
                words.resize_with(words.len().max(word + 1), || quote!(0));
                words[word] = quote!(rt::attr_word(#attr));
            }
        }
    }
    let operands = in_one_slice(builder, ValueKind::Operand)?;
    let types = in_one_slice(builder, ValueKind::Result)?;
    let words = if words.is_empty() { quote!() } else { quote!(.words(&[#(#words),*])) };
    let create = ident(if builder.types.is_inferred() { "build_inferred" } else { "build" });
    let table = ident(&op.table);
    Some(quote!(b.#create(b.parts(&#table)#operands #types #words)))
}

/// The call that passes all operands or all result types; `None` if they are not in one slice.
fn in_one_slice(builder: &DefaultBuilder, kind: ValueKind) -> Option<TokenStream> {
    let (mut single, mut slices) = (Vec::new(), Vec::new());
    for param in &builder.params {
        let count = match (&param.role, kind) {
            (ParamRole::Operands(count), ValueKind::Operand) => count,
            (ParamRole::ResultTypes(count), ValueKind::Result) => count,
            _ => continue,
        };
        let name = ident(&param.name);
        if *count == Count::One { single.push(name) } else { slices.push(name) }
    }
    let method = ident(if kind == ValueKind::Operand { "operands" } else { "types" });
    match (single.as_slice(), slices.as_slice()) {
        ([], []) => Some(quote!()),
        (names, []) => Some(quote!(.#method(&[#(#names.into()),*]))),
        ([], [slice]) => Some(quote!(.#method(#slice))),
        _ => None,
    }
}

/// The statements that fill in the operation state.
fn statements(op: &OpPlan<'_>, builder: &DefaultBuilder) -> TokenStream {
    let (arguments, others) = arguments_and_others(op, builder);
    quote!(#arguments #others)
}

/// The statements that fill in types, operands and attributes, and those that fill in successors and regions.
fn arguments_and_others(op: &OpPlan<'_>, builder: &DefaultBuilder) -> (TokenStream, TokenStream) {
    let is_argument = |param: &&BuilderParam| {
        !matches!(param.role, ParamRole::Successors(_) | ParamRole::RegionCount | ParamRole::Region)
    };
    let (arguments, others): (Vec<_>, Vec<_>) = builder.params.iter().partition(is_argument);
    let sizes = [&builder.operand_sizes, &builder.result_sizes].into_iter().flatten();
    let sizes = sizes.map(|(word, sizes)| {
        let (word, sizes) = (super::key_const(&op.slots, *word), sizes.iter().map(group_size));
        quote!(st.set_segments(#word, &[#(#sizes),*]);)
    });
    let arguments = arguments.into_iter().map(|param| statement(op, param));
    let others = others.into_iter().map(|param| statement(op, param));
    (arguments.chain(sizes).collect(), others.collect())
}

fn statement(op: &OpPlan<'_>, param: &BuilderParam) -> TokenStream {
    let name = || ident(&param.name);
    match &param.role {
        ParamRole::ResultTypes(count) => {
            let name = name();
            match count {
                Count::One => quote!(st.add_type(#name);),
                Count::Optional => quote!(st.types.extend(#name);),
                _ => quote!(st.types.extend_from_slice(#name);),
            }
        }
        ParamRole::Operands(count) => {
            let name = name();
            match count {
                Count::One => quote!(st.add_operand(#name);),
                Count::Optional => quote!(st.operands.extend(#name);),
                Count::Variadic => quote!(st.operands.extend_from_slice(#name);),
                Count::Groups(word) => {
                    let word = super::key_const(&op.slots, *word);
                    quote!(st.add_operand_groups(b.ctx(), #word, #name);)
                }
            }
        }
        role @ (ParamRole::Value(..) | ParamRole::Attribute(_)) => {
            let Some((word, attr)) = attribute(&name(), role) else { return quote!() };
            let word = super::key_const(&op.slots, word);
            quote!(st.set_property(#word, #attr);)
        }
        ParamRole::OptionalAttribute(word) => {
            let (name, word) = (name(), super::key_const(&op.slots, *word));
            quote!(if let Some(attr) = #name { st.set_property(#word, attr); })
        }
        ParamRole::Property(word, _, kind) => {
            let (name, word, kind) = (name(), super::key_const(&op.slots, *word), ident(kind));
            quote!(st.set_property_value::<#kind>(b.ctx(), #word, #name);)
        }
        ParamRole::Successors(is_list) => {
            let name = name();
            if *is_list {
                quote!(st.successors.extend_from_slice(#name);)
            } else {
                quote!(st.add_successor(#name);)
            }
        }
        ParamRole::NamedAttributes => {
            let list = name();
            quote!(for each in #list.iter().copied() { st.add_attr(each.name, each.value); })
        }
        ParamRole::RegionCount => {
            let count = name();
            quote!(for _ in 0..#count { st.add_region(b.new_region()); })
        }
        ParamRole::Region => quote!(st.add_region(b.new_region());),
    }
}

fn group_size(size: &GroupSize) -> TokenStream {
    match size {
        GroupSize::Zero => quote!(0),
        GroupSize::One => quote!(1),
        GroupSize::Optional(name) => {
            let name = ident(name);
            quote!(usize::from(#name.is_some()))
        }
        GroupSize::Len(name) => {
            let name = ident(name);
            quote!(#name.len())
        }
        GroupSize::Total(name) => {
            let name = ident(name);
            quote!(#name.iter().map(|group| group.len()).sum())
        }
    }
}

/// The functions of a listed builder.
fn listed(op: &OpPlan<'_>, builder: &ListedBuilder<'_>) -> Vec<TokenStream> {
    let table = ident(&op.table);
    let with = Placeholders::new([
        ("_builder", quote!(b)),
        ("_state", quote!(st)),
        ("_ctxt", quote!(b.ctx())),
        ("_ctx", quote!(b.ctx())),
    ]);
    let in_state = |body: TokenStream| quote!(let mut st = b.state(&#table); #body b.build(st));
    let names: Vec<_> = builder.params.iter().map(|(name, _)| ident(name)).collect();
    let body = match &builder.body {
        ListedBody::Hook(name) => {
            let (hook, view, name) = (hook_name(op), class(op.view), ident(name));
            in_state(quote!(<#view<'static> as #hook>::#name(b, &mut st, #(#names),*);))
        }
        ListedBody::State(block) => in_state(block.tokens_before_others(&with)),
        ListedBody::OtherBuilder(block) => block.tokens_before_others(&with),
        ListedBody::Parts(parts) => {
            let types = parts.iter().find_map(|part| match part {
                BodyPart::Fill(builder, _) => Some(builder.types),
                BodyPart::Statements(_) => None,
            });
            let create = create(op, types.unwrap_or(ResultTypes::Params));
            // New regions change the IR, which variables may borrow.
            let mut last = quote!();
            let parts: Vec<_> = parts
                .iter()
                .map(|part| match part {
                    BodyPart::Statements(block) => block.tokens_before_others(&with),
                    BodyPart::Fill(builder, values) => {
                        let values = values.iter().map(|(name, value)| {
                            let (name, value) = (ident(name), value.tokens(&with));
                            quote!(let #name = #value;)
                        });
                        let (arguments, others) = arguments_and_others(op, builder);
                        last.extend(others);
                        quote!(#(#values)* #arguments)
                    }
                })
                .collect();
            quote!(let mut st = b.state(&#table); #(#parts)* #last #create)
        }
    };
    let body = braced(body);
    let deprecated = docs::deprecated(builder.deprecated);
    let doc = docs::attributes(&format!("Creates `{}` with a custom builder.", op.name));
    let params = listed_params(&builder.params);
    let name = ident(&builder.name);
    let Some(options) = &builder.options else {
        return vec![quote! {
            #doc
            #deprecated
            #[track_caller]
            pub fn #name(b: &mut rt::OpBuilder<'_>, #(#params),*) -> rt::OpOf<Self> #body
        }];
    };
    let with = Placeholders::new([("_builder", quote!(b)), ("_ctxt", quote!(b.ctx()))]);
    let defaults = options.optional.iter().map(|param| param.default.tokens(&with));
    let given = &names[..builder.required()];
    let required = &params[..builder.required()];
    let (full, value) = (ident(&options.full), value_function(op, builder, options));
    vec![
        quote! {
            #[track_caller]
            fn #full(b: &mut rt::OpBuilder<'_>, #(#params),*) -> rt::OpOf<Self> #body
        },
        quote! {
            #doc
            #deprecated
            #[track_caller]
            pub fn #name(b: &mut rt::OpBuilder<'_>, #(#required),*) -> rt::OpOf<Self> {
                Self::#full(b, #(#given,)* #(#defaults),*)
            }
        },
        value,
    ]
}

/// The function that returns the struct with the optional parameters.
fn value_function(op: &OpPlan<'_>, builder: &ListedBuilder<'_>, options: &Options) -> TokenStream {
    let (function, class) = (ident(&options.function), ident(&options.class));
    let names: Vec<_> = builder.params.iter().map(|(name, _)| ident(name)).collect();
    let given = &names[..builder.required()];
    let with = Placeholders::new([("_builder", quote!(b)), ("_ctxt", quote!(b.ctx()))]);
    let defaults = options.optional.iter().zip(&names[builder.required()..]);
    let defaults = defaults.map(|(param, name)| {
        let default = param.default.tokens(&with);
        match param.stored.accepts {
            Accepts::Closure(_, false) => quote!(#name: Box::new(#default),),
            // The type of the default is that of a closure.
            Accepts::Closure(_, true) => {
                quote!(#name: #default.map(|it| Box::new(it) as _),)
            }
            _ => quote!(#name: #default,),
        }
    });
    let (bounds, fields) = (&options.type_params, &options.fields);
    let args = type_arguments(options);
    let doc = docs::attributes(&format!(
        "Starts a `{}` like [`{1}`](Self::{1}), with methods for the optional parts.",
        op.name, builder.name
    ));
    let deprecated = docs::deprecated(builder.deprecated);
    quote! {
        #doc
        #deprecated
        pub fn #function<'b, #(#bounds),*>(b: &'b mut rt::OpBuilder<'_>, #(#given: #fields),*) -> #class<#args> {
            #class { #(#given,)* #(#defaults)* b: b.reborrow() }
        }
    }
}

/// The arguments of the struct with the optional parameters.
fn type_arguments(options: &Options) -> TokenStream {
    let names = options.type_params.iter().map(TypeParam::name);
    quote!('b, #(#names),*)
}

/// Emits the structs with the optional parameters of the listed builders.
pub(super) fn values(op: &OpPlan<'_>) -> Vec<Item> {
    let values = op.builders.iter().filter_map(|builder| {
        let Builder::Listed(builder) = builder else { return None };
        Some(Item::part(value(op, builder, builder.options.as_ref()?)))
    });
    values.collect()
}

/// The struct with the parameters of a listed builder.
fn value(op: &OpPlan<'_>, builder: &ListedBuilder<'_>, options: &Options) -> TokenStream {
    let (view, name, full) = (class(op.view), ident(&options.class), ident(&options.full));
    let (bounds, args) = (&options.type_params, type_arguments(options));
    let names: Vec<_> = builder.params.iter().map(|(name, _)| ident(name)).collect();
    let stored = options.optional.iter().map(|param| &param.stored.field);
    let fields: Vec<_> = options.fields.iter().chain(stored).collect();
    let setters = options.optional.iter().zip(&names[builder.required()..]).map(|(param, name)| {
        let setter = ident(&param.setter);
        let (ty, value) = match &param.stored.accepts {
            Accepts::Value => {
                let field = &param.stored.field;
                (quote!(#field), quote!(value))
            }
            Accepts::Optional(ty) => (quote!(impl Into<Option<#ty>>), quote!(value.into())),
            Accepts::Closure(ty, false) => (quote!(#ty), quote!(Box::new(value))),
            Accepts::Closure(ty, true) => (quote!(#ty), quote!(Some(Box::new(value)))),
        };
        let doc = docs::attributes(&format!("Sets `{}`.", param.name));
        quote! {
            #doc
            pub fn #setter(self, value: #ty) -> Self { Self { #name: #value, ..self } }
        }
    });
    let doc = docs::attributes(&format!(
        "A `{}` that is about to be created, from [`{1}::{2}`]({1}::{2}).",
        op.name, op.view, options.function
    ));
    quote! {
        #doc
        #[must_use = "`build` creates the operation"]
        pub struct #name<'b, #(#bounds),*> { b: rt::OpBuilder<'b>, #(#names: #fields),* }
        impl<'b, #(#bounds),*> #name<#args> {
            #(#setters)*
            /// Creates the operation.
            #[track_caller]
            pub fn build(mut self) -> rt::OpOf<#view<'static>> {
                #view::#full(&mut self.b, #(self.#names),*)
            }
        }
    }
}

fn listed_params(params: &[(String, RustType)]) -> Vec<TokenStream> {
    let params = params.iter().map(|(name, ty)| {
        let name = ident(name);
        quote!(#name: #ty)
    });
    params.collect()
}

/// The name of the hook trait of the custom builders.
pub(crate) fn hook_name(op: &OpPlan<'_>) -> Ident {
    format_ident!("{}Builders", op.view)
}

/// The names and signatures of the functions in the hook trait of the custom builders.
pub(crate) fn listed_heads<'a>(op: &'a OpPlan<'_>) -> Vec<(&'a str, TokenStream)> {
    let heads = op.builders.iter().filter_map(|builder| {
        let Builder::Listed(builder) = builder else { return None };
        let ListedBody::Hook(name) = &builder.body else { return None };
        let (function, params) = (ident(name), listed_params(&builder.params));
        let state = quote!(st: &mut rt::OpState);
        let head = quote!(fn #function(b: &mut rt::OpBuilder<'_>, #state, #(#params),*));
        Some((name.as_str(), head))
    });
    heads.collect()
}

/// Emits the hook trait of the custom builders, if any.
pub(super) fn hook(op: &OpPlan<'_>) -> Option<Item> {
    let heads = listed_heads(op);
    if heads.is_empty() {
        return None;
    }
    let methods = heads.iter().map(|(_, head)| {
        quote! {
            /// Adds operands, types, attributes and regions to the operation state.
            #head;
        }
    });
    let (hook, view) = (hook_name(op), op.view);
    let doc = docs::attributes(&format!("Custom builders of [`{view}`]."));
    let message = format!(
        "`{{Self}}` has builders without a body in its definition, but nothing implements `{hook}` for it"
    );
    let label = format!("write `impl {hook} for {{Self}}`; `odsgen hooks` prints it");
    Some(Item::part(quote! {
        #doc
        #[diagnostic::on_unimplemented(message = #message, label = #label)]
        pub trait #hook { #(#methods)* }
    }))
}
