//! Constants.

use std::fmt::Display;

use ods_runtime::apfloat::{ApFloat, FloatSemantics, Rounding};
use ods_runtime::attrs::*;
use ods_runtime::types::{ComplexType, RankedTensorType, ShapedType, VectorType};
use ods_runtime::{Diagnostic, OpRef};

use super::{ModuleTranslation, TranslationResult, error};
use crate::llvm::{UndefAttr, ZeroAttr};
use crate::target::llvmir::ir::{ConstantId, Type, TypeId};

impl<'ir> ModuleTranslation<'ir> {
    /// The constant of type `ty` that an attribute means; `at` is where others are reported.
    pub fn constant(
        &mut self,
        ty: TypeId,
        attr: AttrRef<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<ConstantId> {
        if attr.isa::<UndefAttr<'_>>() {
            return Ok(self.module.undef(ty));
        }
        if attr.isa::<ZeroAttr<'_>>() {
            return Ok(self.module.zero(ty));
        }
        if matches!(self.module.types[ty], Type::Struct { .. } | Type::Named(_)) {
            let Some(fields) = attr.dyn_cast::<ArrayAttr<'_>>() else {
                return Err(error(at, "expected an array attribute for a struct constant"));
            };
            return self.list(ty, fields, at);
        }
        if let Some(integer) = attr.dyn_cast::<IntegerAttr<'_>>() {
            let Type::Integer(width) = self.module.types[ty] else { return Err(unsupported(at)) };
            let (of, value) = (integer.ty(), integer.value());
            let value = match of.is_unsigned_integer() || value.width() == 1 {
                true => value.zext_or_trunc(width),
                false => value.sext_or_trunc(width),
            };
            return Ok(self.module.integer(ty, value));
        }
        if let Some(float) = attr.dyn_cast::<FloatAttr<'_>>() {
            return self.float_constant(ty, float, at);
        }
        if let Some(text) = attr.dyn_cast::<StringAttr<'_>>() {
            let constant = self.string(text.bytes());
            return match self.module.constant_type(constant) == ty {
                true => Ok(constant),
                false => Err(unsupported(at)),
            };
        }
        if let Some(list) = attr.dyn_cast::<ArrayAttr<'_>>() {
            return match self.module.types[ty] {
                Type::Array { .. } => self.list(ty, list, at),
                _ => Err(unsupported(at)),
            };
        }
        if let Some(resource) = attr.dyn_cast::<DenseResourceElementsAttr<'_>>() {
            return self.resource(ty, resource, at);
        }
        if let Some(elements) = attr.dyn_cast::<ElementsAttr<'_>>() {
            return self.elements(ty, elements, at);
        }
        if let Some(symbol) = attr.dyn_cast::<SymbolRefAttr<'_>>()
            && let Some(global) = self.module.find(at.ctx().ident_str(symbol.root_reference()))
        {
            return Ok(self.module.global_address(global));
        }
        Err(unsupported(at))
    }

    /// An array of bytes.
    pub(super) fn string(&mut self, bytes: &[u8]) -> ConstantId {
        let element = self.module.types.integer(8);
        let array = Type::Array { element, count: bytes.len() as u64 };
        let ty = self.module.types.get(array);
        self.module.data(ty, bytes.to_vec())
    }

    fn float_constant(
        &mut self,
        ty: TypeId,
        attr: FloatAttr<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<ConstantId> {
        let value = attr.value();
        if self.module.types[ty] == Type::Integer(value.semantics().width()) {
            return Ok(self.module.integer(ty, value.to_int_bits()));
        }
        if self.ty(attr.ty(), at).ok() != Some(ty) {
            return Err(error(at, "FloatAttr does not match expected type of the constant"));
        }
        let bits = match self.module.types[ty] {
            Type::PpcFp128 => double_double(value),
            _ => value.bits(),
        };
        Ok(self.module.float(ty, bits))
    }

    fn list(
        &mut self,
        ty: TypeId,
        list: ArrayAttr<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<ConstantId> {
        let is_array = matches!(self.module.types[ty], Type::Array { .. });
        if is_array && list.is_empty() {
            return Ok(self.module.zero(ty));
        }
        let mut elements = Vec::with_capacity(list.len());
        for (index, attr) in list.iter().enumerate() {
            if let Some(element) = self.module.types.element(ty, index as u64) {
                elements.push(self.constant(element, attr, at)?);
            }
        }
        let count = self.module.types.element_count(ty).ok_or_else(|| unsupported(at))?;
        if count != list.len() as u64 {
            return Err(error(at, different_count(count, list.len())));
        }
        Ok(self.module.aggregate(ty, elements))
    }

    fn elements(
        &mut self,
        ty: TypeId,
        elements: ElementsAttr<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<ConstantId> {
        let scalar = self.innermost(ty);
        let count = elements.ty().num_elements().unwrap_or(0) as usize;
        if elements.is_splat() && count > 0 {
            let value = self.element(scalar, elements, 0, at)?;
            return match scalar == ty {
                true => Err(error(at, "expected sequential LLVM types wrapping a scalar")),
                false => Ok(self.repeated(ty, value)),
            };
        }
        if let Some(dense) = elements.dyn_cast::<DenseElementsAttr<'_>>()
            && let Some(bytes) = self.raw_bytes(scalar, dense)
        {
            self.check_shape(ty, elements.ty(), at)?;
            return Ok(self.nested_data(ty, bytes));
        }
        let mut values = Vec::with_capacity(count);
        for index in 0..count {
            values.push(self.element(scalar, elements, index, at)?);
        }
        self.check_shape(ty, elements.ty(), at)?;
        Ok(if count == 0 { self.module.zero(ty) } else { self.nested(ty, &values) })
    }

    /// An element; a complex one is a structure of two numbers.
    fn element(
        &mut self,
        scalar: TypeId,
        elements: ElementsAttr<'ir>,
        index: usize,
        at: OpRef<'ir>,
    ) -> TranslationResult<ConstantId> {
        if let Some(value) = elements.value(index) {
            return self.constant(scalar, value, at);
        }
        let dense = elements.dyn_cast::<DenseElementsAttr<'_>>().ok_or_else(|| unsupported(at))?;
        let complex = dense.ty().element_type().dyn_cast::<ComplexType<'_>>();
        let part = complex.map(|it| self.ty(it.element_type(), at));
        let part = part.ok_or_else(|| unsupported(at))??;
        let fields = [0, 1, 2].map(|index| self.module.types.element(scalar, index));
        if fields != [Some(part), Some(part), None] {
            return Err(unsupported(at));
        }
        let numbers = [dense.number(2 * index), dense.number(2 * index + 1)];
        let parts = match self.module.types[part] {
            Type::Integer(width) => {
                numbers.map(|it| self.module.integer(part, it.sext_or_trunc(width)))
            }
            _ => numbers.map(|it| self.module.float(part, it.low_u128())),
        };
        Ok(self.module.aggregate(scalar, parts.to_vec()))
    }

    /// The elements that a resource has, which LLVM stores in the same way.
    fn resource(
        &mut self,
        ty: TypeId,
        resource: DenseResourceElementsAttr<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<ConstantId> {
        let width = self.stored_width(self.innermost(ty));
        let width =
            width.ok_or_else(|| error(at, "no known conversion for innermost element type"))?;
        let blob = at.ctx().resource_blob(resource.key());
        let blob = blob.ok_or_else(|| error(at, "resource does not exist"))?;
        let count = resource.ty().num_elements().unwrap_or(0).unsigned_abs();
        if (blob.data.len() as u64).checked_div(count) != Some(u64::from(width / 8)) {
            return Err(error(at, "raw data size does not match element type size"));
        }
        let is_known =
            resource.ty().isa::<RankedTensorType<'_>>() || resource.ty().isa::<VectorType<'_>>();
        if !is_known {
            return Err(error(at, "unsupported dense_resource type"));
        }
        self.check_shape(ty, resource.ty(), at)?;
        Ok(self.nested_data(ty, &blob.data))
    }

    /// The type in nested arrays and vectors.
    fn innermost(&self, ty: TypeId) -> TypeId {
        let mut scalar = ty;
        while let Type::Array { element, .. } | Type::Vector { element, .. } =
            self.module.types[scalar]
        {
            scalar = element;
        }
        scalar
    }

    /// Checks that nested arrays and vectors have the shape of elements.
    fn check_shape(&self, ty: TypeId, of: ShapedType<'_>, at: OpRef<'_>) -> TranslationResult {
        let shape = of.shape().unwrap_or_default();
        let mut scalar = ty;
        for (index, size) in shape.iter().enumerate() {
            let (Type::Array { element, .. } | Type::Vector { element, .. }) =
                self.module.types[scalar]
            else {
                return Err(error(at, "expected sequential LLVM types wrapping a scalar"));
            };
            let count = self.module.types.element_count(scalar).unwrap_or(0);
            if u64::try_from(*size) != Ok(count) {
                let text = different_count(count, *size);
                return Err(error(at, format!("{text} in dimension {index}")));
            }
            scalar = element;
        }
        match matches!(self.module.types[scalar], Type::Array { .. } | Type::Vector { .. }) {
            true => Err(error(at, "type has more dimensions than the attribute")),
            false => Ok(()),
        }
    }

    /// The size in bits of a number that LLVM stores by its bytes.
    fn stored_width(&self, scalar: TypeId) -> Option<u32> {
        match self.module.types[scalar] {
            Type::Integer(width @ (8 | 16 | 32 | 64)) => Some(width),
            Type::Half | Type::BFloat => Some(16),
            Type::Float => Some(32),
            Type::Double => Some(64),
            _ => None,
        }
    }

    /// A value in each place of nested arrays and vectors.
    fn repeated(&mut self, ty: TypeId, value: ConstantId) -> ConstantId {
        match self.module.types[ty] {
            Type::Vector { .. } => self.module.splat_of(ty, value),
            Type::Array { element, count } => {
                let element = self.repeated(element, value);
                match self.module.is_null(element) {
                    true => self.module.zero(ty),
                    false => self.module.aggregate(ty, vec![element; count as usize]),
                }
            }
            _ => value,
        }
    }

    /// The bytes of elements that LLVM stores in the same way.
    fn raw_bytes<'a>(&self, scalar: TypeId, dense: DenseElementsAttr<'a>) -> Option<&'a [u8]> {
        let width = self.stored_width(scalar)?;
        let is_same = dense.element_type().int_or_float_bit_width() == Some(width);
        let data = dense.raw_data();
        (is_same && data.len() == dense.num_elements() * width as usize / 8).then_some(data)
    }

    /// Nested arrays and vectors of bytes in row-major order.
    fn nested_data(&mut self, ty: TypeId, bytes: &[u8]) -> ConstantId {
        if let Type::Array { element, count: count @ 1.. } = self.module.types[ty]
            && matches!(self.module.types[element], Type::Array { .. } | Type::Vector { .. })
        {
            let size = bytes.len() / count as usize;
            let parts: Vec<ConstantId> =
                bytes.chunks(size.max(1)).map(|part| self.nested_data(element, part)).collect();
            return self.module.aggregate(ty, parts);
        }
        self.module.data(ty, bytes.to_vec())
    }

    /// Nested arrays and vectors of values in row-major order.
    fn nested(&mut self, ty: TypeId, values: &[ConstantId]) -> ConstantId {
        let (Type::Array { element, .. } | Type::Vector { element, .. }) = self.module.types[ty]
        else {
            return values.first().copied().unwrap_or_else(|| self.module.zero(ty));
        };
        let count = self.module.types.element_count(ty).unwrap_or(1).max(1) as usize;
        let size = (values.len() / count).max(1);
        let parts: Vec<ConstantId> =
            values.chunks(size).map(|part| self.nested(element, part)).collect();
        self.module.aggregate(ty, parts)
    }
}

/// The bits of the sum of two floats of 64 bits that is nearest, the larger one first.
fn double_double(value: ApFloat) -> u128 {
    let larger = value.convert(FloatSemantics::F64);
    let rest = value.subtract(larger.convert(value.semantics()), Rounding::NearestEven);
    let smaller = if larger.is_finite() { rest.convert(FloatSemantics::F64).bits() } else { 0 };
    larger.bits() | smaller << 64
}

fn different_count(of_type: u64, of_attribute: impl Display) -> String {
    format!("type and attribute have a different number of elements: {of_type} vs. {of_attribute}")
}

fn unsupported(at: OpRef<'_>) -> Diagnostic {
    error(at, "unsupported constant value")
}
