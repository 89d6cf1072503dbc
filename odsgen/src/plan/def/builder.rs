//! Builders of attributes and types.

use std::rc::Rc;

use quote::quote;

use super::param::Param;
use super::shape::Shape;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{Block, Expr, Fragment, GetSlot, RustType, Takes, TypeUse, is_null_default};
use crate::model::{self, Def, DefBuilder};
use crate::plan::builder::name_from;
use crate::plan::planner::Planner;

/// The builders of an attribute or type.
#[derive(Clone, Debug)]
pub(crate) struct DefBuilders {
    /// Whether the default builders are public.
    pub is_default_public: bool,
    /// The default builder.
    pub get: &'static str,
    /// The checked default builder, which takes a location for errors.
    pub get_checked: &'static str,
    /// The builders from the definition's list.
    pub listed: Vec<ListedDefBuilder>,
}

/// A builder from the definition's list.
#[derive(Clone, Debug)]
pub(crate) struct ListedDefBuilder {
    /// The name.
    pub name: String,
    /// The name of the checked form, which takes a location for errors.
    pub checked_name: String,
    /// Whether it takes a context.
    pub takes_context: bool,
    /// The parameters, without the context.
    pub params: Vec<(String, RustType)>,
    /// The return type; the view if `None`.
    pub returns: Option<RustType>,
    /// The body; hand-written, as a hook, if `None`.
    pub body: Option<Block>,
    /// The short form with only the required parameters, if the others have defaults.
    pub short: Option<ShortBuilder>,
    /// The name of the checked form of the short form.
    pub short_checked_name: String,
}

/// The short form of a builder: calls it with defaults for the last parameters.
#[derive(Clone, Debug)]
pub(crate) struct ShortBuilder {
    /// The name.
    pub name: String,
    /// The number of required parameters.
    pub count: usize,
    /// The defaults of the other parameters.
    pub defaults: Vec<Rc<Expr>>,
}

impl<'r> Planner<'r> {
    /// Plans the builders of `def`.
    pub(super) fn def_builders(&mut self, def: &Def<'r>, params: &[Param<'r>]) -> DefBuilders {
        // Not every builder in C++ is translated; without the default there may be none.
        let keeps_default = language::is_cpp(def.record);
        let skips_default = def.skip_default_builders && !keeps_default;
        let (get, get_checked) = match skips_default {
            true => ("base_get", "base_get_checked"),
            false => ("get", "get_checked"),
        };
        let mut listed: Vec<ListedDefBuilder> = Vec::new();
        for (index, builder) in def.builders.iter().enumerate() {
            if !language::is_cpp(builder.record) {
                listed.push(self.listed_def_builder(builder, index == 0 && skips_default));
                continue;
            }
            match self.translated_def_builder(builder, params, &listed) {
                Ok(translated) => listed.push(translated),
                Err(error) => language::leave_out(
                    def.record.records(),
                    OmittedPart::Builder(def.record.name().to_owned()),
                    &error,
                ),
            }
        }
        DefBuilders { is_default_public: !skips_default, get, get_checked, listed }
    }

    /// A builder in C++. The error says why it is not translated.
    fn translated_def_builder(
        &self,
        builder: &DefBuilder<'r>,
        params: &[Param<'r>],
        others: &[ListedDefBuilder],
    ) -> model::Result<ListedDefBuilder> {
        let fail = |reason: String| builder.record.error(reason);
        let Some(body) = builder.body else { return Err(fail(language::ONLY_DECLARED.to_owned())) };
        if let Some(returns) = builder.return_type {
            return Err(fail(format!("it returns the type '{returns}'")));
        }
        let slots = params.iter().filter(|param| !param.is_mutable);
        let slots = slots.map(|param| get_slot(&param.shape)).collect::<Option<Vec<_>>>();
        let Some(slots) = slots else {
            return Err(fail(
                "a parameter of the definition has a type that only Rust knows".to_owned(),
            ));
        };
        let (lifetime, use_) = match builder.infers_context {
            true => ("'c", TypeUse::Result),
            false => ("'_", TypeUse::Builder),
        };
        let (mut types, mut known, mut defaults) = (Vec::new(), Vec::new(), Vec::new());
        for param in &builder.params {
            let written = param.ty.text;
            let name = (param.name.as_str(), param.name.as_str());
            let Some((mut of_body, mut ty)) = self.scope.builder_param(name, written) else {
                return Err(fail(format!("a parameter of the type '{written}' is not translated")));
            };
            if let Some(default) = param.default {
                let is_null = is_null_default(written, default.text);
                if is_null {
                    (of_body, ty) = (of_body.nullable(), format!("Option<{ty}>"));
                }
                defaults.push(match is_null {
                    true => Rc::new(Expr::none()),
                    false => self.scope.expr(&default, &["_builder", "_ctxt"])?,
                });
            }
            let ty = self.scope.ty(Fragment::composed(&ty, builder.record), lifetime, use_)?;
            types.push((param.name.clone(), ty));
            known.push(of_body);
        }
        let placeholders: &[&str] =
            if builder.infers_context { &["_get"] } else { &["_ctxt", "_get"] };
        let body = self.scope.get_body(&body, &known, &slots, placeholders)?;
        // C++ tells builders apart by all parameters.
        let all = (1..=builder.params.len().max(1))
            .map(|count| Named::new(builder, Naming::Params(count), defaults.clone()));
        let named = all.map(|named| named.with(builder, types.clone(), None, Some(body.clone())));
        let mut named = named.filter(|new| {
            let is_taken = |name: &str| others.iter().any(|it| it.functions().any(|it| it == name));
            !new.functions().any(is_taken)
        });
        named.next().ok_or_else(|| fail("another builder has its name in Rust".to_owned()))
    }

    fn listed_def_builder(&mut self, builder: &DefBuilder<'r>, is_get: bool) -> ListedDefBuilder {
        let params = &builder.params;
        let defaults = params.iter().filter_map(|param| param.default);
        let defaults = defaults.map(|it| self.expr(&it, &["_builder", "_ctxt"])).collect();
        let naming = if is_get { Naming::Get } else { Naming::Params(1) };
        let named = Named::new(builder, naming, defaults);
        let params = params.iter().map(|param| {
            let ty = if builder.infers_context {
                self.ty(param.ty.text, "'c", (builder.record, "dagParams"))
            } else {
                self.builder_ty(param.ty)
            };
            (param.name.clone(), ty)
        });
        let params: Vec<(String, RustType)> = params.collect();
        let returns = builder.return_type;
        let returns = returns.map(|ty| self.ty(ty, "'c", (builder.record, "returnType")));
        let body = builder.body.map(|body| self.block(&body, &["_ctxt", "_get", "_builder"]));
        named.with(builder, params, returns, body)
    }
}

