//! Passes: their options with types and defaults, and the operations that they run on.

use std::rc::Rc;

use super::PlanOptions;
use super::doc;
use super::foreign::Foreign;
use super::planner::Planner;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{
    Expr, Fragment, HelperType, OptionCase, Reference, RustPath, RustType, Source as _,
};
use crate::model::{Anchor, Pass, PassOption};
use crate::names::{hides, snake, upper_camel};
use crate::provided::{RUNTIME, is_provided};
use crate::tablegen::{Diagnostic, Record, Records};

/// The namespace of upstream's passes.
const NAMESPACE: &str = "::mlir";

/// The plan of a module of passes.
#[derive(Clone, Debug)]
pub(crate) struct PassesPlan<'r> {
    /// The passes.
    pub passes: Vec<PassPlan<'r>>,
    /// The enums of options.
    pub enums: Vec<OptionEnumPlan>,
    /// What only C++ declares.
    pub foreign: Foreign,
    /// The types of options that only C++ declares. Users write them beside the module.
    pub foreign_options: Vec<String>,
    /// The type that implements helpers.
    pub helper_type: String,
    /// The items of other modules that it refers to.
    pub references: Vec<Reference>,
}

/// A pass.
#[derive(Clone, Debug)]
pub(crate) struct PassPlan<'r> {
    /// The name in reports.
    pub name: &'r str,
    /// The Rust type.
    pub type_name: String,
    /// The documentation.
    pub doc: String,
    /// The name in pipelines.
    pub argument: &'r str,
    /// The description in `--help`.
    pub summary: String,
    /// The file and line of its definition.
    pub place: String,
    /// The operations that it runs on.
    pub anchor: AnchorPlan,
    /// The dialects that it may create entities of.
    pub dialects: Vec<RustPath>,
    /// The options.
    pub options: Vec<OptionPlan<'r>>,
    /// The statistics.
    pub statistics: Vec<StatisticPlan<'r>>,
}

/// The operations that a pass runs on.
#[derive(Clone, Debug)]
pub(crate) enum AnchorPlan {
    /// Any.
    Any,
    /// Those with this name.
    Name(String),
    /// Those with this view.
    View(RustPath),
    /// Those with the name that this helper returns.
    Helper(Expr),
    /// Those with the interface that has this table.
    Interface(RustPath),
}

/// An option.
#[derive(Clone, Debug)]
pub(crate) struct OptionPlan<'r> {
    /// The field.
    pub field: String,
    /// The name in pipelines.
    pub argument: &'r str,
    /// The description.
    pub description: String,
    /// The type of one value.
    pub ty: OptionType,
    /// Whether it has a list of values.
    pub is_list: bool,
    /// The default.
    pub default: DefaultPlan,
}

/// The type of an option.
#[derive(Clone, Debug)]
pub(crate) enum OptionType {
    /// This type.
    Rust(RustType),
    /// The enum with this name.
    Enum(String),
    /// A pipeline.
    Pipeline,
}

/// The default of an option.
#[derive(Clone, Debug)]
pub(crate) enum DefaultPlan {
    /// That of the type.
    OfType,
    /// This text.
    Text(String),
    /// This case of the enum.
    Case(String),
    /// This value.
    Value(Rc<Expr>),
}

/// The enum of an option whose values C++ lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OptionEnumPlan {
    /// The Rust type.
    pub name: String,
    /// The cases, each with its name in text and its description.
    pub cases: Vec<(String, OptionCase)>,
    /// The cases without a name in text, which are defaults.
    pub unnamed: Vec<String>,
}

/// A statistic.
#[derive(Clone, Debug)]
pub(crate) struct StatisticPlan<'r> {
    /// The field.
    pub field: String,
    /// The name in reports.
    pub name: &'r str,
    /// The description.
    pub description: String,
}

impl PassesPlan<'_> {
    /// The types whose names hide those that generated code uses.
    pub(crate) fn hiding(&self) -> Vec<&str> {
        let passes = self.passes.iter().map(|pass| pass.type_name.as_str());
        let enums = self.enums.iter().map(|it| it.name.as_str());
        passes.chain(enums).filter(|name| hides(name)).collect()
    }
}

