//! Loads, stores and copies.

use super::words::parse_enum_string;
use super::{
    CopyMemoryOp, LoadOp, MemoryAccess, MemoryAccessAttr, PointerType, StorageClass, StoreOp,
    VariableOp,
};
use crate::prelude::*;

/// The text of loads and stores names the storage class, so a discardable attribute with its name is elided.
const STORAGE_CLASS: PropertyKey = VariableOp::STORAGE_CLASS;

/// The properties that say how memory is accessed, and how it is aligned.
type Keys = [PropertyKey; 2];

/// The properties of an operation for its access, or for the access to its target.
macro_rules! access_keys {
    ($($op:ident)*) => {
        $(
            impl $op<'_> {
                const ACCESS: Keys = [Self::MEMORY_ACCESS, Self::ALIGNMENT];
            }
        )*
    };
}

access_keys!(CopyMemoryOp LoadOp StoreOp);

impl CopyMemoryOp<'_> {
    const SOURCE: Keys = [Self::SOURCE_MEMORY_ACCESS, Self::SOURCE_ALIGNMENT];
}

fn parse_access(p: &mut OpParser<'_>, state: &mut OpState, keys: Keys) -> ParseResult {
    if !p.parse_optional_l_square()? {
        return Ok(());
    }
    let access: MemoryAccess = parse_enum_string(p, keys[0].name)?;
    state.add_property(p.ctx(), keys[0], MemoryAccessAttr::get(p.ctx(), access));
    if access.contains(MemoryAccess::ALIGNED) {
        p.parse_comma()?;
        let number = IntegerType::get(p.ctx(), 32).into();
        let alignment = p.parse_attribute(Some(number))?;
        state.add_property(p.ctx(), keys[1], alignment);
    }
    p.parse_r_square()
}

fn access_of(op: OpRef<'_>, key: PropertyKey) -> Option<MemoryAccess> {
    Some(op.property_as::<MemoryAccessAttr<'_>>(key)?.value())
}

/// Prints how memory is accessed, and adds what it prints to `elided`.
fn print_access<'ir>(
    p: &mut OpPrinter<'ir>,
    op: OpRef<'ir>,
    keys: Keys,
    elided: &mut Vec<&'static str>,
) {
    let Some(access) = access_of(op, keys[0]) else { return };
    p.write(&format!(" [\"{access}\""));
    elided.push(keys[0].name);
    let alignment = op.property_as::<IntegerAttr<'_>>(keys[1]).and_then(IntegerAttr::int);
    if let Some(alignment) = alignment.filter(|_| access.contains(MemoryAccess::ALIGNED)) {
        p.write(&format!(", {alignment}"));
        elided.push(keys[1].name);
    }
    p.write("]");
}

fn verify_access(op: OpRef<'_>, keys: Keys) -> VerifyResult {
    let is_aligned = op.property(keys[1]).is_some();
    let text = match access_of(op, keys[0]).map(|it| it.contains(MemoryAccess::ALIGNED)) {
        None if is_aligned => {
            "invalid alignment specification without aligned memory access specification"
        }
        Some(true) if !is_aligned => "missing alignment value",
        Some(false) if is_aligned => {
            "invalid alignment specification with non-aligned memory access specification"
        }
        _ => return Ok(()),
    };
    Err(op.op_error(text))
}

fn parse_class(p: &mut OpParser<'_>) -> ParseResult<StorageClass> {
    parse_enum_string(p, "storage_class")
}

/// Prints a pointer after its storage class.
fn print_pointer<'ir>(p: &mut OpPrinter<'ir>, pointer: ValueRef<'ir>) {
    if let Some(ty) = pointer.ty().dyn_cast::<PointerType<'_>>() {
        p.write(&format!(" \"{}\" ", ty.storage_class()));
    }
    p.print_operand(pointer);
}

