//! Interfaces of types and attributes.

use ods_runtime::attrs::StringAttr;
use ods_runtime::text::PrintFlags;
use ods_runtime::types::IntegerType;

use crate::zoo::*;
use crate::{context, error, parse};

#[test]
fn types_implement_interfaces() {
    let ctx = context();
    let boxed = *BoxType::get(&ctx, 12);
    let sized: SizedTypeInterface<'_> = boxed.cast();
    assert_eq!((sized.bits(), sized.bytes(), sized.store()), (12, 2, "boxes"));
    assert!(!sized.is_whole());
    assert_eq!(sized.to_string(), "!zoo.box<12>");
    assert_eq!(boxed.interfaces(), ["SizedTypeInterface"]);
    assert!(!IntegerType::get(&ctx, 8).isa::<SizedTypeInterface<'_>>());
}

#[test]
fn accessors_of_attributes_are_methods() {
    let ctx = context();
    let tag = *TagAttr::get(&ctx, "lion");
    let named: NamedAttrInterface<'_> = tag.cast();
    assert_eq!((named.name(), named.length()), ("lion", 4));
    assert!(!StringAttr::get(&ctx, "lion").isa::<NamedAttrInterface<'_>>());
}

#[test]
fn interfaces_are_constraints() {
    let ctx = context();
    parse(
        &ctx,
        "%0 = \"t.v\"() : () -> !zoo.box<8>
         \"zoo.constrained\"(%0) {named = #zoo.tag<\"a\">} : (!zoo.box<8>) -> ()",
    );
    assert_eq!(
        error(
            &ctx,
            "%0 = \"t.v\"() : () -> i8
             \"zoo.constrained\"(%0) {named = #zoo.tag<\"a\">} : (i8) -> ()"
        ),
        "'zoo.constrained' op operand #0 must be SizedTypeInterface instance, but got 'i8'"
    );
    assert_eq!(
        error(
            &ctx,
            "%0 = \"t.v\"() : () -> !zoo.box<8>
             \"zoo.constrained\"(%0) {named = unit} : (!zoo.box<8>) -> ()"
        ),
        "'zoo.constrained' op attribute 'named' failed to satisfy constraint: NamedAttrInterface instance"
    );
}

#[test]
fn types_and_attributes_of_an_interface_are_printed_in_full() {
    let ctx = context();
    let text = "module {
  %0 = \"t.v\"() : () -> !zoo.box<8>
  zoo.printed %0, #zoo.tag<\"a\"> of !zoo.box<8>
}
";
    let ir = parse(&ctx, text);
    let printed = ir.root().expect("a module").print_top_level(&PrintFlags::default());
    assert_eq!(printed, text);
}
