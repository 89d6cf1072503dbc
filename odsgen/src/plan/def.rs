//! Attributes and types.

pub(crate) mod assembly;
pub(crate) mod builder;
pub(crate) mod param;
pub(crate) mod shape;

use self::assembly::DefStep;
use self::builder::DefBuilders;
use self::param::Param;
use super::constraint::Check;
use super::dialect::is_custom_text;
use super::doc;
use super::interface_impl::Implementation;
use super::members::Members;
use super::planner::Planner;
use super::readable;
use crate::format;
use crate::format::defs::DefElement;
use crate::fragment::fields;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{HelperType, Items, RustPath, Source as _, Visible};
use crate::model::{Def, DefKind, Enum, Model, Result, TraitModule};
use crate::names::{screaming, slug};
use crate::tablegen::Diagnostic;

/// An attribute or a type.
#[derive(Clone, Debug)]
pub(crate) enum DefPlan<'r> {
    /// An attribute with an enum as its only parameter.
    Enum(EnumAttrPlan<'r>),
    /// An attribute or type with parameters.
    Params(Box<ParamDefPlan<'r>>),
}

impl<'r> DefPlan<'r> {
    /// The name of the view.
    pub(crate) fn view(&self) -> &'r str {
        match self {
            Self::Enum(def) => def.view,
            Self::Params(def) => def.view,
        }
    }
}

/// An attribute with an enum as its only parameter, optionally in brackets.
#[derive(Clone, Debug)]
pub(crate) struct EnumAttrPlan<'r> {
    /// The name of the view.
    pub view: &'r str,
    /// The static of the definition table.
    pub table: String,
    /// The enum.
    pub enum_name: &'r str,
    /// The namespace of the dialect.
    pub dialect: &'r str,
    /// The full name, `dialect.mnemonic`.
    pub name: String,
    /// The name of the record.
    pub record: &'r str,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// Whether upstream parses the enum with its field parser.
    pub is_field: bool,
    /// The opening bracket.
    pub open: String,
    /// Whether a space is printed before a value without brackets.
    pub is_spaced: bool,
    /// The closing bracket.
    pub close: String,
    /// The dialect's type, if its hook parses and prints all attributes.
    pub dialect_text: Option<String>,
}

/// An attribute or type with parameters.
#[derive(Clone, Debug)]
pub(crate) struct ParamDefPlan<'r> {
    /// Attribute or type.
    pub kind: DefKind,
    /// The name of the view.
    pub view: &'r str,
    /// The file and line of the definition.
    pub place: String,
    /// The static of the definition table.
    pub table: String,
    /// The storage type.
    pub storage: DefStorage,
    /// The documentation of the view.
    pub doc: String,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// The namespace of the dialect.
    pub dialect: &'r str,
    /// The dialect's type.
    pub dialect_type: String,
    /// The full name, which identifies the kind.
    pub full_name: &'r str,
    /// The name of the record.
    pub record: &'r str,
    /// The parameters.
    pub params: Vec<Param<'r>>,
    /// The assembly.
    pub text: DefText<'r>,
    /// Whether the dialect's hook parses and prints it.
    pub has_dialect_text: bool,
    /// The alias in text.
    pub alias: Option<&'r str>,
    /// Traits and interfaces.
    pub traits: Vec<&'r str>,
    /// Implementations of interfaces.
    pub implementations: Vec<Implementation>,
    /// Rust traits from its list of traits.
    pub native_traits: Vec<RustPath>,
    /// Whether constructors check parameters.
    pub is_verified: bool,
    /// Whether a hook checks them (`genVerifyDecl`).
    pub has_verify_hook: bool,
    /// The type of the only parameter of an attribute of an enum.
    pub enum_value: Option<RustPath>,
    /// Predicates on several parameters.
    pub checks: Vec<Check<'r>>,
    /// Whether a hook constructs the storage.
    pub has_construct_hook: bool,
    /// Whether parameters have accessors.
    pub has_accessors: bool,
    /// The builders.
    pub builders: DefBuilders,
    /// Members of the view from code in the definition.
    pub declarations: Vec<Items>,
    /// Members of the view from its traits.
    pub trait_declarations: Vec<Items>,
    /// Items beside the view.
    pub definitions: Vec<Items>,
}

