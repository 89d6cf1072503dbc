//! Generates the dialects of the enabled features into `OUT_DIR`, and beside each of them the skeletons of the hooks that
//! `src/<dialect>.rs` and `src/<dialect>/` lack. Sets `definitions` if upstream's definitions are installed; without them,
//! it generates nothing.

#[allow(unreachable_pub, reason = "the library has this module as well")]
#[path = "src/definitions.rs"]
mod definitions;

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use odsgen::write_if_changed;

use definitions::{Dialect, dialects, include_dir, pass_files, pass_generator};

fn main() -> Result<(), Box<dyn Error>> {
    for input in ["build.rs", "Cargo.toml", "definitions", "dialects.txt", "src"] {
        println!("cargo::rerun-if-changed={input}");
    }
    println!("cargo::rerun-if-env-changed=MLIR_INCLUDE_DIR");
    println!("cargo::rustc-check-cfg=cfg(definitions)");
    let Some(include) = include_dir() else { return Ok(()) };
    println!("cargo::rustc-cfg=definitions");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    let features = Features::read()?;
    for dialect in dialects() {
        let feature = format!("CARGO_FEATURE_{}", dialect.name.to_uppercase());
        if std::env::var_os(feature).is_some() {
            generate(&dialect, &features, &include, &out)?;
        }
    }
    if std::env::var_os("CARGO_FEATURE_PASSES").is_some() {
        generate_passes(&include, &out)?;
    }
    Ok(())
}

/// Writes the code and skeletons of all passes to `out`, with a file `passes.rs` that includes them.
fn generate_passes(include: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let generator = pass_generator(include).layout(odsgen::Layout::Compact);
    let (mut modules, mut calls) = (String::new(), String::new());
    let written = written("passes")?;
    for (name, file) in pass_files(include) {
        let code = generator.run(&file).map_err(|errors| errors.render(false))?;
        let inner = file.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
        let module = format!("self::{inner}");
        let skeletons = generator
            .hooks(&file, Some(&module), &written)
            .map_err(|errors| errors.render(false))?;
        write_if_changed(&out.join(format!("{name}.rs")), &code.code)?;
        write_if_changed(&out.join(format!("{name}_skeletons.rs")), &skeletons)?;
        writeln!(
            modules,
            "pub mod {name} {{\n    include!(\"{name}.rs\");\n    include!(\"{name}_skeletons.rs\");\n}}"
        )?;
        writeln!(calls, "    {name}::{inner}::add_passes(registry);")?;
    }
    let add = "/// Registers all passes.\npub fn add_passes(registry: &mut ods_runtime::pass::PassRegistry)";
    write_if_changed(&out.join("passes.rs"), format!("{modules}\n{add} {{\n{calls}}}\n"))?;
    Ok(())
}

/// Writes the code and the skeletons of hooks of a dialect to `out`.
fn generate(
    dialect: &Dialect,
    features: &Features,
    include: &Path,
    out: &Path,
) -> Result<(), Box<dyn Error>> {
    let dependencies = features.dependencies(dialect.name);
    let (generator, file) = dialect.generator_beside(include, &dependencies);
    let generator = generator.layout(odsgen::Layout::Compact);
    let code = generator.run(&file).map_err(|errors| errors.render(false))?;
    let module = format!("crate::{}", dialect.name);
    let written = written(dialect.name)?;
    let skeletons =
        generator.hooks(&file, Some(&module), &written).map_err(|errors| errors.render(false))?;
    write_if_changed(&out.join(format!("{}.rs", dialect.name)), &code.code)?;
    write_if_changed(&out.join(format!("{}_hooks.rs", dialect.name)), &skeletons)?;
    Ok(())
}

/// The texts of the hand-written files of a dialect, and of the file that all share.
fn written(dialect: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let mut texts = Vec::new();
    let mut paths: Vec<PathBuf> = vec![
        "src/shared.rs".into(),
        format!("src/{dialect}.rs").into(),
        format!("src/{dialect}").into(),
    ];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            for entry in std::fs::read_dir(path)? {
                paths.push(entry?.path());
            }
        } else if path.is_file() && path.extension().is_some_and(|it| it == "rs") {
            texts.push(std::fs::read_to_string(path)?);
        }
    }
    Ok(texts)
}

/// The features of this package, with those that each enables.
struct Features(Vec<(String, Vec<String>)>);

impl Features {
    fn read() -> Result<Self, Box<dyn Error>> {
        let manifest = std::fs::read_to_string("Cargo.toml")?;
        let lines = manifest.lines().skip_while(|line| *line != "[features]");
        let features = lines.filter_map(|line| {
            let (name, rest) = line.split_once(" = [")?;
            let names = rest.trim_end_matches(']').split(", ").map(|it| it.trim_matches('"'));
            let names = names.filter(|it| !it.is_empty()).map(str::to_owned);
            Some((name.to_owned(), names.collect()))
        });
        Ok(Self(features.collect()))
    }

    /// The dialects that `dialect` depends on, and those that they depend on.
    fn dependencies(&self, dialect: &str) -> BTreeSet<String> {
        let (mut dependencies, mut left) = (BTreeSet::new(), vec![dialect]);
        while let Some(name) = left.pop() {
            let direct = self.0.iter().filter(|(it, _)| it == name).flat_map(|(_, names)| names);
            left.extend(direct.filter(|it| dependencies.insert((*it).clone())).map(String::as_str));
        }
        dependencies
    }
}
