//! `--dump-json`.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::print::sorted;
use crate::bytes;
use crate::source::SourceMap;
use crate::store::{FieldKind, Node, RecordId, Store, Val};
use rustc_hash::FxHashMap;

pub(super) fn print(store: &Store, sources: &SourceMap, out: &mut String) {
    let mut writer = Writer { store, sources, out, scratch: String::new() };
    writer.all();
}

struct Writer<'a> {
    store: &'a Store,
    sources: &'a SourceMap,
    out: &'a mut String,
    scratch: String,
}

impl Writer<'_> {
    fn all(&mut self) {
        let store = self.store;
        let mut defs = sorted(store, &store.defs);
        let classes = sorted(store, &store.classes);
        // The instance names of each class, sorted like the records.
        let mut instances: FxHashMap<RecordId, Vec<&str>> = FxHashMap::default();
        for &(name, id) in &defs {
            store.visit_superclasses(id, &mut |class| {
                instances.entry(class).or_default().push(name);
                true
            });
        }
        if store.strings.is_raw() {
            defs.sort_by(|a, b| bytes::to_lossy(a.0).cmp(&bytes::to_lossy(b.0)));
        }
        // Keys are sorted bytewise. Merge the two reserved keys with the record names.
        let reserved = ["!instanceof", "!tablegen_json_version"];
        let mut pending = reserved.iter().peekable();
        let mut records = defs.iter().peekable();
        self.out.push('{');
        let mut is_first = true;
        loop {
            let take_reserved = match (pending.peek(), records.peek()) {
                (Some(key), Some((name, _))) => *key <= name,
                (Some(_), None) => true,
                (None, Some(_)) => false,
                (None, None) => break,
            };
            if !std::mem::take(&mut is_first) {
                self.out.push(',');
            }
            if take_reserved {
                match pending.next() {
                    Some(&"!instanceof") => self.instances(&classes, &instances),
                    _ => self.out.push_str("\"!tablegen_json_version\":1"),
                }
            } else if let Some(&(name, id)) = records.next() {
                self.string(name);
                self.out.push(':');
                self.record(id);
            }
        }
        self.out.push_str("}\n");
    }

    fn instances(
        &mut self,
        classes: &[(&str, RecordId)],
        instances: &FxHashMap<RecordId, Vec<&str>>,
    ) {
        self.out.push_str("\"!instanceof\":{");
        for (i, (name, id)) in classes.iter().enumerate() {
            if i > 0 {
                self.out.push(',');
            }
            self.string(name);
            self.out.push_str(":[");
            for (i, name) in instances.get(id).into_iter().flatten().enumerate() {
                if i > 0 {
                    self.out.push(',');
                }
                self.string(name);
            }
            self.out.push(']');
        }
        self.out.push('}');
    }

    fn record(&mut self, id: RecordId) {
        let store = self.store;
        let record = store.record(id);
        let mut keys: Vec<(&str, Option<Val>)> =
            ["!anonymous", "!fields", "!locs", "!name", "!superclasses"]
                .into_iter()
                .map(|key| (key, None))
                .collect();
        let fields = record.fields.iter().filter(|field| field.kind != FieldKind::TemplateArg);
        keys.extend(fields.map(|field| (store.text(field.name), Some(field.value))));
        keys.sort_by_key(|key| key.0);
        self.out.push('{');
        for (i, (key, value)) in keys.into_iter().enumerate() {
            if i > 0 {
                self.out.push(',');
            }
            self.string(key);
            self.out.push(':');
            match value {
                Some(value) => self.value(value),
                None => self.property(id, key),
            }
        }
        self.out.push('}');
    }

    /// The value of one of the `!` keys, which every record has.
    fn property(&mut self, id: RecordId, key: &str) {
        let store = self.store;
        let record = store.record(id);
        match key {
            "!anonymous" => self.out.push_str(if record.is_anonymous() { "true" } else { "false" }),
            "!name" => {
                let name = store.record_name(id);
                self.string(&name);
            }
            "!fields" => {
                self.out.push('[');
                let marked =
                    record.fields.iter().filter(|field| field.kind == FieldKind::NonconcreteOk);
                for (i, field) in marked.enumerate() {
                    if i > 0 {
                        self.out.push(',');
                    }
                    self.string(store.text(field.name));
                }
                self.out.push(']');
            }
            "!locs" => {
                self.out.push('[');
                for (i, loc) in record.locs.iter().enumerate() {
                    if i > 0 {
                        self.out.push(',');
                    }
                    if let Some(at) = self.sources.locate(loc.span()) {
                        let name = self.sources.file(at.file).name();
                        let base = name.rsplit('/').next().unwrap_or(name);
                        let text = format!("{base}:{}", at.line);
                        self.string(&text);
                    }
                }
                self.out.push(']');
            }
            _ => {
                self.out.push('[');
                for (i, class) in store.superclasses(id).into_iter().enumerate() {
                    if i > 0 {
                        self.out.push(',');
                    }
                    let name = store.record_name(class);
                    self.string(&name);
                }
                self.out.push(']');
            }
        }
    }

    fn values(&mut self, values: &[Val]) {
        self.out.push('[');
        for (i, &value) in values.iter().enumerate() {
            if i > 0 {
                self.out.push(',');
            }
            self.value(value);
        }
        self.out.push(']');
    }

    fn name_or_null(&mut self, name: Val) {
        match self.store.as_sym(name) {
            Some(sym) => self.string(self.store.text(sym)),
            None => self.out.push_str("null"),
        }
    }

    fn value(&mut self, value: Val) {
        let store = self.store;
        match store.node(value) {
            Node::Unset => self.out.push_str("null"),
            Node::Bit(bit) => self.out.push(if bit { '1' } else { '0' }),
            Node::Int(int) => {
                let _ = write!(self.out, "{int}");
            }
            Node::Str { sym, .. } => self.string(store.text(sym)),
            Node::Bits(seq) | Node::List(_, seq) => self.values(store.values.seq(seq)),
            Node::Def(id) => {
                let name = store.record_name(id);
                self.out.push_str("{\"def\":");
                self.string(&name);
                self.out.push_str(",\"kind\":\"def\",\"printable\":");
                self.string(&name);
                self.out.push('}');
            }
            Node::Var { name, .. } => {
                self.out.push_str("{\"kind\":\"var\",\"printable\":");
                self.string(store.text(name));
                self.out.push_str(",\"var\":");
                self.string(store.text(name));
                self.out.push('}');
            }
            Node::VarBit { a, bit } if matches!(store.node(a), Node::Var { .. }) => {
                let _ = write!(self.out, "{{\"index\":{bit},\"kind\":\"varbit\",\"printable\":");
                self.printable(value);
                self.out.push_str(",\"var\":");
                let text = store.value_text(a);
                self.string(&text);
                self.out.push('}');
            }
            Node::Dag { op, name, args } => {
                self.out.push_str("{\"args\":[");
                for (i, arg) in store.values.seq(args).chunks_exact(2).enumerate() {
                    if i > 0 {
                        self.out.push(',');
                    }
                    self.out.push('[');
                    self.value(arg[0]);
                    self.out.push(',');
                    self.name_or_null(arg[1]);
                    self.out.push(']');
                }
                self.out.push_str("],\"kind\":\"dag\",");
                if name != Val::UNSET {
                    self.out.push_str("\"name\":");
                    self.name_or_null(name);
                    self.out.push(',');
                }
                self.out.push_str("\"operator\":");
                self.value(op);
                self.out.push_str(",\"printable\":");
                self.printable(value);
                self.out.push('}');
            }
            _ => {
                self.out.push_str("{\"kind\":\"complex\",\"printable\":");
                self.printable(value);
                self.out.push('}');
            }
        }
    }

    fn printable(&mut self, value: Val) {
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        self.store.print_value(value, &mut text);
        self.string(&text);
        self.scratch = text;
    }

    fn string(&mut self, text: &str) {
        let text =
            if self.store.strings.is_raw() { bytes::to_lossy(text) } else { Cow::Borrowed(text) };
        self.out.push('"');
        let mut rest = &*text;
        while let Some(at) = rest.bytes().position(|c| c < b' ' || c == b'"' || c == b'\\') {
            self.out.push_str(&rest[..at]);
            match rest.as_bytes()[at] {
                b'"' => self.out.push_str("\\\""),
                b'\\' => self.out.push_str("\\\\"),
                b'\t' => self.out.push_str("\\t"),
                b'\n' => self.out.push_str("\\n"),
                b'\r' => self.out.push_str("\\r"),
                control => {
                    let _ = write!(self.out, "\\u{control:04x}");
                }
            }
            rest = &rest[at + 1..];
        }
        self.out.push_str(rest);
        self.out.push('"');
    }
}
