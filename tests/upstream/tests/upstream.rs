//! Every dialect of upstream is generated, from its definitions as they are.

use ods_upstream::definitions;

/// At least as many operations need no hook of their own.
const WITHOUT_HOOKS: usize = 1650;

#[test]
#[ignore = "needs LLVM 22"]
fn all_dialects_are_generated() {
    let include = definitions::include_dir().expect("LLVM 22");
    let (mut failed, mut ops, mut without_hooks) = (Vec::new(), 0, 0);
    for dialect in definitions::dialects() {
        let (generator, file) = dialect.generator(&include);
        match generator.run(&file) {
            Ok(code) => {
                ops += code.summary.ops;
                without_hooks += code.summary.ops_without_hooks;
            }
            Err(errors) => failed.push(format!("{}:\n{}", dialect.name, errors.render(false))),
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(without_hooks >= WITHOUT_HOOKS, "{without_hooks} of {ops} operations need no hook");
}
