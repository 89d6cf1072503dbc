//! Enums.

use std::fmt::Write as _;

use super::{Result, markdown};
use crate::tablegen::Record;

/// Writes the section of an enum with its cases.
pub(super) fn describe(def: Record<'_>, out: &mut String) -> Result<()> {
    let _ = writeln!(out, "### {}", def.str("className")?);
    markdown::summary(markdown::text(def, "summary"), out);
    out.push_str("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |\n");
    for case in def.list_of_defs("enumerants")? {
        let (symbol, value, text) = (case.str("symbol")?, case.int("value")?, case.str("str")?);
        let _ = writeln!(out, "| {symbol} | `{value}` | {text} |");
    }
    out.push('\n');
    Ok(())
}
