//! Reads manifests.

use std::ops::Range;
use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::{Hooks, Manifest, ManifestDialect};

/// The most files that name each other under `crates`.
const MAX_DEPTH: usize = 16;

/// Reads the manifest at `path`.
pub(super) fn manifest(path: &Path) -> Result<Manifest, String> {
    nested(path, 0)
}

fn nested(path: &Path, depth: usize) -> Result<Manifest, String> {
    let cannot_read =
        |error: &dyn std::fmt::Display| format!("cannot read {}: {error}", path.display());
    if depth > MAX_DEPTH {
        return Err(cannot_read(&"too many manifests name each other under `crates`"));
    }
    let text = std::fs::read_to_string(path).map_err(|error| cannot_read(&error))?;
    let reader = Reader { path, text: &text, depth };
    reader.manifest().map_err(|Problem { span, message }| {
        let start = span.start.min(text.len());
        let before = &text.as_bytes()[..start];
        let line = before.iter().filter(|byte| **byte == b'\n').count();
        let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let column = String::from_utf8_lossy(&before[line_start..]).chars().count();
        format!("{}:{}:{}: {message}", path.display(), line + 1, column + 1)
    })
}

/// An error at a place in the text.
struct Problem {
    span: Range<usize>,
    message: String,
}

type Result<T, E = Problem> = std::result::Result<T, E>;

fn problem<T>(span: Range<usize>, message: impl Into<String>) -> Result<T> {
    Err(Problem { span, message: message.into() })
}

/// A key with its value.
type Entry<'a, 't> = (&'a Spanned<DeString<'t>>, &'a Spanned<DeValue<'t>>);

struct Reader<'a> {
    path: &'a Path,
    text: &'a str,
    depth: usize,
}

impl Reader<'_> {
    fn manifest(&self) -> Result<Manifest> {
        let table = DeTable::parse(self.text).map_err(|error| Problem {
            span: error.span().unwrap_or_default(),
            message: error.message().to_owned(),
        })?;
        let dir = self.path.parent().unwrap_or(Path::new(""));
        let paths = |value| Ok(strings(value)?.iter().map(|it| dir.join(it)).collect());
        let mut manifest = Manifest {
            path: self.path.to_owned(),
            include: Vec::new(),
            cpp_include: Vec::new(),
            cpp: false,
            mlir: false,
            hooks: Vec::new(),
            modules: Vec::new(),
            crates: Vec::new(),
            dialects: Vec::new(),
        };
        for entry @ (key, value) in table.get_ref() {
            match key.get_ref().as_ref() {
                "include" => manifest.include = paths(value)?,
                "cpp-include" => manifest.cpp_include = paths(value)?,
                "hooks" => manifest.hooks = paths(value)?,
                "cpp" => manifest.cpp = boolean(value)?,
                "mlir" => manifest.mlir = boolean(value)?,
                "modules" => {
                    for (namespace, module) in entries(value)? {
                        let namespace = namespace.get_ref().to_string();
                        manifest.modules.push((namespace, string(module)?.to_owned()));
                    }
                }
                "crates" => {
                    for it in entries(value)? {
                        manifest.crates.push(self.other(dir, it)?);
                    }
                }
                "dialects" => {
                    for it in entries(value)? {
                        manifest.dialects.push(dialect(it)?);
                    }
                }
                _ => {
                    return unknown(
                        entry,
                        &[
                            "cpp",
                            "cpp-include",
                            "crates",
                            "dialects",
                            "hooks",
                            "include",
                            "mlir",
                            "modules",
                        ],
                    );
                }
            }
        }
        self.check_dependencies(&manifest, table.get_ref())?;
        Ok(manifest)
    }

    /// The manifest of another crate. A name that begins with `$` is that of an environment variable with the path.
    fn other(&self, dir: &Path, (name, path): Entry<'_, '_>) -> Result<(String, Manifest)> {
        let text = string(path)?;
        let file = match text.strip_prefix('$') {
            Some(variable) => match std::env::var_os(variable) {
                Some(value) => PathBuf::from(value),
                None => {
                    let message = format!("the environment variable `{variable}` is not set");
                    return problem(path.span(), message);
                }
            },
            None => dir.join(text),
        };
        let other = nested(&file, self.depth + 1);
        let other = other.map_err(|message| Problem { span: path.span(), message })?;
        Ok((name.get_ref().to_string(), other))
    }

    /// Checks that dependencies are dialects of this manifest or of those under `crates`.
    fn check_dependencies(&self, manifest: &Manifest, table: &DeTable<'_>) -> Result<()> {
        let is_known = |name: &str| {
            let others = manifest.crates.iter().map(|(_, other)| other);
            std::iter::once(manifest).chain(others).any(|it| it.dialect(name).is_some())
        };
        let dialects = table.get("dialects").and_then(|it| it.get_ref().as_table());
        for (_, dialect) in dialects.into_iter().flatten() {
            let list = dialect.get_ref().get("dependencies").and_then(|it| it.get_ref().as_array());
            for name in list.into_iter().flatten() {
                if !is_known(string(name)?) {
                    let message = format!("no dialect is called '{}'", string(name)?);
                    return problem(name.span(), message);
                }
            }
        }
        Ok(())
    }
}

