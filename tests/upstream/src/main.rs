//! Generates every dialect of upstream, writes the code and the skeletons of hooks to a directory, and prints a table:
//! `cargo run -p ods-upstream -- DIR [DIALECT]...`

use std::path::Path;
use std::process::ExitCode;

use ods_upstream::definitions;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(out), wanted) = (args.next(), args.collect::<Vec<_>>()) else {
        eprintln!("usage: ods-upstream DIR [DIALECT]...");
        return ExitCode::FAILURE;
    };
    let Some(include) = definitions::include_dir() else {
        eprintln!("upstream's definitions are not installed: set MLIR_INCLUDE_DIR");
        return ExitCode::FAILURE;
    };
    let out = Path::new(&out);
    if let Err(error) = std::fs::create_dir_all(out) {
        eprintln!("cannot create {}: {error}", out.display());
        return ExitCode::FAILURE;
    }
    println!("| dialect | operations | without a hook of their own | helpers | left out |");
    println!("|---|---|---|---|---|");
    let (mut generated, mut total) = (0, [0; 4]);
    for dialect in definitions::dialects() {
        if !wanted.is_empty() && !wanted.iter().any(|name| name == dialect.name) {
            continue;
        }
        let (generator, file) = dialect.generator(&include);
        let code = match generator.run(&file) {
            Ok(code) => code,
            Err(errors) => {
                eprint!("{}", errors.render(false));
                println!("| {} | fails | | | |", dialect.name);
                continue;
            }
        };
        let summary = code.summary;
        let row = [summary.ops, summary.ops_without_hooks, summary.helpers, summary.left_out];
        let cells = row.map(|count| count.to_string()).join(" | ");
        println!("| {} | {cells} |", dialect.name);
        generated += 1;
        total.iter_mut().zip(row).for_each(|(total, count)| *total += count);
        let hooks = generator.hooks(&file, &format!("crate::{}", dialect.name), &[]);
        let written = std::fs::write(out.join(format!("{}.rs", dialect.name)), &code.code);
        let hooks = hooks.unwrap_or_default();
        if written
            .and(std::fs::write(out.join(format!("{}_hooks.rs", dialect.name)), hooks))
            .is_err()
        {
            eprintln!("cannot write to {}", out.display());
            return ExitCode::FAILURE;
        }
    }
    println!("| {generated} dialects | {} |", total.map(|count| count.to_string()).join(" | "));
    ExitCode::SUCCESS
}
