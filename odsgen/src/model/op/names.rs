//! Names of operands, attributes, results and so on, and of their accessors.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Op, Result, Value};
use crate::model::place;
use crate::names::snake;

/// Entities whose duplicate names upstream reports. For others, duplicate functions are reported during generation.
const VALUE_KINDS: [&str; 4] = ["operand", "result", "region", "successor"];

/// Functions without an upstream counterpart. Upstream has accessors with these names, because its accessors start
/// with `get`.
const RESERVED: [&str; 6] = [
    "build",
    "build_inferred",
    "check",
    "materialize_derived_attributes",
    "parse_assembly",
    "print_assembly",
];

/// The accessor for `name`; empty without a name.
pub(super) fn accessor(name: Option<&str>) -> String {
    name.filter(|name| !name.is_empty()).map(snake).unwrap_or_default()
}

impl<'r> Op<'r> {
    /// Reports names that are used twice or belong to every operation.
    pub(super) fn check_names(&self) -> Result<()> {
        let values = |values: &[Value<'r>]| values.iter().filter_map(|it| it.name).collect();
        let lists: [(&str, Vec<&str>); 7] = [
            ("operand", values(&self.operands)),
            ("attribute", self.attributes.iter().map(|it| it.name).collect()),
            ("property", self.properties.iter().map(|it| it.name).collect()),
            ("derived attribute", self.derived.iter().map(|it| it.name).collect()),
            ("result", values(&self.results)),
            ("region", self.regions.iter().filter_map(|it| it.name).collect()),
            ("successor", self.successors.iter().filter_map(|it| it.name).collect()),
        ];
        let mut seen: FxHashMap<String, &str> = FxHashMap::default();
        for (what, names) in lists {
            for name in names.into_iter().filter(|name| !name.is_empty()) {
                let rust = snake(name);
                if self.has_accessor(&rust, what) {
                    let text = format!(
                        "generated accessor for `{name}` overlaps with a default one; please rename to avoid overlap"
                    );
                    // Upstream reports only these.
                    return Err(match VALUE_KINDS.contains(&what) {
                        true => self.record.error(text),
                        false => place::argument_error(self.record, "arguments", name, text),
                    });
                }
                let Some(before) = seen.insert(rust, what) else { continue };
                let text = if before == what {
                    format!(
                        "op has a conflict with two {} having the same name '{name}'",
                        plural(what)
                    )
                } else {
                    format!(
                        "op has a conflict with {} and {} both having an entry with the name '{name}'",
                        plural(before),
                        plural(what)
                    )
                };
                return Err(self.record.error(text));
            }
        }
        Ok(())
    }

    /// Whether every operation has an accessor `name` that conflicts with an entity of the kind `what`.
    fn has_accessor(&self, name: &str, what: &str) -> bool {
        let is_value = VALUE_KINDS.contains(&what);
        match name {
            "attributes" | "attribute_names" | "operation_name" => true,
            "properties" => ["attribute", "property", "region"].contains(&what),
            "operand_segment_sizes" => !is_value && self.has_operand_segments(),
            "result_segment_sizes" => !is_value && self.has_result_segments(),
            "operation" => is_value,
            // A single variable group has this accessor.
            "operands" => {
                is_value && !matches!(self.operands.as_slice(), [all] if all.is_variable())
            }
            "regions" => {
                is_value && !matches!(self.regions.as_slice(), [all] if all.constraint.variadic)
            }
            "type_" => is_value && self.results.len() != 1,
            _ => false,
        }
    }

    /// Appends an underscore to accessors that conflict with other generated functions.
    pub(super) fn name_accessors(&mut self) {
        let set = |accessor: &String| format!("set_{}", accessor.trim_end_matches('_'));
        let setters: FxHashSet<String> = (self.attributes.iter().map(|it| set(&it.accessor)))
            .chain(self.properties.iter().map(|it| set(&it.accessor)))
            .collect();
        let accessors = (self.operands.iter_mut().map(|it| &mut it.accessor))
            .chain(self.attributes.iter_mut().map(|it| &mut it.accessor))
            .chain(self.properties.iter_mut().map(|it| &mut it.accessor))
            .chain(self.derived.iter_mut().map(|it| &mut it.accessor))
            .chain(self.results.iter_mut().map(|it| &mut it.accessor))
            .chain(self.regions.iter_mut().map(|it| &mut it.accessor))
            .chain(self.successors.iter_mut().map(|it| &mut it.accessor));
        for accessor in accessors {
            if RESERVED.contains(&accessor.as_str()) || setters.contains(accessor) {
                accessor.push('_');
            }
        }
    }
}

fn plural(what: &str) -> String {
    match what.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None => format!("{what}s"),
    }
}
