//! Loads, stores and copies of elements.

use ods_runtime::Adaptor;
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::{ConditionallySpeculatableTrait, InferTypeOpInterfaceTrait};
use ods_runtime::side_effects::Speculatability;
use ods_runtime::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{IndexType, IntegerType, MemRefType};
use ods_runtime::{Diagnostic, OpState, TypeRef, ValueRef};

use super::{rank, ranked};
use crate::memref::{
    AssumeAlignmentOp, DimOp, DistinctObjectsOp, DmaStartOp, DmaWaitOp, LoadOp, PrefetchOp, StoreOp,
};
use ods_runtime::matchers::constant_i64;

impl<'ir> Verify<'ir> for AssumeAlignmentOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.alignment().is_power_of_two() {
            return Ok(());
        }
        Err(self.op_error("alignment must be power of 2"))
    }
}

/// A dimension index beyond the rank is undefined behavior.
impl<'ir> ConditionallySpeculatableTrait<'ir> for DimOp<'ir> {
    fn speculatability(self) -> Speculatability {
        let rank = self.source().ty().dyn_cast::<MemRefType<'_>>().map(|ty| ty.rank() as i64);
        match (constant_i64(*self.index()), rank) {
            (Some(index), Some(rank)) if index < rank => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl<'ir> Verify<'ir> for DistinctObjectsOp<'ir> {
    fn verify(self) -> VerifyResult {
        if (*self).operands().types().ne((*self).results().types()) {
            return Err(self.op_error("operand types and result types must match"));
        }
        if self.num_operands() == 0 {
            return Err(self.op_error("expected at least one operand"));
        }
        Ok(())
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for DistinctObjectsOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(inputs.operands().iter().map(|operand| operand.ty()).collect())
    }
}

impl<'ir> Verify<'ir> for LoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (indices, rank) = (self.indices().len(), rank(*self.memref()));
        if indices == rank {
            return Ok(());
        }
        Err(self.op_error(format!(
            "incorrect number of indices for load, expected {rank} but got {indices}"
        )))
    }
}

impl<'ir> Verify<'ir> for StoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.indices().len() == rank(*self.memref()) {
            return Ok(());
        }
        Err(self.op_error("store index operand count not equal to memref rank"))
    }
}

impl<'ir> CustomAssembly<'ir> for PrefetchOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let memref = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let access = p.parse_any_keyword()?.to_owned();
        p.parse_comma()?;
        p.parse_keyword("locality")?;
        p.parse_less()?;
        let i32_type = IntegerType::get(p.ctx(), 32);
        let locality = p.parse_attribute_as::<IntegerAttr<'_>>(Some(i32_type.into()))?;
        state.edit::<Self>(p.ctx()).set_locality_hint_attr(locality);
        p.parse_greater()?;
        p.parse_comma()?;
        let cache = p.parse_any_keyword()?.to_owned();
        // Upstream prints further attributes here, but does not parse them.
        let ty = p.parse_colon_type()?;
        let memref = p.resolve_operand(memref, ty)?;
        state.add_operand(memref);
        p.resolve_operands(&indices, IndexType::get(p.ctx()), state)?;
        let is_write = match access.as_str() {
            "read" => false,
            "write" => true,
            _ => {
                let message = "rw specifier has to be 'read' or 'write'";
                return Err(p.custom_error_at(p.name_loc(), message));
            }
        };
        let is_data_cache = match cache.as_str() {
            "data" => true,
            "instr" => false,
            _ => {
                let message = "cache type has to be 'data' or 'instr'";
                return Err(p.custom_error_at(p.name_loc(), message));
            }
        };
        state.edit::<Self>(p.ctx()).set_is_write(is_write).set_is_data_cache(is_data_cache);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.memref());
        p.write("[");
        p.print_operands(self.indices());
        p.write("], ");
        p.write(if self.is_write() { "write" } else { "read" });
        p.write(", locality<");
        p.write_i64(i64::from(self.locality_hint()));
        p.write(">, ");
        p.write(if self.is_data_cache() { "data" } else { "instr" });
        p.print_optional_attr_dict(
            *self,
            &[Self::LOCALITY_HINT, Self::IS_WRITE, Self::IS_DATA_CACHE],
        );
        p.write(" : ");
        p.print_type(self.memref().ty());
    }
}

impl<'ir> Verify<'ir> for PrefetchOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.indices().len() == rank(*self.memref()) {
            return Ok(());
        }
        Err(self.op_error("too few indices"))
    }
}

impl<'ir> Verify<'ir> for DmaWaitOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (indices, rank) = (self.tag_indices().len(), rank(*self.tag_mem_ref()));
        if indices == rank {
            return Ok(());
        }
        Err(self.op_error(format!(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, \
             expected {rank}, but got {indices}"
        )))
    }
}

/// The operands of a DMA transfer by role.
struct Transfer<'ir> {
    source: Access<'ir>,
    target: Access<'ir>,
    count: ValueRef<'ir>,
    tag: Access<'ir>,
    /// The stride and the number of elements per stride.
    stride: Vec<ValueRef<'ir>>,
}