/// The storage of parameters.
#[derive(Clone, Debug)]
pub(crate) enum DefStorage {
    /// A generated struct.
    Generated(String),
    /// A hand-written type in the parent module, whose skeleton `odsgen hooks` prints.
    Foreign(String),
    /// A hand-written type at this path.
    Custom(RustPath),
}

impl DefStorage {
    /// Whether it is hand-written.
    #[must_use]
    pub(crate) fn is_custom(&self) -> bool {
        !matches!(self, Self::Generated(_))
    }
}

/// The assembly of an attribute or type.
#[derive(Clone, Debug)]
pub(crate) enum DefText<'r> {
    /// No assembly: it has no mnemonic.
    None,
    /// The mnemonic alone.
    Mnemonic,
    /// The mnemonic, and a hand-written hook.
    Custom,
    /// The mnemonic, and a declarative format.
    Declared(Vec<DefStep<'r>>),
}

impl<'r> ParamDefPlan<'r> {
    /// The indices of the parameters in the key.
    pub(crate) fn keys(&self) -> impl Iterator<Item = usize> {
        (0..self.params.len()).filter(|index| !self.params[*index].is_mutable)
    }

    /// The indices of mutable parameters.
    pub(crate) fn mutables(&self) -> impl Iterator<Item = usize> {
        (0..self.params.len()).filter(|index| self.params[*index].is_mutable)
    }

    /// The full name with its sigil.
    #[must_use]
    pub(crate) fn spelling(&self) -> String {
        let sigil = if self.kind == DefKind::Type { '!' } else { '#' };
        format!("{sigil}{}", self.full_name)
    }

    /// Whether text follows the mnemonic.
    #[must_use]
    pub(crate) fn has_text(&self) -> bool {
        matches!(self.text, DefText::Custom | DefText::Declared(_))
    }

    /// The name of the trait with hand-written builders.
    #[must_use]
    pub(crate) fn builders_hook(&self) -> String {
        format!("{}Builders", self.view)
    }

    /// The name of the trait that verifies parameters.
    #[must_use]
    pub(crate) fn verify_hook(&self) -> String {
        format!("{}Verify", self.view)
    }

    /// The name of the trait that constructs the storage.
    #[must_use]
    pub(crate) fn construct_hook(&self) -> String {
        format!("{}Construct", self.view)
    }
}

