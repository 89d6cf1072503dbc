//! Calls: `call`, `invoke` and `call_intrinsic`.

use ods_runtime::attrs::FusedLoc;
use ods_runtime::rt::{self, Types};
use ods_runtime::sub_elements::{self, SubElement, WalkResult};

use super::bundles::{self, Bundles};
use super::{
    CConv, CallIntrinsicOp, CallOp, DISubprogramAttr, IFuncOp, InvokeOp, LLVMDialect, LLVMFuncOp,
    LLVMFunctionType, LLVMPointerType, LLVMVoidType, LandingpadOp, OpBundlesDirective,
    TailCallKind, TailCallKindAttr, words,
};
use crate::llvm::prelude::*;

/// The text of a call up to its types.
struct Call<'c> {
    /// The callee if it is a value, then the arguments.
    operands: rt::Operands,
    is_direct: bool,
    bundles: Bundles<'c>,
    bundles_at: u32,
}

/// Parses the callee, into the property `key` if it is a symbol, and its arguments.
fn parse_callee<'c>(
    p: &mut OpParser<'c>,
    state: &mut OpState,
    key: PropertyKey,
) -> ParseResult<Call<'c>> {
    let at = p.offset();
    let callee = p.parse_optional_operand()?;
    let is_direct = callee.is_none();
    if is_direct {
        let callee = p.parse_attribute_as::<SymbolRefAttr<'_>>(None)?;
        state.add_property(p.ctx(), key, callee);
    }
    let arguments = p.parse_operand_list(Delimiter::Paren)?;
    let operands = rt::Operands::new(callee.into_iter().chain(arguments), at);
    Ok(Call { operands, is_direct, bundles: Default::default(), bundles_at: 0 })
}

/// Parses `vararg(type)` into the property `key`, the bundles, the attributes and the types.
fn parse_rest<'c>(
    call: &mut Call<'c>,
    p: &mut OpParser<'c>,
    state: &mut OpState,
    key: PropertyKey,
) -> ParseResult {
    if p.parse_optional_keyword("vararg")? {
        p.parse_l_paren()?;
        let ty = p.parse_attribute_as::<TypeAttr<'_>>(None)?;
        state.add_property(p.ctx(), key, ty);
        p.parse_r_paren()?;
    }
    call.bundles_at = p.offset();
    call.bundles = LLVMDialect::parse(p)?;
    p.parse_optional_attr_dict(state)?;
    parse_types(call, p, state)
}

/// Parses the types, and resolves the operands.
fn parse_types(call: &Call<'_>, p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let at = p.offset();
    p.parse_colon()?;
    let mut types = Types::default();
    if !call.is_direct {
        types.push(p.parse_type()?);
        if !p.parse_optional_comma()? {
            let text = "expected indirect call to have 2 trailing types";
            return Err(p.custom_error_at(at, text));
        }
    }
    let expected = match call.is_direct {
        true => "expected direct call to have 1 trailing types",
        false => "expected trailing function type",
    };
    let signature = Signature::parse(p)?;
    let Some(signature) = signature else { return Err(p.custom_error_at(at, expected)) };
    if signature.results.len() > 1 {
        return Err(p.custom_error_at(at, "expected function with 0 or 1 result"));
    }
    if signature.results.iter().any(|(ty, _)| p.type_ref(*ty).isa::<LLVMVoidType<'_>>()) {
        return Err(p.custom_error_at(at, "expected a non-void result type"));
    }
    types.extend(signature.arguments.iter().map(|(ty, _)| *ty));
    p.add_operands(&call.operands, &types, state)?;
    state.types.extend(signature.results.iter().map(|(ty, _)| *ty));
    signature.add_attrs(p, state);
    Ok(())
}

/// A type with attributes.
type Typed = (rt::Type, Option<rt::Attribute>);

/// The types of a call, with attributes: `(i32 {llvm.noundef}) -> i32`.
struct Signature {
    arguments: Vec<Typed>,
    results: Vec<Typed>,
}

impl Signature {
    /// Parses it; `None` without an arrow.
    fn parse(p: &mut OpParser<'_>) -> ParseResult<Option<Self>> {
        p.parse_l_paren()?;
        let arguments = parse_typed(p)?;
        if !p.parse_optional_arrow()? {
            return Ok(None);
        }
        let results = match p.parse_optional_l_paren()? {
            true => parse_typed(p)?,
            false => vec![(p.parse_type()?, None)],
        };
        Ok(Some(Signature { arguments, results }))
    }

