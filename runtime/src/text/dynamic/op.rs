//! Dynamic operations.

use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::{OpRef, OpState};
use crate::core::op_def::{OpDef, OpName};
use crate::core::signature::{
    RegionConstraint, TypeConstraint, variadic, variadic_region, variadic_successor,
};
use crate::text::dynamic::{ExtensibleDialect, exists_already};
use crate::text::{OpParser, OpPrinter, ParseResult};

type Verify = Box<dyn Fn(OpRef<'_>) -> VerifyResult + Send + Sync>;
type Parse = Box<dyn Fn(&mut OpParser<'_>, &mut OpState) -> ParseResult + Send + Sync>;
type Print = Box<dyn for<'ir> Fn(OpRef<'ir>, &mut OpPrinter<'ir>) + Send + Sync>;

/// The definition of a dynamic operation. Corresponds to `mlir::DynamicOpDefinition`.
pub struct DynamicOpDef {
    name: String,
    verify: Verify,
    verify_regions: Option<Verify>,
    assembly: Option<(Parse, Print)>,
}

impl DynamicOpDef {
    /// An operation with this name, without the namespace, and this verifier.
    pub fn new(
        name: &str,
        verify: impl Fn(OpRef<'_>) -> VerifyResult + Send + Sync + 'static,
    ) -> Self {
        DynamicOpDef {
            name: name.to_owned(),
            verify: Box::new(verify),
            verify_regions: None,
            assembly: None,
        }
    }

    /// Sets the verifier that runs after the nested operations were verified.
    #[must_use]
    pub fn verify_regions(
        mut self,
        verify: impl Fn(OpRef<'_>) -> VerifyResult + Send + Sync + 'static,
    ) -> Self {
        self.verify_regions = Some(Box::new(verify));
        self
    }

    /// Sets the parser and printer of the custom form, which follows the name. Without them, the operation is printed
    /// in generic form.
    #[must_use]
    pub fn assembly(
        mut self,
        parse: impl Fn(&mut OpParser<'_>, &mut OpState) -> ParseResult + Send + Sync + 'static,
        print: impl for<'ir> Fn(OpRef<'ir>, &mut OpPrinter<'ir>) + Send + Sync + 'static,
    ) -> Self {
        self.assembly = Some((Box::new(parse), Box::new(print)));
        self
    }
}

impl fmt::Debug for DynamicOpDef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DynamicOpDef").field("name", &self.name).finish_non_exhaustive()
    }
}

impl ExtensibleDialect<'_> {
    /// Adds an operation; returns its name.
    ///
    /// # Errors
    ///
    /// If the dialect already has an operation with this name.
    pub fn add_op(self, def: DynamicOpDef) -> Result<OpName, Diagnostic> {
        let name = self.full_name(&def.name);
        let _adding = self.ctx.text.dynamic.lock();
        if self.ctx.op_name(&name).is_registered() {
            return Err(exists_already("operation", &name));
        }
        let table = table_of(name, def.assembly.is_some());
        // The definition comes first, because texts may refer to the operation as soon as it is registered.
        self.ctx.text.dynamic.ops.get_or_init(table.op_name().known_index() as u32, || def);
        self.ctx.add_op(table);
        Ok(table.op_name())
    }
}

static ANY_TYPE: TypeConstraint = TypeConstraint::new("any type", |_| true);
static ANY_REGION: RegionConstraint = RegionConstraint::new("any region", |_, _| true);

/// The table of the dynamic operation `name`, shared by all contexts and never freed.
fn table_of(name: String, has_assembly: bool) -> &'static OpDef {
    type Tables = FxHashMap<(String, bool), &'static OpDef>;
    static TABLES: LazyLock<Mutex<Tables>> = LazyLock::new(Mutex::default);
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let make = |name: String| {
        let table = OpDef::new(name.leak())
            .operands(const { &[variadic("", &ANY_TYPE)] })
            .results(const { &[variadic("", &ANY_TYPE)] })
            .regions(const { &[variadic_region("", &ANY_REGION)] })
            .successors(const { &[variadic_successor("")] })
            .verify(|op| definition(op).map_or(Ok(()), |def| (def.verify)(op)))
            .verify_regions(|op| {
                let verify = definition(op).and_then(|def| def.verify_regions.as_ref());
                verify.map_or(Ok(()), |verify| verify(op))
            });
        let table = if has_assembly {
            table.custom_assembly(parse, print)
        } else {
            table.custom_parser(parse)
        };
        &*Box::leak(Box::new(table))
    };
    tables.entry((name.clone(), has_assembly)).or_insert_with(|| make(name))
}

fn definition(op: OpRef<'_>) -> Option<&DynamicOpDef> {
    op.ctx().text.dynamic.ops.get(op.name_handle().known_index() as u32)
}

fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let def = p.ctx().text.dynamic.ops.get(state.name.known_index() as u32);
    match def.and_then(|def| def.assembly.as_ref()) {
        Some((parse, _)) => parse(p, state),
        None => Err(p.custom_error("dynamic operation do not define any parser function")),
    }
}

fn print<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    if let Some((_, print)) = definition(op).and_then(|def| def.assembly.as_ref()) {
        print(op, p);
    }
}
