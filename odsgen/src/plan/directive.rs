//! Custom directives: the hook traits of `custom<Name>(...)`.

use std::cell::OnceCell;
use std::fmt::Write as _;
use std::rc::Rc;

use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote};
use rustc_hash::FxHashSet;

use crate::fragment::{Expr, RustType};
use crate::names::upper_camel;

/// The family of formats that contain a directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FormatOwner {
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
pub(crate) struct Directive {
    /// The name of the directive.
    pub name: String,
    /// The name of the trait.
    pub trait_name: TraitName,
    /// The parameter and return types of its functions.
    pub signature: Signature,
    /// Whether it is the first element of an optional group.
    pub begins_group: bool,
}

/// The name of a directive's trait. It is known after the plan has all signatures of the directive.
#[derive(Clone, Default, Debug)]
pub(crate) struct TraitName(Rc<OnceCell<String>>);

impl TraitName {
    /// The name.
    #[must_use]
    pub(crate) fn get(&self) -> &str {
        self.0.get().map_or("", String::as_str)
    }
}

/// The parameter types of a directive's functions, without parser and printer, and their return types.
#[derive(Clone, Default, Debug)]
pub(crate) struct Signature {
    /// The types of the parser's parameters.
    pub inputs: Vec<TokenStream>,
    /// The types that the parser returns.
    pub outputs: Vec<TokenStream>,
    /// The types of the printer's parameters.
    pub printed: Vec<TokenStream>,
    /// The number of associated types.
    pub named_types: usize,
    /// The arguments in words, for the name of the trait.
    words: String,
}

impl Signature {
    /// Whether arguments or results of the parser are views, which borrow the context.
    #[must_use]
    pub(crate) fn borrows_context(&self) -> bool {
        let mut types = self.inputs.iter().chain(&self.outputs);
        types.any(|ty| RustType::of_tokens(ty).has_lifetime("'c"))
    }

    /// Adds an argument: its description, its type for the printer, and its type for the parser.
    pub(super) fn add(&mut self, word: &str, printed: TokenStream, parsed: Parsed) {
        match parsed {
            Parsed::Output(ty) => self.outputs.push(ty),
            Parsed::Input(ty) => {
                self.inputs.push(ty);
                self.words.push_str("Ref");
            }
            Parsed::Target(ty) => self.inputs.push(ty),
        }
        self.words.push_str(word);
        self.printed.push(printed);
    }

    /// Adds a host expression as an argument. If the type of the expression is unknown, the implementation specifies it
    /// as an associated type.
    pub(super) fn add_code(&mut self, code: &Expr) {
        let (word, ty) = match code.ty() {
            Some(ty) => (words(&quote!(#ty)), quote!(#ty)),
            None => {
                let name = format_ident!("Code{}", self.named_types);
                self.named_types += 1;
                ("Code".to_owned(), quote!(Self::#name))
            }
        };
        self.add(&word, ty.clone(), Parsed::Target(ty));
    }

    fn is_same(&self, other: &Self) -> bool {
        let text = |it: &Self| {
            let (inputs, outputs, printed) = (&it.inputs, &it.outputs, &it.printed);
            quote!((#(#inputs),*) (#(#outputs),*) (#(#printed),*)).to_string()
        };
        text(self) == text(other)
    }
}

/// How a directive's parser handles an argument.
pub(super) enum Parsed {
    /// It returns the argument.
    Output(TokenStream),
    /// It takes the argument, which was parsed before.
    Input(TokenStream),
    /// It takes a value, or the target of what it parses.
    Target(TokenStream),
}

/// The identifiers in `ty` in camel case, without lifetimes: `VecI64` for `Vec<i64>`.
pub(super) fn words(ty: &TokenStream) -> String {
    let mut words = String::new();
    let mut in_lifetime = false;
    for token in ty.clone() {
        match &token {
            TokenTree::Ident(name) if !in_lifetime && name != "rt" => {
                words.push_str(&upper_camel(&name.to_string()));
            }
            TokenTree::Group(group) => words.push_str(&self::words(&group.stream())),
            _ => {}
        }
        in_lifetime = matches!(token, TokenTree::Punct(punct) if punct.as_char() == '\'');
    }
    words
}

/// The directives in the formats of a module.
#[derive(Clone, Debug)]
pub(crate) struct Directives {
    /// The family of the formats.
    pub owner: FormatOwner,
    /// The directives; sorted by trait name after `named`.
    pub list: Vec<Directive>,
}

impl Directives {
    pub(super) fn new(owner: FormatOwner) -> Self {
        Self { owner, list: Vec::new() }
    }

    /// The trait of the directive `name` with this signature. Each signature has a separate trait, like an overload
    /// upstream.
    pub(super) fn add(
        &mut self,
        name: &str,
        signature: Signature,
        begins_group: bool,
    ) -> TraitName {
        let mut list = self.list.iter_mut();
        if let Some(known) =
            list.find(|known| known.name == name && known.signature.is_same(&signature))
        {
            known.begins_group |= begins_group;
            return known.trait_name.clone();
        }
        let trait_name = TraitName::default();
        self.list.push(Directive {
            name: name.to_owned(),
            trait_name: trait_name.clone(),
            signature,
            begins_group,
        });
        trait_name
    }

    /// Names the traits. Traits of a directive with several signatures are named after their arguments, so that the names
    /// do not depend on the order of the definitions.
    pub(super) fn named(mut self) -> Self {
        let mut taken = FxHashSet::default();
        for directive in &self.list {
            let same = self.list.iter().filter(|it| it.name == directive.name).count();
            let mut name = format!("{}{}", directive.name, self.owner.suffix());
            if same > 1 {
                let _ = write!(name, "Of{}", directive.signature.words);
            }
            while !taken.insert(name.clone()) {
                name.push('_');
            }
            let _ = directive.trait_name.0.set(name);
        }
        self.list.sort_by(|a, b| a.trait_name.get().cmp(b.trait_name.get()));
        self
    }
}
