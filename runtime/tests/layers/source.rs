//! The source files of a crate as tokens: modules with their items and imports, and all paths.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

pub(crate) type FileId = usize;
type ModuleId = usize;

/// A path in the source.
#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub(crate) file: FileId,
    pub(crate) line: usize,
    module: ModuleId,
    path: Vec<String>,
    /// Whether the path ends with `*`.
    is_glob: bool,
}

impl Reference {
    pub(crate) fn text(&self) -> String {
        self.path.join("::") + if self.is_glob { "::*" } else { "" }
    }
}

#[derive(Debug)]
struct Import {
    path: Vec<String>,
    /// The imported name; `None` for a glob import.
    name: Option<String>,
}

#[derive(Debug, Default)]
struct Module {
    parent: ModuleId,
    file: FileId,
    children: BTreeMap<String, ModuleId>,
    items: BTreeMap<String, FileId>,
    imports: Vec<Import>,
    /// Words in macro invocations, which may define items with these names.
    macro_words: BTreeMap<String, FileId>,
}

#[derive(Debug)]
struct File {
    name: String,
    layer: String,
}

#[derive(Clone, Copy, Debug)]
enum Target {
    Module(ModuleId),
    Item(FileId),
}

/// The state of a name lookup.
#[derive(Debug, Default)]
struct Search {
    /// Whether words in macro invocations count as items.
    macro_words: bool,
    /// The lookups in progress, to break cycles.
    seen: BTreeSet<(ModuleId, String)>,
}

#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: Vec<File>,
    modules: Vec<Module>,
    references: Vec<Reference>,
    /// The file that defines each macro.
    macros: BTreeMap<String, FileId>,
    /// The types with inherent methods, and the files that define them.
    methods: BTreeSet<(String, FileId)>,
}

type ReadFile<'f> = &'f dyn Fn(&str) -> Option<String>;

impl Tree {
    /// The file of the crate's root.
    pub(crate) const ROOT: &'static str = "src/lib.rs";

    /// Reads a crate. `read` returns the text of a file by its path.
    pub(crate) fn read(read: ReadFile<'_>) -> Tree {
        let mut tree = Tree::default();
        let text = read(Tree::ROOT).expect("there is a root");
        let file = tree.add_file(Tree::ROOT, "");
        tree.modules.push(Module::default());
        Reader { tree: &mut tree, read, file, dir: "src".to_owned() }.items(tokens(&text), 0);
        tree
    }

    fn add_file(&mut self, name: &str, layer: &str) -> FileId {
        self.files.push(File { name: name.to_owned(), layer: layer.to_owned() });
        self.files.len() - 1
    }

    pub(crate) fn file_name(&self, file: FileId) -> &str {
        &self.files[file].name
    }

    /// The layer of each file.
    pub(crate) fn layers(&self) -> BTreeMap<String, String> {
        self.files.iter().map(|file| (file.name.clone(), file.layer.clone())).collect()
    }

    /// The files with methods of the type `name`.
    pub(crate) fn methods(&self, name: &str) -> impl Iterator<Item = FileId> {
        self.methods.iter().filter(move |(other, _)| other == name).map(|(_, file)| *file)
    }

    /// The paths to items of the crate, with the file that defines each item.
    pub(crate) fn references(&self) -> impl Iterator<Item = (&Reference, FileId)> {
        self.references.iter().filter_map(|reference| {
            let (target, _) = self.resolve(reference.module, &reference.path)?;
            match target {
                Target::Item(file) => Some((reference, file)),
                Target::Module(module) if reference.is_glob => {
                    Some((reference, self.modules[module].file))
                }
                Target::Module(_) => None,
            }
        })
    }

    /// The paths whose end was not found.
    pub(crate) fn unresolved(&self) -> Vec<String> {
        let lost = self.references.iter().filter(|reference| {
            self.resolve(reference.module, &reference.path)
                .is_some_and(|(_, is_complete)| !is_complete)
        });
        lost.map(|it| format!("{}:{}: {}", self.file_name(it.file), it.line, it.text())).collect()
    }

    /// The target of `path`, and whether all of it was found; `None` if it starts outside the crate.
    fn resolve(&self, module: ModuleId, path: &[String]) -> Option<(Target, bool)> {
        let plain = self.resolve_with(&mut Search::default(), module, path);
        if plain.is_some_and(|(_, is_complete)| is_complete) {
            return plain;
        }
        let macro_words =
            self.resolve_with(&mut Search { macro_words: true, ..Search::default() }, module, path);
        macro_words.or(plain)
    }

