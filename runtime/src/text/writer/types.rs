//! Printing of types.

use super::{AliasTarget, AsmWriter};
use crate::core::types::{BuiltinType, Type, TypeRef};
use crate::kinds::types::{
    BuiltinFloatType, ComplexType, DYNAMIC, FunctionType, GraphType, IntegerType, MemRefType,
    OpaqueType, RankedTensorType, Signedness, TupleType, UnrankedMemRefType, UnrankedTensorType,
    VectorType,
};

impl<'c> AsmWriter<'c> {
    /// Writes a type, by its alias if it has one. Upstream's `printType`.
    pub fn print_type(&mut self, ty: impl Into<Type>) {
        let ty = ty.into();
        if self.collector.is_some() {
            return self.collect(AliasTarget::Type(ty), false, false);
        }
        if !self.aliases.types.is_empty() && self.print_type_alias(ty) {
            return;
        }
        self.print_type_without_alias(ty);
    }

    /// Writes the alias of a type. Returns false if it has none. Upstream's `printAlias`.
    pub fn print_type_alias(&mut self, ty: impl Into<Type>) -> bool {
        if self.collector.is_some() {
            self.collect(AliasTarget::Type(ty.into()), false, false);
            return true;
        }
        let Some(name) = self.aliases.types.get(&ty.into()) else { return false };
        self.out.push('!');
        self.out.push_str(name);
        true
    }

    /// Runs the printer of a dialect type to record its sub-elements.
    pub(in crate::text) fn collect_type_body(&mut self, view: TypeRef<'c>) {
        self.print_type_body(view);
    }

