//! The dialect `pdl`: patterns that match and rewrite operations.

generated!(pdl);

use ods_runtime::rt;

use crate::prelude::*;

/// The operations that use results of `op`.
fn users_of<'ir>(op: OpRef<'ir>) -> impl Iterator<Item = OpRef<'ir>> {
    op.results().flat_map(|result| result.uses().map(|operand| operand.owner()))
}

/// Whether the results of `op` are used by something that matches.
fn has_binding_use(op: OpRef<'_>) -> bool {
    let mut users = users_of(op);
    users.any(|user| {
        !(user.isa::<ResultOp<'_>>() || user.isa::<ResultsOp<'_>>()) || has_binding_use(user)
    })
}

/// Whether an operation of a matcher is used.
fn verify_binding_use(op: OpRef<'_>) -> VerifyResult {
    let in_matcher = op.parent_op().is_some_and(|parent| parent.isa::<PatternOp<'_>>());
    match in_matcher && !has_binding_use(op) {
        true => Err(op.op_error(
            "expected a bindable user when defined in the matcher body of a `pdl.pattern`",
        )),
        false => Ok(()),
    }
}

fn is_in_rewrite(op: OpRef<'_>) -> bool {
    op.parent_op().is_some_and(|parent| parent.isa::<RewriteOp<'_>>())
}

/// Implements verifiers.
macro_rules! verify {
    ($($op:ident |$self:ident| $check:expr;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify($self) -> VerifyResult {
                    $check
                }
            }
        )*
    };
}

verify! {
    ApplyNativeConstraintOp |self| match (*self).num_operands() {
        0 => Err(self.op_error("expected at least one argument")),
        _ => Ok(()),
    };
    ApplyNativeRewriteOp |self| match (*self).num_operands() + (*self).num_results() {
        0 => Err(self.op_error("expected at least one argument or result")),
        _ => Ok(()),
    };
    AttributeOp |self| match self.value() {
        None if is_in_rewrite(*self) => {
            Err(self.op_error("expected constant value when specified within a `pdl.rewrite`"))
        }
        None => verify_binding_use(*self),
        Some(_) if self.value_type().is_some() => {
            Err(self.op_error("expected only one of [`type`, `value`] to be set"))
        }
        Some(_) => Ok(()),
    };
    OperandOp |self| verify_binding_use(*self);
    OperandsOp |self| verify_binding_use(*self);
    TypeOp |self| match self.constant_type() {
        Some(_) => Ok(()),
        None => verify_binding_use(*self),
    };
    TypesOp |self| match self.constant_types() {
        Some(_) => Ok(()),
        None => verify_binding_use(*self),
    };
    ReplaceOp |self| match self.repl_operation().is_some() && !self.repl_values().is_empty() {
        true => Err(self.op_error(
            "expected no replacement values to be provided when the replacement operation is present",
        )),
        false => Ok(()),
    };
}

impl<'ir> Verify<'ir> for OperationOp<'ir> {
    fn verify(self) -> VerifyResult {
        if is_in_rewrite(*self) && self.op_name().is_none() {
            let text = "must have an operation name when nested within a `pdl.rewrite`";
            return Err(self.op_error(text));
        }
        let (names, values) = (self.attribute_value_names().len(), self.attribute_values().len());
        if names != values {
            return Err(self.op_error(format!(
                "expected the same number of attribute values and attribute names, got {names} names and {values} values"
            )));
        }
        verify_binding_use(*self)
    }
}

impl<'ir> Verify<'ir> for RangeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let expected = element((*self).result(0).ty());
        for operand in (*self).operands() {
            let found = element(operand.ty());
            if found != expected {
                return Err(self.op_error(format!(
                    "expected operand to have element type '{expected}', but got '{found}'"
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ResultsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = (*self).result(0).ty();
        match self.index().is_none() && ty.isa::<ValueType<'_>>() {
            true => Err(self.op_error(format!(
                "expected `pdl.range<value>` result type when no index is specified, but got: '{ty}'"
            ))),
            false => Ok(()),
        }
    }
}

impl<'ir> VerifyRegions<'ir> for RewriteOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let is_empty = self.body_region().is_empty();
        let text = match self.name().is_some() {
            true if !is_empty => "expected rewrite region to be empty when rewrite is external",
            true => return Ok(()),
            false if is_empty => {
                "expected rewrite region to be non-empty if external name is not specified"
            }
            false if !self.external_args().is_empty() => {
                "expected no external arguments when the rewrite is specified inline"
            }
            false => return Ok(()),
        };
        Err(self.op_error(text))
    }
}

