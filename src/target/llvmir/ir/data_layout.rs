//! Data layouts.

use super::types::{Type, TypeId, Types};

/// The size and alignments of pointers to an address space, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PointerSpec {
    space: u32,
    size: u64,
    alignment: u64,
    preferred: u64,
    index_size: u64,
}

/// Sizes and alignments of types, as a data layout string says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// Whether the most significant byte comes first.
    pub is_big_endian: bool,
    /// The address space of `alloca`.
    pub alloca_space: u32,
    /// The address space of global variables.
    pub global_space: u32,
    /// The address space of functions.
    pub program_space: u32,
    pointers: Vec<PointerSpec>,
    integers: Vec<Spec>,
    floats: Vec<Spec>,
    vectors: Vec<Spec>,
    /// The least and the preferred alignment of structures.
    aggregate: (u64, u64),
}

/// The alignments of a type of a size, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spec {
    size: u64,
    least: u64,
    preferred: u64,
}

impl Spec {
    const fn new(size: u64, least: u64, preferred: u64) -> Self {
        Self { size, least, preferred }
    }
}

/// Which alignment of a type is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Alignment {
    Least,
    Preferred,
}

impl Default for DataLayout {
    fn default() -> Self {
        Self {
            is_big_endian: false,
            alloca_space: 0,
            global_space: 0,
            program_space: 0,
            pointers: vec![PointerSpec {
                space: 0,
                size: 64,
                alignment: 64,
                preferred: 64,
                index_size: 64,
            }],
            integers: vec![
                Spec::new(8, 8, 8),
                Spec::new(16, 16, 16),
                Spec::new(32, 32, 32),
                Spec::new(64, 32, 64),
            ],
            floats: vec![
                Spec::new(16, 16, 16),
                Spec::new(32, 32, 32),
                Spec::new(64, 64, 64),
                Spec::new(128, 128, 128),
            ],
            vectors: vec![Spec::new(64, 64, 64), Spec::new(128, 128, 128)],
            aggregate: (0, 64),
        }
    }
}

/// Sets the alignments for a size in a list ordered by size.
fn set(list: &mut Vec<Spec>, spec: Spec) {
    match list.binary_search_by_key(&spec.size, |it| it.size) {
        Ok(index) => list[index] = spec,
        Err(index) => list.insert(index, spec),
    }
}

