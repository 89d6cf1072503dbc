//! Macros for enums of definitions: text, integer conversion and bit operators.

/// Implements conversions of `$name`, stored as `$bits`, from and to text and integers. `$initial` is the default of an
/// enum of cases.
#[doc(hidden)]
#[macro_export]
macro_rules! __case_enum {
    ($name:ident, $bits:ident $(, $initial:ident)?) => {
        $(impl Default for $name {
            fn default() -> Self {
                Self::$initial
            }
        })?
        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::codegen::fmt_enum(*self, f)
            }
        }
        impl ::core::str::FromStr for $name {
            type Err = $crate::codegen::UnknownCase;
            fn from_str(text: &str) -> Result<Self, $crate::codegen::UnknownCase> {
                $crate::codegen::enum_from_str(text)
            }
        }
        impl TryFrom<$bits> for $name {
            type Error = $crate::codegen::UnknownCase;
            fn try_from(value: $bits) -> Result<Self, $crate::codegen::UnknownCase> {
                $crate::codegen::enum_from_bits(value as u64)
            }
        }
    };
}

/// Defines `$name` as a set of the bits `$all`, stored as `$bits`.
#[doc(hidden)]
#[macro_export]
macro_rules! __bit_enum {
    ($name:ident, $bits:ident, $all:literal) => {
        impl $name {
            /// The bits.
            pub const fn bits(self) -> $bits {
                self.0
            }
            /// Whether all bits of `other` are set.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
            /// Whether any bit of `other` is set.
            pub const fn contains_any(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }
            /// The bits that are not in `other`.
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl ::core::ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl ::core::ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl ::core::ops::BitXor for $name {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }
        impl ::core::ops::Not for $name {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0 & $all)
            }
        }
        impl ::core::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        $crate::__case_enum!($name, $bits);
    };
}
