//! Functions, and what leaves them.

use ods_runtime::function::{self, Variadic};
use ods_runtime::rt;

use super::types::is_compatible_type;
use super::{
    CConv, ComdatSelectorOp, LLVMFuncOp, LLVMFunctionType, LLVMVoidType, LandingpadOp, Linkage,
    ResumeOp, ReturnOp, UnnamedAddr, VScaleRangeAttr, labels, words,
};
use crate::llvm::prelude::*;

impl<'ir> CustomAssembly<'ir> for LLVMFuncOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        words::add_linkage(p, state, Self::LINKAGE)?;
        words::add_visibility(p, state, Self::VISIBILITY)?;
        words::add_unnamed_addr(p, state, Self::UNNAMED_ADDR)?;
        words::add_convention(p, state, Self::C_CONV)?;
        let at = p.offset();
        let name = p.parse_symbol_name()?;
        state.add_property(p.ctx(), Self::SYM_NAME, name);
        let signature = function::parse_signature(p, Variadic::Yes)?;
        let ty = function_type(p, &signature).map_err(|text| p.custom_error_at(at, text))?;
        state.add_property(p.ctx(), Self::FUNCTION_TYPE, TypeAttr::get(ctx, ty));
        if p.parse_optional_keyword("vscale_range")? {
            p.parse_l_paren()?;
            let least: i64 = p.parse_integer_as()?;
            p.parse_comma()?;
            let most: i64 = p.parse_integer_as()?;
            p.parse_r_paren()?;
            let i32 = IntegerType::get(ctx, 32);
            let bound = |value: i64| IntegerAttr::get(ctx, i32, value);
            let range = VScaleRangeAttr::get(ctx, bound(least), bound(most));
            state.add_property(p.ctx(), Self::VSCALE_RANGE, range);
        }
        if p.parse_optional_keyword("comdat")? {
            p.parse_l_paren()?;
            let comdat = p.parse_attribute_as::<SymbolRefAttr<'_>>(None)?;
            state.add_property(p.ctx(), Self::COMDAT, comdat);
            p.parse_r_paren()?;
        }
        p.parse_optional_attr_dict_with_keyword(state)?;
        function::add_arg_and_result_attrs(ctx, state, &signature);
        let (body, _) = p.parse_optional_region(&signature.arguments)?;
        state.add_region(body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        words::print(self.linkage(), Some(Linkage::External), p);
        words::print(self.visibility(), None, p);
        words::print(self.unnamed_addr().unwrap_or(UnnamedAddr::None), None, p);
        words::print(self.c_conv(), Some(CConv::C), p);
        p.print_symbol_attr(self.sym_name_attr());
        if let Some(function) = self.dyn_cast::<FunctionOpInterface<'_>>() {
            let variadic = self.function_type().var_arg().into();
            function::print_signature(function, p, variadic);
        }
        if let Some(range) = self.vscale_range() {
            let bound = |bound: IntegerAttr<'_>| bound.int().unwrap_or_default();
            let (least, most) = (bound(range.min_range()), bound(range.max_range()));
            p.write(&format!(" vscale_range({least}, {most})"));
        }
        if let Some(comdat) = self.comdat() {
            p.write(" comdat(");
            p.print_attribute(comdat);
            p.write(")");
        }
        let elided = [
            Self::SYM_NAME,
            Self::FUNCTION_TYPE,
            Self::ARG_ATTRS,
            Self::RES_ATTRS,
            Self::LINKAGE,
            Self::C_CONV,
            Self::VISIBILITY,
            Self::COMDAT,
            Self::UNNAMED_ADDR,
            Self::VSCALE_RANGE,
        ];
        p.print_optional_attr_dict_with_keyword(*self, &elided);
        if !self.body().is_empty() {
            p.write(" ");
            p.print_region_with(self.body(), RegionParts::without_entry_arguments());
        }
    }
}

