//! External models attached in a context, and fallbacks of dialects.

use ods_runtime::attrs::{FlatSymbolRefAttr, StringAttr};
use ods_runtime::builtin::ModuleOp;
use ods_runtime::interfaces::{SymbolUserAttrInterface, SymbolUserAttrInterfaceTrait};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::text::parse_source;
use ods_runtime::types::{IndexType, IntegerType};
use ods_runtime::{Context, OpRef, VerifyResult};

use crate::zoo::*;
use crate::{context, ops, parse};

ods_runtime::external_type_model! {
    /// Integers, as the zoo sees them.
    pub struct IntegerModel(IntegerType);
}

impl<'c> SizedTypeInterfaceTrait<'c> for IntegerModel<'c> {
    fn bits(self) -> u32 {
        self.0.width()
    }
}

ods_runtime::external_attr_model! {
    /// Strings, as the zoo sees them.
    pub struct StringModel(StringAttr);
}

impl<'c> NamedAttrInterfaceTrait<'c> for StringModel<'c> {
    fn name(self) -> &'c str {
        self.0.value()
    }

    fn length(self) -> usize {
        0
    }
}

/// A string refers to the symbol of that name.
impl<'c> SymbolUserAttrInterfaceTrait<'c> for StringModel<'c> {
    fn verify_symbol_uses(self, op: OpRef<'_>, tables: &mut SymbolTables) -> VerifyResult {
        let symbol = FlatSymbolRefAttr::get(self.0.ctx(), self.0.value());
        match tables.lookup_nearest(op, **symbol) {
            Some(_) => Ok(()),
            None => Err(op.op_error(format!("has no symbol '{}'", self.0.value()))),
        }
    }
}

/// Discardable attributes are asked, wherever they are in a symbol table; inherent ones are not.
#[test]
fn attributes_verify_the_symbols_they_use() {
    let ctx = context();
    ctx.allow_unregistered_dialects(true);
    SymbolUserAttrInterface::attach::<StringModel<'static>>(&ctx);
    let error = |text: &str| match parse_source(&ctx, "symbols.mlir", text.as_bytes()) {
        Ok(_) => String::new(),
        Err(errors) => errors[0].message().to_owned(),
    };
    let module = |attr: &str| {
        format!("module {{ module @a {{}} module attributes {{t.to = {attr}}} {{}} }}")
    };
    assert_eq!(error(&module("\"b\"")), "'builtin.module' op has no symbol 'b'");
    assert_eq!(error(&module("@b")), "");
    let around = |name: &str| {
        format!("module {{ module @a {{}} \"t.in\"() {{t.to = \"{name}\"}} : () -> () }}")
    };
    assert_eq!(error(&around("a")), "");
    assert_eq!(error(&around("c")), "'t.in' op has no symbol 'c'");
    // The name of a symbol is inherent.
    assert_eq!(error("module { module @d { module @e {} } }"), "");
}

ods_runtime::external_op_model! {
    /// Modules, as the zoo sees them.
    pub struct ModuleModel(ModuleOp);
}

impl<'ir> ExampleOpInterfaceTrait<'ir> for ModuleModel<'ir> {
    fn example_interface_hook(self) -> u32 {
        self.0.body_region().blocks().count() as u32
    }

    fn example_static_interface_hook() -> u32 {
        5
    }
}

