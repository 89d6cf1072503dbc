//! The commands of `RUN` lines: pipelines of programs with redirections.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::FileCheck;

/// A program with its arguments and redirections.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Simple {
    words: Vec<String>,
    input: Option<String>,
    output: Option<(String, bool)>,
    errors: Option<String>,
    /// Whether errors go where the output goes.
    merges: bool,
}

/// A token of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Token {
    Word(String),
    Operator(&'static str),
}

/// The operators, longer ones first.
const OPERATORS: &[&str] = &["2>&1", "&&", "||", ">>", "2>", "&>", "|", ">", "<", ";"];

fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut word: Option<String> = None;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        // A number before `>` is an operator only at the start of a word.
        let operator = OPERATORS
            .iter()
            .find(|it| rest.starts_with(**it) && (word.is_none() || !it.starts_with('2')));
        if let Some(operator) = operator {
            tokens.extend(word.take().map(Token::Word));
            tokens.push(Token::Operator(operator));
            rest = &rest[operator.len()..];
            continue;
        }
        rest = &rest[c.len_utf8()..];
        match c {
            ' ' | '\t' => tokens.extend(word.take().map(Token::Word)),
            '\'' | '"' => {
                let end =
                    rest.find(c).ok_or_else(|| format!("a quote is not closed in '{text}'"))?;
                word.get_or_insert_default().push_str(&rest[..end]);
                rest = &rest[end + 1..];
            }
            '\\' => {
                let next = rest.chars().next().unwrap_or('\\');
                word.get_or_insert_default().push(next);
                rest = rest.get(next.len_utf8()..).unwrap_or_default();
            }
            c => word.get_or_insert_default().push(c),
        }
    }
    tokens.extend(word.map(Token::Word));
    Ok(tokens)
}

/// The pipelines of a command, which run one after the other.
fn pipelines(text: &str) -> Result<Vec<Vec<Simple>>, String> {
    let (mut all, mut pipeline, mut simple) = (Vec::new(), Vec::new(), Simple::default());
    let mut tokens = tokens(text)?.into_iter();
    while let Some(token) = tokens.next() {
        let operator = match token {
            Token::Word(word) => {
                simple.words.push(word);
                continue;
            }
            Token::Operator(operator) => operator,
        };
        let mut file = || match tokens.next() {
            Some(Token::Word(word)) => Ok(word),
            _ => Err(format!("'{operator}' needs a file in '{text}'")),
        };
        match operator {
            "<" => simple.input = Some(file()?),
            ">" | ">>" => simple.output = Some((file()?, operator == ">>")),
            "2>" => simple.errors = Some(file()?),
            "&>" => {
                simple.output = Some((file()?, false));
                simple.merges = true;
            }
            "2>&1" => simple.merges = true,
            "|" => pipeline.push(std::mem::take(&mut simple)),
            "&&" | ";" => {
                pipeline.push(std::mem::take(&mut simple));
                all.push(std::mem::take(&mut pipeline));
            }
            _ => return Err(format!("'{operator}' is not supported in '{text}'")),
        }
    }
    pipeline.push(simple);
    all.push(pipeline);
    all.retain(|pipeline| pipeline.iter().any(|simple| !simple.words.is_empty()));
    if all.iter().flatten().any(|simple| simple.words.is_empty()) {
        return Err(format!("a program is missing in '{text}'"));
    }
    Ok(all)
}

/// The output of a program.
#[derive(Default)]
struct Output {
    stdout: Vec<u8>,
    stderr: Vec<u8>,
    is_success: bool,
}

/// Runs commands.
pub(crate) struct Shell<'s> {
    /// The names of programs and their paths.
    pub(crate) programs: &'s [(String, PathBuf)],
    /// The directory in which programs run.
    pub(crate) directory: &'s Path,
}

