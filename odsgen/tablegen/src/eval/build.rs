//! Builds records: fields, superclasses, instantiation, completion.

use super::resolve::{MapResolver, RecordResolver, Resolver};
use super::{Entry, Eval, Loop, MAX_ANCESTORS, Outcome, Stop, Substitutions};
use crate::diag::Kind;
use crate::names::nearest;
use crate::source::{Loc, Span};
use crate::store::{
    Assertion, FieldData, FieldKind, Global, Node, Op, RecordData, RecordId, RecordKind, Sym, Ty,
    TyNode, Val,
};
use std::sync::Arc;

impl Eval {
    /// Converts a value to the type of a field; `None` if it is not convertible.
    fn field_value(&mut self, value: Val, ty: Ty) -> Outcome<Option<Val>> {
        let Some(value) = self.cast_to(value, ty)? else { return Ok(None) };
        if let TyNode::Bits(width) = self.store.types.node(ty)
            && !matches!(self.store.node(value), Node::Bits(_))
        {
            let bits: Vec<Val> = (0..width).map(|bit| self.bit_of(value, bit)).collect();
            return Ok(Some(self.bits(&bits)));
        }
        Ok(Some(value))
    }

    /// Creates a field without a value.
    pub(crate) fn new_field(
        &mut self,
        name: Sym,
        ty: Ty,
        kind: FieldKind,
        loc: Loc,
    ) -> Outcome<FieldData> {
        let value = self.field_value(Val::UNSET, ty)?.unwrap_or(Val::UNSET);
        Ok(FieldData {
            name,
            ty,
            value,
            kind,
            used: false,
            loc,
            value_span: Span::default(),
            set_at: Loc::NONE,
        })
    }

    /// Adds a field. If the record has a field of this name, only replaces its value.
    pub(crate) fn add_field(
        &mut self,
        record: RecordId,
        loc: Loc,
        next: Loc,
        field: FieldData,
    ) -> Outcome<()> {
        let Some(existing) = self.store.record(record).field(field.name) else {
            self.store.record_mut(record).fields.push(field);
            return Ok(());
        };
        let ty = existing.ty;
        let value =
            if ty == field.ty { Some(field.value) } else { self.field_value(field.value, ty)? };
        let Some(value) = value else {
            let text = format!(
                "New definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
                self.store.text(field.name),
                self.store.type_text(field.ty),
                self.store.type_text(ty)
            );
            return Err(self.fail_at(loc, next, text));
        };
        if let Some(existing) = self.store.record_mut(record).field_mut(field.name) {
            existing.value = value;
            existing.value_span = field.value_span;
        }
        Ok(())
    }

    /// Sets the value of a field, or of the given bits of it.
    pub(crate) fn set_field(
        &mut self,
        record: RecordId,
        (loc, span, next): (Loc, Span, Loc),
        name: Sym,
        bits: &[u32],
        value: Val,
    ) -> Outcome<()> {
        let Some(field) = self.store.record(record).field(name) else {
            let text = format!("Value '{}' unknown!", self.store.text(name));
            let stop = self.fail_at(loc, next, text);
            self.kind(Kind::UNKNOWN_FIELD, Some(self.store.text(name).to_owned()));
            let names =
                self.store.record(record).fields.iter().map(|field| self.store.text(field.name));
            if let Some(near) = nearest(self.store.text(name), names) {
                self.help(format!("a field with a similar name exists: '{near}'"));
            }
            return Err(stop);
        };
        let (ty, current) = (field.ty, field.value);
        let mut value = value;
        if bits.is_empty() {
            if matches!(self.store.node(value), Node::Var { name: other, .. } if other == name) {
                return Err(self.fail_at(loc, next, "Recursion / self-assignment forbidden"));
            }
        } else {
            let Node::Bits(seq) = self.store.node(current) else {
                let text = format!("Value '{}' is not a bits type", self.store.text(name));
                return Err(self.fail_at(loc, next, text));
            };
            let width = self.store.types.bits(bits.len() as u32);
            let Some(new) = self.cast_to(value, width)? else {
                return Err(self.fail_at(
                    loc,
                    next,
                    "Initializer is not compatible with bit range",
                ));
            };
            let mut all = self.store.values.seq(seq).to_vec();
            let mut set = vec![false; all.len()];
            for (i, &bit) in bits.iter().enumerate() {
                let index = bit as usize;
                if set.get(index).copied().unwrap_or(true) {
                    let text = format!(
                        "Cannot set bit #{bit} of value '{}' more than once",
                        self.store.text(name)
                    );
                    return Err(self.fail_at(loc, next, text));
                }
                set[index] = true;
                all[index] = self.bit_of(new, i as u32);
            }
            value = self.bits(&all);
        }
        let Some(new) = self.field_value(value, ty)? else {
            let of = match self.store.node(value) {
                Node::Bits(seq) => format!("' of type bit initializer with length {}", seq.len),
                _ => format!("' of type '{}'", self.type_name(value)),
            };
            let text = format!(
                "Field '{}' of type '{}' is incompatible with value '{}{of}",
                self.store.text(name),
                self.store.type_text(ty),
                self.store.value_text(value)
            );
            return Err(self.fail_at(loc, next, text));
        };
        if let Some(field) = self.store.record_mut(record).field_mut(name) {
            field.value = new;
            field.value_span = span;
        }
        Ok(())
    }

