//! `odsgen check`: shows how files differ from what `odsgen gen` would write. Nothing is written.

use std::process::ExitCode;

use similar::TextDiff;

use crate::jobs::Args;

pub(crate) fn run(args: &Args) -> ExitCode {
    args.run(|done| {
        let mut fresh = true;
        for (job, generated) in done {
            let Some(output) = &job.output else {
                return Err(
                    "`check` needs to know the file to compare with: -o or --list".to_owned()
                );
            };
            for (path, code) in generated.files(output) {
                let old = std::fs::read_to_string(&path).unwrap_or_default();
                if old == code {
                    continue;
                }
                fresh = false;
                let name = path.display().to_string();
                let diff = TextDiff::from_lines(old.as_str(), code);
                print!("{}", diff.unified_diff().header(&name, "what odsgen would write"));
            }
        }
        if !fresh {
            eprintln!("error: generated code is out of date; run `cargo codegen`");
        }
        Ok(fresh)
    })
}
