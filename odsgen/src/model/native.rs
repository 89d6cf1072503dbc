//! Native traits, which Rust or C++ code defines.

use super::Result;
use crate::fragment::fields;
use crate::tablegen::Record;

/// A trait that is written in Rust or C++.
#[derive(Clone, Debug)]
pub(crate) struct NativeTrait<'r> {
    /// The path in its module, with the arguments.
    pub text: &'r str,
    /// The path in its module, without the arguments.
    pub base: &'r str,
    /// The arguments.
    pub args: Vec<&'r str>,
    /// The module.
    pub module: TraitModule<'r>,
    /// Whether it is verified before the constraints of the definition.
    pub structural: bool,
}

/// The module of a native trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TraitModule<'r> {
    /// The module of the definition.
    Own,
    /// The runtime's operation traits.
    RuntimeOps,
    /// The module of this namespace with the runtime's traits of types or attributes, which are only names.
    RuntimeKinds(&'r str),
    /// Upstream's operation traits.
    Upstream,
    /// The module of this namespace.
    Other(&'r str),
}

impl<'r> NativeTrait<'r> {
    /// Reads a `NativeTrait` record.
    pub(super) fn new(record: Record<'r>) -> Result<Self> {
        let text = record.str("trait")?;
        let (base, args) = match text.split_once('<') {
            Some((base, args)) => (base, split_args(args.strip_suffix('>').unwrap_or(args))),
            None => (text, Vec::new()),
        };
        let module = TraitModule::new(fields::namespace(record)?);
        let structural = record.is_subclass_of("StructuralOpTrait");
        Ok(Self { text, base, args, module, structural })
    }
}

impl<'r> TraitModule<'r> {
    fn new(namespace: &'r str) -> Self {
        match namespace.strip_prefix("::ods_runtime::traits::") {
            Some("op") => Self::RuntimeOps,
            Some(_) => Self::RuntimeKinds(namespace),
            None if namespace.is_empty() => Self::Own,
            None if namespace == "::mlir::OpTrait" => Self::Upstream,
            None => Self::Other(namespace),
        }
    }

    /// Whether it has the runtime's operation traits, in Rust or in C++.
    #[must_use]
    pub(crate) fn has_runtime_traits(self) -> bool {
        matches!(self, Self::RuntimeOps | Self::Upstream)
    }

    /// The path of the module.
    #[must_use]
    pub(crate) fn path(self) -> &'r str {
        match self {
            Self::Own => "",
            Self::RuntimeOps => "::ods_runtime::traits",
            Self::Upstream => "::mlir::OpTrait",
            Self::RuntimeKinds(namespace) | Self::Other(namespace) => namespace,
        }
    }
}

/// The arguments in `text`, which commas separate.
fn split_args(text: &str) -> Vec<&str> {
    let mut args = Vec::new();
    let (mut depth, mut start) = (0_u32, 0);
    for (at, c) in text.char_indices() {
        match c {
            '<' | '(' => depth += 1,
            '>' | ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                args.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    args.push(text[start..].trim());
    args
}