    fn add_attrs(&self, p: &OpParser<'_>, state: &mut OpState) {
        for (name, list) in [("arg_attrs", &self.arguments), ("res_attrs", &self.results)] {
            if list.iter().any(|(_, attrs)| attrs.is_some()) {
                let empty = DictionaryAttr::get(p.ctx(), &[]).handle();
                let attrs: Vec<_> = list.iter().map(|(_, attrs)| attrs.unwrap_or(empty)).collect();
                state.add_attr(p.ctx().ident(name), ArrayAttr::get(p.ctx(), &attrs));
            }
        }
    }
}

/// Parses types with attributes up to `)`.
fn parse_typed(p: &mut OpParser<'_>) -> ParseResult<Vec<Typed>> {
    let mut list = Vec::new();
    if p.parse_optional_r_paren()? {
        return Ok(list);
    }
    loop {
        let ty = p.parse_type()?;
        list.push((ty, p.parse_optional_dictionary()?));
        if !p.parse_optional_comma()? {
            p.parse_r_paren()?;
            return Ok(list);
        }
    }
}

/// Writes types with attributes in parentheses.
fn print_typed<'ir>(
    types: impl Iterator<Item = TypeRef<'ir>>,
    attrs: Option<ArrayAttr<'ir>>,
    p: &mut OpPrinter<'ir>,
) {
    p.write("(");
    for (index, ty) in types.enumerate() {
        p.write(if index > 0 { ", " } else { "" });
        p.print_type(ty);
        let attrs = attrs.and_then(|attrs| attrs.iter().nth(index));
        if let Some(attrs) = attrs.and_then(|it| it.dyn_cast::<DictionaryAttr<'_>>()) {
            p.print_attr_list(attrs.value(), &[]);
        }
    }
    p.write(")");
}

/// Writes the types of a call.
fn print_signature<'ir>(
    arguments: OperandRange<'ir>,
    op: OpRef<'ir>,
    attrs: [Option<ArrayAttr<'ir>>; 2],
    p: &mut OpPrinter<'ir>,
) {
    print_typed(arguments.map(|it| it.ty()), attrs[0], p);
    p.write(" -> ");
    let has_attrs = attrs[1].is_some_and(|attrs| {
        attrs.iter().any(|it| it.dyn_cast::<DictionaryAttr<'_>>().is_some_and(|it| !it.is_empty()))
    });
    match op.results().next() {
        Some(result) if op.num_results() == 1 && !has_attrs => p.print_type(result.ty()),
        _ => print_typed(op.results().map(|it| it.ty()), attrs[1], p),
    }
}

/// The arguments of a call: all operands of the callee but the callee itself.
fn arguments<'ir>(operands: OperandRange<'ir>, is_direct: bool) -> OperandRange<'ir> {
    let first = usize::from(!is_direct).min(operands.len());
    operands.slice(first..operands.len())
}

/// Writes the callee and its arguments.
fn print_callee<'ir>(
    callee: Option<FlatSymbolRefAttr<'ir>>,
    operands: OperandRange<'ir>,
    p: &mut OpPrinter<'ir>,
) {
    match callee {
        Some(callee) => p.print_attribute(**callee),
        None => p.print_operands(operands.slice(0..1)),
    }
    p.write("(");
    p.print_operands(arguments(operands, callee.is_some()));
    p.write(")");
}

fn print_variadic<'ir>(ty: Option<LLVMFunctionType<'ir>>, p: &mut OpPrinter<'ir>) {
    if let Some(ty) = ty {
        p.write(" vararg(");
        p.print_type(ty);
        p.write(")");
    }
}

/// Defines lists of properties of calls: of all that the text has elsewhere, and of those of bundles.
macro_rules! keys {
    ($($op:ident { $($other:ident)* })*) => {
        $(
            impl $op<'_> {
                const BUNDLES: [PropertyKey; 2] = [Self::OP_BUNDLE_SIZES, Self::OP_BUNDLE_TAGS];

                const ELIDED: &'static [PropertyKey] = &[
                    Self::OPERAND_SEGMENT_SIZES,
                    Self::OP_BUNDLE_SIZES,
                    Self::OP_BUNDLE_TAGS,
                    Self::ARG_ATTRS,
                    Self::RES_ATTRS,
                    $(Self::$other,)*
                ];
            }
        )*
    };
}

keys! {
    CallIntrinsicOp { INTRIN }
    CallOp { CALLEE TAIL_CALL_KIND VAR_CALLEE_TYPE C_CONV }
    InvokeOp { CALLEE VAR_CALLEE_TYPE C_CONV }
}