    fn resolve_with(
        &self,
        search: &mut Search,
        module: ModuleId,
        path: &[String],
    ) -> Option<(Target, bool)> {
        let mut rest = path.iter();
        let mut at = match rest.next()?.as_str() {
            "crate" | "ods_runtime" => 0,
            "self" => module,
            "super" => self.modules[module].parent,
            name => match self.find(module, name, search)? {
                Target::Module(module) => module,
                item => return Some((item, true)),
            },
        };
        for name in rest {
            if name == "super" {
                at = self.modules[at].parent;
                continue;
            }
            match self.find(at, name, search) {
                Some(Target::Module(module)) => at = module,
                Some(item) => return Some((item, true)),
                None => return Some((Target::Item(self.modules[at].file), false)),
            }
        }
        Some((Target::Module(at), true))
    }

    /// The target of `name` in a module.
    fn find(&self, module: ModuleId, name: &str, search: &mut Search) -> Option<Target> {
        let key = (module, name.to_owned());
        if !search.seen.insert(key.clone()) {
            return None;
        }
        let target = self.find_new(module, name, search);
        search.seen.remove(&key);
        target
    }

    fn find_new(&self, module: ModuleId, name: &str, search: &mut Search) -> Option<Target> {
        let it = &self.modules[module];
        if let Some(child) = it.children.get(name) {
            return Some(Target::Module(*child));
        }
        if let Some(file) = it.items.get(name) {
            return Some(Target::Item(*file));
        }
        let named = it.imports.iter().filter(|import| import.name.as_deref() == Some(name));
        let named = named.filter_map(|import| {
            let target = self.follow(module, &import.path, search);
            // Items of other crates, and macros of this module, count as the module's own.
            let is_own = !matches!(&*import.path[0], "crate" | "ods_runtime" | "self" | "super");
            target.or(is_own.then_some(Target::Item(it.file)))
        });
        if let Some(target) = named.min_by_key(|target| matches!(target, Target::Item(_))) {
            return Some(target);
        }
        let all = it.imports.iter().filter(|import| import.name.is_none());
        for import in all {
            if let Some(Target::Module(from)) = self.follow(module, &import.path, search)
                && let Some(target) = self.find(from, name, search)
            {
                return Some(target);
            }
        }
        let macro_words = it.macro_words.get(name).filter(|_| search.macro_words).copied();
        let macro_words =
            macro_words.or_else(|| self.macros.get(name).filter(|_| module == 0).copied());
        macro_words.map(Target::Item)
    }

    /// The target of an import.
    fn follow(&self, module: ModuleId, path: &[String], search: &mut Search) -> Option<Target> {
        let (first, rest) = path.split_first()?;
        let mut at = match first.as_str() {
            "crate" | "ods_runtime" => Target::Module(0),
            "self" => Target::Module(module),
            "super" => Target::Module(self.modules[module].parent),
            name => self.find(module, name, search)?,
        };
        for name in rest {
            at = match at {
                Target::Module(at) if name == "super" => Target::Module(self.modules[at].parent),
                Target::Module(at) => self.find(at, name, search)?,
                item => item,
            };
        }
        Some(at)
    }
}

fn tokens(text: &str) -> Vec<TokenTree> {
    let stream: TokenStream = text.parse().expect("the file is macro_words of tokens");
    stream.into_iter().collect()
}

fn word(token: Option<&TokenTree>) -> Option<String> {
    match token? {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        _ => None,
    }
}

fn is(token: Option<&TokenTree>, ch: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == ch)
}

fn is_path_separator(tokens: &[TokenTree], at: usize) -> bool {
    is(tokens.get(at), ':') && is(tokens.get(at + 1), ':')
}

fn group(token: Option<&TokenTree>) -> Option<&Group> {
    match token? {
        TokenTree::Group(group) => Some(group),
        _ => None,
    }
}

fn inner(group: &Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

/// The type of an inherent `impl`.
fn type_with_methods(tokens: &[TokenTree]) -> Option<String> {
    let mut depth = 0;
    let mut name = None;
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '<' => depth += 1,
            TokenTree::Punct(punct) if punct.as_char() == '>' => depth -= 1,
            TokenTree::Ident(ident) if depth == 0 && ident == "for" => return None,
            TokenTree::Ident(ident) if depth == 0 && ident == "where" => return name,
            TokenTree::Ident(ident) if depth == 0 => name = Some(ident.to_string()),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return name,
            _ => {}
        }
    }
    name
}

/// Reads the tokens of one file.
struct Reader<'t, 'f> {
    tree: &'t mut Tree,
    read: ReadFile<'f>,
    file: FileId,
    /// The directory of child modules.
    dir: String,
}

