//! The operations of a dialect and their arguments, as in the example `list_ops`.

use odsgen_tablegen::{Options, Session};
use std::path::Path;

#[test]
fn operations_and_arguments_are_read() {
    let text = "include \"mlir/Dialect/UB/IR/UBOps.td\"";
    let defs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../defs");
    let options = Options::new().include_dir(defs);
    let records = Session::new(options).parse_text("a.td", text).expect("valid");
    let ops: Vec<_> = records
        .defs_derived_from("Op")
        .map(|op| {
            let args = op.dag("arguments").expect("a dag");
            let args: Vec<_> = args.args().map(|arg| arg.name.unwrap_or("_")).collect();
            format!("{}({})", op.str("opName").expect("a name"), args.join(", "))
        })
        .collect();
    assert!(ops.contains(&"poison(value)".to_owned()), "{ops:?}");
}
