//! Printing of attributes.

use super::{AliasTarget, AsmWriter, TypeElision, write_hex_byte};
use crate::core::attrs::{
    AttrRef, Attribute, BuiltinAttr, DictionaryAttr, NamedAttribute, StringAttr,
};
use crate::core::types::TypeRef;
use crate::kinds::attrs::{
    AffineMapAttr, ArrayAttr, DenseArrayAttr, DenseElementsAttr, DenseResourceElementsAttr,
    DenseStringElementsAttr, DistinctAttr, ElementKind, FloatAttr, IntegerAttr, IntegerSetAttr,
    OpaqueAttr, SparseElementsAttr, StridedLayoutAttr, SymbolRefAttr, TypeAttr, TypedAttr,
};
use crate::kinds::types::{ComplexType, DYNAMIC, FloatType, IntegerType, NoneType, ShapedType};
use crate::support::apfloat::{ApFloat, FloatSemantics};
use crate::support::apint::ApInt;

impl<'c> AsmWriter<'c> {
    /// Writes an attribute, by its alias if it has one. Upstream's `printAttribute`.
    pub fn print_attribute(&mut self, attribute: impl Into<Attribute>) {
        self.print_attribute_elided(attribute, TypeElision::Never);
    }

    /// Writes an attribute without its type, upstream's `printAttributeWithoutType`.
    pub fn print_attribute_without_type(&mut self, attribute: impl Into<Attribute>) {
        self.print_attribute_elided(attribute, TypeElision::Must);
    }

    /// Writes an attribute, by its alias if it has one.
    pub fn print_attribute_elided(&mut self, attribute: impl Into<Attribute>, elide: TypeElision) {
        let attribute = attribute.into();
        if self.collector.is_some() {
            let elide_type = elide == TypeElision::Must;
            return self.collect(AliasTarget::Attr(attribute), false, elide_type);
        }
        let kind = self.ctx.attr_ref(attribute).def().builtin_kind();
        if !never_aliased(kind) && self.print_attribute_alias(attribute) {
            return;
        }
        self.print_attribute_without_alias(attribute, elide);
    }

    /// Writes the alias of an attribute. Returns false if it has none. Upstream's `printAlias`.
    #[inline]
    pub fn print_attribute_alias(&mut self, attribute: impl Into<Attribute>) -> bool {
        if self.aliases.attrs.is_empty() {
            return false;
        }
        let Some(name) = self.aliases.attrs.get(&attribute.into()) else { return false };
        self.out.push('#');
        self.out.push_str(name);
        true
    }

    /// Writes `name = value`, or `name` for a unit attribute.
    pub fn print_named_attribute(&mut self, entry: NamedAttribute) {
        self.write_keyword_or_string(entry.name);
        let view = self.ctx.attr_ref(entry.value);
        if view.def().builtin_kind() == BuiltinAttr::Unit {
            return;
        }
        self.write(" = ");
        self.print_attribute(entry.value);
    }

    /// Runs the printer of a dialect attribute to record its sub-elements.
    pub(in crate::text) fn collect_attribute_body(&mut self, view: AttrRef<'c>) {
        self.print_attribute_body(view);
    }

