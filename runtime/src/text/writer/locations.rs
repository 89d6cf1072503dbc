//! Printing of locations.

use super::{AliasTarget, AsmWriter};
use crate::core::attrs::{AttrRef, BuiltinAttr, CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use crate::core::location::Location;

impl<'c> AsmWriter<'c> {
    /// Writes `loc(...)`, or the human-readable form, depending on the flags. Upstream's `printLocation`.
    pub fn print_location(&mut self, location: Location) {
        let view = self.ctx.location_view(location);
        if self.collector.is_some() {
            return self.collect(AliasTarget::Attr(view.handle()), true, false);
        }
        self.print_location_view(view, true);
    }

    /// Writes `loc(...)`; with `alias`, the contents are written by alias if there is one.
    pub(crate) fn print_location_view(&mut self, view: AttrRef<'c>, alias: bool) {
        if self.collector.is_some() {
            return self.collect(AliasTarget::Attr(view.handle()), alias, false);
        }
        if self.flags.pretty_debug_info {
            return self.print_location_body(view, true);
        }
        self.write("loc(");
        if !alias || !self.print_attribute_alias(view.handle()) {
            self.print_location_body(view, false);
        }
        self.write_char(')');
    }

    fn print_nested_location(&mut self, location: Location, pretty: bool) {
        let view = self.ctx.location_view(location);
        if !self.print_attribute_alias(view.handle()) {
            self.print_location_body(view, pretty);
        }
    }

    /// Writes the contents of `loc(...)` without using an alias for the whole.
    pub fn print_location_body(&mut self, view: AttrRef<'c>, pretty: bool) {
        let ctx = self.ctx;
        match view.def().builtin_kind() {
            BuiltinAttr::FileLineColRange => {
                let range = view.cast::<FileLineColRange<'_>>();
                if pretty {
                    self.write(range.filename());
                } else {
                    self.write_string(ctx.ident_bytes(range.filename_ident()));
                }
                self.write_char(':');
                self.write_u64(range.start_line().into());
                self.write_char(':');
                self.write_u64(range.start_column().into());
                if !range.is_place() {
                    self.write(" to ");
                    if range.start_line() != range.end_line() {
                        self.write_u64(range.end_line().into());
                    }
                    self.write_char(':');
                    self.write_u64(range.end_column().into());
                }
            }
            BuiltinAttr::NameLoc => {
                let name = view.cast::<NameLoc<'_>>();
                self.write_string(ctx.ident_bytes(name.name_ident()));
                if !name.child_loc().is_unknown() {
                    self.write_char('(');
                    self.print_nested_location(name.child_loc(), pretty);
                    self.write_char(')');
                }
            }
            BuiltinAttr::CallSiteLoc => {
                let site = view.cast::<CallSiteLoc<'_>>();
                if pretty {
                    self.print_nested_location(site.callee(), true);
                    let kind = |location| ctx.location_view(location).def().builtin_kind();
                    let on_one_line = kind(site.callee()) == BuiltinAttr::NameLoc
                        && kind(site.caller()) == BuiltinAttr::FileLineColRange;
                    self.write(if on_one_line { " at " } else { "\n at " });
                    self.print_nested_location(site.caller(), true);
                } else {
                    self.write("callsite(");
                    self.print_nested_location(site.callee(), false);
                    self.write(" at ");
                    self.print_nested_location(site.caller(), false);
                    self.write_char(')');
                }
            }
            BuiltinAttr::FusedLoc => {
                let fused = view.cast::<FusedLoc<'_>>();
                if !pretty {
                    self.write("fused");
                }
                if let Some(metadata) = fused.metadata() {
                    self.write_char('<');
                    self.print_attribute(metadata);
                    self.write_char('>');
                }
                self.write_char('[');
                self.comma_separated(fused.locations(), |w, &part| {
                    w.print_nested_location(part, pretty);
                });
                self.write_char(']');
            }
            _ => self.write(if pretty { "[unknown]" } else { "unknown" }),
        }
    }
}