impl<'ir> VerifyRegions<'ir> for PatternOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let body = self.body_region();
        let Some(block) = body.first_block() else { return Ok(()) };
        let end = block.back();
        if !end.is_some_and(|it| it.isa::<RewriteOp<'_>>()) {
            let error = self.op_error("expected body to terminate with `pdl.rewrite`");
            return Err(error.note(end.map(|it| it.loc()), "see terminator defined here"));
        }
        if let Some(other) = foreign(body) {
            let error = self.op_error("expected only `pdl` operations within the pattern body");
            return Err(error.note(Some(other.loc()), "see non-`pdl` operation defined here"));
        }
        if !block.ops().any(|op| op.isa::<OperationOp<'_>>()) {
            return Err(self.op_error("the pattern must contain at least one `pdl.operation`"));
        }
        self.verify_connected(block)
    }
}

/// The first operation of another dialect, nested ones included.
fn foreign<'ir>(region: RegionRef<'ir>) -> Option<OpRef<'ir>> {
    region.blocks().flat_map(|block| block.ops()).find_map(|op| {
        let nested = op.regions().find_map(foreign);
        nested.or_else(|| (!op.name().as_str().starts_with("pdl.")).then_some(op))
    })
}

impl<'ir> PatternOp<'ir> {
    /// Whether all operations that a rewrite uses are connected.
    fn verify_connected(self, block: rt::BlockRef<'ir>) -> VerifyResult {
        let mut visited = Vec::new();
        for op in block.ops().filter(|op| is_connected_kind(*op)) {
            let mut users = users_of(op);
            if !users.any(|user| user.isa::<RewriteOp<'_>>() || is_in_rewrite(user)) {
                continue;
            }
            if visited.is_empty() {
                visit(op, &mut visited);
            } else if !visited.contains(&op) {
                let error = self.op_error("the operations must form a connected component");
                let text = "see a disconnected value / operation here";
                return Err(error.note(Some(op.loc()), text));
            }
        }
        Ok(())
    }
}

fn is_connected_kind(op: OpRef<'_>) -> bool {
    op.isa::<OperandOp<'_>>()
        || op.isa::<OperandsOp<'_>>()
        || op.isa::<ResultOp<'_>>()
        || op.isa::<ResultsOp<'_>>()
        || op.isa::<OperationOp<'_>>()
}

/// Adds `op` and all that it is connected with in the matcher.
fn visit<'ir>(op: OpRef<'ir>, visited: &mut Vec<OpRef<'ir>>) {
    let in_matcher = op.parent_op().is_some_and(|parent| parent.isa::<PatternOp<'_>>());
    if !in_matcher || op.isa::<RewriteOp<'_>>() || visited.contains(&op) {
        return;
    }
    visited.push(op);
    let operands = if let Some(operation) = op.dyn_cast::<OperationOp<'_>>() {
        operation.operand_values().collect()
    } else if op.isa::<ResultOp<'_>>() || op.isa::<ResultsOp<'_>>() {
        vec![op.operand(0)]
    } else {
        Vec::new()
    };
    let sources = operands.into_iter().filter_map(|it| it.defining_op());
    let users = users_of(op);
    for other in sources.chain(users) {
        visit(other, visited);
    }
}

/// Operations in these are of the dialect unless they say otherwise.
macro_rules! default_dialect {
    ($($op:ident)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn default_dialect() -> &'static str {
                    "pdl"
                }
            }
        )*
    };
}

default_dialect!(PatternOp RewriteOp);

/// The elements of a range, or the type itself.
fn element(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<RangeType<'_>>().map_or(ty, |it| it.element_type())
}

impl IsPdlType for PDLDialect {
    fn is_pdl_type(ty: TypeRef<'_>) -> bool {
        ty.isa::<AttributeType<'_>>()
            || ty.isa::<OperationType<'_>>()
            || ty.isa::<TypeType<'_>>()
            || ty.isa::<ValueType<'_>>()
            || ty.isa::<RangeType<'_>>()
    }
}

