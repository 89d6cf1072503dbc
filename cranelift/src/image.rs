//! Contents of memory that are known when compiling: constants and initial values of globals.

use std::collections::BTreeMap;

use ods_runtime::attrs::{
    ArrayAttr, DenseElementsAttr, ElementsAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr,
    StringAttr,
};
use ods_runtime::types::VectorType;
use ods_runtime::{AttrRef, Ident, TypeRef};

use crate::llvm::{LLVMArrayType, LLVMStructType, PoisonAttr, UndefAttr, ZeroAttr};
use crate::types::{Types, Unsupported, lane_count};

/// Bytes, some of which are addresses of symbols.
#[derive(Clone, Debug, Default)]
pub(crate) struct Image {
    pub(crate) bytes: Vec<u8>,
    /// By offset. The bytes there are zero.
    pub(crate) addresses: BTreeMap<u64, Address>,
    /// By offset. The bytes there are zero, too.
    pub(crate) differences: BTreeMap<u64, Difference>,
}

/// The distance between two addresses, which is known when the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Difference {
    pub(crate) from: Address,
    pub(crate) to: Address,
    /// The number of bytes that it has.
    pub(crate) size: u64,
}

/// The address of a symbol, and a distance from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    pub(crate) symbol: Ident,
    pub(crate) addend: i64,
}

impl Image {
    /// Zeros.
    pub(crate) fn zeros(size: u64) -> Self {
        Self { bytes: vec![0; size as usize], ..Self::default() }
    }

    /// Replaces the bytes from `offset` on.
    pub(crate) fn insert(&mut self, offset: u64, part: &Image) {
        let end = offset + part.bytes.len() as u64;
        self.bytes[offset as usize..end as usize].copy_from_slice(&part.bytes);
        self.addresses.retain(|at, _| !(offset..end).contains(at));
        self.addresses.extend(part.addresses.iter().map(|(at, address)| (offset + at, *address)));
        self.differences.retain(|at, _| !(offset..end).contains(at));
        self.differences.extend(part.differences.iter().map(|(at, it)| (offset + at, *it)));
    }

    /// The bytes of a part.
    pub(crate) fn part(&self, offset: u64, size: u64) -> Image {
        let end = offset + size;
        let addresses = self.addresses.range(offset..end);
        Self {
            bytes: self.bytes[offset as usize..end as usize].to_vec(),
            addresses: addresses.map(|(at, address)| (at - offset, *address)).collect(),
            differences: self
                .differences
                .range(offset..end)
                .map(|(at, it)| (at - offset, *it))
                .collect(),
        }
    }

    /// The number in the bytes of a part.
    pub(crate) fn number(&self, offset: u64, size: u64) -> u128 {
        let mut bytes = [0; 16];
        let part = &self.bytes[offset as usize..(offset + size) as usize];
        bytes[..part.len()].copy_from_slice(part);
        u128::from_le_bytes(bytes)
    }

    /// The number of `bits` bits that starts at this bit.
    pub(crate) fn bits(&self, from: u64, bits: u32) -> u128 {
        if from.is_multiple_of(8) && bits.is_multiple_of(8) {
            return self.number(from / 8, u64::from(bits / 8));
        }
        (0..bits).rev().fold(0, |number, bit| {
            let at = from + u64::from(bit);
            number << 1 | u128::from(self.bytes[(at / 8) as usize] >> (at % 8) & 1)
        })
    }

    /// Writes the lower bits of a number of `bits` bits, `bit` bits behind `offset`.
    fn write(&mut self, offset: u64, bit: u64, bits: u32, number: u128) {
        if bit.is_multiple_of(8) && bits.is_multiple_of(8) {
            let (from, size) = ((offset + bit / 8) as usize, bits as usize / 8);
            self.bytes[from..from + size].copy_from_slice(&number.to_le_bytes()[..size]);
            return;
        }
        for index in 0..u64::from(bits) {
            let at = bit + index;
            let is_set = (number >> index & 1) as u8;
            let byte = &mut self.bytes[(offset + at / 8) as usize];
            *byte = *byte & !(1 << (at % 8)) | is_set << (at % 8);
        }
    }
}

impl<'c> Types<'c> {
    /// The bytes of the constant `attr` of type `ty`.
    pub(crate) fn constant_image(
        &self,
        ty: TypeRef<'c>,
        attr: AttrRef<'c>,
    ) -> Result<Image, Unsupported> {
        let mut image = Image::zeros(self.layout(ty)?.size);
        self.write_constant(&mut image, 0, ty, attr)?;
        Ok(image)
    }

