//! Functions that create operations.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::op::{self, Context};
use super::segments::Kind;
use super::{Num, accessors, braced, docs, ident, listed};
use crate::model::{Arg, Multiplicity, Op, Value, snake};

/// The builders of an operation: the one that the definition's arguments give, and those that it lists.
pub(super) fn members<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Vec<TokenStream> {
    let mut members = Vec::new();
    if !op.skip_default_builders {
        if op.infers_results() {
            members.push(default(op, context, Types::Follow));
        } else {
            members.push(default(op, context, Types::Params));
            if op.has_interface("InferTypeOpInterface") && !op.results.is_empty() {
                members.push(default(op, context, Types::Found));
            } else if let Some(index) = op.type_attribute() {
                members.push(default(op, context, Types::OfAttribute(index)));
            }
        }
    }
    for (index, builder) in op.builders.iter().enumerate() {
        let first = members.is_empty() && index == 0;
        members.extend(listed::members(op, builder, first, context));
    }
    members
}

/// Where a builder has the types of results from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Types {
    /// Its parameters.
    Params,
    /// The definition: they follow from what else there is.
    Follow,
    /// `InferTypeOpInterface`.
    Found,
    /// The attribute of this index, which is a type or has one.
    OfAttribute(usize),
}

/// What goes into a builder.
#[derive(Default)]
struct Parts {
    params: Vec<TokenStream>,
    list: Vec<Part>,
}

/// What a builder does with its parameters.
enum Part {
    /// The parameter is an operand, or the type of a result.
    One(Kind, Ident),
    /// The parameter is a slice of these.
    Many(Kind, Ident),
    /// The attribute goes into a property word.
    Word(Num, TokenStream),
    /// What only a state can take.
    Statement(TokenStream),
}

impl Parts {
    fn param(&mut self, param: TokenStream) {
        self.params.push(param);
    }

    fn add(&mut self, part: Part) {
        self.list.push(part);
    }

    fn statement(&mut self, statement: TokenStream) {
        self.add(Part::Statement(statement));
    }

