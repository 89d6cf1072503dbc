//! Which operations are legal.

use std::fmt;

use rustc_hash::FxHashMap;

use crate::core::dialect::Dialect;
use crate::core::ir::{OpRef, OpView};
use crate::core::op_name::OpName;

/// Whether operations of a kind are legal. Corresponds to `mlir::ConversionTarget::LegalizationAction`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// They are.
    Legal,
    /// Those are that a function accepts.
    Dynamic,
    /// They are not.
    Illegal,
}

type LegalityFn = Box<dyn Fn(OpRef<'_>) -> Option<bool> + Send + Sync>;

/// The functions that decide about the operations of a name or a dialect, the last one first.
#[derive(Default)]
struct Decision(Vec<LegalityFn>);

impl Decision {
    fn of(&self, op: OpRef<'_>) -> Option<bool> {
        self.0.iter().rev().find_map(|decide| decide(op))
    }
}

struct OpInfo {
    legality: Legality,
    dynamic: Decision,
    /// Whether legal operations are legal with their contents, as far as the functions say so.
    recursive: Option<Decision>,
}

struct DialectInfo {
    legality: Legality,
    dynamic: Decision,
}

/// Says which operations a conversion leaves. Operations about which it says nothing are of *unknown* legality. Corresponds to
/// `mlir::ConversionTarget`.
///
/// ```
/// use ods_runtime::builtin::{BuiltinDialect, ModuleOp};
/// use ods_runtime::conversion::ConversionTarget;
/// use ods_runtime::prelude::*;
///
/// let mut target = ConversionTarget::new();
/// target.add_legal_dialect::<BuiltinDialect>();
/// target.add_dynamically_legal_op::<ModuleOp<'_>>(|op| op.attr("sym_name").is_some());
/// let ir = ModuleOp::create(&Context::new());
/// assert_eq!(target.is_legal(ir.root().unwrap()), Some(false));
/// ```
#[derive(Default)]
pub struct ConversionTarget {
    ops: FxHashMap<OpName, OpInfo>,
    dialects: FxHashMap<String, DialectInfo>,
    unknown: Decision,
}

impl fmt::Debug for ConversionTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConversionTarget").finish_non_exhaustive()
    }
}

/// Whether an operation is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    /// It is.
    Legal,
    /// It is, with all operations in it.
    RecursivelyLegal,
    /// It is not.
    NotLegal,
}

impl ConversionTarget {
    /// A target that says nothing about any operation.
    pub fn new() -> Self {
        ConversionTarget::default()
    }

    /// Sets the legality of the operations called `name`.
    pub fn set_op_legality(&mut self, name: OpName, legality: Legality) {
        let new = || OpInfo { legality, dynamic: Decision::default(), recursive: None };
        self.ops.entry(name).or_insert_with(new).legality = legality;
    }

