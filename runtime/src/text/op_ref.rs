//! Methods of `OpRef` for text.

use std::fmt;

use crate::core::ir::{Op, OpRef, ValueRef};
use crate::core::property::PropertyKey;
use crate::core::resources::ExternalResources;
use crate::text::printer::OpPrinter;
use crate::text::properties::{PropertyType, stored};
use crate::text::writer::PrintFlags;

impl<'ir> OpRef<'ir> {
    /// The text of the operation as the root of a file: aliases, the operation, metadata. Ends with a newline.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::text::{PrintFlags, parse_source};
    ///
    /// let ir = parse_source(&Context::new(), "m.mlir", b"module @m {}").unwrap();
    /// let flags = PrintFlags { debug_info: true, ..PrintFlags::default() };
    /// let text = ir.root().unwrap().print_top_level(&flags);
    /// assert!(text.contains("#loc = loc(\"m.mlir\":1:1)"));
    /// ```
    pub fn print_top_level(self, flags: &PrintFlags) -> String {
        OpPrinter::top_level(self, flags)
    }

    /// Writes the text of [`print_top_level`](Self::print_top_level) to `out` in chunks.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write_top_level(
        self,
        flags: &PrintFlags,
        out: &mut dyn std::io::Write,
    ) -> std::io::Result<()> {
        OpPrinter::write_top_level(self, flags, out)
    }

    /// Like [`print_top_level`](Self::print_top_level), with `resources` after the external resources of the context.
    pub fn print_with_resources(
        self,
        flags: &PrintFlags,
        resources: &[ExternalResources],
    ) -> String {
        OpPrinter::top_level_with(self, flags, resources)
    }

    /// The text of the operation, and each operation in it that begins a line with the offset of its text. The text has
    /// aliases if the operation is the root.
    pub fn print_with_positions(self, flags: &PrintFlags) -> (String, Vec<(Op, usize)>) {
        OpPrinter::with_starts(self, flags)
    }

    /// The texts of `values` as operands, such as `%0`. The operation contains all of them, or is next to them.
    pub fn print_operands(self, values: &[ValueRef<'_>]) -> Vec<String> {
        let values: Vec<ValueRef<'_>> =
            values.iter().map(|value| self.ir().value(value.handle())).collect();
        OpPrinter::operands_alone(self, &values)
    }

    /// The texts of `ops`, which are operations in this one, without aliases. Their values have the names that they have in
    /// the text of this operation.
    pub fn print_nested(self, ops: &[Op], flags: &PrintFlags) -> Vec<String> {
        OpPrinter::nested_alone(self, ops, flags)
    }

    /// The text of the operation for diagnostics and debug output, without aliases.
    pub fn to_string_with(self, flags: &PrintFlags) -> String {
        OpPrinter::alone(self, flags)
    }

    /// The value of a property that is not an attribute.
    ///
    /// # Panics
    ///
    /// If the operation has no such property.
    #[track_caller]
    pub fn property_value<T: PropertyType>(self, key: PropertyKey) -> T::Value<'ir> {
        T::get(self.property_storage::<T>(key))
    }

    /// The stored value of a property that is not an attribute.
    ///
    /// # Panics
    ///
    /// If the operation has no such property.
    #[track_caller]
    pub fn property_storage<T: PropertyType>(self, key: PropertyKey) -> &'ir T::Storage {
        stored::<T>(self.ctx(), self.property_word(key.word))
    }
}

impl fmt::Display for OpRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_string_with(&PrintFlags::default()))
    }
}
