//! The runtime's lock-free tables on top of `loom`, which explores all interleavings of threads.

#[path = "."]
pub mod support {
    pub mod sync;

    #[path = "../../src/support/segments.rs"]
    pub mod segments;

    #[path = "../../src/support/append_vec.rs"]
    pub mod append_vec;
    #[path = "../../src/support/bucket.rs"]
    pub mod bucket;
    #[path = "../../src/support/dense_bucket.rs"]
    pub mod dense_bucket;
    #[path = "../../src/support/hash_index.rs"]
    pub mod hash_index;
    #[path = "../../src/support/interner.rs"]
    pub mod interner;
    #[path = "../../src/support/value_index.rs"]
    pub mod value_index;
    #[path = "../../src/support/wide_bucket.rs"]
    pub mod wide_bucket;
}
