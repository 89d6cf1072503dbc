//! In debug builds, types, attributes, identifiers and locations of another context are detected where they enter: the
//! panic is in the caller's line and names both contexts.
#![cfg(debug_assertions)]

mod panics;

use std::sync::Arc;

use ods::arith::{AddIOp, ConstantOp, IntegerOverflowFlagsAttr};
use ods::cf::AssertOp;
use ods::func::FuncOp;
use ods::memref::GetGlobalOp;
use ods_runtime::attrs::{
    AffineMapAttr, ArrayAttr, CallSiteLoc, DenseElementsAttr, DictionaryAttr, DistinctAttr,
    FileLineColRange, FlatSymbolRefAttr, FloatAttr, FusedLoc, IntegerAttr, NameLoc, NamedAttribute,
    StringAttr, SymbolRefAttr, TypeAttr,
};
use ods_runtime::ir::OpState;
use ods_runtime::layout::DataLayout;
use ods_runtime::prelude::*;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::types::{
    ComplexType, MemRefType, RankedTensorType, TupleType, UnrankedTensorType, VectorType,
};
use ods_runtime::{Ident, Properties};

/// A function in one context, and handles of another one.
struct Fixture {
    ctx: Arc<Context>,
    ir: Ir,
    func: Op,
    x: Value,
    add: OpOf<AddIOp<'static>>,
    assert: OpOf<AssertOp<'static>>,
    other: Arc<Context>,
    ty: Type,
    attr: Attribute,
    name: Ident,
    loc: Location,
    /// A location that is a position in a text.
    position: Location,
}

fn fixture() -> Fixture {
    let (ctx, other) = (Context::new(), Context::new());
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = ModuleOp::create(&ctx);
    let (i32, i1) = (IntegerType::get(&ctx, 32).handle(), IntegerType::get(&ctx, 1).handle());
    let mut b = OpBuilder::in_root(&mut ir);
    let func = FuncOp::build(&mut b, "f", FunctionType::get(&ctx, &[i32, i1], &[])).op();
    let mut handles = None;
    b.build_body(func, 0, [i32, i1], |b, [x, condition]| {
        handles = Some((x, AddIOp::build(b, x, x), AssertOp::build(b, condition, "text")));
        ods::func::ReturnOp::build_empty(b);
    });
    let (x, add, assert) = handles.expect("a body");
    let (ty, attr) = (IntegerType::get(&other, 7).handle(), StringAttr::get(&other, "s").handle());
    let (name, loc) = (other.ident("n"), Location::file_line_col(&other, "f", 1, 2));
    let text = other.add_source("text", *b"module {}");
    let position = Location::from_position(text.base().expect("a position"));
    Fixture { ctx, ir, func, x, add, assert, other, ty, attr, name, loc, position }
}

impl Fixture {
    fn b(&mut self) -> OpBuilder<'_> {
        OpBuilder::in_root(&mut self.ir)
    }

    fn body(&self) -> Block {
        self.ir.op(self.func).region(0).first_block().expect("a body").handle()
    }
}

fn used<T>(_: T) {}

