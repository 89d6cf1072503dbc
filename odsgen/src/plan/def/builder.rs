//! Builders of attributes and types.

use std::rc::Rc;

use crate::fragment::language;
use crate::fragment::{Block, Expr, RustType};
use crate::model::{Def, DefBuilder};
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
    pub(super) fn def_builders(&mut self, def: &Def<'r>) -> DefBuilders {
        // C++ builders are left out; without the default there would be none.
        let keeps_default = language::is_cpp(def.record) && def.builders.is_empty();
        let skips_default = def.skip_default_builders && !keeps_default;
        let (get, get_checked) = match skips_default {
            true => ("base_get", "base_get_checked"),
            false => ("get", "get_checked"),
        };
        let listed = def.builders.iter().enumerate();
        let listed = listed
            .map(|(index, builder)| self.listed_def_builder(builder, index == 0 && skips_default));
        let listed = listed.collect();
        DefBuilders { is_default_public: !skips_default, get, get_checked, listed }
    }

    fn listed_def_builder(&mut self, builder: &DefBuilder<'r>, is_get: bool) -> ListedDefBuilder {
        let params = &builder.params;
        let required = params.iter().take_while(|param| param.default.is_none()).count();
        let first = params[..required].first().map(|param| param.name.as_str());
        let (mut name, mut checked_name) = match (builder.name, is_get) {
            (Some(name), _) => (name.to_owned(), checked(name)),
            (None, true) => ("get".to_owned(), "get_checked".to_owned()),
            (None, false) => (name_from("get", first), name_from("get_checked", first)),
        };
        let mut short = None;
        let short_checked_name = checked_name.clone();
        if let Some(optional) = params.get(required) {
            let defaults = params[required..].iter().filter_map(|param| param.default);
            let defaults = defaults.map(|it| self.expr(&it, &["_builder", "_ctxt"])).collect();
            checked_name = name_with(&checked_name, &optional.name);
            let full = name_with(&name, &optional.name);
            let name = std::mem::replace(&mut name, full);
            short = Some(ShortBuilder { name, count: required, defaults });
        }
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
        ListedDefBuilder {
            name,
            checked_name,
            takes_context: !builder.infers_context,
            params,
            returns,
            body: builder.body.map(|body| self.block(&body, &["_ctxt", "_get", "_builder"])),
            short,
            short_checked_name,
        }
    }
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
