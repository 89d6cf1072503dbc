//! The text of pipelines.

use std::fmt::{self, Write as _};

use super::{OpPassManager, Step};

/// The textual pipeline, which [`PassManager::parse`](crate::pass::PassManager::parse) parses. The alternate form (`{:#}`)
/// has a line per pass, as `--dump-pass-pipeline` prints it.
impl fmt::Display for OpPassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.print(&mut text, f.alternate(), 0);
        f.write_str(&text)
    }
}

impl OpPassManager {
    /// Appends the pipeline, in lines with an indentation if it is `pretty`.
    fn print(&self, out: &mut String, pretty: bool, indent: usize) {
        let line = |out: &mut String, indent: usize| {
            if pretty {
                out.push('\n');
                out.extend(std::iter::repeat_n(' ', 2 * indent));
            }
        };
        out.push_str(self.anchor());
        out.push('(');
        line(out, if self.is_empty() { 0 } else { indent + 1 });
        let mut is_first = true;
        for step in &self.steps {
            let (pass, managers) = match step {
                Step::Pass(pass) => (Some(pass), &[][..]),
                Step::Nested(nested) => (None, &nested.managers[..]),
            };
            let mut separate = |out: &mut String| {
                if !std::mem::take(&mut is_first) {
                    out.push(',');
                    line(out, indent + 1);
                }
            };
            if let Some(pass) = pass {
                separate(out);
                let _ = write!(out, "{pass}");
            }
            for manager in managers {
                separate(out);
                manager.print(out, pretty, indent + 1);
            }
        }
        line(out, indent);
        out.push(')');
    }

    /// The texts of the passes and nested pipelines.
    pub(in crate::pass) fn step_texts(&self) -> Vec<String> {
        let text = |step: &Step| match step {
            Step::Pass(pass) => pass.to_string(),
            Step::Nested(nested) => {
                let texts: Vec<String> = nested.managers.iter().map(Self::to_string).collect();
                texts.join(",")
            }
        };
        self.steps.iter().map(text).collect()
    }
}