    /// Adds a superclass to a record.
    pub(crate) fn add_superclass(
        &mut self,
        record: RecordId,
        class: RecordId,
        args: &[Val],
        loc: Loc,
        next: Loc,
    ) -> Outcome<()> {
        let mut map = MapResolver::new(Some(record));
        let count = self.store.record(class).fields.len();
        self.count_fields(count)?;
        let fresh = self.store.record(record).fields.is_empty();
        if fresh {
            // Most records add a few fields of their own.
            self.store.record_mut(record).fields.reserve(count + 4);
        }
        for i in 0..count {
            let field = self.store.record(class).fields[i];
            if field.kind == FieldKind::TemplateArg {
                continue;
            }
            if fresh {
                // The names cannot collide: field names of a class are unique.
                self.store.record_mut(record).fields.push(field);
            } else {
                self.add_field(record, loc, next, field)?;
            }
        }
        for (name, value) in self.bind_arguments(class, args, loc, next)? {
            map.set(name, value);
        }
        let data = self.store.record(class);
        let (assertions, dumps) = (data.assertions.clone(), data.dumps.clone());
        let name = if self.is_class_record(record) {
            let name = self.qualify(record, Sym::NAME);
            self.store.values.get(Node::Var { name, ty: Ty::STRING })
        } else {
            self.store.record(record).name
        };
        let data = self.store.record_mut(record);
        data.assertions.extend(assertions);
        data.dumps.extend(dumps);
        let own = self.qualify(class, Sym::NAME);
        map.set(own, name);
        self.resolve_record(record, &mut map)?;
        if class == record || self.store.is_subclass(record, class) {
            let text = format!("Already subclass of '{}'!", self.store.record_name(class));
            return Err(self.fail_at(loc, next, text));
        }
        let ancestors = self.store.record(class).ancestors;
        let data = self.store.record_mut(record);
        data.add_super(class, loc);
        data.ancestors = data.ancestors.saturating_add(ancestors).saturating_add(1);
        if data.ancestors > MAX_ANCESTORS {
            return Err(self.exceeds("a record derives from more classes than", MAX_ANCESTORS));
        }
        Ok(())
    }

