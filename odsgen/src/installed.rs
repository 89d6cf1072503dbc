//! Finds the definitions of an installed MLIR.

mod places;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

pub use places::Places;

/// The environment variable with the include directories of MLIR.
pub(crate) const VARIABLE: &str = "MLIR_INCLUDE_DIR";

/// The file by which an include directory of MLIR is recognized.
const MARK: &str = "mlir/IR/OpBase.td";

/// The definitions of an installed MLIR.
///
/// [`Self::find`] takes the include directories in the environment variable `MLIR_INCLUDE_DIR`, which are separated as in
/// `PATH`. Without it, it looks for `llvm-config` and `mlir-tblgen` of any version in `PATH`, and for the usual prefixes.
/// It takes version 22 if it is there, else the newest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Installed {
    dirs: Vec<PathBuf>,
    version: Option<String>,
    found_by: String,
}

impl Installed {
    /// The version that is preferred: the runtime and hand-written hooks follow it.
    pub const PREFERRED: u32 = 22;

    /// Finds the definitions.
    ///
    /// # Errors
    ///
    /// If there are none, a text for the user that says where to get them.
    pub fn find() -> Result<Self, String> {
        Self::find_in(&Places::of_process())
    }

    /// Like [`Self::find`], in these `places`.
    ///
    /// # Errors
    ///
    /// As for [`Self::find`].
    pub fn find_in(places: &Places) -> Result<Self, String> {
        if let Some(value) = places.variable() {
            return Self::of_variable(value);
        }
        let mut found: Vec<Self> = Vec::new();
        for (dirs, found_by) in places.candidates() {
            let Some(first) = dirs.first() else { continue };
            let is_known = |it: &Self| it.dirs.first().is_some_and(|dir| is_same(dir, first));
            if !found.iter().any(is_known) {
                found.push(Self { version: version(first), dirs, found_by });
            }
        }
        // The first of the best ones.
        found
            .sort_by_key(|it| std::cmp::Reverse((it.major() == Some(Self::PREFERRED), it.major())));
        found.into_iter().next().ok_or_else(|| {
            let searched = format!("`{VARIABLE}` is not set; {}", places.searched());
            not_found(&searched)
        })
    }

    fn of_variable(value: &std::ffi::OsStr) -> Result<Self, String> {
        let dirs: Vec<_> =
            std::env::split_paths(value).filter(|it| !it.as_os_str().is_empty()).collect();
        let Some(first) = dirs.iter().find(|dir| dir.join(MARK).is_file()) else {
            let shown = Path::new(value).display();
            let mut text = not_found(&format!("`{VARIABLE}` is '{shown}', which has no {MARK}"));
            let below = ["include", "mlir/include", "../mlir/include"];
            let below = dirs.iter().flat_map(|dir| below.map(|name| dir.join(name)));
            if let Some(dir) = below.into_iter().find(|dir| dir.join(MARK).is_file()) {
                let _ = write!(text, "\nhelp: did you mean '{}'?", dir.display());
            }
            return Err(text);
        };
        let version = version(first);
        let dirs = places::with_neighbors(dirs);
        Ok(Self { dirs, version, found_by: VARIABLE.to_owned() })
    }

    /// The include directories.
    #[must_use]
    pub fn dirs(&self) -> &[PathBuf] {
        &self.dirs
    }

    /// The version of MLIR, such as `22.1.3`, if a file beside the definitions tells it.
    #[must_use]
    pub fn version(&self) -> Option<&str> {
        self.version.as_deref()
    }

    /// The first number of the version.
    #[must_use]
    pub fn major(&self) -> Option<u32> {
        self.version.as_deref()?.split('.').next()?.parse().ok()
    }

    /// Where the definitions are, of which version, and how they were found: `MLIR 22.1.3 in /usr/lib/llvm-22/include, found
    /// by llvm-config-22`.
    #[must_use]
    pub fn describe(&self) -> String {
        let dirs: Vec<_> = self.dirs.iter().map(|dir| dir.display().to_string()).collect();
        let version = self.version.as_deref().unwrap_or("of an unknown version");
        format!("MLIR {version} in {}, found by {}", dirs.join(" and "), self.found_by)
    }
}

fn is_same(a: &Path, b: &Path) -> bool {
    a == b || matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b)
}

/// The version of the definitions in `dir`, from the headers beside them, the source tree, or the name of the prefix.
fn version(dir: &Path) -> Option<String> {
    let header = std::fs::read_to_string(dir.join("llvm/Config/llvm-config.h")).unwrap_or_default();
    let of_header = header.lines().find_map(|line| {
        let value = line.strip_prefix("#define LLVM_VERSION_STRING ")?;
        Some(value.trim().trim_matches('"').to_owned())
    });
    let source = dir.join("../../cmake/Modules/LLVMVersion.cmake");
    let source = std::fs::read_to_string(source).unwrap_or_default();
    let number = |name: &str| {
        let (_, rest) = source.split_once(&format!("set(LLVM_VERSION_{name} "))?;
        Some(rest.split(')').next()?.trim().to_owned())
    };
    let of_source = || {
        let numbers = [number("MAJOR")?, number("MINOR")?, number("PATCH")?];
        Some(numbers.join(".") + &number("SUFFIX").unwrap_or_default())
    };
    let of_name = || {
        let dir = dir.canonicalize().ok()?;
        let name = dir.parent()?.file_name()?.to_string_lossy().into_owned();
        let digits = name.strip_prefix("llvm").map(|it| it.trim_start_matches(['-', '@']))?;
        digits.parse::<u32>().is_ok().then(|| digits.to_owned())
    };
    of_header.or_else(of_source).or_else(of_name)
}

/// The text for a user without definitions. `searched` says where they are not.
fn not_found(searched: &str) -> String {
    let preferred = Installed::PREFERRED;
    format!(
        "the definitions of MLIR (its `.td` files) are not found: {searched}\n\
         help: any of these has them:\n\
         \x20 - Debian, Ubuntu: `apt install libmlir-{preferred}-dev` (other versions: https://apt.llvm.org); \
         Fedora: `dnf install mlir-devel`; Homebrew: `brew install llvm`\n\
         \x20 - a release: unpack LLVM-{preferred}.*.tar.xz of https://github.com/llvm/llvm-project/releases, \
         and set `{VARIABLE}` to its directory include\n\
         \x20 - a source tree: `git clone --depth 1 https://github.com/llvm/llvm-project`, \
         and set `{VARIABLE}=$PWD/llvm-project/mlir/include`\n\
         help: `{VARIABLE}` is the directory that has {MARK}; set it in the environment, or under `[env]` in .cargo/config.toml"
    )
}

#[cfg(test)]
mod tests;
