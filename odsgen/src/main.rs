//! Command line of `odsgen`.
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let mut generator = odsgen::Generator::new().include_dir("defs");
    if let Some(d) = args.get(2) { generator = generator.dialect(d); }
    match generator.run(std::path::Path::new(&args[1])) {
        Ok(generated) => print!("{}", generated.code),
        Err(errors) => { eprint!("{}", errors.render(false)); std::process::exit(1); }
    }
}