    /// Resolves the name, the fields, the assertions and the dumps of a record.
    pub(crate) fn resolve_record(&mut self, record: RecordId, r: &mut dyn Resolver) -> Outcome<()> {
        let name = self.store.record(record).name;
        let new = self.resolve(name, r)?;
        if new != name {
            self.check_name(record, new)?;
            self.store.record_mut(record).name = new;
        }
        for i in 0..self.store.record(record).fields.len() {
            let FieldData { value, ty, name, .. } = self.store.record(record).fields[i];
            if self.store.values.is_closed(value) {
                continue;
            }
            let new = self.resolve(value, r)?;
            if new == value {
                continue;
            }
            let Some(converted) = self.field_value(new, ty)? else {
                let of = match self.type_of(new) {
                    Some(ty) => format!("of type '{}' ", self.store.type_text(ty)),
                    None => String::new(),
                };
                let text = format!(
                    "Invalid value {of}found when setting field '{}' of type '{}' after resolving references: {}",
                    self.store.text(name),
                    self.store.type_text(ty),
                    self.store.unquoted_text(new)
                );
                return Err(self.fatal_in(Some(record), text));
            };
            self.store.record_mut(record).fields[i].value = converted;
        }
        for i in 0..self.store.record(record).assertions.len() {
            let Assertion { condition, message, .. } = self.store.record(record).assertions[i];
            let condition = self.resolve(condition, r)?;
            let message = self.resolve(message, r)?;
            let assertion = &mut self.store.record_mut(record).assertions[i];
            (assertion.condition, assertion.message) = (condition, message);
        }
        for i in 0..self.store.record(record).dumps.len() {
            let message = self.store.record(record).dumps[i].message;
            let message = self.resolve(message, r)?;
            self.store.record_mut(record).dumps[i].message = message;
        }
        Ok(())
    }

    /// Checks that the name of a record is a string.
    pub(crate) fn check_name(&mut self, record: RecordId, name: Val) -> Outcome<()> {
        if self.type_of(name) == Some(Ty::STRING) {
            return Ok(());
        }
        let text = format!("Record name '{}' is not a string!", self.store.value_text(name));
        Err(self.fatal_in(Some(record), text))
    }

    /// Sets the source position of an inline expression, and that of all equal ones, unless it has one.
    pub(crate) fn locate_inline(&mut self, inline: Val, loc: Loc) {
        self.inline_locs.entry(inline).or_insert(loc);
        let canonical = self.store.canonical(inline);
        self.inline_locs.entry(canonical).or_insert(loc);
    }

    /// Gives the source position of an inline expression to `new`, in which arguments are resolved.
    pub(crate) fn inherit_inline_loc(&mut self, inline: Val, new: Val) {
        let canonical = (self.store.canonical(inline), self.store.canonical(new));
        for (inline, new) in [(inline, new), canonical] {
            if let Some(&loc) = self.inline_locs.get(&inline) {
                self.inline_locs.entry(new).or_insert(loc);
            }
        }
    }

    /// Creates the record of an inline expression whose arguments are resolved.
    pub(crate) fn instantiate(&mut self, inline: Val) -> Outcome<Val> {
        if let Some(&id) = self.inline.get(&inline) {
            return Ok(self.store.record_value(id));
        }
        let Node::Inline { class, args } = self.store.node(inline) else { return Ok(inline) };
        self.enter()?;
        // Equal arguments make the same record. If they were written elsewhere, its strings have other places.
        let canonical = self.store.canonical(inline);
        let same_as = self.inline.get(&canonical).copied();
        let name = match same_as {
            Some(first) => self.store.record(first).name,
            None => self.new_anonymous_name(),
        };
        let loc = self.inline_locs.get(if same_as.is_some() { &inline } else { &canonical });
        let loc = loc.copied().unwrap_or_else(|| self.store.record(class).loc());
        let mut data = RecordData::new(name, loc, RecordKind::AnonymousDef);
        data.same_as = same_as;
        let mut map = MapResolver::new(None);
        let template = self.store.record(class);
        data.assertions.clone_from(&template.assertions);
        data.dumps.clone_from(&template.dumps);
        data.fields.reserve(
            template.fields.len() - template.template_args.len().min(template.fields.len()),
        );
        for field in &template.fields {
            if field.kind == FieldKind::TemplateArg {
                map.set(field.name, field.value);
            } else {
                data.fields.push(*field);
            }
        }
        let class_loc = template.locs.last().copied().unwrap_or_default();
        for i in args.range() {
            let arg = self.store.values.pooled(i);
            let (name, value) = self.argument(class, arg);
            map.set(name, value);
        }
        self.count_fields(data.fields.len())?;
        let record = self.store.add_record(data);
        map.set_record(record);
        self.resolve_record(record, &mut map)?;
        let data = self.store.record_mut(record);
        data.add_super(class, class_loc);
        self.resolve_references(record, None)?;
        if same_as.is_none() {
            self.register(record);
            self.check_assertions(record)?;
            self.run_dumps(record)?;
            self.inline.insert(canonical, record);
        }
        self.leave();
        self.inline.insert(inline, record);
        Ok(self.store.record_value(record))
    }

