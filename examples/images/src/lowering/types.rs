//! What types become: an image is a buffer of rows, a pixel an integer.

use ods_runtime::conversion::TypeConverter;
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, IntegerType, MemRefType};

use crate::img::{ImageType, PixelType};

/// The type of pixels.
pub(super) fn pixel_type(ctx: &Context) -> Type {
    IntegerType::get(ctx, 8).handle()
}

/// The type of images.
pub(super) fn image_type(ctx: &Context) -> Type {
    MemRefType::get(ctx, &[DYNAMIC, DYNAMIC], pixel_type(ctx)).handle()
}

/// The converter, which leaves the types of other dialects.
pub(super) fn converter() -> TypeConverter {
    let mut types = TypeConverter::new();
    types.add_identity_conversion();
    types.add_conversion(|ty| ty.isa::<PixelType<'_>>().then(|| pixel_type(ty.ctx())));
    types.add_conversion(|ty| ty.isa::<ImageType<'_>>().then(|| image_type(ty.ctx())));
    types
}
