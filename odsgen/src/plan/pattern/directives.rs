//! The directives of a rule at the end of a node, and locations.

use super::symbols::SymbolKind;
use super::{Action, Keep, Lowering, Use};
use crate::model::{self, ArgValue, Head, Node, NodeArg};

/// The directives at the end of a node.
pub(super) struct Trailing<'n, 'r> {
    pub(super) location: Option<&'n Node<'r>>,
    pub(super) return_type: Option<&'n Node<'r>>,
    /// Their number.
    pub(super) count: usize,
}

impl<'r> Lowering<'_, 'r> {
    /// The directives at the end of `node`.
    pub(super) fn trailing<'n>(&self, node: &'n Node<'r>) -> model::Result<Trailing<'n, 'r>> {
        let mut tail = Trailing { location: None, return_type: None, count: 0 };
        for arg in node.args.iter().rev() {
            let Some(nested) = arg.node() else { break };
            let (place, name) = match nested.head {
                Head::Location => (&mut tail.location, "location"),
                Head::ReturnType => (&mut tail.return_type, "returnType"),
                _ => break,
            };
            tail.count += 1;
            if place.replace(nested).is_some() {
                return Err(self.error(format!("`{name}` directive can only be specified once")));
            }
        }
        Ok(tail)
    }

    /// The variable with the location that a directive specifies.
    pub(super) fn location(&mut self, node: &Node<'r>) -> model::Result<String> {
        if node.args.is_empty() {
            let text = "At least one argument to location directive required";
            return Err(self.error(text));
        }
        if node.symbol.is_some() {
            return Err(self.error("cannot bind symbol to location"));
        }
        let local = self.symbols.fresh("loc");
        if let [arg] = node.args.as_slice() {
            let action = match &arg.value {
                ArgValue::Text(text, _) => Action::NamedLoc(local.clone(), (*text).to_owned()),
                _ => Action::LocOf(local.clone(), self.located(arg)?),
            };
            self.actions.push(action);
            return Ok(local);
        }
        let (mut of, mut metadata) = (Vec::new(), None);
        for arg in &node.args {
            match &arg.value {
                ArgValue::Text(..) if metadata.is_some() => {
                    return Err(self.error("Only one string attribute may be specified"));
                }
                ArgValue::Text(text, _) => metadata = Some((*text).to_owned()),
                _ => of.push(self.located(arg)?),
            }
        }
        self.actions.push(Action::FusedLoc(local.clone(), of, metadata));
        Ok(local)
    }

    /// The entity whose location an argument of `location` refers to.
    fn located(&mut self, arg: &NodeArg<'r>) -> model::Result<Use> {
        let symbol = arg.name.unwrap_or_default();
        let found = self.symbols.find(symbol).map(|it| (it.kind.clone(), it.local.clone()));
        match found {
            // All results of an operation have its location.
            Some((SymbolKind::Op(op), local)) => {
                self.used_locals.insert(local.clone());
                self.symbols.keep(symbol, Keep::Op(self.ops.views[op].clone()), false);
                Ok(Use::Local(local))
            }
            _ => self.use_of(symbol),
        }
    }

    /// The variable with the location of new operations.
    pub(super) fn default_loc(&mut self) -> String {
        if let Some(loc) = &self.loc {
            return loc.clone();
        }
        let local = self.symbols.fresh("loc");
        self.actions.push(Action::Loc(local.clone()));
        self.loc = Some(local.clone());
        local
    }
}
