//! The IR library that generated dialects are compiled against.
