//! Generates the passes of all files of an installed MLIR and skeletons of what they do into `OUT_DIR`, and sets
//! `definitions`. Without an installed MLIR, it generates nothing.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use odsgen::{Generator, Installed, Layout, Manifest, write_if_changed};

fn main() -> Result<(), Box<dyn Error>> {
    for input in ["build.rs", "src", "../../dialects/dialects.toml"] {
        println!("cargo::rerun-if-changed={input}");
    }
    println!("cargo::rerun-if-env-changed=MLIR_INCLUDE_DIR");
    println!("cargo::rustc-check-cfg=cfg(definitions)");
    let Ok(installed) = Installed::find() else { return Ok(()) };
    println!("cargo::rustc-cfg=definitions");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    let generator = generator(&installed)?;
    let (mut modules, mut calls) = (String::new(), String::new());
    let written = [std::fs::read_to_string("src/passes.rs")?];
    for (name, file) in files(&installed) {
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

/// A generator for passes, whose code refers to the dialects of `ods`.
fn generator(installed: &Installed) -> Result<Generator, Box<dyn Error>> {
    let generator = Generator::new().passes().layout(Layout::Compact);
    let generator = installed.dirs().iter().fold(generator, Generator::include_dir);
    let manifest = Manifest::read("../../dialects/dialects.toml")?;
    // The namespace of MLIR itself is in no module.
    let of_ods = manifest.dialects().iter().filter(|it| it.module().starts_with("::ods::"));
    let of_ods = of_ods.filter(|it| it.namespace() != "::mlir");
    Ok(of_ods.fold(generator, |it, dialect| it.extern_path(dialect.namespace(), dialect.module())))
}

/// The files that define passes, each with a name for its module.
fn files(installed: &Installed) -> Vec<(String, PathBuf)> {
    let Some(include) = installed.dirs().first() else { return Vec::new() };
    let (mut files, mut dirs) = (Vec::new(), vec![include.join("mlir")]);
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                dirs.push(path);
            } else if defines_passes(&path) {
                let name = path.strip_prefix(include).unwrap_or(&path).with_extension("");
                let words = name.iter().skip(1).map(|it| it.to_string_lossy().to_lowercase());
                files.push((words.collect::<Vec<_>>().join("_"), path));
            }
        }
    }
    files.sort();
    files
}

fn defines_passes(path: &Path) -> bool {
    let is_definition = path.extension().is_some_and(|it| it == "td");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    is_definition && text.contains("\ndef ") && text.contains(" : Pass<\"")
}
