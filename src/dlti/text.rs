//! Parsing and printing of entries and entry lists.

use ods_runtime::hooks::AttrAssembly;
use ods_runtime::layout::{DataLayoutEntryInterface, DataLayoutEntryKey};
use ods_runtime::params::Parameter;
use ods_runtime::text::{AsmWriter, ParseResult, Parser};
use ods_runtime::{Attribute, Diagnostic, Location, Type};

use crate::dlti::*;

impl<'c> AttrAssembly<'c> for DataLayoutEntryAttr<'c> {
    fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
        p.parse_less()?;
        let key = DataLayoutEntryKey::parse(p)?;
        p.parse_comma()?;
        let value = p.parse_attribute(None)?;
        p.parse_greater()?;
        Ok(DataLayoutEntryAttr::get(p.ctx(), key, value))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        self.key().print(p);
        p.write(", ");
        p.print_attribute(self.value());
        p.write(">");
    }
}

/// Parses `key = value`, or an attribute that is an entry. Types are accepted as keys if `types` is set.
fn parse_entry(p: &mut Parser<'_>, types: bool) -> ParseResult<Attribute> {
    let key = if types {
        DataLayoutEntryKey::parse_optional(p).map_err(|error| {
            error.followed_by(p.custom_error("error while parsing type DLTI key"))
        })?
    } else {
        DataLayoutEntryKey::parse_optional_identifier(p)
    };
    match key {
        Some(key) => {
            p.parse_equal()?;
            let value = p.parse_attribute(None)?;
            Ok(DataLayoutEntryAttr::get(p.ctx(), key, value).into())
        }
        None => Ok(p.parse_attribute_as::<DataLayoutEntryInterface<'_>>(None)?.handle()),
    }
}

/// Parses entries in angle brackets and creates an attribute with `make`.
fn parse_entries<T>(
    p: &mut Parser<'_>,
    types: bool,
    allow_empty: bool,
    make: impl FnOnce(Location, &[Attribute]) -> Result<T, Diagnostic>,
) -> ParseResult<T> {
    let at = p.name_loc();
    let missing = |p: &Parser<'_>| p.custom_error_at(at, "no DLTI entries provided");
    let mut entries = Vec::new();
    // Upstream continues with no entries if the bracket is missing.
    p.parse_less().map_err(|error| match allow_empty {
        true => error,
        false => error.followed_by(missing(p)),
    })?;
    if !p.parse_optional_greater()? {
        p.comma_separated(|p| {
            entries.push(parse_entry(p, types)?);
            Ok(())
        })?;
        p.parse_greater()?;
    }
    if entries.is_empty() && !allow_empty {
        return Err(missing(p));
    }
    make(p.location(at), &entries)
}

/// Prints entries in angle brackets. Like upstream, keys are printed without aliases.
fn print_entries(p: &mut AsmWriter<'_>, entries: &[Attribute]) {
    let ctx = p.ctx();
    p.write("<");
    p.comma_separated(entries, |p, entry| {
        if let Some(entry) = ctx.attr_ref(*entry).dyn_cast::<DataLayoutEntryInterface<'_>>() {
            p.write(&entry.key().text(ctx));
            p.write(" = ");
            p.print_attribute(entry.value());
        }
    });
    p.write(">");
}

macro_rules! lists {
    ($($attr:ident, types = $types:literal, allow_empty = $allow_empty:literal;)*) => {
        $(impl<'c> AttrAssembly<'c> for $attr<'c> {
            fn parse(p: &mut Parser<'c>, _ty: Option<Type>) -> ParseResult<Self> {
                let ctx = p.ctx();
                parse_entries(p, $types, $allow_empty, |at, entries| {
                    $attr::get_checked(ctx, at, entries)
                })
            }

            fn print(self, p: &mut AsmWriter<'c>) {
                print_entries(p, self.entries());
            }
        })*
    };
}

lists! {
    DataLayoutSpecAttr, types = true, allow_empty = true;
    MapAttr, types = true, allow_empty = true;
    TargetDeviceSpecAttr, types = false, allow_empty = false;
    TargetSystemSpecAttr, types = false, allow_empty = false;
}
