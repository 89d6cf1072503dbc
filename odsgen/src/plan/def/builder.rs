//! Builders of attributes and types.

use std::rc::Rc;

use crate::fragment::{Block, Expr, RustType};
use crate::model::{Def, DefBuilder};
use crate::plan::planner::Planner;

/// The builders of a definition.
#[derive(Clone, Debug)]
pub struct DefBuilders {
    /// Whether the builders that take all parameters are public.
    pub is_default_public: bool,
    /// The builder that takes all parameters.
    pub get: &'static str,
    /// The same, with a place for errors.
    pub get_checked: &'static str,
    /// The builders that the definition lists.
    pub listed: Vec<ListedDefBuilder>,
}

/// A builder that the definition lists.
#[derive(Clone, Debug)]
pub struct ListedDefBuilder {
    /// Its name.
    pub name: String,
    /// The name of the builder that takes a place for errors.
    pub checked_name: String,
    /// Whether it takes a context.
    pub takes_context: bool,
    /// Its parameters, without the context.
    pub params: Vec<(String, RustType)>,
    /// What it returns; the view if nothing.
    pub returns: Option<RustType>,
    /// What it does; a hook does it if there is nothing.
    pub body: Option<Block>,
    /// Builders that leave out parameters at the end, which have defaults.
    pub shorter: Vec<ShorterDefBuilder>,
}

/// A builder that leaves out parameters of another.
#[derive(Clone, Debug)]
pub struct ShorterDefBuilder {
    /// Its name.
    pub name: String,
    /// How many parameters it has.
    pub count: usize,
    /// The values of the others.
    pub defaults: Vec<Rc<Expr>>,
}

impl<'r> Planner<'r> {
    /// The builders of `def`.
    pub(super) fn def_builders(&mut self, def: &Def<'r>) -> DefBuilders {
        let (get, get_checked) = match def.skip_default_builders {
            true => ("base_get", "base_get_checked"),
            false => ("get", "get_checked"),
        };
        let listed = def.builders.iter().map(|builder| self.listed_def_builder(def, builder));
        let listed = listed.collect();
        DefBuilders { is_default_public: !def.skip_default_builders, get, get_checked, listed }
    }

    fn listed_def_builder(&mut self, def: &Def<'r>, builder: &DefBuilder<'r>) -> ListedDefBuilder {
        let count = builder.params.len();
        let params = builder.params.iter().map(|param| {
            let ty = if builder.infers_context {
                self.ty(param.ty.text, "'c", (builder.record, "dagParams"))
            } else {
                self.builder_ty(param.ty)
            };
            (param.name.clone(), ty)
        });
        let params = params.collect();
        let required = builder.params.iter().take_while(|param| param.default.is_none()).count();
        let mut shorter = Vec::new();
        for count in required..count {
            let name = listed_name(def, builder, count, "get");
            // As upstream's overloads: what is listed goes before what has defaults.
            let mut all = def.builders.iter();
            if all.any(|it| listed_name(def, it, it.params.len(), "get") == name) {
                continue;
            }
            let defaults = builder.params[count..].iter().filter_map(|param| param.default);
            let defaults = defaults.map(|default| self.expr(&default, &["_builder", "_ctxt"]));
            shorter.push(ShorterDefBuilder { name, count, defaults: defaults.collect() });
        }
        let returns = builder.return_type;
        ListedDefBuilder {
            name: listed_name(def, builder, count, "get"),
            checked_name: listed_name(def, builder, count, "get_checked"),
            takes_context: !builder.infers_context,
            params,
            returns: returns.map(|ty| self.ty(ty, "'c", (builder.record, "returnType"))),
            body: builder.body.map(|body| self.block(&body, &["_ctxt", "_get", "_builder"])),
            shorter,
        }
    }
}

/// The name of a listed builder with its first `count` parameters: after these parameters.
fn listed_name(def: &Def<'_>, builder: &DefBuilder<'_>, count: usize, prefix: &str) -> String {
    let is_first = def.builders.first().is_some_and(|it| it.record == builder.record);
    if is_first && def.skip_default_builders && count == builder.params.len() {
        return prefix.to_owned();
    }
    let params = builder.params[..count].iter();
    let names: Vec<_> = params.map(|param| param.name.trim_end_matches('_')).collect();
    let suffix = if names.is_empty() { "nothing".to_owned() } else { names.join("_") };
    format!("{prefix}_with_{suffix}")
}
