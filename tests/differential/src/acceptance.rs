//! Which definitions the two generators accept, and their first errors.

use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};
use std::process::Command;

use ods_peer::{MLIR_TBLGEN, text_of};

use crate::compare::gist;
use crate::definition::{Definition, HEADER, Kind};

/// What a generator says of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Accepted,
    /// The place, if it is in the definition, and the message of the first error.
    Rejected(String, String),
    Crashed(String),
}

impl Verdict {
    /// Whether both accept, or have the same first error. `mlir-tblgen` does not know all places.
    pub(crate) fn agrees_with(&self, ours: &Verdict) -> bool {
        match (self, ours) {
            (Verdict::Rejected(place, message), Verdict::Rejected(our_place, our_message)) => {
                // Two fields of one name: our error tells both.
                let is_clearer = message.starts_with("Unexpected overlap when generating")
                    && our_message.starts_with("op has a conflict with");
                let is_equal = message == our_message && (place.is_empty() || place == our_place);
                is_equal || is_clearer
            }
            _ => self == ours,
        }
    }

    /// Whether both accept, or have errors that differ in quoted names at most.
    pub(crate) fn is_like(&self, other: &Verdict) -> bool {
        match (self, other) {
            (Verdict::Rejected(_, message), Verdict::Rejected(_, other)) => {
                gist(message) == gist(other)
            }
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Accepted => f.write_str("accepted"),
            Verdict::Rejected(place, message) => write!(f, "{place}: {message}"),
            Verdict::Crashed(output) => write!(f, "crashed: {output}"),
        }
    }
}

/// The two generators and the definitions that all files have.
pub(crate) struct Generators {
    pub(crate) odsgen: PathBuf,
    /// The directory of MLIR's definitions.
    pub(crate) include: PathBuf,
    /// Where files are written.
    pub(crate) directory: PathBuf,
}

/// What a definition may refer to, besides [`HEADER`].
pub(crate) fn preamble(definitions: &[Definition]) -> String {
    let mut text = HEADER.to_owned();
    text += "def X0Op : Op<D_Dialect, \"x0\", [Terminator]>;\n";
    text += "def X1Op : Op<D_Dialect, \"x1\"> { let regions = (region AnyRegion:$body); }\n";
    for definition in definitions {
        text += &definition.to_string();
    }
    text
}

impl Generators {
    /// The verdicts of the peer and of odsgen.
    pub(crate) fn verdicts(&self, preamble: &str, definition: &Definition) -> (Verdict, Verdict) {
        let file = self.directory.join("definition.td");
        std::fs::write(&file, format!("{preamble}{definition}")).expect("a writable directory");
        let actions = match &definition.kind {
            Kind::Operation(_) => ["op-decls", "op-defs"],
            Kind::Composite(it) if it.is_type => ["typedef-decls", "typedef-defs"],
            Kind::Composite(_) => ["attrdef-decls", "attrdef-defs"],
            Kind::Enumeration(_) => ["enum-decls", "enum-defs"],
        };
        let peer = actions
            .into_iter()
            .map(|action| verdict(self.peer(action).arg(&file), &file))
            .find(|it| *it != Verdict::Accepted);
        let ours = verdict(self.odsgen().arg(&file), &file);
        (peer.unwrap_or(Verdict::Accepted), ours)
    }

    /// `mlir-tblgen` with an action.
    pub(crate) fn peer(&self, action: &str) -> Command {
        let mut command = Command::new(MLIR_TBLGEN);
        command.arg(format!("-gen-{action}")).arg("-I").arg(&self.include);
        command
    }

    /// `odsgen gen` of definitions in C++.
    pub(crate) fn odsgen(&self) -> Command {
        let mut command = Command::new(&self.odsgen);
        command.args(["gen", "--cpp"]);
        command
    }
}

fn verdict(command: &mut Command, file: &Path) -> Verdict {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = text_of(&output.stderr);
    match output.status.code() {
        Some(0) => Verdict::Accepted,
        Some(1) => {
            let (place, message) = first_error(&errors, file);
            Verdict::Rejected(place, message)
        }
        _ => Verdict::Crashed(errors),
    }
}

/// The first error of a generator, with its place in `file`; errors elsewhere keep their message only.
fn first_error(errors: &str, file: &Path) -> (String, String) {
    let error = errors.lines().find(|it| it.contains("error: ")).unwrap_or(errors);
    let (place, message) = error.split_once("error: ").unwrap_or(("", error));
    let place = place.strip_prefix(&*file.display().to_string()).unwrap_or("");
    (place.trim_matches([':', ' ']).to_owned(), message.trim().to_owned())
}

/// Makes the definition as small as it can be while `differs` holds.
pub(crate) fn shrink(
    definition: &Definition,
    mut differs: impl FnMut(&Definition) -> bool,
) -> Definition {
    let mut smallest = definition.clone();
    while let Some(smaller) = smallest.smaller().into_iter().find(|it| differs(it)) {
        smallest = smaller;
    }
    smallest
}
