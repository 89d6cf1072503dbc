//! The dialect `img`, and its lowering to `arith`, `scf` and `memref`.

include!(concat!(env!("OUT_DIR"), "/img.rs"));

pub mod lowering;