    /// Writes an attribute in full; its sub-elements may use aliases.
    pub fn print_attribute_without_alias(
        &mut self,
        attribute: impl Into<Attribute>,
        elide: TypeElision,
    ) {
        let view = self.ctx.attr_ref(attribute.into());
        match view.def().builtin_kind() {
            BuiltinAttr::Unit => return self.write("unit"),
            BuiltinAttr::Integer => {
                let integer = view.cast::<IntegerAttr<'_>>();
                if self.print_integer(integer, elide) && elide != TypeElision::Must {
                    self.write(" : ");
                    self.print_type(integer.ty().handle());
                }
                return;
            }
            BuiltinAttr::Float => {
                let float = view.cast::<FloatAttr<'_>>();
                let hexadecimal = float.value().write(&mut self.out);
                let is_f64 = float.value().semantics() == FloatSemantics::F64;
                if elide != TypeElision::Must
                    && !(elide == TypeElision::May && is_f64 && !hexadecimal)
                {
                    self.write(" : ");
                    self.print_type(float.ty().handle());
                }
                return;
            }
            BuiltinAttr::String => {
                let string = view.cast::<StringAttr<'_>>();
                self.write_char('"');
                self.write_escaped_ident(string.ident());
                self.write_char('"');
                if let Some(ty) = string.given_type().filter(|_| elide != TypeElision::Must) {
                    self.write(" : ");
                    self.print_type(ty);
                }
                return;
            }
            BuiltinAttr::Array => {
                self.write_char('[');
                self.comma_separated(view.cast::<ArrayAttr<'_>>().value(), |w, &element| {
                    w.print_attribute_elided(element, TypeElision::May);
                });
                return self.write_char(']');
            }
            BuiltinAttr::Dictionary => {
                self.write_char('{');
                self.comma_separated(view.cast::<DictionaryAttr<'_>>().value(), |w, &entry| {
                    w.print_named_attribute(entry);
                });
                return self.write_char('}');
            }
            BuiltinAttr::Type => {
                return self.print_type(view.cast::<TypeAttr<'_>>().value().handle());
            }
            BuiltinAttr::SymbolRef => {
                let symbol = view.cast::<SymbolRefAttr<'_>>();
                self.write_symbol_name(symbol.root_reference());
                for &nested in symbol.nested_references() {
                    self.write("::");
                    self.write_symbol_name(nested);
                }
                return;
            }
            BuiltinAttr::AffineMap => {
                self.write("affine_map<");
                self.print_affine_map(view.cast::<AffineMapAttr<'_>>());
                return self.write_char('>');
            }
            BuiltinAttr::IntegerSet => {
                self.write("affine_set<");
                self.print_integer_set(view.cast::<IntegerSetAttr<'_>>());
                return self.write_char('>');
            }
            BuiltinAttr::StridedLayout => self.print_strided_layout(view.cast()),
            BuiltinAttr::DenseArray => return self.print_dense_array(view.cast()),
            BuiltinAttr::Distinct => return self.print_distinct(view.cast()),
            BuiltinAttr::Opaque => {
                let opaque = view.cast::<OpaqueAttr<'_>>();
                let ctx = self.ctx;
                self.write_dialect_symbol('#', ctx.ident_str(opaque.dialect_namespace()), |w| {
                    w.write(ctx.ident_str(opaque.attr_data()));
                });
            }
            BuiltinAttr::DenseElements => {
                let dense = view.cast::<DenseElementsAttr<'_>>();
                if self.elides(dense.ty(), dense.is_splat()) {
                    self.write(ELIDED);
                } else {
                    self.write("dense<");
                    self.print_dense_elements(dense, true);
                    self.write_char('>');
                }
            }
            BuiltinAttr::DenseStringElements => {
                let dense = view.cast::<DenseStringElementsAttr<'_>>();
                if self.elides(dense.ty(), dense.is_splat()) {
                    self.write(ELIDED);
                } else {
                    self.write("dense<");
                    self.print_dense_strings(dense);
                    self.write_char('>');
                }
            }
            BuiltinAttr::SparseElements => self.print_sparse_elements(view.cast()),
            BuiltinAttr::DenseResourceElements => {
                let key = view.cast::<DenseResourceElementsAttr<'_>>().key();
                self.write("dense_resource<");
                self.write_keyword_or_string(key);
                self.write_char('>');
                if !self.resources.contains(&key) {
                    self.resources.push(key);
                }
            }
            BuiltinAttr::UnknownLoc
            | BuiltinAttr::FileLineColRange
            | BuiltinAttr::NameLoc
            | BuiltinAttr::CallSiteLoc
            | BuiltinAttr::FusedLoc => return self.print_location_view(view, false),
            BuiltinAttr::NotBuiltin => self.print_dialect_attribute(view),
        }
        if elide != TypeElision::Must
            && let Some(typed) = view.dyn_cast::<TypedAttr<'_>>()
            && !typed.ty().isa::<NoneType<'_>>()
        {
            self.write(" : ");
            self.print_type(typed.ty().handle());
        }
    }

    fn print_dialect_attribute(&mut self, view: AttrRef<'c>) {
        let def = view.def();
        self.write_dialect_symbol('#', def.dialect, |w| w.print_attribute_body(view));
    }

    /// Writes the text of a dialect attribute after its namespace.
    fn print_attribute_body(&mut self, view: AttrRef<'c>) {
        let def = view.def();
        match def.printer() {
            Some(print) => print(view, self),
            None => self.print_generated_attribute(view),
        }
    }

    /// Writes the generated text of a dialect attribute after its namespace: the mnemonic and the parameters. For
    /// dialects with a hand-written attribute printer. Upstream's `generatedAttributePrinter`.
    pub fn print_generated_attribute(&mut self, attr: AttrRef<'c>) {
        let def = attr.def();
        self.write(def.mnemonic());
        if let Some(print) = def.short_printer() {
            print(attr, self);
        }
    }

    /// Returns whether the type must follow.
    fn print_integer(&mut self, integer: IntegerAttr<'_>, elide: TypeElision) -> bool {
        let ty = integer.ty();
        let form = IntegerForm::of(ty);
        match integer.int() {
            Some(value) if form == IntegerForm::Bool => {
                self.write(if value == 0 { "false" } else { "true" });
            }
            Some(value) if value >= 0 || form != IntegerForm::Unsigned => self.write_i64(value),
            _ => write_int(&integer.value(), form == IntegerForm::Unsigned, &mut self.out),
        }
        let is_plain = elide == TypeElision::May && form == IntegerForm::Assumed;
        form != IntegerForm::Bool && !is_plain
    }

    fn print_strided_layout(&mut self, layout: StridedLayoutAttr<'_>) {
        fn number(w: &mut AsmWriter<'_>, value: i64) {
            if value == DYNAMIC { w.write_char('?') } else { w.write_i64(value) }
        }
        self.write("strided<[");
        self.comma_separated(layout.strides(), |w, &stride| number(w, stride));
        self.write_char(']');
        if layout.offset() != 0 {
            self.write(", offset: ");
            number(self, layout.offset());
        }
        self.write_char('>');
    }

    fn print_dense_array(&mut self, array: DenseArrayAttr<'_>) {
        self.write("array<");
        self.print_type(array.element_type().handle());
        if !array.is_empty() {
            self.write(": ");
            self.print_dense_array_elements(array);
        }
        self.write_char('>');
    }

    /// Writes the elements separated by commas, upstream's `printWithoutBraces`.
    pub fn print_dense_array_elements(&mut self, array: DenseArrayAttr<'_>) {
        let ty = array.element_type();
        let (float, unsigned) = (ty.dyn_cast::<FloatType<'_>>(), ty.is_unsigned_integer());
        let width = array.element_width();
        self.comma_separated(0..array.len(), |w, index| match float {
            Some(float) => {
                let bits = array.number_of(width, index).low_u128();
                ApFloat::from_bits(float.semantics(), bits).write(&mut w.out);
            }
            None => write_element_int(&array.number_of(width, index), unsigned, &mut w.out),
        });
    }

    fn print_distinct(&mut self, distinct: DistinctAttr<'_>) {
        let next = self.distinct.len();
        let number = *self.distinct.entry(distinct.handle()).or_insert(next);
        self.write("distinct[");
        self.write_u64(number as u64);
        self.write("]<");
        let inner = distinct.referenced_attr();
        if inner.def().builtin_kind() != BuiltinAttr::Unit {
            self.print_attribute(inner.handle());
        }
        self.write_char('>');
    }

    /// Whether an elements attribute of type `ty` has too many elements to print.
    fn elides(&self, ty: ShapedType<'_>, splat: bool) -> bool {
        let count = ty.num_elements().unwrap_or(i64::MAX).unsigned_abs();
        !splat && self.flags.elide_elements_attrs_if_larger.is_some_and(|limit| count > limit)
    }

    fn print_sparse_elements(&mut self, sparse: SparseElementsAttr<'_>) {
        let (indices, values) = (sparse.indices(), sparse.values());
        let elided = |view: AttrRef<'_>| {
            view.dyn_cast::<crate::kinds::attrs::ElementsAttr<'_>>()
                .is_some_and(|elements| self.elides(elements.ty(), elements.is_splat()))
        };
        if elided(*indices) || elided(values) {
            return self.write(ELIDED);
        }
        self.write("sparse<");
        if indices.num_elements() != 0 {
            self.print_dense_elements(indices, false);
            self.write(", ");
            if let Some(dense) = values.dyn_cast::<DenseElementsAttr<'_>>() {
                self.print_dense_elements(dense, true);
            } else if let Some(dense) = values.dyn_cast::<DenseStringElementsAttr<'_>>() {
                self.print_dense_strings(dense);
            }
        }
        self.write_char('>');
    }

    /// Writes the contents between `dense<` and `>`.
    pub(crate) fn print_dense_elements(&mut self, dense: DenseElementsAttr<'_>, hex: bool) {
        let count = dense.num_elements();
        let limit = self.flags.elements_attrs_with_hex_if_larger;
        if !dense.is_splat() && hex && limit.is_some_and(|limit| count as u64 > limit) {
            let data = dense.raw_data();
            self.out.reserve(data.len() * 2 + 4);
            self.write("\"0x");
            for &byte in data {
                write_hex_byte(byte, &mut self.out);
            }
            return self.write_char('"');
        }
        let ty = dense.element_type();
        let kind = dense.kind();
        let number_type =
            ty.dyn_cast::<ComplexType<'_>>().map_or(ty, |complex| complex.element_type());
        let unsigned = number_type.is_unsigned_integer();
        let number = |w: &mut Self, index: usize| {
            let bits = dense.number_of(kind, index);
            match kind {
                ElementKind::Float(semantics) | ElementKind::ComplexFloat(semantics) => {
                    ApFloat::from_bits(semantics, bits.low_u128()).write(&mut w.out);
                }
                _ => write_element_int(&bits, unsigned, &mut w.out),
            }
        };
        self.print_nested(dense.ty().shape().unwrap_or(&[]), dense.is_splat(), |w, index| {
            if kind.is_complex() {
                w.write_char('(');
                number(w, index * 2);
                w.write_char(',');
                number(w, index * 2 + 1);
                w.write_char(')');
            } else {
                number(w, index);
            }
        });
    }

    fn print_dense_strings(&mut self, dense: DenseStringElementsAttr<'_>) {
        let ctx = self.ctx;
        let values = dense.raw_values();
        self.print_nested(dense.ty().shape().unwrap_or(&[]), dense.is_splat(), |w, index| {
            if let Some(&value) = values.get(index) {
                w.write_string(ctx.ident_bytes(value));
            }
        });
    }

    /// Writes elements in nested brackets according to the shape.
    fn print_nested(
        &mut self,
        shape: &[i64],
        splat: bool,
        mut element: impl FnMut(&mut Self, usize),
    ) {
        if splat {
            return element(self, 0);
        }
        if shape.contains(&0) {
            return;
        }
        let rank = shape.len();
        let mut counter = vec![0i64; rank];
        let mut open = 0;
        let count = shape.iter().map(|&size| usize::try_from(size).unwrap_or(0)).product();
        for index in 0..count {
            if index != 0 {
                self.write(", ");
            }
            for _ in open..rank {
                self.write_char('[');
            }
            open = rank;
            element(self, index);
            for dimension in (0..rank).rev() {
                counter[dimension] += 1;
                if counter[dimension] < shape[dimension] {
                    break;
                }
                counter[dimension] = 0;
                open -= 1;
                self.write_char(']');
            }
        }
    }
}

