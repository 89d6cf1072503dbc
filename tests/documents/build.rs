//! Generates the dialects of `defs/` into `OUT_DIR`, from where the tests include them.

use odsgen::Build;

fn main() {
    for dialect in ["foo", "kinds", "layout", "mydialect", "test", "tf", "vector"] {
        let build = Build::new().include_dir("defs");
        build.generate(format!("defs/{dialect}.td"), format!("{dialect}.rs"));
    }
    // The document's enum is in no dialect.
    Build::new().enums().generate("defs/outer.td", "outer.rs");
    let rules = Build::new().include_dir("defs").patterns().extern_path("::my", "crate::my");
    rules.generate("defs/rules.td", "rules.rs");
    // As many shards as the document's example has.
    Build::new().include_dir("defs").shards(8).generate("defs/my.td", "my.rs");
}
