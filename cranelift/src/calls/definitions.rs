//! Variadic functions of the module, which read their arguments by `llvm.intr.vastart`.
//!
//! On x86-64, such a function begins by writing all registers for arguments to memory. Cranelift has no code for that, so
//! the function is a few bytes of machine code, which do it and call the *body*: a function with two parameters, the
//! addresses of these registers and of the arguments on the stack. It loads the named arguments from there.

use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::{self, AbiParam, InstBuilder, MemFlagsData, types};
use cranelift_module::{FuncId, Module, ModuleReloc};
use ods_runtime::BlockRef;
use target_lexicon::Architecture;

use super::places::{Place, Places};
use crate::abi::{Abi, Passing};
use crate::function::{Outcome, Translator};
use crate::instructions::Rules;
use crate::instructions::memory::plain;
use crate::llvm::{LLVMFuncOp, VaArgOp, VaCopyOp, VaEndOp, VaStartOp};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: VaStartOp<'ir>| {
        let list = t.scalar(*op.arg_list())?;
        t.start_list(list)
    });
    rules.add(|t, op: VaCopyOp<'ir>| {
        let (to, from) = (t.scalar(*op.dest_list())?, t.scalar(*op.src_list())?);
        for offset in [0, 8, 16] {
            let word = t.b.ins().load(types::I64, plain(), from, offset);
            t.b.ins().store(plain(), word, to, offset);
        }
        Ok(())
    });
    rules.add(|_, _: VaEndOp<'ir>| Ok(()));
    rules.add(|_, _: VaArgOp<'ir>| {
        Err("the instruction is not supported; compilers for C do not use it".into())
    });
}

/// The arguments of a body.
#[derive(Clone, Copy)]
pub(crate) struct Arguments {
    /// The address of the registers: those for integers, with 8 bytes each, and those for vectors, with 16.
    registers: ir::Value,
    /// The address of the arguments on the stack.
    stack: ir::Value,
    /// The places of the named arguments.
    named: Places,
}

const VECTORS: i32 = 48;

/// Whether a function needs a body of its own, because it reads its variadic arguments.
pub(crate) fn reads_arguments(function: LLVMFuncOp<'_>) -> bool {
    function.function_type().var_arg()
        && function.body().blocks().any(|block| block.ops().any(|op| op.isa::<VaStartOp<'_>>()))
}

/// The signature of a body. It returns what the function returns.
pub(crate) fn body_signature(abi: &Abi, module: &dyn Module) -> ir::Signature {
    let mut signature = module.make_signature();
    signature.params = vec![AbiParam::new(types::I64); 2];
    signature.returns = match has_result_address(abi) {
        true => vec![AbiParam::new(types::I64)],
        false => abi.result.registers(),
    };
    signature
}

fn has_result_address(abi: &Abi) -> bool {
    abi.has_result_in_memory || abi.params.iter().any(|it| matches!(it, Passing::ResultAddress))
}

/// Defines a function that calls `body` with the addresses of its arguments.
pub(crate) fn define_entry(module: &mut dyn Module, id: FuncId, body: FuncId) -> Outcome {
    if module.isa().triple().architecture != Architecture::X86_64 {
        return Err("variadic functions are not supported for this target".into());
    }
    // sub rsp, 184
    let mut code = vec![0x48, 0x81, 0xec, 0xb8, 0, 0, 0];
    // mov [rsp + 8 * n], rdi, rsi, rdx, rcx, r8, r9
    code.extend([0x48, 0x89, 0x3c, 0x24]);
    code.extend([0x48, 0x89, 0x74, 0x24, 8]);
    code.extend([0x48, 0x89, 0x54, 0x24, 16]);
    code.extend([0x48, 0x89, 0x4c, 0x24, 24]);
    code.extend([0x4c, 0x89, 0x44, 0x24, 32]);
    code.extend([0x4c, 0x89, 0x4c, 0x24, 40]);
    // movaps [rsp + 48 + 16 * n], xmm0 to xmm7
    for number in 0..8u8 {
        code.extend([0x0f, 0x29, 0x84 | number << 3, 0x24]);
        code.extend((u32::from(number) * 16 + 48).to_le_bytes());
    }
    // mov rdi, rsp; lea rsi, [rsp + 192]
    code.extend([0x48, 0x89, 0xe7]);
    code.extend([0x48, 0x8d, 0xb4, 0x24, 192, 0, 0, 0]);
    // call body
    code.push(0xe8);
    let call = ModuleReloc {
        offset: code.len() as u32,
        kind: Reloc::X86CallPCRel4,
        name: body.into(),
        addend: -4,
    };
    code.extend([0; 4]);
    // add rsp, 184; ret
    code.extend([0x48, 0x81, 0xc4, 0xb8, 0, 0, 0, 0xc3]);
    let defined = module.define_function_bytes(id, 16, &code, &[call]);
    defined.map_err(|error| error.to_string().into())
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// Defines the named arguments of a body.
    pub(crate) fn load_arguments(&mut self, entry: BlockRef<'ir>, code: ir::Block) -> Outcome {
        let params = self.b.block_params(code);
        let mut arguments =
            Arguments { registers: params[0], stack: params[1], named: Places::default() };
        if self.abi.has_result_in_memory {
            let address = self.load_argument(&mut arguments, &Passing::ResultAddress);
            self.result_address = address.first().copied();
            self.returned_address = self.result_address;
        }
        let params = self.abi.params.clone();
        for (argument, passing) in entry.arguments().zip(&params) {
            let registers = self.load_argument(&mut arguments, passing);
            if matches!(passing, Passing::ResultAddress) {
                self.returned_address = registers.first().copied();
            }
            let scalars = self.receive(passing, &mut registers.into_iter());
            self.define(argument, scalars)?;
        }
        self.arguments = Some(arguments);
        Ok(())
    }

    /// The registers of a named argument, from memory.
    fn load_argument(&mut self, arguments: &mut Arguments, passing: &Passing) -> Vec<ir::Value> {
        let mut values = Vec::new();
        for param in passing.registers() {
            let (base, offset) = match arguments.named.next(&param) {
                Place::Register(number) => (arguments.registers, number as i32 * 8),
                Place::Vector(number) => (arguments.registers, VECTORS + number as i32 * 16),
                Place::Stack(offset) => (arguments.stack, offset as i32),
                Place::Copy(offset) => {
                    values.push(self.add_offset(arguments.stack, i64::from(offset)));
                    continue;
                }
            };
            values.push(self.b.ins().load(param.value_type, plain(), base, offset));
        }
        values
    }

    /// Writes a list of the arguments that are not named, as C compilers for x86-64 read it.
    fn start_list(&mut self, list: ir::Value) -> Outcome {
        let Some(arguments) = self.arguments else {
            return Err("the function is not variadic".into());
        };
        let named = arguments.named;
        let integers = self.b.ins().iconst(types::I32, i64::from(named.integers()) * 8);
        let vectors =
            self.b.ins().iconst(types::I32, i64::from(named.vectors()) * 16 + i64::from(VECTORS));
        let stack = self.add_offset(arguments.stack, i64::from(named.stack()));
        self.b.ins().store(MemFlagsData::new(), integers, list, 0);
        self.b.ins().store(MemFlagsData::new(), vectors, list, 4);
        self.b.ins().store(MemFlagsData::new(), stack, list, 8);
        self.b.ins().store(MemFlagsData::new(), arguments.registers, list, 16);
        Ok(())
    }
}
