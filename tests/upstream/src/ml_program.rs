//! The dialect `ml_program`: functions, subgraphs and globals of machine learning programs.

generated!(ml_program);

use ods_runtime::function;
use ods_runtime::rt;

use crate::prelude::*;

const FUNCTION_TYPE: &str = "function_type";

/// Views of types.
fn types<'c>(ctx: &'c rt::Context, types: &[rt::Type]) -> Vec<TypeRef<'c>> {
    types.iter().map(|ty| ctx.type_ref(*ty)).collect()
}

/// Implements the text and the interface of functions.
macro_rules! functions {
    ($($op:ident)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    function::parse(p, state, false, FUNCTION_TYPE, &|ctx, inputs, results, _| {
                        Ok(FunctionType::get(ctx, inputs, results).handle())
                    })
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    if let Some(function) = self.dyn_cast::<FunctionOpInterface<'_>>() {
                        function::print(function, p, false, FUNCTION_TYPE);
                    }
                }
            }

            impl<'ir> CallableOpInterfaceTrait<'ir> for $op<'ir> {
                fn callable_region(self) -> Option<RegionRef<'ir>> {
                    Some((*self).region(0)).filter(|body| !body.is_empty())
                }

                fn argument_types(self) -> Vec<TypeRef<'ir>> {
                    types(self.ctx(), self.function_type().inputs())
                }

                fn result_types(self) -> Vec<TypeRef<'ir>> {
                    types(self.ctx(), self.function_type().results())
                }
            }
        )*
    };
}

functions!(FuncOp SubgraphOp);

impl<'ir> RegionKindInterfaceTrait<'ir> for FuncOp<'ir> {
    fn region_kind(_index: usize) -> RegionKind {
        RegionKind::SsaCfg
    }
}

impl<'ir> Verify<'ir> for GlobalOp<'ir> {
    fn verify(self) -> VerifyResult {
        match self.is_mutable() || self.value().is_some() {
            true => Ok(()),
            false => Err(self.op_error("immutable global must have an initial value")),
        }
    }
}

/// The global that `symbol` leads to.
fn global<'ir>(
    op: OpRef<'ir>,
    symbol: SymbolRefAttr<'ir>,
    symbols: &mut rt::SymbolTables,
) -> Result<GlobalOp<'ir>, Diagnostic> {
    let parent = op.parent_op();
    let found = parent.and_then(|parent| symbols.lookup_nearest(parent, *symbol));
    found
        .and_then(|it| it.dyn_cast::<GlobalOp<'_>>())
        .ok_or_else(|| op.op_error(format!("undefined global: {}", *symbol)))
}

/// Checks the type of a load.
fn verify_load(op: OpRef<'_>, global: GlobalOp<'_>) -> VerifyResult {
    let (expected, found) = (global.type_(), op.result(0).ty());
    match expected == found {
        true => Ok(()),
        false => {
            Err(op.op_error(format!("cannot load from global typed '{expected}' as '{found}'")))
        }
    }
}

/// Checks the target and the type of a store.
fn verify_store(op: OpRef<'_>, global: GlobalOp<'_>, symbol: SymbolRefAttr<'_>) -> VerifyResult {
    if !global.is_mutable() {
        return Err(op.op_error(format!("cannot store to an immutable global {}", *symbol)));
    }
    let (expected, found) = (global.type_(), op.operand(0).ty());
    match expected == found {
        true => Ok(()),
        false => {
            Err(op.op_error(format!("cannot store to a global typed '{expected}' from '{found}'")))
        }
    }
}

/// Implements the checks of references to globals.
macro_rules! uses {
    ($($op:ident |$self:ident, $global:ident| $check:expr;)*) => {
        $(
            impl<'ir> SymbolUserOpInterfaceTrait<'ir> for $op<'ir> {
                fn verify_symbol_uses($self, symbols: &mut rt::SymbolTables) -> VerifyResult {
                    let $global = global(*$self, $self.global(), symbols)?;
                    $check
                }
            }
        )*
    };
}