    /// Resolves the fields against each other and renames the record to `name` if given.
    fn resolve_references(&mut self, record: RecordId, name: Option<Val>) -> Outcome<()> {
        let mut r = RecordResolver::new(record, name);
        self.resolve_record(record, &mut r)
    }

    /// Adds a finished record to the definitions and the global names.
    fn register(&mut self, record: RecordId) {
        self.store.defs.push(record);
        self.output += self.store.record_weight(record);
        if let Some(name) = self.store.as_sym(self.store.record(record).name) {
            self.store.globals.insert(name, Global::Def(record));
        }
    }

    fn check_assertions(&mut self, record: RecordId) -> Outcome<()> {
        if self.store.record(record).assertions.is_empty() {
            return Ok(());
        }
        let mut failed = false;
        let mut r = RecordResolver::new(record, None);
        for i in 0..self.store.record(record).assertions.len() {
            let Assertion { loc, condition, message } = self.store.record(record).assertions[i];
            let condition = self.resolve(condition, &mut r)?;
            let message = self.resolve(message, &mut r)?;
            failed |= self.check_assertion(loc, condition, message);
        }
        if failed {
            self.error_in(Some(record), "assertion failed in this record");
        }
        Ok(())
    }

    /// Reports a failed assertion; returns whether it failed.
    fn check_assertion(&mut self, loc: Loc, condition: Val, message: Val) -> bool {
        match self.as_int(condition) {
            None => {
                self.error(loc, "assert condition must of type bit, bits, or int.");
                true
            }
            Some(0) => {
                let message = match self.store.as_sym(message) {
                    Some(sym) => self.store.text(sym),
                    None => "(assert message is not a string)",
                };
                let text = format!("assertion failed: {message}");
                self.error(loc, text);
                true
            }
            Some(_) => false,
        }
    }

    fn run_dumps(&mut self, record: RecordId) -> Outcome<()> {
        if self.store.record(record).dumps.is_empty() {
            return Ok(());
        }
        let mut r = RecordResolver::new(record, None);
        for i in 0..self.store.record(record).dumps.len() {
            let dump = self.store.record(record).dumps[i];
            let message = self.resolve(dump.message, &mut r)?;
            self.dump(dump.loc, message);
        }
        Ok(())
    }

    fn dump(&mut self, loc: Loc, message: Val) {
        match self.store.as_sym(message) {
            Some(sym) => {
                let text = self.store.text(sym).to_owned();
                self.note(loc, text);
            }
            None => self.error(loc, "dump value is not of type string"),
        }
    }

    /// Reports unresolved fields that must be concrete.
    fn check_concrete(&mut self, record: RecordId) {
        for i in 0..self.store.record(record).fields.len() {
            let field = self.store.record(record).fields[i];
            if field.kind == FieldKind::NonconcreteOk || self.is_field_concrete(record, field.value)
            {
                continue;
            }
            let text = format!(
                "Initializer of '{}' in '{}' could not be fully resolved: {}",
                self.store.text(field.name),
                self.store.record_name(record),
                self.store.value_text(field.value)
            );
            self.error_in(Some(record), text);
            self.kind(Kind::UNSET_FIELD, Some(self.store.text(field.name).to_owned()));
        }
    }

