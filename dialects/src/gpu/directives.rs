//! Parts of the text that several operations share.

use super::generated::gpu::*;
use super::helpers::{case, name};
use super::types::AsyncTokenType;
use crate::prelude::*;

/// Parses `async` and `[%a, %b]`, each if present.
pub(super) fn parse_async(p: &mut OpParser<'_>) -> ParseResult<(Option<Type>, Operands)> {
    let at = p.offset();
    let mut token = None;
    if p.parse_optional_keyword("async")? {
        if p.num_result_names() == 0 {
            return Err(p.custom_error_at(at, "needs to be named when marked 'async'"));
        }
        token = Some(AsyncTokenType::get(p.ctx()).handle());
    }
    let at = p.offset();
    Ok((token, Operands::new(p.parse_operand_list(Delimiter::OptionalSquare)?, at)))
}

impl AsyncDependenciesDirective for GPUDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(ods_runtime::codegen::Types, Operands)> {
        let (token, dependencies) = parse_async(p)?;
        Ok((token.into_iter().collect(), dependencies))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        token: Option<TypeRef<'ir>>,
        dependencies: OperandRange<'ir>,
    ) {
        if token.is_some() {
            p.write("async");
        }
        if dependencies.is_empty() {
            return;
        }
        p.write(if token.is_some() { " [" } else { "[" });
        p.print_operands(dependencies);
        p.write("]");
    }
}

/// Parses an operation of reductions, if present.
fn parse_reduction<'c>(p: &mut OpParser<'c>) -> ParseResult<Option<AllReduceOperationAttr<'c>>> {
    let Some(word) = p.parse_optional_any_keyword()? else { return Ok(None) };
    match case(word) {
        Some(operation) => Ok(Some(AllReduceOperationAttr::get(p.ctx(), operation))),
        None => Err(p.custom_error("invalid op kind")),
    }
}

impl AllReduceOperationDirectiveOfAllReduceOperationAttr for GPUDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(AllReduceOperationAttr<'c>,)> {
        match parse_reduction(p)? {
            Some(operation) => Ok((operation,)),
            None => Err(p.custom_error("invalid op kind")),
        }
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, operation: AllReduceOperationAttr<'ir>) {
        p.write(&format!(" {}", name(operation.value())));
    }
}

impl AllReduceOperationDirectiveOfOptionalAllReduceOperationAttr for GPUDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Option<AllReduceOperationAttr<'c>>,)> {
        Ok((parse_reduction(p)?,))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operation: Option<AllReduceOperationAttr<'ir>>,
    ) {
        if let Some(operation) = operation {
            p.write(&format!(" {}", name(operation.value())));
        }
    }
}

impl LaunchDimTypeDirective for GPUDialect {
    fn parse(
        p: &mut OpParser<'_>,
        cluster: &Operands,
    ) -> ParseResult<(
        Type,
        ods_runtime::codegen::Types,
        ods_runtime::codegen::Types,
        ods_runtime::codegen::Types,
    )> {
        let ty = match p.parse_optional_colon()? {
            true => p.parse_type()?,
            false => IndexType::get(p.ctx()).into(),
        };
        let sizes = || cluster.iter().map(|_| ty).collect();
        Ok((ty, sizes(), sizes(), sizes()))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        ty: TypeRef<'ir>,
        _cluster: Option<ValueRef<'ir>>,
        _x: Option<TypeRef<'ir>>,
        _y: Option<TypeRef<'ir>>,
        _z: Option<TypeRef<'ir>>,
    ) {
        if !ty.is_index() {
            p.write(": ");
            p.print_type(ty);
        }
    }
}

impl LaunchFuncOperandsDirective for GPUDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Operands, ods_runtime::codegen::Types)> {
        let (mut operands, mut types) = (Vec::new(), ods_runtime::codegen::Types::new());
        let at = p.offset();
        if p.parse_optional_keyword("args")? {
            p.parse_comma_separated_list(Delimiter::Paren, " in argument list", |p| {
                operands.push(p.parse_operand()?);
                types.push(p.parse_colon_type()?);
                Ok(())
            })?;
        }
        Ok((Operands::new(operands, at), types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        _types: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        let is_empty = operands.is_empty();
        for (index, operand) in operands.enumerate() {
            p.write(if index == 0 { "args(" } else { ", " });
            p.print_operand(operand);
            p.write(" : ");
            p.print_type(operand.ty());
        }
        if !is_empty {
            p.write(")");
        }
    }
}

impl OffloadingHandlerDirective for GPUDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Option<Attribute>,)> {
        if p.parse_optional_less()? {
            let handler = p.parse_attribute(None)?;
            p.parse_greater()?;
            return Ok((Some(handler),));
        }
        Ok((Some(SelectObjectAttr::get(p.ctx(), None).into()),))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, op: OpRef<'ir>, handler: Option<AttrRef<'ir>>) {
        let default: Attribute = SelectObjectAttr::get(op.ctx(), None).into();
        if let Some(handler) = handler.filter(|handler| handler.handle() != default) {
            p.write("<");
            p.print_attribute(handler);
            p.write(">");
        }
    }
}

impl ObjectParameters for GPUDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Option<CompilationTarget>, Attribute)> {
        let at = p.offset();
        let mut format = CompilationTarget::Fatbin;
        if let Some(word) = p.parse_optional_any_keyword()? {
            let Some(target) = case(word) else {
                return Err(p.custom_error_at(at, "expected keyword for GPU object format"));
            };
            format = target;
            p.parse_equal()?;
        }
        Ok((Some(format), p.parse_attribute_as::<StringAttr<'_>>(None)?.into()))
    }

    fn print<'c>(p: &mut AsmWriter<'c>, format: CompilationTarget, object: StringAttr<'c>) {
        if format != CompilationTarget::Fatbin {
            p.write(&format!("{} = ", name(format)));
        }
        p.print_attribute(object);
    }
}
