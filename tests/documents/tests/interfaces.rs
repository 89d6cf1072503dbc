//! The document on interfaces.

mod ours;
mod standard;

use std::cell::RefCell;

use ods_runtime::attrs::{BoolAttr, IntegerAttr, StringAttr};
use ods_runtime::hooks::OperationInterfaceFallback;
use ods_runtime::interfaces::{DialectInterfaceCollection, InterfaceEntry, InterfaceRequest};
use ods_runtime::ir::{InsertPoint, Mapping, OpBuilder, RegionRef};
use ods_runtime::types::{Float16Type, Float32Type, Float64Type, IntegerType};
use ods_runtime::{AttrRef, Context, Location, TypeRef, ValueRef};

use crate::mydialect::*;
use crate::support::{context, ops, parse};

// ---- Dialect interfaces ----

/// Regions without operations may be inlined.
struct AffineInlinerInterface;

impl DialectInlineInterface for AffineInlinerInterface {
    fn is_legal_to_inline(&self, _dest: RegionRef<'_>, src: RegionRef<'_>, _: &Mapping) -> bool {
        src.blocks().all(|block| block.ops().count() == 0)
    }
}

/// The document's subclass of `DialectInterfaceCollection`. Rust has no subclasses: the collection is a field.
struct InlinerInterface<'c>(DialectInterfaceCollection<'c, dyn DialectInlineInterface>);

impl<'c> InlinerInterface<'c> {
    fn new(ctx: &'c Context) -> Self {
        InlinerInterface(DialectInterfaceCollection::new(ctx))
    }

    fn is_legal_to_inline(
        &self,
        dest: RegionRef<'_>,
        src: RegionRef<'_>,
        mapping: &Mapping,
    ) -> bool {
        let handler = dest.parent_op().and_then(|op| self.0.interface_for_op(op));
        handler.is_some_and(|handler| handler.is_legal_to_inline(dest, src, mapping))
    }
}

#[test]
fn dialects_opt_in_to_the_inliner() {
    let ctx = context();
    let name = ctx.ident("mydialect");
    assert!(ctx.dialect_interface::<dyn DialectInlineInterface>(name).is_none());
    ctx.add_dialect_interface::<dyn DialectInlineInterface>(
        "mydialect",
        Box::new(AffineInlinerInterface),
    );
    assert!(ctx.dialect_interface::<dyn DialectInlineInterface>(name).is_some());
    let ir = parse(
        &ctx,
        r#""mydialect.sum"() ({^bb0:}) {cost = 0 : si64} : () -> ()
           "my.regions"() ({^bb0: "t.op"() : () -> ()}, {^bb0:}, {}) : () -> ()"#,
    );
    let [empty, full] = [0, 1].map(|index| ops(&ir)[index].region(0));
    let (inliner, mapping) = (InlinerInterface::new(&ctx), Mapping::default());
    assert!(inliner.is_legal_to_inline(empty, empty, &mapping));
    assert!(!inliner.is_legal_to_inline(empty, full, &mapping));
    // The dialect `my` did not opt in.
    assert!(!inliner.is_legal_to_inline(full, empty, &mapping));
}

// ---- Interfaces of operations ----

impl<'ir> ExampleOpInterfaceTrait<'ir> for MyOp<'ir> {
    fn example_interface_hook(self) -> u32 {
        self.num_results() as u32 + 7
    }

    fn example_static_interface_hook() -> u32 {
        8
    }
}

#[test]
fn casting_asks_for_the_interface() {
    let ctx = context();
    let ir = parse(&ctx, r#""mydialect.op"() : () -> () "mydialect.some"() : () -> ()"#);
    let op = ops(&ir)[0];
    let mut shown = String::new();
    if let Some(example) = op.dyn_cast::<ExampleOpInterface<'_>>() {
        shown = format!("the answer is {}", example.example_interface_hook());
        assert_eq!(example.example_static_interface_hook(), 8);
    }
    assert_eq!(shown, "the answer is 7");
    assert!(!ops(&ir)[1].isa::<ExampleOpInterface<'_>>());
}

#[test]
fn interfaces_have_a_namespace_and_a_description() {
    let code = include_str!(concat!(env!("OUT_DIR"), "/mydialect.rs"));
    let (_, module) = code.split_once("pub mod mydialect").expect("the namespace as a module");
    // The description of the trait and of the view.
    assert_eq!(module.matches("Answers two questions.").count(), 2);
    let _: Option<crate::mydialect::ExampleOpInterface<'_>> = None;
}

// ---- External models ----

ods_runtime::external_type_model! {
    /// The document's `ExternalModelExample`.
    pub struct ExternalModelExample(IntegerType);
}

impl<'c> ExampleTypeInterfaceTrait<'c> for ExternalModelExample<'c> {
    fn example_static_interface_hook() -> u32 {
        9
    }
    // `example_interface_hook` has a default.
}

ods_runtime::external_attr_model! {
    /// The same of an attribute.
    pub struct ExternalAttrModel(StringAttr);
}

