//! Effects and speculatability.

use ods_runtime::attrs::{IntegerAttr, StringAttr};
use ods_runtime::interfaces::{
    ConditionallySpeculatableTrait, MemoryEffectOpInterface, MemoryEffectOpInterfaceTrait,
};
use ods_runtime::side_effects::{
    DefaultResource, EffectInstance, EffectInstances, EffectTarget, MemoryEffect, Resource,
    Speculatability, effects_recursively, has_effect, has_effect_on_value, has_single_effect,
    has_single_effect_on_value, has_unknown_effects, is_memory_effect_free, is_op_trivially_dead,
    is_pure, is_speculatable, might_have_effect, might_have_effect_on_value,
    would_op_be_trivially_dead,
};

use crate::kit::*;
use crate::{ops, parse};

/// A resource of the dialect.
#[derive(Debug)]
pub(crate) struct Tape;

impl Resource for Tape {
    const NAME: &'static str = "Tape";
}

/// A custom kind of effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noise {
    Loud,
    Quiet,
}

/// Effects on the symbol, and on the first region argument, if any.
impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for ComputedOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        let mut effects = EffectInstances::new();
        let Some(effect) = self.attr("effect").and_then(|it| it.dyn_cast::<StringAttr<'_>>())
        else {
            return effects;
        };
        let effect = match effect.value() {
            "read" => MemoryEffect::Read,
            "write" => MemoryEffect::Write,
            "free" => MemoryEffect::Free,
            _ => MemoryEffect::Allocate,
        };
        let mut instance = EffectInstance::new(effect).on_resource::<Tape>();
        if let Some(stage) = self.attr("stage").and_then(|it| it.dyn_cast::<IntegerAttr<'_>>()) {
            instance = instance.at_stage(stage.int().unwrap_or(0) as i32).with_parameters(*stage);
        }
        let block = self.body().first_block();
        if let Some(argument) = block.and_then(|block| block.arguments().next()) {
            instance = instance.on_value(argument);
        }
        effects.push(instance);
        effects
    }
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for ComputedOp<'ir> {
    fn speculatability(self) -> Speculatability {
        match self.attr("speculatable") {
            Some(_) => Speculatability::Speculatable,
            None => Speculatability::NotSpeculatable,
        }
    }
}

