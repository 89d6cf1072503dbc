//! The conversion of `cf`.

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::{Block, NamedAttribute};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op, Type, Value};

use super::LLVMTypeConverter;
use crate::cf::{BranchOp, CondBranchOp, ControlFlowDialect, SwitchOp};
use crate::llvm;

mod assertions;

pub use assertions::add_assert_pattern;

generated!("llvm_cf_conversions.rs");

pub(super) use self::generated::passes::add_passes;
pub use self::generated::passes::{
    ConvertControlFlowToLLVMPass, ConvertControlFlowToLLVMPassOptions,
};

impl RunPass for ConvertControlFlowToLLVMPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types = LLVMTypeConverter::new(super::options(self.options.index_bitwidth));
        let mut target = super::target();
        target.add_illegal_dialect::<ControlFlowDialect>();
        super::convert(ir, op, &types, &target, |patterns| {
            add_patterns(patterns);
            add_assert_pattern(patterns);
        })
    }
}

/// Adds the patterns of branches. Corresponds to `populateControlFlowToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(branch());
    patterns.add(cond_branch());
    patterns.add(switch());
}

/// The block that replaces successor `index` of `op`, whose arguments have the types of `values`.
fn successor(
    op: Op,
    index: usize,
    values: &[Value],
    r: &mut ConversionRewriter<'_>,
) -> Option<Block> {
    let block = r.op(op).successors().nth(index)?.handle();
    let types: Vec<Type> = values.iter().map(|it| r.value(*it).ty().handle()).collect();
    r.convert_successor(op, block, &types)
}

/// Gives `new` the attributes of `op`, except for those that describe operands.
fn forward_attrs(op: Op, new: Op, r: &mut ConversionRewriter<'_>) {
    let attrs: Vec<NamedAttribute> = r.op(op).attrs().to_vec();
    let inherent = [
        llvm::CondBrOp::OPERAND_SEGMENT_SIZES.name,
        llvm::SwitchOp::CASE_OPERAND_SEGMENTS.name,
        llvm::SwitchOp::CASE_VALUES.name,
    ];
    for attr in attrs {
        let name = r.ctx().ident_str(attr.name).to_owned();
        if !inherent.contains(&name.as_str()) {
            r.ir_mut().set_attr(new, attr.name, Some(attr.value));
        }
    }
}

fn branch() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<BranchOp<'static>>("cf.br", |op, operands, r| {
        let values: Vec<Value> = operands.dest_operands().concat();
        let dest = successor(op.op(), 0, &values, r)?;
        let new = llvm::BrOp::build(r, &values, dest);
        forward_attrs(op.op(), new.op(), r);
        r.replace_op_with(op, new);
        Some(())
    })
}

fn cond_branch() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<CondBranchOp<'static>>("cf.cond_br", |op, operands, r| {
        let [condition] = *operands.condition() else {
            return r.no_match(op, "the condition is converted to several values or none");
        };
        let yes: Vec<Value> = operands.true_dest_operands().concat();
        let no: Vec<Value> = operands.false_dest_operands().concat();
        let (if_true, if_false) = (successor(op.op(), 0, &yes, r)?, successor(op.op(), 1, &no, r)?);
        let new = llvm::CondBrOp::build(r, condition, &yes, &no, if_true, if_false);
        forward_attrs(op.op(), new.op(), r);
        r.replace_op_with(op, new);
        Some(())
    })
}

fn switch() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<SwitchOp<'static>>("cf.switch", |op, operands, r| {
        let [flag] = *operands.flag() else {
            return r.no_match(op, "the flag is converted to several values or none");
        };
        let default: Vec<Value> = operands.default_operands().concat();
        let cases: Vec<Vec<Value>> =
            operands.case_operands().iter().map(|values| values.concat()).collect();
        let otherwise = successor(op.op(), 0, &default, r)?;
        let mut blocks = Vec::new();
        for (index, values) in cases.iter().enumerate() {
            blocks.push(successor(op.op(), index + 1, values, r)?);
        }
        let values = r.get(op).case_values().map(|it| it.handle());
        let groups: Vec<&[Value]> = cases.iter().map(Vec::as_slice).collect();
        let new = llvm::SwitchOp::build(r, flag, &default, &groups, otherwise, &blocks);
        r.edit::<llvm::SwitchOp<'_>>(new).set_case_values(values);
        forward_attrs(op.op(), new.op(), r);
        r.replace_op_with(op, new);
        Some(())
    })
}
