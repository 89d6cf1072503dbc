//! Interfaces of our own, for the mechanisms of the document.

use crate::mydialect::*;
use crate::support::{context, error, ops, parse, ty};

impl<'ir> CostInterfaceTrait<'ir> for LumpOp<'ir> {
    fn cost(self) -> i64 {
        LumpOp::cost(self)
    }

    fn unit() -> &'static str {
        "lumps"
    }
}

impl<'c> WidthTypeInterfaceTrait<'c> for WordsType<'c> {
    fn width(self) -> u32 {
        64
    }

    fn twice(self) -> u32 {
        1
    }
}

impl<'c> PairTypeInterfaceTrait<'c> for WordsType<'c> {
    fn count() -> u32 {
        2
    }
}

impl<'c> KeyAttrInterfaceTrait<'c> for NumberedAttr<'c> {
    fn key(self) -> &'c str {
        if self.number() == 0 { "" } else { "number" }
    }
}

#[test]
fn accessors_defaults_bodies_and_extra_declarations() {
    let ctx = context();
    let ir = parse(
        &ctx,
        r#"%0 = "t.value"() : () -> i1
           "mydialect.costed"() {cost = 5 : si64} : () -> ()
           "mydialect.lump"(%0, %0) : (i1, i1) -> ()"#,
    );
    let ops = ops(&ir);
    let [costed, lump] = [ops[1], ops[2]].map(|op| op.cast::<CostInterface<'_>>());
    assert_eq!((costed.cost(), lump.cost()), (5, 2));
    assert_eq!((costed.unit(), lump.unit()), ("cycles", "lumps"));
    assert_eq!((costed.cost_of(3), lump.cost_of(3)), (15, 6));
    assert_eq!((costed.shown(), lump.shown()), ("5 cycles".to_owned(), "2 lumps".to_owned()));
    assert_eq!((costed.price(), lump.price()), (costed.shown(), lump.shown()));
    let op: CostedOp<'_> = ops[1].cast();
    assert_eq!((costed.is_free(), CostInterfaceTrait::twice(op)), (false, 10));
}

#[test]
fn interfaces_verify_before_and_after_regions() {
    let ctx = context();
    let sum = |cost: i64, body: &str| {
        format!(r#""mydialect.sum"() ({{^bb0: {body}}}) {{cost = {cost} : si64}} : () -> ()"#)
    };
    let five = r#""mydialect.costed"() {cost = 5 : si64} : () -> ()"#;
    let negative = r#""mydialect.costed"() {cost = -5 : si64} : () -> ()"#;
    parse(&ctx, &sum(5, five));
    for (text, message) in [
        (sum(-1, negative), "'mydialect.sum' op costs less than nothing"),
        (sum(-5, negative), "'mydialect.sum' op costs less than nothing"),
        (sum(5, negative), "'mydialect.costed' op costs less than nothing"),
        (sum(6, five), "'mydialect.sum' op contains costs of 5"),
    ] {
        assert_eq!(error(&ctx, &text), message);
    }
}

#[test]
fn types_and_attributes_implement_interfaces() {
    let ctx = context();
    let of = |text: &str| ctx.type_ref(ty(&ctx, text)).cast::<WidthTypeInterface<'_>>();
    let (word, words) = (of("!mydialect.word<8>"), of("!mydialect.words"));
    assert_eq!(((word.width(), word.twice()), (words.width(), words.twice())), ((8, 16), (64, 1)));
    assert_eq!(words.cast::<PairTypeInterface<'_>>().count(), 2);
    assert!(!word.isa::<PairTypeInterface<'_>>());
    let named: KeyAttrInterface<'_> = NamedAttr::get(&ctx, "door").cast();
    let numbered: KeyAttrInterface<'_> = NumberedAttr::get(&ctx, 0).cast();
    assert_eq!((named.key(), named.is_empty()), ("door", false));
    assert_eq!((numbered.key(), numbered.is_empty()), ("", true));
}

ods_runtime::external_type_model! {
    /// Integers as pairs of halves.
    pub struct HalvesModel(ods_runtime::types::IntegerType);
}

impl<'c> WidthTypeInterfaceTrait<'c> for HalvesModel<'c> {
    fn width(self) -> u32 {
        self.0.width() / 2
    }
}

impl<'c> PairTypeInterfaceTrait<'c> for HalvesModel<'c> {
    fn count() -> u32 {
        2
    }
}

ods_runtime::external_op_model! {
    /// What a module contains.
    pub struct ContentModel(ods_runtime::builtin::ModuleOp);
}

impl<'ir> MyBaseInterfaceTrait<'ir> for ContentModel<'ir> {
    fn base_number(self) -> u32 {
        self.0.num_regions() as u32
    }
}

impl<'ir> MyOtherBaseInterfaceTrait<'ir> for ContentModel<'ir> {
    fn other_number(self) -> u32 {
        2
    }
}

impl<'ir> MyDerivedInterfaceTrait<'ir> for ContentModel<'ir> {
    fn derived_number(self) -> u32 {
        3
    }
}

#[test]
fn attached_interfaces_attach_their_bases() {
    let ctx = context();
    let number = ctx.type_ref(ty(&ctx, "i32"));
    assert!(number.dyn_cast::<WidthTypeInterface<'_>>().is_none());
    PairTypeInterface::attach::<HalvesModel<'static>>(&ctx);
    assert_eq!(number.cast::<WidthTypeInterface<'_>>().twice(), 32);
    assert_eq!(number.cast::<PairTypeInterface<'_>>().width(), 16);

    let ir = parse(&ctx, "module {}");
    let module = ir.root().expect("a module");
    assert!(module.dyn_cast::<MyBaseInterface<'_>>().is_none());
    MyDerivedInterface::attach::<ContentModel<'static>>(&ctx);
    assert_eq!(module.cast::<MyDerivedInterface<'_>>().derived_number(), 3);
    assert_eq!(module.cast::<MyOtherBaseInterface<'_>>().other_number(), 2);
    assert_eq!(module.cast::<MyBaseInterface<'_>>().base_number(), 1);
    // Another context is not affected.
    let other = context();
    assert!(other.type_ref(ty(&other, "i32")).dyn_cast::<WidthTypeInterface<'_>>().is_none());
}

ods_runtime::external_op_model! {
    /// What an operation without the interface costs.
    pub struct TollModel(AlsoSupportedOp);
}

impl<'ir> CostInterfaceTrait<'ir> for TollModel<'ir> {
    fn cost(self) -> i64 {
        7
    }
}

/// The methods that have a body in the definition.
impl<'ir> CostInterfaceModel<'ir> for TollModel<'ir> {
    fn cost_of(self, times: i64) -> i64 {
        times * self.cost() - 1
    }
}

#[test]
fn models_have_methods_of_their_own_for_those_with_a_body() {
    let ctx = context();
    CostInterface::attach::<TollModel<'static>>(&ctx);
    let ir = parse(&ctx, r#""mydialect.also_supported"() : () -> ()"#);
    let toll: CostInterface<'_> = ops(&ir)[0].cast();
    assert_eq!((toll.cost(), toll.unit(), toll.cost_of(3)), (7, "cycles", 20));
}
