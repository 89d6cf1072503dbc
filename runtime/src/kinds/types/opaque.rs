//! Opaque types: types of dialects that are not loaded.

use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ident::Ident;
use crate::core::location::Location;
use crate::core::types::{Type, TypeKind};
use crate::kinds::kind::type_kind;
use crate::kinds::types::shaped::quoted;

/// Parameters of [`OpaqueType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpaqueTypeStorage {
    dialect: Ident,
    data: Ident,
}

type_kind! {
    /// A type of a dialect that is not loaded, stored as text: `!dialect<"text">`.
    OpaqueType, OPAQUE_TYPE, "opaque", Opaque, OpaqueTypeStorage, opaques
}

impl<'c> OpaqueType<'c> {
    /// The type of `dialect` with the text `data`. Unchecked.
    #[track_caller]
    pub fn get(ctx: &'c Context, dialect: Ident, data: Ident) -> Self {
        ctx.assert_owns_all([dialect, data]);
        Self::intern(ctx, OpaqueTypeStorage { dialect, data })
    }

    /// The type of `dialect` with the text `data`.
    ///
    /// # Errors
    ///
    /// If `dialect` is not a valid namespace, or the context does not allow unregistered dialects.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        dialect: Ident,
        data: Ident,
    ) -> Result<Self, Diagnostic> {
        check_unregistered(ctx, location, dialect, data, None)?;
        Ok(Self::get(ctx, dialect, data))
    }

    /// The dialect's namespace.
    pub fn dialect_namespace(self) -> Ident {
        self.storage.dialect
    }

    /// The text after the namespace.
    pub fn type_data(self) -> Ident {
        self.storage.data
    }
}

/// Checks an opaque type, or an opaque attribute of type `attribute_type`.
pub(crate) fn check_unregistered(
    ctx: &Context,
    location: Location,
    dialect: Ident,
    data: Ident,
    attribute_type: Option<Type>,
) -> VerifyResult {
    let (namespace, text) = (ctx.ident_str(dialect), ctx.ident_str(data));
    if !is_namespace(namespace) {
        let message = format!("invalid dialect namespace '\"{namespace}\"'");
        return Err(Diagnostic::error(location, message));
    }
    if ctx.allows_unregistered_dialects() {
        return Ok(());
    }
    // Like upstream, the namespace is printed as a string attribute, in quotes.
    let symbol = match attribute_type {
        None => format!("`!\"{namespace}\"<\"{text}\">` type"),
        Some(ty) => {
            format!("#\"{namespace}\"<\"{text}\"> : {} attribute", quoted(ctx.type_ref(ty)))
        }
    };
    let message = format!(
        "{symbol} created with unregistered dialect. If this is intended, please call \
         allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with \
         the MLIR opt tool used"
    );
    Err(Diagnostic::error(location, message))
}

/// Whether `name` is a valid dialect namespace: a letter or underscore, then letters, digits, `_` and `$`.
pub fn is_namespace(name: &str) -> bool {
    let mut bytes = name.bytes();
    bytes.next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_')
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'))
}
