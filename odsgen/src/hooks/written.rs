//! The hooks that Rust files implement.

use proc_macro2::{TokenStream, TokenTree};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::names::outer_class;
use crate::tablegen::{Diagnostic, Span};

/// The implementations in files: pairs of trait and type. A macro with implementations of traits implements them for all
/// names that it is called with.
pub(super) fn implementations(
    written: &[String],
) -> Result<FxHashSet<(String, String)>, Box<Diagnostic>> {
    let (mut implemented, mut files) = (FxHashSet::default(), Vec::new());
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
        add_implemented(&file.items, &macros, &mut implemented);
    }
    let mut aliases = FxHashMap::default();
    for file in &files {
        add_aliases(&file.items, &mut aliases);
    }
    // An alias may be that of another alias.
    let mut pending: Vec<_> = implemented.iter().cloned().collect();
    while let Some((hook, of)) = pending.pop() {
        let targets = [aliases.get(&hook).unwrap_or(&hook), aliases.get(&of).unwrap_or(&of)];
        let target = (targets[0].clone(), outer_class(targets[1]).to_owned());
        if implemented.insert(target.clone()) {
            pending.push(target);
        }
    }
    Ok(implemented)
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

/// The other names of types and traits: those of `type A = B` and `use path::B as A`.
fn add_aliases(items: &[syn::Item], aliases: &mut FxHashMap<String, String>) {
    for item in items {
        match item {
            syn::Item::Type(alias) => {
                if let syn::Type::Path(ty) = &*alias.ty
                    && let Some(last) = ty.path.segments.last()
                {
                    aliases.insert(alias.ident.to_string(), last.ident.to_string());
                }
            }
            syn::Item::Use(item) => add_renamed(&item.tree, aliases),
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => {
                add_aliases(items, aliases);
            }
            _ => {}
        }
    }
}

fn add_renamed(tree: &syn::UseTree, aliases: &mut FxHashMap<String, String>) {
    match tree {
        syn::UseTree::Path(path) => add_renamed(&path.tree, aliases),
        syn::UseTree::Group(group) => {
            group.items.iter().for_each(|item| add_renamed(item, aliases));
        }
        syn::UseTree::Rename(rename) => {
            aliases.insert(rename.rename.to_string(), rename.ident.to_string());
        }
        syn::UseTree::Name(_) | syn::UseTree::Glob(_) => {}
    }
}

fn add_implemented(
    items: &[syn::Item],
    macros: &Macros,
    implemented: &mut FxHashSet<(String, String)>,
) {
    let last = |path: &syn::Path| path.segments.last().map(|it| it.ident.to_string());
    for item in items {
        match item {
            syn::Item::Impl(item) => {
                let Some((path, _)) = &item.trait_ else { continue };
                let syn::Type::Path(of) = &*item.self_ty else { continue };
                if let (Some(hook), Some(of)) = (last(path), last(&of.path)) {
                    implemented.insert((hook, of));
                }
            }
            syn::Item::Macro(syn::ItemMacro { ident: None, mac, .. }) => {
                let Some((traits, types)) = last(&mac.path).and_then(|name| macros.get(&name))
                else {
                    continue;
                };
                for of in identifiers(mac.tokens.clone()) {
                    implemented.extend(traits.iter().map(|it| (it.clone(), of.clone())));
                    implemented.extend(types.iter().map(|ty| (of.clone(), ty.clone())));
                }
            }
            syn::Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    add_implemented(items, macros, implemented);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aliases_are_other_names() {
        let hooks = "impl<'ir> Check<'ir> for Short<'ir> {} mod inner { impl Fold for Shorter {} }";
        let names = "use rt::hooks::{self, Verify as Check}; type Short<'ir> = my::LongOp<'ir>; type Shorter = Short<'static>;";
        let implemented =
            implementations(&[hooks.to_owned(), names.to_owned()]).expect("valid Rust");
        for (hook, of) in [("Check", "Short"), ("Verify", "LongOp"), ("Fold", "LongOp")] {
            assert!(implemented.contains(&(hook.to_owned(), of.to_owned())), "{hook} for {of}");
        }
    }
}