const LISTED: &str = r#"
    %0:5 = "t.values"() : () -> (i1, i2, i3, i4, i5)
    %1:2 = "kit.listed"(%0#0, %0#1, %0#2, %0#3, %0#4) <{
      number = 1 : i32, target = @a::@b, perhaps = @c, operandSegmentSizes = array<i32: 2, 1, 2>
    }> : (i1, i2, i3, i4, i5) -> (i6, i7)
    "kit.listed"(%0#0) <{number = 1 : i32, target = @a, operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
    "kit.heard"(%0#0) : (i1) -> ()
"#;

/// An effect as a line: effect, target, resource, stage, and whether it is on the full region.
fn line<E: ods_runtime::side_effects::Effect>(it: &EffectInstance<'_, E>) -> String {
    let target = match it.target() {
        None => "nothing".to_owned(),
        Some(EffectTarget::Operand(operand)) => {
            assert_eq!(it.value(), Some(operand.get()));
            format!("operand {}", operand.operand_number())
        }
        Some(EffectTarget::Value(value)) if value.is_block_argument() => {
            format!("argument {}", value.index())
        }
        Some(EffectTarget::Value(value)) => format!("result {}", value.index()),
        Some(EffectTarget::Symbol(symbol)) => format!("{symbol}"),
    };
    let full = if it.effect_on_full_region() { " full" } else { "" };
    format!("{:?} {target} {} {}{full}", it.effect(), it.resource().name(), it.stage())
}

#[test]
fn effects_of_traits_arguments_and_results() {
    let ir = parse(LISTED);
    let ops = ops(&ir);
    let lines = |index: usize| -> Vec<_> {
        let effects = ops[index].cast::<MemoryEffectOpInterface<'_>>().effects();
        effects.iter().map(line).collect()
    };
    assert_eq!(
        lines(1),
        [
            "Read nothing Tape 0",
            "Write nothing <Default> 2 full",
            "Read operand 0 <Default> 0",
            "Read operand 1 <Default> 0",
            "Free operand 3 Tape 1",
            "Free operand 4 Tape 1",
            "Write @a::@b <Default> 0",
            "Write @c Tape 0",
            "Allocate result 0 <Default> 0",
            "Allocate result 1 <Default> 0",
        ]
    );
    let others = ["Read nothing Tape 0", "Write nothing <Default> 2 full", "Write @a <Default> 0"];
    assert_eq!(lines(2), others);
}

#[test]
fn custom_effect_kinds() {
    let ir = parse(LISTED);
    let ops = ops(&ir);
    let lines = |index: usize| -> Vec<_> {
        let effects = ops[index].cast::<NoiseOpInterface<'_>>().effects();
        effects.iter().map(line).collect()
    };
    assert_eq!(
        lines(1),
        ["Loud nothing <Default> 0", "Quiet operand 3 Tape 3", "Quiet operand 4 Tape 3"]
    );
    assert_eq!(lines(3), ["Quiet operand 0 <Default> 0"]);
    assert!(!ops[3].isa::<MemoryEffectOpInterface<'_>>());
    assert!(ops[3].cast::<NoiseOpInterface<'_>>().only_has_effect(Noise::Quiet));
}

#[test]
fn filtered_effects() {
    let ir = parse(LISTED);
    let ops = ops(&ir);
    let op = ops[1].cast::<MemoryEffectOpInterface<'_>>();
    assert!(op.has_effect(MemoryEffect::Free) && !op.only_has_effect(MemoryEffect::Free));
    assert!(!op.has_no_effect());
    assert_eq!(op.effects_of(MemoryEffect::Write).len(), 3);
    assert_eq!(op.effects_on_resource::<Tape>().len(), 4);
    assert_eq!(op.effects_on_resource::<DefaultResource>().len(), 6);
    let (read, freed) = (ops[1].operand(1), ops[1].operand(4));
    assert_eq!(
        op.effects_on_value(read).iter().map(line).collect::<Vec<_>>(),
        ["Read operand 1 <Default> 0"]
    );
    assert!(op.effect_on_value(MemoryEffect::Free, freed).is_some_and(|it| it.stage() == 1));
    assert!(op.effect_on_value(MemoryEffect::Free, read).is_none());
    let symbol = ops[1].property(ListedOp::PERHAPS).expect("a symbol");
    assert_eq!(op.effects_on_symbol(symbol).len(), 1);
}

#[test]
fn hand_written_effects() {
    let ir = parse(
        r#"
        "kit.computed"() ({ }) : () -> ()
        "kit.computed"() ({ ^bb0(%x: i1): "kit.unknown"() ({}) : () -> () }) {effect = "free", stage = 3 : i64} : () -> ()
        "#,
    );
    let ops = ops(&ir);
    let [none, free] = [ops[0], ops[1]].map(|op| op.cast::<MemoryEffectOpInterface<'_>>());
    assert!(none.has_no_effect() && is_memory_effect_free(ops[0]));
    let effects = free.effects();
    assert_eq!(effects.iter().map(line).collect::<Vec<_>>(), ["Free argument 0 Tape 3"]);
    assert_eq!(effects[0].parameters().map(|it| it.to_string()), Some("3 : i64".to_owned()));
}

#[test]
fn purity_and_speculatability_queries() {
    use MemoryEffect::{Allocate, Free, Read, Write};
    let ir = parse(
        r#"
        %0 = "kit.pure"() : () -> i1
        %1 = "kit.alloc"() : () -> i1
        "kit.unknown"() ({ }) : () -> ()
        "not.registered"() : () -> ()
        "kit.recursive"() ({ }) : () -> ()
        "kit.computed"() ({ }) {effect = "read"} : () -> ()
        "#,
    );
    let ops = ops(&ir);
    let all = |ask: fn(ods_runtime::OpRef<'_>) -> bool| -> Vec<bool> {
        ops.iter().map(|op| ask(*op)).collect()
    };
    assert_eq!(all(has_unknown_effects), [false, false, true, true, false, false]);
    assert_eq!(all(is_memory_effect_free), [true, false, false, false, true, false]);
    assert_eq!(all(is_speculatable), [true, false, false, false, true, false]);
    assert_eq!(all(is_pure), [true, false, false, false, true, false]);
    assert_eq!(all(|op| has_single_effect(op, Read)), [false, false, false, false, false, true]);
    assert_eq!(all(|op| has_effect(op, &[Read, Write])), [false, true, false, false, false, true]);
    assert_eq!(all(|op| might_have_effect(op, &[Free])), [false, false, true, true, false, false]);
    let new = ops[1].result(0);
    assert!(has_effect_on_value(ops[1], &[Allocate], new));
    assert!(!has_single_effect_on_value(ops[1], Allocate, new), "it is written as well");
    assert!(might_have_effect_on_value(ops[2], &[Free], new));
    assert!(!might_have_effect_on_value(ops[5], &[Read], new));
}

#[test]
fn effects_of_nested_operations() {
    let ir = parse(
        r#"
        "kit.recursive"() ({
          %0 = "kit.alloc"() : () -> i1
          "kit.both"() ({ "kit.computed"() ({ }) {effect = "write"} : () -> () }) : () -> ()
        }) : () -> ()
        "kit.recursive"() ({ "kit.unknown"() ({ }) : () -> () }) : () -> ()
        "kit.recursive"() ({ "kit.pure"() : () -> () }) : () -> ()
        "kit.recursive"() ({ "kit.computed"() ({ }) {speculatable} : () -> () }) : () -> ()
        "kit.recursive"() ({ "kit.computed"() ({ }) : () -> () }) : () -> ()
        "#,
    );
    let ops = ops(&ir);
    let mut lines: Vec<_> =
        effects_recursively(ops[0]).expect("all are known").iter().map(line).collect();
    lines.sort();
    assert_eq!(
        lines,
        [
            "Allocate result 0 <Default> 0",
            "Read nothing <Default> 0",
            "Write nothing Tape 0",
            "Write result 0 <Default> 0",
        ]
    );
    assert!(effects_recursively(ops[1]).is_none());
    let free: Vec<_> = ops.iter().map(|op| is_memory_effect_free(*op)).collect();
    assert_eq!(free, [false, false, true, true, true]);
    let speculatable: Vec<_> = ops.iter().map(|op| is_speculatable(*op)).collect();
    assert_eq!(speculatable, [false, false, true, true, false]);
}

#[test]
fn trivially_dead_operations() {
    let ir = parse(
        r#"
        %0 = "kit.pure"() : () -> i1
        %1 = "kit.pure"(%0) : (i1) -> i1
        %2 = "kit.alloc"() : () -> i1
        "kit.computed"() ({ }) {effect = "read"} : () -> ()
        "kit.computed"() ({ }) {effect = "allocate"} : () -> ()
        "kit.unknown"() ({ }) : () -> ()
        func.func private @symbol()
        "kit.recursive"() ({ %3 = "kit.alloc"() : () -> i1 "kit.heard"(%3) : (i1) -> () }) : () -> ()
        "kit.both"() ({ %3 = "kit.alloc"() : () -> i1 }) : () -> ()
        "#,
    );
    let ops = ops(&ir);
    let would: Vec<_> = ops.iter().map(|op| would_op_be_trivially_dead(*op)).collect();
    assert_eq!(would, [true, true, true, true, false, false, false, false, true]);
    assert!(!is_op_trivially_dead(ops[0]) && is_op_trivially_dead(ops[1]));
}
