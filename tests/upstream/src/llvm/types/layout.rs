//! Sizes and alignments of types.
