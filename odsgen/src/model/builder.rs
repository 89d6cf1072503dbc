//! Custom builders of definitions.

use super::{Fragment, Result};
use crate::names::snake;
use crate::tablegen::{Record, Value};

/// A parameter of a builder.
#[derive(Clone, Debug)]
pub(crate) struct BuilderParam<'r> {
    /// The name in Rust.
    pub name: String,
    /// The Rust type.
    pub ty: Fragment<'r>,
    /// The default value.
    pub default: Option<Fragment<'r>>,
}

/// The parameters of `builder`, one of the builders of `record`. If parameters `may_be_unnamed`, unnamed ones have
/// upstream's names.
pub(super) fn params<'r>(
    record: Record<'r>,
    builder: Record<'r>,
    may_be_unnamed: bool,
) -> Result<Vec<BuilderParam<'r>>> {
    let dag = builder.dag("dagParams")?;
    if dag.op_def().is_none_or(|op| op.name() != "ins") {
        return Err(builder.error("expected 'ins' in builders"));
    }
    let mut params: Vec<BuilderParam<'r>> = Vec::new();
    for (index, arg) in dag.args().enumerate() {
        let (ty, default) = match arg.value {
            Value::Def(def) if def.is_subclass_of("CArg") => {
                (Fragment::of_field(def, "type"), Fragment::of_field(def, "defaultValue"))
            }
            value => (Fragment::of_value(builder, value), None),
        };
        let Some(ty) = ty else {
            return Err(record.error(
                "Builder DAG arguments must be either strings or defs which inherit from CArg",
            ));
        };
        let name = match arg.name {
            Some(name) => snake(name),
            None if may_be_unnamed => snake(&format!("odsArg{index}")),
            None => return Err(record.error("builder parameters must have a name")),
        };
        if params.iter().any(|before| before.name == name) {
            let text = format!("two parameters of a builder have the name '{name}'");
            return Err(record.field_error("builders", text));
        }
        params.push(BuilderParam { name, ty, default });
    }
    let mut rest = params.iter().skip_while(|param| param.default.is_none());
    if rest.any(|param| param.default.is_none()) {
        return Err(record.error(
            "expected an argument with default value after other arguments with default values",
        ));
    }
    Ok(params)
}

/// The name that a definition gives to the record of a builder.
pub(super) fn rust_name<'r>(builder: Record<'r>) -> Option<&'r str> {
    let name = builder.str("rustName").ok()?;
    (!name.is_empty()).then_some(name)
}