impl ListedDefBuilder {
    /// The names of its functions.
    fn functions(&self) -> impl Iterator<Item = &str> {
        let short = self.short.as_ref();
        let short = short.map(|short| [short.name.as_str(), self.short_checked_name.as_str()]);
        [self.name.as_str(), self.checked_name.as_str()]
            .into_iter()
            .chain(short.into_iter().flatten())
    }
}

/// The name of a listed builder that the definition does not give.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    /// `get`
    Get,
    /// From the first required parameters, at most this number of them.
    Params(usize),
}

/// The names of a listed builder.
struct Named {
    name: String,
    checked_name: String,
    short: Option<ShortBuilder>,
    short_checked_name: String,
}

impl Named {
    /// The names of `builder`, whose last parameters have `defaults`.
    fn new(builder: &DefBuilder<'_>, naming: Naming, defaults: Vec<Rc<Expr>>) -> Self {
        let params = &builder.params;
        let required = params.iter().take_while(|param| param.default.is_none()).count();
        let (name, checked_name) = match (builder.name, naming) {
            (Some(name), _) => (name.to_owned(), checked(name)),
            (None, Naming::Get) => ("get".to_owned(), "get_checked".to_owned()),
            (None, Naming::Params(count)) => {
                let names =
                    || params[..required].iter().take(count).map(|param| param.name.as_str());
                (name_from("get", names()), name_from("get_checked", names()))
            }
        };
        let short_checked_name = checked_name.clone();
        let Some(optional) = params.get(required) else {
            return Self { name, checked_name, short: None, short_checked_name };
        };
        let checked_name = name_with(&checked_name, &optional.name);
        let full = name_with(&name, &optional.name);
        let short = Some(ShortBuilder { name, count: required, defaults });
        Self { name: full, checked_name, short, short_checked_name }
    }

    fn with(
        self,
        builder: &DefBuilder<'_>,
        params: Vec<(String, RustType)>,
        returns: Option<RustType>,
        body: Option<Block>,
    ) -> ListedDefBuilder {
        let Self { name, checked_name, short, short_checked_name } = self;
        let takes_context = !builder.infers_context;
        ListedDefBuilder {
            name,
            checked_name,
            takes_context,
            params,
            returns,
            body,
            short,
            short_checked_name,
        }
    }
}

/// What the default builder takes for a parameter of `shape`; `None` if C++ cannot pass it.
fn get_slot(shape: &Shape) -> Option<GetSlot> {
    let (takes, is_optional) = match shape {
        Shape::Type => (Takes::Type, false),
        Shape::Attr => (Takes::Attribute, false),
        Shape::TypeView(path) | Shape::AttrView(path) => (Takes::View(path.names().last()?), false),
        Shape::Str => (Takes::Value(RustType::of_tokens(&quote!(&str))), false),
        Shape::Number(ty) | Shape::Copy(ty) => (Takes::Value(ty.clone()), false),
        Shape::List(element) => match &**element {
            Shape::Number(ty) => (Takes::Value(RustType::of_tokens(&quote!(&[#ty]))), false),
            _ => return None,
        },
        Shape::Optional(inner) => {
            let slot = get_slot(inner)?;
            return (!slot.is_optional).then_some(GetSlot { is_optional: true, ..slot });
        }
        Shape::Ref(_) | Shape::BigNumber(_) | Shape::Plain(_) | Shape::Stored { .. } => {
            return None;
        }
    };
    Some(GetSlot { takes, is_optional })
}

/// The name of the checked form of the builder `name`.
fn checked(name: &str) -> String {
    match name.strip_prefix("get") {
        Some(rest) => format!("get_checked{rest}"),
        None => format!("{name}_checked"),
    }
}

/// The name of the full form of the builder `name`, which takes the parameters from `optional` on.
fn name_with(name: &str, optional: &str) -> String {
    format!("{name}_with_{}", optional.trim_matches('_'))
}
