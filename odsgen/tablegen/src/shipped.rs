//! Searches the include roots in memory for the file that defines an unknown name.

use std::collections::BTreeMap;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::names::nearest;
use super::options::{IncludeRoot, Options};

type Files = BTreeMap<String, Arc<str>>;

impl Options {
    fn files_in_memory(&self) -> impl Iterator<Item = &Arc<Files>> {
        self.roots.iter().filter_map(|root| match root {
            IncludeRoot::Files { files, .. } => Some(files),
            IncludeRoot::Dir(_) => None,
        })
    }

    /// The path to include for `name`, which a statement with one of `keywords` defines. If several files lead to the
    /// definition, returns the one that other files include most often.
    pub(crate) fn file_that_defines(&self, keywords: &[&str], name: &str) -> Option<String> {
        self.files_in_memory().find_map(|files| {
            let (definer, _) = files.iter().find(|(_, text)| defines(text, keywords, name))?;
            let includers = |path: &str| {
                files.values().filter(|text| includes(text).any(|include| include == path)).count()
            };
            let leading = files.keys().filter(|path| leads_to(files, path, definer));
            leading.max_by_key(|path| (includers(path), *path == definer)).cloned()
        })
    }

    /// The file in memory whose path is most similar to `path`.
    pub(crate) fn nearest_file(&self, path: &str) -> Option<String> {
        let paths = || self.files_in_memory().flat_map(|files| files.keys()).map(String::as_str);
        let ends = |it: &&str| it.strip_suffix(path).is_some_and(|start| start.ends_with('/'));
        paths().find(ends).map(str::to_owned).or_else(|| nearest(path, paths()))
    }
}

/// Whether a line of `text` defines `name` with one of `keywords`.
pub(crate) fn defines(text: &str, keywords: &[&str], name: &str) -> bool {
    text.lines().any(|line| {
        let mut words = line.trim_start().splitn(2, ' ');
        let rest = words
            .next()
            .filter(|keyword| keywords.contains(keyword))
            .and_then(|_| words.next()?.trim_start().strip_prefix(name));
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    })
}

/// The paths that `text` includes.
fn includes(text: &str) -> impl Iterator<Item = &str> {
    let paths = text.lines().filter_map(|line| line.trim_start().strip_prefix("include "));
    paths.filter_map(|rest| rest.split('"').nth(1))
}

/// Whether `to` is `from` or a file that it includes, directly or not.
fn leads_to(files: &Files, from: &str, to: &str) -> bool {
    let mut open = vec![from];
    let mut seen = FxHashSet::default();
    while let Some(path) = open.pop() {
        if path == to {
            return true;
        }
        if seen.insert(path) {
            open.extend(files.get(path).into_iter().flat_map(|text| includes(text)));
        }
    }
    false
}
