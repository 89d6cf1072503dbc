//! Inference of result types.

use super::{Arg, Fragment, Op, Result, TypeRelation};

/// The inference of a result's type.
#[derive(Clone, Debug)]
pub(crate) struct ResultType<'r> {
    /// The source.
    pub source: TypeSource<'r>,
    /// Converts the source's type, `$_self`; identity if `None`.
    pub transform: Option<Fragment<'r>>,
}

/// The source of a type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum TypeSource<'r> {
    /// The type of an operand.
    Operand(usize),
    /// The type of an attribute's value.
    Attribute(usize),
    /// The type of another result.
    Result(usize),
    /// Builds the only type that satisfies the constraint.
    Builder(Fragment<'r>),
}

/// One entry per result; empty if some type cannot be inferred from operands and attributes.
pub(super) fn result_types<'r>(op: &Op<'r>) -> Result<Vec<ResultType<'r>>> {
    let records_interface = op.record.records().def("InferTypeOpInterface").is_some();
    if !records_interface
        || op.results.is_empty()
        || op.results.iter().any(super::Value::is_variable)
    {
        return Ok(Vec::new());
    }
    if op.has_trait("SameOperandsAndResultType") {
        let anchor = op.args.iter().find_map(|arg| match *arg {
            Arg::Operand(index) if !op.operands[index].is_variable() => Some(index),
            _ => None,
        });
        let same = |index| ResultType { source: TypeSource::Operand(index), transform: None };
        return Ok(
            anchor.map_or_else(Vec::new, |index| op.results.iter().map(|_| same(index)).collect())
        );
    }
    let mut inferred: Vec<Option<ResultType<'r>>> = op
        .results
        .iter()
        .map(|result| {
            let builder = result.constraint.builder_call?;
            Some(ResultType { source: TypeSource::Builder(builder), transform: None })
        })
        .collect();
    // Iterate to a fixed point, because a result may depend on a later one.
    loop {
        let before = inferred.iter().flatten().count();
        for entry in &op.traits {
            if entry.is_interface("InferTypeOpInterface") {
                return Ok(Vec::new());
            }
            match &entry.relation {
                Some(TypeRelation::Transformed(it)) => {
                    let Some(target) = op.result(it.to) else { continue };
                    // The conversion is one of a range of types.
                    if op
                        .operand(it.from)
                        .is_some_and(|index| op.operands[index].multiplicity().is_variadic())
                    {
                        continue;
                    }
                    if inferred[target].is_none()
                        && let Some(source) = source(op, it.from, &inferred)
                    {
                        inferred[target] = Some(ResultType { source, transform: it.transform });
                    }
                }
                Some(TypeRelation::Same(names)) => {
                    let source = names.iter().rev().find_map(|name| source(op, name, &inferred));
                    let Some(source) = source else { continue };
                    for target in names.iter().filter_map(|name| op.result(name)) {
                        inferred[target].get_or_insert(ResultType { source, transform: None });
                    }
                }
                _ => {}
            }
        }
        if inferred.iter().flatten().count() == before {
            break;
        }
    }
    Ok(inferred.into_iter().collect::<Option<_>>().unwrap_or_default())
}

/// The type source `name`, if it is known so far.
fn source<'r>(
    op: &Op<'r>,
    name: &str,
    inferred: &[Option<ResultType<'r>>],
) -> Option<TypeSource<'r>> {
    if let Some(index) = op.operand(name) {
        return Some(TypeSource::Operand(index));
    }
    if let Some(index) = op.attribute(name) {
        return Some(TypeSource::Attribute(index));
    }
    let index = op.result(name)?;
    inferred[index].as_ref().map(|_| TypeSource::Result(index))
}
