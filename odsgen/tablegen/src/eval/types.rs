//! Types of values, and conversions between them.

use super::{Eval, Outcome};
use crate::store::{Node, Op, RecordId, Ty, TyNode, Val};

impl Eval {
    /// The type of a value; `None` for `?`.
    pub(crate) fn type_of(&mut self, value: Val) -> Option<Ty> {
        Some(match self.store.node(value) {
            Node::Unset | Node::Positional { .. } | Node::Named { .. } => return None,
            Node::Bit(_) | Node::VarBit { .. } => Ty::BIT,
            Node::Int(_) | Node::IsA { .. } | Node::Exists { .. } => Ty::INT,
            Node::Str { .. } | Node::AnonymousName(_) => Ty::STRING,
            Node::Bits(seq) => self.store.types.bits(seq.len),
            Node::List(element, _) => self.store.types.list(element),
            Node::Dag { .. } => Ty::DAG,
            Node::Un { ty, .. }
            | Node::Bin { ty, .. }
            | Node::Tern { ty, .. }
            | Node::Cond { ty, .. }
            | Node::Fold { ty, .. }
            | Node::Var { ty, .. }
            | Node::Field { ty, .. } => ty,
            Node::Instances { ty, .. } => self.store.types.list(ty),
            Node::Def(id) => self.store.record_type(id),
            Node::Inline { class, .. } => self.store.record_type_of(&[class]),
        })
    }

    /// The type as text, for messages.
    pub(crate) fn type_name(&mut self, value: Val) -> String {
        self.type_of(value).map_or_else(|| "?".to_owned(), |ty| self.store.type_text(ty))
    }

    fn type_derives_from(&self, classes: &[RecordId], class: RecordId) -> bool {
        classes.iter().any(|&own| own == class || self.store.is_subclass(own, class))
    }

    /// True if values of type `from` can be converted to `to`.
    pub(crate) fn is_convertible(&self, from: Ty, to: Ty) -> bool {
        if from == to {
            return true;
        }
        let types = &self.store.types;
        match (types.node(from), types.node(to)) {
            (TyNode::Bit, TyNode::Int) | (TyNode::Int, TyNode::Bit | TyNode::Bits(_)) => true,
            (TyNode::Bit, TyNode::Bits(width)) | (TyNode::Bits(width), TyNode::Bit) => width == 1,
            (TyNode::Bits(_), TyNode::Int) => true,
            (TyNode::List(from), TyNode::List(to)) => self.is_convertible(from, to),
            (TyNode::Record(from), TyNode::Record(to)) => {
                let from = types.classes(from);
                types.classes(to).iter().all(|&class| self.type_derives_from(from, class))
            }
            _ => false,
        }
    }

    /// True if every value of type `ty` is a value of type `of`, without conversion.
    pub(crate) fn type_is_a(&self, ty: Ty, of: Ty) -> bool {
        if ty == of {
            return true;
        }
        let types = &self.store.types;
        match (types.node(ty), types.node(of)) {
            (TyNode::List(ty), TyNode::List(of)) => self.type_is_a(ty, of),
            (TyNode::Record(_), TyNode::Record(_)) => self.is_convertible(ty, of),
            _ => false,
        }
    }

    /// The common type of two types.
    pub(crate) fn common_type(&mut self, a: Ty, b: Ty) -> Option<Ty> {
        if a == b {
            return Some(a);
        }
        if let (TyNode::Record(ra), TyNode::Record(rb)) =
            (self.store.types.node(a), self.store.types.node(b))
        {
            let mut stack = self.store.types.classes(ra).to_vec();
            let theirs = self.store.types.classes(rb).to_vec();
            let mut common = Vec::new();
            while let Some(class) = stack.pop() {
                if self.type_derives_from(&theirs, class) {
                    common.push(class);
                } else {
                    stack.extend(self.store.record(class).supers.iter().map(|&(class, _)| class));
                }
            }
            return Some(self.store.record_type_of(&common));
        }
        if self.is_convertible(a, b) {
            return Some(b);
        }
        if self.is_convertible(b, a) {
            return Some(a);
        }
        let a = self.store.types.list_element(a)?;
        let b = self.store.types.list_element(b)?;
        let element = self.common_type(a, b)?;
        Some(self.store.types.list(element))
    }

    /// The value as an integer; converts `bit` and `bits`.
    pub(crate) fn as_int(&self, value: Val) -> Option<i64> {
        match self.store.node(value) {
            Node::Int(value) => Some(value),
            Node::Bit(bit) => Some(i64::from(bit)),
            Node::Bits(seq) => {
                let mut result = 0;
                for (i, &bit) in self.store.values.seq(seq).iter().enumerate() {
                    match self.store.node(bit) {
                        Node::Bit(bit) => {
                            if i < 64 {
                                result |= i64::from(bit) << i;
                            }
                        }
                        _ => return None,
                    }
                }
                Some(result)
            }
            _ => None,
        }
    }

