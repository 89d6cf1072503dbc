//! The dialect `smt`: formulas of SMT-LIB.

mod constants;
mod equality;
mod quantifiers;
mod regions;
mod types;
mod vectors;

generated!(smt);
