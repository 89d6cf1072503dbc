//! Generates the dialects of `defs/` into `OUT_DIR`, from where the tests include them.

fn main() {
    for dialect in ["foo", "kinds", "layout", "my", "mydialect", "test", "tf", "vector"] {
        let build = odsgen::Build::new().include_dir("defs");
        build.generate(format!("defs/{dialect}.td"), format!("{dialect}.rs"));
    }
}