impl<'ir> CustomAssembly<'ir> for CallOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        words::add_convention(p, state, Self::C_CONV)?;
        let tail = words::parse(p, TailCallKind::None)?;
        state.add_property(p.ctx(), Self::TAIL_CALL_KIND, TailCallKindAttr::get(p.ctx(), tail));
        let mut call = parse_callee(p, state, Self::CALLEE)?;
        parse_rest(&mut call, p, state, Self::VAR_CALLEE_TYPE)?;
        let in_bundles = bundles::resolve(p, &call.bundles, call.bundles_at, state, Self::BUNDLES)?;
        state.add_segments(
            p.ctx(),
            Self::OPERAND_SEGMENT_SIZES,
            &[call.operands.len(), in_bundles],
        );
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        words::print(self.c_conv(), Some(CConv::C), p);
        words::print(self.tail_call_kind(), Some(TailCallKind::None), p);
        print_callee(self.callee_attr(), self.callee_operands(), p);
        print_variadic(self.var_callee_type(), p);
        if !self.op_bundle_operands().is_empty() {
            p.write(" ");
            bundles::print(p, &self.op_bundle_operands(), self.op_bundle_tags());
        }
        print_attrs(*self, Self::ELIDED, Some(Self::FASTMATH_FLAGS), p);
        p.write(" : ");
        let is_direct = self.callee().is_some();
        if !is_direct {
            p.print_type((*self).operand(0).ty());
            p.write(", ");
        }
        let arguments = arguments(self.callee_operands(), is_direct);
        print_signature(arguments, *self, [self.arg_attrs(), self.res_attrs()], p);
    }
}

/// Writes the attributes, without fast-math flags if the property `flags_key` has none.
pub(super) fn print_attrs<'ir>(
    op: OpRef<'ir>,
    elided: &[PropertyKey],
    flags_key: Option<PropertyKey>,
    p: &mut OpPrinter<'ir>,
) {
    let mut elided = elided.to_vec();
    let flags = |key| op.property_as::<super::FastmathFlagsAttr<'_>>(key);
    let has_none = |key| flags(key).is_some_and(|it| it.value() == super::FastmathFlags::NONE);
    elided.extend(flags_key.filter(|key| has_none(*key)));
    p.print_optional_attr_dict(op, &elided);
}

impl<'ir> CustomAssembly<'ir> for InvokeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        words::add_convention(p, state, Self::C_CONV)?;
        let mut call = parse_callee(p, state, Self::CALLEE)?;
        p.parse_keyword("to")?;
        let (normal, normal_operands) = p.parse_successor_and_use_list()?;
        p.parse_keyword("unwind")?;
        let (unwind, unwind_operands) = p.parse_successor_and_use_list()?;
        parse_rest(&mut call, p, state, Self::VAR_CALLEE_TYPE)?;
        state.add_successor(normal);
        state.add_successor(unwind);
        state.operands.extend(normal_operands.iter().chain(&unwind_operands).copied());
        let in_bundles = bundles::resolve(p, &call.bundles, call.bundles_at, state, Self::BUNDLES)?;
        let counts =
            [call.operands.len(), normal_operands.len(), unwind_operands.len(), in_bundles];
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &counts);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        words::print(self.c_conv(), Some(CConv::C), p);
        print_callee(self.callee_attr(), self.callee_operands(), p);
        p.write(" to ");
        p.print_successor_and_use_list(self.normal_dest().handle(), self.normal_dest_operands());
        p.write(" unwind ");
        p.print_successor_and_use_list(self.unwind_dest().handle(), self.unwind_dest_operands());
        print_variadic(self.var_callee_type(), p);
        if !self.op_bundle_operands().is_empty() {
            p.write(" ");
            bundles::print(p, &self.op_bundle_operands(), self.op_bundle_tags());
        }
        p.print_optional_attr_dict(*self, Self::ELIDED);
        p.write(" : ");
        let is_direct = self.callee().is_some();
        if !is_direct {
            p.print_type((*self).operand(0).ty());
            p.write(", ");
        }
        let arguments = arguments(self.callee_operands(), is_direct);
        print_signature(arguments, *self, [self.arg_attrs(), self.res_attrs()], p);
    }
}