    /// True if the value is concrete. Bits may be references to fields of the record.
    fn is_field_concrete(&self, record: RecordId, value: Val) -> bool {
        if self.is_concrete(value) {
            return true;
        }
        let Node::Bits(seq) = self.store.node(value) else { return false };
        self.store.values.seq(seq).iter().all(|&bit| match self.store.node(bit) {
            Node::Var { .. } => true,
            Node::VarBit { a, .. } => matches!(
                self.store.node(a),
                Node::Var { name, .. } if self.store.record(record).field(name).is_some()
            ),
            _ => self.is_concrete(bit),
        })
    }

    /// Completes a record: resolves it, runs its assertions and dumps, and registers it.
    pub(crate) fn finish_record(&mut self, record: RecordId) -> Outcome<()> {
        let name = self.store.record(record).name;
        let sym = match self.store.as_sym(name) {
            Some(sym) => Some(sym),
            None => self.store.strings.find(&self.store.unquoted_text(name)),
        };
        let previous = match sym.and_then(|sym| self.store.globals.get(&sym)) {
            Some(&Global::Def(previous)) => Some(previous),
            _ => None,
        };
        let mut new_name = None;
        if let Some(previous) = previous {
            if !self.store.record(record).is_anonymous() {
                let text = format!("def already exists: {}", self.store.unquoted_text(name));
                self.error_in(Some(record), text);
                self.note_at_record(previous, "location of previous definition");
                return Err(Stop::Failed(Loc::NONE));
            }
            new_name = Some(self.new_anonymous_name());
        }
        self.resolve_references(record, new_name)?;
        self.check_concrete(record);
        let name = self.store.record(record).name;
        if self.store.as_sym(name).is_none() {
            let text = format!(
                "record name '{}' could not be fully resolved",
                self.store.value_text(name)
            );
            self.error_in(Some(record), text);
            return Err(Stop::Failed(Loc::NONE));
        }
        self.check_assertions(record)?;
        self.run_dumps(record)?;
        let ty = self.store.record_type(record);
        let value = self.store.record_value(record);
        for i in 0..self.defsets.len() {
            if !self.type_is_a(ty, self.defsets[i].element) {
                let text = format!(
                    "adding record of incompatible type '{}' to defset",
                    self.store.type_text(ty)
                );
                self.error_in(Some(record), text);
                let loc = self.defsets[i].loc;
                self.note(loc, "location of defset declaration");
                return Err(Stop::Failed(Loc::NONE));
            }
            self.defsets[i].elements.push(value);
        }
        self.register(record);
        Ok(())
    }

    pub(super) fn note_at_record(&mut self, record: RecordId, text: &str) {
        let locs = self.store.record(record).locs.clone();
        self.note(locs[0], text);
        for &loc in &locs[1..] {
            self.note(loc, "instantiated from multiclass");
        }
    }

    // ---- Entries of multiclasses and loops ----

