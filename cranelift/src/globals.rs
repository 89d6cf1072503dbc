//! Global variables: their initial values, which may contain addresses, as data.

use cranelift_module::DataDescription;
use ods_runtime::{Ident, OpRef, RegionRef, Value, ValueRef};
use rustc_hash::FxHashMap;

use crate::function::{Failure, Outcome};
use crate::image::{Address, Difference, Image};
use crate::instructions::control::block_address;
use crate::llvm::{
    AddOp, AddrSpaceCastOp, AddressOfOp, BitcastOp, BlockAddressOp, ConstantOp, ExtractValueOp,
    GEPOp, GlobalOp, InsertValueOp, IntToPtrOp, LLVMArrayType, LLVMStructType, Linkage, PoisonOp,
    PtrToIntOp, ReturnOp, SubOp, TruncOp, UndefOp, ZeroOp,
};
use crate::unit::{Declared, Unit, is_defined};

impl<'ir> Unit<'_, 'ir> {
    /// Defines all globals that have values.
    pub(crate) fn define_globals(&mut self) {
        for global in self.globals.clone() {
            if !is_defined(global) || global.linkage() == Linkage::AvailableExternally {
                continue;
            }
            if let Err(failure) = self.define_global(global) {
                self.report(*global, failure);
            }
        }
    }

    fn define_global(&mut self, global: GlobalOp<'ir>) -> Outcome {
        let image = match global.value() {
            Some(value) => self.types.constant_image(global.global_type(), value)?,
            None => self.initial_image(global.initializer())?,
        };
        let align = self.types.layout(global.global_type())?.align;
        let align = global.alignment().filter(|it| *it > 0).unwrap_or(align);
        if !align.is_power_of_two() {
            return Err(format!("{align} is no alignment").into());
        }
        let mut data = DataDescription::new();
        data.set_align(align);
        if let Some(section) = global.section() {
            if global.thread_local() {
                return Err("a thread-local variable has no section of its own".into());
            }
            data.set_custom_section(section);
        }
        self.define_data(global.sym_name_attr().ident(), *global, image, data)
    }

    /// Defines the data of a symbol.
    fn define_data(
        &mut self,
        symbol: Ident,
        op: OpRef<'ir>,
        image: Image,
        mut data: DataDescription,
    ) -> Outcome {
        for (offset, address) in &image.addresses {
            self.write_address(&mut data, *offset, *address, op)?;
        }
        for (offset, difference) in image.differences {
            self.differences.push((symbol, offset, difference, op));
        }
        // A section with a name has bytes, also if all of them are zero.
        let is_zero = image.bytes.iter().all(|byte| *byte == 0) && image.addresses.is_empty();
        match is_zero && data.custom_section.is_none() {
            true => data.define_zeroinit(image.bytes.len()),
            false => data.define(image.bytes.into_boxed_slice()),
        }
        match self.declare(symbol, op)? {
            Declared::Data(id) => {
                self.module.define_data(id, &data).map_err(|error| error.to_string().into())
            }
            Declared::Function(_) => Err("the symbol is a function".into()),
        }
    }

    pub(crate) fn write_address(
        &mut self,
        data: &mut DataDescription,
        offset: u64,
        address: Address,
        user: OpRef<'ir>,
    ) -> Outcome {
        let address = self.resolve(address)?;
        match self.declare(address.symbol, user)? {
            Declared::Function(id) if address.addend == 0 => {
                let function = self.module.declare_func_in_data(id, data);
                data.write_function_addr(offset as u32, function);
            }
            Declared::Function(_) => {
                return Err("an address within a function is not supported".into());
            }
            Declared::Data(id) => {
                let global = self.module.declare_data_in_data(id, data);
                data.write_data_addr(offset as u32, global, address.addend);
            }
        }
        Ok(())
    }

    /// The value that a region returns, whose operations are evaluated.
    pub(crate) fn initial_image(&self, region: RegionRef<'ir>) -> Outcome<Image> {
        let block = region.first_block().ok_or("there is no initial value")?;
        let mut values = Values::default();
        for op in block.ops() {
            if let Some(op) = op.dyn_cast::<ReturnOp<'ir>>() {
                let value = op.arg().ok_or("there is no initial value")?;
                return values.take(value);
            }
            let at = |failure| match failure {
                Failure::Unsupported(text) => {
                    format!("in its initial value, {}: {text}", op.name()).into()
                }
                Failure::Consequence => Failure::Consequence,
            };
            let image = self.evaluate(op, &mut values).map_err(at)?;
            values.images.insert(op.result(0).handle(), image);
        }
        Err("there is no initial value".into())
    }

    fn evaluate(&self, op: OpRef<'ir>, values: &mut Values) -> Outcome<Image> {
        if op.num_results() != 1 {
            return Err("the operation is not supported".into());
        }
        let size = self.types.layout(op.result(0).ty())?.size;
        if let Some(op) = op.dyn_cast::<ConstantOp<'ir>>() {
            return Ok(self.types.constant_image(op.res().ty(), op.value())?);
        }
        if let Some(op) = op.dyn_cast::<AddressOfOp<'ir>>() {
            let mut image = Image::zeros(size);
            let symbol = op.global_name_attr().ident();
            image.addresses.insert(0, Address { symbol, addend: 0 });
            return Ok(image);
        }
        if let Some(op) = op.dyn_cast::<BlockAddressOp<'ir>>() {
            return Ok(Image::zeros(size).moved(block_address(op.block_addr().tag()) as i64));
        }
        if op.isa::<UndefOp<'ir>>() || op.isa::<ZeroOp<'ir>>() || op.isa::<PoisonOp<'ir>>() {
            return Ok(Image::zeros(size));
        }
        if let Some(op) = op.dyn_cast::<InsertValueOp<'ir>>() {
            let mut container = values.take(op.container())?;
            let value = values.take(op.value())?;
            let offset = self.element_offset(op.container(), &op.position())?;
            container.insert(offset, &value);
            return Ok(container);
        }
        if let Some(op) = op.dyn_cast::<ExtractValueOp<'ir>>() {
            let offset = self.element_offset(op.container(), &op.position())?;
            return Ok(values.take(op.container())?.part(offset, size));
        }
        if let Some(op) = op.dyn_cast::<GEPOp<'ir>>() {
            let distance = self.constant_distance(op, values)?;
            return Ok(values.take(op.base())?.moved(distance));
        }
        let is_same = op.isa::<BitcastOp<'ir>>()
            || op.isa::<PtrToIntOp<'ir>>()
            || op.isa::<IntToPtrOp<'ir>>()
            || op.isa::<AddrSpaceCastOp<'ir>>();
        if is_same {
            let image = values.take(op.operand(0))?;
            return match image.bytes.len() as u64 == size {
                true => Ok(image),
                false => Err("a conversion to another size is not supported".into()),
            };
        }
        let is_negative = op.isa::<SubOp<'ir>>();
        if is_negative || op.isa::<AddOp<'ir>>() {
            let (x, y) = (values.take(op.operand(0))?, values.take(op.operand(1))?);
            if is_negative
                && let (Some(to), Some(from)) = (x.addresses.get(&0), y.addresses.get(&0))
            {
                let mut image = Image::zeros(size);
                image.differences.insert(0, Difference { from: *from, to: *to, size });
                return Ok(image);
            }
            let number = y.constant_number().ok_or("a difference of addresses is not supported")?;
            let number = if is_negative { number.wrapping_neg() } else { number };
            return Ok(x.moved(number as i64));
        }
        if op.isa::<TruncOp<'ir>>() {
            let mut image = values.take(op.operand(0))?.part(0, size);
            let is_whole = image.addresses.is_empty() && matches!(size, 1 | 2 | 4 | 8);
            if !(is_whole || image.differences.is_empty() && image.addresses.is_empty()) {
                return Err("a part of an address is not supported".into());
            }
            image.differences.values_mut().for_each(|it| it.size = size);
            return Ok(image);
        }
        Err("the operation is not supported".into())
    }

    /// Where the element of an aggregate is.
    fn element_offset(&self, container: ValueRef<'ir>, position: &[i64]) -> Outcome<u64> {
        let (mut ty, mut offset) = (container.ty(), 0);
        for index in position {
            if let Some(structure) = ty.dyn_cast::<LLVMStructType<'ir>>() {
                offset += self.types.structure(structure)?.0[*index as usize];
                ty = self.types.ctx.type_ref(structure.body()[*index as usize]);
            } else if let Some(array) = ty.dyn_cast::<LLVMArrayType<'ir>>() {
                ty = array.element_type();
                offset += self.types.layout(ty)?.stride() * *index as u64;
            } else {
                return Err(format!("'{ty}' has no elements").into());
            }
        }
        Ok(offset)
    }

    /// The distance from the base of an address, whose indices are constants.
    fn constant_distance(&self, op: GEPOp<'ir>, values: &mut Values) -> Outcome<i64> {
        let (mut ty, mut distance) = (op.elem_type(), 0i64);
        let mut operands = op.dynamic_indices();
        for (position, index) in op.raw_constant_indices().into_iter().enumerate() {
            let index = match index {
                i32::MIN => {
                    let operand = operands.next().ok_or("an index is missing")?;
                    let number = values.take(operand)?.constant_number();
                    number.ok_or("an index is no constant")? as i64
                }
                index => i64::from(index),
            };
            if position > 0 {
                if let Some(structure) = ty.dyn_cast::<LLVMStructType<'ir>>() {
                    let (offsets, _) = self.types.structure(structure)?;
                    let offset = usize::try_from(index).ok().and_then(|it| offsets.get(it));
                    distance += *offset.ok_or("the structure has no such element")? as i64;
                    ty = self.types.ctx.type_ref(structure.body()[index as usize]);
                    continue;
                }
                let array = ty.dyn_cast::<LLVMArrayType<'ir>>();
                ty = array.ok_or("an index of such a type is not supported")?.element_type();
            }
            let stride = self.types.layout(ty)?.stride() as i64;
            distance = distance.wrapping_add(index.wrapping_mul(stride));
        }
        Ok(distance)
    }
}

