//! Files of printed IR: a directory per operation, a file per print.

use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;

use super::symbol_name;
use crate::core::ir::{Op, OpRef};
use crate::support::os_error::os_error;

/// The number of files of each operation so far. Corresponds to upstream's `FileTreeIRPrinterConfig`.
#[derive(Debug, Default)]
pub(super) struct FileTree {
    counters: FxHashMap<Op, u32>,
}

impl FileTree {
    /// Writes `text` to the next file of `op`, below `directory`. The directory has the names of the operations around
    /// `op`, and the name of the file their numbers.
    pub(super) fn write(&mut self, directory: &Path, op: OpRef<'_>, pass: &str, text: &str) {
        let path = self.next_path(directory, op, pass);
        // As in upstream, the directory around `directory` must exist.
        let ancestors = path.ancestors().skip(1).take_while(|it| it.starts_with(directory));
        let mut directories: Vec<&Path> = ancestors.collect();
        directories.reverse();
        for directory in directories.into_iter().filter(|it| !it.is_dir()) {
            if let Err(error) = std::fs::create_dir(directory) {
                let (path, error) = (directory.display(), os_error(&error));
                eprintln!("Error while creating directory {path}: {error}");
                return;
            }
        }
        if let Err(error) = std::fs::write(&path, text) {
            eprintln!("Error opening output file {}: {}", path.display(), os_error(&error));
        }
    }

    fn next_path(&mut self, directory: &Path, op: OpRef<'_>, pass: &str) -> PathBuf {
        // As upstream, an operation whose nested operations were printed before it starts at 1.
        self.counters.entry(op.handle()).and_modify(|counter| *counter += 1).or_insert(0);
        let mut path: Vec<OpRef<'_>> = op.ancestors().collect();
        if path.first() != Some(&op) {
            path.insert(0, op);
        }
        path.reverse();
        let numbers: Vec<String> = path
            .iter()
            .map(|op| self.counters.entry(op.handle()).or_insert(0).to_string())
            .collect();
        let directories = path.iter().map(|op| {
            let name = op.name().as_str().replace('.', "_");
            format!("{name}_{}", symbol_name(*op).unwrap_or("no-symbol-name").replace('/', "_"))
        });
        let directory = directories.fold(directory.to_owned(), |path, name| path.join(name));
        directory.join(format!("{}_{pass}.mlir", numbers.join("_")))
    }
}
