//! Output formats: `--print-records`, `--print-detailed-records` and `--dump-json`.

mod detailed;
mod json;
mod print;

use super::bytes;
use super::records::Records;
use std::borrow::Cow;

impl Records {
    /// All classes and records in TableGen syntax: the output of `llvm-tblgen --print-records`.
    /// Bytes that are not UTF-8 become `U+FFFD`; [`Self::to_text_bytes`] preserves them.
    #[must_use]
    pub fn to_text(&self) -> String {
        let text = self.text();
        match bytes::to_lossy(&text) {
            Cow::Borrowed(_) => text,
            Cow::Owned(text) => text,
        }
    }

    /// Like [`Self::to_text`], but preserves bytes that are not UTF-8.
    #[must_use]
    pub fn to_text_bytes(&self) -> Vec<u8> {
        let text = self.text();
        match bytes::encode(&text) {
            Cow::Borrowed(_) => text.into_bytes(),
            Cow::Owned(bytes) => bytes,
        }
    }

    /// All global variables, classes and records with their source locations: the output of
    /// `llvm-tblgen --print-detailed-records` without its memory statistics. Preserves bytes that
    /// are not UTF-8.
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

    /// All records as JSON: the output of `llvm-tblgen --dump-json`. Bytes that are not UTF-8 become
    /// `U+FFFD`, as JSON requires.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        json::print(&self.store, &self.sources, &mut out);
        out
    }
}
