//! Limits on evaluation.

/// Limits of one run. A run that exceeds a limit ends with an error that names it.
///
/// TableGen has loops and recursion. With these limits, every input is evaluated or rejected in
/// bounded time and memory. The defaults are at least ten times the needs of LLVM's largest back
/// end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Number of evaluation steps: values read, resolved or folded.
    pub steps: u64,
    /// Number of values, including elements of lists and dags.
    pub values: usize,
    /// Number of records, classes and definitions in multiclasses.
    pub records: usize,
    /// Total number of fields of all records.
    pub fields: usize,
    /// Total size of all strings, and maximum printed size of a single value, in bytes.
    pub text: usize,
    /// Total printed size of all records, in bytes.
    pub output: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            steps: 20_000_000_000,
            values: 1 << 27,
            records: 1 << 23,
            fields: 1 << 27,
            text: 1 << 30,
            output: 1 << 33,
        }
    }
}

impl Limits {
    /// The names that [`set`](Self::set) accepts.
    pub const NAMES: [&'static str; 6] = ["steps", "values", "records", "fields", "text", "output"];

    /// Sets the limit with this name; returns whether there is one.
    pub fn set(&mut self, name: &str, value: u64) -> bool {
        let size = usize::try_from(value).unwrap_or(usize::MAX);
        match name {
            "steps" => self.steps = value,
            "values" => self.values = size,
            "records" => self.records = size,
            "fields" => self.fields = size,
            "text" => self.text = size,
            "output" => self.output = value,
            _ => return false,
        }
        true
    }

    /// Limits for tests, editors and services: every input takes a fraction of a second and tens of
    /// megabytes.
    #[must_use]
    pub fn small() -> Self {
        Self {
            steps: 1_000_000,
            values: 1 << 20,
            records: 1 << 14,
            fields: 1 << 18,
            text: 1 << 22,
            output: 1 << 24,
        }
    }
}
