//! Calls of functions that the program does not name: those of the compiler's runtime library, and of the C library.

use cranelift_codegen::ir::{self, AbiParam, InstBuilder};
use cranelift_module::Linkage;
use ods_runtime::Ident;

use crate::function::{Outcome, Translator};
use crate::unit::{Declared, External};

impl Translator<'_, '_, '_> {
    /// Calls the external function `name`. If the module has such a symbol, it is that one.
    pub(super) fn emit_helper_call(
        &mut self,
        name: &'static str,
        params: &[ir::Type],
        result: Option<ir::Type>,
        arguments: &[ir::Value],
    ) -> Outcome<ir::Inst> {
        let mut signature = self.unit.module.make_signature();
        signature.params.extend(params.iter().map(|ty| AbiParam::new(*ty)));
        signature.returns.extend(result.map(AbiParam::new));
        let ident: Ident = self.unit.types.ctx.ident(name);
        let known = self.unit.helpers.get(name).copied();
        let id = match known {
            Some(id) => id,
            None => {
                let own = match self.unit.symbol(ident) {
                    Ok(_) => Some(self.unit.declare(ident, *self.function)?),
                    Err(_) => None,
                };
                match own {
                    Some(Declared::Function(id)) => id,
                    Some(Declared::Data(_)) => {
                        return Err(format!("'{name}' is no function, as its name says").into());
                    }
                    None => {
                        let external = External {
                            name: name.to_owned(),
                            user: *self.function,
                            is_weak: false,
                        };
                        self.unit.externals.push(external);
                        let declared =
                            self.unit.module.declare_function(name, Linkage::Import, &signature);
                        declared.map_err(|error| error.to_string())?
                    }
                }
            }
        };
        self.unit.helpers.insert(name, id);
        if self.unit.module.declarations().get_function_decl(id).signature != signature {
            return Err(format!("'{name}' does not have the type of the C function").into());
        }
        let function = self.function_ref(id);
        Ok(self.b.ins().call(function, arguments))
    }
}
