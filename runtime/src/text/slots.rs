//! The text layer's implementation of the slots and callbacks of `core`.

use std::fmt;
use std::sync::RwLock;

use crate::core::attrs::AttrRef;
use crate::core::ir::OpRef;
use crate::core::slots::{Slots, TextSlots};
use crate::core::types::TypeRef;
use crate::text::dynamic::Definitions;
use crate::text::forms::{ShortParser, ShortTypeParser};
use crate::text::kind_defs::{KindText, ParseAttr, ParseType, PrintAttr, PrintType};
use crate::text::op_def::{FindOpParser, FindOpPrinter, OpText};
use crate::text::{AsmWriter, PrintFlags};

/// Diagnostics elide dense attributes with more elements.
const ELIDE_ELEMENTS: u64 = 16;

/// The data of this layer in a context.
#[derive(Debug, Default)]
pub struct TextState {
    /// The flags for operations in diagnostics.
    pub(super) flags: RwLock<PrintFlags>,
    /// Operations, types and attributes that were added at run time.
    pub(super) dynamic: Definitions,
}

impl TextSlots for Slots {
    type Context = TextState;
    type OpText = OpText;
    type TypeText = KindText<ParseType, PrintType>;
    type AttrText = KindText<ParseAttr, PrintAttr>;
    type ParseType = ParseType;
    type ParseAttr = ParseAttr;
    type FindOpParser = FindOpParser;
    type FindOpPrinter = FindOpPrinter;
    type ShortTypeParser<'a> = ShortTypeParser<'a>;
    type ShortAttrParser<'a> = ShortParser<'a>;
    const NO_OP_TEXT: OpText = OpText::NONE;
    const NO_TYPE_TEXT: Self::TypeText = KindText::NONE;
    const NO_ATTR_TEXT: Self::AttrText = KindText::NONE;

    fn fmt_type(ty: TypeRef<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = AsmWriter::new(ty.ctx());
        writer.print_type(ty.handle());
        f.write_str(&writer.finish())
    }

    fn fmt_attr(attr: AttrRef<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = AsmWriter::new(attr.ctx());
        writer.print_attribute(attr.handle());
        f.write_str(&writer.finish())
    }

    fn shown_op(op: OpRef<'_>, generic: bool) -> String {
        let shown = op.ctx().diagnostic_flags();
        let flags = PrintFlags {
            generic: generic || shown.generic,
            local_scope: true,
            elide_elements_attrs_if_larger: Some(ELIDE_ELEMENTS),
            ..shown
        };
        let text = op.to_string_with(&flags);
        if text.contains('\n') { format!("\n{text}") } else { text }
    }
}
