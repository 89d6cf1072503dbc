//! Loads and stores, and how scalars are in memory.

use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};
use ods_runtime::TypeRef;

use super::Rules;
use crate::function::{Outcome, Scalars, Translator};
use crate::llvm::{AtomicOrdering, LoadOp, StoreOp};
use crate::scalar::{Scalar, canonical, integer_register, ones, zero_extend_or_reduce};
use crate::types::Place;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: LoadOp<'ir>| {
        let address = t.scalar(*op.addr())?;
        if op.ordering() != AtomicOrdering::NotAtomic {
            return t.load_atomic(op, address);
        }
        let scalars = t.load(op.res().ty(), address, flags(op.volatile()))?;
        t.define(op.res(), scalars)
    });
    rules.add(|t, op: StoreOp<'ir>| {
        let address = t.scalar(*op.addr())?;
        if op.ordering() != AtomicOrdering::NotAtomic {
            return t.store_atomic(op, address);
        }
        let scalars = t.scalars(op.value())?;
        t.store(op.value().ty(), &scalars, address, flags(op.volatile()))
    });
}

/// The largest place on the stack, in bytes.
const MAX_FRAME: u64 = 1 << 30;

/// An access that may be removed if its result is not used.
pub(crate) fn plain() -> MemFlagsData {
    MemFlagsData::new().with_notrap()
}

fn flags(is_volatile: bool) -> MemFlagsData {
    if is_volatile { MemFlagsData::new() } else { plain() }
}

/// The sizes of the accesses that together access `bytes` bytes, with their offsets.
fn pieces(bytes: u64) -> impl Iterator<Item = (u64, u64)> {
    let mut offset = 0;
    std::iter::from_fn(move || {
        let left = bytes - offset;
        if left == 0 {
            return None;
        }
        let size = (1 << left.ilog2()).min(16);
        offset += size;
        Some((offset - size, size))
    })
}

impl Place {
    /// The words of up to 64 bits that lanes share: the first bit and the number of bits of each.
    fn words(&self) -> impl Iterator<Item = (u32, u32)> {
        let bits = self.scalar.bits() * self.lanes;
        (0..bits).step_by(64).map(move |start| (start, (bits - start).min(64)))
    }
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// Loads a value of type `ty`.
    pub(crate) fn load(
        &mut self,
        ty: TypeRef<'ir>,
        address: ir::Value,
        flags: MemFlagsData,
    ) -> Outcome<Scalars> {
        let shape = self.shape(ty)?;
        let mut scalars = Scalars::with_capacity(shape.scalars.len());
        for place in &shape.places {
            if place.lanes == 1 {
                scalars.push(self.load_scalar(place.scalar, address, place.offset, flags));
                continue;
            }
            scalars.extend(self.load_lanes(place, address, flags));
        }
        Ok(scalars)
    }

    fn load_scalar(
        &mut self,
        scalar: Scalar,
        address: ir::Value,
        offset: u64,
        flags: MemFlagsData,
    ) -> ir::Value {
        match scalar {
            Scalar::Int(width) => self.load_integer(width, address, offset, flags),
            _ => self.b.ins().load(scalar.register(), flags, address, offset as i32),
        }
    }

    /// Loads an integer from the bytes that it has, and no others.
    fn load_integer(
        &mut self,
        width: u32,
        address: ir::Value,
        offset: u64,
        flags: MemFlagsData,
    ) -> ir::Value {
        let register = integer_register(width);
        let mut result = None;
        for (at, size) in pieces(u64::from(width.div_ceil(8))) {
            let ty = integer_register(size as u32 * 8);
            let piece = self.b.ins().load(ty, flags, address, (offset + at) as i32);
            let piece = zero_extend_or_reduce(&mut self.b, register, piece);
            result = Some(match result {
                None => piece,
                Some(lower) => {
                    let piece = self.b.ins().ishl_imm_u(piece, at as i64 * 8);
                    self.b.ins().bor(lower, piece)
                }
            });
        }
        let result = result.unwrap_or_else(|| self.number(width, 0));
        canonical(&mut self.b, width, result)
    }

    /// Stores a value of type `ty`.
    pub(crate) fn store(
        &mut self,
        ty: TypeRef<'ir>,
        scalars: &[ir::Value],
        address: ir::Value,
        flags: MemFlagsData,
    ) -> Outcome {
        let shape = self.shape(ty)?;
        let mut left = scalars;
        for place in &shape.places {
            let (lanes, rest) = left.split_at(place.lanes as usize);
            left = rest;
            match lanes {
                [scalar] => self.store_scalar(place.scalar, *scalar, address, place.offset, flags),
                _ => self.store_lanes(place, lanes, address, flags),
            }
        }
        Ok(())
    }

