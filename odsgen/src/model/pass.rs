//! Passes.

use super::Result;
use crate::fragment::{Fragment, OptionCase, fields, language, option_cases};
use crate::names::{is_keyword, is_name};
use crate::tablegen::{Diagnostic, Record, Records, Span};

/// A pass.
#[derive(Clone, Debug)]
pub(crate) struct Pass<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name in pipelines.
    pub argument: &'r str,
    /// The one-line summary.
    pub summary: &'r str,
    /// The description.
    pub description: &'r str,
    /// The operations that it runs on.
    pub anchor: Anchor<'r>,
    /// The types of the dialects that it may create entities of.
    pub dialects: Vec<&'r str>,
    /// The options.
    pub options: Vec<PassOption<'r>>,
    /// The statistics.
    pub statistics: Vec<PassStatistic<'r>>,
}

/// The operations that a pass runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor<'r> {
    /// Any.
    Any,
    /// Those with this view or name.
    Op(&'r str),
    /// Those with this interface.
    Interface(&'r str),
}

/// An option of a pass.
#[derive(Clone, Debug)]
pub(crate) struct PassOption<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name of the field.
    pub name: &'r str,
    /// The name in pipelines.
    pub argument: &'r str,
    /// The type as written.
    pub written_type: &'r str,
    /// The type in Rust. C++ that Rust does not have is a type beside the module.
    pub ty: &'r str,
    /// Whether it has a list of values.
    pub is_list: bool,
    /// The default.
    pub default: Option<Fragment<'r>>,
    /// The description.
    pub description: &'r str,
    /// The values, if the flags for C++ list them.
    pub cases: Option<Vec<OptionCase>>,
}

/// A statistic of a pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PassStatistic<'r> {
    /// The name of the field.
    pub field: &'r str,
    /// The name in reports.
    pub name: &'r str,
    /// The description.
    pub description: &'r str,
}

impl<'r> Pass<'r> {
    /// The passes of the file, in source order.
    ///
    /// # Errors
    ///
    /// One diagnostic for each invalid definition, or one if there is no pass.
    pub(crate) fn all(records: &'r Records) -> std::result::Result<Vec<Self>, Vec<Diagnostic>> {
        let (mut passes, mut errors) = (Vec::new(), Vec::new());
        let mut defs: Vec<_> = records.defs_derived_from("PassBase").collect();
        defs.sort_by_key(|def| def.span());
        for def in defs {
            match Self::new(def) {
                Ok(pass) => passes.push(pass),
                Err(error) => errors.push(*error),
            }
        }
        for (index, pass) in passes.iter().enumerate() {
            let other = passes[..index].iter().find(|other| other.argument == pass.argument);
            if let Some(other) = other {
                let text = format!("two passes have the argument '{}'", pass.argument);
                let error = *pass.record.error(text);
                errors.push(error.with_note(other.record.span(), "the other is defined here"));
            }
        }
        if errors.is_empty() && passes.is_empty() {
            errors.push(Diagnostic::error(Span::default(), "the file defines no passes"));
        }
        if errors.is_empty() { Ok(passes) } else { Err(errors) }
    }

    fn new(record: Record<'r>) -> Result<Self> {
        let argument = record.str("argument")?;
        if !is_argument(argument) {
            return Err(record.error(format!("'{argument}' cannot be the argument of a pass")));
        }
        let options = record.list_of_defs("options")?;
        let options = options.into_iter().map(PassOption::new).collect::<Result<Vec<_>>>()?;
        for (index, option) in options.iter().enumerate() {
            let before = &options[..index];
            let same = if before.iter().any(|it| it.argument == option.argument) {
                option.argument
            } else if before.iter().any(|it| it.name == option.name) {
                option.name
            } else {
                continue;
            };
            let text = format!("two options of the pass are called '{same}'");
            return Err(record.field_error("options", text));
        }
        let statistics = record.list_of_defs("statistics")?;
        let statistics =
            statistics.into_iter().map(PassStatistic::new).collect::<Result<Vec<_>>>()?;
        for (index, statistic) in statistics.iter().enumerate() {
            if statistics[..index].iter().any(|it| it.field == statistic.field) {
                let text = format!("two statistics of the pass are called '{}'", statistic.field);
                return Err(record.field_error("statistics", text));
            }
        }
        let dialects = record.list_of_str("dependentDialects")?.into_iter();
        let dialects = dialects.flat_map(|text| text.split(',')).map(str::trim);
        Ok(Self {
            record,
            argument,
            summary: record.str("summary")?,
            description: record.str("description")?,
            anchor: anchor(record)?,
            dialects: dialects.filter(|text| !text.is_empty()).collect(),
            options,
            statistics,
        })
    }
}

/// Whether pipelines can contain the argument `text`.
fn is_argument(text: &str) -> bool {
    !text.is_empty() && !text.contains([' ', ',', '(', ')', '{', '}', '='])
}

/// Checks that the field `name` of options or statistics has a name.
fn field_name(record: Record<'_>, name: &str) -> Result<()> {
    if is_name(name) || is_keyword(name) {
        return Ok(());
    }
    Err(record.error(format!("'{name}' cannot be the name of a field")))
}

/// The operations that the base class of `record` names.
fn anchor(record: Record<'_>) -> Result<Anchor<'_>> {
    let base = record.str("baseClass")?;
    let argument = base.split_once('<').and_then(|(class, rest)| {
        let class = class.trim().trim_start_matches("::").trim_start_matches("mlir::");
        Some((class, rest.trim().strip_suffix('>')?.trim()))
    });
    match argument {
        Some(("OperationPass", "")) => Ok(Anchor::Any),
        Some(("OperationPass", op)) => Ok(Anchor::Op(op)),
        Some(("InterfacePass", interface)) if !interface.is_empty() => {
            Ok(Anchor::Interface(interface))
        }
        // A class of C++ that runs on operations that only C++ knows.
        _ if language::is_cpp(record) => Ok(Anchor::Any),
        _ => {
            let text = format!("'{base}' does not say which operations the pass runs on");
            let mut error = record.field_error("baseClass", text);
            error.help = Some("derive from `Pass` or `InterfacePass`".to_owned());
            Err(error)
        }
    }
}

impl<'r> PassOption<'r> {
    fn new(record: Record<'r>) -> Result<Self> {
        let (name, argument) = (record.str("cppName")?, record.str("argument")?);
        field_name(record, name)?;
        if !is_argument(argument) {
            let text = format!("'{argument}' cannot be the argument of an option");
            return Err(record.error(text));
        }
        let written_type = record.str("type")?.trim().trim_start_matches("enum ").trim();
        let flags = record.str("additionalOptFlags")?;
        let is_cpp = language::is_cpp(record);
        let cases = if is_cpp { option_cases(flags) } else { None };
        let fragment = Fragment::of_field(record, "type");
        Ok(Self {
            record,
            name,
            argument,
            written_type,
            ty: fields::parameter_type(record, fragment, written_type),
            is_list: record.is_subclass_of("ListOption"),
            default: Fragment::of_field(record, "defaultValue"),
            description: record.str("description")?,
            cases,
        })
    }
}

impl<'r> PassStatistic<'r> {
    fn new(record: Record<'r>) -> Result<Self> {
        let (field, name) = (record.str("cppName")?, record.str("name")?);
        field_name(record, field)?;
        Ok(Self { field, name, description: record.str("description")? })
    }
}
