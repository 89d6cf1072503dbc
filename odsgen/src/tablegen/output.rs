//! The two output formats of the records: `--print-records` and `--dump-json`.

mod json;
mod print;

use super::records::Records;

impl Records {
    /// All classes and records in TableGen syntax, as `llvm-tblgen
    /// --print-records` writes them.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        print::print(&self.store, &mut out);
        out
    }

    /// All records as JSON, as `llvm-tblgen --dump-json` writes them.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        json::print(&self.store, &self.sources, &mut out);
        out
    }
}