fn pointee(pointer: ValueRef<'_>) -> Option<TypeRef<'_>> {
    Some(pointer.ty().dyn_cast::<PointerType<'_>>()?.pointee_type())
}

fn verify_value(
    op: OpRef<'_>,
    keys: Keys,
    pointer: ValueRef<'_>,
    value: ValueRef<'_>,
) -> VerifyResult {
    if pointee(pointer) != Some(value.ty()) {
        return Err(op.op_error("mismatch in result type and pointer type"));
    }
    verify_access(op, keys)
}

impl<'ir> CustomAssembly<'ir> for LoadOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let class = parse_class(p)?;
        let pointer = p.parse_operand()?;
        parse_access(p, state, Self::ACCESS)?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type()?;
        p.resolve_operands(&[pointer], PointerType::get(p.ctx(), ty, class), state)?;
        state.add_type(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let mut elided = vec![STORAGE_CLASS.name];
        print_pointer(p, (*self).operand(0));
        print_access(p, *self, Self::ACCESS, &mut elided);
        p.print_attr_list(&(*self).attrs(), &elided);
        p.write(" : ");
        p.print_type((*self).result(0).ty());
    }
}

impl<'ir> Verify<'ir> for LoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_value(*self, Self::ACCESS, (*self).operand(0), (*self).result(0))
    }
}

impl<'ir> CustomAssembly<'ir> for StoreOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let class = parse_class(p)?;
        let operands = p.parse_operand_list_of(2, Delimiter::None)?;
        parse_access(p, state, Self::ACCESS)?;
        let ty = p.parse_colon_type()?;
        p.resolve_operands(&operands[..1], PointerType::get(p.ctx(), ty, class), state)?;
        p.resolve_operands(&operands[1..], ty, state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let mut elided = vec![STORAGE_CLASS.name];
        print_pointer(p, (*self).operand(0));
        p.write(", ");
        p.print_operand((*self).operand(1));
        print_access(p, *self, Self::ACCESS, &mut elided);
        p.write(" : ");
        p.print_type((*self).operand(1).ty());
        p.print_attr_list(&(*self).attrs(), &elided);
    }
}

impl<'ir> Verify<'ir> for StoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_value(*self, Self::ACCESS, (*self).operand(0), (*self).operand(1))
    }
}

impl<'ir> CustomAssembly<'ir> for CopyMemoryOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let target_class = parse_class(p)?;
        let target = p.parse_operand()?;
        p.parse_comma()?;
        let source_class = parse_class(p)?;
        let source = p.parse_operand()?;
        parse_access(p, state, Self::ACCESS)?;
        if p.parse_optional_comma()? {
            parse_access(p, state, Self::SOURCE)?;
        }
        let ty = p.parse_colon_type()?;
        p.parse_optional_attr_dict(state)?;
        p.resolve_operands(&[target], PointerType::get(p.ctx(), ty, target_class), state)?;
        p.resolve_operands(&[source], PointerType::get(p.ctx(), ty, source_class), state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let mut elided = Vec::new();
        p.write(" ");
        print_pointer(p, (*self).operand(0));
        p.write(", ");
        print_pointer(p, (*self).operand(1));
        print_access(p, *self, Self::ACCESS, &mut elided);
        p.write(", ");
        // Upstream repeats how the target is accessed if nothing says so for the source.
        let is_given = self.source_memory_access().is_some();
        print_access(p, *self, if is_given { Self::SOURCE } else { Self::ACCESS }, &mut elided);
        p.print_attr_list(&(*self).attrs(), &elided);
        if let Some(ty) = pointee((*self).operand(0)) {
            p.write(" : ");
            p.print_type(ty);
        }
    }
}

impl<'ir> Verify<'ir> for CopyMemoryOp<'ir> {
    fn verify(self) -> VerifyResult {
        if pointee((*self).operand(0)) != pointee((*self).operand(1)) {
            return Err(self.op_error("both operands must be pointers to the same type"));
        }
        verify_access(*self, Self::ACCESS)?;
        verify_access(*self, Self::SOURCE)
    }
}
