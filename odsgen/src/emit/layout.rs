//! The layout of code that is read: by prettyplease, with lines as long as they are here.
//!
//! Parsing and printing a piece of code costs far more than making it, so no more of it is done than has to be.
//! Documentation is text already. Within an `impl`, which is most of the code, members are laid out one by one, and equal
//! ones once: operations that look alike have the same accessors and the same parsers.

use std::collections::HashMap;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

use super::tighten::tighten;

/// Lays out items, one after another.
pub(super) struct Formatter {
    /// An `impl` to put members into.
    frame: syn::File,
    /// Members of an `impl` that have been laid out, by their tokens; without documentation, and as they stand within it.
    members: HashMap<String, String>,
}

impl Formatter {
    pub(super) fn new() -> Self {
        Self { frame: syn::parse_quote!(impl X {}), members: HashMap::new() }
    }

    /// The text of an item or of several.
    pub(super) fn item(&mut self, tokens: TokenStream) -> String {
        let mut out = String::new();
        let rest = documentation(tokens, "", &mut out);
        match self.block(&rest) {
            Some(block) => out.push_str(&block),
            None => out.push_str(&whole(rest)),
        }
        out
    }

    /// The text of an `impl`; nothing if the tokens are something else, or something that cannot be told apart here.
    fn block(&mut self, tokens: &[TokenTree]) -> Option<String> {
        let [head @ .., TokenTree::Group(body)] = tokens else { return None };
        let is_impl = matches!(head.first(), Some(TokenTree::Ident(word)) if word == "impl");
        if !is_impl || !is_brace(body) || head.iter().any(ends_member) {
            return None;
        }
        let head: TokenStream = head.iter().cloned().collect();
        let head = whole(quote!(#head {}));
        let head = head.strip_suffix("{}\n").filter(|head| !head.contains('\n'))?;
        let mut out = format!("{head}{{\n");
        let start = out.len();
        let mut member = Vec::new();
        for token in body.stream() {
            let is_last = ends_member(&token);
            member.push(token);
            if is_last {
                self.member(std::mem::take(&mut member), &mut out)?;
            }
        }
        if !member.is_empty() {
            return None;
        }
        if out.len() == start {
            return Some(format!("{head}{{}}\n"));
        }
        let is_line = out[start..].matches('\n').count() == 1;
        out.push_str("}\n");
        // One line may fit between the braces.
        Some(if is_line { tighten(&out) } else { out })
    }

    /// Adds a member of an `impl`; nothing if it is none.
    fn member(&mut self, tokens: Vec<TokenTree>, out: &mut String) -> Option<()> {
        let rest: TokenStream =
            documentation(tokens.into_iter().collect(), INDENT, out).into_iter().collect();
        let key = rest.to_string();
        if let Some(known) = self.members.get(&key) {
            out.push_str(known);
            return Some(());
        }
        let member = syn::parse2::<syn::ImplItem>(rest).ok()?;
        let [syn::Item::Impl(frame)] = self.frame.items.as_mut_slice() else { return None };
        frame.items = vec![member];
        let text = prettyplease::unparse(&self.frame);
        let (_, text) = text.split_once('\n')?;
        let text = tighten(text.strip_suffix("}\n")?);
        out.push_str(&text);
        self.members.insert(key, text);
        Some(())
    }
}

/// One level within an item.
const INDENT: &str = "    ";

/// The text of items of any kind.
fn whole(tokens: impl IntoIterator<Item = TokenTree>) -> String {
    let tokens: TokenStream = tokens.into_iter().collect();
    match syn::parse2::<syn::File>(tokens.clone()) {
        Ok(file) => tighten(&prettyplease::unparse(&file)),
        // What the generator writes parses; if it does not, rustc says why.
        Err(_) => format!("{tokens}\n"),
    }
}

/// Adds the documentation that stands before anything else; what follows it.
fn documentation(tokens: TokenStream, indent: &str, out: &mut String) -> Vec<TokenTree> {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut count = 0;
    while let [TokenTree::Punct(_), TokenTree::Group(group), ..] = &tokens[count..]
        && let Some(line) = documentation_line(group)
    {
        out.push_str(indent);
        out.push_str("///");
        out.push_str(line.trim_end_matches(' '));
        out.push('\n');
        count += 2;
    }
    tokens.drain(..count);
    tokens
}

/// The text of `[doc = "..."]`, if it is one that can stand after `///`.
fn documentation_line(group: &Group) -> Option<String> {
    let mut tokens = group.stream().into_iter();
    let (TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(text), None) =
        (tokens.next()?, tokens.next()?, tokens.next()?, tokens.next())
    else {
        return None;
    };
    let spelling = text.to_string();
    let plain = spelling.strip_prefix('"').and_then(|it| it.strip_suffix('"'));
    let text = match plain.filter(|it| !it.contains('\\')) {
        Some(text) => text.to_owned(),
        None => match syn::Lit::new(text) {
            syn::Lit::Str(text) => text.value(),
            _ => return None,
        },
    };
    (name == "doc" && !text.contains('\n') && !text.starts_with('/')).then_some(text)
}

/// True for the last token of a function, a constant or a type.
fn ends_member(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => is_brace(group),
        TokenTree::Punct(punct) => punct.as_char() == ';',
        _ => false,
    }
}

fn is_brace(group: &Group) -> bool {
    group.delimiter() == Delimiter::Brace
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What members are laid out to is what the whole is laid out to.
    #[test]
    fn members() {
        let items = [
            quote!(
                #[doc = " Text."]
                #[doc = ""]
                #[derive(Clone)]
                pub struct X(u8);
            ),
            quote!(impl X {}),
            quote!(impl X { fn a(self) { b(); } }),
            quote!(
                impl<'a, T: Copy> X<'a, T> {
                    type A = B;
                }
            ),
            quote!(
                #[doc = " Of all."]
                impl X {
                    #[doc = " Text, with \"quotes\" and `\\`. "]
                    #[inline]
                    pub fn a(self) -> u8 {
                        self.0
                    }
                    #[doc = "/ no line"]
                    pub fn a(self) -> u8 {
                        self.0
                    }
                    const C: [u8; 2] = [1, 2];
                    type T = u8;
                    fn long(
                        first_argument: FirstArgument,
                        second_argument: SecondArgument,
                    ) -> ALongResultType<'static> {
                        first_argument.method(|closure| closure.call(second_argument))
                    }
                    make! { it }
                }
            ),
            quote!(impl X { const C: Y = Y { a: 1 }; fn f() {} }),
            quote!(impl X where Self: Sized + AnotherTraitWithALongName + YetAnotherTraitWithALongName, X: Y { fn f() {} }),
            quote!(
                mod a {}
                pub use a::*;
            ),
        ];
        let mut formatter = Formatter::new();
        for item in items {
            assert_eq!(formatter.item(item.clone()), whole(item.clone()), "{item}");
            assert_eq!(formatter.item(item.clone()), whole(item));
        }
    }
}
