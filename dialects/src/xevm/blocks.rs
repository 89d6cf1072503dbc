//! Loads and stores of blocks, and products of matrices.

use ods_runtime::Location;
use ods_runtime::matchers::constant_i64;

use super::{
    BlockLoad2dOp, BlockLoadOp, BlockPrefetch2dOp, BlockStore2dOp, BlockStoreOp, MMAOp,
    XeVMTargetAttr, XeVMTargetAttrVerify,
};
use crate::prelude::*;

/// The threads that hold a block together.
const THREADS: u32 = 16;

/// A block with two dimensions.
struct Block<'ir> {
    op: OpRef<'ir>,
    /// The bits of an element.
    bits: u32,
    height: u32,
    width: u32,
    /// The number of blocks side by side.
    count: u32,
}

/// A range that a number must be in, and how messages name both.
type Range<'a> = (&'a str, u32, std::ops::RangeInclusive<u32>);

impl Block<'_> {
    fn error(&self, message: impl Into<String>) -> VerifyResult {
        Err(self.op.op_error(message.into()))
    }

    /// Verifies that a number is in a range.
    fn in_range(&self, (name, number, range): Range<'_>) -> VerifyResult {
        if range.contains(&number) {
            return Ok(());
        }
        self.error(format!("expecting {name} to be between {} and {}", range.start(), range.end()))
    }

    /// Verifies that `count` is one of `counts`.
    fn count_of(&self, counts: &[u32]) -> VerifyResult {
        if counts.contains(&self.count) {
            return Ok(());
        }
        let list = match counts {
            [only] => only.to_string(),
            [a, b] => format!("{a} or {b}"),
            _ => "1, 2, or 4".into(),
        };
        self.error(format!("expecting v_blocks to be {list}"))
    }

    /// Verifies that the blocks together are not too wide.
    fn total_width(&self, most: u32) -> VerifyResult {
        if self.width * self.count <= most {
            return Ok(());
        }
        self.error(format!(
            "tile_width * v_blocks should be less than or equal to {most} for {} bit elements",
            self.bits
        ))
    }

    /// Verifies the matrix that the block is part of.
    fn matrix(&self, width: Option<i64>, pitch: Option<i64>) -> VerifyResult {
        if let (Some(width), Some(pitch)) = (width, pitch)
            && pitch < width
        {
            return self.error("4th operand (base pitch) should be >= 2nd operand (base width)");
        }
        if ![8, 16, 32].contains(&self.bits) {
            return self.error("expecting 'elem_size_in_bits' to be 8, 16, or 32");
        }
        if self.height > 32 || !self.height.is_power_of_two() {
            return self.error("expecting tile_height to be 1, 2, 4, 8, 16, or 32");
        }
        if self.count > 8 || !self.count.is_power_of_two() {
            return self.error("expecting v_blocks to be 1, 2, 4, or 8");
        }
        Ok(())
    }

    /// Verifies that `width` is one that prefetches and stores of elements of this size have.
    fn width_of(&self, widths_of_32: &[u32]) -> VerifyResult {
        let (widths, list): (&[u32], &str) = match (self.bits, widths_of_32) {
            (8, _) => (&[16, 32], "16 or 32"),
            (32, [8, 16]) => (&[8, 16], "8 or 16"),
            _ => (&[16], "16"),
        };
        if widths.contains(&self.width) {
            return Ok(());
        }
        let bits = self.bits;
        self.error(format!("tile_width for {bits} bit elements should be equal to {list}"))
    }

    /// Verifies a load that keeps the order of elements.
    fn plain(&self) -> VerifyResult {
        self.in_range(("tile_height", self.height, 1..=32))?;
        let (widths, counts): (_, &[u32]) = match self.bits {
            8 => (4..=64, &[1, 2, 4]),
            16 => (2..=32, &[1, 2, 4]),
            32 => (1..=16, &[1, 2]),
            64 => (1..=8, &[1]),
            _ => return self.error("expecting elem_size_in_bits to be 8, 16, 32, or 64"),
        };
        let most = *widths.end();
        self.in_range(("tile_width", self.width, widths))?;
        self.count_of(counts)?;
        if self.bits < 64 { self.total_width(most) } else { Ok(()) }
    }

    /// Verifies a load that exchanges rows and columns.
    fn transposed(&self) -> VerifyResult {
        self.count_of(&[1])?;
        match self.bits {
            32 => {
                self.in_range(("tile_height", self.height, 1..=32))?;
                self.in_range(("tile_width", self.width, 1..=8))
            }
            64 if self.height != 8 => {
                self.error("expecting tile_height to be 8 for 64 bit elements")
            }
            64 if ![1, 2, 4].contains(&self.width) => {
                self.error("expecting tile_width to be 1, 2, or 4")
            }
            64 => Ok(()),
            _ => self.error("transpose is only supported for 32 and 64 bit elements"),
        }
    }

    /// Verifies a load of several elements into one register.
    fn packed(&self) -> VerifyResult {
        self.count_of(&[1, 2, 4])?;
        let least = match self.bits {
            8 => 4,
            16 => 2,
            _ => return self.error("pack_register is only supported for 8 and 16 bit elements"),
        };
        self.in_range(("tile_height", self.height, least..=32))?;
        self.in_range(("tile_width", self.width, least..=16))?;
        if self.bits == 16 { self.total_width(32) } else { Ok(()) }
    }
}

