//! Attributes of arguments and results of functions.

use ods_runtime::rt;

use super::super::types::is_compatible_type;
use super::super::{LLVMDialect, LLVMPointerType, LLVMVoidType, layout_string};
use crate::llvm::prelude::*;

/// The kind of an attribute: a description, and the entities that it applies to.
enum Kind {
    /// A unit attribute of pointers.
    OfPointer,
    /// A type, of pointers.
    Type,
    /// A unit attribute of integers.
    OfInteger,
    /// An integer, of pointers.
    Integer,
    /// An integer, of anything.
    AnyInteger,
    /// A unit attribute of anything.
    Any,
}

fn kind(name: &str) -> Option<Kind> {
    Some(match name.strip_prefix("llvm.")? {
        "noalias" | "readonly" | "readnone" | "writeonly" | "nest" | "nocapture" | "nofree"
        | "nonnull" => Kind::OfPointer,
        "sret" | "byval" | "byref" | "elementtype" | "inalloca" | "preallocated" => Kind::Type,
        "signext" | "zeroext" => Kind::OfInteger,
        "align" | "dereferenceable" | "dereferenceable_or_null" => Kind::Integer,
        "alignstack" => Kind::AnyInteger,
        "noundef" | "inreg" | "returned" => Kind::Any,
        _ => return None,
    })
}

/// Attributes that results cannot have.
const OF_ARGUMENTS: &[&str] = &[
    "llvm.allocalign",
    "llvm.allocptr",
    "llvm.byval",
    "llvm.byref",
    "llvm.inalloca",
    "llvm.nest",
    "llvm.nocapture",
    "llvm.nofree",
    "llvm.preallocated",
    "llvm.readnone",
    "llvm.readonly",
    "llvm.returned",
    "llvm.alignstack",
    "llvm.sret",
    "llvm.writeonly",
];

/// Checks an attribute of a value of type `ty`.
fn verify(op: OpRef<'_>, ty: TypeRef<'_>, attr: NamedAttribute) -> VerifyResult {
    let name = op.ctx().ident_str(attr.name);
    let Some(kind) = kind(name) else { return Ok(()) };
    let value = op.ctx().attr_ref(attr.value);
    let (is_of_kind, what) = match kind {
        Kind::OfPointer | Kind::OfInteger | Kind::Any => {
            (value.isa::<UnitAttr<'_>>(), "a unit attribute")
        }
        Kind::Type => (value.isa::<TypeAttr<'_>>(), "a type attribute"),
        Kind::Integer | Kind::AnyInteger => {
            (value.isa::<IntegerAttr<'_>>(), "an integer attribute")
        }
    };
    if !is_of_kind {
        return Err(op.error(format!("\"{name}\" should be {what}")));
    }
    let (fits, what) = match kind {
        Kind::OfPointer | Kind::Type | Kind::Integer => {
            (ty.isa::<LLVMPointerType<'_>>(), "non-pointer")
        }
        Kind::OfInteger => (ty.isa::<IntegerType<'_>>(), "non-integer"),
        Kind::AnyInteger | Kind::Any => (true, ""),
    };
    // Values of other types may become pointers.
    match fits || !is_compatible_type(ty) {
        true => Ok(()),
        false => Err(op.error(format!("\"{name}\" attribute attached to {what} LLVM type"))),
    }
}

impl rt::hooks::VerifyRegionArgAttr for LLVMDialect {
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        _region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult {
        let function = op.dyn_cast::<FunctionOpInterface<'_>>();
        let ty = function.and_then(|it| it.argument_types().get(index).copied());
        ty.map_or(Ok(()), |ty| verify(op, ty, attr))
    }
}

impl rt::hooks::VerifyRegionResultAttr for LLVMDialect {
    fn verify_region_result_attr(
        op: OpRef<'_>,
        _region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult {
        let function = op.dyn_cast::<FunctionOpInterface<'_>>();
        let ty = function.and_then(|it| it.result_types().get(index).copied());
        let Some(ty) = ty else { return Ok(()) };
        if ty.isa::<LLVMVoidType<'_>>() {
            return Err(op.error("cannot attach result attributes to functions with a void return"));
        }
        let name = op.ctx().ident_str(attr.name);
        if OF_ARGUMENTS.contains(&name) {
            return Err(op.error(format!("\"{name}\" is not a valid result attribute")));
        }
        verify(op, ty, attr)
    }
}

impl rt::hooks::VerifyOpAttr for LLVMDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        if op.ctx().ident_str(attr.name) != "llvm.data_layout" {
            return Ok(());
        }
        let Some(layout) = op.ctx().attr_ref(attr.value).dyn_cast::<StringAttr<'_>>() else {
            return Err(op.op_error("expected 'llvm.data_layout' to be a string attributes"));
        };
        layout_string::check(layout.value())
            .map_err(|fault| op.op_error(format!("invalid data layout descriptor: {fault}")))
    }
}