impl<'r> Planner<'r> {
    /// Plans `def`. Reports an invalid format and returns `None`.
    ///
    /// # Errors
    ///
    /// If an interface in its traits is invalid.
    pub(super) fn def(&mut self, def: &Def<'r>, model: &Model<'r>) -> Result<Option<DefPlan<'r>>> {
        if let Some(info) = &def.enum_info
            && !model.has_enum(info)
            && !self.scope.has_extern(info.namespace)
        {
            return Err(foreign_enum(def, info, model));
        }
        if let Some(plan) = self.enum_attr(def, model) {
            return Ok(Some(DefPlan::Enum(plan)));
        }
        let Ok(format) = self.def_format(def) else { return Ok(None) };
        let Some(storage) = self.def_storage(def) else { return Ok(None) };
        let params: Vec<_> = def.parameters.iter().map(|it| self.param(def, it)).collect();
        let checks = self.def_checks(def, &params);
        let builders = self.def_builders(def, &params);
        let text = match &format {
            _ if def.mnemonic.is_none() => DefText::None,
            Some(format) => {
                let steps = self.def_steps(&params, format);
                let parts = readable::def::parts(&params, &steps, &self.silent_classes);
                if let (Some(problem), Some(text)) = (readable::problem(&parts, &[]), def.format) {
                    self.warn_of_format(text, &problem);
                }
                DefText::Declared(steps)
            }
            None if def.custom_assembly => DefText::Custom,
            None => DefText::Mnemonic,
        };
        let mut members = Members::new(def.class_name, def.record);
        let is_generated = !params.is_empty() || def.user_storage.is_some();
        members.add_def(self, def, &params, &builders, is_generated, format.is_some());
        let declarations = def.extra_declaration.into_iter();
        let declarations = declarations.map(|it| members.add_fragment(self, it, &[])).collect();
        let implementations = self.implementations(&def.traits, &members, &def.class_methods)?;
        let of_traits = def.traits.iter().filter_map(|entry| {
            let field = "extraConcreteClassDeclaration";
            fields::rust_code(entry.record, field, OmittedPart::Class("declarations"))
        });
        let trait_declarations = of_traits.map(|it| members.add_fragment(self, it, &[])).collect();
        let definitions = def.extra_definition.into_iter();
        let definitions = definitions.map(|it| self.items(&it, &["cppClass"])).collect();
        let native_traits = self.native_traits(def);
        let enum_value = def.enum_info.as_ref().filter(|_| !storage.is_custom());
        let enum_value =
            enum_value.and_then(|info| self.path(&info.path(), (info.record, "className")));
        Ok(Some(DefPlan::Params(Box::new(ParamDefPlan {
            kind: def.kind,
            view: def.class_name,
            place: self.place(def.record),
            table: screaming(def.class_name),
            storage,
            doc: def_doc(def, &params),
            deprecated: def.deprecated,
            dialect: model.dialect.name,
            dialect_type: self.dialect_type.clone(),
            full_name: def.full_name,
            record: def.record.name(),
            params,
            text,
            has_dialect_text: is_custom_text(model, def.kind),
            alias: def.mnemonic.filter(|_| def.mnemonic_alias),
            traits: def.trait_names(),
            implementations,
            native_traits,
            is_verified: def.is_verified(),
            has_verify_hook: def.has_verify,
            enum_value,
            checks,
            has_construct_hook: def.custom_constructor,
            has_accessors: def.accessors,
            builders,
            declarations,
            trait_declarations,
            definitions,
        }))))
    }

    /// The elements of the assembly format of `def`, if it has one. Reports the errors of an invalid format.
    fn def_format(
        &mut self,
        def: &Def<'r>,
    ) -> std::result::Result<Option<Vec<DefElement<'r>>>, ()> {
        let format = def.format.map(|text| format::defs::parse(def, text)).transpose();
        format.map_err(|errors| {
            errors.into_iter().for_each(|error| self.report(error));
            self.error(def.record.span(), "failed to parse assembly format");
        })
    }

    /// The predicates of `def` on several parameters.
    fn def_checks(&mut self, def: &Def<'r>, params: &[Param<'r>]) -> Vec<Check<'r>> {
        let mut names: Vec<_> =
            params.iter().filter(|it| !it.is_mutable).map(|param| param.name).collect();
        names.extend(["_ctxt", "_builder"]);
        let classes = params
            .iter()
            .map(|param| (param.name.to_owned(), param::class_of(&param.shape).to_owned()));
        let classes: Vec<_> = classes.collect();
        let visible = Visible::from(&names).with_classes(&classes);
        let checks = def.predicate_traits().map(|(predicate, summary)| {
            let name = format!("{} {}", def.class_name, slug(summary));
            let text = predicate.pasted();
            let used = || used_params(text.text(), params);
            let helper: (&str, &dyn Fn() -> _) = (&name, &used);
            let condition = self.condition_or_helper(predicate, visible, helper);
            Check { condition, summary, optional: Vec::new() }
        });
        checks.collect()
    }

    /// The storage of `def`; `None` after an error in its path.
    fn def_storage(&mut self, def: &Def<'r>) -> Option<DefStorage> {
        if let (Some(name), Some(namespace)) = (def.user_storage, def.storage_namespace)
            && !name.contains("::")
        {
            let path = format!("super::{namespace}::{name}");
            let path = self.path(&path, (def.record, "storageNamespace"))?;
            return Some(DefStorage::Custom(path));
        }
        Some(match def.user_storage {
            Some(name) if language::is_cpp(def.record) => DefStorage::Foreign(name.to_owned()),
            Some(path) => {
                let path = self.path(path, (def.record, "storageClass"))?;
                path.name_beside().map_or(DefStorage::Custom(path), DefStorage::Foreign)
            }
            None => DefStorage::Generated(format!("{}Storage", def.class_name)),
        })
    }

    /// Rust traits of other modules in the definition's list of traits. Traits of the runtime are only names.
    fn native_traits(&mut self, def: &Def<'r>) -> Vec<RustPath> {
        let natives = def.traits.iter().filter(|entry| !language::is_cpp(entry.record));
        let natives = natives.filter_map(|entry| {
            let native = entry.native()?;
            match native.module {
                TraitModule::Upstream | TraitModule::Other(_) => {
                    let path = format!("{}::{}", native.module.path(), native.text);
                    self.path(&path, (entry.record, "trait"))
                }
                TraitModule::Own | TraitModule::RuntimeOps | TraitModule::RuntimeKinds(_) => None,
            }
        });
        natives.collect()
    }

    /// Plans an attribute with an enum as its only parameter.
    fn enum_attr(&mut self, def: &Def<'r>, model: &Model<'r>) -> Option<EnumAttrPlan<'r>> {
        let (info, mnemonic) = (def.enum_info.as_ref()?, def.mnemonic?);
        // Other modules may define attributes of an enum of this module.
        if !model.has_enum(info) {
            return None;
        }
        // Only one attribute per enum is handled here; others are ordinary attributes.
        let first = model.attrs.iter().find(|other| {
            let same = other.enum_info.as_ref().is_some_and(|it| it.record == info.record);
            same && is_plain(other)
        })?;
        if first.record != def.record {
            return None;
        }
        let Around { open, close, is_spaced } = around(def)?;
        Some(EnumAttrPlan {
            view: def.class_name,
            table: screaming(def.class_name),
            enum_name: info.class_name,
            dialect: model.dialect.name,
            name: format!("{}.{mnemonic}", model.dialect.name),
            record: def.record.name(),
            deprecated: def.deprecated,
            is_field: !info.is_attr,
            open,
            close,
            is_spaced,
            dialect_text: is_custom_text(model, DefKind::Attr).then(|| self.dialect_type.clone()),
        })
    }
}

