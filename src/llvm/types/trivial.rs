//! The types that only C++ declares: they have no parameters.

use ods_runtime::Context;
use ods_runtime::types::Type;

/// Defines types without parameters, and `parse`, which returns the type with a mnemonic.
macro_rules! types_without_parameters {
    ($dialect:literal; $($(#[$meta:meta])* $view:ident of $def:ident: $name:literal;)*) => {
        $(
            /// The definition of a type without parameters.
            pub(super) static $def: ods_runtime::define::TypeDef =
                ods_runtime::define::TypeDef::new($dialect, concat!($dialect, ".", $name));

            ods_runtime::define::type_view! {
                $(#[$meta])*
                pub struct $view(()) of $def;
            }

            impl<'c> $view<'c> {
                /// The type.
                #[must_use]
                pub fn get(ctx: &'c Context) -> Self {
                    <Self as ods_runtime::TypeKind>::intern(ctx, ())
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

types_without_parameters! {
    "llvm";
    /// `!llvm.void`, the result of functions without one.
    LLVMVoidType of VOID_TYPE: "void";
    /// `!llvm.token`
    LLVMTokenType of TOKEN_TYPE: "token";
    /// `!llvm.label`
    LLVMLabelType of LABEL_TYPE: "label";
    /// `!llvm.metadata`
    LLVMMetadataType of METADATA_TYPE: "metadata";
}
