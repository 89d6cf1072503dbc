//! Tests with installations that they create.

use std::path::{Path, PathBuf};

use super::*;

/// A new directory of a test.
fn scratch(test: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("odsgen-installed-{}-{test}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    write(&dir.join("empty"), "");
    dir.canonicalize().expect("a directory")
}

fn write(path: &Path, text: &str) {
    std::fs::create_dir_all(path.parent().expect("a parent")).expect("a writable directory");
    std::fs::write(path, text).expect("a writable file");
}

/// Creates an installation of `version` at `prefix`, with `mlir-tblgen`.
fn install(prefix: &Path, version: &str) {
    write(&prefix.join("include").join(MARK), "");
    let header =
        format!("#define LLVM_VERSION_MAJOR 0\n#define LLVM_VERSION_STRING \"{version}\"\n");
    write(&prefix.join("include/llvm/Config/llvm-config.h"), &header);
    write(&prefix.join("bin/mlir-tblgen"), "");
}

fn described(places: &Places) -> String {
    Installed::find_in(places).map_or_else(|error| error, |it| it.describe())
}

#[test]
fn the_preferred_version_is_taken_else_the_newest() {
    let dir = scratch("versions");
    let places = Places::default().with_parent(&dir);
    for (name, version, expected) in [
        ("llvm-19", "19.1.7", "19.1.7 in D/llvm-19/include, found by D/llvm-19"),
        ("llvm24", "24.0.0git", "24.0.0git in D/llvm24/include, found by D/llvm24"),
        ("llvm@22", "22.1.0", "22.1.0 in D/llvm@22/include, found by D/llvm@22"),
        ("llvm@23", "23.1.0", "22.1.0 in D/llvm@22/include, found by D/llvm@22"),
    ] {
        install(&dir.join(name), version);
        let expected = format!("MLIR {}", expected.replace('D', &dir.display().to_string()));
        assert_eq!(described(&places), expected);
    }
}

#[test]
fn programs_in_path_tell_the_directory() {
    let dir = scratch("programs");
    install(&dir.join("a"), "21.1.0");
    install(&dir.join("b"), "23.1.0");
    let path = std::env::join_paths([dir.join("a/bin"), dir.join("b/bin")]).expect("a path");
    let expected = format!("MLIR 23.1.0 in {}/b/include, found by mlir-tblgen", dir.display());
    assert_eq!(described(&Places::of_path(path)), expected);
}

#[cfg(unix)]
#[test]
fn llvm_config_is_asked() {
    use std::os::unix::fs::PermissionsExt as _;

    // As in a build of a source tree: the program prints LLVM's include directory.
    let dir = scratch("config");
    write(&dir.join("tree/mlir/include").join(MARK), "");
    write(&dir.join("tree/llvm/include/llvm/IR/Intrinsics.td"), "");
    let cmake = "set(LLVM_VERSION_MAJOR 24)\nset(LLVM_VERSION_MINOR 0)\nset(LLVM_VERSION_PATCH 0)\n\
                 set(LLVM_VERSION_SUFFIX git)\n";
    write(&dir.join("tree/cmake/Modules/LLVMVersion.cmake"), cmake);
    let program = dir.join("build/bin/llvm-config");
    write(&program, &format!("#!/bin/sh\necho {}/tree/llvm/include\n", dir.display()));
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).expect("a file");
    let expected =
        "MLIR 24.0.0git in D/tree/mlir/include and D/tree/llvm/include, found by llvm-config";
    let expected = expected.replace('D', &dir.display().to_string());
    assert_eq!(described(&Places::of_path(dir.join("build/bin"))), expected);
}

#[test]
fn the_variable_comes_first() {
    let dir = scratch("variable");
    install(&dir.join("llvm-22"), "22.1.0");
    install(&dir.join("own"), "17.0.6");
    let all = Places::default().with_parent(&dir);
    let both = std::env::join_paths([dir.join("more"), dir.join("own/include")]).expect("a path");
    let expected = format!(
        "MLIR 17.0.6 in {0}/more and {0}/own/include, found by MLIR_INCLUDE_DIR",
        dir.display()
    );
    assert_eq!(described(&all.clone().with_variable(both)), expected);
    assert!(described(&all.clone().with_variable("")).contains("22.1.0"));

    let error = described(&all.clone().with_variable(dir.join("own")));
    let (first, rest) = error.split_once('\n').expect("several lines");
    assert_eq!(
        first,
        format!(
            "the definitions of MLIR (its `.td` files) are not found: `MLIR_INCLUDE_DIR` is '{}/own', which has no \
             mlir/IR/OpBase.td",
            dir.display()
        )
    );
    assert!(
        rest.ends_with(&format!("\nhelp: did you mean '{}/own/include'?", dir.display())),
        "{rest}"
    );
}

#[test]
fn the_error_says_where_to_get_definitions() {
    let dir = scratch("missing");
    let error = described(&Places::of_path(&dir).with_parent(&dir));
    for part in [
        "`MLIR_INCLUDE_DIR` is not set; no llvm-config or mlir-tblgen in PATH has them, nor has ",
        "apt install libmlir-22-dev",
        "https://github.com/llvm/llvm-project/releases",
        "MLIR_INCLUDE_DIR=$PWD/llvm-project/mlir/include",
    ] {
        assert!(error.contains(part), "{error}");
    }
}