    /// Operations of the kind `V` are legal.
    pub fn add_legal_op<V: OpView<'static>>(&mut self) {
        self.set_op_legality(V::DEF.op_name(), Legality::Legal);
    }

    /// Operations of the kind `V` are illegal.
    pub fn add_illegal_op<V: OpView<'static>>(&mut self) {
        self.set_op_legality(V::DEF.op_name(), Legality::Illegal);
    }

    /// Operations of the kind `V` are legal if the function accepts them. It returns a `bool`, or `None` to leave the decision
    /// to a function that was set before.
    pub fn add_dynamically_legal_op<V: OpView<'static>>(
        &mut self,
        is_legal: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
    ) {
        let is_legal = move |op: OpRef<'_>| Some(is_legal(op));
        self.add_dynamically_legal_op_name(V::DEF.op_name(), is_legal);
    }

    /// Operations called `name` are legal if the function accepts them. It returns `None` to leave the decision to a function
    /// that was added before; if there is none, the operation is of unknown legality.
    pub fn add_dynamically_legal_op_name(
        &mut self,
        name: OpName,
        is_legal: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        self.set_op_legality(name, Legality::Dynamic);
        if let Some(info) = self.ops.get_mut(&name) {
            info.dynamic.0.push(Box::new(is_legal));
        }
    }

    /// Everything in legal operations of the kind `V` is legal, too.
    ///
    /// # Panics
    ///
    /// If operations of the kind `V` are neither legal nor dynamically legal.
    #[track_caller]
    pub fn mark_op_recursively_legal<V: OpView<'static>>(&mut self) {
        self.mark_op_name_recursively_legal(V::DEF.op_name(), |_| None);
    }

    /// Everything in those legal operations called `name` is legal, too, that the function does not refuse.
    ///
    /// # Panics
    ///
    /// If operations of this name are neither legal nor dynamically legal.
    #[track_caller]
    pub fn mark_op_name_recursively_legal(
        &mut self,
        name: OpName,
        is_legal: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        let info = self.ops.get_mut(&name).filter(|info| info.legality != Legality::Illegal);
        let Some(info) = info else {
            panic!("an operation that is not legal is marked recursively legal")
        };
        info.recursive.get_or_insert_default().0.push(Box::new(is_legal));
    }

    /// Sets the legality of the operations of the dialect called `namespace`, as far as nothing is said about their names.
    pub fn set_dialect_legality(&mut self, namespace: &str, legality: Legality) {
        let new = || DialectInfo { legality, dynamic: Decision::default() };
        self.dialects.entry(namespace.to_owned()).or_insert_with(new).legality = legality;
    }

    /// The operations of the dialect are legal.
    pub fn add_legal_dialect<D: Dialect>(&mut self) {
        self.set_dialect_legality(D::NAMESPACE, Legality::Legal);
    }

    /// The operations of the dialect are illegal.
    pub fn add_illegal_dialect<D: Dialect>(&mut self) {
        self.set_dialect_legality(D::NAMESPACE, Legality::Illegal);
    }

    /// The operations of the dialect are legal if the function accepts them. It returns `None` to leave the decision to a
    /// function that was added before.
    pub fn add_dynamically_legal_dialect<D: Dialect>(
        &mut self,
        is_legal: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        self.set_dialect_legality(D::NAMESPACE, Legality::Dynamic);
        if let Some(info) = self.dialects.get_mut(D::NAMESPACE) {
            info.dynamic.0.push(Box::new(is_legal));
        }
    }

    /// Operations about which nothing is said are legal if the function accepts them, and illegal if it refuses them.
    pub fn mark_unknown_op_dynamically_legal(
        &mut self,
        is_legal: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        self.unknown.0.push(Box::new(is_legal));
    }

    /// The legality of the operations called `name` of the dialect called `namespace`. `None` if it is unknown.
    pub fn op_legality(&self, name: OpName, namespace: &str) -> Option<Legality> {
        self.info(name, namespace).map(|(legality, _)| legality)
    }

    /// Whether `op` is legal. `None` if it is of unknown legality.
    pub fn is_legal(&self, op: OpRef<'_>) -> Option<bool> {
        let (legality, dynamic) = self.info(op.name_handle(), op.name().dialect())?;
        match legality {
            Legality::Legal => Some(true),
            Legality::Illegal => Some(false),
            Legality::Dynamic => dynamic.of(op),
        }
    }

    fn info(&self, name: OpName, namespace: &str) -> Option<(Legality, &Decision)> {
        if let Some(info) = self.ops.get(&name) {
            return Some((info.legality, &info.dynamic));
        }
        if let Some(info) = self.dialects.get(namespace) {
            return Some((info.legality, &info.dynamic));
        }
        (!self.unknown.0.is_empty()).then_some((Legality::Dynamic, &self.unknown))
    }

    /// Whether `op` is legal, and what is in it.
    pub(super) fn status(&self, op: OpRef<'_>) -> Status {
        if self.is_legal(op) != Some(true) {
            return Status::NotLegal;
        }
        let recursive = self.ops.get(&op.name_handle()).and_then(|info| info.recursive.as_ref());
        match recursive {
            Some(decision) if decision.of(op).unwrap_or(true) => Status::RecursivelyLegal,
            _ => Status::Legal,
        }
    }
}
