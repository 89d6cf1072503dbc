//! The language of host code. It depends on the file in which a text is written.

use std::fmt;
use std::hash::BuildHasher as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use rustc_hash::FxBuildHasher;

use crate::options::{Options, absolute};
use crate::prelude;
use crate::tablegen::{
    Diagnostic, IncludeRoot, Kind, Origin, Record, Records, Severity, SourceFile, SourceMap, Span,
};

/// A language of host code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Language {
    /// Rust: definitions that odsgen ships, and those written for odsgen.
    Rust,
    /// C++: upstream's definitions, and those written for upstream's tools.
    Cpp,
}

/// Whose a file of definitions is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Home {
    /// The user's.
    User,
    /// Shipped with odsgen, and shared by all dialects.
    Shared,
    /// Shipped with odsgen, of one dialect.
    Dialect,
}

impl Home {
    /// Whose the file `name` is, as named in diagnostics.
    fn of(name: &str) -> Self {
        match prelude::path_of(name) {
            Some(path) if prelude::base_files().contains_key(&path) => Self::Shared,
            Some(_) => Self::Dialect,
            None => Self::User,
        }
    }
}

/// The languages of the files of a run.
#[derive(Debug)]
pub(crate) struct Languages {
    /// By index of the file.
    files: Vec<Language>,
    has_cpp: bool,
    /// Whose the files are, by index of the file.
    homes: Vec<Home>,
    /// The include paths of the files, or their names.
    names: Vec<String>,
    /// Translated C++ types.
    types: Texts,
    left_out: Mutex<Vec<LeftOut>>,
}

/// A part of a definition in C++ that is omitted, or replaced by a helper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OmittedPart {
    /// A fragment that this helper replaces.
    Helper(String),
    /// A builder of the definition with this name.
    Builder(String),
    /// Members of a class: declarations or definitions.
    Class(&'static str),
    /// The interface at this path.
    Interface(String),
    /// A dependency on the dialect at this path.
    Dependency(String),
    /// An assembly format.
    Format,
    /// A method: its name, and the name of the interface.
    Method(String, String),
    /// The type with this spelling.
    Type(String),
    /// Other code, with its description.
    Code(&'static str),
}

impl fmt::Display for OmittedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Helper(name) => write!(f, "helper `{name}`"),
            Self::Builder(of) => write!(f, "builder of '{of}'"),
            Self::Class(members) => write!(f, "class {members}"),
            Self::Interface(path) => write!(f, "interface '{path}'"),
            Self::Dependency(path) => write!(f, "dependency on '{path}'"),
            Self::Format => f.write_str("assembly format"),
            Self::Method(name, interface) => write!(f, "method '{name}' of '{interface}'"),
            Self::Type(text) => write!(f, "type '{text}'"),
            Self::Code(what) => f.write_str(what),
        }
    }
}

/// An omitted part of a definition, or a helper that replaces one, because C++ is not translated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LeftOut {
    /// The part.
    pub part: OmittedPart,
    /// Its source location.
    pub span: Span,
    /// Why it is not translated.
    pub reason: String,
    /// The include path and the line.
    pub place: String,
}

impl LeftOut {
    /// Whether it is a function that must be written in Rust.
    #[must_use]
    pub(crate) fn is_helper(&self) -> bool {
        matches!(self.part, OmittedPart::Helper(_))
    }

