//! Enums and interfaces that belong to no dialect, shared by two dialects: `defs/shared`.

include!(concat!(env!("OUT_DIR"), "/definitions.rs"));
include!(concat!(env!("OUT_DIR"), "/first.rs"));
include!(concat!(env!("OUT_DIR"), "/second.rs"));

use definitions::{DerivedInterface, Flags, MyIntEnum};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Context, Ir};

fn parse(text: &str) -> Ir {
    let ctx = Context::new();
    ctx.load::<first::FirstDialect>();
    ctx.load::<second::SecondDialect>();
    match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => {
            panic!("{text}: {:?}", errors.iter().map(|it| it.message()).collect::<Vec<_>>())
        }
    }
}

#[test]
fn texts_name_shared_enums() {
    for dialect in ["first", "second"] {
        let text = format!(
            "module {{\n  {dialect}.all  Case20 <read|write> \"tagged|Bit1\" <B> A|B write {{a = #{dialect}<my_enum Case15>}}\n}}\n"
        );
        let ir = parse(&text);
        assert_eq!(ir.root().expect("a module").print_top_level(&PrintFlags::default()), text);
    }
}

#[test]
fn derived_interfaces_have_the_code_of_their_bases() {
    let ir = parse("second.all Case15 <write> None <A> A write");
    let block = ir.root().expect("a module").region(0).blocks().next().expect("a block");
    let op = block.ops().next().expect("an operation");
    let derived = op.dyn_cast::<DerivedInterface<'_>>().expect("the interface");
    assert!(!derived.reads() && derived.writes());
    assert_eq!(derived.name_of_base(), "derived");
    assert_eq!(derived.number(), MyIntEnum::Case15);
    let all = op.dyn_cast::<second::AllOp<'_>>().expect("the operation");
    assert_eq!(all.mode(), Flags::READ);
}
