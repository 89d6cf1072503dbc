//! The dialect `pdl_interp`: matching and rewriting of operations, step by step.

mod directives;
mod functions;
mod types;
mod verify;

generated!(pdl_interp);
