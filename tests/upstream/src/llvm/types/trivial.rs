//! The types that only C++ declares: they have no parameters.

use ods_runtime::define::{TypeDef, type_view};
use ods_runtime::types::Type;
use ods_runtime::{Context, TypeKind as _};

/// Makes types without parameters.
macro_rules! trivial {
    ($($(#[$meta:meta])* $view:ident of $def:ident: $name:literal;)*) => {
        $(
            /// The definition of a type without parameters.
            pub(super) static $def: TypeDef = TypeDef::new("llvm", concat!("llvm.", $name));

            type_view! {
                $(#[$meta])*
                pub struct $view(()) of $def;
            }

            impl<'c> $view<'c> {
                /// The type.
                #[must_use]
                pub fn get(ctx: &'c Context) -> Self {
                    Self::intern(ctx, ())
                }
            }
        )*

        /// The type with this mnemonic.
        pub(super) fn parse(ctx: &Context, mnemonic: &str) -> Option<Type> {
            Some(match mnemonic {
                $($name => $view::get(ctx).into(),)*
                _ => return None,
            })
        }
    };
}

trivial! {
    /// `!llvm.void`, the result of functions without one.
    LLVMVoidType of VOID_TYPE: "void";
    /// `!llvm.token`
    LLVMTokenType of TOKEN_TYPE: "token";
    /// `!llvm.label`
    LLVMLabelType of LABEL_TYPE: "label";
    /// `!llvm.metadata`
    LLVMMetadataType of METADATA_TYPE: "metadata";
}
