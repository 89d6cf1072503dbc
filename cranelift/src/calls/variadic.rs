//! Calls of variadic functions.
//!
//! On x86-64, the caller tells a variadic function in the register `al` how many vector registers have arguments. Cranelift
//! has no way to set a register, so such a call goes through a *thunk*: a few bytes of machine code that set `al` to 8, the
//! largest number, and jump to the function. The thunk finds the function's address behind the other arguments, where a
//! variadic function does not look. So there is one thunk for each place that an argument may have.

use cranelift_codegen::ir::{self, AbiParam, InstBuilder, types};
use cranelift_module::Module;
use target_lexicon::Architecture;

use super::places::{Place, Places};
use crate::function::{Outcome, Translator};

/// The place of the argument of pointer type that follows `params`.
fn next_place(params: &[AbiParam]) -> Place {
    let mut places = Places::default();
    for param in params {
        places.next(param);
    }
    places.next(&AbiParam::new(types::I64))
}

/// The machine code of the thunk that jumps to the address at `place`.
fn thunk(place: Place) -> Vec<u8> {
    // mov eax, 8
    let mut code = vec![0xb8, 8, 0, 0, 0];
    match place {
        // jmp rdi, rsi, rdx, rcx, r8, r9
        Place::Register(0) => code.extend([0xff, 0xe7]),
        Place::Register(1) => code.extend([0xff, 0xe6]),
        Place::Register(2) => code.extend([0xff, 0xe2]),
        Place::Register(3) => code.extend([0xff, 0xe1]),
        Place::Register(4) => code.extend([0x41, 0xff, 0xe0]),
        Place::Register(_) => code.extend([0x41, 0xff, 0xe1]),
        // jmp [rsp + 8 + offset]
        Place::Stack(offset) | Place::Vector(offset) | Place::Copy(offset) => {
            code.extend([0xff, 0xa4, 0x24]);
            code.extend((offset + 8).to_le_bytes());
        }
    }
    code
}

impl Translator<'_, '_, '_> {
    /// The address to call instead of that of a variadic function.
    pub(super) fn through_thunk(
        &mut self,
        address: ir::Value,
        signature: &mut ir::Signature,
        arguments: &mut Vec<ir::Value>,
    ) -> Outcome<ir::Value> {
        match self.unit.module.isa().triple().architecture {
            Architecture::X86_64 => {}
            // Variadic arguments are passed like others.
            Architecture::Aarch64(_)
                if !self.unit.module.isa().triple().operating_system.is_like_darwin() =>
            {
                return Ok(address);
            }
            _ => return Err("calls of variadic functions are not supported for this target".into()),
        }
        let place = next_place(&signature.params);
        signature.params.push(AbiParam::new(types::I64));
        arguments.push(address);
        let known = self.unit.thunks.get(&place).copied();
        let id = match known {
            Some(id) => id,
            None => {
                let module = &mut *self.unit.module;
                let id = module.declare_anonymous_function(&module.make_signature());
                let id = id.map_err(|error| error.to_string())?;
                let defined = module.define_function_bytes(id, 16, &thunk(place), &[]);
                defined.map_err(|error| error.to_string())?;
                self.unit.thunks.insert(place, id);
                id
            }
        };
        let function = self.function_ref(id);
        Ok(self.b.ins().func_addr(types::I64, function))
    }
}
