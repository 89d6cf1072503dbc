//! Replaces variables with their values.
//!
//! A [`Resolver`] maps names to values. Resolution resolves the operands of a value and folds it
//! again if one of them changed. The set of visited operands and their order determine the numbers
//! of anonymous records, so both follow upstream.

use super::{Eval, Outcome};
use crate::options::Version;
use crate::store::{Node, Op, RecordId, Seq, Sym, Ty, Val};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Maps names to values.
pub(crate) trait Resolver {
    /// The value of a variable; `None` if this resolver does not define it.
    fn resolve(&mut self, eval: &mut Eval, name: Sym) -> Outcome<Option<Val>>;

    /// The replacement for the name of an anonymous record.
    fn resolve_anonymous(&mut self, _eval: &mut Eval, _name: Val) -> Outcome<Option<Val>> {
        Ok(None)
    }

    /// The record being resolved.
    fn record(&self) -> Option<RecordId>;

    /// True if the record is complete, so that no later resolution follows.
    fn is_final(&self) -> bool {
        false
    }

    /// True if a reference to a bit stays a reference when the bit resolves to `?`.
    fn keeps_unset_bits(&self) -> bool {
        false
    }
}

/// Resolves template arguments and iteration variables.
#[derive(Debug, Default)]
pub(crate) struct MapResolver {
    record: Option<RecordId>,
    /// Name, value, and whether the value is resolved against the other entries.
    map: SmallVec<[(Sym, Val, bool); 6]>,
    is_final: bool,
}

impl MapResolver {
    pub(crate) fn new(record: Option<RecordId>) -> Self {
        Self { record, map: SmallVec::new(), is_final: false }
    }

    pub(crate) fn set(&mut self, name: Sym, value: Val) {
        match self.map.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => *entry = (name, value, false),
            None => self.map.push((name, value, false)),
        }
    }

    pub(crate) fn set_record(&mut self, record: RecordId) {
        self.record = Some(record);
    }

    pub(crate) fn set_final(&mut self) {
        self.is_final = true;
    }
}

impl Resolver for MapResolver {
    fn resolve(&mut self, eval: &mut Eval, name: Sym) -> Outcome<Option<Val>> {
        let Some(at) = self.map.iter().position(|entry| entry.0 == name) else { return Ok(None) };
        let (_, mut value, resolved) = self.map[at];
        if !resolved && self.map.len() > 1 {
            if !eval.store.values.is_closed(value) {
                // Arguments may refer to each other but not to themselves.
                self.map.swap_remove(at);
                value = eval.resolve(value, self)?;
                self.map.push((name, value, true));
            } else {
                self.map[at].2 = true;
            }
        }
        Ok(Some(value))
    }

    fn record(&self) -> Option<RecordId> {
        self.record
    }

    fn is_final(&self) -> bool {
        self.is_final
    }
}

/// Resolves the fields of a record against each other.
#[derive(Debug)]
pub(crate) struct RecordResolver {
    record: RecordId,
    cache: FxHashMap<Sym, Option<Val>>,
    stack: Vec<Sym>,
    /// The new name of the record.
    name: Option<Val>,
    /// Its name before renaming.
    old_name: Option<Val>,
}

impl RecordResolver {
    pub(crate) fn new(record: RecordId, name: Option<Val>) -> Self {
        Self { record, cache: FxHashMap::default(), stack: Vec::new(), name, old_name: None }
    }
}

impl Resolver for RecordResolver {
    fn resolve(&mut self, eval: &mut Eval, name: Sym) -> Outcome<Option<Val>> {
        if let Some(Some(value)) = self.cache.get(&name) {
            return Ok(Some(*value));
        }
        if self.stack.contains(&name) {
            return Ok(None);
        }
        let mut resolved = None;
        let record = eval.store.record(self.record);
        if let Some(field) = record.field(name) {
            let value = field.value;
            if value != Val::UNSET {
                if eval.store.values.is_closed(value) {
                    return Ok(Some(value));
                }
                self.stack.push(name);
                let result = eval.resolve(value, self);
                self.stack.pop();
                resolved = Some(result?);
            }
        } else if let Some(new_name) = self.name
            && eval.store.as_sym(record.name) == Some(name)
        {
            resolved = Some(new_name);
        }
        self.cache.insert(name, resolved);
        Ok(resolved)
    }

