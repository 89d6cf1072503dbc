//! The command line of `opt_main`, which follows `mlir-opt`.

use super::pass_flags::{PassFlags, switch_value};
use super::similar::nearest;
use crate::pass::PassRegistry;
use crate::text::split::SPLIT_MARKER;
use crate::text::{ParserConfig, PrintFlags};

/// The parsed command line.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) input: String,
    pub(super) output: String,
    pub(super) print: PrintFlags,
    pub(super) allow_unregistered_dialect: bool,
    pub(super) print_op_on_diagnostic: bool,
    /// The separator of the input, if it is split.
    pub(super) split_input_file: Option<String>,
    /// The separator of the output.
    pub(super) output_split_marker: String,
    pub(super) verify_diagnostics: bool,
    pub(super) only_expected: bool,
    pub(super) parser: ParserConfig,
    /// Whether to print the IR, parse it again and compare.
    pub(super) verify_roundtrip: bool,
    /// Whether to only list the dialects.
    pub(super) show_dialects: bool,
    /// The flags about passes.
    pub(super) passes: PassFlags,
}

const HELP: &str = "\
Reads, verifies and prints MLIR.

USAGE: NAME [options] [FILE]

FILE defaults to `-`, standard input. Flags take one or two dashes, and `=true` or `=false`.

  -o FILE                                output file; `-` is standard output (default)
  --allow-unregistered-dialect           accept operations of unregistered dialects
  --split-input-file[=MARKER]            process the parts between MARKERs (default `// -----`) separately
  --output-split-marker=MARKER           print MARKER between the results (default `// -----`)
  --verify-diagnostics[=only-expected]   compare diagnostics with `expected-*` comments
  --no-implicit-module                   do not wrap the top level in a module
  --mlir-very-unsafe-disable-verifier-on-parsing
                                         do not verify after parsing
  --verify-each=BOOL                     verify after each pass (default true)
  --verify-roundtrip                     print the parsed IR, parse it again and compare
  --pass-pipeline=TEXT                   run passes, such as `builtin.module(func.func(canonicalize,cse))`
  --dump-pass-pipeline                   print the pipeline to standard error before it runs
  --list-passes                          list the passes with their options and exit
  --mlir-print-ir-before=PASS,...        print the IR before these passes
  --mlir-print-ir-before-all             print the IR before each pass
  --mlir-print-ir-after=PASS,...         print the IR after these passes
  --mlir-print-ir-after-all              print the IR after each pass
  --mlir-print-ir-after-change           after a pass, print the IR only if it changed
  --mlir-print-ir-after-failure          print the IR after a pass that failed
  --mlir-print-ir-module-scope           print the root instead of the operation of the pass
  --mlir-print-ir-tree-dir=DIR           print the IR to files in DIR instead of standard error
  --mlir-timing                          report times to standard error
  --mlir-timing-display=list|tree        form of the report of times (default tree)
  --mlir-output-format=text|json         format of the report of times (default text)
  --mlir-pass-statistics                 report the statistics of passes to standard error
  --mlir-pass-statistics-display=list|pipeline
                                         form of the report of statistics (default pipeline)
  --mlir-pass-pipeline-crash-reproducer=FILE
                                         write a reproducer if a pass fails or panics
  --mlir-pass-pipeline-local-reproducer  write only the pass that failed, and the IR before it
  --mlir-generate-reproducer=FILE        write a reproducer of the run
  --mlir-debug-counter=TAG-skip=N,TAG-count=N
                                         skip the first N actions, and those after N more; TAG is
                                         `apply-pattern` or `pass-execution`
  --mlir-print-debug-counter             print the counters of actions to standard error
  --run-reproducer                       run the pipeline in the input, which is a reproducer
  --show-dialects                        list the registered dialects and exit
  --mlir-print-op-generic                print operations in generic form
  --mlir-print-debuginfo                 write locations
  --mlir-pretty-debuginfo                print readable locations, which cannot be parsed
  --mlir-print-local-scope               print without aliases
  --mlir-print-assume-verified           print custom forms without verifying first
  --mlir-print-skip-regions              print `{...}` for regions
  --mlir-print-unique-ssa-ids            number values uniquely across the whole text
  --mlir-print-value-users               print the users of each value
  --mlir-use-nameloc-as-prefix           name values after their locations
  --mlir-elide-elementsattrs-if-larger=N print `dense_resource<__elided__>` for more than N elements
  --mlir-elide-resource-strings-if-larger=N
                                         omit resources longer than N
  --mlir-print-elementsattrs-with-hex-if-larger=N
                                         print more than N elements in hexadecimal; -1 for never
  --mlir-print-op-on-diagnostic=BOOL     print the operation with its diagnostics (default true)
  --mlir-disable-threading               use one thread
  --num-threads=N                        use N threads, not one for each core
  --version                              print the version and exit
  --help                                 this text
