//! Types of LLVM as lists of scalars.
//!
//! A value of a structure, an array or a vector is the list of its scalars, each a value of Cranelift. So taking one apart
//! costs nothing, and Cranelift allocates registers for the scalars that are used. In memory, they are where the type's
//! layout has them.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::types::{FloatType, IntegerType, VectorType};
use ods_runtime::{Context, Type, TypeRef};
use rustc_hash::FxHashMap;

use crate::layout::Layout;
use crate::llvm::{LLVMArrayType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMVoidType};
use crate::scalar::{MAX_WIDTH, Scalar};

/// Why a type cannot be compiled, as a sentence.
pub(crate) type Unsupported = String;

/// The largest number of scalars of a value.
const MAX_SCALARS: usize = 4096;

/// Scalars that are next to each other in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// In bytes.
    pub(crate) offset: u64,
    pub(crate) scalar: Scalar,
    /// Lanes of a vector that share bytes, so that they are one integer in memory; 1 for all other scalars.
    pub(crate) lanes: u32,
}

/// The scalars of a type.
#[derive(Debug, Default)]
pub(crate) struct Shape {
    pub(crate) scalars: Vec<Scalar>,
    pub(crate) places: Vec<Place>,
}

/// What is known about the types of a module.
pub(crate) struct Types<'c> {
    pub(crate) ctx: &'c Context,
    pub(crate) layouts: RefCell<FxHashMap<Type, Result<Layout, Unsupported>>>,
    shapes: RefCell<FxHashMap<Type, Result<Rc<Shape>, Unsupported>>>,
}

impl<'c> Types<'c> {
    pub(crate) fn new(ctx: &'c Context) -> Self {
        Self { ctx, layouts: RefCell::default(), shapes: RefCell::default() }
    }

    /// The scalar type that `ty` is.
    pub(crate) fn scalar(&self, ty: TypeRef<'c>) -> Result<Scalar, Unsupported> {
        if let Some(integer) = ty.dyn_cast::<IntegerType<'c>>() {
            return match integer.width() {
                width @ 1..=MAX_WIDTH => Ok(Scalar::Int(width)),
                _ => Err(format!(
                    "values of type '{ty}' are not supported: integers have 1 to 128 bits"
                )),
            };
        }
        if let Some(pointer) = ty.dyn_cast::<LLVMPointerType<'c>>() {
            return match pointer.address_space() {
                // Those that x86-64 does not treat specially.
                0..=255 => Ok(Scalar::Pointer),
                _ => Err(format!(
                    "values of type '{ty}' are not supported: the address space is special"
                )),
            };
        }
        let unsupported = || format!("values of type '{ty}' are not supported");
        if ty.isa::<LLVMPPCFP128Type<'c>>() {
            return Err(unsupported());
        }
        match ty.dyn_cast::<FloatType<'c>>().map(FloatType::semantics) {
            Some(FloatSemantics::F16) => Ok(Scalar::F16),
            Some(FloatSemantics::BF16) => Ok(Scalar::BF16),
            Some(FloatSemantics::F32) => Ok(Scalar::F32),
            Some(FloatSemantics::F64) => Ok(Scalar::F64),
            Some(FloatSemantics::F128) => Ok(Scalar::F128),
            _ => Err(unsupported()),
        }
    }

    /// The scalar type that `ty` or each of its lanes is.
    pub(crate) fn lane(&self, ty: TypeRef<'c>) -> Result<Scalar, Unsupported> {
        match ty.dyn_cast::<VectorType<'c>>() {
            Some(vector) => self.scalar(vector.element_type()),
            None => self.scalar(ty),
        }
    }

    /// The scalars of values of this type; none if it is `void`.
    pub(crate) fn shape(&self, ty: TypeRef<'c>) -> Result<Rc<Shape>, Unsupported> {
        if let Some(known) = self.shapes.borrow().get(&ty.handle()) {
            return known.clone();
        }
        let mut shape = Shape::default();
        let result = self.add_scalars(ty, 0, &mut shape).map(|()| Rc::new(shape));
        self.shapes.borrow_mut().insert(ty.handle(), result.clone());
        result
    }

    fn add_scalars(
        &self,
        ty: TypeRef<'c>,
        offset: u64,
        shape: &mut Shape,
    ) -> Result<(), Unsupported> {
        if ty.isa::<LLVMVoidType<'c>>() {
            return Ok(());
        }
        if let Some(structure) = ty.dyn_cast::<LLVMStructType<'c>>() {
            let (offsets, _) = self.structure(structure)?;
            for (element, at) in structure.body().iter().zip(offsets) {
                self.add_scalars(self.ctx.type_ref(*element), offset + at, shape)?;
            }
            return Ok(());
        }
        if let Some(array) = ty.dyn_cast::<LLVMArrayType<'c>>() {
            let stride = self.layout(array.element_type())?.stride();
            for index in 0..array.num_elements() {
                let before = shape.scalars.len();
                self.add_scalars(array.element_type(), offset + index * stride, shape)?;
                if shape.scalars.len() == before {
                    break;
                }
            }
            return Ok(());
        }
        let (scalar, count) = match ty.dyn_cast::<VectorType<'c>>() {
            Some(vector) => (self.scalar(vector.element_type())?, lane_count(vector)?),
            None => (self.scalar(ty)?, 1),
        };
        if shape.scalars.len() as u64 + count > MAX_SCALARS as u64 {
            return Err(format!("values with more than {MAX_SCALARS} scalars are not supported"));
        }
        let count = count as u32;
        shape.scalars.extend((0..count).map(|_| scalar));
        if count == 1 || scalar.bits().is_multiple_of(8) {
            let at = |index| offset + u64::from(index) * scalar.bytes();
            let places = (0..count).map(|index| Place { offset: at(index), scalar, lanes: 1 });
            shape.places.extend(places);
            return Ok(());
        }
        // Eight lanes are a whole number of bytes.
        for first in (0..count).step_by(8) {
            let lanes = (count - first).min(8);
            let offset = offset + u64::from(first * scalar.bits() / 8);
            shape.places.push(Place { offset, scalar, lanes });
        }
        Ok(())
    }

    /// The element of an aggregate at `position`, and which scalars of the aggregate it has.
    pub(crate) fn element(
        &self,
        ty: TypeRef<'c>,
        position: &[i64],
    ) -> Result<(TypeRef<'c>, Range<usize>), Unsupported> {
        let (mut ty, mut first) = (ty, 0);
        for index in position {
            let index = *index as usize;
            if let Some(structure) = ty.dyn_cast::<LLVMStructType<'c>>() {
                for element in &structure.body()[..index] {
                    first += self.shape(self.ctx.type_ref(*element))?.scalars.len();
                }
                ty = self.ctx.type_ref(structure.body()[index]);
            } else if let Some(array) = ty.dyn_cast::<LLVMArrayType<'c>>() {
                ty = array.element_type();
                first += index * self.shape(ty)?.scalars.len();
            } else {
                return Err(format!("'{ty}' has no elements"));
            }
        }
        Ok((ty, first..first + self.shape(ty)?.scalars.len()))
    }
}

/// The number of lanes of a vector.
pub(crate) fn lane_count(vector: VectorType<'_>) -> Result<u64, Unsupported> {
    match vector.shape() {
        [count] if !vector.is_scalable() => Ok(*count as u64),
        _ => Err(format!("values of type '{vector}' are not supported")),
    }
}
