//! Custom directives: the traits that authors implement for `custom<Name>(...)`.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::fragment::Expr;

/// What formats with directives belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatOwner {
    /// Operations.
    Operations,
    /// Attributes and types.
    Definitions,
}

impl FormatOwner {
    /// How the names of the traits end.
    fn suffix(self) -> &'static str {
        match self {
            Self::Operations => "Directive",
            Self::Definitions => "Parameters",
        }
    }
}

/// A trait for one directive with one signature.
#[derive(Clone, Debug)]
pub struct Directive {
    /// The name between the angle brackets.
    pub name: String,
    /// What its functions take and return.
    pub signature: Signature,
    /// Whether it begins an optional group somewhere.
    pub begins_group: bool,
}

/// What the functions of a directive take beside the parser or the printer, and what they return.
#[derive(Clone, Default, Debug)]
pub struct Signature {
    /// The types of what the parser is given.
    pub inputs: Vec<TokenStream>,
    /// The types of what the parser returns.
    pub outputs: Vec<TokenStream>,
    /// The types of what the printer is given.
    pub printed: Vec<TokenStream>,
    /// How many types of arguments the implementation names.
    pub named_types: usize,
}

impl Signature {
    /// Adds an argument that is a host expression. A type that the expression does not show is named by the
    /// implementation.
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

/// The directives that the formats of a module use, by the names of their traits.
#[derive(Clone, Debug)]
pub struct Directives {
    /// What the formats belong to.
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
