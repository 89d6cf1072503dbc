//! TableGen: text to records.
