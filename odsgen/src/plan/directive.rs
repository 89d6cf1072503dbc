//! Custom directives: the hook traits of `custom<Name>(...)`.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::fragment::Expr;

/// The family of formats that contain a directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatOwner {
    /// Operations.
    Operations,
    /// Attributes and types.
    Definitions,
}

impl FormatOwner {
    /// The suffix of trait names.
    fn suffix(self) -> &'static str {
        match self {
            Self::Operations => "Directive",
            Self::Definitions => "Parameters",
        }
    }
}

/// The hook trait of a directive with one signature.
#[derive(Clone, Debug)]
pub struct Directive {
    /// The name of the directive.
    pub name: String,
    /// The parameter and return types of its functions.
    pub signature: Signature,
    /// Whether it is the first element of an optional group.
    pub begins_group: bool,
}

/// The parameter types of a directive's functions, without parser and printer, and their return types.
#[derive(Clone, Default, Debug)]
pub struct Signature {
    /// The types of the parser's parameters.
    pub inputs: Vec<TokenStream>,
    /// The types that the parser returns.
    pub outputs: Vec<TokenStream>,
    /// The types of the printer's parameters.
    pub printed: Vec<TokenStream>,
    /// The number of associated types.
    pub named_types: usize,
}

impl Signature {
    /// Adds a host expression as an argument. If the type of the expression is unknown, the implementation specifies it
    /// as an associated type.
    pub(super) fn add_code(&mut self, code: &Expr) {
        let ty = match code.ty() {
            Some(ty) => quote!(#ty),
            None => {
                let name = format_ident!("Code{}", self.named_types);
                self.named_types += 1;
                quote!(Self::#name)
            }
        };
        self.inputs.push(ty.clone());
        self.printed.push(ty);
    }

    fn is_same(&self, other: &Self) -> bool {
        let same = |left: &[TokenStream], right: &[TokenStream]| {
            let texts =
                |list: &[TokenStream]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
            texts(left) == texts(right)
        };
        same(&self.inputs, &other.inputs)
            && same(&self.outputs, &other.outputs)
            && same(&self.printed, &other.printed)
    }
}

/// The directives in the formats of a module, by trait name.
#[derive(Clone, Debug)]
pub struct Directives {
    /// The family of the formats.
    pub owner: FormatOwner,
    /// The directives.
    pub by_trait: BTreeMap<String, Directive>,
}

impl Directives {
    pub(super) fn new(owner: FormatOwner) -> Self {
        Self { owner, by_trait: BTreeMap::new() }
    }

    /// The trait of the directive `name` with this signature. The same name with arguments of other kinds is another
    /// trait, as it is another overload upstream.
    pub(super) fn add(&mut self, name: &str, signature: Signature, begins_group: bool) -> String {
        let suffix = self.owner.suffix();
        let mut trait_name = format!("{name}{suffix}");
        let mut number = 2;
        while let Some(known) = self.by_trait.get_mut(&trait_name) {
            if known.signature.is_same(&signature) {
                known.begins_group |= begins_group;
                return trait_name;
            }
            trait_name = format!("{name}{suffix}{number}");
            number += 1;
        }
        let directive = Directive { name: name.to_owned(), signature, begins_group };
        self.by_trait.insert(trait_name.clone(), directive);
        trait_name
    }
}
