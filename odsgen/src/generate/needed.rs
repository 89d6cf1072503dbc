//! What generated code needs from the modules of other namespaces, and what they may lack.
//!
//! A module has the definitions of the files that its own run reads. This run reads other files: it says which definitions
//! the other run does not read, so that the first message is not one of the compiler.

use std::collections::BTreeSet;
use std::path::Path;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::fragment::language;
use crate::model;
use crate::names::{modules, snake};
use crate::tablegen::{Diagnostic, Record, Records, Severity, Span};

/// Ends of the names of items that belong to an interface.
const OF_INTERFACES: &[&str] = &["Table", "Trait", "Model"];

/// Warnings about what `code` needs from the modules of `extern_paths`, which the run that generates them from `file`'s
/// neighbors does not see.
pub(super) fn warnings(
    records: &Records,
    code: &str,
    extern_paths: &[(String, String)],
    main: &Path,
) -> Vec<Diagnostic> {
    if !language::has_cpp(records) || extern_paths.is_empty() {
        return Vec::new();
    }
    let code = code.replace(" :: ", "::");
    let known = definitions(records);
    let mut warnings = Vec::new();
    for (namespace, module) in extern_paths {
        let items = items_of(&code, module);
        if items.is_empty() {
            continue;
        }
        let neighbors = Neighbors::of(records, namespace, &known, main);
        for item in items {
            let base = OF_INTERFACES.iter().find_map(|end| item.strip_suffix(end));
            let defined = [Some(item), base].into_iter().flatten().find_map(|name| {
                Some((name, *known.get(&(modules(namespace).collect::<Vec<_>>(), name))?))
            });
            warnings.extend(match defined {
                Some((name, record)) => neighbors.unread(records, module, name, record),
                None => neighbors.undefined(records, module, namespace, item),
            });
        }
    }
    warnings.sort_by_key(|it| it.span);
    warnings.dedup();
    warnings
}

/// The definitions of C++ classes, by namespace and name.
type Known<'r> = FxHashMap<(Vec<&'r str>, &'r str), Record<'r>>;

fn definitions(records: &Records) -> Known<'_> {
    let mut known = Known::default();
    for it in model::definitions(records) {
        known.insert((modules(it.namespace).collect(), it.class), it.record);
    }
    for (base, field) in [("Interface", "cppInterfaceName"), ("EnumInfo", "className")] {
        for record in records.defs_derived_from(base) {
            if let (Ok(namespace), Ok(name)) = (language::namespace(record), record.str(field)) {
                known.entry((modules(namespace).collect(), name)).or_insert(record);
            }
        }
    }
    known
}

/// The names after `module::` in `code`, without those of modules within it.
fn items_of<'c>(code: &'c str, module: &str) -> BTreeSet<&'c str> {
    let path = format!("{}::", module.trim_start_matches(':').replace(' ', ""));
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let found = code.match_indices(&path).filter(|(at, _)| !code[..*at].ends_with(is_word));
    let starts_upper = |text: &str| text.starts_with(|c: char| c.is_ascii_uppercase());
    let items = found.filter_map(|(at, _)| {
        let rest = &code[at + path.len()..];
        let (name, rest) = rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(rest.len()));
        let is_module = match rest.strip_prefix("::") {
            Some(inner) => starts_upper(inner) || !starts_upper(name),
            None => name.is_empty(),
        };
        (!is_module).then_some(name)
    });
    items.collect()
}

/// The files beside the definitions of a namespace.
struct Neighbors {
    /// Their texts, and those of this run without the main file.
    texts: Vec<String>,
    /// The words of those that are beside definitions, in the spelling of Rust's functions.
    words: FxHashSet<String>,
    /// The quoted words.
    quoted: FxHashSet<String>,
}

impl Neighbors {
    fn of(records: &Records, namespace: &str, known: &Known<'_>, main: &Path) -> Self {
        let spans = known.iter().filter(|((of, _), _)| of.iter().copied().eq(modules(namespace)));
        let dialects = records.defs_derived_from("Dialect").filter(|it| {
            language::namespace(*it).is_ok_and(|it| modules(it).eq(modules(namespace)))
        });
        let spans = spans.map(|(_, record)| record.span()).chain(dialects.map(Record::span));
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

    /// A warning about the definition `record`, whose file no file beside it includes.
    fn unread(
        &self,
        records: &Records,
        module: &str,
        name: &str,
        record: Record<'_>,
    ) -> Option<Diagnostic> {
        let path = records.path(record.span())?;
        let file = path.file_name()?.to_string_lossy();
        let includes = |text: &String| {
            let mut included =
                text.lines().filter_map(|line| line.trim().strip_prefix("include \""));
            included
                .any(|it| it.split('"').next().and_then(|it| it.rsplit('/').next()) == Some(&*file))
        };
        // A file of operations is one that a run is about.
        let is_main = record.is_subclass_of("Op") || self.texts.iter().any(includes);
        if is_main || !record.is_subclass_of("Interface") {
            return None;
        }
        let text = format!(
            "`{module}` has to have the interface '{name}', but no file beside this one includes it"
        );
        let help = format!(
            "name this file too in the run that generates `{module}`: `odsgen gen ... {}`",
            path.display()
        );
        Some(Diagnostic::new(Severity::Warning, record.span(), text).with_help(help))
    }

    /// A warning about the item `name`, which no definition of this run defines, and no file beside those of the namespace.
    fn undefined(
        &self,
        records: &Records,
        module: &str,
        namespace: &str,
        name: &str,
    ) -> Option<Diagnostic> {
        let is_function = name.starts_with(|c: char| c.is_ascii_lowercase());
        let short = ["Type", "Attr", "Op"].iter().find_map(|end| name.strip_suffix(end));
        let is_elsewhere = match is_function {
            true => self.words.contains(name),
            false => [Some(name), short].into_iter().flatten().any(|it| self.quoted.contains(it)),
        };
        if is_elsewhere || self.texts.is_empty() || name.ends_with("Dialect") {
            return None;
        }
        let names_it = |text: &str| {
            let mut words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            words.any(|word| word == name || is_function && snake(word) == name)
        };
        let user = records.defs().find(|record| {
            language::is_cpp(*record)
                && record.fields().any(|field| field.value().as_str().is_some_and(&names_it))
        });
        let what = if is_function { "function" } else { "class" };
        let text = format!(
            "`{module}` has to have the {what} '{name}', which only the C++ of '{namespace}' has"
        );
        let help = format!("write it in Rust, and re-export it from `{module}`");
        let place = user.map_or_else(Span::default, Record::span);
        Some(Diagnostic::new(Severity::Warning, place, text).with_help(help))
    }
}
