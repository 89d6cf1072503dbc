//! The runtime's operation traits, and errors in their use.

use rustc_hash::FxHashSet;

use super::{Op, Trait, TraitModule};
use crate::provided::RUNTIME_OPS;
use crate::tablegen::{Diagnostic, nearest};

/// The operation traits of the runtime.
const KNOWN_TRAITS: &[&str] = &[
    "AffineScope",
    "AlwaysSpeculatableImplTrait",
    "AtLeastNOperands",
    "AtLeastNRegions",
    "AtLeastNResults",
    "AtLeastNSuccessors",
    "AttrSizedOperandSegments",
    "AttrSizedResultSegments",
    "AutomaticAllocationScope",
    "ConstantLike",
    "DistinctObjectsTrait",
    "Elementwise",
    "FunctionLike",
    "HasOnlyGraphRegion",
    "HasParallelRegion",
    "HasParent",
    "HasRecursiveMemoryEffects",
    "InferShapedTypeOpAdaptor",
    "InferTensorType",
    "InferTypeOpAdaptor",
    "IsCommutative",
    "IsIdempotent",
    "IsInvolution",
    "IsIsolatedFromAbove",
    "IsTerminator",
    "MemRefsNormalizable",
    "NOperands",
    "NRegions",
    "NResults",
    "NSuccessors",
    "NoRegionArguments",
    "NoTerminator",
    "OneOperand",
    "OneRegion",
    "OneResult",
    "OneSuccessor",
    "OneTypedResult",
    "OperandsAreFloatLike",
    "OperandsAreSignlessIntegerLike",
    "RecursivelySpeculatableImplTrait",
    "ResultsAreBoolLike",
    "ResultsAreFloatLike",
    "ResultsAreSignlessIntegerLike",
    "ResultsBroadcastableShape",
    "ReturnLike",
    "SameOperandsAndResultElementType",
    "SameOperandsAndResultRank",
    "SameOperandsAndResultShape",
    "SameOperandsAndResultType",
    "SameOperandsElementType",
    "SameOperandsShape",
    "SameTypeOperands",
    "Scalarizable",
    "SingleBlock",
    "SingleBlockImplicitTerminator",
    "SymbolTable",
    "Tensorizable",
    "VariadicOperands",
    "VariadicRegions",
    "VariadicResults",
    "VariadicSuccessors",
    "Vectorizable",
    "ZeroOperands",
    "ZeroRegions",
    "ZeroResults",
    "ZeroSuccessors",
];

/// The error if a trait of `op` refers to an unknown trait of the runtime or to an unknown operation. `own` has the names
/// of the types in the module of the dialect.
pub(crate) fn mistake(
    op: &Op<'_>,
    entry: &Trait<'_>,
    own: &FxHashSet<String>,
) -> Option<Diagnostic> {
    let native = entry.native().filter(|native| native.module == TraitModule::RuntimeOps)?;
    let base = native.base;
    if is_name(base) && !KNOWN_TRAITS.contains(&base) {
        let text = format!("the runtime has no operation trait '{base}'");
        let help = match nearest(base, KNOWN_TRAITS.iter().copied()) {
            Some(near) => format!("a trait with a similar name exists: '{near}'"),
            None => "a custom trait must specify its module: `let cppNamespace = \"::module\"`"
                .to_owned(),
        };
        return Some((*entry.record.error(text)).with_help(help));
    }
    let is_missing = |op: &&&str| is_name(op) && !own.contains(**op) && !RUNTIME_OPS.contains(*op);
    let missing = *native.args.iter().find(is_missing)?;
    let ops = own.iter().map(String::as_str).filter(|name| name.ends_with("Op"));
    let near = nearest(missing, ops.chain(RUNTIME_OPS.iter().copied()));
    let help = match near.filter(|near| near.len() > 4) {
        Some(near) => format!("an operation with a similar name exists: '{near}'"),
        None => format!("an operation of another dialect requires a path: `::dialect::{missing}`"),
    };
    let text = format!("the trait '{base}' refers to the undefined operation '{missing}'");
    let error = (*op.record.error(text)).with_help(help);
    Some(error.with_note(entry.record.span(), "the trait is defined here"))
}

/// Whether `text` is an identifier, not a path or a number.
fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    use proc_macro2::{TokenStream, TokenTree};

    use super::*;

    /// The operation traits defined in `file`, directly or by a macro with a list of documented names.
    fn traits_in(file: &Path) -> Vec<String> {
        let text = std::fs::read_to_string(file).expect("text");
        let mut names = Vec::new();
        for item in syn::parse_file(&text).expect("Rust").items {
            match item {
                syn::Item::Impl(item) => {
                    let of = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
                    if let (Some(of), syn::Type::Path(ty)) = (of, &*item.self_ty)
                        && of.ident == "OpTrait"
                    {
                        names.extend(ty.path.segments.last().map(|it| it.ident.to_string()));
                    }
                }
                // Skips the definition of the macro.
                syn::Item::Macro(item) if item.ident.is_none() => {
                    names.extend(documented(item.mac.tokens));
                }
                _ => {}
            }
        }
        names
    }

    /// The names that follow doc attributes.
    fn documented(tokens: TokenStream) -> Vec<String> {
        let tokens: Vec<_> = tokens.into_iter().collect();
        let names = tokens.windows(3).filter_map(|window| match window {
            [TokenTree::Punct(hash), TokenTree::Group(_), TokenTree::Ident(name)] => {
                (hash.as_char() == '#').then(|| name.to_string())
            }
            _ => None,
        });
        names.collect()
    }

    #[test]
    fn known_traits_equal_those_of_the_runtime() {
        let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../runtime/src/semantics"));
        let files = std::fs::read_dir(root.join("traits")).expect("a directory");
        let files = files.map(|file| file.expect("a file").path());
        let defined: BTreeSet<_> =
            files.chain([root.join("traits.rs")]).flat_map(|file| traits_in(&file)).collect();
        let listed: BTreeSet<_> = KNOWN_TRAITS.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(defined, listed);
        assert!(KNOWN_TRAITS.is_sorted(), "the traits are sorted");
    }
}
