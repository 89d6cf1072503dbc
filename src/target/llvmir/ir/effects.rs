//! Effects on memory and classes of floats, which attributes name.

/// The places of memory, by their bits in LLVM's number. The one without a name has all others.
const PLACES: [&str; 6] =
    ["argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"];

/// The place of everything that has no name.
const OTHER: usize = 3;

/// The words of accesses, by number.
const ACCESSES: [&str; 4] = ["none", "read", "write", "readwrite"];

/// How each place of memory is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MemoryEffects(u64);

impl MemoryEffects {
    /// Effects from two bits for each place.
    #[must_use]
    pub fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The same access to all places.
    #[must_use]
    pub fn all(word: &str) -> Self {
        let mut effects = Self::default();
        PLACES.iter().for_each(|place| {
            effects.set(place, word);
        });
        effects
    }

    /// Sets the access to a place, whose name is empty for all other memory. Returns whether both are known.
    pub fn set(&mut self, place: &str, word: &str) -> bool {
        let place = PLACES.iter().position(|it| *it == place);
        let access = ACCESSES.iter().position(|it| *it == word);
        let (Some(place), Some(access)) = (place, access) else { return false };
        self.0 = self.0 & !(3 << (2 * place)) | (access as u64) << (2 * place);
        true
    }

    /// The word of the access to a place, whose name is empty for all other memory.
    #[must_use]
    pub fn get(self, place: &str) -> &'static str {
        let place = PLACES.iter().position(|it| *it == place).unwrap_or(OTHER);
        ACCESSES[(self.0 >> (2 * place) & 3) as usize]
    }

    /// The accesses that both have.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The accesses that one of them has.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The text in parentheses, as in `memory(..)`.
    #[must_use]
    pub fn text(self) -> String {
        let other = self.get("");
        let names = PLACES.iter().filter(|it| !it.is_empty());
        let different = names.filter(|it| self.get(it) != other);
        let mut parts: Vec<String> =
            different.map(|it| format!("{it}: {}", self.get(it))).collect();
        if other != "none" || parts.is_empty() {
            parts.insert(0, other.to_owned());
        }
        format!("({})", parts.join(", "))
    }

    /// The effects that a text in parentheses says.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut effects = Self::default();
        let inside = text.trim_start_matches('(').trim_end_matches(')');
        for part in inside.split(", ") {
            match part.split_once(": ") {
                Some((place, word)) => {
                    effects.set(place, word);
                }
                None => effects = Self::all(part),
            }
        }
        effects
    }
}

/// The names of sets of classes, the larger ones first.
const CLASSES: [(u32, &str); 16] = [
    (0x3FF, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
];

/// Classes of floats, as in `nofpclass(nan inf)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FloatClasses(u32);

impl FloatClasses {
    /// The classes of a mask, if there are any and all are known.
    #[must_use]
    pub fn from_bits(bits: u32) -> Option<Self> {
        (bits != 0 && bits & !0x3FF == 0).then_some(Self(bits))
    }

    /// The mask.
    #[must_use]
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Adds the classes of a word. Returns whether it is known.
    pub fn add(&mut self, word: &str) -> bool {
        let known = CLASSES.iter().find(|it| it.1 == word);
        self.0 |= known.map_or(0, |it| it.0);
        known.is_some()
    }

    /// The classes that a text in parentheses says.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut classes = Self::default();
        for word in text.trim_start_matches('(').trim_end_matches(')').split(' ') {
            classes.add(word);
        }
        classes
    }

    /// The text in parentheses.
    #[must_use]
    pub fn text(self) -> String {
        let mut left = self.0;
        let mut words = Vec::new();
        for (mask, word) in CLASSES {
            if left & mask == mask {
                words.push(word);
                left &= !mask;
            }
        }
        format!("({})", words.join(" "))
    }
}
