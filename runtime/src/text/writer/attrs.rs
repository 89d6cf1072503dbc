//! Printing of attributes.

use super::{AliasTarget, AsmWriter, TypeElision, write_hex_byte};
use crate::core::attrs::{
    AttrRef, Attribute, BuiltinAttr, DictionaryAttr, NamedAttribute, StringAttr,
};
use crate::core::types::TypeRef;
use crate::kinds::attrs::{
    ArrayAttr, DenseArrayAttr, DenseElementsAttr, DenseResourceElementsAttr,
    DenseStringElementsAttr, DistinctAttr, ElementKind, FloatAttr, IntegerAttr, OpaqueAttr,
    SparseElementsAttr, StridedLayoutAttr, SymbolRefAttr, TypeAttr, TypedAttr,
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
        let view = self.ctx.attr_ref(attribute.into());
        self.print_view_elided(view, view.def().builtin_kind(), elide);
    }

    /// Like [`print_attribute_elided`](Self::print_attribute_elided); `kind` is the attribute's kind.
    fn print_view_elided(&mut self, view: AttrRef<'c>, kind: BuiltinAttr, elide: TypeElision) {
        if self.collector.is_some() {
            let elide_type = elide == TypeElision::Must;
            self.collect(AliasTarget::Attr(view.handle()), false, elide_type);
        } else if never_aliased(kind) || !self.print_attribute_alias(view) {
            self.print_view(view, kind, elide);
        }
    }

    /// Writes the alias of an attribute. Returns false if it has none. Upstream's `printAlias`.
    #[inline]
    pub fn print_attribute_alias(&mut self, attribute: impl Into<Attribute>) -> bool {
        if self.collector.is_some() {
            // The attribute may have an alias in the text.
            self.collect(AliasTarget::Attr(attribute.into()), false, false);
            return true;
        }
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
        let kind = view.def().builtin_kind();
        if kind != BuiltinAttr::Unit {
            self.write(" = ");
            self.print_view_elided(view, kind, TypeElision::Never);
        }
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
        self.print_view(view, view.def().builtin_kind(), elide);
    }

    /// Like [`print_attribute_without_alias`](Self::print_attribute_without_alias); `kind` is the attribute's kind.
    fn print_view(&mut self, view: AttrRef<'c>, kind: BuiltinAttr, elide: TypeElision) {
        match kind {
            BuiltinAttr::Unit => self.write("unit"),
            BuiltinAttr::Integer => self.print_integer(view.cast(), elide),
            BuiltinAttr::Float => self.print_float(view.cast(), elide),
            BuiltinAttr::String => self.print_string_attr(view.cast(), elide),
            BuiltinAttr::Array => self.print_array(view.cast()),
            BuiltinAttr::Dictionary => self.print_dictionary(view.cast()),
            BuiltinAttr::Type => self.print_type(view.cast::<TypeAttr<'_>>().value().handle()),
            BuiltinAttr::SymbolRef => self.print_symbol_ref(view.cast()),
            BuiltinAttr::AffineMap => {
                self.write("affine_map<");
                self.print_affine_map(view.cast());
                self.write_char('>');
            }
            BuiltinAttr::IntegerSet => {
                self.write("affine_set<");
                self.print_integer_set(view.cast());
                self.write_char('>');
            }
            BuiltinAttr::StridedLayout => self.print_strided_layout(view.cast()),
            BuiltinAttr::DenseArray => self.print_dense_array(view.cast()),
            BuiltinAttr::Distinct => self.print_distinct(view.cast()),
            BuiltinAttr::Opaque => self.print_opaque(view.cast(), elide),
            BuiltinAttr::DenseElements => {
                let dense = view.cast::<DenseElementsAttr<'_>>();
                self.print_dense(dense.ty(), dense.is_splat(), elide, |w| {
                    w.print_dense_elements(dense, true);
                });
            }
            BuiltinAttr::DenseStringElements => {
                let dense = view.cast::<DenseStringElementsAttr<'_>>();
                self.print_dense(dense.ty(), dense.is_splat(), elide, |w| {
                    w.print_dense_strings(dense);
                });
            }
            BuiltinAttr::SparseElements => self.print_sparse_elements(view.cast(), elide),
            BuiltinAttr::DenseResourceElements => self.print_dense_resource(view.cast(), elide),
            BuiltinAttr::UnknownLoc
            | BuiltinAttr::FileLineColRange
            | BuiltinAttr::NameLoc
            | BuiltinAttr::CallSiteLoc
            | BuiltinAttr::FusedLoc => self.print_location_view(view, false),
            BuiltinAttr::NotBuiltin => {
                self.print_dialect_attribute(view);
                if let Some(typed) = view.dyn_cast::<TypedAttr<'_>>() {
                    self.print_type_unless_none(typed.ty(), elide);
                }
            }
        }
    }

    /// Writes the type after an attribute, unless it is elided.
    fn print_type_of_attribute(&mut self, ty: TypeRef<'_>, elide: TypeElision) {
        if elide != TypeElision::Must {
            self.write(" : ");
            self.print_type(ty.handle());
        }
    }

    fn print_type_unless_none(&mut self, ty: TypeRef<'_>, elide: TypeElision) {
        if !ty.isa::<NoneType<'_>>() {
            self.print_type_of_attribute(ty, elide);
        }
    }

    fn print_dialect_attribute(&mut self, view: AttrRef<'c>) {
        self.write_unaliased(view, |w, view| {
            w.write_dialect_symbol('#', view.def().dialect, |w| w.print_attribute_body(view));
        });
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

    fn print_integer(&mut self, integer: IntegerAttr<'_>, elide: TypeElision) {
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
        if form != IntegerForm::Bool && !is_plain {
            self.print_type_of_attribute(ty, elide);
        }
    }

    fn print_float(&mut self, float: FloatAttr<'_>, elide: TypeElision) {
        let hexadecimal = float.value().write(&mut self.out);
        let is_f64 = float.value().semantics() == FloatSemantics::F64;
        if !(elide == TypeElision::May && is_f64 && !hexadecimal) {
            self.print_type_of_attribute(float.ty(), elide);
        }
    }

    fn print_string_attr(&mut self, string: StringAttr<'_>, elide: TypeElision) {
        self.write_char('"');
        self.write_escaped_ident(string.ident());
        self.write_char('"');
        if let Some(ty) = string.given_type() {
            self.print_type_of_attribute(self.ctx.type_ref(ty), elide);
        }
    }

    fn print_array(&mut self, array: ArrayAttr<'_>) {
        self.write_char('[');
        self.comma_separated(array.value(), |w, &element| {
            w.print_attribute_elided(element, TypeElision::May);
        });
        self.write_char(']');
    }

    fn print_dictionary(&mut self, dictionary: DictionaryAttr<'_>) {
        self.write_char('{');
        self.comma_separated(dictionary.value(), |w, &entry| w.print_named_attribute(entry));
        self.write_char('}');
    }

    fn print_symbol_ref(&mut self, symbol: SymbolRefAttr<'_>) {
        self.write_symbol_name(symbol.root_reference());
        for &nested in symbol.nested_references() {
            self.write("::");
            self.write_symbol_name(nested);
        }
    }

    fn print_opaque(&mut self, opaque: OpaqueAttr<'_>, elide: TypeElision) {
        let ctx = self.ctx;
        self.write_dialect_symbol('#', ctx.ident_str(opaque.dialect_namespace()), |w| {
            w.write(ctx.ident_str(opaque.attr_data()));
        });
        self.print_type_unless_none(opaque.ty(), elide);
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
        if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
            self.comma_separated(0..array.len(), |w, index| {
                let value = array.number_of(integer.width(), index);
                write_element_int(&value, integer.is_unsigned(), &mut w.out);
            });
        } else if let Some(float) = ty.dyn_cast::<FloatType<'_>>() {
            self.comma_separated(0..array.len(), |w, index| {
                let bits = array.number_of(float.width(), index).low_u128();
                ApFloat::from_bits(float.semantics(), bits).write(&mut w.out);
            });
        }
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
        let Some(limit) = self.flags.elide_elements_attrs_if_larger else { return false };
        !splat && ty.num_elements().unwrap_or(i64::MAX).unsigned_abs() > limit
    }

    /// Writes `dense<...>` and the type; `write` writes the elements.
    fn print_dense(
        &mut self,
        ty: ShapedType<'_>,
        splat: bool,
        elide: TypeElision,
        write: impl FnOnce(&mut Self),
    ) {
        if self.elides(ty, splat) {
            self.write(ELIDED);
        } else {
            self.write("dense<");
            write(self);
            self.write_char('>');
        }
        self.print_type_of_attribute(*ty, elide);
    }

    fn print_dense_resource(
        &mut self,
        resource: DenseResourceElementsAttr<'_>,
        elide: TypeElision,
    ) {
        let key = resource.key();
        self.write("dense_resource<");
        self.write_keyword_or_string(key);
        self.write_char('>');
        if !self.resources.contains(&key) {
            self.resources.push(key);
        }
        self.print_type_of_attribute(*resource.ty(), elide);
    }

    fn print_sparse_elements(&mut self, sparse: SparseElementsAttr<'_>, elide: TypeElision) {
        self.print_sparse_contents(sparse);
        self.print_type_of_attribute(*sparse.ty(), elide);
    }

    fn print_sparse_contents(&mut self, sparse: SparseElementsAttr<'_>) {
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
        let limit = self.flags.elements_attrs_with_hex_if_larger.filter(|_| hex);
        if !dense.is_splat() && limit.is_some_and(|limit| dense.num_elements() as u64 > limit) {
            let data = dense.raw_data();
            self.out.reserve(data.len() * 2 + 4);
            self.write("\"0x");
            for &byte in data {
                write_hex_byte(byte, &mut self.out);
            }
            return self.write_char('"');
        }
        let ty = dense.ty();
        let element = ty.element_type();
        let kind = dense.kind();
        let number_type =
            element.dyn_cast::<ComplexType<'_>>().map_or(element, |complex| complex.element_type());
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
        self.print_nested(ty.shape().unwrap_or(&[]), dense.is_splat(), |w, index| {
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
