//! Rewrite rules: one function per rule.

use std::slice;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, quote};

use super::{Item, Num, class, condition_tokens, docs, ident};
use crate::fragment::{OwnedForm, Placeholders};
use crate::names::imports_of_rust;
use crate::plan::pattern::{
    Absent, Accessor, Action, Argument, Build, Code, Condition, Create, Keep, Kept, Matched, Pass,
    Place, Rule, RulesPlan, Step, Types, Use, Values,
};

/// The maximum length of a reason that is on the same line as the call that reports it.
const MAX_INLINE_REASON_LEN: usize = 52;

/// Why a rule does not match a second operation of the kind of the root.
const USES_ITSELF: &str = "the second operation uses its own result";

/// The items of a module of rules.
pub(super) fn items(plan: &RulesPlan<'_>) -> Vec<Item> {
    let trait_import = [Item::part(quote!(
        use ::ods_runtime::codegen::OpView as _;
    ))];
    let imports = plan.imports.iter().map(|module| Item::part(quote!(use #module::{self, *};)));
    let hiding: Vec<_> = plan.hiding.iter().map(|(_, name)| *name).collect();
    let of_rust = imports_of_rust(&hiding).into_iter().map(|path| {
        let path: TokenStream = path.parse().unwrap_or_default();
        Item::part(quote!(use #path;))
    });
    let classes = plan.hiding.iter().map(|(module, name)| {
        let (name, inner) = (ident(name), class(name));
        Item::part(quote!(use #module::#name as #inner;))
    });
    let rules = plan.rules.iter().map(|rule| Item::section(function(rule)));
    let add = |rule: &Rule| {
        let (name, function) = (&rule.name, ident(&rule.function));
        let benefit = Num(rule.benefit.into());
        let generated = &rule.generated;
        quote!(rt::add_rule(patterns, #name, #benefit, &[#(#generated::DEF),*], #function);)
    };
    let adds = plan.rules.iter().map(add);
    let populate = quote! {
        /// Adds all rules to `patterns`.
        pub fn populate(patterns: &mut rt::PatternSet) { #(#adds)* }
    };
    let groups = plan.groups.iter().map(|group| {
        let text =
            format!("Adds the rules that match `{}`, in the order of their definitions.", group.op);
        let (doc, function) = (docs::attributes(&text), ident(&group.function));
        let adds = group.rules.iter().map(|it| add(&plan.rules[*it]));
        Item::section(quote! {
            #doc
            pub fn #function(patterns: &mut rt::PatternSet) { #(#adds)* }
        })
    });
    let populate = [Item::section(populate)];
    let imports = trait_import.into_iter().chain(imports).chain(of_rust).chain(classes);
    imports.chain(rules).chain(populate).chain(groups).collect()
}

fn function(rule: &Rule) -> TokenStream {
    let doc = docs::attributes(&format!("`{}`: {}.", rule.name, rule.place));
    let (name, root) = (ident(&rule.function), &rule.root);
    let steps = rule.matching.iter().map(|it| step(it, false));
    let bindings = bindings(&rule.kept);
    let remapped = remapped(&rule.kept);
    let context = rule.uses_context.then(|| quote!(let ctx = r.ctx().clone();));
    let actions = rule.actions.iter().map(action);
    let (locations, fuse) = fused(&rule.fused);
    quote! {
        #doc
        pub fn #name(op: rt::OpOf<#root<'static>>, r: &mut rt::Rewriter<'_>) -> Option<()> {
            #(#steps)*
            #locations
            #context
            #bindings
            #remapped
            #fuse
            #(#actions)*
            Some(())
        }
    }
}

/// The statements that read the locations of the matched operations, and set the fused location of new operations.
fn fused(matched: &[Matched]) -> (TokenStream, TokenStream) {
    if matched.is_empty() {
        return (quote!(), quote!());
    }
    let ops = matched.iter().map(self::matched);
    (
        quote!(let locations = rt::locations([#(#ops),*]);),
        quote!(rt::fuse_locations(r, &locations);),
    )
}

/// The operation in a variable.
fn matched(matched: &Matched) -> TokenStream {
    let local = ident(&matched.local);
    if matched.typed { quote!(*#local) } else { quote!(#local) }
}

/// The statements of a matching step. In the closure of an `either`, they return the reason of a mismatch.
fn step(step: &Step, in_closure: bool) -> TokenStream {
    let bind = |locals: &[String], option: &TokenStream, reason: &str| {
        let (locals, fail) = (tuple(locals.iter().map(ident)), fail(reason, in_closure));
        quote!(let Some(#locals) = #option else { #fail };)
    };
    match step {
        Step::Root(local) => {
            let local = ident(local);
            quote!(let #local = r.get(op);)
        }
        Step::Read(local, place) => {
            let (local, place) = (ident(local), self::place(place));
            quote!(let #local = #place;)
        }
        Step::Defining(local, value, reason) => {
            let value = place(value);
            bind(slice::from_ref(local), &quote!(rt::defining_op(#value)), reason)
        }
        Step::Cast(local, view, reason) => {
            let op = ident(local);
            bind(slice::from_ref(local), &quote!(#op.dyn_cast::<#view<'_>>()), reason)
        }
        Step::Native(locals, code, reason) if code.expr.constructs_itself() => {
            let code = self::code(code);
            bind(locals, &quote!(rt::constructed(|| #code).flatten()), reason)
        }
        Step::Native(locals, code, reason) => bind(locals, &self::code(code), reason),
        Step::Count(local, count, reason) => {
            let (local, count, fail) = (ident(local), Num(*count), fail(reason, in_closure));
            quote!(if #local.len() != #count { #fail })
        }
        Step::Check(condition, reason) => {
            let (fails, fail) = (self::fails(condition), fail(reason, in_closure));
            quote!(if #fails { #fail })
        }
        Step::Separate(matched) => {
            let (matched, fail) = (self::matched(matched), fail(USES_ITSELF, in_closure));
            quote!(if rt::repeats(r.op(op), #matched) { #fail })
        }
        Step::Either { values: [left, right], locals: [first, second], steps, bound } => {
            let (left, right) = (place(left), place(right));
            let (first, second) = (ident(first), ident(second));
            let steps = steps.iter().map(|it| self::step(it, true));
            let bound = tuple(bound.iter().map(ident));
            quote! {
                let found = rt::either(#left, #right, |#first, #second| {
                    #(#steps)*
                    Ok(#bound)
                });
                let #bound = match found {
                    Ok(found) => found,
                    Err(reasons) => return rt::neither(r, op, reasons),
                };
            }
        }
    }
}

/// The statement that returns a mismatch with its reason from the rule or the closure.
fn fail(reason: &str, in_closure: bool) -> TokenStream {
    if in_closure {
        quote!(return Err(#reason);)
    } else if reason.len() <= MAX_INLINE_REASON_LEN {
        quote!(return r.no_match(op, #reason);)
    } else {
        quote! {
            let reason = #reason;
            return r.no_match(op, reason);
        }
    }
}

/// The names as a tuple, which is a pattern or an expression. A single name has no parentheses.
fn tuple(names: impl Iterator<Item = Ident>) -> TokenStream {
    let names: Vec<_> = names.collect();
    match names.as_slice() {
        [name] => quote!(#name),
        names => quote!((#(#names),*)),
    }
}

fn place(place: &Place) -> TokenStream {
    match place {
        Place::Local(local) => {
            let local = ident(local);
            quote!(#local)
        }
        Place::Accessor(it) => accessor(it),
        Place::Defaulted(it, default) => {
            let (it, default) = (accessor(it), code(default));
            quote!(#it.unwrap_or_else(|| rt::attr_in(r.ctx(), #default)))
        }
        Place::Single(local, index) => {
            let (local, index) = (ident(local), Num(*index));
            quote!(#local.operand_group(#index).single())
        }
        Place::Group(local, index) => {
            let (local, index) = (ident(local), Num(*index));
            quote!(#local.operand_group(#index))
        }
        Place::Element(local, index) => {
            let (local, index) = (ident(local), Num(*index));
            quote!(rt::element(&#local, #index))
        }
    }
}

fn accessor(accessor: &Accessor) -> TokenStream {
    let (local, function) = (ident(&accessor.local), ident(&accessor.function));
    match (accessor.typed, accessor.optional) {
        (false, _) => quote!(#local.#function()),
        (true, false) => quote!(*#local.#function()),
        (true, true) => quote!(#local.#function().map(|it| *it)),
    }
}

/// The negation of a condition, as an expression.
fn fails(condition: &Condition) -> TokenStream {
    match condition {
        Condition::Type { constant, value, op } => {
            let (constant, value) = (ident(constant), place(value));
            match op.as_ref().map(ident) {
                Some(op) => quote!(!#constant.accepts_value_of(*#op, #value)),
                None => quote!(!#constant.accepts_value(#value)),
            }
        }
        Condition::Attr { constant, local, typed, absent, op } => {
            let (constant, local) = (ident(constant), ident(local));
            let untyped = typed.then(|| quote!(*));
            let accepts = |attr: TokenStream| match op.as_ref().map(ident) {
                Some(op) => quote!(#constant.accepts_attr_of(*#op, #untyped #attr)),
                None => quote!(#constant.accepts_attr(#untyped #attr)),
            };
            match absent {
                Absent::Never => {
                    let accepts = accepts(quote!(#local));
                    quote!(!#accepts)
                }
                Absent::Fails => {
                    let accepts = accepts(quote!(it));
                    quote!(!#local.is_some_and(|it| #accepts))
                }
            }
        }
        Condition::Present(local) => {
            let local = ident(local);
            quote!(!#local)
        }
        Condition::Holds(code) => {
            if code.expr.constructs() {
                let code = condition_tokens(&code.expr, placeholders(code));
                return quote!(!#code);
            }
            code.expr.negation().tokens(&placeholders(code))
        }
        Condition::Same(left, right) => {
            let (left, right) = (ident(left), ident(right));
            quote!(#left != #right)
        }
    }
}

fn placeholders(code: &Code) -> Placeholders {
    Placeholders::new(code.uses.iter().map(|(name, it)| (name.as_str(), use_(it))))
}

fn code(code: &Code) -> TokenStream {
    code.expr.tokens(&placeholders(code))
}

fn use_(it: &Use) -> TokenStream {
    match it {
        Use::Local(local) => {
            let local = ident(local);
            quote!(#local)
        }
        Use::Owned(local, owned) => {
            let local = ident(local);
            borrowed(owned.form, owned.options, quote!(#local))
        }
        Use::Into(local) => {
            let local = ident(local);
            quote!(#local.into())
        }
        Use::TypeOf(of) => {
            let of = use_(of);
            quote!(#of.ty())
        }
        Use::Accessor(it) => {
            let call = accessor(it);
            if it.typed { quote!((#call)) } else { call }
        }
        Use::ResultView(local, index) => {
            let (local, index) = (ident(local), Num(*index));
            quote!((*#local).result(#index))
        }
        Use::Result(local, index) => {
            let (local, index) = (ident(local), Num(*index));
            quote!(#local.result(#index))
        }
        Use::Element(local, index) => {
            let (local, index) = (ident(local), Num(*index));
            quote!(#local[#index])
        }
        Use::ElementView(local, index) => {
            let (local, index) = (ident(local), Num(*index));
            quote!(rt::element(&#local, #index))
        }
        Use::Rewriter => quote!(r),
        Use::RewriterContext => quote!(r.ctx()),
        Use::Context => quote!(&ctx),
        Use::Code(it) => code(it),
        Use::Array(list) => {
            let list = list.iter().map(use_);
            quote!([#(#list),*])
        }
        Use::Passed(of, how) => passed(&use_(of), *how),
    }
}

/// An argument of a helper.
fn passed(of: &TokenStream, how: Pass) -> TokenStream {
    match how {
        Pass::Into => quote!(#of.into()),
        Pass::MapInto => quote!(#of.map(|it| it.into())),
        Pass::SomeInto => quote!(Some(#of.into())),
        Pass::Slice => quote!(&#of[..]),
        Pass::OptionSlice => quote!(#of.as_slice()),
        Pass::Collect => quote!(#of.clone().into_iter().collect()),
        Pass::Deref => quote!(*#of),
        Pass::MapDeref => quote!(#of.map(|it| *it)),
    }
}

/// Binds the values that the actions use, which cannot borrow the IR.
fn bindings(locals: &[Kept]) -> TokenStream {
    if locals.is_empty() {
        return quote!();
    }
    let values: Vec<_> = locals.iter().map(keep).collect();
    let names = tuple(locals.iter().map(|it| ident(&it.local)));
    match values.as_slice() {
        [value] => quote!(let #names = #value;),
        values => quote!(let #names = (#(#values),*);),
    }
}

/// The statements that replace values by those that they are converted to.
fn remapped(locals: &[Kept]) -> TokenStream {
    let one = locals.iter().filter(|it| it.is_one_value()).map(|it| ident(&it.local));
    let one: Vec<_> = one.collect();
    let one = match one.as_slice() {
        [] => quote!(),
        locals => quote!(let [#(#locals),*] = rt::remapped(r, op, [#(#locals),*])?;),
    };
    let others = locals.iter().filter(|it| !it.is_one_value()).map(|it| {
        let local = ident(&it.local);
        match it.how {
            Keep::Value => quote!(let #local = rt::remapped_optional(r, op, #local)?;),
            Keep::Values => quote!(let #local = rt::remapped_values(r, op, #local)?;),
            _ => quote!(),
        }
    });
    quote!(#one #(#others)*)
}

/// The value in the variable `it`, which is in so many options and owned, as it is passed on.
fn borrowed(form: OwnedForm, options: usize, it: TokenStream) -> TokenStream {
    match (form, options) {
        (OwnedForm::Value, _) => quote!(#it.clone()),
        (_, 2..) => {
            let inner = borrowed(form, options - 1, quote!(it));
            quote!(#it.as_ref().map(|it| #inner))
        }
        (OwnedForm::Ref, 0) => quote!(&#it),
        (OwnedForm::Ref, _) => quote!(#it.as_ref()),
        (OwnedForm::Str, 0) => quote!(#it.as_str()),
        (OwnedForm::Slice, 0) => quote!(#it.as_slice()),
        (OwnedForm::Str | OwnedForm::Slice, _) => quote!(#it.as_deref()),
    }
}

/// The value `it`, which is in so many options, as it is stored.
fn owned_value(form: OwnedForm, options: usize, it: TokenStream) -> TokenStream {
    match (form, options) {
        (_, 2..) => {
            let inner = owned_value(form, options - 1, quote!(it));
            quote!(#it.map(|it| #inner))
        }
        (OwnedForm::Str, 0) => quote!(#it.to_owned()),
        (OwnedForm::Str, _) => quote!(#it.map(str::to_owned)),
        (OwnedForm::Slice, 0) => quote!(#it.to_vec()),
        (OwnedForm::Slice, _) => quote!(#it.map(<[_]>::to_vec)),
        (OwnedForm::Ref | OwnedForm::Value, 0) => quote!(#it.clone()),
        (OwnedForm::Ref | OwnedForm::Value, _) => quote!(#it.cloned()),
    }
}

fn keep(value: &Kept) -> TokenStream {
    let local = ident(&value.local);
    let one = |it: TokenStream| match &value.how {
        Keep::Handle | Keep::Value => quote!(#it.handle()),
        Keep::Values => quote!(#it.handles()),
        Keep::Op(view) => quote!(rt::op_handle::<#view<'static>>(*#it)),
        Keep::Attr(Some(ty)) => quote!(rt::attr_in::<#ty>(&ctx, #it)),
        Keep::Attr(None) => quote!(ctx.attr_ref(#it.handle())),
        Keep::Owned(owned) => owned_value(owned.form, owned.options, it),
    };
    if value.optional {
        let map = one(quote!(it));
        quote!(#local.map(|it| #map))
    } else {
        one(quote!(#local))
    }
}

fn action(action: &Action) -> TokenStream {
    match action {
        Action::Loc(local) => {
            let local = ident(local);
            quote!(let #local = r.loc();)
        }
        Action::NamedLoc(local, name) => {
            let local = ident(local);
            quote!(let #local = rt::named_location(r, #name);)
        }
        Action::LocOf(local, of) => {
            let (local, of) = (ident(local), use_(of));
            quote!(let #local = rt::location_of(r, #of);)
        }
        Action::FusedLoc(local, of, metadata) => {
            let (local, of) = (ident(local), of.iter().map(use_));
            let metadata = match metadata {
                Some(text) => quote!(Some(#text)),
                None => quote!(None),
            };
            quote!(let #local = rt::fused_location(r, &[#(rt::location_of(r, #of)),*], #metadata);)
        }
        Action::Constructs(of, created) => constructing(of, created),
        Action::Native(None, it) => {
            let code = code(it);
            quote!(#code;)
        }
        Action::Native(Some(local), it) => {
            let (local, code) = (ident(local), code(it));
            quote!(let #local = #code;)
        }
        Action::Attr(local, it) | Action::Type(local, it) => {
            let (local, code) = (ident(local), code(it));
            quote!(let #local = #code;)
        }
        Action::RootTypes(local, range) => {
            let local = ident(local);
            let (start, end) = (Num(range.start), Num(range.end));
            quote!(let #local = rt::result_types(r, op, #start..#end)?;)
        }
        Action::TypeOf(local, of) => {
            let (local, of) = (ident(local), use_(of));
            quote!(let #local = rt::type_of(r, #of);)
        }
        Action::ResultGroup(local, op, index) => {
            let (local, op, index) = (ident(local), ident(op), Num(*index));
            quote!(let #local = rt::result_group(r, #op, #index);)
        }
        Action::List(local, list) => {
            let (local, count, list) = (ident(local), Num(list.len()), list.iter().map(use_));
            quote!(let #local: [rt::Value; #count] = [#(#list),*];)
        }
        Action::Concat(local, parts) => {
            let local = ident(local);
            let parts = parts.iter().map(|part| match part {
                Values::Optional(_) => values(part),
                part => {
                    let part = values(part);
                    quote!(#part[..])
                }
            });
            quote!(let #local = [#(#parts),*].concat();)
        }
        Action::Create(create) => self::create(create),
        Action::Build(build) => self::build(build),
        Action::Replace(list) => {
            let list = values(list);
            quote!(r.replace_op(op, #list);)
        }
        Action::ReplaceWith(local) => {
            let local = ident(local);
            quote!(r.replace_op_with(op, #local);)
        }
        Action::Erase => quote!(r.erase_op(op);),
    }
}

/// The statement of an action that fails if it constructs a type or an attribute that cannot exist.
fn constructing(of: &Action, created: &[String]) -> TokenStream {
    let (local, code) = match of {
        Action::Native(local, it) => (local.as_ref(), code(it)),
        Action::Attr(local, it) | Action::Type(local, it) => (Some(local), code(it)),
        other => return action(other),
    };
    let local = local.map_or(quote!(()), |it| ident(it).into_token_stream());
    let fail = if created.is_empty() {
        quote!(r.no_match(op, rt::CANNOT_EXIST))
    } else {
        let created = created.iter().map(ident);
        quote!(rt::undo(r, op, &[#(#created.into()),*], rt::CANNOT_EXIST))
    };
    quote! {
        let Some(#local) = rt::constructed(|| #code) else {
            return #fail;
        };
    }
}

/// The expression for a slice of values.
fn values(list: &Values) -> TokenStream {
    match list {
        Values::All(local) => {
            let local = ident(local);
            quote!(&#local)
        }
        Values::Optional(local) => {
            let local = ident(local);
            quote!(#local.as_slice())
        }
        Values::Each(list) => {
            let list = list.iter().map(use_);
            quote!(&[#(#list),*])
        }
    }
}

fn create(create: &Create) -> TokenStream {
    let view = &create.view;
    let setters = create.setters.iter().map(|(setter, argument)| {
        let (setter, argument) = (ident(setter), self::argument(argument));
        quote!(.#setter(#argument))
    });
    let types = create.types.as_ref().map(|types| match types {
        Types::All(local) => {
            let local = ident(local);
            quote!(.with_types(#local))
        }
        Types::Each(list) => {
            let list = list.iter().map(use_);
            quote!(.with_types([#(#list),*]))
        }
    });
    let loc = create.loc.as_ref().map(|loc| {
        let loc = ident(loc);
        quote!(.with_loc(#loc))
    });
    bound(create.local.as_ref(), &quote!(r.new_op::<#view<'_>>()#(#setters)*#types #loc.build()))
}

fn build(build: &Build) -> TokenStream {
    if let Some(helper) = &build.helper {
        return built_by_helper(build, helper);
    }
    let (view, function) = (&build.view, ident(&build.function));
    let args = build.args.iter().map(argument);
    let call = match &build.loc {
        None => quote!(<#view<'_>>::#function(r, #(#args),*)),
        Some(loc) => {
            let loc = ident(loc);
            quote!(rt::at_location(r, #loc, |r| <#view<'_>>::#function(r, #(#args),*)))
        }
    };
    bound(build.local.as_ref(), &call)
}

/// The creation of an operation with the helper that replaces its builder.
fn built_by_helper(build: &Build, helper: &Code) -> TokenStream {
    let (view, call) = (&build.view, code(helper));
    let call = match &build.loc {
        None => call,
        Some(loc) => {
            let loc = ident(loc);
            quote!({
                let before = r.loc();
                r.set_loc(#loc);
                let built = #call;
                r.set_loc(before);
                built
            })
        }
    };
    let built = quote!({
        let built = #call;
        rt::op_handle::<#view<'static>>(r.op(built))
    });
    bound(build.local.as_ref(), &built)
}

fn argument(argument: &Argument) -> TokenStream {
    match argument {
        Argument::One(it) => use_(it),
        Argument::Some(it) => {
            let it = use_(it);
            quote!(Some(#it.into()))
        }
        Argument::SomeValue(it) => {
            let it = use_(it);
            quote!(Some(#it))
        }
        Argument::Values(list) => values(list),
    }
}

/// The statement that binds the variable, if any, to `value`.
fn bound(local: Option<&String>, value: &TokenStream) -> TokenStream {
    match local {
        Some(local) => {
            let local = ident(local);
            quote!(let #local = #value;)
        }
        None => quote!(#value;),
    }
}