/// The dialect of an entry of `dialects`.
fn dialect(entry: Entry<'_, '_>) -> Result<ManifestDialect> {
    let name = entry.0.get_ref().to_string();
    let module = crate::names::snake(&name);
    let mut dialect = ManifestDialect {
        files: Vec::new(),
        include: Vec::new(),
        namespace: format!("::mlir::{name}"),
        module: format!("crate::{module}"),
        dependencies: None,
        rust_type: None,
        hooks: Hooks::default(),
        name,
    };
    for entry @ (key, value) in entries(entry.1)? {
        match key.get_ref().as_ref() {
            "files" => dialect.files = strings(value)?,
            "include" => dialect.include = strings(value)?,
            "namespace" => string(value)?.clone_into(&mut dialect.namespace),
            "module" => string(value)?.clone_into(&mut dialect.module),
            "dependencies" => dialect.dependencies = Some(strings(value)?),
            "type" => dialect.rust_type = Some(string(value)?.to_owned()),
            "hooks" => {
                dialect.hooks = match string(value)? {
                    "some" => Hooks::Some,
                    "text" => Hooks::Text,
                    _ => return problem(value.span(), "expected \"some\" or \"text\""),
                }
            }
            _ => {
                return unknown(
                    entry,
                    &["dependencies", "files", "hooks", "include", "module", "namespace", "type"],
                );
            }
        }
    }
    if dialect.files.is_empty() {
        let message = format!("the dialect {} has no `files`", dialect.name);
        return problem(entry.0.span(), message);
    }
    Ok(dialect)
}

fn unknown<T>((key, _): Entry<'_, '_>, known: &[&str]) -> Result<T> {
    let message =
        format!("unknown key '{}'\nhelp: the keys are {}", key.get_ref(), known.join(", "));
    problem(key.span(), message)
}

fn expected<T>(value: &Spanned<DeValue<'_>>, what: &str) -> Result<T> {
    problem(value.span(), format!("expected {what}, not {}", value.get_ref().type_str()))
}

fn entries<'a, 't>(value: &'a Spanned<DeValue<'t>>) -> Result<&'a DeTable<'t>> {
    value.get_ref().as_table().map_or_else(|| expected(value, "a table"), Ok)
}

fn string<'a>(value: &'a Spanned<DeValue<'_>>) -> Result<&'a str> {
    value.get_ref().as_str().map_or_else(|| expected(value, "a string"), Ok)
}

fn boolean(value: &Spanned<DeValue<'_>>) -> Result<bool> {
    value.get_ref().as_bool().map_or_else(|| expected(value, "a boolean"), Ok)
}

fn strings(value: &Spanned<DeValue<'_>>) -> Result<Vec<String>> {
    let Some(list) = value.get_ref().as_array() else {
        return expected(value, "a list of strings");
    };
    list.iter().map(|it| string(it).map(str::to_owned)).collect()
}
