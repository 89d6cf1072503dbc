//! The command line of `opt_main`, which is `mlir-opt`'s.

use super::Pass;
use crate::text::split::SPLIT_MARKER;
use crate::text::{ParserConfig, PrintFlags};

/// What was asked for.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) input: String,
    pub(super) output: String,
    pub(super) print: PrintFlags,
    pub(super) allow_unregistered_dialect: bool,
    pub(super) print_op_on_diagnostic: bool,
    /// What separates texts in the input, if it is to be split.
    pub(super) split_input_file: Option<String>,
    /// What separates the results.
    pub(super) output_split_marker: String,
    pub(super) verify_diagnostics: bool,
    pub(super) only_expected: bool,
    pub(super) parser: ParserConfig,
    /// Whether what passes leave is checked.
    pub(super) verify_each: bool,
    /// Whether what is read is printed, read again and compared.
    pub(super) verify_roundtrip: bool,
    /// Whether the dialects are to be named instead of anything else.
    pub(super) show_dialects: bool,
    pub(super) passes: Vec<Pass>,
}

const HELP: &str = "\
Reads MLIR, checks it and writes it.

USAGE: NAME [options] [FILE]

FILE is `-`, standard input, unless given. Flags may have one dash or two, and `=true` or `=false`.

  -o FILE                                where to write; `-` is standard output
  --allow-unregistered-dialect           accept operations of unknown dialects
  --split-input-file[=MARKER]            treat parts between MARKERs (default `// -----`) as files of their own
  --output-split-marker=MARKER           write MARKER between their results (default `// -----`)
  --verify-diagnostics[=only-expected]   compare diagnostics with those that comments expect
  --no-implicit-module                   make no module around a single operation
  --mlir-very-unsafe-disable-verifier-on-parsing
                                         do not check what is read
  --verify-each=BOOL                     check what each pass leaves (default true)
  --verify-roundtrip                     write what was read, read that and compare
  --show-dialects                        name the dialects and do nothing else
  --mlir-print-op-generic                write operations in generic form
  --mlir-print-debuginfo                 write locations
  --mlir-pretty-debuginfo                write locations for people; they cannot be read back
  --mlir-print-local-scope               write without aliases
  --mlir-print-skip-regions              write `{...}` for regions
  --mlir-print-unique-ssa-ids            number values through the whole text
  --mlir-print-value-users               write who uses a value
  --mlir-use-nameloc-as-prefix           name values after their locations
  --mlir-elide-elementsattrs-if-larger=N write `dense_resource<__elided__>` for more than N elements
  --mlir-elide-resource-strings-if-larger=N
                                         leave out resources longer than N
  --mlir-print-elementsattrs-with-hex-if-larger=N
                                         write more than N elements in hexadecimal; -1 for never
  --mlir-print-op-on-diagnostic=BOOL     show the operation with a diagnostic about it (default true)
  --mlir-disable-threading               accepted; nothing is done on several threads
  --help                                 this text
";

const NOT_BOOLEAN: &str = "invalid value for boolean argument";

impl Options {
    /// Reads the command line; `Ok(None)` if help was asked for and given.
    pub(super) fn parse(
        name: &str,
        arguments: &[String],
        passes: &[Pass],
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
            verify_each: true,
            verify_roundtrip: false,
            show_dialects: false,
            passes: Vec::new(),
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
                print!("{}", HELP.replace("NAME", name));
                for pass in passes {
                    println!("  --{:<36} {}", pass.flag, pass.help);
                }
                return Ok(None);
            }
            if flag == "o" {
                let path = value.map(str::to_owned).or_else(|| rest.next().cloned());
                options.output =
                    path.ok_or_else(|| format!("{name}: for the -o option: requires a value!\n"))?;
                continue;
            }
            if let Some(pass) = passes.iter().find(|pass| pass.flag == flag && value.is_none()) {
                options.passes.push(*pass);
                continue;
            }
            options.set(flag, value, &mut rest).map_err(|problem| {
                format!("{name}: {problem} '{argument}'.  Try: '{name} --help'\n")
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
        let on = match value {
            None | Some("" | "true" | "1") => Some(true),
            Some("false" | "0") => Some(false),
            Some(_) => None,
        };
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
            "mlir-disable-threading" => return Ok(()),
            "no-implicit-module" => {
                self.parser.implicit_module = !on.ok_or(NOT_BOOLEAN)?;
                return Ok(());
            }
            "mlir-very-unsafe-disable-verifier-on-parsing" => {
                self.parser.verify = !on.ok_or(NOT_BOOLEAN)?;
                return Ok(());
            }
            "verify-each" => &mut self.verify_each,
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
            _ => return Err("Unknown command line argument"),
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