    /// Loads lanes that share bytes, from words of 64 bits.
    fn load_lanes(&mut self, place: &Place, address: ir::Value, flags: MemFlagsData) -> Scalars {
        let bits = place.scalar.bits();
        let words = place.words().map(|(start, width)| {
            let offset = place.offset + u64::from(start / 8);
            let word = self.load_integer(width, address, offset, flags);
            (start, zero_extend_or_reduce(&mut self.b, types::I64, word))
        });
        let words: Vec<_> = words.collect();
        let lanes = (0..place.lanes).map(|lane| {
            let mut result = self.number(bits, 0);
            for (start, word) in &words {
                let distance = i64::from(*start) - i64::from(lane * bits);
                if distance <= -64 || distance >= i64::from(bits) {
                    continue;
                }
                let part = match distance < 0 {
                    true => self.b.ins().ushr_imm_u(*word, -distance),
                    false => *word,
                };
                let part = zero_extend_or_reduce(&mut self.b, place.scalar.register(), part);
                let part = match distance > 0 {
                    true => self.b.ins().ishl_imm_u(part, distance),
                    false => part,
                };
                result = self.b.ins().bor(result, part);
            }
            canonical(&mut self.b, bits, result)
        });
        lanes.collect()
    }

    /// Stores lanes that share bytes.
    fn store_lanes(
        &mut self,
        place: &Place,
        lanes: &[ir::Value],
        address: ir::Value,
        flags: MemFlagsData,
    ) {
        let bits = place.scalar.bits();
        for (start, width) in place.words() {
            let mut word = self.number(64, 0);
            for (index, lane) in (0..).zip(lanes) {
                let distance = i64::from(index * bits) - i64::from(start);
                if distance <= -i64::from(bits) || distance >= 64 {
                    continue;
                }
                let part = match distance < 0 {
                    true => self.b.ins().ushr_imm_u(*lane, -distance),
                    false => *lane,
                };
                let part = zero_extend_or_reduce(&mut self.b, types::I64, part);
                let part = match distance > 0 {
                    true => self.b.ins().ishl_imm_u(part, distance),
                    false => part,
                };
                word = self.b.ins().bor(word, part);
            }
            let word = zero_extend_or_reduce(&mut self.b, integer_register(width), word);
            let offset = place.offset + u64::from(start / 8);
            self.store_integer(width, word, address, offset, flags);
        }
    }

    fn store_scalar(
        &mut self,
        scalar: Scalar,
        value: ir::Value,
        address: ir::Value,
        offset: u64,
        flags: MemFlagsData,
    ) {
        match scalar {
            Scalar::Int(width) => self.store_integer(width, value, address, offset, flags),
            _ => {
                self.b.ins().store(flags, value, address, offset as i32);
            }
        }
    }

    /// Stores an integer to the bytes that it has, and no others.
    fn store_integer(
        &mut self,
        width: u32,
        value: ir::Value,
        address: ir::Value,
        offset: u64,
        flags: MemFlagsData,
    ) {
        for (at, size) in pieces(u64::from(width.div_ceil(8))) {
            let piece = match at {
                0 => value,
                _ => self.b.ins().ushr_imm_u(value, at as i64 * 8),
            };
            let ty = integer_register(size as u32 * 8);
            let piece = zero_extend_or_reduce(&mut self.b, ty, piece);
            self.b.ins().store(flags, piece, address, (offset + at) as i32);
        }
    }

    /// The address of a new place on the stack.
    pub(crate) fn stack_memory(&mut self, size: u64, align: u64) -> Outcome<ir::Value> {
        if !align.is_power_of_two() {
            return Err(format!("{align} is no alignment").into());
        }
        // Cranelift aligns to at most 16 bytes; more is achieved within a larger place.
        let shift = align.min(16).trailing_zeros() as u8;
        let room = if align > 16 { size.saturating_add(align) } else { size };
        if room > MAX_FRAME {
            return Err(format!("the stack has no room for {size} bytes").into());
        }
        let kind = ir::StackSlotKind::ExplicitSlot;
        let slot = self.b.create_sized_stack_slot(ir::StackSlotData::new(kind, room as u32, shift));
        let address = self.b.ins().stack_addr(types::I64, slot, 0);
        if align <= 16 {
            return Ok(address);
        }
        let end = self.add_offset(address, align as i64 - 1);
        let mask = self.number(64, !u128::from(align - 1) & ones(64));
        Ok(self.b.ins().band(end, mask))
    }
}