    /// What to do about it.
    #[must_use]
    pub(crate) fn help(&self) -> &'static str {
        match self.part {
            OmittedPart::Helper(_) => {
                "`odsgen hooks` prints the function that has to be written in Rust"
            }
            OmittedPart::Builder(_) => {
                "write a function in Rust that fills in an `OpState`, or use the other builders"
            }
            OmittedPart::Class(_) => "write `impl` blocks in Rust beside the generated module",
            OmittedPart::Interface(_) | OmittedPart::Dependency(_) => {
                "specify the Rust module that has it: `--extern-path ::mlir::other=crate::other`"
            }
            OmittedPart::Format => {
                "specify the Rust module, or implement the parser and printer of the operation: `odsgen hooks` prints the `impl`"
            }
            OmittedPart::Method(..) => "the trait in Rust does not have it",
            OmittedPart::Type(_) => "it is read as an untyped attribute or type",
            OmittedPart::Code(_) => "the attribute itself can be read and set",
        }
    }

    /// A note about it.
    #[must_use]
    pub(crate) fn note(&self) -> Diagnostic {
        let what = match &self.part {
            OmittedPart::Helper(name) => format!("`{name}` is written in Rust instead of C++"),
            part => format!("{part} in C++ is omitted"),
        };
        let text = format!("{what}: {}", self.reason);
        Diagnostic::new(Severity::Note, self.span, text).with_help(self.help())
    }
}

/// Texts that live as long as the records.
#[derive(Debug)]
struct Texts {
    /// Lists of texts, by the hash of a text.
    buckets: Vec<OnceLock<Box<Text>>>,
}

#[derive(Debug)]
struct Text {
    text: String,
    next: OnceLock<Box<Text>>,
}

impl Texts {
    const BUCKETS: usize = 256;

    fn new() -> Self {
        Self { buckets: (0..Self::BUCKETS).map(|_| OnceLock::new()).collect() }
    }

    fn intern(&self, text: String) -> &str {
        let bucket = FxBuildHasher.hash_one(&text) as usize % Self::BUCKETS;
        let mut slot = &self.buckets[bucket];
        loop {
            let found =
                slot.get_or_init(|| Box::new(Text { text: text.clone(), next: OnceLock::new() }));
            if found.text == text {
                return &found.text;
            }
            slot = &found.next;
        }
    }
}

impl Languages {
    /// The languages that `options` give to the files of `sources`.
    #[must_use]
    pub(crate) fn new(sources: &SourceMap, options: &Options) -> Self {
        let dirs = cpp_dirs(options);
        let files: Vec<_> = sources.files().map(|file| of_file(file, options, &dirs)).collect();
        let has_cpp = files.contains(&Language::Cpp);
        let names =
            sources.files().map(|file| options.include_path(Path::new(file.name()))).collect();
        let homes = sources.files().map(|file| Home::of(file.name())).collect();
        Self { files, has_cpp, homes, names, types: Texts::new(), left_out: Mutex::default() }
    }

    /// `text` for as long as the records live.
    pub(super) fn intern(&self, text: String) -> &str {
        self.types.intern(text)
    }

    /// Whether any file has C++.
    #[must_use]
    pub(crate) fn has_cpp(&self) -> bool {
        self.has_cpp
    }

    /// The language of the file that contains `span`; Rust for text without a position.
    #[must_use]
    pub(crate) fn of_span(&self, sources: &SourceMap, span: Span) -> Language {
        let file = if self.has_cpp { sources.file_index(span) } else { None };
        file.and_then(|file| self.files.get(file)).copied().unwrap_or(Language::Rust)
    }
}

/// The language of the text at `span` of `records`.
#[must_use]
pub(crate) fn at(records: &Records, span: Span) -> Language {
    let languages = records.extension::<Languages>();
    languages.map_or(Language::Rust, |it| it.of_span(records.sources(), span))
}

/// The language of the file that contains `span`, and whose file it is.
#[must_use]
pub(crate) fn of_file_at(records: &Records, span: Span) -> (Language, Home) {
    let languages = records.extension::<Languages>();
    let file = records.sources().file_index(span);
    languages.zip(file).map_or((Language::Rust, Home::User), |(languages, file)| {
        let language = languages.files.get(file).copied().unwrap_or(Language::Rust);
        (language, languages.homes.get(file).copied().unwrap_or(Home::User))
    })
}

