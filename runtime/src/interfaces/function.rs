//! Functions: symbols with a body, a type, and attributes on arguments and results.

use super::define::op_interface;
use crate::diag::VerifyResult;
use crate::types::TypeRef;

op_interface! {
    /// A function-like operation. Corresponds to `mlir::FunctionOpInterface`.
    FunctionOpInterface, FunctionOpInterfaceTrait, FunctionOpInterfaceTable, bit = 5, verify = verify;

    /// The type: of the kind that the operation uses for functions.
    fn function_type(self) -> TypeRef<'ir>;

    /// The types of the arguments.
    fn argument_types(self) -> Vec<TypeRef<'ir>>;

    /// The types of the results.
    fn result_types(self) -> Vec<TypeRef<'ir>>;

    /// Checks the type.
    fn verify_type(self) -> VerifyResult { let _ = self; Ok(()) };

    /// Checks the body of a definition.
    fn verify_body(self) -> VerifyResult {
        crate::function::verify_body((*self).cast::<FunctionOpInterface<'_>>())
    };
}

fn verify(op: FunctionOpInterface<'_>) -> VerifyResult {
    crate::function::verify(op)
}