    fn write_constant(
        &self,
        image: &mut Image,
        offset: u64,
        ty: TypeRef<'c>,
        attr: AttrRef<'c>,
    ) -> Result<(), Unsupported> {
        if attr.isa::<ZeroAttr<'c>>() || attr.isa::<UndefAttr<'c>>() || attr.isa::<PoisonAttr<'c>>()
        {
            return Ok(());
        }
        if let Some(elements) = attr.dyn_cast::<DenseElementsAttr<'c>>() {
            return self.write_elements(image, offset, ty, elements);
        }
        if let Some(elements) = attr.dyn_cast::<ElementsAttr<'c>>() {
            let unknown = || format!("the constant {attr} is not supported");
            let numbers = elements.values().map(|it| self.number(it.ok_or_else(unknown)?));
            let numbers = numbers.collect::<Result<Vec<_>, _>>()?;
            return self.write_numbers(image, offset, ty, &mut numbers.into_iter());
        }
        if let Some(text) = attr.dyn_cast::<StringAttr<'c>>() {
            let bytes = text.bytes();
            let room = image.bytes.len() - offset as usize;
            let size = bytes.len().min(room);
            image.bytes[offset as usize..][..size].copy_from_slice(&bytes[..size]);
            return Ok(());
        }
        if let Some(list) = attr.dyn_cast::<ArrayAttr<'c>>() {
            return self.write_list(image, offset, ty, list);
        }
        if let Some(symbol) = attr.dyn_cast::<FlatSymbolRefAttr<'c>>() {
            let address = Address { symbol: symbol.ident(), addend: 0 };
            image.addresses.insert(offset, address);
            return Ok(());
        }
        image.write(offset, 0, self.scalar(ty)?.bits(), self.number(attr)?);
        Ok(())
    }

    /// The bits of a constant scalar.
    fn number(&self, attr: AttrRef<'c>) -> Result<u128, Unsupported> {
        if let Some(integer) = attr.dyn_cast::<IntegerAttr<'c>>() {
            Ok(integer.value().low_u128())
        } else if let Some(float) = attr.dyn_cast::<FloatAttr<'c>>() {
            Ok(float.value().bits())
        } else {
            Err(format!("the constant {attr} is not supported"))
        }
    }

    /// Writes dense elements. Large ones usually have the bytes of memory.
    fn write_elements(
        &self,
        image: &mut Image,
        offset: u64,
        ty: TypeRef<'c>,
        elements: DenseElementsAttr<'c>,
    ) -> Result<(), Unsupported> {
        if elements.is_splat() {
            return match elements.number(0).low_u128() {
                0 => Ok(()),
                number => self.write_numbers(image, offset, ty, &mut std::iter::repeat(number)),
            };
        }
        let has_whole_bytes =
            self.scalar(elements.element_type()).is_ok_and(|it| it.bits().is_multiple_of(8));
        let (data, size) = (elements.raw_data(), self.layout(ty)?.size);
        if has_whole_bytes && data.len() as u64 == size {
            image.bytes[offset as usize..][..data.len()].copy_from_slice(data);
            return Ok(());
        }
        let mut numbers = (0..).map(|index| elements.number(index).low_u128());
        self.write_numbers(image, offset, ty, &mut numbers)
    }

    /// Writes numbers in the order in which elements print them.
    fn write_numbers(
        &self,
        image: &mut Image,
        offset: u64,
        ty: TypeRef<'c>,
        numbers: &mut dyn Iterator<Item = u128>,
    ) -> Result<(), Unsupported> {
        let mut next = || numbers.next().unwrap_or(0);
        if let Some(vector) = ty.dyn_cast::<VectorType<'c>>() {
            let bits = self.scalar(vector.element_type())?.bits();
            for lane in 0..lane_count(vector)? {
                image.write(offset, lane * u64::from(bits), bits, next());
            }
            return Ok(());
        }
        if let Some(array) = ty.dyn_cast::<LLVMArrayType<'c>>() {
            let stride = self.layout(array.element_type())?.stride();
            if let Ok(scalar) = self.scalar(array.element_type()) {
                for index in 0..array.num_elements() {
                    image.write(offset + index * stride, 0, scalar.bits(), next());
                }
                return Ok(());
            }
            for index in 0..array.num_elements() {
                self.write_numbers(image, offset + index * stride, array.element_type(), numbers)?;
            }
            return Ok(());
        }
        if let Some(structure) = ty.dyn_cast::<LLVMStructType<'c>>() {
            let (offsets, _) = self.structure(structure)?;
            for (element, at) in structure.body().iter().zip(offsets) {
                self.write_numbers(image, offset + at, self.ctx.type_ref(*element), numbers)?;
            }
            return Ok(());
        }
        image.write(offset, 0, self.scalar(ty)?.bits(), next());
        Ok(())
    }

    /// Writes a list of constants: the elements of a structure or an array.
    fn write_list(
        &self,
        image: &mut Image,
        offset: u64,
        ty: TypeRef<'c>,
        list: ArrayAttr<'c>,
    ) -> Result<(), Unsupported> {
        if let Some(structure) = ty.dyn_cast::<LLVMStructType<'c>>() {
            let (offsets, _) = self.structure(structure)?;
            for ((element, at), attr) in structure.body().iter().zip(offsets).zip(list.iter()) {
                self.write_constant(image, offset + at, self.ctx.type_ref(*element), attr)?;
            }
            return Ok(());
        }
        let Some(array) = ty.dyn_cast::<LLVMArrayType<'c>>() else {
            return Err(format!("a list is no constant of type '{ty}'"));
        };
        let stride = self.layout(array.element_type())?.stride();
        for (index, attr) in (0..array.num_elements()).zip(list.iter()) {
            self.write_constant(image, offset + index * stride, array.element_type(), attr)?;
        }
        Ok(())
    }
}
