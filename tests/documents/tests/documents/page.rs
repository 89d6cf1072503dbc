//! `docs/documents.md`: that each test and file that it names is there.
