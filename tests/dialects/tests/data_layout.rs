//! Data layouts: documented rules, a dialect that uses everything, detection of changes, threads.

include!(concat!(env!("OUT_DIR"), "/custom_layout.rs"));

#[path = "data_layout/changes.rs"]
mod changes;
#[path = "data_layout/custom_layout.rs"]
mod custom_layout_hooks;
#[path = "data_layout/docs.rs"]
mod docs;
#[path = "data_layout/example.rs"]
mod example;
#[path = "data_layout/rules.rs"]
mod rules;
#[path = "data_layout/support.rs"]
mod support;
#[path = "data_layout/threads.rs"]
mod threads;
