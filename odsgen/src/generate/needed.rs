//! Warnings about references to items that the modules of other namespaces may lack.
//!
//! A module has the definitions of the files that its generation reads. The current run reads other files. It warns about
//! definitions that the generation of the other module does not read, because an error of rustc does not tell the reason.

use std::collections::BTreeSet;
use std::path::Path;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::fragment::language;
use crate::fragment::{ItemKind, Reference};
use crate::model::{self, Class, ClassKind};
use crate::names::{modules, snake};
use crate::tablegen::{Diagnostic, Record, Records, Severity};

/// Warnings about `references` to items that the modules of `extern_paths` may lack.
pub(super) fn warnings(
    records: &Records,
    references: &[Reference],
    extern_paths: &[(String, String)],
    main: &Path,
) -> Vec<Diagnostic> {
    if !language::has_cpp(records) {
        return Vec::new();
    }
    let classes = definitions(records);
    let mut warnings = Vec::new();
    for (namespace, module) in extern_paths {
        let of_module = |it: &&Reference| it.namespace.iter().eq(modules(namespace));
        let mut references: Vec<_> = references.iter().filter(of_module).collect();
        let mut seen = FxHashSet::default();
        references.retain(|it| seen.insert(it.name.as_str()));
        if references.is_empty() {
            continue;
        }
        let neighbors = Neighbors::of(records, namespace, &classes, main);
        for reference in references {
            let name = reference.name.as_str();
            let interface = match &reference.kind {
                ItemKind::OfInterface(interface) => Some(interface.as_str()),
                _ => None,
            };
            let defined = [Some(name), interface].into_iter().flatten().find_map(|name| {
                Some((name, *classes.get(&(modules(namespace).collect::<Vec<_>>(), name))?))
            });
            warnings.extend(match defined {
                Some((name, class)) => neighbors.unread(records, module, name, class),
                None => neighbors.undefined(module, namespace, reference),
            });
        }
    }
    warnings.sort_by(|a, b| (a.span, &a.message).cmp(&(b.span, &b.message)));
    warnings.dedup();
    warnings
}

/// Warnings about references to namespaces of other dialects whose modules `extern_paths` does not specify.
pub(super) fn unspecified(
    records: &Records,
    references: &[Reference],
    extern_paths: &[(String, String)],
) -> Vec<Diagnostic> {
    let is_specified = |it: &Reference| {
        extern_paths.iter().any(|(namespace, _)| it.namespace.iter().eq(modules(namespace)))
    };
    let dialects = model::dialect_namespaces(records).filter_map(|(namespace, record)| {
        let uses =
            |it: &&Reference| it.namespace.iter().eq(modules(namespace)) && !is_specified(it);
        // A longer path names the module in its crate.
        if modules(namespace).count() > 1 {
            return None;
        }
        Some((namespace, record, references.iter().find(uses)?))
    });
    let warning = |(namespace, record, reference): (&str, Record<'_>, &Reference)| {
        let namespace = namespace.trim_start_matches("::");
        let text = format!(
            "the module of the namespace '::{namespace}' is not specified, so generated code refers to the crate `{namespace}`"
        );
        let module = crate::names::snake(namespace);
        let help = format!("specify it: `--extern-path ::{namespace}={namespace}::{module}`");
        let warning = Diagnostic::new(Severity::Warning, reference.place, text).with_help(help);
        warning.with_note(record.span(), "the dialect of the namespace is defined here")
    };
    dialects.map(warning).collect()
}

/// The definitions of C++ classes, by namespace and name.
type Known<'r> = FxHashMap<(Vec<&'r str>, &'r str), Class<'r>>;

fn definitions(records: &Records) -> Known<'_> {
    let mut classes = Known::default();
    for it in model::classes(records) {
        classes.entry((modules(it.namespace).collect(), it.name)).or_insert(it);
    }
    classes
}

/// The files in the directories of the definitions of a namespace.
struct Neighbors {
    /// The texts of these files, except for the main file.
    texts: Vec<String>,
    /// The words in these files, in the spelling of Rust functions.
    words: FxHashSet<String>,
    /// The quoted strings in these files.
    quoted: FxHashSet<String>,
}

impl Neighbors {
    fn of(records: &Records, namespace: &str, classes: &Known<'_>, main: &Path) -> Self {
        let spans = classes.iter().filter(|((of, _), _)| of.iter().copied().eq(modules(namespace)));
        let dialects = model::dialect_namespaces(records)
            .filter(|(of, _)| modules(of).eq(modules(namespace)))
            .map(|(_, record)| record);
        let defined = spans.map(|(_, class)| class.record);
        let spans = defined.chain(dialects).map(Record::span);
        let dirs: BTreeSet<_> =
            spans.filter_map(|span| Some(records.path(span)?.parent()?.to_owned())).collect();
        let main = main.canonicalize().ok();
        let files = dirs.iter().filter_map(|dir| std::fs::read_dir(dir).ok()).flatten();
        let paths = files.filter_map(|entry| Some(entry.ok()?.path()));
        let others = paths.filter(|path| {
            path.extension().is_some_and(|it| it == "td") && path.canonicalize().ok() != main
        });
        let texts: Vec<_> = others.filter_map(|path| std::fs::read_to_string(path).ok()).collect();
        let mut words = FxHashSet::default();
        let mut quoted = FxHashSet::default();
        for text in &texts {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            words.extend(text.split(|c| !is_word(c)).map(snake));
            quoted.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
        }
        Self { texts, words, quoted }
    }

    /// A warning about `class` if no other file in its directory includes its file.
    fn unread(
        &self,
        records: &Records,
        module: &str,
        name: &str,
        Class { kind, record, .. }: Class<'_>,
    ) -> Option<Diagnostic> {
        let path = records.path(record.span())?;
        let file = path.file_name()?.to_string_lossy();
        let includes = |text: &String| {
            let mut included =
                text.lines().filter_map(|line| line.trim().strip_prefix("include \""));
            included
                .any(|it| it.split('"').next().and_then(|it| it.rsplit('/').next()) == Some(&*file))
        };
        if kind != ClassKind::Interface || self.texts.iter().any(includes) {
            return None;
        }
        let text = format!(
            "`{module}` must define the interface '{name}', but no other file in this directory includes this file"
        );
        let help = format!(
            "add this file to the command that generates `{module}`: `odsgen gen ... {}`",
            path.display()
        );
        Some(Diagnostic::new(Severity::Warning, record.span(), text).with_help(help))
    }

    /// A warning about an item that neither a definition of this run nor a file in the directories of the namespace defines.
    fn undefined(
        &self,
        module: &str,
        namespace: &str,
        Reference { name, kind, place, .. }: &Reference,
    ) -> Option<Diagnostic> {
        let is_function = *kind == ItemKind::Function;
        let short = ["Type", "Attr", "Op"].iter().find_map(|end| name.strip_suffix(end));
        let is_elsewhere = match is_function {
            true => self.words.contains(name),
            false => {
                [Some(&**name), short].into_iter().flatten().any(|it| self.quoted.contains(it))
            }
        };
        if is_elsewhere || self.texts.is_empty() || *kind == ItemKind::Dialect {
            return None;
        }
        let what = if is_function { "function" } else { "class" };
        let text = format!(
            "`{module}` must define the {what} '{name}', which is declared only in the C++ code of '{namespace}'"
        );
        let help = format!("write it in Rust, and re-export it from `{module}`");
        Some(Diagnostic::new(Severity::Warning, *place, text).with_help(help))
    }
}
