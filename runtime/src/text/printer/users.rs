//! Comments that list the users of values: `--mlir-print-value-users`.

use rustc_hash::FxHashSet;

use super::OpPrinter;
use crate::core::ir::{BlockRef, Op, OpRef, ValueRef};

impl<'ir> OpPrinter<'ir> {
    /// Prints the users of the results of `op`, or its number if it has no results.
    pub(super) fn print_users_of(&mut self, op: OpRef<'ir>) {
        let results = op.num_results();
        if results == 0 {
            if op.num_operands() > 0 {
                self.writer.write(" // id: ");
                self.print_user_number(op);
            }
            return;
        }
        let mut users: Vec<Op> = op
            .results()
            .flat_map(|result| result.uses())
            .map(|operand| operand.owner().handle())
            .collect();
        users.sort_unstable();
        users.dedup();
        if users.is_empty() {
            return self.writer.write(" // unused");
        }
        let ir = op.ir();
        let their_results: usize = users.iter().map(|user| ir.op(*user).num_results()).sum();
        let single = results == 1 && users.len() == 1 && their_results <= 1;
        self.writer.write(if single { " // user: " } else { " // users: " });
        for (i, result) in op.results().enumerate() {
            self.separate(i);
            if results > 1 {
                self.writer.write_char('(');
            }
            self.print_users_of_value(result);
            if results > 1 {
                self.writer.write_char(')');
            }
        }
    }

    /// Prints the users of each argument of `block`, one line per argument.
    pub(super) fn print_users_of_arguments(&mut self, block: BlockRef<'ir>) {
        for argument in block.arguments() {
            self.write_indent();
            self.writer.write("// ");
            self.print_value(argument, true);
            if argument.has_uses() {
                self.writer.write(" is used by ");
                self.print_users_of_value(argument);
            } else {
                self.writer.write(" is unused");
            }
            self.new_line();
        }
    }

    fn print_users_of_value(&mut self, value: ValueRef<'ir>) {
        if !value.has_uses() {
            self.writer.write("unused");
        }
        let mut seen = FxHashSet::default();
        for (i, user) in value.uses().map(|operand| operand.owner()).enumerate() {
            if !seen.insert(user.handle()) {
                continue;
            }
            self.separate(i);
            if user.num_results() == 0 {
                self.print_user_number(user);
            } else {
                for (i, result) in user.results().enumerate() {
                    self.separate(i);
                    self.print_value(result, true);
                }
            }
        }
    }

    /// Users without results are identified by a number.
    fn print_user_number(&mut self, op: OpRef<'ir>) {
        match self.names.user(op.handle()) {
            Some(number) => {
                self.writer.write_char('%');
                self.writer.write_u64(u64::from(number));
            }
            None => self.writer.write("<<UNKNOWN OPERATION>>"),
        }
    }
}
