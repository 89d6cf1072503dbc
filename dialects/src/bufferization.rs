//! The dialect `bufferization`: tensors and the buffers that hold their elements.

mod alloc;
mod attributes;
mod buffers;
mod dealloc;
mod materialize;

generated!(bufferization);

use crate::prelude::*;

/// The dialect with its attributes of arguments, and the interfaces of builtin types.
#[derive(Clone, Copy, Debug)]
pub struct BufferizationDialect;

static TENSOR: TensorLikeTypeTable = TensorLikeTypeTable {};
static BUFFER: BufferLikeTypeTable = BufferLikeTypeTable {};

impl Dialect for BufferizationDialect {
    const NAMESPACE: &'static str = "bufferization";

    fn initialize(d: &mut DialectInit<'_>) {
        <generated::bufferization::BufferizationDialect as Dialect>::initialize(d);
        d.hooks().verify_region_arg_attr = Some(attributes::verify_argument);
        for tensor in [RankedTensorType::DEF, UnrankedTensorType::DEF] {
            d.ctx().attach_type_interface(tensor, define::interface_entry(&TENSOR));
        }
        for buffer in [MemRefType::DEF, UnrankedMemRefType::DEF] {
            d.ctx().attach_type_interface(buffer, define::interface_entry(&BUFFER));
        }
    }
}