/// Plans `passes`.
///
/// # Errors
///
/// Every error in their fragments.
pub(crate) fn passes<'r>(
    records: &'r Records,
    passes: &[Pass<'r>],
    options: &PlanOptions,
) -> Result<PassesPlan<'r>, Vec<Diagnostic>> {
    let mut planner = Planner::of_module(records, NAMESPACE, &[], options);
    let names: Vec<_> = passes.iter().map(|pass| upper_camel(pass.record.name())).collect();
    let mut helper_type = "Helpers".to_owned();
    while names.contains(&helper_type) {
        helper_type.push('_');
    }
    planner.scope.set_dialect_type(&helper_type);
    let mut types = OptionTypes { passes: names, enums: Vec::new(), foreign: Vec::new() };
    let plans = passes.iter().map(|pass| planner.pass(pass, &mut types)).collect();
    let errors = planner.take_errors();
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(PassesPlan {
        passes: plans,
        enums: types.enums,
        foreign: planner.foreign(),
        foreign_options: types.foreign,
        helper_type,
        references: planner.scope.references(),
    })
}

impl<'r> Planner<'r> {
    fn pass(&mut self, pass: &Pass<'r>, types: &mut OptionTypes) -> PassPlan<'r> {
        let record = pass.record;
        let type_name = upper_camel(record.name());
        let options = pass.options.iter().map(|option| {
            let (ty, default) = self.option(option, &type_name, types);
            OptionPlan {
                field: snake(option.name),
                argument: option.argument,
                description: one_line(option.description),
                ty,
                is_list: option.is_list,
                default,
            }
        });
        let options = options.collect();
        let statistics = pass.statistics.iter().map(|it| StatisticPlan {
            field: snake(it.field),
            name: it.name,
            description: one_line(it.description),
        });
        PassPlan {
            name: record.name(),
            doc: doc::text(
                pass.summary,
                pass.description,
                &format!("The pass `{}`.", pass.argument),
            ),
            argument: pass.argument,
            summary: one_line(pass.summary),
            place: self.place(record),
            anchor: self.anchor(pass),
            dialects: self.dependent_dialects(pass),
            options,
            statistics: statistics.collect(),
            type_name,
        }
    }

    fn anchor(&mut self, pass: &Pass<'r>) -> AnchorPlan {
        let (record, is_cpp) = (pass.record, language::is_cpp(pass.record));
        match pass.anchor {
            Anchor::Any => AnchorPlan::Any,
            Anchor::Op(op) if is_builtin_module(op) => {
                AnchorPlan::Name("builtin.module".to_owned())
            }
            Anchor::Op(op) if !is_cpp && !op.contains("::") && op.contains('.') => {
                AnchorPlan::Name(op.to_owned())
            }
            Anchor::Op(op) if !is_cpp => {
                let path = self.path(op, (record, "baseClass"));
                path.map_or(AnchorPlan::Any, AnchorPlan::View)
            }
            Anchor::Op(op) => match self.class_path(op, record) {
                Ok(path) => AnchorPlan::View(path),
                Err(error) => {
                    let returns =
                        Some(HelperType::Other(RustType::of_tokens(&quote::quote!(&'static str))));
                    let name = format!("name of {op}");
                    let call = self.helper_call(op, returns, (&name, &Vec::new), &error);
                    call.map_or(AnchorPlan::Any, AnchorPlan::Helper)
                }
            },
            Anchor::Interface(interface) => {
                let name = interface.trim_start_matches("::").trim_start_matches("mlir::");
                if is_provided(name, RUNTIME) {
                    return AnchorPlan::Interface(RustPath::runtime(&format!("{name}Table")));
                }
                let table = format!("{interface}Table");
                if !is_cpp {
                    let path = self.path(interface, (record, "baseClass"));
                    let table = path.and_then(|_| self.path(&table, (record, "baseClass")));
                    return table.map_or(AnchorPlan::Any, AnchorPlan::Interface);
                }
                match self.class_path(&table, record) {
                    Ok(path) => AnchorPlan::Interface(path),
                    Err(error) => {
                        let part = OmittedPart::Interface(interface.to_owned());
                        language::leave_out(record.records(), part, &error);
                        AnchorPlan::Any
                    }
                }
            }
        }
    }

    /// The path in Rust of the C++ class `class`, which the definition `record` names.
    fn class_path(&self, class: &str, record: Record<'r>) -> Result<RustPath, Box<Diagnostic>> {
        let path = self.scope.cpp_class(class);
        let path = path.and_then(|path| self.scope.path(&path, record.span()));
        path.ok_or_else(|| {
            let reason = format!("the module of '{class}' is not known");
            Box::new(language::untranslated(record.span(), &reason))
        })
    }

    fn dependent_dialects(&mut self, pass: &Pass<'r>) -> Vec<RustPath> {
        let record = pass.record;
        let mut dialects = Vec::new();
        for class in &pass.dialects {
            if !language::is_cpp(record) {
                dialects.extend(self.path(class, (record, "dependentDialects")));
                continue;
            }
            match self.class_path(class, record) {
                Ok(path) => dialects.push(path),
                Err(error) => {
                    let part = OmittedPart::Dependency((*class).to_owned());
                    language::leave_out(record.records(), part, &error);
                }
            }
        }
        dialects
    }

    fn option(
        &mut self,
        option: &PassOption<'r>,
        pass: &str,
        types: &mut OptionTypes,
    ) -> (OptionType, DefaultPlan) {
        let (record, ty) = (option.record, option.ty);
        if matches!(
            option.written_type,
            "OpPassManager" | "mlir::OpPassManager" | "::mlir::OpPassManager"
        ) {
            return (OptionType::Pipeline, DefaultPlan::OfType);
        }
        let last = ty.rsplit("::").next().unwrap_or(ty);
        if let Some(cases) = &option.cases {
            let default =
                option.default.map(|it| it.text.rsplit("::").next().unwrap_or(it.text).trim());
            let name = types.enum_of(last, cases, pass, default);
            let default =
                default.map_or(DefaultPlan::OfType, |it| DefaultPlan::Case(upper_camel(it)));
            return (OptionType::Enum(name), default);
        }
        let is_foreign = language::is_cpp(record)
            && !matches!(ty, "String" | "f64" | "f32")
            && !self.scope.is_known_type(ty);
        let beside = format!("super::{last}");
        let ty = if is_foreign { beside.as_str() } else { ty };
        if is_foreign && !types.foreign.iter().any(|it| it == last) {
            types.foreign.push(last.to_owned());
        }
        let rust = self.ty(ty, "'static", (record, "type"));
        let default =
            option.default.map_or(DefaultPlan::OfType, |text| self.option_default(text, ty, &rust));
        (OptionType::Rust(rust), default)
    }

    /// The default `source` of an option of type `ty`. A helper returns C++ that is not translated.
    fn option_default(&mut self, source: Fragment<'r>, ty: &str, rust: &RustType) -> DefaultPlan {
        if ty == "String"
            && let Ok(text) = syn::parse_str::<syn::LitStr>(source.text.trim())
        {
            return DefaultPlan::Text(text.value());
        }
        match self.scope.default_value(&source, ty.into(), &[]) {
            Ok(value) => DefaultPlan::Value(value),
            Err(error) if !source.cpp().is_empty() => {
                let returns = Some(HelperType::Other(rust.clone()));
                let name = format!("default {}", crate::names::slug(source.text));
                match self.helper_call(source.text, returns, (&name, &Vec::new), &error) {
                    Some(call) => DefaultPlan::Value(Rc::new(call)),
                    None => DefaultPlan::OfType,
                }
            }
            Err(error) => {
                self.report(*error);
                DefaultPlan::OfType
            }
        }
    }
}

/// The types of the options of a module of passes.
struct OptionTypes {
    /// The types of the passes.
    passes: Vec<String>,
    /// The enums.
    enums: Vec<OptionEnumPlan>,
    /// The types that only C++ declares.
    foreign: Vec<String>,
}

impl OptionTypes {
    /// The name of the enum `name` with `cases`, for an option of `pass`. Options with equal cases share it. `default` is
    /// the default's enumerator, which may have no name in text.
    fn enum_of(
        &mut self,
        name: &str,
        cases: &[OptionCase],
        pass: &str,
        default: Option<&str>,
    ) -> String {
        let cases: Vec<_> =
            cases.iter().map(|case| (upper_camel(&case.symbol), case.clone())).collect();
        let unnamed =
            default.map(upper_camel).filter(|it| cases.iter().all(|(case, _)| case != it));
        let same = self.enums.iter_mut().find(|it| it.name.ends_with(name) && it.cases == cases);
        if let Some(same) = same {
            same.unnamed.extend(unnamed.filter(|it| !same.unnamed.contains(it)));
            return same.name.clone();
        }
        let mut name = upper_camel(name);
        if self.is_taken(&name) {
            name = format!("{pass}{name}");
        }
        while self.is_taken(&name) {
            name.push('_');
        }
        let unnamed = unnamed.into_iter().collect();
        self.enums.push(OptionEnumPlan { name: name.clone(), cases, unnamed });
        name
    }

    fn is_taken(&self, name: &str) -> bool {
        self.enums.iter().any(|it| it.name == name) || self.passes.iter().any(|it| it == name)
    }
}

/// Whether `op` is the view of `builtin.module`.
fn is_builtin_module(op: &str) -> bool {
    matches!(op, "ModuleOp" | "mlir::ModuleOp" | "::mlir::ModuleOp")
}

/// The text with one space between words.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