/// The block of an operation.
macro_rules! block {
    ($op:expr, $count:expr) => {
        Block {
            op: *$op,
            bits: $op.elem_size_in_bits(),
            height: $op.tile_height(),
            width: $op.tile_width(),
            count: $count,
        }
    };
}

impl<'ir> Verify<'ir> for BlockLoad2dOp<'ir> {
    fn verify(self) -> VerifyResult {
        let block = block!(self, self.v_blocks());
        let ty = self.res().ty();
        let Some(bits) = ty.element_type().int_or_float_bit_width() else {
            return block.error("expecting result element type to be int or float");
        };
        let size = ty.shape().iter().product::<i64>() * i64::from(bits);
        let expected = block.bits * block.height * block.width * block.count / THREADS;
        if size != i64::from(expected) {
            return block.error(format!(
                "result size of {size} bits does not match the expected size of {expected} bits"
            ));
        }
        match (self.transpose(), self.pack_register()) {
            (true, true) => {
                return block.error("transpose and pack_register are mutually exclusive");
            }
            (true, false) => block.transposed()?,
            (false, true) => block.packed()?,
            (false, false) => block.plain()?,
        }
        block.matrix(
            constant_i64(self.base_width().into()),
            constant_i64(self.base_pitch().into()),
        )?;
        if (block.bits == 32 || self.pack_register()) && bits != 32 {
            return block.error("expecting result element type to be 32 bits");
        }
        if self.pack_register() && block.width != THREADS {
            return block.error(
                "tile_width when pack_register is true should be equal to subgroup size (16 elements)",
            );
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for BlockStore2dOp<'ir> {
    fn verify(self) -> VerifyResult {
        let block = block!(self, 1);
        block.in_range(("tile_height", block.height, 1..=8))?;
        let widths = match block.bits {
            8 => 4..=64,
            16 => 2..=32,
            32 => 1..=16,
            64 => 1..=8,
            _ => return block.error("expecting elem_size_in_bits to be 8, 16, 32, or 64"),
        };
        block.in_range(("tile_width", block.width, widths))?;
        block.matrix(
            constant_i64(self.base_width().into()),
            constant_i64(self.base_pitch().into()),
        )?;
        block.width_of(&[16])
    }
}

impl<'ir> Verify<'ir> for BlockPrefetch2dOp<'ir> {
    fn verify(self) -> VerifyResult {
        let block = block!(self, self.v_blocks());
        block.matrix(
            constant_i64(self.base_width().into()),
            constant_i64(self.base_pitch().into()),
        )?;
        block.width_of(&[8, 16])
    }
}

/// Verifies the length of a block with one dimension.
fn verify_length(op: OpRef<'_>, ty: TypeRef<'_>) -> VerifyResult {
    let Some(ty) = ty.dyn_cast::<VectorType<'_>>() else { return Ok(()) };
    let count: i64 = ty.shape().iter().product();
    let is_byte = ty.element_type().int_or_float_bit_width() == Some(8);
    let message = match is_byte {
        true if [2, 4, 8, 16].contains(&count) => return Ok(()),
        true => "vector size must be 2, 4, 8 or 16 for 8-bit element type",
        false if [2, 4, 8].contains(&count) => return Ok(()),
        false => "vector size must be 2, 4 or 8 for element type > 8 bits",
    };
    Err(op.op_error(message))
}

impl<'ir> Verify<'ir> for BlockLoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_length(*self, self.res().ty())
    }
}

impl<'ir> Verify<'ir> for BlockStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_length(*self, self.val().ty())
    }
}

impl<'ir> Verify<'ir> for MMAOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.c().is_some_and(|it| it.ty() != self.d().ty()) {
            return Err(self.op_error("type of C operand must match result type"));
        }
        Ok(())
    }
}

impl XeVMTargetAttrVerify for XeVMTargetAttr<'_> {
    /// The builder of the definitions verifies nothing.
    fn verify(
        _ctx: &Context,
        _at: Location,
        _level: i32,
        _triple: &str,
        _chip: &str,
        _flags: Option<DictionaryAttr<'_>>,
        _link_files: Option<ArrayAttr<'_>>,
    ) -> VerifyResult {
        Ok(())
    }
}