/// A memref and its indices.
struct Access<'ir> {
    memref: ValueRef<'ir>,
    indices: Vec<ValueRef<'ir>>,
}

impl<'ir> Access<'ir> {
    /// Takes a memref and one index per dimension.
    fn take(operands: &mut impl Iterator<Item = ValueRef<'ir>>) -> Option<Self> {
        let memref = operands.next()?;
        let indices: Vec<_> = operands.take(rank(memref)).collect();
        (indices.len() == rank(memref)).then_some(Access { memref, indices })
    }

    fn print(&self, p: &mut OpPrinter<'ir>) {
        p.print_operand(self.memref);
        p.write("[");
        p.print_operands(self.indices.iter().copied());
        p.write("]");
    }
}

impl<'ir> DmaStartOp<'ir> {
    /// Splits the operands; `None` if there are too few.
    fn transfer(self) -> Option<Transfer<'ir>> {
        let mut operands = (*self).operands();
        let source = Access::take(&mut operands)?;
        let target = Access::take(&mut operands)?;
        let count = operands.next()?;
        let tag = Access::take(&mut operands)?;
        Some(Transfer { source, target, count, tag, stride: operands.collect() })
    }
}

impl<'ir> CustomAssembly<'ir> for DmaStartOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let source = p.parse_operand()?;
        let source_indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let target = p.parse_operand()?;
        let target_indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let count = p.parse_operand()?;
        p.parse_comma()?;
        let tag = p.parse_operand()?;
        let tag_indices = p.parse_operand_list(Delimiter::Square)?;
        let mut stride = Vec::new();
        while p.parse_optional_comma()? {
            stride.push(p.parse_operand()?);
        }
        if !stride.is_empty() && stride.len() != 2 {
            let message = "expected two stride related operands";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        let types = p.parse_colon_type_list()?;
        let [source_type, target_type, tag_type] = types[..] else {
            return Err(p.custom_error_at(p.name_loc(), "fewer/more types expected"));
        };
        let index = IndexType::get(p.ctx());
        p.resolve_operands(&[source], source_type, state)?;
        p.resolve_operands(&source_indices, index, state)?;
        p.resolve_operands(&[target], target_type, state)?;
        p.resolve_operands(&target_indices, index, state)?;
        p.resolve_operands(&[count], index, state)?;
        p.resolve_operands(&[tag], tag_type, state)?;
        p.resolve_operands(&tag_indices, index, state)?;
        p.resolve_operands(&stride, index, state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let Some(transfer) = self.transfer() else { return };
        p.write(" ");
        transfer.source.print(p);
        p.write(", ");
        transfer.target.print(p);
        p.write(", ");
        p.print_operand(transfer.count);
        p.write(", ");
        transfer.tag.print(p);
        for value in &transfer.stride {
            p.write(", ");
            p.print_operand(*value);
        }
        p.print_optional_attr_dict(*self, &[]);
        p.write(" : ");
        p.print_type(transfer.source.memref.ty());
        p.write(", ");
        p.print_type(transfer.target.memref.ty());
        p.write(", ");
        p.print_type(transfer.tag.memref.ty());
    }
}

impl<'ir> Verify<'ir> for DmaStartOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_index = |value: &ValueRef<'ir>| value.ty().isa::<IndexType<'_>>();
        let count = self.num_operands();
        let at_least = |operands: usize| {
            if count >= operands {
                return Ok(());
            }
            Err(self.op_error(format!("expected at least {operands} operands")))
        };
        let is_memref = |at: usize, what: &str| {
            if ranked((*self).operand(at)).is_some() {
                return Ok(());
            }
            Err(self.op_error(format!("expected {what} to be of memref type")))
        };
        let are_indices = |at: usize, rank: usize, what: &str| {
            if (*self).operands().skip(at).take(rank).all(|value| is_index(&value)) {
                return Ok(());
            }
            Err(self.op_error(format!("expected {what} indices to be of index type")))
        };
        at_least(4)?;
        is_memref(0, "source")?;
        let source = rank((*self).operand(0));
        at_least(source + 4)?;
        are_indices(1, source, "source")?;
        let at = 1 + source;
        is_memref(at, "destination")?;
        let target = rank((*self).operand(at));
        at_least(source + target + 4)?;
        are_indices(at + 1, target, "destination")?;
        let at = at + 1 + target;
        if !is_index(&(*self).operand(at)) {
            return Err(self.op_error("expected num elements to be of index type"));
        }
        is_memref(at + 1, "tag")?;
        let tag = rank((*self).operand(at + 1));
        at_least(source + target + tag + 4)?;
        are_indices(at + 2, tag, "tag")?;
        let strides: Vec<_> = (*self).operands().skip(at + 2 + tag).collect();
        if !strides.is_empty() && strides.len() != 2 {
            return Err(self.op_error("incorrect number of operands"));
        }
        if !strides.iter().all(is_index) {
            let message = "expected stride and num elements per stride to be of type index";
            return Err(self.op_error(message));
        }
        Ok(())
    }
}