/// Whether any file of the records has C++.
#[must_use]
pub(crate) fn has_cpp(records: &Records) -> bool {
    records.extension::<Languages>().is_some_and(Languages::has_cpp)
}

/// Whether `record` is defined in C++.
#[must_use]
pub(crate) fn is_cpp(record: Record<'_>) -> bool {
    has_cpp(record.records()) && at(record.records(), record.span()) == Language::Cpp
}

/// Records that a part of a definition is omitted.
pub(crate) fn leave_out(records: &Records, part: OmittedPart, error: &Diagnostic) {
    let Some(languages) = records.extension::<Languages>() else { return };
    let reason = reason(error).to_owned();
    let sources = records.sources();
    let place = sources.locate(error.span).map_or_else(String::new, |at| {
        let name = languages.names.get(at.file).map_or("", String::as_str);
        format!("{name}:{}", at.line)
    });
    let entry = LeftOut { part, span: error.span, reason, place };
    let mut list = languages.left_out.lock().unwrap_or_else(PoisonError::into_inner);
    if !list.contains(&entry) {
        list.push(entry);
    }
}

/// The parts of definitions that were left out.
#[must_use]
pub(crate) fn left_out(records: &Records) -> Vec<LeftOut> {
    let languages = records.extension::<Languages>();
    let list =
        languages.map(|it| it.left_out.lock().unwrap_or_else(PoisonError::into_inner).clone());
    list.unwrap_or_default()
}

/// The reason for omitting a function that is only declared.
pub(crate) const ONLY_DECLARED: &str =
    "it is only declared here, C++ outside of the definition has its body";

/// The kind of errors about C++ where Rust is expected.
pub(crate) const IS_CPP: Kind = Kind::new("cpp");

/// The kind of errors about C++ that is not translated.
const UNTRANSLATED: Kind = Kind::new("untranslated-cpp");

/// An error about C++ at `place` that is not translated for `reason`.
pub(crate) fn untranslated(place: Span, reason: &str) -> Diagnostic {
    let text = format!("this C++ is not translated: {reason}");
    Diagnostic::error(place, text).with_detail(reason).with_kind(UNTRANSLATED)
}

/// Whether `error` is about C++ that is not translated.
#[must_use]
pub(crate) fn is_untranslated(error: &Diagnostic) -> bool {
    error.kind == Some(UNTRANSLATED)
}

/// The reason for which the part of a definition with `error` is left out.
#[must_use]
pub(crate) fn reason(error: &Diagnostic) -> &str {
    error.detail.as_deref().unwrap_or(&error.message)
}

/// The directories with definitions in C++: those that the options name, and copies of upstream's.
fn cpp_dirs(options: &Options) -> Vec<PathBuf> {
    let roots = options.tablegen.roots().iter().filter_map(|root| match root {
        IncludeRoot::Dir(dir) => Some(dir),
        IncludeRoot::Files { .. } => None,
    });
    let upstream = roots.filter(|dir| has_foreign_prelude(dir));
    options.cpp_dirs.iter().chain(upstream).cloned().collect()
}

/// Whether `dir` has an `mlir/IR/OpBase.td` that is not odsgen's.
fn has_foreign_prelude(dir: &Path) -> bool {
    let text = std::fs::read_to_string(dir.join(prelude::BASE));
    text.is_ok_and(|text| !text.contains(prelude::MARKER))
}

fn of_file(file: &SourceFile, options: &Options, dirs: &[PathBuf]) -> Language {
    let is_shipped = match file.origin() {
        Origin::Root(root) => {
            matches!(options.tablegen.roots().get(root), Some(IncludeRoot::Files { .. }) | None)
        }
        Origin::Main | Origin::AsWritten => false,
    };
    let path = absolute(Path::new(file.name()));
    let is_cpp =
        !is_shipped && (options.cpp || dirs.iter().any(|dir| path.starts_with(absolute(dir))));
    if is_cpp { Language::Cpp } else { Language::Rust }
}