";

const UNKNOWN: &str = "Unknown command line argument";
const NOT_BOOLEAN: &str = "invalid value for boolean argument";

fn print_help(name: &str, registry: &PassRegistry) {
    print!("{}", HELP.replace("NAME", name));
    for pass in registry.entries() {
        println!("  --{:<36} {}", pass.argument(), pass.description());
        for (option, description) in pass.options() {
            println!("      {option:<34} {description}");
        }
    }
}

impl Options {
    /// Parses the command line. Returns `Ok(None)` after printing the help or the version.
    pub(super) fn parse(
        name: &str,
        arguments: &[String],
        registry: &PassRegistry,
    ) -> Result<Option<Options>, String> {
        let mut options = Options {
            input: "-".to_owned(),
            output: "-".to_owned(),
            print: PrintFlags::default(),
            allow_unregistered_dialect: false,
            print_op_on_diagnostic: true,
            split_input_file: None,
            output_split_marker: SPLIT_MARKER.to_owned(),
            verify_diagnostics: false,
            only_expected: false,
            parser: ParserConfig::default(),
            verify_roundtrip: false,
            show_dialects: false,
            passes: PassFlags::default(),
        };
        let mut inputs = Vec::new();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let flag = argument.strip_prefix("--").or_else(|| argument.strip_prefix('-'));
            let Some(flag) = flag.filter(|flag| !flag.is_empty()) else {
                inputs.push(argument.clone());
                continue;
            };
            let (flag, value) = match flag.split_once('=') {
                Some((flag, value)) => (flag, Some(value)),
                None => (flag, None),
            };
            if flag == "help" || flag == "h" {
                print_help(name, registry);
                return Ok(None);
            }
            if flag == "version" {
                println!("{name}, with ods-runtime {}", env!("CARGO_PKG_VERSION"));
                return Ok(None);
            }
            if flag == "o" {
                let value = value.map(str::to_owned).or_else(|| rest.next().cloned());
                options.output = value
                    .ok_or_else(|| format!("{name}: for the -o option: requires a value!\n"))?;
                continue;
            }
            if registry.get(flag).is_some() {
                let selected = (flag.to_owned(), value.unwrap_or_default().to_owned());
                options.passes.passes.push(selected);
                continue;
            }
            let mut get_value = || value.map(str::to_owned).or_else(|| rest.next().cloned());
            let set = options.passes.set(flag, value, registry, &mut get_value);
            if let Some(result) = set {
                result
                    .map_err(|problem| format!("{name}: for the --{flag} option: {problem}\n"))?;
                continue;
            }
            options.set(flag, value, &mut rest).map_err(|problem| {
                let mut text = format!("{name}: {problem} '{argument}'.  Try: '{name} --help'\n");
                let near = nearest_flag(flag, registry).filter(|_| problem == UNKNOWN);
                if let Some(near) = near {
                    text.push_str(&format!("{name}: Did you mean '--{near}'?\n"));
                }
                text
            })?;
        }
        match inputs.as_slice() {
            [] => {}
            [input] => options.input.clone_from(input),
            [_, second, ..] => {
                return Err(format!(
                    "{name}: Too many positional arguments specified: '{second}'\n"
                ));
            }
        }
        Ok(Some(options))
    }

    fn set<'a>(
        &mut self,
        flag: &str,
        value: Option<&'a str>,
        rest: &mut impl Iterator<Item = &'a String>,
    ) -> Result<(), &'static str> {
        let on = switch_value(value.unwrap_or_default());
        if let Some(target) = self.passes.switch(flag) {
            *target = on.ok_or(NOT_BOOLEAN)?;
            return Ok(());
        }
        let print = &mut self.print;
        let target = match flag {
            "allow-unregistered-dialect" => &mut self.allow_unregistered_dialect,
            "split-input-file" => {
                let marker = value.filter(|marker| !marker.is_empty()).unwrap_or(SPLIT_MARKER);
                self.split_input_file = Some(marker.to_owned());
                return Ok(());
            }
            "output-split-marker" => {
                let marker = value.or_else(|| rest.next().map(String::as_str));
                self.output_split_marker = marker.ok_or("requires a value")?.to_owned();
                return Ok(());
            }
            "verify-diagnostics" => {
                self.only_expected = value == Some("only-expected");
                self.verify_diagnostics = true;
                return match value {
                    None | Some("" | "all" | "only-expected") => Ok(()),
                    Some(_) => Err("cannot find option named by its value"),
                };
            }
            "mlir-print-op-generic" => &mut print.generic,
            "mlir-print-debuginfo" => &mut print.debug_info,
            "mlir-pretty-debuginfo" => &mut print.pretty_debug_info,
            "mlir-print-local-scope" => &mut print.local_scope,
            "mlir-print-skip-regions" => &mut print.skip_regions,
            "mlir-print-unique-ssa-ids" => &mut print.unique_ssa_ids,
            "mlir-print-value-users" => &mut print.value_users,
            "mlir-use-nameloc-as-prefix" => &mut print.name_loc_as_prefix,
            "mlir-print-assume-verified" => &mut print.assume_verified,
            "mlir-print-op-on-diagnostic" => &mut self.print_op_on_diagnostic,
            "no-implicit-module" => {
                self.parser.implicit_module = !on.ok_or(NOT_BOOLEAN)?;
                return Ok(());
            }
            "mlir-very-unsafe-disable-verifier-on-parsing" => {
                self.parser.verify = !on.ok_or(NOT_BOOLEAN)?;
                return Ok(());
            }
            "verify-roundtrip" => &mut self.verify_roundtrip,
            "show-dialects" => &mut self.show_dialects,
            _ => return self.set_number(flag, value, rest),
        };
        *target = on.ok_or(NOT_BOOLEAN)?;
        Ok(())
    }

    fn set_number<'a>(
        &mut self,
        flag: &str,
        value: Option<&'a str>,
        rest: &mut impl Iterator<Item = &'a String>,
    ) -> Result<(), &'static str> {
        let print = &mut self.print;
        let target = match flag {
            "mlir-elide-elementsattrs-if-larger" => &mut print.elide_elements_attrs_if_larger,
            "mlir-elide-resource-strings-if-larger" => &mut print.elide_resource_strings_if_larger,
            "mlir-print-elementsattrs-with-hex-if-larger" => {
                &mut print.elements_attrs_with_hex_if_larger
            }
            _ => return Err(UNKNOWN),
        };
        let value = value.or_else(|| rest.next().map(String::as_str)).ok_or("requires a value")?;
        *target = match value.parse::<i64>() {
            Ok(-1) => None,
            Ok(number) => {
                Some(u64::try_from(number).map_err(|_| "invalid value for number argument")?)
            }
            Err(_) => return Err("invalid value for number argument"),
        };
        Ok(())
    }
}

