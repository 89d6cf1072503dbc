//! Kernels and functions of devices.

use ods_runtime::function::{self, Variadic};
use ods_runtime::text::Argument;

use super::launch::{WORKGROUP_ATTRIBUTIONS, num_workgroup_attributions};
use super::{AddressSpace, AddressSpaceAttr, GPUFuncOp, ReturnOp, helpers};
use crate::prelude::*;
use ods::functions;

/// The name of a function, which the definition of `gpu.func` does not list.
const SYM_NAME: &str = "sym_name";
/// The discardable attribute of functions that are kernels.
pub(super) const KERNEL: &str = "gpu.kernel";

/// Parses `word(%a : memref<4xf32>, %b : memref<4xf32>)`, if present.
pub(super) fn parse_attributions(
    p: &mut OpParser<'_>,
    word: &str,
    parts: ArgumentParts,
) -> ParseResult<Vec<Argument>> {
    match p.parse_optional_keyword(word)? {
        true => p.parse_argument_list_with(Delimiter::Paren, parts),
        false => Ok(Vec::new()),
    }
}

/// Writes buffers, each with its attributes in `attrs`.
pub(super) fn print_attributions<'ir>(
    p: &mut OpPrinter<'ir>,
    word: &str,
    buffers: Vec<ValueRef<'ir>>,
    attrs: Option<ArrayAttr<'ir>>,
) {
    if buffers.is_empty() {
        return;
    }
    p.write(&format!(" {word}("));
    for (index, buffer) in buffers.into_iter().enumerate() {
        if index > 0 {
            p.write(", ");
        }
        p.print_operand(buffer);
        p.write(" : ");
        p.print_type(buffer.ty());
        let attrs = attrs.and_then(|attrs| attrs.iter().nth(index));
        if let Some(attrs) = attrs.and_then(|it| it.dyn_cast::<DictionaryAttr<'_>>()) {
            p.print_attr_list(attrs.value(), &[]);
        }
    }
    p.write(")");
}

/// Verifies that buffers are in `space`.
pub(super) fn verify_attributions(
    op: OpRef<'_>,
    buffers: &[ValueRef<'_>],
    space: AddressSpace,
) -> VerifyResult {
    for buffer in buffers {
        let Some(ty) = buffer.ty().dyn_cast::<MemRefType<'_>>() else {
            return Err(op.op_error("expected memref type in attribution"));
        };
        let actual = ty.memory_space().map(|it| op.ctx().attr_ref(it));
        let actual = actual.and_then(|it| it.dyn_cast::<AddressSpaceAttr<'_>>());
        if actual.is_some_and(|actual| actual.value() != space) {
            let name = helpers::name(space);
            return Err(op.op_error(format!("expected memory space {name} in attribution")));
        }
    }
    Ok(())
}

/// An array of the attributes of `buffers`, if any has some.
fn attrs_of(ctx: &Context, buffers: &[Argument]) -> Option<Attribute> {
    let empty = DictionaryAttr::get(ctx, &[]).handle();
    let attrs: Vec<_> = buffers.iter().map(|it| it.attrs.unwrap_or(empty)).collect();
    attrs.iter().any(|it| *it != empty).then(|| ArrayAttr::get(ctx, &attrs).handle())
}

impl<'ir> CustomAssembly<'ir> for GPUFuncOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        let name = p.parse_symbol_name()?;
        state.add_attr(p.ident(SYM_NAME), name);
        let at = p.offset();
        let signature = function::parse_signature(p, Variadic::No)?;
        if signature.arguments.first().is_some_and(|it| !it.name.is_named()) {
            return Err(p.custom_error_at(at, "gpu.func requires named arguments"));
        }
        let inputs: Vec<_> = signature.arguments.iter().filter_map(|it| it.ty).collect();
        let results: Vec<_> = signature.results.iter().map(|it| it.0).collect();
        let ty = FunctionType::get(ctx, &inputs, &results);
        state.add_property(p.ctx(), Self::FUNCTION_TYPE, TypeAttr::get(ctx, ty));
        function::add_arg_and_result_attrs(ctx, state, &signature);
        let mut arguments = signature.arguments;
        let workgroup = parse_attributions(p, "workgroup", ArgumentParts::NameTypeAndAttrs)?;
        let count = IntegerAttr::get(ctx, IntegerType::get(ctx, 64), workgroup.len() as i64);
        state.add_attr(p.ident(WORKGROUP_ATTRIBUTIONS), count);
        if let Some(attrs) = attrs_of(ctx, &workgroup) {
            state.add_property(p.ctx(), Self::WORKGROUP_ATTRIB_ATTRS, attrs);
        }
        let private = parse_attributions(p, "private", ArgumentParts::NameTypeAndAttrs)?;
        if let Some(attrs) = attrs_of(ctx, &private) {
            state.add_property(p.ctx(), Self::PRIVATE_ATTRIB_ATTRS, attrs);
        }
        arguments.extend(workgroup);
        arguments.extend(private);
        if p.parse_optional_keyword("kernel")? {
            state.add_attr(p.ident(KERNEL), UnitAttr::get(ctx));
        }
        p.parse_optional_attr_dict_with_keyword(state)?;
        let body = p.parse_region(&arguments)?;
        state.add_region(body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        if let Some(name) = (*self).attr(SYM_NAME) {
            p.print_symbol_attr(name);
        }
        if let Some(function) = self.dyn_cast::<FunctionOpInterface<'_>>() {
            function::print_signature(function, p, Variadic::No);
        }
        print_attributions(p, "workgroup", self.workgroup(), self.workgroup_attrib_attrs());
        print_attributions(p, "private", self.private(), self.private_attrib_attrs());
        if (*self).attr(KERNEL).is_some() {
            p.write(" kernel");
        }
        let elided = [
            SYM_NAME,
            WORKGROUP_ATTRIBUTIONS,
            KERNEL,
            Self::FUNCTION_TYPE.name,
            Self::ARG_ATTRS.name,
            Self::RES_ATTRS.name,
            Self::WORKGROUP_ATTRIB_ATTRS.name,
            Self::PRIVATE_ATTRIB_ATTRS.name,
        ];
        p.print_attr_list_with_keyword(&(*self).attrs(), &elided);
        p.write(" ");
        p.print_region_with(self.body(), RegionParts::without_entry_arguments());
    }
}

