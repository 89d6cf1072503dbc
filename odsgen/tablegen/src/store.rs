//! Tables of strings, types, values and records. Handles are `u32` indices.
//!
//! Strings, types and values are interned: equal ones have equal handles. Equality is therefore an
//! integer comparison, a value that many fields share is stored once, and resolution detects an
//! unchanged value by its handle.

mod node;
mod op;
mod places;
mod print;
mod record;
mod records;
mod strings;
mod types;
mod values;

pub(crate) use node::{Node, Seq};
pub(crate) use op::Op;
pub use places::Piece;
pub(crate) use places::{PlaceTable, Places};
pub(crate) use record::{Assertion, Dump, FieldData, FieldKind, RecordData, RecordId, RecordKind};
pub(crate) use records::RecordTable;
pub(crate) use strings::{Strings, Sym};
pub(crate) use types::{Ty, TyNode, Types};
pub(crate) use values::{Val, Values};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// All tables of a run.
#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) strings: Strings,
    pub(crate) types: Types,
    pub(crate) values: Values,
    pub(crate) records: RecordTable,
    /// Classes in order of definition.
    pub(crate) classes: Vec<RecordId>,
    /// Finished records in order of completion.
    pub(crate) defs: Vec<RecordId>,
    /// Records, global variables and `defset`s by name.
    pub(crate) globals: FxHashMap<Sym, Global>,
    pub(crate) class_names: FxHashMap<Sym, RecordId>,
    /// Where the bytes of strings were written.
    pub(crate) places: PlaceTable,
    /// The values without places of values that have some, as far as they were asked for.
    canonical: FxHashMap<Val, Val>,
}

/// The definition of a global name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Global {
    Def(RecordId),
    Var(Val),
}

/// Table sizes of a run, used as capacities in the next run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    text: usize,
    strings: usize,
    values: (usize, usize, usize),
    records: usize,
}

impl Default for Sizes {
    /// The sizes of a small MLIR dialect with its prelude.
    fn default() -> Self {
        Self {
            text: 1 << 19,
            strings: 1 << 13,
            values: (1 << 14, 1 << 14, 1 << 13),
            records: 1 << 11,
        }
    }
}

impl Store {
    pub(crate) fn with_capacity(sizes: Sizes, keeps_places: bool) -> Self {
        let (nodes, pool, seqs) = sizes.values;
        Self {
            strings: Strings::with_capacity(sizes.text, sizes.strings),
            types: Types::new(),
            values: Values::with_capacity(nodes, pool, seqs),
            records: RecordTable::with_capacity(sizes.records),
            classes: Vec::new(),
            defs: Vec::new(),
            globals: FxHashMap::default(),
            class_names: FxHashMap::default(),
            places: PlaceTable::new(keeps_places),
            canonical: FxHashMap::default(),
        }
    }

    pub(crate) fn sizes(&self) -> Sizes {
        Sizes {
            text: self.strings.bytes(),
            strings: self.strings.len(),
            values: self.values.sizes(),
            records: self.records.len(),
        }
    }

    pub(crate) fn record(&self, id: RecordId) -> &RecordData {
        self.records.get(id)
    }

    pub(crate) fn record_mut(&mut self, id: RecordId) -> &mut RecordData {
        self.records.get_mut(id)
    }

    /// Approximate printed size of the fields of a record, in bytes.
    pub(crate) fn record_weight(&self, id: RecordId) -> u64 {
        let fields = &self.record(id).fields;
        fields.iter().map(|field| u64::from(self.values.weight(field.value))).sum()
    }

    pub(crate) fn add_record(&mut self, record: RecordData) -> RecordId {
        self.records.push(record)
    }