impl DataLayout {
    /// The layout of a data layout string. Parts that say nothing about sizes are ignored.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut layout = Self::default();
        for part in text.split('-').filter(|it| !it.is_empty()) {
            layout.parse_part(part);
        }
        layout
    }

    fn parse_part(&mut self, part: &str) {
        let number = |text: &str| text.parse::<u64>().ok();
        let mut fields = part.split(':');
        let head = fields.next().unwrap_or_default();
        let values: Vec<u64> = fields.filter_map(number).collect();
        let (letter, rest) = head.split_at(head.chars().next().map_or(0, char::len_utf8));
        match letter {
            "e" => self.is_big_endian = false,
            "E" => self.is_big_endian = true,
            "A" => self.alloca_space = number(rest).unwrap_or(0) as u32,
            "G" => self.global_space = number(rest).unwrap_or(0) as u32,
            "P" => self.program_space = number(rest).unwrap_or(0) as u32,
            "p" => {
                let space = rest.trim_start_matches(|it: char| it.is_ascii_alphabetic());
                let space = number(space).unwrap_or(0) as u32;
                let size = values.first().copied().unwrap_or(64);
                let alignment = values.get(1).copied().unwrap_or(size);
                let preferred = values.get(2).copied().unwrap_or(alignment);
                let index_size = values.get(3).copied().unwrap_or(size);
                self.pointers.retain(|it| it.space != space);
                self.pointers.push(PointerSpec { space, size, alignment, preferred, index_size });
            }
            "a" => {
                let least = values.first().copied().unwrap_or(0);
                self.aggregate = (least, values.get(1).copied().unwrap_or(least));
            }
            "i" | "f" | "v" => {
                let (Some(size), Some(alignment)) = (number(rest), values.first()) else { return };
                let list = match letter {
                    "i" => &mut self.integers,
                    "f" => &mut self.floats,
                    _ => &mut self.vectors,
                };
                let preferred = values.get(1).unwrap_or(alignment);
                set(list, Spec::new(size, *alignment, *preferred));
            }
            _ => {}
        }
    }

    fn pointer(&self, space: u32) -> PointerSpec {
        let find = |space| self.pointers.iter().find(|it| it.space == space).copied();
        find(space).or_else(|| find(0)).unwrap_or(PointerSpec {
            space,
            size: 64,
            alignment: 64,
            preferred: 64,
            index_size: 64,
        })
    }

    /// The width in bits of offsets of pointers to an address space.
    #[must_use]
    pub fn index_width(&self, space: u32) -> u32 {
        self.pointer(space).index_size as u32
    }

    /// The width in bits of pointers to an address space.
    #[must_use]
    pub fn pointer_width(&self, space: u32) -> u32 {
        self.pointer(space).size as u32
    }

    /// The size of a type in bits, the minimum if it is scalable.
    #[must_use]
    pub fn size_in_bits(&self, types: &Types, ty: TypeId) -> u64 {
        match &types[ty] {
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double => 64,
            Type::X86Fp80 => 80,
            Type::Fp128 | Type::PpcFp128 => 128,
            Type::X86Amx => 8192,
            Type::Integer(width) => u64::from(*width),
            Type::Pointer(space) => self.pointer(*space).size,
            Type::Label => self.pointer(0).size,
            Type::Vector { element, count, .. } => {
                u64::from(*count) * self.size_in_bits(types, *element)
            }
            Type::Array { element, count } => {
                count.saturating_mul(self.alloc_size(types, *element).saturating_mul(8))
            }
            Type::Struct { .. } | Type::Named(_) => 8 * self.struct_size(types, ty),
            Type::Target { .. } => self.pointer(0).size,
            Type::Void | Type::Metadata | Type::Token | Type::Function { .. } => 0,
        }
    }

    /// The bytes from one element of an array to the next.
    #[must_use]
    pub fn alloc_size(&self, types: &Types, ty: TypeId) -> u64 {
        let size = self.size_in_bits(types, ty).div_ceil(8);
        size.next_multiple_of(self.alignment(types, ty).max(1))
    }

    /// The bytes of a value in memory.
    #[must_use]
    pub fn store_size(&self, types: &Types, ty: TypeId) -> u64 {
        self.size_in_bits(types, ty).div_ceil(8)
    }

    /// The least alignment of a type in bytes.
    #[must_use]
    pub fn alignment(&self, types: &Types, ty: TypeId) -> u64 {
        self.alignment_of(types, ty, Alignment::Least)
    }

    /// The preferred alignment of a type in bytes, which `alloca` gets.
    #[must_use]
    pub fn preferred_alignment(&self, types: &Types, ty: TypeId) -> u64 {
        self.alignment_of(types, ty, Alignment::Preferred)
    }

    fn alignment_of(&self, types: &Types, ty: TypeId, which: Alignment) -> u64 {
        let size = self.size_in_bits(types, ty);
        let list = match &types[ty] {
            Type::Integer(width) => {
                let index = self.integers.partition_point(|it| it.size < u64::from(*width));
                let spec = self.integers.get(index).or_else(|| self.integers.last());
                return spec.map_or(1, |it| it.alignment(which));
            }
            Type::Pointer(space) => {
                let pointer = self.pointer(*space);
                let spec = Spec::new(size, pointer.alignment, pointer.preferred);
                return spec.alignment(which);
            }
            Type::Label => return self.pointer(0).alignment / 8,
            Type::Array { element, .. } => return self.alignment_of(types, *element, which),
            Type::Struct { .. } | Type::Named(_) => return self.struct_alignment(types, ty, which),
            Type::X86Amx => return 64,
            Type::Vector { .. } => &self.vectors,
            _ => &self.floats,
        };
        match list.binary_search_by_key(&size, |it| it.size) {
            Ok(index) => list[index].alignment(which),
            Err(_) => size.div_ceil(8).max(1).next_power_of_two(),
        }
    }

    fn struct_alignment(&self, types: &Types, ty: TypeId, which: Alignment) -> u64 {
        let Some((fields, is_packed)) = types.fields(ty) else { return 1 };
        if is_packed && which == Alignment::Least {
            return 1;
        }
        let of_fields = fields.iter().map(|it| self.alignment(types, *it)).max().unwrap_or(1);
        let of_fields = if is_packed { 1 } else { of_fields };
        let own = match which {
            Alignment::Least => self.aggregate.0,
            Alignment::Preferred => self.aggregate.1,
        };
        of_fields.max(own / 8)
    }

    fn struct_size(&self, types: &Types, ty: TypeId) -> u64 {
        let Some((fields, is_packed)) = types.fields(ty) else { return 0 };
        let mut end = 0_u64;
        let mut alignment = 1;
        for field in fields {
            let field_alignment = if is_packed { 1 } else { self.alignment(types, *field) };
            alignment = alignment.max(field_alignment);
            end = end.next_multiple_of(field_alignment) + self.alloc_size(types, *field);
        }
        end.next_multiple_of(alignment)
    }

    /// The offset of a field of a structure in bytes.
    #[must_use]
    pub fn field_offset(&self, types: &Types, ty: TypeId, index: usize) -> u64 {
        let Some((fields, is_packed)) = types.fields(ty) else { return 0 };
        let mut end = 0_u64;
        for (at, field) in fields.iter().enumerate() {
            let alignment = if is_packed { 1 } else { self.alignment(types, *field) };
            end = end.next_multiple_of(alignment);
            if at == index {
                break;
            }
            end += self.alloc_size(types, *field);
        }
        end
    }
}

impl Spec {
    /// An alignment in bytes.
    fn alignment(self, which: Alignment) -> u64 {
        let bits = match which {
            Alignment::Least => self.least,
            Alignment::Preferred => self.preferred,
        };
        (bits / 8).max(1)
    }
}
