//! Lists the operations of a `.td` file and their arguments:
//!
//! ```text
//! cargo run -p odsgen-tablegen --example list_ops -- -I include MyOps.td
//! ```

use odsgen_tablegen::{Options, Record, Session};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut options = Options::new();
    let mut file = None;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-I" => options = options.include_dir(args.next().unwrap_or_default()),
            _ => file = Some(arg),
        }
    }
    let Some(file) = file else {
        eprintln!("usage: list_ops [-I DIR]... FILE.td");
        return ExitCode::FAILURE;
    };
    let mut session = Session::new(options);
    let records = match session.parse(&file) {
        Ok(records) => records,
        Err(diagnostics) => {
            eprint!("{diagnostics}");
            return ExitCode::FAILURE;
        }
    };
    let mut problems = Vec::new();
    for op in records.defs_derived_from("Op") {
        if let Err(problem) = print_op(op) {
            problems.push(*problem);
        }
    }
    if problems.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprint!("{}", records.report(problems));
    ExitCode::FAILURE
}

fn print_op(op: Record<'_>) -> odsgen_tablegen::FieldResult<()> {
    let dialect = op.def("opDialect")?.str("name")?;
    println!("{dialect}.{}", op.str("opName")?);
    for arg in op.dag("arguments")?.args() {
        println!("  {}: {}", arg.name.unwrap_or("_"), arg.value);
    }
    Ok(())
}
