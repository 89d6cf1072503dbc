//! Builders of attributes and types.

use crate::fragment::{Block, RustType};
use crate::model::{Def, DefBuilder};
use crate::plan::builder::{ShortBuilder, name_from, name_with};
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
    /// The builder that takes the required parameters only, if others have defaults.
    pub short: Option<ShortBuilder>,
}

impl<'r> Planner<'r> {
    /// The builders of `def`.
    pub(super) fn def_builders(&mut self, def: &Def<'r>) -> DefBuilders {
        let (get, get_checked) = match def.skip_default_builders {
            true => ("base_get", "base_get_checked"),
            false => ("get", "get_checked"),
        };
        let listed = def.builders.iter().enumerate();
        let listed = listed.map(|(index, builder)| {
            self.listed_def_builder(builder, index == 0 && def.skip_default_builders)
        });
        let listed = listed.collect();
        DefBuilders { is_default_public: !def.skip_default_builders, get, get_checked, listed }
    }

    fn listed_def_builder(&mut self, builder: &DefBuilder<'r>, is_get: bool) -> ListedDefBuilder {
        let params = &builder.params;
        let required = params.iter().take_while(|param| param.default.is_none()).count();
        let first = params[..required].first().map(|param| param.name.as_str());
        let name_of = |prefix: &str| match (builder.name, is_get) {
            (Some(name), _) => name.replacen("get", prefix, 1),
            (None, true) => prefix.to_owned(),
            (None, false) => name_from(prefix, first),
        };
        let (mut name, mut checked_name) = (name_of("get"), name_of("get_checked"));
        let mut short = None;
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
        let params = params.collect();
        let returns = builder.return_type;
        ListedDefBuilder {
            name,
            checked_name,
            takes_context: !builder.infers_context,
            params,
            returns: returns.map(|ty| self.ty(ty, "'c", (builder.record, "returnType"))),
            body: builder.body.map(|body| self.block(&body, &["_ctxt", "_get", "_builder"])),
            short,
        }
    }
}
