//! Whether values address the same memory, and which operations access the memory of a value.

mod local;
mod underlying;

use std::fmt;

use ods_runtime::pass::{Analyses, Analysis};
use ods_runtime::{OpRef, ValueRef};

pub use local::LocalAliasAnalysis;

/// How the memory that two values address overlaps. Corresponds to `mlir::AliasResult`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AliasResult {
    /// It does not overlap.
    No,
    /// Nothing is known.
    May,
    /// It overlaps, but is not the same.
    Partial,
    /// It is the same.
    Must,
}

impl AliasResult {
    /// What is known of a value that is one of two, with these results.
    #[must_use]
    pub fn merge(self, other: AliasResult) -> AliasResult {
        match (self, other) {
            (a, b) if a == b => a,
            (AliasResult::Partial, AliasResult::Must)
            | (AliasResult::Must, AliasResult::Partial) => AliasResult::Partial,
            _ => AliasResult::May,
        }
    }

    /// Whether the memory may overlap.
    pub fn is_possible(self) -> bool {
        self != AliasResult::No
    }
}

impl fmt::Display for AliasResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AliasResult::No => "NoAlias",
            AliasResult::May => "MayAlias",
            AliasResult::Partial => "PartialAlias",
            AliasResult::Must => "MustAlias",
        })
    }
}

/// How an operation may access the memory of a value. Corresponds to `mlir::ModRefResult`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ModRefResult {
    /// It may write to it.
    pub is_mod: bool,
    /// It may read from it.
    pub is_ref: bool,
}

impl ModRefResult {
    /// No access.
    pub const NONE: ModRefResult = ModRefResult { is_mod: false, is_ref: false };
    /// Reads and writes.
    pub const ALL: ModRefResult = ModRefResult { is_mod: true, is_ref: true };

    /// The accesses of both.
    #[must_use]
    pub fn merge(self, other: ModRefResult) -> ModRefResult {
        ModRefResult { is_mod: self.is_mod || other.is_mod, is_ref: self.is_ref || other.is_ref }
    }

    /// The accesses that are possible according to both.
    #[must_use]
    pub fn intersect(self, other: ModRefResult) -> ModRefResult {
        ModRefResult { is_mod: self.is_mod && other.is_mod, is_ref: self.is_ref && other.is_ref }
    }
}

impl fmt::Display for ModRefResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.is_mod, self.is_ref) {
            (false, false) => "NoModRef",
            (false, true) => "Ref",
            (true, false) => "Mod",
            (true, true) => "ModRef",
        })
    }
}

/// A source of knowledge for an [`AliasAnalysis`].
pub trait AliasImplementation: Send + Sync {
    /// How the memory of two values overlaps.
    fn alias(&self, a: ValueRef<'_>, b: ValueRef<'_>) -> AliasResult;

    /// How `op` may access the memory of `location`.
    fn mod_ref(&self, op: OpRef<'_>, location: ValueRef<'_>) -> ModRefResult;
}

/// Several implementations, of which the first one that knows something answers. Corresponds to `mlir::AliasAnalysis`.
///
/// It reads the IR with each question, so that it remains valid when the IR changes.
///
/// ```
/// # #[cfg(all(feature = "func", feature = "memref"))] {
/// use ods::analysis::alias::{AliasAnalysis, AliasResult};
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let text = b"
///     func.func @f(%a: memref<4xi32>) {
///       %0 = memref.alloc() : memref<4xi32>
///       %1 = memref.cast %0 : memref<4xi32> to memref<?xi32>
///       return
///     }
/// ";
/// let ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let function = ir.root().unwrap().region(0).first_block().unwrap().front().unwrap();
/// let block = function.region(0).first_block().unwrap();
/// let values: Vec<_> = block.ops().flat_map(|op| op.results()).collect();
/// let aliases = AliasAnalysis::new();
/// assert_eq!(aliases.alias(values[0], values[1]), AliasResult::Must);
/// assert_eq!(aliases.alias(values[0], block.argument(0)), AliasResult::No);
/// # }
/// ```
pub struct AliasAnalysis {
    implementations: Vec<Box<dyn AliasImplementation>>,
}

impl AliasAnalysis {
    /// The analysis with a [`LocalAliasAnalysis`].
    pub fn new() -> Self {
        AliasAnalysis { implementations: vec![Box::new(LocalAliasAnalysis::new())] }
    }

    /// Adds an implementation. It is asked what the ones before it do not know.
    pub fn add(&mut self, implementation: impl AliasImplementation + 'static) {
        self.implementations.push(Box::new(implementation));
    }

    /// How the memory of two values overlaps.
    pub fn alias(&self, a: ValueRef<'_>, b: ValueRef<'_>) -> AliasResult {
        let results = self.implementations.iter().map(|it| it.alias(a, b));
        results.into_iter().find(|result| *result != AliasResult::May).unwrap_or(AliasResult::May)
    }

    /// How `op` may access the memory of `location`.
    pub fn mod_ref(&self, op: OpRef<'_>, location: ValueRef<'_>) -> ModRefResult {
        let mut result = ModRefResult::ALL;
        for implementation in &self.implementations {
            result = result.intersect(implementation.mod_ref(op, location));
            if result == ModRefResult::NONE {
                break;
            }
        }
        result
    }
}

impl Default for AliasAnalysis {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for AliasAnalysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.implementations.len();
        f.debug_struct("AliasAnalysis").field("implementations", &count).finish()
    }
}

impl Analysis for AliasAnalysis {
    fn compute(_: OpRef<'_>, _: &mut Analyses<'_>) -> Self {
        AliasAnalysis::new()
    }
}
