//! Data layouts: documented rules, a dialect that uses everything, detection of changes, threads.

include!(concat!(env!("OUT_DIR"), "/board.rs"));

#[path = "data_layout/board.rs"]
mod board_hooks;
#[path = "data_layout/changes.rs"]
mod changes;
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
