//! Generates the dialects of the enabled features into `OUT_DIR` from the definitions of the installed MLIR, and beside each
//! of them the skeletons of the hooks that `src/<dialect>.rs` and `src/<dialect>/` lack.

/// The table of all dialects.
const MANIFEST: &str = "dialects.toml";

fn main() {
    #[cfg(feature = "generated")]
    generate::dialects();
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={MANIFEST}");
    // For manifests of other packages, which name this one.
    let here = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    println!("cargo::metadata=manifest={here}/{MANIFEST}");
}

#[cfg(feature = "generated")]
mod generate {
    use std::process::exit;

    use odsgen::{Build, Installed, Manifest, ManifestDialect, OnDeprecated};

    use super::MANIFEST;

    /// Generates the enabled dialects that the manifest has in this package.
    pub(super) fn dialects() {
        let manifest = Manifest::read(MANIFEST).unwrap_or_else(|error| fail(&error));
        let dialects = manifest.dialects().iter().filter(|it| it.is_own() && is_enabled(it));
        let dialects: Vec<_> = dialects.collect();
        let installed = Installed::find()
            .unwrap_or_else(|error| fail(&explained(&error, &manifest, &dialects)));
        Build::new().quiet().on_deprecated(OnDeprecated::None).generate_dialects(
            &manifest,
            &dialects,
            Some(&installed),
        );
        tell(&installed);
    }

    fn fail<T>(message: &str) -> T {
        eprintln!("error: {message}");
        exit(1);
    }

    /// Whether the feature of `dialect` is enabled.
    fn is_enabled(dialect: &ManifestDialect) -> bool {
        let name = dialect.name().to_uppercase();
        std::env::var_os(format!("CARGO_FEATURE_{name}")).is_some()
    }

    /// Says which features need the missing definitions, and which do not.
    fn explained(error: &str, manifest: &Manifest, dialects: &[&ManifestDialect]) -> String {
        let needed: Vec<_> = dialects.iter().map(|it| it.name()).collect();
        let others = manifest.dialects().iter();
        let others = others.filter(|it| !it.is_own() && it.rust_type().is_some());
        let others: Vec<_> = others.map(ManifestDialect::name).collect();
        format!(
            "{error}\nhelp: these features of ods-mlir need them: {}; these need nothing installed: {}",
            needed.join(", "),
            others.join(", ")
        )
    }

    /// Tells the program and the user whose definitions are used.
    fn tell(installed: &Installed) {
        let described = installed.describe();
        println!("cargo::rustc-env=ODS_MLIR_DEFINITIONS={described}");
        println!("cargo::warning=the definitions are those of {described}");
        if installed.major() != Some(Installed::PREFERRED) {
            let written_for = Installed::PREFERRED;
            println!(
                "cargo::warning=the hooks are written for MLIR {written_for}, so some may not fit"
            );
        }
    }
}
