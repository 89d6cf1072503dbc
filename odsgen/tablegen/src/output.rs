//! The two output formats of the records: `--print-records` and `--dump-json`.

mod detailed;
mod json;
mod print;

use super::bytes;
use super::records::Records;
use std::borrow::Cow;

impl Records {
    /// All classes and records in TableGen syntax, as `llvm-tblgen
    /// --print-records` writes them. What is not UTF-8 is replaced;
    /// [`Self::to_text_bytes`] leaves it as it is.
    #[must_use]
    pub fn to_text(&self) -> String {
        let text = self.text();
        match bytes::readable(&text) {
            Cow::Borrowed(_) => text,
            Cow::Owned(text) => text,
        }
    }

    /// As [`Self::to_text`], with the bytes of the source text.
    #[must_use]
    pub fn to_text_bytes(&self) -> Vec<u8> {
        let text = self.text();
        match bytes::encode(&text) {
            Cow::Borrowed(_) => text.into_bytes(),
            Cow::Owned(bytes) => bytes,
        }
    }

    /// All global variables, classes and records with the places that they
    /// come from, as `llvm-tblgen --print-detailed-records` writes them; without
    /// its counts of allocations. Bytes are those of the source text.
    #[must_use]
    pub fn to_detailed_text_bytes(&self) -> Vec<u8> {
        let mut out = String::new();
        detailed::print(&self.store, &self.sources, &mut out);
        bytes::encode(&out).into_owned()
    }

    fn text(&self) -> String {
        let mut out = String::new();
        print::print(&self.store, &mut out);
        out
    }

    /// All records as JSON, as `llvm-tblgen --dump-json` writes them. What is
    /// not UTF-8 is replaced, as JSON requires.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        json::print(&self.store, &self.sources, &mut out);
        out
    }
}
