//! Reads many `.td` files in one session and prints the time:
//!
//! ```text
//! cargo run --release -p odsgen-tablegen --example parse_all -- -I include A.td B.td ...
//! ```

use odsgen_tablegen::{Options, Session};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut options = Options::new().warn_unused_template_args(false);
    let mut files = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-I" => options = options.include_dir(args.next().unwrap_or_default()),
            _ => files.push(arg),
        }
    }
    let start = Instant::now();
    let mut session = Session::new(options);
    let (mut records, mut failed) = (0, 0);
    for file in &files {
        match session.parse(file) {
            Ok(result) => records += result.defs().len(),
            Err(_) => failed += 1,
        }
    }
    let time = start.elapsed().as_secs_f64();
    println!("{} files, {failed} failed, {records} records, {time:.3} s", files.len());
    ExitCode::SUCCESS
}
