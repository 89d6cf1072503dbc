//! `odsgen gen`: generates the Rust code of dialects.

use std::process::ExitCode;

use odsgen::write_if_changed;

use crate::jobs::{Args, Output};
use crate::stdout;

pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(|done| {
        for output in done {
            match output {
                Output::Text(text) => stdout::write(text.as_bytes())
                    .map_err(|error| format!("cannot write: {error}"))?,
                Output::Files(files) => {
                    for (path, text) in files {
                        write_if_changed(&path, &text)
                            .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
                    }
                }
            }
        }
        Ok(true)
    })
}