/// The type of a function with this signature, or why there is none.
fn function_type(p: &OpParser<'_>, signature: &function::Signature) -> Result<rt::Type, String> {
    let fail = |text: String| Err(format!("failed to construct function type: {text}"));
    let results: Vec<_> = signature.results.iter().map(|(ty, _)| p.type_ref(*ty)).collect();
    if results.len() > 1 {
        return fail("expected zero or one function result".to_owned());
    }
    let types: Vec<_> = signature.arguments.iter().filter_map(|it| it.ty).collect();
    if types.iter().any(|ty| !is_compatible_type(p.type_ref(*ty))) {
        return fail("expected LLVM type for function arguments".to_owned());
    }
    let result = results.first().copied();
    if let Some(result) = result.filter(|ty| !is_compatible_type(*ty)) {
        return fail(format!("expected LLVM type for function results'{result}'"));
    }
    let result = result.map_or_else(|| LLVMVoidType::get(p.ctx()).into(), |ty| ty.handle());
    let ty = LLVMFunctionType::get(p.ctx(), result, &types, signature.is_variadic);
    Ok(ty.handle())
}

/// Whether a reference to a comdat selector leads to one.
pub(super) fn verify_comdat(op: OpRef<'_>, comdat: Option<SymbolRefAttr<'_>>) -> VerifyResult {
    let Some(comdat) = comdat else { return Ok(()) };
    let selector = rt::SymbolTables::new().lookup_nearest(op, *comdat);
    match selector.is_some_and(|it| it.isa::<ComdatSelectorOp<'_>>()) {
        true => Ok(()),
        false => Err(op.error("expected comdat symbol")),
    }
}

impl<'ir> Verify<'ir> for LLVMFuncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let linkage = self.linkage();
        if linkage == Linkage::Common {
            return Err(self.op_error("functions cannot have 'common' linkage"));
        }
        verify_comdat(*self, self.comdat())?;
        if self.body().is_empty() {
            return match linkage {
                Linkage::External | Linkage::ExternWeak => Ok(()),
                _ => Err(self
                    .op_error("external functions must have 'external' or 'extern_weak' linkage")),
            };
        }
        if self.no_inline() && self.always_inline() {
            let text = "no_inline and always_inline attributes are incompatible";
            return Err(self.error(text));
        }
        if self.optimize_none() && !self.no_inline() {
            return Err(self.op_error("with optimize_none must also be no_inline"));
        }
        self.verify_landing()?;
        labels::verify_tags(self)
    }
}

impl<'ir> LLVMFuncOp<'ir> {
    /// Whether all landing pads and resumptions of the function have one type.
    fn verify_landing(self) -> VerifyResult {
        let mut first_ty: Option<TypeRef<'ir>> = None;
        for op in self.body().blocks().flat_map(|block| block.ops()) {
            let (ty, text) = if let Some(pad) = op.dyn_cast::<LandingpadOp<'_>>() {
                let text =
                    "'llvm.landingpad' should have a consistent result type inside a function";
                (pad.res().ty(), text)
            } else if let Some(resume) = op.dyn_cast::<ResumeOp<'_>>() {
                let text = "'llvm.resume' should have a consistent input type inside a function";
                (resume.value().ty(), text)
            } else {
                continue;
            };
            if *first_ty.get_or_insert(ty) != ty {
                return Err(self.error(text));
            }
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for LLVMFuncOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let Some(entry) = self.body().first_block() else { return Ok(()) };
        let count = self.function_type().params().len();
        match entry.arguments().take(count).position(|it| !is_compatible_type(it.ty())) {
            Some(index) => {
                Err(self.op_error(format!("entry block argument #{index} is not of LLVM type")))
            }
            None => Ok(()),
        }
    }
}

impl<'ir> CallableOpInterfaceTrait<'ir> for LLVMFuncOp<'ir> {
    fn callable_region(self) -> Option<RegionRef<'ir>> {
        Some(self.body()).filter(|body| !body.is_empty())
    }

    fn argument_types(self) -> Vec<TypeRef<'ir>> {
        let ty = self.function_type();
        ty.params().iter().map(|param| ty.ctx().type_ref(*param)).collect()
    }

    fn result_types(self) -> Vec<TypeRef<'ir>> {
        let result = self.function_type().return_type();
        if result.isa::<LLVMVoidType<'_>>() { Vec::new() } else { vec![result] }
    }
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(function) = (*self).parent_of_type::<LLVMFuncOp<'ir>>() else { return Ok(()) };
        let expected = function.function_type().return_type();
        let text = match self.arg() {
            None if expected.isa::<LLVMVoidType<'_>>() => return Ok(()),
            Some(_) if expected.isa::<LLVMVoidType<'_>>() => "expected no operands",
            None => "expected 1 operand",
            Some(arg) if arg.ty() != expected => "mismatching result types",
            Some(_) => return Ok(()),
        };
        Err(self.op_error(text).note(Some((*function).loc()), "when returning from function"))
    }
}