    /// Writes a type in full; its sub-elements may use aliases.
    pub fn print_type_without_alias(&mut self, ty: impl Into<Type>) {
        let view = self.ctx.type_ref(ty.into());
        match view.def().builtin_kind() {
            BuiltinType::Integer => self.print_integer_type(view.cast()),
            BuiltinType::Index => self.write("index"),
            BuiltinType::None => self.write("none"),
            BuiltinType::Float => {
                self.write(view.cast::<BuiltinFloatType<'_>>().semantics().keyword());
            }
            BuiltinType::Function => {
                let function = view.cast::<FunctionType<'_>>();
                self.print_signature(function.inputs(), function.results());
            }
            BuiltinType::Graph => {
                let graph = view.cast::<GraphType<'_>>();
                self.print_signature(graph.inputs(), graph.results());
            }
            BuiltinType::Tuple => {
                self.write("tuple<");
                self.print_types(view.cast::<TupleType<'_>>().types());
                self.write_char('>');
            }
            BuiltinType::Complex => {
                self.write("complex<");
                self.print_type(view.cast::<ComplexType<'_>>().element_type().handle());
                self.write_char('>');
            }
            BuiltinType::Vector => self.print_vector_type(view.cast()),
            BuiltinType::RankedTensor => {
                let tensor = view.cast::<RankedTensorType<'_>>();
                self.write("tensor<");
                self.print_shape(tensor.shape());
                self.print_type(tensor.element_type().handle());
                if let Some(encoding) = tensor.encoding() {
                    self.write(", ");
                    self.print_attribute(encoding);
                }
                self.write_char('>');
            }
            BuiltinType::UnrankedTensor => {
                self.write("tensor<*x");
                self.print_type(view.cast::<UnrankedTensorType<'_>>().element_type().handle());
                self.write_char('>');
            }
            BuiltinType::MemRef => {
                let memref = view.cast::<MemRefType<'_>>();
                self.write("memref<");
                self.print_shape(memref.shape());
                self.print_type(memref.element_type().handle());
                if let Some(layout) = memref.layout() {
                    self.write(", ");
                    self.print_attribute_elided(layout, super::TypeElision::May);
                }
                self.print_memory_space(memref.memory_space());
                self.write_char('>');
            }
            BuiltinType::UnrankedMemRef => {
                let memref = view.cast::<UnrankedMemRefType<'_>>();
                self.write("memref<*x");
                self.print_type(memref.element_type().handle());
                self.print_memory_space(memref.memory_space());
                self.write_char('>');
            }
            BuiltinType::Opaque => {
                let opaque = view.cast::<OpaqueType<'_>>();
                let ctx = self.ctx;
                self.write_dialect_symbol('!', ctx.ident_str(opaque.dialect_namespace()), |w| {
                    w.write(ctx.ident_str(opaque.type_data()));
                });
            }
            BuiltinType::NotBuiltin => self.print_dialect_type(view),
        }
    }

    fn print_dialect_type(&mut self, view: TypeRef<'c>) {
        let def = view.def();
        self.write_dialect_symbol('!', def.dialect, |w| w.print_type_body(view));
    }

    /// Writes the text of a dialect type after its namespace.
    fn print_type_body(&mut self, view: TypeRef<'c>) {
        let def = view.def();
        match def.printer() {
            Some(print) => print(view, self),
            None => self.print_generated_type(view),
        }
    }

    /// Writes the generated text of a dialect type after its namespace: the mnemonic and the parameters. For dialects
    /// with a hand-written type printer. Upstream's `generatedTypePrinter`.
    pub fn print_generated_type(&mut self, ty: TypeRef<'c>) {
        let def = ty.def();
        self.write(def.mnemonic());
        if let Some(print) = def.short_printer() {
            print(ty, self);
        }
    }

    /// Writes types separated by commas.
    pub fn print_types(&mut self, types: &[Type]) {
        self.comma_separated(types, |w, &ty| w.print_type(ty));
    }

    /// Writes `(inputs) -> results`. The results are in parentheses unless there is exactly one that is not a
    /// function type. Upstream's `printFunctionalType`.
    pub fn print_signature(&mut self, inputs: &[Type], results: &[Type]) {
        self.write_char('(');
        self.print_types(inputs);
        self.write(") -> ");
        self.print_arrow_results(results);
    }

    /// Writes the results of a function type.
    pub fn print_arrow_results(&mut self, results: &[Type]) {
        if let [single] = results
            && !matches!(
                self.ctx.type_ref(*single).def().builtin_kind(),
                BuiltinType::Function | BuiltinType::Graph
            )
        {
            return self.print_type(*single);
        }
        self.write_char('(');
        self.print_types(results);
        self.write_char(')');
    }

    fn print_integer_type(&mut self, integer: IntegerType<'_>) {
        self.write(match integer.signedness() {
            Signedness::Signless => "i",
            Signedness::Signed => "si",
            Signedness::Unsigned => "ui",
        });
        self.write_u64(integer.width().into());
    }

    fn print_vector_type(&mut self, vector: VectorType<'_>) {
        self.write("vector<");
        for (&size, scalable) in vector.shape().iter().zip(vector.scalable_dims()) {
            if scalable {
                self.write_char('[');
            }
            self.write_i64(size);
            if scalable {
                self.write_char(']');
            }
            self.write_char('x');
        }
        self.print_type(vector.element_type().handle());
        self.write_char('>');
    }

    /// Writes sizes, each followed by `x`.
    fn print_shape(&mut self, shape: &[i64]) {
        for &size in shape {
            if size == DYNAMIC {
                self.write_char('?');
            } else {
                self.write_i64(size);
            }
            self.write_char('x');
        }
    }

    /// Writes sizes with `x` between them; nothing if there are none. Upstream's `printDimensionList`.
    pub fn print_dimension_list(&mut self, shape: &[i64]) {
        for (index, &size) in shape.iter().enumerate() {
            if index > 0 {
                self.write_char('x');
            }
            if size == DYNAMIC {
                self.write_char('?');
            } else {
                self.write_i64(size);
            }
        }
    }

    fn print_memory_space(&mut self, space: Option<crate::core::attrs::Attribute>) {
        if let Some(space) = space {
            self.write(", ");
            self.print_attribute_elided(space, super::TypeElision::May);
        }
    }
}
