//! What a fragment may name, besides the names of the module.

/// The placeholders of a fragment, and what C++ needs to know of them.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Visible<'a> {
    /// The names of the placeholders.
    pub placeholders: &'a [&'a str],
    /// The classes of placeholders, as the table of C++'s API calls them.
    pub classes: &'a [(String, String)],
    /// The accessors of the operation `$_op` with the classes of their values, if they are known.
    pub accessors: Option<&'a [(String, &'static str)]>,
    /// The class of `$_self`, if it is known.
    pub subject: Option<&'static str>,
}

impl<'a> Visible<'a> {
    /// The same for a `$_self` of the class `subject`.
    #[must_use]
    pub(crate) fn with_subject(self, subject: Option<&'static str>) -> Self {
        Self { subject, ..self }
    }

    /// The same with the classes of placeholders.
    #[must_use]
    pub(crate) fn with_classes(self, classes: &'a [(String, String)]) -> Self {
        Self { classes, ..self }
    }
}

impl<'a> From<&'a [&'a str]> for Visible<'a> {
    fn from(placeholders: &'a [&'a str]) -> Self {
        Self { placeholders, ..Self::default() }
    }
}

impl<'a, const N: usize> From<&'a [&'a str; N]> for Visible<'a> {
    fn from(placeholders: &'a [&'a str; N]) -> Self {
        placeholders.as_slice().into()
    }
}

impl<'a> From<&'a Vec<&'a str>> for Visible<'a> {
    fn from(placeholders: &'a Vec<&'a str>) -> Self {
        placeholders.as_slice().into()
    }
}
