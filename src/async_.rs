//! The dialect `async`: asynchronous tasks, functions and waiting.

mod build;
mod canonicalize;
#[cfg(all(feature = "func", feature = "scf"))]
pub mod transforms;

generated!("async.rs");

pub use self::build::ExecuteOpBuilder;

pub use self::generated::async_::*;

use ods_runtime::Adaptor;
use ods_runtime::codegen::Types;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, TypeAssembly, Verify, VerifyRegions};
use ods_runtime::interfaces::{
    CallOpInterfaceTrait, Callee, CalleeHandle, InferTypeOpInterfaceTrait,
    RegionBranchOpInterfaceTrait, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
    SymbolUserOpInterfaceTrait,
};
use ods_runtime::ir::{NamedAttribute, OperandRange};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::text::{
    AsmWriter, Delimiter, OpParser, OpPrinter, ParseResult, Parser, RegionParts,
};
use ods_runtime::types::{IndexType, TypeRef};
use ods_runtime::{Diagnostic, Ir, Op, OpBuilder, OpRef, OpState, Type, Value};

use crate::functions::{self, function_type};

impl<'c> TypeAssembly<'c> for ValueType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        let element = |p: &mut Parser<'c>| -> ParseResult<Type> {
            p.parse_less()?;
            let ty = p.parse_type()?;
            p.parse_greater()?;
            Ok(ty)
        };
        match element(p) {
            Ok(ty) => Ok(ValueType::get(p.ctx().type_ref(ty))),
            Err(error) => {
                let what = p.custom_error_at(p.name_loc(), "failed to parse async value type");
                Err(error.followed_by(what))
            }
        }
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.print_type(self.value_type());
        p.write(">");
    }
}

/// The value type of an async value, or `ty` itself if it is another type.
pub fn value_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<ValueType<'_>>().map_or(ty, |value| value.value_type())
}

impl<'ir> CustomAssembly<'ir> for ExecuteOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let token = TokenType::get(p.ctx());
        let mut dependencies = 0;
        if p.parse_optional_l_square()? {
            let tokens = p.parse_operand_list(Delimiter::None)?;
            p.resolve_operands(&tokens, token, state)?;
            dependencies = tokens.len();
            p.parse_r_square()?;
        }
        let at = p.offset();
        let (mut operands, mut types, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
        p.parse_comma_separated_list(Delimiter::OptionalParen, "", |p| {
            operands.push(p.parse_operand()?);
            p.parse_keyword("as")?;
            let mut argument = p.parse_argument()?;
            let ty = p.parse_colon_type()?;
            argument.ty = Some(value_type(p.ctx().type_ref(ty)).handle());
            arguments.push(argument);
            types.push(ty);
            Ok(())
        })?;
        p.resolve_operands_typed(&operands, &types, at, state)?;
        let results = p.parse_optional_arrow_type_list()?;
        state.add_type(token);
        state.types.extend(results);
        p.parse_optional_attr_dict_with_keyword(state)?;
        let sizes = [dependencies, operands.len()];
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &sizes);
        let body = p.parse_region(&arguments)?;
        state.add_region(body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if !self.dependencies().is_empty() {
            p.write(" [");
            p.print_operands(self.dependencies());
            p.write("]");
        }
        if !self.body_operands().is_empty() {
            let arguments = self.body_region().first_block();
            let mut arguments = arguments.into_iter().flat_map(|block| block.arguments());
            p.write(" (");
            for (i, operand) in self.body_operands().enumerate() {
                p.write(if i > 0 { ", " } else { "" });
                p.print_operand(operand);
                p.write(" as ");
                if let Some(argument) = arguments.next() {
                    p.print_operand(argument);
                }
                p.write(": ");
                p.print_type(operand.ty());
            }
            p.write(")");
        }
        p.print_optional_arrow_type_list(self.body_results());
        p.print_optional_attr_dict_with_keyword(*self, &[Self::OPERAND_SEGMENT_SIZES]);
        p.write(" ");
        p.print_region_with(self.body_region(), RegionParts::without_entry_arguments());
    }
}

impl AwaitOpBuilders for AwaitOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, operand: Value, attrs: &[NamedAttribute]) {
        st.add_operand(operand);
        st.attrs.extend(attrs.iter().copied());
        let ty = b.ir().value(operand).ty().dyn_cast::<ValueType<'_>>();
        st.types.extend(ty.map(|ty| ty.value_type().handle()));
    }
}

