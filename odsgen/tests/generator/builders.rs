//! Builders of attributes and types.

use super::generate;

#[test]
fn the_checked_form_of_a_builder_is_named_after_it() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        include "mlir/IR/AttrTypeBase.td"
        def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
        def T : TypeDef<D_Dialect, "Test"> {
          let typeName = "d.test";
          let parameters = (ins "i32":$x);
          let genVerifyDecl = 1;
          let builders = [
            TypeBuilder<(ins "i64":$y), [{ $_get($_ctxt, y as i32) }], "", "target">,
            TypeBuilder<(ins "i32":$y, "i32":$z), [{ $_get($_ctxt, y + z) }], "", "get_sum">];
        }"#;
    let generated = generate("checked_builders.td", text);
    let code = generated.unwrap_or_else(|errors| panic!("{}", errors.render(false))).code;
    for name in ["target", "target_checked", "get_sum", "get_checked_sum"] {
        assert!(code.contains(&format!("pub fn {name}(")), "{name} in {code}");
    }
}