    fn resolve_anonymous(&mut self, eval: &mut Eval, name: Val) -> Outcome<Option<Val>> {
        // The record's name is resolved first, before any reference to it.
        if self.name.is_some() && eval.store.record(self.record).name == name {
            self.old_name = Some(name);
        }
        Ok(self.name.filter(|_| self.old_name == Some(name)))
    }

    fn record(&self) -> Option<RecordId> {
        Some(self.record)
    }

    fn is_final(&self) -> bool {
        true
    }

    fn keeps_unset_bits(&self) -> bool {
        true
    }
}

/// Hides some names from another resolver.
struct ShadowResolver<'r> {
    inner: &'r mut dyn Resolver,
    names: [Option<Sym>; 2],
}

impl Resolver for ShadowResolver<'_> {
    fn resolve(&mut self, eval: &mut Eval, name: Sym) -> Outcome<Option<Val>> {
        if self.names.contains(&Some(name)) {
            return Ok(None);
        }
        self.inner.resolve(eval, name)
    }

    fn resolve_anonymous(&mut self, eval: &mut Eval, name: Val) -> Outcome<Option<Val>> {
        self.inner.resolve_anonymous(eval, name)
    }

    fn record(&self) -> Option<RecordId> {
        self.inner.record()
    }

    fn is_final(&self) -> bool {
        self.inner.is_final()
    }
}

/// Records whether another resolver, or none, leaves any name unresolved.
pub(crate) struct TrackUnresolvedResolver<'r> {
    inner: Option<&'r mut dyn Resolver>,
    pub(crate) unresolved: bool,
}

impl<'r> TrackUnresolvedResolver<'r> {
    pub(crate) fn new(inner: Option<&'r mut dyn Resolver>) -> Self {
        Self { inner, unresolved: false }
    }
}

impl Resolver for TrackUnresolvedResolver<'_> {
    fn resolve(&mut self, eval: &mut Eval, name: Sym) -> Outcome<Option<Val>> {
        let resolved = match &mut self.inner {
            Some(inner) => inner.resolve(eval, name)?,
            None => None,
        };
        match resolved {
            Some(value) if !self.unresolved && !eval.store.values.is_closed(value) => {
                let mut rest = TrackUnresolvedResolver::new(None);
                eval.resolve(value, &mut rest)?;
                self.unresolved |= rest.unresolved;
            }
            Some(_) => {}
            None => self.unresolved = true,
        }
        Ok(resolved)
    }

    fn resolve_anonymous(&mut self, eval: &mut Eval, name: Val) -> Outcome<Option<Val>> {
        let resolved = match &mut self.inner {
            Some(inner) => inner.resolve_anonymous(eval, name)?,
            None => None,
        };
        self.unresolved |= resolved.is_none();
        Ok(resolved)
    }

    fn record(&self) -> Option<RecordId> {
        self.inner.as_ref().and_then(|inner| inner.record())
    }
}

/// Determines whether a value refers to a name.
pub(crate) struct HasReferenceResolver {
    name: Option<Sym>,
    pub(crate) found: bool,
    is_final: bool,
}

impl HasReferenceResolver {
    pub(crate) fn new(name: Option<Sym>, is_final: bool) -> Self {
        Self { name, found: false, is_final }
    }
}

impl Resolver for HasReferenceResolver {
    fn resolve(&mut self, _eval: &mut Eval, name: Sym) -> Outcome<Option<Val>> {
        self.found |= self.name == Some(name);
        Ok(None)
    }

    fn record(&self) -> Option<RecordId> {
        None
    }

    fn is_final(&self) -> bool {
        self.is_final
    }
}