impl<'ir> VerifyRegions<'ir> for ExecuteOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let arguments = self.body_region().first_block();
        let arguments =
            arguments.into_iter().flat_map(|block| block.arguments()).map(|argument| argument.ty());
        if arguments.eq(self.body_operands().types().map(value_type)) {
            return Ok(());
        }
        Err(self.op_error(
            "async body region argument types do not match the execute operation arguments types",
        ))
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for ExecuteOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(if point == RegionBranchPoint::Parent {
            let arguments = self.body_region().first_block();
            let arguments = arguments.into_iter().flat_map(|block| block.arguments());
            RegionSuccessor::region(self.body_region(), arguments)
        } else {
            RegionSuccessor::parent(self.body_results())
        });
    }

    fn entry_successor_operands(self, _successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        self.body_operands()
    }

    fn are_types_compatible(self, from: TypeRef<'ir>, to: TypeRef<'ir>) -> bool {
        value_type(from) == value_type(to)
    }
}

impl<'ir> CustomAssembly<'ir> for FuncOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        functions::parse(p, state, Self::FUNCTION_TYPE)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        functions::print(*self, p, Self::FUNCTION_TYPE);
    }
}

impl<'ir> Verify<'ir> for FuncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let results = self.result_types();
        if results.is_empty() {
            return Err(self.op_error("result is expected to be at least of size 1, but got 0"));
        }
        for (i, ty) in results.into_iter().enumerate() {
            let is_token = ty.isa::<TokenType<'_>>();
            if !is_token && !ty.isa::<ValueType<'_>>() {
                return Err(self.op_error(format!(
                    "result type must be async value type or async token type, but got '{ty}'"
                )));
            }
            if is_token && i != 0 {
                return Err(self.op_error(format!(
                    " results' (optional) async token type is expected to appear as the 1st \
                     return value, but got {}",
                    i + 1
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> CallOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Symbol(**self.callee_attr())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Symbol(symbol) = callee {
            ir.set_property(op, Self::CALLEE, Some(symbol));
        }
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        self.operands()
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let symbol = tables.lookup_nearest(*self, **self.callee_attr());
        let Some(function) = symbol.and_then(|op| op.dyn_cast::<FuncOp<'_>>()) else {
            let name = self.callee();
            return Err(
                self.op_error(format!("'{name}' does not reference a valid async function"))
            );
        };
        match function_type(*function, FuncOp::FUNCTION_TYPE) {
            Some(ty) => functions::verify_call(*self, ty),
            None => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(function) = self.parent_op().and_then(|op| op.dyn_cast::<FuncOp<'_>>()) else {
            return Ok(());
        };
        let results = function.result_types();
        let stateful = results.first().is_some_and(|ty| ty.isa::<TokenType<'_>>());
        let expected = results.into_iter().skip(usize::from(stateful)).map(value_type);
        if (*self).operands().types().eq(expected) {
            return Ok(());
        }
        Err(self.op_error("operand types do not match the types returned from the parent FuncOp"))
    }
}

impl<'ir> Verify<'ir> for AwaitOp<'ir> {
    fn verify(self) -> VerifyResult {
        let operand = self.operand().ty();
        let result = self.result().map(|result| result.ty());
        if operand.isa::<TokenType<'_>>() && result.is_some() {
            return Err(self.op_error("awaiting on a token must have empty result"));
        }
        let Some(value) = operand.dyn_cast::<ValueType<'_>>() else { return Ok(()) };
        let value = value.value_type();
        match result {
            Some(result) if result == value => Ok(()),
            Some(result) => Err(self.op_error(format!(
                "result type '{result}' does not match async value type '{value}'"
            ))),
            None => Err(self.op_error("awaiting on a value must have a result")),
        }
    }
}

impl AwaitResultTypeDirective for AsyncDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Type, Types)> {
        let operand = p.parse_type()?;
        let result = p.ctx().type_ref(operand).dyn_cast::<ValueType<'_>>();
        Ok((operand, result.into_iter().map(|value| value.value_type().handle()).collect()))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operand: TypeRef<'ir>,
        _result: Option<TypeRef<'ir>>,
    ) {
        p.print_type(operand);
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for RuntimeNumWorkerThreadsOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![*IndexType::get(inputs.ctx())])
    }
}
