//! `--test-alias-analysis` and others: print which values with the attribute `test.ptr` address the same memory, and which
//! operations with it access which of them.

use std::sync::Arc;

use ods::analysis::alias::{AliasAnalysis, AliasResult, LocalAliasAnalysis};
use ods_runtime::attrs::{ArrayAttr, DictionaryAttr, StringAttr};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::pass::{Pass, PassContext, PassResult};
use ods_runtime::{Ir, OpRef, ValueRef};

/// The pass.
#[derive(Clone)]
pub(crate) struct AliasPass(Kind);

#[derive(Clone, Copy)]
enum Kind {
    Aliases,
    Extended,
    Accesses,
}

impl AliasPass {
    /// Aliases of values.
    pub(crate) fn aliases() -> Self {
        AliasPass(Kind::Aliases)
    }

    /// Aliases of values. Arguments of functions with the attribute `local_alias_analysis.restrict` alias no others.
    pub(crate) fn extended() -> Self {
        AliasPass(Kind::Extended)
    }

    /// Accesses of operations to values.
    pub(crate) fn accesses() -> Self {
        AliasPass(Kind::Accesses)
    }
}

/// Whether an argument of a function has the attribute; `None` for other values.
fn is_restricted(value: ValueRef<'_>) -> Option<bool> {
    let block = value.ir().block(value.owner_block()?);
    let function = block.parent_op()?.dyn_cast::<FunctionOpInterface<'_>>()?;
    let attrs = function.attr("arg_attrs").and_then(|attrs| attrs.dyn_cast::<ArrayAttr<'_>>());
    let attrs = attrs.and_then(|attrs| attrs.iter().nth(value.index()));
    let attrs = attrs.and_then(|attrs| attrs.dyn_cast::<DictionaryAttr<'_>>());
    Some(attrs.is_some_and(|attrs| attrs.contains("local_alias_analysis.restrict")))
}

fn extended(a: ValueRef<'_>, b: ValueRef<'_>) -> Option<AliasResult> {
    let is_either = is_restricted(a)? | is_restricted(b)?;
    is_either.then_some(AliasResult::No)
}

fn name_of(op: OpRef<'_>) -> &str {
    let tag = op.attr("test.ptr").and_then(|tag| tag.dyn_cast::<StringAttr<'_>>());
    tag.map_or(op.name().as_str(), |tag| tag.value())
}

fn name_of_value(value: ValueRef<'_>) -> String {
    let index = value.index();
    let Some(block) = value.owner_block().map(|block| value.ir().block(block)) else {
        return format!("{}#{index}", value.defining_op().map_or("", name_of));
    };
    let Some(region) = block.parent() else { return format!("#{index}") };
    let parent = region.parent_op().map_or("", name_of);
    let number = region.blocks().take_while(|other| *other != block).count();
    let number = if number == 0 { String::new() } else { format!(".block{number}") };
    format!("{parent}.region{}{number}#{index}", region.index())
}

impl Pass for AliasPass {
    fn argument(&self) -> &str {
        match self.0 {
            Kind::Aliases => "test-alias-analysis",
            Kind::Extended => "test-alias-analysis-extending",
            Kind::Accesses => "test-alias-analysis-modref",
        }
    }

    fn run(&mut self, ir: &mut Ir, op: Op, context: &mut PassContext<'_>) -> PassResult {
        let ir = &*ir;
        let analysis = if matches!(self.0, Kind::Extended) {
            let mut analysis = AliasAnalysis::new();
            analysis.add(LocalAliasAnalysis::extended(extended));
            Arc::new(analysis)
        } else {
            context.analysis::<AliasAnalysis>(ir)
        };
        let op = ir.op(op);
        let name = op.attr("sym_name").map(|name| name.to_string()).unwrap_or_default();
        eprintln!("Testing : {name}");
        let tagged: Vec<OpRef<'_>> =
            op.walk(WalkOrder::Post).filter(|op| op.attr("test.ptr").is_some()).collect();
        let mut values: Vec<ValueRef<'_>> = Vec::new();
        for op in &tagged {
            values.extend(op.results());
            let blocks = op.regions().flat_map(|region| region.blocks());
            values.extend(blocks.flat_map(|block| block.arguments()));
        }
        for (index, value) in values.iter().enumerate() {
            let name = name_of_value(*value);
            if matches!(self.0, Kind::Accesses) {
                for op in &tagged {
                    eprintln!("{} -> {name}: {}", name_of(*op), analysis.mod_ref(*op, *value));
                }
                continue;
            }
            for other in &values[..index] {
                let result = analysis.alias(*other, *value);
                eprintln!("{} <-> {name}: {result}", name_of_value(*other));
            }
        }
        Ok(())
    }
}