type Case = (&'static str, fn(&mut Fixture));

/// The noun of the handle in the message, and the code.
const CASES: &[Case] = &[
    // Looking up.
    ("type", |f| used(f.ctx.type_ref(f.ty).to_string())),
    ("attribute", |f| used(f.ctx.attr_ref(f.attr).to_string())),
    ("identifier", |f| used(f.ctx.ident_str(f.name).to_owned())),
    ("location", |f| used(f.ctx.location_attr(f.position).to_string())),
    ("identifier", |f| {
        let _ = f.ir.op(f.func).attr_by_ident(f.name);
    }),
    ("identifier", |f| {
        let _ = f.ir.op(f.func).discardable_attr(f.name);
    }),
    ("identifier", |f| {
        let _ = DictionaryAttr::get(&f.ctx, &[]).by_ident(f.name);
    }),
    ("identifier", |f| {
        let root = f.ir.root().expect("a root");
        let _ = SymbolTables::new().lookup_in(root, f.name);
    }),
    ("identifier", |f| {
        let _ = f.ctx.op_name_of(f.name);
    }),
    ("identifier", |f| {
        let _ = f.ctx.dialect_hooks(f.name);
    }),
    ("identifier", |f| {
        let _ = f.ctx.op_name_ref(f.other.op_name("unknown.op")).as_str();
    }),
    ("type", |f| {
        let layout = DataLayout::new(f.ir.root().expect("a root")).expect("a layout");
        let _ = layout.type_size(f.ty);
    }),
    ("affine expression", |f| {
        let _ = f.ctx.affine_kind(f.other.affine_dim(0));
    }),
    // Types of others.
    ("type", |f| used(RankedTensorType::get(&f.ctx, &[2], f.ty))),
    ("type", |f| used(UnrankedTensorType::get(&f.ctx, f.ty))),
    ("type", |f| used(VectorType::get(&f.ctx, &[2], f.ty))),
    ("type", |f| used(FunctionType::get(&f.ctx, &[f.ty], &[]))),
    ("type", |f| used(FunctionType::get(&f.ctx, &[], &[f.ty]))),
    ("type", |f| used(TupleType::get(&f.ctx, &[f.ty]))),
    ("type", |f| used(ComplexType::get(&f.ctx, f.ty))),
    ("attribute", |f| {
        let i32 = IntegerType::get(&f.ctx, 32);
        used(MemRefType::with_layout(&f.ctx, &[2], i32.handle(), None, Some(f.attr)));
    }),
    // Attributes of others.
    ("type", |f| used(TypeAttr::get(&f.ctx, f.ty))),
    ("type", |f| used(IntegerAttr::get(&f.ctx, f.ty, 1))),
    ("type", |f| used(FloatAttr::get(&f.ctx, f.ty, 1.0))),
    ("attribute", |f| used(ArrayAttr::get(&f.ctx, &[f.attr]))),
    ("attribute", |f| used(DistinctAttr::create(&f.ctx, f.attr))),
    ("attribute", |f| {
        let name = f.ctx.ident("n");
        used(DictionaryAttr::get(&f.ctx, &[NamedAttribute { name, value: f.attr }]));
    }),
    ("identifier", |f| {
        let value = StringAttr::get(&f.ctx, "s").handle();
        used(DictionaryAttr::get(&f.ctx, &[NamedAttribute { name: f.name, value }]));
    }),
    ("identifier", |f| used(SymbolRefAttr::get(&f.ctx, f.name, &[]))),
    ("identifier", |f| used(SymbolRefAttr::get(&f.ctx, f.ctx.ident("a"), &[f.name]))),
    ("identifier", |f| used(FlatSymbolRefAttr::from_ident(&f.ctx, f.name))),
    ("identifier", |f| used(StringAttr::from_ident(&f.ctx, f.name))),
    ("type", |f| used(StringAttr::with_type(&f.ctx, f.ctx.ident("s"), f.ty))),
    ("affine expression", |f| used(AffineMapAttr::get(&f.ctx, 1, 0, &[f.other.affine_dim(0)]))),
    ("type", |f| {
        let ty = RankedTensorType::get(&f.other, &[1], IntegerType::get(&f.other, 32).handle());
        used(DenseElementsAttr::from_raw(&f.ctx, (*ty).cast(), &[1, 0, 0, 0]));
    }),
    // Locations of others.
    ("identifier", |f| used(NameLoc::get(&f.ctx, f.name, Location::UNKNOWN))),
    ("attribute", |f| used(NameLoc::get(&f.ctx, f.ctx.ident("n"), f.loc))),
    ("attribute", |f| used(CallSiteLoc::get(&f.ctx, f.loc, Location::UNKNOWN))),
    ("attribute", |f| used(CallSiteLoc::get(&f.ctx, Location::UNKNOWN, f.loc))),
    ("attribute", |f| used(FusedLoc::get(&f.ctx, &[f.loc], None))),
    ("attribute", |f| used(FusedLoc::get(&f.ctx, &[Location::UNKNOWN], Some(f.attr)))),
    ("identifier", |f| used(FileLineColRange::get(&f.ctx, f.name, 1, 1))),
    // Creating operations.
    ("attribute", |f| {
        let attr = f.attr;
        ConstantOp::build(&mut f.b(), attr);
    }),
    ("type", |f| {
        let ty = f.ty;
        GetGlobalOp::build(&mut f.b(), ty, "g");
    }),
    ("type", |f| {
        let mut state = OpState::new(f.ctx.op_name("test.op"), Location::UNKNOWN);
        state.add_type(f.ty);
        f.ir.create(&state);
    }),
    ("attribute", |f| {
        let mut state = OpState::new(f.ctx.op_name("test.op"), f.loc);
        state.loc = f.loc;
        f.ir.create(&state);
    }),
    ("attribute", |f| {
        let mut state = OpState::new(f.ctx.op_name("test.op"), Location::UNKNOWN);
        state.add_attr(f.ctx.ident("n"), f.attr);
        f.ir.create(&state);
    }),
    ("identifier", |f| {
        let mut state = OpState::new(f.ctx.op_name("test.op"), Location::UNKNOWN);
        state.add_attr(f.name, StringAttr::get(&f.ctx, "s"));
        f.ir.create(&state);
    }),
    ("attribute", |f| {
        let mut state = OpState::new(f.ctx.op_name("test.op"), Location::UNKNOWN);
        state.set_word(0, f.attr.to_word());
        f.ir.create(&state);
    }),
    ("identifier", |f| {
        f.ir.create(&OpState::new(f.other.op_name("test.op"), Location::UNKNOWN));
    }),
    ("attribute", |f| {
        let (x, attr) = (f.x, f.attr);
        f.b().new_op::<AddIOp>().set_lhs(x).set_rhs(x).with_attr("n", attr).build();
    }),
    ("attribute", |f| {
        let attr = f.attr;
        f.b().new_op::<ConstantOp>().set_value(attr).build();
    }),
    ("type", |f| {
        let (ty, region) = (f.ty, f.ir.add_region());
        f.b().create_block(region, [ty]);
    }),
    // Changes.
    ("type", |f| f.ir.set_type(f.x, f.ty)),
    ("type", |f| {
        let body = f.body();
        f.ir.add_argument(body, f.ty, Location::UNKNOWN);
    }),
    ("attribute", |f| {
        let (body, i32) = (f.body(), IntegerType::get(&f.ctx, 32).handle());
        f.ir.add_argument(body, i32, f.loc);
    }),
    ("attribute", |f| f.ir.set_loc(f.func, f.loc)),
    ("attribute", |f| f.ir.set_argument_loc(f.x, f.loc)),
    ("attribute", |f| {
        let name = f.ctx.ident("n");
        f.ir.set_attr(f.func, name, Some(f.attr));
    }),
    ("identifier", |f| {
        let value = StringAttr::get(&f.ctx, "s").handle();
        f.ir.set_attr(f.func, f.name, Some(value));
    }),
    ("attribute", |f| {
        let attrs = DictionaryAttr::get(&f.other, &[]).handle();
        f.ir.set_discardable_attrs(f.func, Some(attrs));
    }),
    ("attribute", |f| f.ir.set_property_word(f.assert.op(), 0, f.attr.to_word())),
    ("attribute", |f| {
        f.ir.edit(f.assert).set_msg_attr(f.attr);
    }),
    ("attribute", |f| {
        let flags = IntegerOverflowFlagsAttr::get(&f.other, Default::default());
        f.ir.edit(f.add).set_overflow_flags_attr(flags);
    }),
    ("attribute", |f| {
        f.other.register_dialects(ods::DIALECTS);
        let mut properties = Properties::<AssertOp>::new(&f.other);
        properties.edit().set_msg("of another context");
        f.ir.set_properties(f.assert, &properties);
    }),
    ("identifier", |f| {
        let root = f.ir.root().expect("a root").handle();
        f.ir.rename_symbol(f.func, f.name, root);
    }),
    ("location", |f| f.ir.set_loc(f.func, f.position)),
    ("location", |f| used(FusedLoc::get(&f.ctx, &[f.position], None))),
];

#[test]
fn foreign_handles_panic_in_the_callers_line() {
    let mut wrong = Vec::new();
    for (index, (noun, case)) in CASES.iter().enumerate() {
        let mut fixture = fixture();
        match panics::panic_of(|| case(&mut fixture)) {
            None => wrong.push(format!("case {index}, {noun}: no panic")),
            Some((text, _))
                if !text.starts_with(&format!(
                    "the {noun} belongs to another context: it is of context "
                )) =>
            {
                wrong.push(format!("case {index}, {noun}: {text}"));
            }
            Some((_, place)) if !place.ends_with("foreign_contexts.rs") => {
                wrong.push(format!("case {index}, {noun}: reported in {place}"));
            }
            Some(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