    /// The call that creates the operation without a state, if that is possible.
    fn direct(&self, def: &Ident, create: &TokenStream) -> Option<TokenStream> {
        let mut words = Vec::new();
        for part in &self.list {
            match part {
                Part::Statement(_) => return None,
                Part::Word(word, attr) => {
                    words.resize_with(words.len().max(word.0 + 1), || quote!(0));
                    words[word.0] = quote!(rt::attr_word(#attr));
                }
                Part::One(..) | Part::Many(..) => {}
            }
        }
        let operands = self.handed_over(Kind::Operand, "operands")?;
        let types = self.handed_over(Kind::Result, "types")?;
        let words = if words.is_empty() { quote!() } else { quote!(.words(&[#(#words),*])) };
        Some(quote!(b.#create(b.parts(&#def)#operands #types #words)))
    }

    /// The call that hands all operands or types over, called `method`; `None` if they are in several slices.
    fn handed_over(&self, of: Kind, method: &str) -> Option<TokenStream> {
        let (mut single, mut slices) = (Vec::new(), Vec::new());
        for part in &self.list {
            match part {
                Part::One(kind, name) if *kind == of => single.push(name),
                Part::Many(kind, name) if *kind == of => slices.push(name),
                _ => {}
            }
        }
        let method = ident(method);
        match (single.as_slice(), slices.as_slice()) {
            ([], []) => Some(quote!()),
            (names, []) => Some(quote!(.#method(&[#(#names.into()),*]))),
            ([], [slice]) => Some(quote!(.#method(#slice))),
            _ => None,
        }
    }

    /// The statements that put everything into a state.
    fn into_statements(self) -> impl Iterator<Item = TokenStream> {
        self.list.into_iter().map(|part| match part {
            Part::One(Kind::Operand, name) => quote!(st.add_operand(#name);),
            Part::One(Kind::Result, name) => quote!(st.add_type(#name);),
            Part::Many(Kind::Operand, name) => quote!(st.operands.extend_from_slice(#name);),
            Part::Many(Kind::Result, name) => quote!(st.types.extend_from_slice(#name);),
            Part::Word(word, attr) => quote!(st.set_property(#word, #attr);),
            Part::Statement(statement) => statement,
        })
    }
}

/// The builder that the definition's arguments give.
fn default<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>, types: Types) -> TokenStream {
    let def = op::def(op);
    let inferred = types != Types::Params;
    let mut parts = Parts::default();
    if !inferred {
        for index in 0..op.results.len() {
            result_param(op, index, &mut parts);
        }
    }
    let sized: Vec<&str> = op.operands.iter().filter_map(sizes_attr).collect();
    for arg in &op.args {
        match *arg {
            Arg::Operand(index) => operand_param(op, index, &mut parts),
            Arg::Attribute(index) => {
                let attr = &op.attributes[index];
                if !sized.contains(&attr.name) {
                    attribute_param(op, index, context, &mut parts);
                }
            }
            Arg::Property(index) => {
                let property = &op.properties[index];
                if property.default.is_none() {
                    let name = parameter(&property.accessor);
                    let ty = context.host.argument_ty(
                        property.interface_type,
                        "'_",
                        (property.record, "interfaceType"),
                    );
                    let kind = context.kinds.of(property, context.host);
                    let word = op::property_word(op, index);
                    parts.param(quote!(#name: #ty));
                    parts.statement(quote!(st.set_property_value::<#kind>(b.ctx(), #word, #name);));
                }
            }
        }
    }
    if op.has_operand_segments() {
        let sizes = (0..op.operands.len()).map(|index| group_size(op, index));
        let word = op::operand_segments_word(op);
        parts.statement(quote!(st.set_segments(#word, &[#(#sizes),*]);));
    }
    if op.has_result_segments() && !inferred {
        let sizes = op.results.iter().enumerate().map(|(index, result)| {
            let name = result_name(op, index);
            match result.multiplicity() {
                Multiplicity::One => quote!(1),
                Multiplicity::Optional => quote!(usize::from(#name.is_some())),
                _ => quote!(#name.len()),
            }
        });
        let word = op::result_segments_word(op);
        parts.statement(quote!(st.set_segments(#word, &[#(#sizes),*]);));
    }
    for (index, successor) in op.successors.iter().enumerate() {
        let name = match successor.name {
            Some(name) => ident(snake(name)),
            None => free_name(op, format!("successor_{index}")),
        };
        if successor.constraint.variadic {
            parts.param(quote!(#name: &[rt::Block]));
            parts.statement(quote!(st.successors.extend_from_slice(#name);));
        } else {
            parts.param(quote!(#name: rt::Block));
            parts.statement(quote!(st.add_successor(#name);));
        }
    }
    for (index, region) in op.regions.iter().enumerate() {
        if region.constraint.variadic {
            let name = region.name.map_or_else(|| format!("region_{index}"), snake);
            let count = free_name(op, format!("{}_count", name.trim_end_matches('_')));
            parts.param(quote!(#count: usize));
            parts.statement(quote!(for _ in 0..#count { st.add_region(b.new_region()); }));
        } else {
            parts.statement(quote!(st.add_region(b.new_region());));
        }
    }
    // Beside the one with parameters for the types.
    let own = matches!(types, Types::Found | Types::OfAttribute(_));
    let create = match types {
        Types::Params => quote!(b.create(&st)),
        Types::Follow | Types::Found => quote!(b.create_inferred(st)),
        Types::OfAttribute(index) => {
            let (word, count) = (op::attribute_word(op, index), Num(op.results.len()));
            quote!(b.create_with_type_of(st, #word, #count))
        }
    };
    let (what, direct) = if inferred {
        ("Creates the operation; its result types follow.", quote!(create_inferred_from))
    } else {
        ("Creates the operation.", quote!(create_from))
    };
    let doc = docs::attributes(what);
    let params = std::mem::take(&mut parts.params);
    let direct = if own { None } else { parts.direct(&def, &direct) };
    let body = direct.unwrap_or_else(|| {
        let mut body = quote!(let mut st = b.state(&#def););
        body.extend(parts.into_statements());
        body.extend(create);
        body
    });
    let body = braced(body);
    let name = ident(if own { "build_inferred" } else { "build" });
    quote! {
        #doc
        pub fn #name(b: &mut rt::OpBuilder<'_>, #(#params),*) -> rt::Op #body
    }
}

/// The name of a parameter; names that builders use themselves are kept apart.
pub(super) fn parameter(name: &str) -> Ident {
    match name {
        "b" | "st" => format_ident!("{name}_"),
        _ => ident(name),
    }
}

fn sizes_attr<'r>(value: &Value<'r>) -> Option<&'r str> {
    match value.multiplicity() {
        Multiplicity::VariadicOfVariadic(sizes) => Some(sizes),
        _ => None,
    }
}

/// The name of a parameter that the definition does not name; what it does name comes first.
fn free_name(op: &Op<'_>, mut name: String) -> Ident {
    let successors: Vec<_> = op.successors.iter().filter_map(|it| it.name.map(snake)).collect();
    let is_taken = |name: &str| {
        op.operands.iter().any(|operand| operand.rust_name() == Some(name))
            || op.attributes.iter().any(|attr| attr.accessor == name)
            || op.properties.iter().any(|property| property.accessor == name)
            || successors.iter().any(|successor| successor == name)
    };
    while is_taken(&name) {
        name.push('_');
    }
    ident(&name)
}

/// The parameter for the type of result `index`.
fn result_name(op: &Op<'_>, index: usize) -> Ident {
    let name = match op.results[index].rust_name() {
        Some(name) => format!("{}_type", name.trim_end_matches('_')),
        None if op.results.len() == 1 => "result_type".to_owned(),
        None => format!("result_type_{index}"),
    };
    free_name(op, name)
}

fn result_param(op: &Op<'_>, index: usize, parts: &mut Parts) {
    let name = result_name(op, index);
    match op.results[index].multiplicity() {
        Multiplicity::One => {
            parts.param(quote!(#name: impl Into<rt::Type>));
            parts.add(Part::One(Kind::Result, name));
        }
        Multiplicity::Optional => {
            parts.param(quote!(#name: Option<rt::Type>));
            parts.statement(quote!(st.types.extend(#name);));
        }
        _ => {
            parts.param(quote!(#name: &[rt::Type]));
            parts.add(Part::Many(Kind::Result, name));
        }
    }
}

fn operand_name(op: &Op<'_>, index: usize) -> Ident {
    match op.operands[index].rust_name() {
        Some(name) => parameter(name),
        None => free_name(op, format!("operand_{index}")),
    }
}

fn operand_param(op: &Op<'_>, index: usize, parts: &mut Parts) {
    let name = operand_name(op, index);
    match op.operands[index].multiplicity() {
        Multiplicity::One => {
            parts.param(quote!(#name: impl Into<rt::Value>));
            parts.add(Part::One(Kind::Operand, name));
        }
        Multiplicity::Optional => {
            parts.param(quote!(#name: Option<rt::Value>));
            parts.statement(quote!(st.operands.extend(#name);));
        }
        Multiplicity::Variadic => {
            parts.param(quote!(#name: &[rt::Value]));
            parts.add(Part::Many(Kind::Operand, name));
        }
        Multiplicity::VariadicOfVariadic(sizes) => {
            let word = Num(op.attribute(sizes).unwrap_or_default());
            parts.param(quote!(#name: &[&[rt::Value]]));
            parts.statement(quote!(st.add_operand_groups(b.ctx(), #word, #name);));
        }
    }
}

/// The number of values in an operand group, by its parameter.
fn group_size(op: &Op<'_>, index: usize) -> TokenStream {
    let name = operand_name(op, index);
    match op.operands[index].multiplicity() {
        Multiplicity::One => quote!(1),
        Multiplicity::Optional => quote!(usize::from(#name.is_some())),
        Multiplicity::Variadic => quote!(#name.len()),
        Multiplicity::VariadicOfVariadic(_) => quote!(#name.iter().map(|group| group.len()).sum()),
    }
}

/// Attributes that an operation may go without have no parameter: they are set afterwards.
fn attribute_param<'r>(
    op: &Op<'r>,
    index: usize,
    context: &mut Context<'_, '_, 'r>,
    parts: &mut Parts,
) {
    let attr = &op.attributes[index];
    let constraint = &attr.constraint;
    if constraint.optional || constraint.default_value().is_some() {
        return;
    }
    let name = parameter(&attr.accessor);
    let word = op::attribute_word(op, index);
    match constraint.held() {
        Some(held) => {
            let ctx = quote!(b.ctx());
            let (ty, make) = accessors::made_of(&held, context.host, &ctx, &quote!(#name));
            parts.param(quote!(#name: #ty));
            parts.add(Part::Word(word, make));
        }
        None => {
            parts.param(quote!(#name: impl Into<rt::Attribute>));
            parts.add(Part::Word(word, quote!(#name)));
        }
    }
}
