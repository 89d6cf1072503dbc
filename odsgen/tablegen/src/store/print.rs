//! Prints values and types as upstream does.

use super::{Node, Op, RecordId, Store, Ty, TyNode, Val};
use std::fmt::Write as _;

impl Store {
    /// A type in source syntax.
    pub(crate) fn type_text(&self, ty: Ty) -> String {
        let mut out = String::new();
        self.print_type(ty, &mut out);
        out
    }

    /// A value in source syntax.
    pub(crate) fn value_text(&self, value: Val) -> String {
        let mut out = String::new();
        self.print_value(value, &mut out);
        out
    }

    /// A value in source syntax; a string without its quotes.
    pub(crate) fn unquoted_text(&self, value: Val) -> String {
        let mut out = String::new();
        self.print_unquoted(value, &mut out);
        out
    }

    pub(crate) fn print_type(&self, ty: Ty, out: &mut String) {
        match self.types.node(ty) {
            TyNode::Bit => out.push_str("bit"),
            TyNode::Int => out.push_str("int"),
            TyNode::String => out.push_str("string"),
            TyNode::Dag => out.push_str("dag"),
            TyNode::Bits(width) => {
                let _ = write!(out, "bits<{width}>");
            }
            TyNode::List(element) => {
                out.push_str("list<");
                self.print_type(element, out);
                out.push('>');
            }
            TyNode::Record(seq) => match self.types.classes(seq) {
                &[class] => self.print_record_name(class, out),
                classes => {
                    out.push('{');
                    for (i, &class) in classes.iter().enumerate() {
                        if i > 0 {
                            out.push_str(", ");
                        }
                        self.print_record_name(class, out);
                    }
                    out.push('}');
                }
            },
        }
    }

    pub(crate) fn print_record_name(&self, id: RecordId, out: &mut String) {
        self.print_unquoted(self.record(id).name, out);
    }

    pub(crate) fn print_unquoted(&self, value: Val, out: &mut String) {
        match self.node(value) {
            Node::Str { sym, .. } => out.push_str(self.text(sym)),
            _ => self.print_value(value, out),
        }
    }

    fn print_separated(&self, values: &[Val], out: &mut String) {
        for (i, &value) in values.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.print_value(value, out);
        }
    }

    fn print_call(&self, op: Op, ty: Option<Ty>, operands: &[Val], out: &mut String) {
        out.push('!');
        out.push_str(op.text());
        if let Some(ty) = ty {
            out.push('<');
            self.print_type(ty, out);
            out.push('>');
        }
        out.push('(');
        self.print_separated(operands, out);
        out.push(')');
    }

    pub(crate) fn print_value(&self, value: Val, out: &mut String) {
        match self.node(value) {
            Node::Unset => out.push('?'),
            Node::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            Node::Int(value) => {
                let _ = write!(out, "{value}");
            }
            Node::Str { sym, code: false, .. } => {
                out.push('"');
                out.push_str(self.text(sym));
                out.push('"');
            }
            Node::Str { sym, code: true, .. } => {
                out.push_str("[{");
                out.push_str(self.text(sym));
                out.push_str("}]");
            }
            Node::Bits(bits) => self.print_bits(self.values.seq(bits), out),
            Node::List(_, elements) => {
                out.push('[');
                self.print_separated(self.values.seq(elements), out);
                out.push(']');
            }
            Node::Dag { op, name, args } => self.print_dag(op, name, self.values.seq(args), out),
            Node::Un { op, ty, a } => {
                self.print_call(op, matches!(op, Op::Cast).then_some(ty), &[a], out);
            }
            Node::Bin { op: Op::ListElem | Op::ListSlice, a, b, .. } => {
                self.print_value(a, out);
                out.push('[');
                self.print_value(b, out);
                out.push(']');
            }
            Node::Bin { op: Op::RangeClosed, a, b, .. } => {
                self.print_value(a, out);
                out.push_str("...");
                self.print_value(b, out);
            }
            Node::Bin { op, ty, a, b } => {
                self.print_call(op, matches!(op, Op::GetDagArg).then_some(ty), &[a, b], out);
            }
            Node::Tern { op: op @ (Op::Foreach | Op::Filter | Op::Sort), a, b, c, .. } => {
                // The name of the iteration variable is a string in the node but bare in the text.
                let _ = write!(out, "!{}(", op.text());
                self.print_unquoted(a, out);
                out.push_str(", ");
                self.print_separated(&[b, c], out);
                out.push(')');
            }
            Node::Tern { op, a, b, c, .. } => self.print_call(op, None, &[a, b, c], out),
            Node::Cond { arms, .. } => self.print_cond(self.values.seq(arms), out),
            Node::Fold { parts, .. } => self.print_foldl(self.values.seq(parts), out),
            Node::IsA { ty, a } => self.print_call(Op::IsA, Some(ty), &[a], out),
            Node::Exists { ty, a } => self.print_call(Op::Exists, Some(ty), &[a], out),
            Node::Instances { ty, a } => self.print_call(Op::Instances, Some(ty), &[a], out),
            Node::Var { name, .. } => out.push_str(self.text(name)),
            Node::VarBit { a, bit } => {
                self.print_value(a, out);
                let _ = write!(out, "{{{bit}}}");
            }
            Node::Def(id) => self.print_record_name(id, out),
            Node::Inline { class, args } => {
                self.print_record_name(class, out);
                out.push('<');
                self.print_separated(self.values.seq(args), out);
                out.push('>');
            }
            Node::Field { a, name, .. } => {
                self.print_value(a, out);
                out.push('.');
                out.push_str(self.text(name));
            }
            Node::Positional { index, a } => {
                let _ = write!(out, "{index}: ");
                self.print_value(a, out);
            }
            Node::Named { name, a } => {
                let _ = write!(out, "\"{}\": ", self.text(name));
                self.print_value(a, out);
            }
            Node::AnonymousName(number) => {
                let _ = write!(out, "anonymous_{number}");
            }
        }
    }

    fn print_bits(&self, bits: &[Val], out: &mut String) {
        out.push_str("{ ");
        for (i, &bit) in bits.iter().rev().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.print_value(bit, out);
        }
        out.push_str(" }");
    }

    fn print_cond(&self, arms: &[Val], out: &mut String) {
        out.push_str("!cond(");
        for (i, arm) in arms.chunks_exact(2).enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.print_value(arm[0], out);
            out.push_str(": ");
            self.print_value(arm[1], out);
        }
        out.push(')');
    }

    fn print_foldl(&self, parts: &[Val], out: &mut String) {
        out.push_str("!foldl(");
        for (i, &part) in parts.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            // The accumulator's and the element's name.
            if matches!(i, 2 | 3) {
                self.print_unquoted(part, out);
            } else {
                self.print_value(part, out);
            }
        }
        out.push(')');
    }

    fn print_dag(&self, op: Val, name: Val, args: &[Val], out: &mut String) {
        out.push('(');
        self.print_value(op, out);
        if name != Val::UNSET {
            out.push_str(":$");
            self.print_unquoted(name, out);
        }
        for (i, arg) in args.chunks_exact(2).enumerate() {
            out.push_str(if i == 0 { " " } else { ", " });
            self.print_value(arg[0], out);
            if arg[1] != Val::UNSET {
                out.push_str(":$");
                self.print_unquoted(arg[1], out);
            }
        }
        out.push(')');
    }
}
