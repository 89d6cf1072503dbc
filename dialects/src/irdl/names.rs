//! Verification of names.

use super::{
    AttributeOp, AttributesOp, DialectOp, OperandsOp, OperationOp, ParametersOp, RegionsOp,
    ResultsOp, TypeOp,
};
use crate::prelude::*;

/// Verifies that `name` is a name of `what`.
fn verify_name(op: OpRef<'_>, what: &str, name: &str) -> VerifyResult {
    let error = |text: &str| Err(op.error(format!("name of {what} {text}")));
    if name.is_empty() {
        return error("is empty");
    }
    let mut before = '_';
    for it in name.chars() {
        match it {
            '_' if before == '_' => {
                return error("should not contain leading or double underscores");
            }
            'A'..='Z' => return error("should not contain uppercase letters"),
            '_' | 'a'..='z' | '0'..='9' => before = it,
            _ => return error("must contain only lowercase letters, digits and underscores"),
        }
    }
    Ok(())
}

/// Whether a dialect may have this name.
fn is_namespace(name: &str) -> bool {
    let is_first = |it: char| it.is_ascii_alphabetic() || it == '_';
    name.starts_with(is_first)
        && name.chars().all(|it| is_first(it) || it.is_ascii_digit() || it == '$')
}

impl<'ir> Verify<'ir> for DialectOp<'ir> {
    fn verify(self) -> VerifyResult {
        let name = self.sym_name();
        if !is_namespace(name) {
            return Err(self.op_error("invalid dialect name"));
        }
        verify_name(*self, "dialect", name)
    }
}

impl<'ir> Verify<'ir> for OperationOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_name(*self, "operation", self.sym_name())
    }
}

impl<'ir> Verify<'ir> for TypeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let name = self.sym_name();
        verify_name(*self, "type", name.strip_prefix('!').unwrap_or(name))
    }
}

impl<'ir> Verify<'ir> for AttributeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let name = self.sym_name();
        verify_name(*self, "attribute", name.strip_prefix('#').unwrap_or(name))
    }
}

fn strings(names: ArrayAttr<'_>) -> impl Iterator<Item = &str> {
    names.iter().filter_map(|it| Some(it.dyn_cast::<StringAttr<'_>>()?.value()))
}

/// Verifies the names of the operands of `op`, each of which stands for `what`.
fn verify_names(op: OpRef<'_>, what: &str, names: ArrayAttr<'_>) -> VerifyResult {
    verify_count(op, what, "names", names.len())?;
    let mut seen: Vec<&str> = Vec::new();
    for (index, name) in strings(names).enumerate() {
        verify_name(op, &format!("{what} #{index}"), name)?;
        if let Some(first) = seen.iter().position(|it| *it == name) {
            return Err(op.op_error(format!(
                "name of {what} #{index} is a duplicate of the name of {what} #{first}"
            )));
        }
        seen.push(name);
    }
    Ok(())
}

/// Verifies that each operand of `op` has one of `count` items.
fn verify_count(op: OpRef<'_>, what: &str, items: &str, count: usize) -> VerifyResult {
    let operands = op.num_operands();
    if operands == count {
        return Ok(());
    }
    Err(op.op_error(format!(
        "the number of {what}s and their {items} must be the same, but got {operands} and {count} \
         respectively"
    )))
}

impl<'ir> Verify<'ir> for ParametersOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_names(*self, "parameter", self.names())
    }
}

impl<'ir> Verify<'ir> for OperandsOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_count(*self, "operand", "variadicities", self.variadicity().len())?;
        verify_names(*self, "operand", self.names())
    }
}

impl<'ir> Verify<'ir> for ResultsOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_count(*self, "result", "variadicities", self.variadicity().len())?;
        verify_names(*self, "result", self.names())
    }
}

impl<'ir> Verify<'ir> for RegionsOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_names(*self, "region", self.names())
    }
}

impl<'ir> Verify<'ir> for AttributesOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (names, values) = (self.attribute_value_names().len(), (*self).num_operands());
        if names == values {
            return Ok(());
        }
        Err(self.op_error(format!(
            "the number of attribute names and their constraints must be the same but got {names} \
             and {values} respectively"
        )))
    }
}

/// The names that a part of an operation defines, and what they name.
fn definitions<'ir>(part: OpRef<'ir>) -> Option<(&'static str, ArrayAttr<'ir>)> {
    if let Some(it) = part.dyn_cast::<OperandsOp<'_>>() {
        return Some(("operands", it.names()));
    }
    if let Some(it) = part.dyn_cast::<ResultsOp<'_>>() {
        return Some(("results", it.names()));
    }
    Some(("regions", part.dyn_cast::<RegionsOp<'_>>()?.names()))
}

impl<'ir> VerifyRegions<'ir> for OperationOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let mut seen: Vec<(&str, &str)> = Vec::new();
        let parts = (*self).region(0).first_block();
        let parts = parts.into_iter().flat_map(|block| block.ops());
        for (kind, names) in parts.filter_map(definitions) {
            for name in strings(names) {
                if let Some((_, other)) = seen.iter().find(|it| it.0 == name) {
                    return Err(self.op_error(format!(
                        "contains a value named '{name}' for both its {other} and {kind}"
                    )));
                }
            }
            seen.extend(strings(names).map(|name| (name, kind)));
        }
        Ok(())
    }
}