impl Eval {
    /// Resolves all references in a value.
    pub(crate) fn resolve(&mut self, value: Val, r: &mut dyn Resolver) -> Outcome<Val> {
        if self.store.values.is_closed(value) {
            return Ok(value);
        }
        self.enter()?;
        let result = self.resolve_open(value, r);
        self.leave();
        result
    }

    // Most calls of `resolve` end at its first check, and must not pay for the registers that this function saves.
    #[inline(never)]
    fn resolve_open(&mut self, value: Val, r: &mut dyn Resolver) -> Outcome<Val> {
        match self.store.node(value) {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str { .. } | Node::Def(_) => {
                Ok(value)
            }
            Node::Var { name, .. } => Ok(r.resolve(self, name)?.unwrap_or(value)),
            Node::Field { a, name, .. } => {
                let new = self.resolve(a, r)?;
                if new == a {
                    return Ok(value);
                }
                self.field(new, name, r.record())
            }
            Node::Un { op, ty, a } => {
                let new = self.resolve(a, r)?;
                if new == a && !(op == Op::Cast && r.is_final()) {
                    return Ok(value);
                }
                self.fold(Node::Un { op, ty, a: new }, r.record(), r.is_final())
            }
            Node::Bin { op, ty, a, b } => self.resolve_binary(value, (op, ty, a, b), r),
            Node::Tern { op, ty, a, b, c } => self.resolve_ternary(value, (op, ty, a, b, c), r),
            Node::Cond { ty, arms } if self.options.version >= Version::Trunk => {
                self.resolve_cond_lazily(value, ty, arms, r)
            }
            Node::Cond { ty, arms } => self.resolve_cond(value, ty, arms, r),
            Node::Fold { ty, parts } => self.resolve_foldl(value, ty, parts, r),
            Node::IsA { ty, a } => {
                let new = self.resolve(a, r)?;
                if new == a {
                    return Ok(value);
                }
                self.fold(Node::IsA { ty, a: new }, None, false)
            }
            Node::Exists { ty, a } => {
                let new = self.resolve(a, r)?;
                if new == a && !r.is_final() {
                    return Ok(value);
                }
                self.fold(Node::Exists { ty, a: new }, r.record(), r.is_final())
            }
            Node::Instances { ty, a } => {
                let new = self.resolve(a, r)?;
                if new == a && !r.is_final() {
                    return Ok(value);
                }
                self.fold(Node::Instances { ty, a: new }, r.record(), r.is_final())
            }
            Node::VarBit { a, bit } => {
                let new = self.resolve(a, r)?;
                Ok(if new == a { value } else { self.bit_of(new, bit) })
            }
            Node::Bits(seq) => self.resolve_bits(value, seq, r),
            Node::List(ty, seq) => match self.resolve_all(seq.range(), 1, r)? {
                Some(new) => Ok(self.list(ty, &new)),
                None => Ok(value),
            },
            Node::Dag { op, name, args } => self.resolve_dag(value, (op, name, args), r),
            Node::Inline { class, args } => self.resolve_inline(value, class, args, r),
            Node::Positional { index, a } => {
                let a = self.resolve(a, r)?;
                Ok(self.store.values.get(Node::Positional { index, a }))
            }
            Node::Named { name, a } => {
                let a = self.resolve(a, r)?;
                Ok(self.store.values.get(Node::Named { name, a }))
            }
            Node::AnonymousName(_) => {
                let new = r.resolve_anonymous(self, value)?.unwrap_or(value);
                match self.store.node(new) {
                    Node::AnonymousName(_) if r.is_final() => Ok(self.plain_name(new)),
                    _ => Ok(new),
                }
            }
        }
    }

    fn resolve_dag(
        &mut self,
        value: Val,
        (op, name, args): (Val, Val, Seq),
        r: &mut dyn Resolver,
    ) -> Outcome<Val> {
        let new_args = self.resolve_all(args.range(), 2, r)?;
        let new_op = self.resolve(op, r)?;
        if new_op == op && new_args.is_none() {
            return Ok(value);
        }
        let args = new_args.map_or(args, |new| self.store.values.intern_seq(&new));
        Ok(self.store.values.get(Node::Dag { op: new_op, name, args }))
    }

