//! Data structures that are independent of MLIR.

pub mod apfloat;
pub mod apint;
pub(crate) mod identifier;
pub(crate) mod origin;
pub(crate) mod os_error;
pub(crate) mod paged;
pub(crate) mod panics;
pub(crate) mod quoted;
pub(crate) mod recent_set;
pub mod source;
mod sync;
mod words;

/// Declares the modules that `runtime/model` also compiles, where its tests need them public.
macro_rules! modeled {
    ($($module:ident)*) => {
        $(
            #[allow(unreachable_pub, reason = "public in `runtime/model`")]
            pub(crate) mod $module;
        )*
    };
}

modeled! { append_vec bucket dense_bucket hash_index interner segments value_index wide_bucket }