    pub(crate) fn node(&self, value: Val) -> Node {
        self.values.node(value)
    }

    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        self.strings.intern(text)
    }

    pub(crate) fn text(&self, sym: Sym) -> &str {
        self.strings.get(sym)
    }

    /// The `string` value of an interned text.
    pub(crate) fn string(&mut self, sym: Sym) -> Val {
        self.string_or_code(sym, false, Places::NONE)
    }

    /// The `string` or `code` value of an interned text.
    pub(crate) fn string_or_code(&mut self, sym: Sym, code: bool, places: Places) -> Val {
        let length = self.strings.get(sym).len();
        self.values.string(sym, code, places, length)
    }

    /// The value of a record.
    pub(crate) fn record_value(&mut self, id: RecordId) -> Val {
        match self.record(id).same_as {
            Some(_) => self.values.placed_record(id),
            None => self.values.get(Node::Def(id)),
        }
    }

    /// The record that stands for all records that differ from it in places only.
    pub(crate) fn canonical_record(&self, id: RecordId) -> RecordId {
        self.record(id).same_as.unwrap_or(id)
    }

    /// The value without the places of its strings: equal values have equal ones.
    pub(crate) fn canonical(&mut self, value: Val) -> Val {
        if !self.values.is_placed(value) {
            return value;
        }
        if let Some(&known) = self.canonical.get(&value) {
            return known;
        }
        let canonical = match self.node(value) {
            Node::Str { sym, code, .. } => self.string_or_code(sym, code, Places::NONE),
            Node::Def(id) => {
                let id = self.canonical_record(id);
                self.record_value(id)
            }
            node => {
                let node = self.with_canonical_operands(node);
                self.values.get(node)
            }
        };
        self.canonical.insert(value, canonical);
        canonical
    }

    /// The elements without the places of their strings.
    pub(crate) fn canonical_elements(&mut self, seq: Seq) -> SmallVec<[Val; 8]> {
        let mut elements: SmallVec<[Val; 8]> = self.values.seq(seq).into();
        for element in &mut elements {
            *element = self.canonical(*element);
        }
        elements
    }

    fn canonical_seq(&mut self, seq: Seq) -> Seq {
        let elements = self.canonical_elements(seq);
        self.values.intern_seq(&elements)
    }

    fn with_canonical_operands(&mut self, node: Node) -> Node {
        let mut of = |value: Val| self.canonical(value);
        match node {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str { .. } | Node::Def(_) => node,
            Node::Var { .. } | Node::AnonymousName(_) => node,
            Node::Un { op, ty, a } => Node::Un { op, ty, a: of(a) },
            Node::Bin { op, ty, a, b } => Node::Bin { op, ty, a: of(a), b: of(b) },
            Node::Tern { op, ty, a, b, c } => Node::Tern { op, ty, a: of(a), b: of(b), c: of(c) },
            Node::IsA { ty, a } => Node::IsA { ty, a: of(a) },
            Node::Exists { ty, a } => Node::Exists { ty, a: of(a) },
            Node::Instances { ty, a } => Node::Instances { ty, a: of(a) },
            Node::VarBit { a, bit } => Node::VarBit { a: of(a), bit },
            Node::Field { a, name, ty } => Node::Field { a: of(a), name, ty },
            Node::Positional { index, a } => Node::Positional { index, a: of(a) },
            Node::Named { name, a } => Node::Named { name, a: of(a) },
            Node::Dag { op, name, args } => {
                let (op, name) = (of(op), of(name));
                Node::Dag { op, name, args: self.canonical_seq(args) }
            }
            Node::Bits(seq) => Node::Bits(self.canonical_seq(seq)),
            Node::List(ty, seq) => Node::List(ty, self.canonical_seq(seq)),
            Node::Cond { ty, arms } => Node::Cond { ty, arms: self.canonical_seq(arms) },
            Node::Fold { ty, parts } => Node::Fold { ty, parts: self.canonical_seq(parts) },
            Node::Inline { class, args } => Node::Inline { class, args: self.canonical_seq(args) },
        }
    }

    /// The `string` value of a text.
    pub(crate) fn string_of(&mut self, text: &str) -> Val {
        let sym = self.intern(text);
        self.string(sym)
    }

    pub(crate) fn int(&mut self, value: i64) -> Val {
        self.values.get(Node::Int(value))
    }

    /// The places and the length of a string value.
    pub(crate) fn places_of(&self, value: Val) -> (Places, usize) {
        match self.node(value) {
            Node::Str { sym, places, .. } => (places, self.text(sym).len()),
            _ => (Places::NONE, 0),
        }
    }

    /// The text of a string value; `None` for other values.
    pub(crate) fn as_sym(&self, value: Val) -> Option<Sym> {
        match self.node(value) {
            Node::Str { sym, .. } => Some(sym),
            _ => None,
        }
    }

    /// The printed name of a record.
    pub(crate) fn record_name(&self, id: RecordId) -> String {
        let mut out = String::new();
        self.print_unquoted(self.record(id).name, &mut out);
        out
    }

    /// Calls `visit` for all superclasses, ancestors first, until it returns false. A class that is
    /// inherited by two paths is visited twice.
    pub(crate) fn visit_superclasses(
        &self,
        id: RecordId,
        visit: &mut dyn FnMut(RecordId) -> bool,
    ) -> bool {
        self.record(id)
            .supers
            .iter()
            .all(|&(class, _)| self.visit_superclasses(class, visit) && visit(class))
    }

    /// All superclasses in upstream's order.
    pub(crate) fn superclasses(&self, id: RecordId) -> Vec<RecordId> {
        let mut all = Vec::new();
        self.visit_superclasses(id, &mut |class| {
            all.push(class);
            true
        });
        all
    }

    /// True if `class` is a direct or indirect superclass of `id`.
    pub(crate) fn is_subclass(&self, id: RecordId, class: RecordId) -> bool {
        self.record(id)
            .supers
            .iter()
            .any(|&(parent, _)| parent == class || self.is_subclass(parent, class))
    }

    /// The type of a record: the set of its direct superclasses.
    pub(crate) fn record_type(&mut self, id: RecordId) -> Ty {
        let data = self.record(id);
        if let Some(ty) = data.ty {
            return ty;
        }
        let classes: SmallVec<[RecordId; 4]> =
            data.supers.iter().map(|&(class, _)| class).collect();
        let ty = self.record_type_of(&classes);
        self.record_mut(id).ty = Some(ty);
        ty
    }

    /// The type of records that derive from all of `classes`.
    pub(crate) fn record_type_of(&mut self, classes: &[RecordId]) -> Ty {
        if classes.len() < 2 {
            return self.types.record(classes);
        }
        let mut classes = classes.to_vec();
        classes.sort_by_key(|&class| self.record_name(class));
        self.types.record(&classes)
    }
}
