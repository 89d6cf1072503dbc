//! Operation, attribute and type interfaces.

use std::fmt::Write as _;

use super::{Result, derived, markdown};
use crate::tablegen::{Record, Records};

/// Writes the interfaces that the main file defines.
pub(super) fn describe_all(
    records: &Records,
    class: &str,
    title: &str,
    out: &mut String,
) -> Result<()> {
    let _ = writeln!(out, "# {title}Interface definitions\n");
    let declaring = format!("Declare{class}InterfaceMethods");
    for def in derived(records, &format!("{class}Interface")) {
        let is_main = records.sources().locate(def.span()).is_some_and(|at| at.file == 0);
        if is_main && !def.is_subclass_of(&declaring) {
            describe(def, out)?;
        }
    }
    Ok(())
}

fn describe(def: Record<'_>, out: &mut String) -> Result<()> {
    let _ = writeln!(out, "## {} (`{}`)", def.str("cppInterfaceName")?, def.name());
    markdown::section(markdown::text(def, "description"), out);
    out.push_str("\n### Methods:\n\n");
    for method in def.list_of_defs("methods")? {
        let name = method.str("name")?;
        let _ = write!(out, "#### `{name}`\n\n```c++\n");
        if method.is_subclass_of("StaticInterfaceMethod") {
            out.push_str("static ");
        }
        cpp_type(method.str("returnType")?, out);
        out.push_str(name);
        out.push('(');
        for (index, arg) in method.dag("arguments")?.args().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            cpp_type(arg.value.as_str().unwrap_or_default(), out);
            out.push_str(arg.name.unwrap_or_default());
        }
        out.push_str(");\n```\n");
        markdown::section(markdown::text(method, "description"), out);
        if markdown::text(method, "body").trim().is_empty() {
            out.push_str("\nNOTE: This method *must* be implemented by the user.");
        }
        out.push_str("\n\n");
    }
    Ok(())
}

/// Writes a type that precedes a name.
fn cpp_type(ty: &str, out: &mut String) {
    let ty = ty.trim();
    out.push_str(ty);
    if !ty.ends_with(['&', '*']) {
        out.push(' ');
    }
}