    /// Short-circuits `!and` and `!or`.
    fn resolve_binary(
        &mut self,
        value: Val,
        (op, ty, a, b): (Op, Ty, Val, Val),
        r: &mut dyn Resolver,
    ) -> Outcome<Val> {
        let new_a = self.resolve(a, r)?;
        if matches!(op, Op::And | Op::Or)
            && let Some(int) = self.as_int(new_a)
            && int == if op == Op::And { 0 } else { -1 }
        {
            return Ok(self.store.int(int));
        }
        let new_b = self.resolve(b, r)?;
        if new_a == a && new_b == b {
            return Ok(value);
        }
        self.fold(Node::Bin { op, ty, a: new_a, b: new_b }, r.record(), false)
    }

    /// Resolves only the taken branch of an `!if` with a constant condition.
    fn resolve_ternary(
        &mut self,
        value: Val,
        (op, ty, a, b, c): (Op, Ty, Val, Val, Val),
        r: &mut dyn Resolver,
    ) -> Outcome<Val> {
        let new_a = self.resolve(a, r)?;
        if op == Op::If
            && new_a != a
            && let Some(condition) = self.as_int(new_a)
        {
            return self.resolve(if condition == 0 { c } else { b }, r);
        }
        let new_b = self.resolve(b, r)?;
        let new_c = if matches!(op, Op::Foreach | Op::Filter | Op::Sort) {
            let names = [self.store.as_sym(new_a), None];
            self.resolve(c, &mut ShadowResolver { inner: r, names })?
        } else {
            self.resolve(c, r)?
        };
        if (new_a, new_b, new_c) == (a, b, c) {
            return Ok(value);
        }
        self.fold(Node::Tern { op, ty, a: new_a, b: new_b, c: new_c }, r.record(), false)
    }

    /// Resolves arm by arm and stops after the first true condition.
    fn resolve_cond_lazily(
        &mut self,
        value: Val,
        ty: Ty,
        arms: Seq,
        r: &mut dyn Resolver,
    ) -> Outcome<Val> {
        let mut new = Vec::with_capacity(arms.len as usize);
        for i in arms.range().step_by(2) {
            let condition = self.store.values.pooled(i);
            let condition = self.resolve(condition, r)?;
            let value = self.store.values.pooled(i + 1);
            let value = self.resolve(value, r)?;
            new.extend([condition, value]);
            if self.as_int(condition).is_some_and(|int| int != 0) {
                break;
            }
        }
        if *self.store.values.seq(arms) == *new {
            return Ok(value);
        }
        let arms = self.store.values.intern_seq(&new);
        self.fold(Node::Cond { ty, arms }, r.record(), false)
    }

    /// Resolves all conditions, then all values.
    fn resolve_cond(
        &mut self,
        value: Val,
        ty: Ty,
        arms: Seq,
        r: &mut dyn Resolver,
    ) -> Outcome<Val> {
        let mut new = self.store.values.seq(arms).to_vec();
        let mut changed = false;
        for first in [0, 1] {
            for i in (first..new.len()).step_by(2) {
                let resolved = self.resolve(new[i], r)?;
                changed |= resolved != new[i];
                new[i] = resolved;
            }
        }
        if !changed {
            return Ok(value);
        }
        let arms = self.store.values.intern_seq(&new);
        self.fold(Node::Cond { ty, arms }, r.record(), false)
    }

