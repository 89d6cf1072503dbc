//! `--print-records`.

use crate::bytes;
use crate::store::{FieldData, FieldKind, Node, RecordId, Store, Ty};

/// Records with their names, sorted by name.
pub(super) fn sorted<'s>(store: &'s Store, ids: &[RecordId]) -> Vec<(&'s str, RecordId)> {
    let mut sorted: Vec<(&str, RecordId)> = ids
        .iter()
        .map(|&id| {
            let name = store.as_sym(store.record(id).name);
            (name.map_or("", |sym| store.text(sym)), id)
        })
        .collect();
    if store.strings.is_raw() {
        sorted.sort_by(|a, b| bytes::encode(a.0).cmp(&bytes::encode(b.0)));
    } else {
        sorted.sort_unstable();
    }
    sorted
}

pub(super) fn print(store: &Store, out: &mut String) {
    out.push_str("------------- Classes -----------------\n");
    for (_, id) in sorted(store, &store.classes) {
        out.push_str("class ");
        store.print_record(id, out);
    }
    out.push_str("------------- Defs -----------------\n");
    for (_, id) in sorted(store, &store.defs) {
        out.push_str("def ");
        store.print_record(id, out);
    }
}

impl Store {
    /// Prints a record without its keyword.
    pub(crate) fn print_record(&self, id: RecordId, out: &mut String) {
        let record = self.record(id);
        self.print_record_name(id, out);
        if !record.template_args.is_empty() {
            out.push('<');
            for (i, &name) in record.template_args.iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                if let Some(field) = record.field(name) {
                    self.print_field(field, out);
                }
            }
            out.push('>');
        }
        out.push_str(" {");
        let mut is_first = true;
        self.visit_superclasses(id, &mut |class| {
            if std::mem::take(&mut is_first) {
                out.push_str("\t//");
            }
            out.push(' ');
            self.print_record_name(class, out);
            true
        });
        out.push('\n');
        for kind in [FieldKind::NonconcreteOk, FieldKind::Normal] {
            for field in record.fields.iter().filter(|field| field.kind == kind) {
                out.push_str("  ");
                self.print_field(field, out);
                out.push_str(";\n");
            }
        }
        out.push_str("}\n");
    }

    pub(super) fn print_field(&self, field: &FieldData, out: &mut String) {
        if field.kind == FieldKind::NonconcreteOk {
            out.push_str("field ");
        }
        if field.ty == Ty::STRING && matches!(self.node(field.value), Node::Str { code: true, .. })
        {
            out.push_str("code");
        } else {
            self.print_type(field.ty, out);
        }
        out.push(' ');
        out.push_str(self.text(field.name));
        out.push_str(" = ");
        self.print_value(field.value, out);
    }
}