impl Reader<'_, '_> {
    /// Reads the items of a module.
    fn items(&mut self, tokens: Vec<TokenTree>, module: ModuleId) {
        let mut at = 0;
        let mut is_test = false;
        while at < tokens.len() {
            if is(tokens.get(at), '#') {
                at += 1 + usize::from(is(tokens.get(at + 1), '!'));
                let attribute = group(tokens.get(at)).map(|group| group.stream().to_string());
                is_test |= attribute.is_some_and(|text| text.replace(' ', "") == "cfg(test)");
                at += 1;
                continue;
            }
            let end = self.item_end(&tokens, at);
            if !is_test {
                self.item(&tokens[at..end], module);
            }
            is_test = false;
            at = end;
        }
    }

    /// The end of the item that starts at `at`.
    fn item_end(&self, tokens: &[TokenTree], at: usize) -> usize {
        let words = tokens[at..].iter().map_while(|token| match token {
            TokenTree::Ident(ident) => Some(ident.to_string()),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
                Some(String::new())
            }
            _ => None,
        });
        let words: Vec<String> = words.collect();
        // These items end with a semicolon even if they contain braces.
        let has_value = words.iter().any(|word| matches!(&**word, "use" | "static" | "type"))
            || words.iter().any(|word| word == "const") && !words.iter().any(|word| word == "fn");
        for (i, token) in tokens.iter().enumerate().skip(at) {
            let ends = match token {
                TokenTree::Punct(punct) => punct.as_char() == ';',
                TokenTree::Group(group) => group.delimiter() == Delimiter::Brace && !has_value,
                _ => false,
            };
            if ends {
                return i + 1;
            }
        }
        tokens.len()
    }

    fn item(&mut self, tokens: &[TokenTree], module: ModuleId) {
        let mut at = 0;
        while let Some(first) = word(tokens.get(at)) {
            match &*first {
                "pub" => {
                    let paren = group(tokens.get(at + 1));
                    let restricted =
                        paren.is_some_and(|group| group.delimiter() == Delimiter::Parenthesis);
                    at += 1 + usize::from(restricted);
                }
                "unsafe" | "async" | "extern" => at += 1,
                "const" if word(tokens.get(at + 1)).is_some_and(|next| next == "fn") => at += 1,
                "use" => return self.import(&tokens[at + 1..], module, true),
                "mod" => return self.module(&tokens[at + 1..], module),
                "macro_rules" => {
                    if let Some(name) = word(tokens.get(at + 2)) {
                        self.tree.macros.insert(name, self.file);
                    }
                    return self.scan(&tokens[at + 1..], module);
                }
                "include" if is(tokens.get(at + 1), '!') => {
                    return self.include(&tokens[at + 2..], module);
                }
                "struct" | "enum" | "union" | "trait" | "type" | "fn" | "const" | "static" => {
                    let mutable = word(tokens.get(at + 1)).is_some_and(|next| next == "mut");
                    if let Some(name) = word(tokens.get(at + 1 + usize::from(mutable))) {
                        self.tree.modules[module].items.insert(name, self.file);
                    }
                    return self.scan(tokens, module);
                }
                "impl" => {
                    if let Some(name) = type_with_methods(&tokens[at + 1..]) {
                        self.tree.methods.insert((name, self.file));
                    }
                    return self.scan(tokens, module);
                }
                _ => {
                    self.note_made(tokens, module);
                    return self.scan(tokens, module);
                }
            }
        }
        self.scan(tokens, module);
    }

    /// Records the words of a macro invocation.
    fn note_made(&mut self, tokens: &[TokenTree], module: ModuleId) {
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    self.tree.modules[module].macro_words.insert(ident.to_string(), self.file);
                }
                TokenTree::Group(group) => self.note_made(&inner(group), module),
                _ => {}
            }
        }
    }

    fn module(&mut self, tokens: &[TokenTree], parent: ModuleId) {
        let Some(name) = word(tokens.first()) else { return };
        let id = self.tree.modules.len();
        self.tree.modules.push(Module { parent, file: self.file, ..Module::default() });
        self.tree.modules[parent].children.insert(name.clone(), id);
        let dir = format!("{}/{name}", self.dir);
        if let Some(body) = group(tokens.get(1)) {
            let outer = std::mem::replace(&mut self.dir, dir);
            self.items(inner(body), id);
            self.dir = outer;
            return;
        }
        let path = format!("{dir}.rs");
        let text = (self.read)(&path).unwrap_or_else(|| panic!("'{path}' is missing"));
        let layer = match &*self.tree.files[self.file].layer {
            "" => name,
            layer => layer.to_owned(),
        };
        let file = self.tree.add_file(&path, &layer);
        self.tree.modules[id].file = file;
        Reader { tree: self.tree, read: self.read, file, dir }.items(self::tokens(&text), id);
    }

    /// Reads an included file in place of an item.
    fn include(&mut self, arguments: &[TokenTree], module: ModuleId) {
        let path = group(arguments.first()).map(|group| group.stream().to_string());
        let path = path.expect("`include!` has an argument");
        let name = self.tree.file_name(self.file).to_owned();
        let mut parts: Vec<&str> = name.split('/').collect();
        parts.pop();
        for part in path.trim_matches('"').split('/') {
            match part {
                ".." => drop(parts.pop()),
                part => parts.push(part),
            }
        }
        let path = parts.join("/");
        let text = (self.read)(&path).unwrap_or_else(|| panic!("'{path}' is missing"));
        let layer = self.tree.files[self.file].layer.clone();
        let file = self.tree.add_file(&path, &layer);
        let dir = self.dir.clone();
        Reader { tree: self.tree, read: self.read, file, dir }.items(self::tokens(&text), module);
    }

    /// Reads the tree after `use`. The names belong to the module if `is_item`.
    fn import(&mut self, tokens: &[TokenTree], module: ModuleId, is_item: bool) {
        let skip = if is_path_separator(tokens, 0) { 2 } else { 0 };
        self.import_tree(&tokens[skip..], module, is_item, &[]);
    }

    fn import_tree(
        &mut self,
        tokens: &[TokenTree],
        module: ModuleId,
        is_item: bool,
        prefix: &[String],
    ) {
        let mut path = prefix.to_vec();
        let mut at = 0;
        let line = tokens.first().map_or(0, |token| token.span().start().line);
        let mut is_glob = false;
        loop {
            match tokens.get(at) {
                Some(TokenTree::Ident(ident)) => path.push(ident.to_string()),
                Some(TokenTree::Punct(punct)) if punct.as_char() == '*' => is_glob = true,
                Some(TokenTree::Punct(punct)) if punct.as_char() == '$' => {}
                Some(TokenTree::Group(group)) => {
                    let trees = inner(group);
                    for tree in trees.split(|token| is(Some(token), ',')) {
                        if !tree.is_empty() {
                            self.import_tree(tree, module, is_item, &path);
                        }
                    }
                    return;
                }
                _ => return,
            }
            at += 1;
            if is_path_separator(tokens, at) {
                at += 2;
            } else if !is(tokens.get(at - 1), '$') {
                break;
            }
        }
        if path.last().is_some_and(|last| last == "self") && path.len() > 1 {
            path.pop();
        }
        let renamed = word(tokens.get(at)).filter(|word| word == "as");
        let name = match renamed {
            Some(_) => word(tokens.get(at + 1)),
            None => path.last().cloned(),
        };
        if is_item {
            let name = name.filter(|_| !is_glob);
            if is_glob || name.is_some() {
                self.tree.modules[module].imports.push(Import { path: path.clone(), name });
            }
        }
        self.tree.references.push(Reference { file: self.file, line, module, path, is_glob });
    }

    /// Records the paths in the tokens of an item.
    fn scan(&mut self, tokens: &[TokenTree], module: ModuleId) {
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => {
                    self.scan(&inner(group), module);
                    at += 1;
                }
                TokenTree::Ident(ident) if ident == "use" => {
                    let len = tokens[at..].iter().position(|token| is(Some(token), ';'));
                    // `impl Trait + use<'a>` is not an import.
                    match len.filter(|_| !is(tokens.get(at + 1), '<')) {
                        Some(len) => {
                            self.import(&tokens[at + 1..at + len], module, false);
                            at += len;
                        }
                        None => at += 1,
                    }
                }
                TokenTree::Ident(ident) => {
                    let line = ident.span().start().line;
                    let mut path = vec![ident.to_string()];
                    at += 1;
                    while is_path_separator(tokens, at)
                        && let Some(name) = word(tokens.get(at + 2))
                    {
                        path.push(name);
                        at += 3;
                    }
                    // The following tokens are an argument of the macro.
                    let is_open = is_path_separator(tokens, at) && is(tokens.get(at + 2), '$');
                    if path.len() > 1 && !is_open {
                        let file = self.file;
                        let reference = Reference { file, line, module, path, is_glob: false };
                        self.tree.references.push(reference);
                    }
                }
                _ => at += 1,
            }
        }
    }
}
