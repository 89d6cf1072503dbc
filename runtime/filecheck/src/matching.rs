//! Matches directives with a text.

use super::FileCheck;
use super::directive::{Directive, Directives, Kind, Step};
use super::failure::Mismatch;
use super::pattern::{Match, NoMatch, Variables};

/// The match of directives with a text.
pub(crate) struct Matching<'d> {
    options: &'d FileCheck,
    directives: &'d Directives,
    input: &'d str,
    variables: Variables,
}

impl<'d> Matching<'d> {
    pub(crate) fn new(options: &'d FileCheck, directives: &'d Directives, input: &'d str) -> Self {
        let mut variables = Variables::default();
        for (name, value) in &options.definitions {
            match name.strip_prefix('#') {
                Some(name) => variables.define_number(name, value),
                None => drop(variables.texts.insert(name.clone(), value.clone())),
            }
        }
        Matching { options, directives, input, variables }
    }

    /// Matches everything. Labels split the text first, and the directives between two labels are matched with the text
    /// between theirs.
    pub(crate) fn run(mut self) -> Result<(), Mismatch> {
        let steps = &self.directives.steps;
        let (mut start, mut next, mut failure) = (0, 0, None);
        loop {
            let label = steps[next..].iter().position(|step| step.directive.kind == Kind::Label);
            let (end_step, end) = match label {
                Some(offset) => {
                    let step = &steps[next + offset];
                    let label = self.find(&step.directive, start, self.input.len())?;
                    (next + offset + 1, label.at + label.len)
                }
                None => (steps.len(), self.input.len()),
            };
            if next != 0 && self.options.var_scope {
                self.variables.clear_local();
            }
            let mut at = start;
            for step in &steps[next..end_step] {
                match self.step(step, at, end) {
                    Ok(found) => at = found.at + found.len,
                    Err(error) => {
                        // Later regions are checked too; the first failure is reported.
                        failure.get_or_insert(error);
                        break;
                    }
                }
            }
            if label.is_none() {
                return failure.map_or(Ok(()), Err);
            }
            (start, next) = (end, end_step);
        }
    }

    /// Matches a directive and those before it in the text from `start` to `end`.
    fn step(&mut self, step: &Step, start: usize, end: usize) -> Result<Match, Mismatch> {
        let (from, nots) = self.dags(&step.before, start, end)?;
        let directive = &step.directive;
        let count = if let Kind::Count(count) = directive.kind { count } else { 1 };
        let (mut first, mut at) = (None, from);
        for number in 1..=count {
            let found = self.find_numbered(directive, at, end, (number, count))?;
            first.get_or_insert(found.at);
            at = found.at + found.len;
        }
        let first = first.unwrap_or(from);
        self.check_lines(directive, from, first)?;
        self.check_nots(&nots, from, first)?;
        Ok(Match { at: first, len: at - first })
    }

    /// Matches the groups of `DAG` directives. Returns the end of the last group, and the `NOT` directives after it.
    fn dags<'s>(
        &mut self,
        before: &'s [Directive],
        start: usize,
        end: usize,
    ) -> Result<(usize, Vec<&'s Directive>), Mismatch> {
        let (mut from, mut nots) = (start, Vec::new());
        let mut group: Vec<Match> = Vec::new();
        for (index, directive) in before.iter().enumerate() {
            if directive.kind == Kind::Not {
                nots.push(directive);
                continue;
            }
            let found = self.find_apart(directive, from, end, &group)?;
            let place = group.partition_point(|other| other.at < found.at);
            group.insert(place, found);
            let is_last = before.get(index + 1).is_none_or(|next| next.kind == Kind::Not);
            if !is_last {
                continue;
            }
            let first = group.first().map_or(from, |first| first.at);
            self.check_nots(&nots, from, first)?;
            nots.clear();
            from = group.iter().map(|it| it.at + it.len).max().unwrap_or(from);
            group.clear();
        }
        Ok((from, nots))
    }

    /// Finds a match that does not overlap those of `group`.
    fn find_apart(
        &mut self,
        directive: &Directive,
        from: usize,
        end: usize,
        group: &[Match],
    ) -> Result<Match, Mismatch> {
        let mut at = from;
        loop {
            let found = self.find(directive, at, end)?;
            let overlaps =
                |other: &&Match| other.at < found.at + found.len && found.at < other.at + other.len;
            match group.iter().find(overlaps) {
                Some(other) if !self.options.allow_dag_overlap => at = other.at + other.len,
                _ => return Ok(found),
            }
        }
    }

    fn find(&mut self, directive: &Directive, start: usize, end: usize) -> Result<Match, Mismatch> {
        self.find_numbered(directive, start, end, (1, 1))
    }

    fn find_numbered(
        &mut self,
        directive: &Directive,
        start: usize,
        end: usize,
        (number, count): (usize, usize),
    ) -> Result<Match, Mismatch> {
        let line = directive.line;
        let found = directive.pattern.find(&self.input[start..end], line, &mut self.variables);
        let of_count = match directive.kind {
            Kind::Count(_) => format!(" ({number} out of {count})"),
            _ => String::new(),
        };
        let name = &directive.name;
        let missing = || {
            let text = format!("{name}: expected string not found in input{of_count}");
            Mismatch::new(directive.at, text).note(start, "scanning from here")
        };
        match found {
            Ok(found) => Ok(Match { at: start + found.at, len: found.len }),
            Err(NoMatch::Nothing) => Err(missing()),
            Err(NoMatch::Invalid(problems)) => Err(Mismatch::of_problems(&problems)),
        }
    }

    /// Checks the lines between the end of the previous match and a match.
    fn check_lines(&self, directive: &Directive, from: usize, at: usize) -> Result<(), Mismatch> {
        let newlines = self.input[from..at].matches('\n').count();
        let name = &directive.name;
        let problem = match (directive.kind, newlines) {
            (Kind::Next | Kind::Empty, 0) => "is on the same line as previous match",
            (Kind::Next | Kind::Empty, 2..) => "is not on the line after the previous match",
            (Kind::Same, 1..) => "is not on the same line as the previous match",
            _ => return Ok(()),
        };
        let article = match directive.kind {
            Kind::Next => "next",
            Kind::Empty => "empty",
            _ => "same",
        };
        let mismatch = Mismatch::new(directive.at, format!("{name}: {problem}"))
            .note(at, format!("'{article}' match was here"))
            .note(from, "previous match ended here");
        Err(if newlines >= 2 && directive.kind != Kind::Same {
            let end_of_line = from + self.input[from..].find('\n').unwrap_or(0) + 1;
            mismatch.note(end_of_line, "non-matching line after previous match is here")
        } else {
            mismatch
        })
    }

    /// Checks that none of `nots` matches the text from `start` to `end`.
    fn check_nots(
        &mut self,
        nots: &[&Directive],
        start: usize,
        end: usize,
    ) -> Result<(), Mismatch> {
        for directive in nots {
            let line = directive.line;
            let found = directive.pattern.find(&self.input[start..end], line, &mut self.variables);
            match found {
                Ok(found) => {
                    let text = format!("{}: excluded string found in input", directive.name);
                    let mut mismatch =
                        Mismatch::new(directive.at, text).note(start + found.at, "found here");
                    mismatch.flag.clone_from(&directive.flag);
                    return Err(mismatch);
                }
                Err(NoMatch::Nothing) => {}
                Err(NoMatch::Invalid(problems)) => return Err(Mismatch::of_problems(&problems)),
            }
        }
        Ok(())
    }
}
