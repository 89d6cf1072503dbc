//! The dialect `amx`: Intel's instructions on tiles.

generated!(amx);

use ods_runtime::hooks::TypeAssembly;

use crate::prelude::*;

impl<'c> TypeAssembly<'c> for TileType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let mut shape = Default::default();
        p.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::Static)?;
        let element = p.parse_type()?;
        p.parse_greater()?;
        let element = p.ctx().type_ref(element);
        if !is_element(element) {
            let message = format!("failed to verify 'elementType': {ELEMENTS}");
            return Err(p.error_at(p.name_loc(), message));
        }
        Ok(Self::get(p.ctx(), &shape, element))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.print_dimension_list(self.shape());
        p.write("x");
        p.print_type(self.element_type());
        p.write(">");
    }
}

const ELEMENTS: &str = "32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or \
                        8-bit signless integer";

fn is_element(ty: TypeRef<'_>) -> bool {
    ty.isa::<Float32Type<'_>>() || is_f16_or_bf16(ty) || is_i32(ty) || is_i8(ty)
}

fn is_f16_or_bf16(ty: TypeRef<'_>) -> bool {
    ty.isa::<Float16Type<'_>>() || ty.isa::<BFloat16Type<'_>>()
}

fn is_i32(ty: TypeRef<'_>) -> bool {
    ty.is_signless_integer_of(32)
}

fn is_i8(ty: TypeRef<'_>) -> bool {
    ty.is_signless_integer_of(8)
}

/// Implements tests of tiles: the helper, its function, and the test of the elements.
macro_rules! tiles {
    ($($helper:ident $function:ident: $is_element:expr;)*) => {
        $(
            impl $helper for AMXDialect {
                fn $function(ty: TypeRef<'_>) -> bool {
                    let is_element: fn(TypeRef<'_>) -> bool = $is_element;
                    ty.dyn_cast::<TileType<'_>>()
                        .is_some_and(|it| it.shape().len() == 2 && is_element(it.element_type()))
                }
            }
        )*
    };
}

tiles! {
    AnyAmxTileType any_amx_tile_type: is_element;
    AmxTileF32Type amx_tile_f32_type: |ty| ty.isa::<Float32Type<'_>>();
    AmxTileF16OrBf16Type amx_tile_f16_or_bf16_type: is_f16_or_bf16;
    AmxTileI32Type amx_tile_i32_type: is_i32;
    AmxTileI8Type amx_tile_i8_type: is_i8;
}

shaped_types! {
    TileType: |self, shape, element| TileType::get(self.ctx(), shape, element);
}

/// The rows, the columns, and the width of the elements of a tile.
fn sizes(tile: TileType<'_>) -> [i64; 3] {
    let size = |index: usize| tile.shape().get(index).copied().unwrap_or_default();
    let width = tile.element_type().int_or_float_bit_width().unwrap_or_default();
    [size(0), size(1), i64::from(width)]
}

/// Verifies that a tile fits into a register.
fn verify_tile(op: OpRef<'_>, tile: TileType<'_>) -> VerifyResult {
    let [rows, columns, width] = sizes(tile);
    if rows > 16 {
        return Err(op.op_error(format!("bad row height: {rows}")));
    }
    let bits = columns * width;
    if bits > 512 || bits % 32 != 0 {
        return Err(op.op_error(format!("bad column width: {}", bits / 8)));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for TileZeroOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_tile(*self, self.res().ty())
    }
}

/// Verifies an access to a buffer.
fn verify_access(
    op: OpRef<'_>,
    buffer: MemRefType<'_>,
    indices: usize,
    has_stride: bool,
    tile: TileType<'_>,
) -> VerifyResult {
    let rank = buffer.rank();
    if indices != rank {
        return Err(op.op_error(format!("requires {rank} indices")));
    }
    if rank < 2 && !has_stride {
        return Err(op.op_error("requires at least 2D memref"));
    }
    let strides = buffer.strides_and_offset();
    if strides.is_none_or(|(strides, _)| strides.last().is_some_and(|stride| *stride != 1)) {
        return Err(op.op_error("requires memref with unit innermost stride"));
    }
    verify_tile(op, tile)
}

impl<'ir> Verify<'ir> for TileLoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (buffer, indices) = (self.base().ty(), self.indices().len());
        verify_access(*self, buffer, indices, self.stride().is_some(), self.res().ty())
    }
}

impl<'ir> Verify<'ir> for TileStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (buffer, indices) = (self.base().ty(), self.indices().len());
        verify_access(*self, buffer, indices, self.stride().is_some(), self.val().ty())
    }
}

/// Verifies that `c` can hold the product of `a` and `b`, of which `packed` elements are side by side.
fn verify_product(op: OpRef<'_>, [a, b, c]: [TileType<'_>; 3], packed: i64) -> VerifyResult {
    for tile in [a, b, c] {
        verify_tile(op, tile)?;
    }
    let ([am, ak, _], [bk, bn, _], [cm, cn, _]) = (sizes(a), sizes(b), sizes(c));
    let (ak, bn) = (ak / packed, bn / packed);
    if cm != am || cn != bn || ak != bk {
        return Err(op.op_error(format!("bad mult shape: {cm} x {cn} x {ak}")));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for TileMulFOp<'ir> {
    fn verify(self) -> VerifyResult {
        let tiles = [self.lhs().ty(), self.rhs().ty(), self.res().ty()];
        verify_product(*self, tiles, 2)?;
        if tiles[0].element_type() != tiles[1].element_type() {
            return Err(self.op_error("unsupported type combination"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for TileMulIOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_product(*self, [self.lhs().ty(), self.rhs().ty(), self.res().ty()], 4)
    }
}