impl<'c> rt::hooks::TypeAssembly<'c> for RangeType<'c> {
    fn parse(p: &mut rt::Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let at = p.offset();
        let Some(ty) = p.parse_generated_type::<PDLDialect>()? else {
            let word = p.parse_any_keyword()?;
            return Err(p.custom_error_at(p.name_loc(), format!("invalid 'pdl' type: `{word}'")));
        };
        p.parse_greater()?;
        let ty = p.type_ref(ty);
        if ty.isa::<RangeType<'_>>() {
            let text = format!("element of pdl.range cannot be another range, but got'{ty}'");
            return Err(p.custom_error_at(at, text));
        }
        Ok(RangeType::get(p.ctx(), ty.handle()))
    }

    fn print(self, p: &mut rt::AsmWriter<'c>) {
        p.write("<");
        p.print_generated_type(self.element_type());
        p.write(">");
    }
}

impl RangeTypeVerify for RangeType<'_> {
    fn verify(_ctx: &rt::Context, at: rt::Location, element_type: TypeRef<'_>) -> VerifyResult {
        match PDLDialect::is_pdl_type(element_type) && !element_type.isa::<RangeType<'_>>() {
            true => Ok(()),
            false => Err(Diagnostic::error(
                at,
                format!(
                    "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got '{element_type}'"
                ),
            )),
        }
    }
}

impl BuildMlirPdlRangeTypeGetMlirPdlTypeTypeGet for PDLDialect {
    fn build_mlir_pdl_range_type_get_mlir_pdl_type_type_get(ctx: &rt::Context) -> rt::Type {
        RangeType::get(ctx, TypeType::get(ctx)).into()
    }
}

impl BuildMlirPdlRangeTypeGetMlirPdlValueTypeGet for PDLDialect {
    fn build_mlir_pdl_range_type_get_mlir_pdl_value_type_get(ctx: &rt::Context) -> rt::Type {
        RangeType::get(ctx, ValueType::get(ctx)).into()
    }
}

impl VerifyHasParent for PDLDialect {
    fn verify_has_parent(op: OpRef<'_>, parameters: &str) -> VerifyResult {
        let name = match parameters.rsplit("::").next() {
            Some("RewriteOp") => "pdl.rewrite",
            _ => "pdl.pattern",
        };
        match op.parent_op().is_some_and(|parent| parent.name().as_str() == name) {
            true => Ok(()),
            false => Err(op.op_error(format!("expects parent op '{name}'"))),
        }
    }
}

impl OperationOpAttributesDirective for PDLDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, ArrayAttr<'c>)> {
        let (at, mut operands, mut names) = (p.offset(), Vec::new(), Vec::new());
        if p.parse_optional_l_brace()? {
            loop {
                names.push(p.parse_attribute_as::<StringAttr<'_>>(None)?.handle());
                p.parse_equal()?;
                operands.push(p.parse_operand()?);
                if !p.parse_optional_comma()? {
                    break;
                }
            }
            p.parse_r_brace()?;
        }
        Ok((Operands::new(operands, at), ArrayAttr::get(p.ctx(), &names)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        names: ArrayAttr<'ir>,
    ) {
        if names.is_empty() {
            return;
        }
        p.write(" {");
        for (index, (name, operand)) in names.iter().zip(operands).enumerate() {
            p.write(if index > 0 { ", " } else { "" });
            p.print_attribute(name);
            p.write(" = ");
            p.print_operand(operand);
        }
        p.write("}");
    }
}

impl RangeTypeDirective for PDLDialect {
    fn parse(p: &mut OpParser<'_>, types: &rt::Types) -> ParseResult<(rt::Type,)> {
        match types.first() {
            Some(first) => {
                let element = element(p.type_ref(*first)).handle();
                Ok((RangeType::get(p.ctx(), element).into(),))
            }
            None => Ok((p.parse_colon_type()?,)),
        }
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        mut types: impl Iterator<Item = TypeRef<'ir>>,
        ty: TypeRef<'ir>,
    ) {
        if types.next().is_none() {
            p.write(": ");
            p.print_type(ty);
        }
    }
}

impl ResultsValueTypeDirective for PDLDialect {
    fn parse<'c>(p: &mut OpParser<'c>, index: Option<IntegerAttr<'c>>) -> ParseResult<(rt::Type,)> {
        if index.is_none() {
            return Ok((RangeType::get(p.ctx(), ValueType::get(p.ctx())).into(),));
        }
        p.parse_arrow()?;
        Ok((p.parse_type()?,))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        index: Option<IntegerAttr<'ir>>,
        ty: TypeRef<'ir>,
    ) {
        if index.is_some() {
            p.write(" -> ");
            p.print_type(ty);
        }
    }
}