/// The values of the operations that were evaluated.
#[derive(Default)]
struct Values {
    images: FxHashMap<Value, Image>,
}

impl Values {
    /// The image of an operand, which is moved out at its only use.
    fn take(&mut self, value: ValueRef<'_>) -> Outcome<Image> {
        let image = match value.has_one_use() {
            true => self.images.remove(&value.handle()),
            false => self.images.get(&value.handle()).cloned(),
        };
        image.ok_or(Failure::Consequence)
    }
}

impl Image {
    /// A number or an address, with `distance` added.
    fn moved(mut self, distance: i64) -> Self {
        if let Some(address) = self.addresses.get_mut(&0) {
            address.addend = address.addend.wrapping_add(distance);
            return self;
        }
        if let Some(difference) = self.differences.get_mut(&0) {
            difference.to.addend = difference.to.addend.wrapping_add(distance);
            return self;
        }
        let size = self.bytes.len().min(16);
        let number = self.number(0, size as u64).wrapping_add(distance as i128 as u128);
        self.bytes[..size].copy_from_slice(&number.to_le_bytes()[..size]);
        self
    }

    /// The number, if it is no address, with its sign.
    fn constant_number(&self) -> Option<i128> {
        let is_number = self.addresses.is_empty() && self.differences.is_empty();
        if !is_number || self.bytes.is_empty() || self.bytes.len() > 16 {
            return None;
        }
        let spare = 128 - self.bytes.len() as u32 * 8;
        let number = self.number(0, self.bytes.len() as u64) as i128;
        Some(number << spare >> spare)
    }
}