/// Whether the type of a variadic callee fits to a call.
fn verify_variadic<'ir>(
    op: OpRef<'ir>,
    ty: Option<LLVMFunctionType<'ir>>,
    arguments: OperandRange<'ir>,
) -> VerifyResult {
    let Some(ty) = ty else { return Ok(()) };
    if !ty.var_arg() {
        return Err(op.op_error("expected var_callee_type to be a variadic function type"));
    }
    if ty.params().len() > arguments.len() {
        let count = arguments.len();
        let text = format!("expected var_callee_type to have at most {count} parameters");
        return Err(op.op_error(text));
    }
    for (param, argument) in ty.params().iter().zip(arguments) {
        if *param != argument.ty().handle() {
            let param = op.ctx().type_ref(*param);
            return Err(op.op_error(format!(
                "var_callee_type parameter type mismatch: '{param}' != '{}'",
                argument.ty()
            )));
        }
    }
    let result = ty.return_type();
    match op.results().next() {
        None if !result.isa::<LLVMVoidType<'_>>() => {
            Err(op.op_error("expected var_callee_type to return void"))
        }
        Some(value) if value.ty() != result => Err(op.op_error(format!(
            "var_callee_type return type mismatch: '{result}' != '{}'",
            value.ty()
        ))),
        _ => Ok(()),
    }
}

impl<'ir> Verify<'ir> for CallOp<'ir> {
    fn verify(self) -> VerifyResult {
        bundles::verify(*self, self.op_bundle_operands().len(), self.op_bundle_tags())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn verify_symbol_uses(self, symbols: &mut rt::SymbolTables) -> VerifyResult {
        let is_direct = self.callee().is_some();
        let operands = self.callee_operands();
        verify_variadic(*self, self.var_callee_type(), arguments(operands.clone(), is_direct))?;
        let Some(name) = self.callee() else {
            let Some(callee) = operands.clone().next() else {
                let text = "must have either a `callee` attribute or at least an operand";
                return Err(self.op_error(text));
            };
            return match callee.ty().isa::<LLVMPointerType<'_>>() {
                true => Ok(()),
                false => Err(self.op_error(format!(
                    "indirect call expects a pointer as callee: '{}'",
                    callee.ty()
                ))),
            };
        };
        let callee = self.callee_attr().and_then(|it| symbols.lookup_nearest(*self, **it));
        let Some(callee) = callee else {
            let text = format!("'{name}' does not reference a symbol in the current scope");
            return Err(self.op_error(text));
        };
        let ty = if let Some(function) = callee.dyn_cast::<LLVMFuncOp<'_>>() {
            verify_location(*self, function)?;
            *function.function_type()
        } else if let Some(ifunc) = callee.dyn_cast::<IFuncOp<'_>>() {
            ifunc.i_func_type()
        } else {
            let text = format!("'{name}' does not reference a valid LLVM function or IFunc");
            return Err(self.op_error(text));
        };
        let Some(ty) = ty.dyn_cast::<LLVMFunctionType<'_>>() else {
            return Err(self.op_error(format!("callee does not have a functional type: '{ty}'")));
        };
        verify_types(self, ty, operands)
    }
}

/// Whether the location of `op` says of which subprogram it is.
fn is_in_subprogram(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let mut visit = |part| {
        let SubElement::Attr(attr) = part else { return WalkResult::Advance };
        let fused = ctx.attr_ref(attr).dyn_cast::<FusedLoc<'_>>();
        let metadata = fused.and_then(|it| it.metadata()).map(|it| ctx.attr_ref(it));
        match metadata.is_some_and(|it| it.isa::<DISubprogramAttr<'_>>()) {
            true => WalkResult::Interrupt,
            false => WalkResult::Advance,
        }
    };
    !sub_elements::walk(ctx, ctx.location_attr(op.loc()).handle(), &mut visit)
}

/// Calls that can be inlined need a location if their function and the callee have debug information.
fn verify_location(call: OpRef<'_>, callee: LLVMFuncOp<'_>) -> VerifyResult {
    let Some(caller) = call.parent_of_type::<FunctionOpInterface<'_>>() else { return Ok(()) };
    let matters = call.loc().is_unknown()
        && !callee.body().is_empty()
        && is_in_subprogram(*caller)
        && is_in_subprogram(*callee);
    match matters {
        true => Err(call.error(
            "inlinable function call in a function with a DISubprogram location must have a debug location",
        )),
        false => Ok(()),
    }
}