uses! {
    GlobalLoadOp |self, global| verify_load(*self, global);
    GlobalLoadGraphOp |self, global| verify_load(*self, global);
    GlobalLoadConstOp |self, global| {
        if global.is_mutable() {
            let text = format!("cannot load as const from mutable global {}", *self.global());
            return Err(self.op_error(text));
        }
        verify_load(*self, global)
    };
    GlobalStoreOp |self, global| verify_store(*self, global, self.global());
    GlobalStoreGraphOp |self, global| verify_store(*self, global, self.global());
}

/// Names the result of a load after the global.
macro_rules! result_names {
    ($($op:ident)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn asm_result_names(self, set_name: SetNameFn<'_>) {
                    let global = self.global();
                    set_name((*self).result(0), self.ctx().ident_str(global.leaf_reference()));
                }
            }
        )*
    };
}

result_names!(GlobalLoadOp GlobalLoadConstOp);

/// Checks the operands of a terminator against the results of its function.
fn verify_results(
    op: OpRef<'_>,
    results: &[TypeRef<'_>],
    name: &str,
    verb: &str,
    what: &str,
) -> VerifyResult {
    let (found, expected) = (op.num_operands(), results.len());
    if found != expected {
        return Err(op.op_error(format!(
            "has {found} operands, but enclosing function (@{name}) {verb} {expected}"
        )));
    }
    for (index, (operand, result)) in op.operands().zip(results).enumerate() {
        let ty = operand.ty();
        if ty != *result {
            return Err(op.error(format!(
                "type of {what} operand {index} ('{ty}') doesn't match function result type ('{result}') in function @{name}"
            )));
        }
    }
    Ok(())
}

impl<'ir> Verify<'ir> for OutputOp<'ir> {
    fn verify(self) -> VerifyResult {
        let parent = (*self).parent_op().and_then(|it| it.dyn_cast::<SubgraphOp<'_>>());
        let Some(function) = parent else { return Ok(()) };
        let results = types(self.ctx(), function.function_type().results());
        verify_results(*self, &results, function.sym_name(), "outputs", "output")
    }
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        let parent = (*self).parent_op().and_then(|it| it.dyn_cast::<FuncOp<'_>>());
        let Some(function) = parent else { return Ok(()) };
        let results = types(self.ctx(), function.function_type().results());
        verify_results(*self, &results, function.sym_name(), "returns", "return")
    }
}

impl SymbolVisibilityDirective for MLProgramDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Option<StringAttr<'c>>,)> {
        match p.parse_optional_keyword_of(&["public", "private", "nested"])? {
            Some(word) => Ok((Some(StringAttr::get(p.ctx(), word)),)),
            None => Err(p.custom_error("expected 'public', 'private', or 'nested'")),
        }
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, visibility: Option<StringAttr<'ir>>) {
        p.write(visibility.map_or("public", |it| it.value()));
    }
}

impl TokenOrderingDirective for MLProgramDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Operands, rt::Type)> {
        p.parse_keyword("ordering")?;
        p.parse_l_paren()?;
        let operands = match p.parse_optional_l_paren()? {
            true => {
                p.parse_r_paren()?;
                Operands::default()
            }
            false => p.parse_operands()?,
        };
        p.parse_arrow()?;
        let ty = p.parse_type()?;
        p.parse_r_paren()?;
        Ok((operands, ty))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        ty: TypeRef<'ir>,
    ) {
        p.write(" ordering(");
        if operands.is_empty() {
            p.write("()");
        }
        p.print_operands(operands);
        p.write(" -> ");
        p.print_type(ty);
        p.write(")");
    }
}

impl TypedInitialValueDirective for MLProgramDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(TypeAttr<'c>, Option<rt::Attribute>)> {
        let mut value = None;
        if p.parse_optional_l_paren()? {
            value = Some(p.parse_attribute(None)?);
            p.parse_r_paren()?;
        }
        let ty = p.parse_colon_type()?;
        Ok((TypeAttr::get(p.ctx(), ty), value))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        ty: TypeAttr<'ir>,
        value: Option<AttrRef<'ir>>,
    ) {
        if let Some(value) = value {
            p.write("(");
            p.print_attribute(value);
            p.write(")");
        }
        p.write(" : ");
        p.print_attribute(ty);
    }
}