impl<'c> ExampleAttrInterfaceTrait<'c> for ExternalAttrModel<'c> {
    fn example_interface_hook(self) -> u32 {
        self.0.value().len() as u32
    }
}

ods_runtime::external_type_model! {
    /// A model of one builtin float type.
    pub struct Float32Model(Float32Type);
}

impl<'c> ExampleTypeInterfaceTrait<'c> for Float32Model<'c> {
    fn example_static_interface_hook() -> u32 {
        32
    }
}

ods_runtime::external_type_model! {
    /// A model of another one.
    pub struct Float64Model(Float64Type);
}

impl<'c> ExampleTypeInterfaceTrait<'c> for Float64Model<'c> {
    fn example_static_interface_hook() -> u32 {
        64
    }
}

ods_runtime::external_attr_model! {
    /// A model of some integer attributes.
    pub struct BoolModel(BoolAttr);
}

impl<'c> ExampleAttrInterfaceTrait<'c> for BoolModel<'c> {
    fn example_interface_hook(self) -> u32 {
        self.0.value().into()
    }
}

#[test]
fn models_are_attached_to_a_part_of_a_kind() {
    let ctx = context();
    ExampleTypeInterface::attach::<Float32Model<'static>>(&ctx);
    ExampleTypeInterface::attach::<Float64Model<'static>>(&ctx);
    ExampleAttrInterface::attach::<BoolModel<'static>>(&ctx);
    let hook = |ty: TypeRef<'_>| {
        ty.dyn_cast::<ExampleTypeInterface<'_>>().map(|it| it.example_static_interface_hook())
    };
    let types =
        [*Float32Type::get(&ctx), *Float64Type::get(&ctx), *Float16Type::get(&ctx)].map(|it| *it);
    assert_eq!(types.map(hook), [Some(32), Some(64), None]);
    assert!(types[0].interfaces().contains(&"ExampleTypeInterface"));
    assert!(!types[2].interfaces().contains(&"ExampleTypeInterface"));
    let attr: AttrRef<'_> = **BoolAttr::get(&ctx, true);
    assert_eq!(attr.cast::<ExampleAttrInterface<'_>>().example_interface_hook(), 1);
    let number: AttrRef<'_> = *IntegerAttr::get(&ctx, IntegerType::get(&ctx, 8), 1);
    assert!(!number.isa::<ExampleAttrInterface<'_>>());
}

#[test]
fn models_are_attached_to_one_context() {
    let (with, without) = (context(), context());
    ExampleTypeInterface::attach::<ExternalModelExample<'static>>(&with);
    ExampleAttrInterface::attach::<ExternalAttrModel<'static>>(&with);
    let number: ExampleTypeInterface<'_> = IntegerType::get(&with, 17).cast();
    assert_eq!((number.example_interface_hook(), number.example_static_interface_hook()), (3, 9));
    let text: ExampleAttrInterface<'_> = StringAttr::get(&with, "four").cast();
    assert_eq!(text.example_interface_hook(), 4);
    assert!(!IntegerType::get(&without, 17).isa::<ExampleTypeInterface<'_>>());
    assert!(!StringAttr::get(&without, "four").isa::<ExampleAttrInterface<'_>>());
}

ods_runtime::external_op_model! {
    /// Keeps the promise of `mydialect`.
    pub struct SomeModel(SomeOp);
}

impl<'ir> SomeInterfaceTrait<'ir> for SomeModel<'ir> {
    fn some(self) -> u32 {
        1
    }
}

#[test]
#[should_panic(
    expected = "checking for an interface (`SomeInterface`) that was promised by dialect 'mydialect' but never \
                           implemented. This is generally an indication that the dialect extension implementing the \
                           interface was never registered."
)]
fn a_broken_promise_is_a_fatal_error() {
    let ctx = context();
    let ir = parse(&ctx, r#""mydialect.some"() : () -> ()"#);
    assert!(!ops(&ir)[0].isa::<SomeInterface<'_>>());
}

#[test]
fn a_kept_promise_is_an_interface() {
    let ctx = context();
    SomeInterface::attach::<SomeModel<'static>>(&ctx);
    let ir = parse(&ctx, r#""mydialect.some"() : () -> ()"#);
    assert_eq!(ops(&ir)[0].cast::<SomeInterface<'_>>().some(), 1);
}

ods_runtime::fallback_op_model! {
    /// The document's `FallbackExampleOpInterface`.
    pub struct FallbackExampleOpInterface;
}

impl<'ir> ExampleOpInterfaceTrait<'ir> for FallbackExampleOpInterface<'ir> {
    fn example_interface_hook(self) -> u32 {
        100 + self.num_operands() as u32
    }

    fn example_static_interface_hook() -> u32 {
        200
    }
}

impl OperationInterfaceFallback for MyDialect {
    fn registered_interface_for_op(request: &InterfaceRequest<'_>) -> Option<InterfaceEntry> {
        let is_supported = request.op_name().ends_with("supported");
        (is_supported && request.is_for::<ExampleOpInterfaceTable>())
            .then(ExampleOpInterface::entry::<FallbackExampleOpInterface<'static>>)
    }
}

#[test]
fn a_dialect_answers_for_its_unregistered_operations() {
    let ctx = context();
    let ir = parse(
        &ctx,
        r#""mydialect.supported"() : () -> () "mydialect.other"() : () -> () "t.supported"() : () -> ()
           "mydialect.also_supported"() : () -> ()"#,
    );
    let views: Vec<_> = ops(&ir).iter().map(|op| op.dyn_cast::<ExampleOpInterface<'_>>()).collect();
    let example = views[0].expect("supported");
    assert_eq!(example.example_interface_hook(), 100);
    assert_eq!(example.example_static_interface_hook(), 200);
    assert!(views[1].is_none() && views[2].is_none());
    // The definition of a registered operation comes first, then the dialect.
    assert_eq!(views[3].map(|it| it.example_interface_hook()), Some(100));
}

// ---- All kinds of methods ----

thread_local! {
    /// The calls of methods without a result.
    static CALLS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

fn record_call(call: String) {
    CALLS.with_borrow_mut(|calls| calls.push(call));
}

macro_rules! implement_my_interface {
    ($op:ident { $($more:tt)* }) => {
        impl<'ir> MyInterfaceTrait<'ir> for $op<'ir> {
            fn non_static_method(self) {
                record_call(format!("{} with {}", self.name(), self.num_operands()));
            }

            fn non_static_method_with_params(self, i: u32) -> ValueRef<'ir> {
                self.operand(i as usize)
            }

            fn static_method() {
                record_call(stringify!($op).to_owned());
            }

            $($more)*
        }
    };
}

implement_my_interface!(OpWithInferTypeInterfaceOp {});
implement_my_interface!(OpWithOverrideInferTypeInterfaceOp {
    fn is_safe_to_transform(self) -> bool {
        self.num_operands() == 2
    }
});

#[test]
fn methods_of_every_kind() {
    let ctx = context();
    let mut ir = parse(
        &ctx,
        r#"%0 = "t.value"() : () -> i1
           %1 = "mydialect.with_interface"(%0) {hasFlag} : (i1) -> i1
           "mydialect.with_override"(%0, %1) : (i1, i1) -> ()
           "mydialect.with_override"(%0) {hasFlag} : (i1) -> ()"#,
    );
    let implementor = {
        let ops = ops(&ir);
        let views: Vec<MyInterface<'_>> = ops[1..].iter().map(|op| op.cast()).collect();
        for view in &views {
            view.non_static_method();
        }
        views[1].static_method();
        views[0].static_method();
        let calls = [
            "mydialect.with_interface with 1",
            "mydialect.with_override with 2",
            "mydialect.with_override with 1",
            "OpWithOverrideInferTypeInterfaceOp",
            "OpWithInferTypeInterfaceOp",
        ];
        assert_eq!(CALLS.take(), calls);
        assert_eq!(views[1].non_static_method_with_params(1), ops[1].result(0));
        let counts: Vec<_> = views.iter().map(|it| it.num_inputs_and_outputs()).collect();
        assert_eq!(counts, [2, 2, 1]);
        // The default reads the flag; what overrides it does not.
        let safe: Vec<_> = views.iter().map(|it| it.is_safe_to_transform()).collect();
        assert_eq!(safe, [true, true, false]);
        ops[1].handle()
    };
    let block = ir.root().and_then(|root| root.region(0).first_block()).expect("a block").handle();
    let mut b = OpBuilder::new(&mut ir, InsertPoint::End(block), Location::UNKNOWN);
    let op = MyInterface::create(&mut b, implementor, Location::UNKNOWN);
    assert!(ir.op(op).isa::<OpWithInferTypeInterfaceOp<'_>>());
}

// ---- Inheritance ----

impl<'ir> MyBaseInterfaceTrait<'ir> for DerivedOp<'ir> {
    fn base_number(self) -> u32 {
        1
    }
}

impl<'ir> MyOtherBaseInterfaceTrait<'ir> for DerivedOp<'ir> {
    fn other_number(self) -> u32 {
        2
    }
}

impl<'ir> MyDerivedInterfaceTrait<'ir> for DerivedOp<'ir> {
    fn derived_number(self) -> u32 {
        3
    }
}

#[test]
fn bases_are_added_once() {
    let ctx = context();
    let ir = parse(&ctx, r#""mydialect.derived"() : () -> ()"#);
    let op = ops(&ir)[0];
    assert_eq!(
        ctx.op_interfaces(op.name_handle()),
        ["MyBaseInterface", "MyOtherBaseInterface", "MyDerivedInterface"]
    );
    let derived: MyDerivedInterface<'_> = op.cast();
    assert_eq!(
        (derived.base_number(), derived.other_number(), derived.derived_number()),
        (1, 2, 3)
    );
    assert_eq!(MyBaseInterface::from(derived).base_number(), 1);
    // Methods of the base and its extra declarations are those of the derived interface.
    assert_eq!((derived.twice(), derived.next()), (2, 2));
    assert_eq!(op.cast::<MyOtherBaseInterface<'_>>().other_number(), 2);
}
