//! Operations that call an intrinsic of LLVM: those that derive from `LLVM_IntrOpBase`.

use super::Result;
use crate::tablegen::{Diagnostic, Record, Records, Span};

/// An operation that calls an intrinsic.
#[derive(Clone, Debug)]
pub(crate) struct Intrinsic<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name of the operation, with its dialect.
    pub op: String,
    /// The name of the intrinsic in LLVM's enum.
    pub name: &'r str,
    /// The results whose types are part of the intrinsic's name.
    pub overloaded_results: Vec<usize>,
    /// The arguments whose types are part of the intrinsic's name.
    pub overloaded_operands: Vec<usize>,
    /// The arguments that are attributes of the operation: their positions and names.
    pub immediates: Vec<(usize, String)>,
}

impl<'r> Intrinsic<'r> {
    /// The operations of the file, or those of one dialect, by name.
    ///
    /// # Errors
    ///
    /// One diagnostic for each invalid definition, or one if there is no such operation.
    pub(crate) fn all(
        records: &'r Records,
        dialect: Option<&str>,
    ) -> std::result::Result<Vec<Self>, Vec<Diagnostic>> {
        let (mut intrinsics, mut errors) = (Vec::new(), Vec::new());
        for def in records.defs_derived_from("LLVM_IntrOpBase") {
            match Self::new(def, dialect) {
                Ok(intrinsic) => intrinsics.extend(intrinsic),
                Err(error) => errors.push(*error),
            }
        }
        if errors.is_empty() && intrinsics.is_empty() {
            let text = "the file defines no operations that call intrinsics";
            let error = Diagnostic::error(Span::default(), text);
            errors.push(
                error.with_help(
                    "derive from `LLVM_IntrOpBase` of mlir/Dialect/LLVMIR/LLVMOpBase.td",
                ),
            );
        }
        intrinsics.sort_by(|a, b| a.op.cmp(&b.op));
        if errors.is_empty() { Ok(intrinsics) } else { Err(errors) }
    }

    fn new(record: Record<'r>, only: Option<&str>) -> Result<Option<Self>> {
        let dialect = record.def("opDialect")?.str("name")?;
        if only.is_some_and(|only| only != dialect) {
            return Ok(None);
        }
        let positions = numbers(record, "immArgPositionsCpp")?;
        let names: Vec<String> =
            list(record, "immArgAttrNamesCpp")?.into_iter().map(quoted).collect();
        if positions.len() != names.len() {
            let text = format!(
                "{} positions of immediate arguments, but {} names",
                positions.len(),
                names.len()
            );
            return Err(record.error(text));
        }
        Ok(Some(Self {
            record,
            op: format!("{dialect}.{}", record.str("opName")?),
            name: record.str("llvmEnumName")?,
            overloaded_results: numbers(record, "overloadedResultsCpp")?,
            overloaded_operands: numbers(record, "overloadedOperandsCpp")?,
            immediates: positions.into_iter().zip(names).collect(),
        }))
    }
}

/// The elements of a field such as `{0, 1}`.
fn list<'r>(record: Record<'r>, field: &str) -> Result<Vec<&'r str>> {
    let text = record.str(field)?.trim_start_matches('{').trim_end_matches('}');
    Ok(text.split(',').map(str::trim).filter(|it| !it.is_empty()).collect())
}

fn numbers(record: Record<'_>, field: &str) -> Result<Vec<usize>> {
    let numbers = list(record, field)?.into_iter().map(|it| {
        let text = || format!("'{it}' is not the number of an argument or a result");
        it.parse().map_err(|_| record.field_error(field, text()))
    });
    numbers.collect()
}

/// The text between the quotes of `StringLiteral("name")`.
fn quoted(text: &str) -> String {
    text.split('"').nth(1).unwrap_or(text).to_owned()
}
