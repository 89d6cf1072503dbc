//! Storage formats of levels.

use ods_runtime::params::Parameter;

use crate::prelude::*;

/// The format and the properties of a level, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LevelType(u64);

const DENSE: u64 = 0x1_0000;
const BATCH: u64 = 0x2_0000;
const COMPRESSED: u64 = 0x4_0000;
const SINGLETON: u64 = 0x8_0000;
const LOOSE_COMPRESSED: u64 = 0x10_0000;
const STRUCTURED: u64 = 0x20_0000;
const FORMATS: [(&str, u64); 6] = [
    ("dense", DENSE),
    ("batch", BATCH),
    ("compressed", COMPRESSED),
    ("singleton", SINGLETON),
    ("loose_compressed", LOOSE_COMPRESSED),
    ("structured", STRUCTURED),
];
const SOA: u64 = 4;
const NON_UNIQUE: u64 = 1;
const PROPERTIES: [(&str, u64); 3] = [("nonunique", NON_UNIQUE), ("nonordered", 2), ("soa", SOA)];

impl LevelType {
    fn format(self) -> u64 {
        self.0 & 0xffff_0000
    }

    pub(super) fn is_dense(self) -> bool {
        self.format() == DENSE
    }

    pub(super) fn is_batch(self) -> bool {
        self.format() == BATCH
    }

    /// Whether the level has positions.
    pub(super) fn is_compressed(self) -> bool {
        self.format() == COMPRESSED || self.format() == LOOSE_COMPRESSED
    }

    pub(super) fn is_singleton(self) -> bool {
        self.format() == SINGLETON
    }

    pub(super) fn is_structured(self) -> bool {
        self.format() == STRUCTURED
    }

    /// Whether the level has coordinates.
    pub(super) fn has_coordinates(self) -> bool {
        self.is_compressed() || self.is_singleton() || self.is_structured()
    }

    /// Whether the coordinates of each level are in an array of their own.
    pub(super) fn is_soa(self) -> bool {
        self.0 & SOA != 0
    }

    pub(super) fn is_unique(self) -> bool {
        self.0 & NON_UNIQUE == 0
    }

    /// The length of the blocks of a structured level.
    pub(super) fn block(self) -> u64 {
        self.0 >> 40 & 0xff
    }
}

fn parse_size(p: &mut Parser<'_>) -> ParseResult<u64> {
    let at = p.offset();
    match p.parse_optional_integer_as::<i32>()? {
        Some(size) if size < 0 => Err(p.custom_error_at(at, "expected structured size to be >= 0")),
        Some(size) => Ok(size.unsigned_abs().into()),
        None => Err(p.custom_error_at(at, "expected valid integer for structured size")),
    }
}

fn parse_property(p: &mut Parser<'_>) -> ParseResult<u64> {
    let at = p.offset();
    let Some(word) = p.parse_optional_any_keyword()? else {
        let message = "expected valid level property (e.g. nonordered, nonunique or high)";
        return Err(p.custom_error_at(at, message));
    };
    let property = PROPERTIES.iter().find(|(name, _)| *name == word);
    property
        .map(|(_, bit)| *bit)
        .ok_or_else(|| p.custom_error_at(at, format!("unknown level property: {word}")))
}

impl Parameter for LevelType {
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        let at = p.offset();
        let Some(format) = p.parse_optional_any_keyword()? else {
            let message = "expected valid level format (e.g. dense, compressed or singleton)";
            return Err(p.custom_error_at(at, message));
        };
        let mut bits = 0;
        if format == "structured" {
            let mut sizes = Vec::new();
            p.delimited(Delimiter::OptionalSquare, " in structured n out of m", |p| {
                sizes.push(parse_size(p)?);
                Ok(())
            })?;
            let [n, m] = sizes[..] else {
                return Err(p.custom_error_at(at, "expected exactly 2 structured sizes"));
            };
            if n > m {
                return Err(p.custom_error_at(at, "expected n <= m in n_out_of_m"));
            }
            bits = n << 32 | m << 40;
        }
        p.delimited(Delimiter::OptionalParen, " in level property list", |p| {
            bits |= parse_property(p)?;
            Ok(())
        })?;
        let Some((_, format_bits)) = FORMATS.iter().find(|(name, _)| *name == format) else {
            return Err(p.custom_error_at(at, format!("unknown level format: {format}")));
        };
        let has_properties = [COMPRESSED, SINGLETON, LOOSE_COMPRESSED].contains(format_bits);
        if !has_properties && bits & 0xffff != 0 {
            let message = "invalid level type: level format doesn't support the properties";
            return Err(p.custom_error_at(at, message));
        }
        Ok(Self(bits | format_bits))
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        let format = FORMATS.iter().find(|(_, format)| *format == self.format());
        p.write(format.map_or("undef", |(name, _)| name));
        if self.is_structured() {
            p.write(&format!("[{}, {}]", self.0 >> 32 & 0xff, self.block()));
        }
        let properties = PROPERTIES.iter().filter(|(_, bit)| self.0 & bit != 0);
        let names: Vec<&str> = properties.map(|(name, _)| *name).collect();
        if !names.is_empty() {
            p.write(&format!("({})", names.join(", ")));
        }
    }
}