/// Replaces elided contents.
const ELIDED: &str = "dense_resource<__elided__>";

/// The form of constants of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum IntegerForm {
    /// `true` and `false`, without the type: `i1`.
    Bool,
    /// Signed, without the type, which the parser assumes: `i64`.
    Assumed,
    /// Unsigned.
    Unsigned,
    /// Signed.
    Signed,
}

impl IntegerForm {
    fn of(ty: TypeRef<'_>) -> IntegerForm {
        match ty.dyn_cast::<IntegerType<'_>>() {
            Some(integer) if integer.is_unsigned() => IntegerForm::Unsigned,
            Some(integer) if integer.is_signless() && integer.width() == 1 => IntegerForm::Bool,
            Some(integer) if integer.is_signless() && integer.width() == 64 => IntegerForm::Assumed,
            _ => IntegerForm::Signed,
        }
    }
}

/// Appends an integer.
fn write_int(value: &ApInt, unsigned: bool, out: &mut String) {
    if unsigned { value.write_unsigned(out) } else { value.write_signed(out) }
}

/// Whether attributes of this kind never have aliases.
fn never_aliased(kind: BuiltinAttr) -> bool {
    use BuiltinAttr as B;
    matches!(kind, B::Integer | B::Float | B::Unit | B::DenseArray | B::SymbolRef | B::Type)
}

/// Appends an element: like [`write_int`], but single bits as `true` and `false`.
fn write_element_int(value: &ApInt, unsigned: bool, out: &mut String) {
    if value.width() == 1 {
        out.push_str(if value.is_zero() { "false" } else { "true" });
    } else {
        write_int(value, unsigned, out);
    }
}
