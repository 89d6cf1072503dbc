//! `odsgen gen`: generates the Rust code of dialects.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use odsgen::write_if_changed;

use crate::jobs::Args;

pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(|done| {
        for (job, generated) in done {
            let Some(output) = &job.output else {
                let out = std::io::stdout().write_all(generated.code.as_bytes());
                return out.map(|()| true).map_err(|error| format!("cannot write: {error}"));
            };
            let files = generated.files(output);
            for (path, code) in &files {
                write_if_changed(path, code)
                    .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
            }
            if let Some(depfile) = &args.depfile {
                let outputs: Vec<_> = files.iter().map(|(path, _)| path.as_path()).collect();
                write_if_changed(depfile, &dependencies(&outputs, &generated.inputs))
                    .map_err(|error| format!("cannot write {}: {error}", depfile.display()))?;
            }
        }
        Ok(true)
    })
}

/// A makefile rule: `outputs` depend on `inputs`.
fn dependencies(outputs: &[&Path], inputs: &[PathBuf]) -> String {
    let name = |path: &Path| path.display().to_string().replace(' ', "\\ ");
    let inputs: Vec<_> = inputs.iter().map(|path| name(path)).collect();
    let outputs: Vec<_> = outputs.iter().map(|path| name(path)).collect();
    format!("{}: {}\n", outputs.join(" "), inputs.join(" "))
}
