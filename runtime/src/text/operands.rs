//! Groups of parsed operands.

use smallvec::SmallVec;

use crate::core::ir::ValueRef;
use crate::kinds::types::DYNAMIC;
use crate::text::{Delimiter, OpParser, OpPrinter, ParseResult, UnresolvedOperand};

/// Parsed operands of a group, and their place in the text.
#[derive(Clone, Debug)]
pub struct Operands {
    pub(crate) list: SmallVec<[UnresolvedOperand; 4]>,
    pub(crate) at: u32,
}

impl Default for Operands {
    /// No operands, at no place.
    fn default() -> Self {
        Operands::new([], Operands::ABSENT)
    }
}

impl Operands {
    /// The place of operands that the text does not contain.
    pub(crate) const ABSENT: u32 = u32::MAX;

    /// The operands `list`, which start at byte `at`.
    pub fn new(list: impl IntoIterator<Item = UnresolvedOperand>, at: u32) -> Self {
        Operands { list: list.into_iter().collect(), at }
    }

    /// The number of operands.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether the group is empty.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The operands.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = UnresolvedOperand> {
        self.list.iter().copied()
    }
}

impl From<UnresolvedOperand> for Operands {
    fn from(operand: UnresolvedOperand) -> Self {
        Operands::new([operand], operand.offset())
    }
}

/// A mix of constants and operands, as parsed by `custom<DynamicIndexList>`.
#[derive(Clone, Debug, Default)]
pub struct DynamicIndexList {
    /// The operands.
    pub operands: Operands,
    /// The constants, with [`DYNAMIC`] in place of an operand.
    pub numbers: Vec<i64>,
    /// The scalable elements, written in brackets: multiples of a factor known only at run time.
    pub scalable: Vec<bool>,
}

impl DynamicIndexList {
    /// Parses `[%a, 4, [8]]`, or the same between other brackets. Corresponds to `mlir::parseDynamicIndexList`.
    ///
    /// # Errors
    ///
    /// If the list is malformed.
    pub fn parse(p: &mut OpParser<'_>, delimiter: Delimiter) -> ParseResult<Self> {
        let at = p.offset();
        let mut operands: Vec<UnresolvedOperand> = Vec::new();
        let (mut numbers, mut scalable) = (Vec::new(), Vec::new());
        let wrong =
            |p: &OpParser<'_>| p.custom_error_at(p.name_loc(), "expected SSA value or integer");
        // An unclosed bracket suppresses all other errors.
        let mut unclosed = false;
        let list = p.parse_comma_separated_list(delimiter, " in dynamic index list", |p| {
            let operand = p.parse_optional_operand()?;
            let is_scalable = p.parse_optional_l_square()?;
            scalable.push(is_scalable);
            match operand {
                Some(operand) => {
                    operands.push(operand);
                    numbers.push(DYNAMIC);
                }
                None => numbers.push(p.parse_integer()?),
            }
            unclosed = is_scalable && !p.parse_optional_r_square()?;
            if unclosed { Err(wrong(p)) } else { Ok(()) }
        });
        list.map_err(|error| if unclosed { error } else { error.followed_by(wrong(p)) })?;
        Ok(DynamicIndexList { operands: Operands::new(operands, at), numbers, scalable })
    }

    /// Writes the list between brackets. Corresponds to `mlir::printDynamicIndexList`.
    pub fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        brackets: [&str; 2],
        operands: impl Iterator<Item = ValueRef<'ir>>,
        numbers: impl Iterator<Item = i64>,
        scalable: &[bool],
    ) {
        let mut operands = operands;
        p.write(brackets[0]);
        for (i, number) in numbers.enumerate() {
            if i > 0 {
                p.write(", ");
            }
            let is_scalable = scalable.get(i) == Some(&true);
            if is_scalable {
                p.write("[");
            }
            let operand = if number == DYNAMIC { operands.next() } else { None };
            match operand {
                Some(operand) => p.print_operand(operand),
                None => p.write_i64(number),
            }
            if is_scalable {
                p.write("]");
            }
        }
        p.write(brackets[1]);
    }
}
