//! Constants. An undefined value and a poisoned one are zeros.

use cranelift_codegen::ir::{self, InstBuilder, types};
use ods_runtime::ValueRef;

use super::Rules;
use crate::function::{Outcome, Scalars, Translator};
use crate::image::{Address, Image};
use crate::llvm::{
    AddressOfOp, ConstantOp, DSOLocalEquivalentOp, NoneTokenOp, PoisonOp, UndefOp, ZeroOp,
};
use crate::scalar::{constant, integer, ones};
use crate::unit::Declared;
use ods_runtime::OpRef;

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: UndefOp<'ir>| t.define_zeros(op.res()));
    rules.add(|t, op: PoisonOp<'ir>| t.define_zeros(op.res()));
    rules.add(|t, op: ZeroOp<'ir>| t.define_zeros(op.res()));
    rules.add(|t, op: NoneTokenOp<'ir>| t.define(op.res(), Scalars::new()));
    rules.add(|t, op: ConstantOp<'ir>| {
        let image = t.unit.types.constant_image(op.res().ty(), op.value())?;
        let scalars = t.image_scalars(*op, op.res(), &image)?;
        t.define(op.res(), scalars)
    });
    rules.add(|t, op: AddressOfOp<'ir>| {
        let symbol = op.global_name_attr().ident();
        let address = t.address_of(*op, Address { symbol, addend: 0 })?;
        t.define_scalar(*op, address)
    });
    rules.add(|t, op: DSOLocalEquivalentOp<'ir>| {
        let symbol = op.function_name_attr().ident();
        let address = t.address_of(*op, Address { symbol, addend: 0 })?;
        t.define_scalar(*op, address)
    });
}

impl<'ir> Translator<'_, '_, 'ir> {
    pub(crate) fn define_zeros(&mut self, value: ValueRef<'ir>) -> Outcome {
        let shape = self.shape(value.ty())?;
        let zeros = shape.scalars.iter().map(|scalar| constant(&mut self.b, *scalar, 0)).collect();
        self.define(value, zeros)
    }

    /// The scalars of a constant of the type of `value`.
    fn image_scalars(
        &mut self,
        op: OpRef<'ir>,
        value: ValueRef<'ir>,
        image: &Image,
    ) -> Outcome<Scalars> {
        let mut scalars = Scalars::new();
        for place in &self.shape(value.ty())?.places {
            if let Some(address) = image.addresses.get(&place.offset) {
                scalars.push(self.address_of(op, *address)?);
                continue;
            }
            let bits = place.scalar.bits();
            for lane in 0..place.lanes {
                let number = image.bits(place.offset * 8 + u64::from(lane * bits), bits);
                scalars.push(constant(&mut self.b, place.scalar, number));
            }
        }
        Ok(scalars)
    }

    /// The address of a symbol.
    pub(crate) fn address_of(&mut self, op: OpRef<'ir>, address: Address) -> Outcome<ir::Value> {
        let address = self.unit.resolve(address)?;
        let value = match self.unit.declare(address.symbol, op)? {
            Declared::Function(id) => {
                let function = self.function_ref(id);
                self.b.ins().func_addr(types::I64, function)
            }
            Declared::Data(id) => {
                let is_thread_local = self.unit.module.declarations().get_data_decl(id).tls;
                let data = self.global_value(id);
                match is_thread_local {
                    true => self.b.ins().tls_value(types::I64, data),
                    false => self.b.ins().symbol_value(types::I64, data),
                }
            }
        };
        Ok(self.add_offset(value, address.addend))
    }

    /// An integer constant of this width.
    pub(crate) fn number(&mut self, width: u32, number: u128) -> ir::Value {
        integer(&mut self.b, crate::scalar::integer_register(width), number & ones(width))
    }
}
