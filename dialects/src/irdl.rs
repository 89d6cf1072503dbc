//! The dialect `irdl`: definitions of dialects.

mod lists;
mod names;
mod regions;
mod symbols;

generated!(irdl);