#[test]
fn external_models_of_types_and_attributes() {
    let ctx = context();
    let (number, text) = (*IntegerType::get(&ctx, 20), *StringAttr::get(&ctx, "tiger"));
    assert!(number.dyn_cast::<SizedTypeInterface<'_>>().is_none());
    SizedTypeInterface::attach::<IntegerModel<'static>>(&ctx);
    NamedAttrInterface::attach::<StringModel<'static>>(&ctx);
    let sized: SizedTypeInterface<'_> = number.cast();
    assert_eq!((sized.bits(), sized.bytes(), sized.store()), (20, 3, "memory"));
    let named: NamedAttrInterface<'_> = text.cast();
    assert_eq!((named.name(), named.length()), ("tiger", 0));
    assert_eq!(number.interfaces(), ["VectorElementTypeInterface", "SizedTypeInterface"]);
    assert!(!IndexType::get(&ctx).isa::<SizedTypeInterface<'_>>());
}

#[test]
fn external_models_of_operations() {
    let ctx = context();
    ExampleOpInterface::attach::<ModuleModel<'static>>(&ctx);
    let ir = parse(&ctx, "zoo.plain");
    let module = ir.root().expect("a module");
    let view: ExampleOpInterface<'_> = module.cast();
    assert_eq!((view.example_interface_hook(), view.example_static_interface_hook()), (1, 5));
    assert!(!ops(&ir)[0].isa::<ExampleOpInterface<'_>>());
    assert!(ctx.op_interfaces(module.name_handle()).contains(&"ExampleOpInterface"));
}

#[test]
fn attachments_are_per_context() {
    let (with, without) = (context(), context());
    SizedTypeInterface::attach::<IntegerModel<'static>>(&with);
    assert!(IntegerType::get(&with, 8).isa::<SizedTypeInterface<'_>>());
    assert!(!IntegerType::get(&without, 8).isa::<SizedTypeInterface<'_>>());
}

#[test]
fn the_order_of_loading_does_not_matter() {
    let ctx = Context::new();
    // The operation's dialect is not loaded yet.
    ExampleOpInterface::attach::<PlainModel<'static>>(&ctx);
    ctx.load::<ZooDialect>();
    let ir = parse(&ctx, "zoo.plain");
    assert!(ops(&ir)[0].isa::<ExampleOpInterface<'_>>());
    let ctx = context();
    let ir = parse(&ctx, "zoo.plain");
    ExampleOpInterface::attach::<PlainModel<'static>>(&ctx);
    assert!(ops(&ir)[0].isa::<ExampleOpInterface<'_>>());
}

ods_runtime::external_op_model! {
    /// Adds interfaces to an operation whose definition lacks them.
    pub struct PlainModel(PlainOp);
}

impl<'ir> ExampleOpInterfaceTrait<'ir> for PlainModel<'ir> {
    fn example_interface_hook(self) -> u32 {
        0
    }

    fn example_static_interface_hook() -> u32 {
        0
    }
}

#[test]
fn extensions_wait_for_their_dialects() {
    let ctx = Context::new();
    ctx.add_extension(&["zoo"], ExampleOpInterface::attach::<PlainModel<'static>>);
    let plain = |ctx: &Context| ctx.op_interfaces(ctx.op_name("zoo.plain"));
    assert!(plain(&ctx).is_empty());
    ctx.load::<ZooDialect>();
    assert_eq!(plain(&ctx), ["ExampleOpInterface"]);
    // Interfaces attached later are found as well.
    let ctx = context();
    ctx.add_extension(&["zoo"], ExampleOpInterface::attach::<PlainModel<'static>>);
    assert_eq!(plain(&ctx), ["ExampleOpInterface"]);
}

#[test]
fn attaching_does_not_replace_a_definitions_interface() {
    let ctx = context();
    ExampleOpInterface::attach::<DeclaredModel<'static>>(&ctx);
    let ir = parse(&ctx, "\"zoo.declared\"() : () -> ()");
    assert_eq!(ops(&ir)[0].cast::<ExampleOpInterface<'_>>().example_interface_hook(), 42);
}

ods_runtime::external_op_model! {
    /// An operation that already has the interface.
    pub struct DeclaredModel(DeclaredOp);
}

impl<'ir> ExampleOpInterfaceTrait<'ir> for DeclaredModel<'ir> {
    fn example_interface_hook(self) -> u32 {
        0
    }

    fn example_static_interface_hook() -> u32 {
        0
    }
}

#[test]
fn fallbacks_provide_interfaces_of_unregistered_operations() {
    let ctx = context();
    let ir = parse(
        &ctx,
        "%0 = \"t.v\"() : () -> i8
         \"zoo.animal.lion\"(%0) : (i8) -> ()
         \"zoo.plant\"() : () -> ()",
    );
    let ops = ops(&ir);
    let view: ExampleOpInterface<'_> = ops[1].cast();
    assert_eq!((view.example_interface_hook(), view.example_static_interface_hook()), (1, 99));
    assert!(!ops[1].isa::<MyInterface<'_>>(), "only one interface is answered for");
    assert!(!ops[2].isa::<ExampleOpInterface<'_>>());
    assert!(!ops[0].isa::<ExampleOpInterface<'_>>(), "another dialect");
}