/// Whether the types of a direct call are those of its callee.
fn verify_types<'ir>(
    call: CallOp<'ir>,
    ty: LLVMFunctionType<'ir>,
    operands: OperandRange<'ir>,
) -> VerifyResult {
    let (count, expected) = (operands.len(), ty.params().len());
    if ty.var_arg() && call.var_callee_type().is_none() {
        return Err(call.op_error("missing var_callee_type attribute for vararg call"));
    }
    if !ty.var_arg() && expected != count {
        return Err(call.op_error(format!(
            "incorrect number of operands ({count}) for callee (expecting: {expected})"
        )));
    }
    if expected > count {
        return Err(call.op_error(format!(
            "incorrect number of operands ({count}) for varargs callee (expecting at least: {expected})"
        )));
    }
    for (index, (param, operand)) in ty.params().iter().zip(operands).enumerate() {
        if *param != operand.ty().handle() {
            let param = call.ctx().type_ref(*param);
            return Err(call.op_error(format!(
                "operand type mismatch for operand {index}: '{}' != '{param}'",
                operand.ty()
            )));
        }
    }
    let (result, is_void) = (ty.return_type(), ty.return_type().isa::<LLVMVoidType<'_>>());
    match (*call).results().next() {
        None if !is_void => Err(call.op_error("expected function call to produce a value")),
        Some(_) if is_void => {
            Err(call.op_error("calling function with void result must not produce values"))
        }
        Some(value) if value.ty() != result => {
            Err(call.op_error(format!("result type mismatch: '{}' != '{result}'", value.ty())))
        }
        _ => Ok(()),
    }
}

impl<'ir> Verify<'ir> for InvokeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let arguments = arguments(self.callee_operands(), self.callee().is_some());
        verify_variadic(*self, self.var_callee_type(), arguments)?;
        let Some(first) = self.unwind_dest().front() else {
            return Err(self.error("must have at least one operation in unwind destination"));
        };
        if !first.isa::<LandingpadOp<'_>>() {
            let text =
                "first operation in unwind destination should be a llvm.landingpad operation";
            return Err(self.error(text));
        }
        bundles::verify(*self, self.op_bundle_operands().len(), self.op_bundle_tags())
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for InvokeOp<'ir> {
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new(match index {
            0 => self.normal_dest_operands(),
            _ => self.unwind_dest_operands(),
        })
    }
}

/// Implements the interface of calls.
macro_rules! calls {
    ($($op:ident)*) => {
        $(
            impl<'ir> CallOpInterfaceTrait<'ir> for $op<'ir> {
                fn callable_for_callee(self) -> Callee<'ir> {
                    match self.property(Self::CALLEE) {
                        Some(callee) => Callee::Symbol(callee),
                        None => Callee::Value((*self).operand(0)),
                    }
                }

                fn set_callee_from_callable(ir: &mut rt::Ir, op: rt::Op, callee: CalleeHandle) {
                    match callee {
                        CalleeHandle::Symbol(symbol) => {
                            ir.set_property(op, Self::CALLEE, Some(symbol));
                        }
                        CalleeHandle::Value(value) => ir.set_operand(op, 0, value),
                    }
                }

                fn arg_operands(self) -> OperandRange<'ir> {
                    arguments(self.callee_operands(), self.callee().is_some())
                }
            }
        )*
    };
}

calls!(CallOp InvokeOp);

impl<'ir> CustomAssembly<'ir> for CallIntrinsicOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        // With a type, no colon is parsed behind the name.
        let none = ods_runtime::Type::from(NoneType::get(p.ctx()));
        let name = p.parse_attribute_as::<StringAttr<'_>>(Some(none))?;
        state.add_property(p.ctx(), Self::INTRIN, name);
        let at = p.offset();
        p.parse_l_paren()?;
        let operands = rt::Operands::new(p.parse_operand_list(Delimiter::None)?, at);
        p.parse_r_paren()?;
        let bundles_at = p.offset();
        let bundles = LLVMDialect::parse(p)?;
        p.parse_optional_attr_dict(state)?;
        let call = Call { operands, is_direct: true, bundles, bundles_at };
        parse_types(&call, p, state)?;
        let in_bundles = bundles::resolve(p, &call.bundles, bundles_at, state, Self::BUNDLES)?;
        state.add_segments(
            p.ctx(),
            Self::OPERAND_SEGMENT_SIZES,
            &[call.operands.len(), in_bundles],
        );
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_attribute(self.intrin_attr());
        p.write("(");
        p.print_operands(self.args());
        p.write(")");
        if !self.op_bundle_operands().is_empty() {
            p.write(" ");
            bundles::print(p, &self.op_bundle_operands(), self.op_bundle_tags());
        }
        print_attrs(*self, Self::ELIDED, Some(Self::FASTMATH_FLAGS), p);
        p.write(" : ");
        print_signature(self.args(), *self, [self.arg_attrs(), self.res_attrs()], p);
    }
}
