//! Bounds of evaluation.

/// How much one run may make before it ends in an error that names the limit.
///
/// TableGen can loop and recurse; these bounds make sure that any text is
/// either evaluated or rejected, in reasonable time and memory. The defaults
/// are some thirty times what the largest definitions of LLVM need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Steps of evaluation: values read, resolved or computed.
    pub steps: u64,
    /// Values, and elements of lists and dags.
    pub values: usize,
    /// Records, classes and definitions in multiclasses.
    pub records: usize,
    /// Fields of all records together.
    pub fields: usize,
    /// Bytes of all strings together, and of any one value when written out.
    pub text: usize,
    /// Bytes of all records together when written out.
    pub output: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            steps: 200_000_000,
            values: 1 << 25,
            records: 1 << 21,
            fields: 1 << 25,
            text: 1 << 28,
            output: 1 << 31,
        }
    }
}

impl Limits {
    /// Bounds under which any text is done within a fraction of a second and
    /// some tens of megabytes: for tests, editors and services.
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
