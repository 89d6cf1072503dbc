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
pub use options::{Layout, OnDeprecated, Options, SkippedHooks};
pub use output::{write_if_changed, write_output};
