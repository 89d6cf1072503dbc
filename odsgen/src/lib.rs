//! Generates Rust from TableGen operation definitions.
//!
//! Use [`Build`] in build scripts and [`Generator`] elsewhere:
//!
//! ```
//! use odsgen::Generator;
//!
//! let file = std::env::temp_dir().join(format!("odsgen-doc-{}.td", std::process::id()));
//! std::fs::write(&file, r#"
//!     include "mlir/IR/OpBase.td"
//!     def Shop_Dialect : Dialect {
//!       let name = "shop";
//!       let cppNamespace = "::shop";
//!     }
//!     def Shop_PriceOp : Op<Shop_Dialect, "price"> {
//!       let arguments = (ins I64Attr:$cents);
//!       let results = (outs I64:$amount);
//!       let assemblyFormat = "$cents attr-dict";
//!     }
//! "#).unwrap();
//!
//! let generated = Generator::new().run(&file).unwrap();
//! assert!(generated.code.contains("pub struct PriceOp"));
//! # std::fs::remove_file(file).unwrap();
//! ```
//!
//! The generated code needs the crate `ods-runtime`.
//!
//! # Guides
//!
//! - The [tutorial] builds a crate with a dialect from an empty folder.
//! - The [guide] says how to depend on the crates, and has short answers about IR.
//! - [Generated code][generated-code] is the reference: the Rust code that a definition becomes.
//! - [Definitions written for C++][foreign-definitions]: MLIR's own `.td` files and those of other projects.
//! - [Rewriting][rewriting]: rewrite rules, patterns, folders, passes.
//! - [Interfaces][interfaces]: how to define and implement them.
//! - [Data layout][data-layout]: sizes and alignments of types.
//!
//! [tutorial]: https://github.com/odsgen/odsgen/blob/main/docs/tutorial.md
//! [guide]: https://github.com/odsgen/odsgen/blob/main/docs/guide.md
//! [generated-code]: https://github.com/odsgen/odsgen/blob/main/docs/generated-code.md
//! [foreign-definitions]: https://github.com/odsgen/odsgen/blob/main/docs/foreign-definitions.md
//! [rewriting]: https://github.com/odsgen/odsgen/blob/main/docs/rewriting.md
//! [interfaces]: https://github.com/odsgen/odsgen/blob/main/docs/interfaces.md
//! [data-layout]: https://github.com/odsgen/odsgen/blob/main/docs/data-layout.md
//!
//! # Modules
//!
//! [`tablegen`] parses `.td` files into records, which needs no definition of MLIR. [`doc`] generates Markdown from
//! records. [`names`] converts names in definitions to Rust.
//!
//! The other modules are private: `model` converts records to definitions, `fragment` parses the code in definitions,
//! `format` parses assembly formats, `plan` decides what to generate, `emit` emits Rust, and `hooks` prints skeletons.

mod build;
pub mod doc;
mod emit;
mod format;
mod fragment;
mod generate;
mod hooks;
mod installed;
mod manifest;
mod model;
pub mod names;
mod options;
mod output;
mod plan;
pub mod prelude;
mod provided;

pub use build::Build;
/// The TableGen front end, the crate `odsgen-tablegen`.
pub use odsgen_tablegen as tablegen;

pub use generate::{Generated, Generator, Summary};
pub use installed::{Installed, Places};
pub use manifest::{Hooks, Manifest, ManifestDialect, ManifestError, ManifestRun};
pub use options::{Layout, OnDeprecated, Options, SkippedHooks, UnwrittenVerifiers};
pub use output::{write_if_changed, write_output};