impl Shell<'_> {
    /// Runs a command.
    ///
    /// # Errors
    ///
    /// If a program fails, with its errors.
    pub(crate) fn run(&self, command: &str) -> Result<(), String> {
        for pipeline in pipelines(command)? {
            let mut piped: Option<Vec<u8>> = None;
            for simple in pipeline {
                let input = match &simple.input {
                    Some(file) => {
                        fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?
                    }
                    None => piped.take().unwrap_or_default(),
                };
                let mut output = self.simple(&simple.words, &input)?;
                if simple.merges {
                    output.stdout.append(&mut output.stderr);
                }
                if !output.is_success {
                    let errors = [output.stdout, output.stderr].concat();
                    let errors = String::from_utf8_lossy(&errors).into_owned();
                    return Err(format!("{} failed:\n{errors}", simple.words.join(" ")));
                }
                if let Some(file) = &simple.errors {
                    write(file, &output.stderr, false)?;
                }
                match &simple.output {
                    Some((file, appends)) => write(file, &output.stdout, *appends)?,
                    None => piped = Some(output.stdout),
                }
            }
        }
        Ok(())
    }

    fn simple(&self, words: &[String], input: &[u8]) -> Result<Output, String> {
        let Some((program, arguments)) = words.split_first() else { return Ok(Output::default()) };
        match program.as_str() {
            "not" => {
                let arguments = match arguments.split_first() {
                    Some((flag, rest)) if flag == "--crash" => rest,
                    _ => arguments,
                };
                let output = self.simple(arguments, input)?;
                if output.is_success {
                    return Err(format!("{} succeeded", arguments.join(" ")));
                }
                Ok(Output { is_success: true, ..output })
            }
            "FileCheck" => file_check(arguments, input),
            "cat" => {
                let mut stdout = if arguments.is_empty() { input.to_vec() } else { Vec::new() };
                for file in arguments {
                    let text =
                        fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?;
                    stdout.extend(text);
                }
                Ok(Output { stdout, is_success: true, ..Output::default() })
            }
            "echo" => {
                let stdout = (arguments.join(" ") + "\n").into_bytes();
                Ok(Output { stdout, is_success: true, ..Output::default() })
            }
            _ => self.program(program, arguments, input),
        }
    }

    fn program(&self, name: &str, arguments: &[String], input: &[u8]) -> Result<Output, String> {
        let known = self.programs.iter().find(|(it, _)| it == name);
        let path = known.map_or(Path::new(name), |(_, path)| path);
        let mut child = Command::new(path)
            .args(arguments)
            .current_dir(self.directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot run {name}: {error}"))?;
        let stdin = child.stdin.take();
        let output = std::thread::scope(|scope| {
            // A program may end before it has read its input.
            scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
            child.wait_with_output()
        });
        let output = output.map_err(|error| format!("cannot run {name}: {error}"))?;
        Ok(Output {
            stdout: output.stdout,
            stderr: output.stderr,
            is_success: output.status.success(),
        })
    }
}

fn write(file: &str, text: &[u8], appends: bool) -> Result<(), String> {
    let options = fs::OpenOptions::new()
        .create(true)
        .write(true)
        .append(appends)
        .truncate(!appends)
        .open(file);
    options
        .and_then(|mut file| file.write_all(text))
        .map_err(|error| format!("cannot write {file}: {error}"))
}

/// Runs `FileCheck` on `input`.
fn file_check(arguments: &[String], input: &[u8]) -> Result<Output, String> {
    let mut input = input.to_vec();
    let mut flags = Vec::new();
    for argument in arguments {
        let file = argument.trim_start_matches('-').strip_prefix("input-file=");
        match file.filter(|_| argument.starts_with('-')) {
            Some(file) => {
                input = fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?;
            }
            None => flags.push(argument.as_str()),
        }
    }
    let (check, files) =
        FileCheck::of_flags(&flags).map_err(|error| format!("FileCheck: {error}"))?;
    let [file] = files.as_slice() else { return Err("FileCheck takes one file".to_owned()) };
    let checks = fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let (checks, input) = (String::from_utf8_lossy(&checks), String::from_utf8_lossy(&input));
    match check.check_named((file, &checks), ("<stdin>", &input)) {
        Ok(()) => Ok(Output { is_success: true, ..Output::default() }),
        Err(failure) => {
            let stderr = format!("{failure}\nThe output is:\n{input}").into_bytes();
            Ok(Output { stderr, ..Output::default() })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split() {
        let command = "not my-opt 'a b' --x=\"c d\" < in 2>&1 | FileCheck f2 2> err && cat x > out";
        let all = pipelines(command).expect("a valid command");
        assert_eq!(all.len(), 2);
        assert_eq!(all[0][0].words, ["not", "my-opt", "a b", "--x=c d"]);
        assert_eq!((all[0][0].input.as_deref(), all[0][0].merges), (Some("in"), true));
        assert_eq!((all[0][1].words.len(), all[0][1].errors.as_deref()), (2, Some("err")));
        assert_eq!(all[1][0].output, Some(("out".to_owned(), false)));
        for wrong in ["a | ", "a 'b", "a >", "a || b", "| b"] {
            assert!(pipelines(wrong).is_err(), "{wrong}");
        }
    }
}