impl<'ir> GPUFuncOp<'ir> {
    /// The arguments of the body after those of the function.
    fn attributions(self) -> impl Iterator<Item = ValueRef<'ir>> {
        let count = self.function_type().inputs().len();
        let entry = self.body().first_block();
        entry.into_iter().flat_map(|block| block.arguments()).skip(count)
    }

    fn workgroup(self) -> Vec<ValueRef<'ir>> {
        self.attributions().take(num_workgroup_attributions(*self)).collect()
    }

    fn private(self) -> Vec<ValueRef<'ir>> {
        self.attributions().skip(num_workgroup_attributions(*self)).collect()
    }
}

impl<'ir> CallableOpInterfaceTrait<'ir> for GPUFuncOp<'ir> {
    fn callable_region(self) -> Option<RegionRef<'ir>> {
        Some(self.body())
    }

    fn argument_types(self) -> Vec<TypeRef<'ir>> {
        functions::argument_types(*self, Self::FUNCTION_TYPE)
    }

    fn result_types(self) -> Vec<TypeRef<'ir>> {
        functions::result_types(*self, Self::FUNCTION_TYPE)
    }
}

impl<'ir> FunctionOpInterfaceTrait<'ir> for GPUFuncOp<'ir> {
    fn function_type(self) -> TypeRef<'ir> {
        *GPUFuncOp::function_type(self)
    }

    fn verify_type(self) -> VerifyResult {
        let is_kernel = (*self).attr(KERNEL).is_some_and(|it| it.isa::<UnitAttr<'_>>());
        if is_kernel && !functions::result_types(*self, Self::FUNCTION_TYPE).is_empty() {
            return Err(self.op_error("expected void return type for kernel function"));
        }
        Ok(())
    }

    fn verify_body(self) -> VerifyResult {
        let Some(entry) = self.body().first_block() else {
            return Err(self.op_error("expected body with at least one block"));
        };
        let types = functions::argument_types(*self, Self::FUNCTION_TYPE);
        let least = types.len() + num_workgroup_attributions(*self);
        if entry.num_arguments() < least {
            let message = format!("expected at least {least} arguments to body region");
            return Err(self.op_error(message));
        }
        for (index, (want, have)) in types.into_iter().zip(entry.argument_types()).enumerate() {
            if want != have {
                return Err(self.op_error(format!(
                    "expected body region argument #{index} to be of type '{want}', got '{have}'"
                )));
            }
        }
        verify_attributions(*self, &self.workgroup(), AddressSpace::Workgroup)?;
        verify_attributions(*self, &self.private(), AddressSpace::Private)
    }
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(function) = self.parent_of_type::<GPUFuncOp<'_>>() else { return Ok(()) };
        let want = functions::result_types(*function, GPUFuncOp::FUNCTION_TYPE);
        let have = (*self).operands().types();
        if have.len() != want.len() {
            let error = self.op_error(format!("expected {} result operands", want.len()));
            return Err(error.note(Some((*function).loc()), "return type declared here"));
        }
        for (index, (have, want)) in have.zip(want).enumerate() {
            if have != want {
                let message = format!("unexpected type `'{have}'' for operand #{index}");
                return Err(self.op_error(message));
            }
        }
        Ok(())
    }
}