    fn resolve_foldl(
        &mut self,
        value: Val,
        ty: Ty,
        parts: Seq,
        r: &mut dyn Resolver,
    ) -> Outcome<Val> {
        let old = self.store.values.seq(parts);
        let [start, list, acc, item, expr] = [old[0], old[1], old[2], old[3], old[4]];
        let new_start = self.resolve(start, r)?;
        let new_list = self.resolve(list, r)?;
        let names = [self.store.as_sym(acc), self.store.as_sym(item)];
        let new_expr = self.resolve(expr, &mut ShadowResolver { inner: r, names })?;
        if (new_start, new_list, new_expr) == (start, list, expr) {
            return Ok(value);
        }
        let new = [new_start, new_list, acc, item, new_expr];
        let parts = self.store.values.intern_seq(&new);
        self.fold(Node::Fold { ty, parts }, r.record(), false)
    }

    fn resolve_bits(&mut self, value: Val, seq: Seq, r: &mut dyn Resolver) -> Outcome<Val> {
        let mut new = self.store.values.seq(seq).to_vec();
        let mut changed = false;
        // Consecutive bits often belong to one variable: resolve it once.
        let mut last: Option<(Val, Val)> = None;
        for slot in &mut new {
            let old = *slot;
            let mut bit = match self.store.node(old) {
                Node::VarBit { a, bit } => {
                    let resolved = match last {
                        Some((variable, resolved)) if variable == a => resolved,
                        _ => self.resolve(a, r)?,
                    };
                    last = Some((a, resolved));
                    if resolved == a { old } else { self.bit_of(resolved, bit) }
                }
                _ => {
                    let resolved = self.resolve(old, r)?;
                    self.bit_of(resolved, 0)
                }
            };
            if bit == Val::UNSET && r.keeps_unset_bits() {
                bit = old;
            }
            changed |= bit != old;
            *slot = bit;
        }
        Ok(if changed { self.bits(&new) } else { value })
    }

    /// Instantiates an inline record once all of its arguments are resolved.
    fn resolve_inline(
        &mut self,
        value: Val,
        class: RecordId,
        args: Seq,
        r: &mut dyn Resolver,
    ) -> Outcome<Val> {
        let mut track = TrackUnresolvedResolver::new(Some(r));
        let Some(new) = self.resolve_all(args.range(), 1, &mut track)? else {
            return Ok(value);
        };
        let unresolved = track.unresolved;
        let args = self.store.values.intern_seq(&new);
        let new = self.store.values.get(Node::Inline { class, args });
        self.inherit_inline_loc(value, new);
        if unresolved { Ok(new) } else { self.instantiate(new) }
    }

    /// The string value of an anonymous name.
    pub(crate) fn plain_name(&mut self, name: Val) -> Val {
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        self.store.print_value(name, &mut text);
        let value = self.store.string_of(&text);
        self.scratch = text;
        value
    }

    /// Resolves every `step`-th value of a range of the pool; `None` if no value changed.
    fn resolve_all(
        &mut self,
        range: std::ops::Range<usize>,
        step: usize,
        r: &mut dyn Resolver,
    ) -> Outcome<Option<SmallVec<[Val; 8]>>> {
        let mut new: Option<SmallVec<[Val; 8]>> = None;
        let start = range.start;
        for i in range.clone().step_by(step) {
            let old = self.store.values.pooled(i);
            let resolved = self.resolve(old, r)?;
            if resolved != old {
                let all = range.clone();
                let values = &self.store.values;
                let new = new.get_or_insert_with(|| all.map(|i| values.pooled(i)).collect());
                new[i - start] = resolved;
            }
        }
        Ok(new)
    }

    /// A field of a record value; its value if the record is resolved, otherwise a reference.
    pub(crate) fn field(&mut self, of: Val, name: Sym, current: Option<RecordId>) -> Outcome<Val> {
        if let Node::Def(id) = self.store.node(of) {
            if Some(id) == current {
                let text = format!(
                    "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                    self.store.text(name),
                    self.store.value_text(of)
                );
                return Err(self.fatal_in(current, text));
            }
            if let Some(field) = self.store.record(id).field(name) {
                let value = field.value;
                if self.is_concrete(value) {
                    return Ok(value);
                }
            }
        }
        let ty = self.field_type(of, name).unwrap_or(Ty::ANY_RECORD);
        Ok(self.store.values.get(Node::Field { a: of, name, ty }))
    }
}