/// The error for an enum of a module without a known path.
fn foreign_enum(def: &Def<'_>, info: &Enum<'_>, model: &Model<'_>) -> Box<Diagnostic> {
    let (name, namespace) = (info.class_name, info.namespace);
    let own = model.dialect.namespace;
    let text =
        format!("the enum '{name}' has the namespace '{namespace}', not that of the dialect");
    let help = format!(
        "set `let cppNamespace = \"{own}\";`, or specify the path of its module: `--extern-path {namespace}=PATH`"
    );
    let error = def.record.error(text).with_help(help);
    Box::new(error.with_note(info.record.span(), "it is defined here"))
}

/// Whether the definition adds at most brackets to the enum.
fn is_plain(def: &Def<'_>) -> bool {
    def.traits.is_empty()
        && !def.has_verify
        && def.extra_declaration.is_none()
        && def.extra_definition.is_none()
        && around(def).is_some()
}

/// What the format of an enum attribute has around the value.
struct Around {
    open: String,
    close: String,
    /// Whether a space is printed before a value without brackets.
    is_spaced: bool,
}

/// The brackets in the format of an enum attribute, if it has nothing else.
fn around(def: &Def<'_>) -> Option<Around> {
    let mut around = Around { open: String::new(), close: String::new(), is_spaced: true };
    let Some(text) = def.format else { return Some(around) };
    let elements = format::defs::parse(def, text).ok()?;
    let mut is_after = false;
    for element in elements {
        match element {
            DefElement::Literal(text) if text.chars().all(|c| "<>()[]{}".contains(c)) => {
                if is_after { &mut around.close } else { &mut around.open }.push_str(text);
            }
            DefElement::Space(format::Space::None) => around.is_spaced &= is_after,
            DefElement::Parameter(bound) if !bound.qualified => is_after = true,
            _ => return None,
        }
    }
    is_after.then_some(around)
}

/// The documentation of a view: text and a table of parameters.
fn def_doc(def: &Def<'_>, params: &[Param<'_>]) -> String {
    let sigil = if def.kind == DefKind::Type { '!' } else { '#' };
    let name = format!("`{sigil}{}`", def.full_name);
    let mut out = doc::text(def.summary, def.description, &name);
    if params.is_empty() {
        return out;
    }
    out.push_str("\n\n| parameter | type | |\n|---|---|---|");
    for param in params {
        let ty = param.written_type.replace('|', "\\|");
        let summary = param.summary.split_whitespace().collect::<Vec<_>>().join(" ");
        let summary = summary.replace('|', "\\|");
        out.push_str(&format!("\n| `{}` | `{ty}` | {summary} |", param.field));
    }
    out
}

/// The parameters that the condition `text` names, as those of a helper.
fn used_params(text: &str, params: &[Param<'_>]) -> Vec<(String, HelperType)> {
    let used = params.iter().filter(|it| !it.is_mutable && param::names(text, it.name));
    let typed = used.map(|it| (it.name.to_owned(), param::helper_type(&it.shape)));
    typed.collect()
}