    /// The value of an integer constant, without conversion.
    pub(crate) fn exact_int(&self, value: Val) -> Option<i64> {
        match self.store.node(value) {
            Node::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The elements of a list value.
    pub(crate) fn as_list(&self, value: Val) -> Option<(Ty, Vec<Val>)> {
        match self.store.node(value) {
            Node::List(ty, seq) => Some((ty, self.store.values.seq(seq).to_vec())),
            _ => None,
        }
    }

    pub(crate) fn list(&mut self, element: Ty, values: &[Val]) -> Val {
        let seq = self.store.values.intern_seq(values);
        self.store.values.get(Node::List(element, seq))
    }

    pub(crate) fn bits(&mut self, bits: &[Val]) -> Val {
        let seq = self.store.values.intern_seq(bits);
        self.store.values.get(Node::Bits(seq))
    }

    /// Converts a constant to a type; `None` if that is not possible without a cast operator.
    pub(crate) fn convert(&mut self, value: Val, to: Ty) -> Option<Val> {
        let target = self.store.types.node(to);
        match self.store.node(value) {
            Node::Unset => Some(value),
            Node::Bit(bit) => match target {
                TyNode::Bit => Some(value),
                TyNode::Int => Some(self.store.int(i64::from(bit))),
                TyNode::Bits(1) => Some(self.bits(&[value])),
                _ => None,
            },
            Node::Bits(seq) => match target {
                TyNode::Bit if seq.len == 1 => Some(self.store.values.seq(seq)[0]),
                TyNode::Bits(width) if width == seq.len => Some(value),
                TyNode::Int => self.as_int(value).map(|int| self.store.int(int)),
                _ => None,
            },
            Node::Int(int) => match target {
                TyNode::Int => Some(value),
                TyNode::Bit if int == 0 || int == 1 => Some(Val::bit(int == 1)),
                TyNode::Bits(width) => {
                    let fits =
                        width >= 64 || int >> width == 0 || (width > 0 && int >> (width - 1) == -1);
                    if !fits {
                        return None;
                    }
                    let bits: Vec<Val> =
                        (0..width).map(|i| Val::bit(i < 64 && int >> i & 1 == 1)).collect();
                    Some(self.bits(&bits))
                }
                _ => None,
            },
            Node::Str { .. } => (to == Ty::STRING).then_some(value),
            Node::Dag { .. } => (to == Ty::DAG).then_some(value),
            Node::Def(id) => {
                let ty = self.store.record_type(id);
                let is_record = matches!(target, TyNode::Record(_));
                (is_record && self.is_convertible(ty, to)).then_some(value)
            }
            Node::List(from, seq) => {
                let TyNode::List(element) = target else { return None };
                if from == element {
                    return Some(value);
                }
                let mut converted = Vec::with_capacity(seq.len as usize);
                let mut changed = false;
                for i in seq.range() {
                    let old = self.store.values.pooled(i);
                    let new = self.convert(old, element)?;
                    changed |= new != old;
                    converted.push(new);
                }
                Some(if changed { self.list(element, &converted) } else { value })
            }
            _ => {
                let ty = self.type_of(value)?;
                if self.type_is_a(ty, to) {
                    return Some(value);
                }
                (ty == Ty::BIT && target == TyNode::Bits(1)).then(|| self.bits(&[value]))
            }
        }
    }

    /// Converts a value to a type; inserts a cast operator if the value is unresolved. `None` if the
    /// types are not convertible.
    pub(crate) fn cast_to(&mut self, value: Val, to: Ty) -> Outcome<Option<Val>> {
        if let Some(converted) = self.convert(value, to) {
            return Ok(Some(converted));
        }
        let Some(from) = self.type_of(value) else { return Ok(Some(value)) };
        if !self.is_convertible(from, to) {
            return Ok(None);
        }
        let cast = Node::Un { op: Op::Cast, ty: to, a: value };
        self.fold(cast, None, false).map(Some)
    }

    /// One bit of a value; a reference to the bit if the value is unresolved.
    pub(crate) fn bit_of(&mut self, value: Val, bit: u32) -> Val {
        match self.store.node(value) {
            Node::Unset | Node::Bit(_) | Node::VarBit { .. } => value,
            Node::Bits(seq) => {
                self.store.values.seq(seq).get(bit as usize).copied().unwrap_or(Val::UNSET)
            }
            Node::Int(int) => Val::bit(bit < 64 && int >> bit & 1 == 1),
            node => {
                // Upstream also takes bit 0 of a `!cond` or a `!foldl` that is a bit.
                let is_whole = !matches!(node, Node::Cond { .. } | Node::Fold { .. });
                if is_whole && self.type_of(value) == Some(Ty::BIT) {
                    return value;
                }
                self.store.values.get(Node::VarBit { a: value, bit })
            }
        }
    }

    /// True if the value contains no unresolved references.
    pub(crate) fn is_concrete(&self, value: Val) -> bool {
        if self.store.values.is_closed(value) {
            return true;
        }
        let all = |seq| self.store.values.seq(seq).iter().all(|&value| self.is_concrete(value));
        match self.store.node(value) {
            Node::Bits(seq) | Node::List(_, seq) => all(seq),
            Node::Dag { op, args, .. } => self.is_concrete(op) && all(args),
            Node::Field { a, name, .. } => match self.store.node(a) {
                Node::Def(id) => self
                    .store
                    .record(id)
                    .field(name)
                    .is_some_and(|field| self.is_concrete(field.value)),
                _ => false,
            },
            _ => false,
        }
    }

    /// True if no element of the value is `?`.
    pub(crate) fn is_complete(&self, value: Val) -> bool {
        let all = |seq| self.store.values.seq(seq).iter().all(|&value| self.is_complete(value));
        match self.store.node(value) {
            Node::Unset => false,
            Node::Bits(seq) | Node::List(_, seq) => all(seq),
            _ => true,
        }
    }

    /// The type of a field of a value.
    pub(crate) fn field_type(&mut self, value: Val, name: crate::store::Sym) -> Option<Ty> {
        if let Node::Def(id) = self.store.node(value) {
            return self.store.record(id).field(name).map(|field| field.ty);
        }
        let ty = self.type_of(value)?;
        let TyNode::Record(seq) = self.store.types.node(ty) else { return None };
        let classes = self.store.types.classes(seq);
        classes.iter().find_map(|&class| self.store.record(class).field(name).map(|field| field.ty))
    }
}
