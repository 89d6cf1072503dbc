//! Constraints on types, attributes, regions and successors: the constants that operations share.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::fragment::{Expr, HelperType, RustType};

/// A constraint.
#[derive(Clone, Debug)]
pub(crate) struct Constraint<'r> {
    /// The constrained entity.
    pub subject: Subject,
    /// The description for diagnostics.
    pub summary: &'r str,
    /// The condition on `$_self`, and on the operation, `$_op`.
    pub condition: Rc<Expr>,
    /// For an attribute, the stored kind.
    pub stored: Stored,
}

/// The entity that a constraint restricts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Subject {
    /// The type of an operand or result.
    Type,
    /// An attribute.
    Attr,
    /// A region.
    Region,
    /// A successor.
    Successor,
}

impl Subject {
    /// The name of the subject in the table of C++'s API.
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Type => "Type",
            Self::Attr => "Attribute",
            Self::Region => "Region",
            Self::Successor => "Block",
        }
    }

    /// The type of the subject.
    pub(super) fn view(self) -> HelperType {
        match self {
            Self::Type => HelperType::TypeRef,
            Self::Attr => HelperType::AttrRef,
            Self::Region => HelperType::RegionRef,
            Self::Successor => HelperType::BlockRef,
        }
    }

    pub(super) fn suffix(self) -> &'static str {
        match self {
            Self::Type => "Type",
            Self::Attr => "Attr",
            Self::Region => "Region",
            Self::Successor => "Successor",
        }
    }
}

/// The kind of attribute that satisfies a constraint.
#[derive(Clone, Debug)]
pub(crate) enum Stored {
    /// Any kind.
    Any,
    /// The kind that the condition tests, without further conditions.
    Tested,
    /// This kind, in addition to the condition.
    Kind(RustType),
}

/// The constraints of a module, by constant name.
#[derive(Default, Debug)]
pub(super) struct Constraints<'r> {
    pub(super) by_name: BTreeMap<String, Constraint<'r>>,
    /// The constant of each constraint. Equal constraints share one, named after the first.
    pub(super) names: FxHashMap<Key, String>,
    /// Names of other constants.
    pub(super) taken: FxHashSet<String>,
    /// Checked fragments that only some operations use.
    pub(super) checked: FxHashSet<String>,
}

/// The content of a constraint: subject, summary, condition and stored kind.
pub(super) type Key = (Subject, String, String, String);

impl<'r> Constraints<'r> {
    /// Reserves `names` for other constants.
    pub(super) fn reserve(&mut self, names: impl IntoIterator<Item = String>) {
        self.taken.extend(names);
    }

    /// All constraints by name, sorted.
    pub(super) fn into_list(self) -> Vec<(String, Constraint<'r>)> {
        self.by_name.into_iter().collect()
    }
}

/// A predicate on the parts of a definition.
#[derive(Clone, Debug)]
pub(crate) struct Check<'r> {
    /// The condition. Placeholders are `$_op` and the names of operands, results, attributes and properties.
    pub condition: Rc<Expr>,
    /// The description after `failed to verify that`.
    pub summary: &'r str,
    /// Names of optional operands, results and attributes. A comparison with an absent one holds.
    pub optional: Vec<&'r str>,
}