    /// Adds an entry to the loop or multiclass being read; outside of both, instantiates it.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Outcome<()> {
        if let Some(innermost) = self.loops.last_mut() {
            innermost.entries.push(entry);
            return Ok(());
        }
        if let Entry::Loop(inner) = entry {
            return match self.multiclass {
                None => self.run_loop(&inner, &mut Substitutions::new(), true, None),
                Some(index) => {
                    let mut instances = Vec::new();
                    self.run_loop(&inner, &mut Substitutions::new(), false, Some(&mut instances))?;
                    self.multiclasses[index].entries.extend(instances);
                    Ok(())
                }
            };
        }
        if let Some(index) = self.multiclass {
            self.multiclasses[index].entries.push(entry);
            return Ok(());
        }
        match entry {
            Entry::Record(record) => self.finish_record(record),
            Entry::Assertion(Assertion { loc, condition, message }) => {
                self.check_assertion(loc, condition, message);
                Ok(())
            }
            Entry::Dump(dump) => {
                self.dump(dump.loc, dump.message);
                Ok(())
            }
            Entry::Loop(_) => Ok(()),
        }
    }

    fn substitution(&self, record: Option<RecordId>, substitutions: &[(Sym, Val)]) -> MapResolver {
        let mut map = MapResolver::new(record);
        for &(name, value) in substitutions {
            map.set(name, value);
        }
        map
    }

    /// Instantiates entries: appends them to `instances` if given, otherwise completes them.
    pub(super) fn run_entries(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Substitutions,
        is_final: bool,
        mut instances: Option<&mut Vec<Entry>>,
        loc: Option<Loc>,
    ) -> Outcome<()> {
        self.enter()?;
        for entry in entries {
            match entry {
                // As in upstream, the records of a loop do not get the position of the `defm`.
                Entry::Loop(inner) => {
                    self.run_loop(inner, substitutions, is_final, instances.as_deref_mut())?;
                }
                Entry::Assertion(assertion) => {
                    let mut map = self.substitution(None, substitutions);
                    let condition = self.resolve(assertion.condition, &mut map)?;
                    let message = self.resolve(assertion.message, &mut map)?;
                    match &mut instances {
                        Some(instances) => {
                            let loc = assertion.loc;
                            instances.push(Entry::Assertion(Assertion { loc, condition, message }));
                        }
                        None => {
                            self.check_assertion(assertion.loc, condition, message);
                        }
                    }
                }
                Entry::Dump(dump) => {
                    let mut map = self.substitution(None, substitutions);
                    let message = self.resolve(dump.message, &mut map)?;
                    match &mut instances {
                        Some(instances) => instances
                            .push(Entry::Dump(crate::store::Dump { loc: dump.loc, message })),
                        None => self.dump(dump.loc, message),
                    }
                }
                Entry::Record(prototype) => {
                    let mut data = self.store.record(*prototype).clone();
                    data.locs.extend(loc);
                    // As in upstream, instances have no dumps.
                    data.dumps.clear();
                    self.count_fields(data.fields.len())?;
                    let record = self.store.add_record(data);
                    let mut map = self.substitution(Some(record), substitutions);
                    self.resolve_record(record, &mut map)?;
                    match &mut instances {
                        Some(instances) => instances.push(Entry::Record(record)),
                        None => self.finish_record(record)?,
                    }
                }
            }
        }
        self.leave();
        Ok(())
    }

    fn run_loop(
        &mut self,
        inner: &Arc<Loop>,
        substitutions: &mut Substitutions,
        is_final: bool,
        instances: Option<&mut Vec<Entry>>,
    ) -> Outcome<()> {
        let mut map = self.substitution(None, substitutions);
        let mut list = self.resolve(inner.list, &mut map)?;
        // A branch of an `if`: the condition must be a constant now.
        if let Node::Tern { op: Op::If, ty, a, b, c } = self.store.node(list)
            && is_final
        {
            map.set_final();
            let new = self.resolve(a, &mut map)?;
            if new == a {
                let text = format!(
                    "unable to resolve if condition '{}' at end of containing scope",
                    self.store.value_text(a)
                );
                self.error(inner.loc, text);
                return Err(Stop::Failed(Loc::NONE));
            }
            list = self.fold(Node::Tern { op: Op::If, ty, a: new, b, c }, None, false)?;
        }
        let Node::List(_, seq) = self.store.node(list) else {
            if !is_final && let Some(instances) = instances {
                let mut entries = Vec::new();
                self.run_entries(
                    &inner.entries,
                    substitutions,
                    is_final,
                    Some(&mut entries),
                    None,
                )?;
                instances.push(Entry::Loop(Arc::new(Loop {
                    loc: inner.loc,
                    var: inner.var,
                    list,
                    entries,
                })));
                return Ok(());
            }
            let text = format!(
                "attempting to loop over '{}', expected a list",
                self.store.value_text(list)
            );
            self.error(inner.loc, text);
            return Err(Stop::Failed(Loc::NONE));
        };
        let mut instances = instances;
        for i in seq.range() {
            let item = self.store.values.pooled(i);
            if let Some((name, _)) = inner.var {
                substitutions.push((name, item));
            }
            let result = self.run_entries(
                &inner.entries,
                substitutions,
                is_final,
                instances.as_deref_mut(),
                None,
            );
            if inner.var.is_some() {
                substitutions.pop();
            }
            result?;
        }
        Ok(())
    }
}
