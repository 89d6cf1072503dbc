//! The hooks that Rust files implement.

use proc_macro2::{TokenStream, TokenTree};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::tablegen::{Diagnostic, Span};

/// The implementations in files: pairs of trait and type. A macro with implementations of traits implements them for all
/// names that it is called with.
pub(super) fn implementations(
    written: &[String],
) -> Result<FxHashSet<(String, String)>, Diagnostic> {
    let (mut known, mut files) = (FxHashSet::default(), Vec::new());
    for text in written {
        let file = syn::parse_file(text).map_err(|error| {
            let at = error.span().start();
            let text = format!("line {}: invalid Rust: {error}", at.line);
            Diagnostic::error(Span::default(), text)
        })?;
        files.push(file);
    }
    let mut macros = FxHashMap::default();
    for file in &files {
        add_macros(&file.items, &mut macros);
    }
    for file in &files {
        add_implemented(&file.items, &macros, &mut known);
    }
    Ok(known)
}

/// The traits that macros implement, and the types for which they do.
type Macros = FxHashMap<String, (Vec<String>, Vec<String>)>;

fn add_macros(items: &[syn::Item], macros: &mut Macros) {
    for item in items {
        match item {
            syn::Item::Macro(syn::ItemMacro { ident: Some(name), mac, .. }) => {
                let words = identifiers(mac.tokens.clone());
                let (mut traits, mut types) = (Vec::new(), Vec::new());
                let (mut in_head, mut is_type) = (false, false);
                for word in words {
                    match word.as_str() {
                        "impl" => in_head = true,
                        "for" => is_type = std::mem::take(&mut in_head),
                        _ if in_head => traits.push(word),
                        _ if std::mem::take(&mut is_type) => types.push(word),
                        _ => {}
                    }
                }
                macros.insert(name.to_string(), (traits, types));
            }
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => {
                add_macros(items, macros);
            }
            _ => {}
        }
    }
}

/// All identifiers in `tokens`, groups included.
fn identifiers(tokens: TokenStream) -> Vec<String> {
    let words = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Ident(word) => vec![word.to_string()],
        TokenTree::Group(group) => identifiers(group.stream()),
        _ => Vec::new(),
    });
    words.collect()
}

fn add_implemented(items: &[syn::Item], macros: &Macros, known: &mut FxHashSet<(String, String)>) {
    let last = |path: &syn::Path| path.segments.last().map(|it| it.ident.to_string());
    for item in items {
        match item {
            syn::Item::Impl(item) => {
                let Some((path, _)) = &item.trait_ else { continue };
                let syn::Type::Path(of) = &*item.self_ty else { continue };
                if let (Some(hook), Some(of)) = (last(path), last(&of.path)) {
                    known.insert((hook, of));
                }
            }
            syn::Item::Macro(syn::ItemMacro { ident: None, mac, .. }) => {
                let Some((traits, types)) = last(&mac.path).and_then(|name| macros.get(&name))
                else {
                    continue;
                };
                for of in identifiers(mac.tokens.clone()) {
                    known.extend(traits.iter().map(|it| (it.clone(), of.clone())));
                    known.extend(types.iter().map(|ty| (of.clone(), ty.clone())));
                }
            }
            syn::Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    add_implemented(items, macros, known);
                }
            }
            _ => {}
        }
    }
}