/// The flag that is most similar to `flag`.
fn nearest_flag(flag: &str, registry: &PassRegistry) -> Option<String> {
    let listed = HELP.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
    let listed = listed.filter_map(|line| line.split([' ', '=', '[']).next());
    let flags = listed.chain(registry.entries().map(|pass| pass.argument()));
    nearest(flag, flags).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DialectEntry;
    use crate::builtin::BuiltinDialect;
    use crate::pass::FnPass;

    #[test]
    fn mistyped_flags_are_answered_with_similar_ones() {
        let error = |flag: &str| {
            Options::parse("my-opt", &[flag.to_owned()], &PassRegistry::default()).err()
        };
        let unknown = |flag: &str| {
            format!("my-opt: Unknown command line argument '{flag}'.  Try: 'my-opt --help'\n")
        };
        for flag in ["mlir-print-op-generic", "mlir-print-assume-verified"] {
            let mistyped = format!("--{}", &flag[..flag.len() - 1]);
            let help = format!("my-opt: Did you mean '--{flag}'?\n");
            assert_eq!(error(&mistyped), Some(unknown(&mistyped) + &help));
        }
        assert_eq!(error("--quite-another"), Some(unknown("--quite-another")));
    }

    #[test]
    fn only_the_passes_of_a_pipeline_add_their_dialects() {
        const BUILTIN: &[DialectEntry] = &[DialectEntry::of::<BuiltinDialect>()];
        let mut registry = PassRegistry::default();
        registry.add(FnPass::new("one", "", |_, _| Ok(())).with_dialects(BUILTIN));
        registry.add(FnPass::new("not-one", "", |_, _| Ok(())));
        for (pass, expected) in [("one", 1), ("not-one", 0)] {
            let nested = format!("--pass-pipeline=builtin.module(any({pass}))");
            for flag in [format!("--{pass}"), nested] {
                let options = Options::parse("my-opt", &[flag], &registry).unwrap().unwrap();
                assert_eq!(options.passes.dialects(&registry).len(), expected, "{pass}");
            }
        }
    }
}
