//! The three faces of an interface from one list of methods.

/// Declares an operation interface: the implementor's trait, the table of function pointers, the caller's view.
///
/// `bit` is a number of its own among all that are declared here: a miss is one test of it. A method takes the operation and further arguments; one with a body has that as default.
macro_rules! op_interface {
    (
        $(#[$doc:meta])*
        $name:ident, $trait:ident, $table:ident, bit = $bit:literal
        $(, verify = $verify:expr)? $(, verify_regions = $verify_regions:expr)?;
        $(
            $(#[$method_doc:meta])*
            fn $method:ident($this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)? $({ $($default:tt)* })? ;
        )*
        $(static {
            $(
                $(#[$static_doc:meta])*
                fn $static_method:ident() -> $static_ret:ty { $($static_default:tt)* }
            )*
        })?
    ) => {
        $(#[$doc])*
        ///
        /// Implemented by operations; callers cast to the view of the same name.
        #[diagnostic::on_unimplemented(
            message = "`{Self}` declares an interface in its definition that it does not implement",
            note = "the `.td` definition lists the interface, so its methods must be written in Rust"
        )]
        pub trait $trait<'ir>: crate::ir::OpView<'ir> {
            $(
                crate::interfaces::define::method! {
                    $(#[$method_doc])*
                    fn $method($this $(, $arg: $ty)*) $(-> $ret)?; $($($default)*)?
                }
            )*
            $($(
                $(#[$static_doc])*
                fn $static_method() -> $static_ret { $($static_default)* }
            )*)?
        }

        $(#[$doc])*
        ///
        /// The functions of one kind of operation.
        #[derive(Clone, Copy, Debug)]
        pub struct $table {
            $(
                $(#[$method_doc])*
                pub $method: for<'ir> fn(crate::ir::OpRef<'ir> $(, $ty)*) $(-> $ret)?,
            )*
            $($(
                $(#[$static_doc])*
                pub $static_method: fn() -> $static_ret,
            )*)?
        }

        impl $table {
            /// The functions that the operation `F` implements.
            pub const fn of<F>() -> Self
            where
                F: crate::ir::OpFamily,
                for<'ir> F::View<'ir>: $trait<'ir>,
            {
                $table {
                    $($method: |op $(, $arg)*| {
                        <F::View<'_> as crate::ir::OpView<'_>>::wrap(op).$method($($arg),*)
                    },)*
                    $($($static_method: || <F::View<'static> as $trait<'static>>::$static_method(),)*)?
                }
            }
        }

        impl crate::interfaces::InterfaceTable for $table {
            const NAME: &'static str = stringify!($name);
            const BIT: Option<u8> = Some($bit);
            const CHECKS: bool = !concat!("", $(stringify!($verify))?).is_empty();
            const CHECKS_REGIONS: bool = !concat!("", $(stringify!($verify_regions))?).is_empty();

            $(fn verify(&self, op: crate::ir::OpRef<'_>) -> crate::diag::VerifyResult {
                ($verify)(op.cast::<$name<'_>>())
            })?

            $(fn verify_regions(&self, op: crate::ir::OpRef<'_>) -> crate::diag::VerifyResult {
                ($verify_regions)(op.cast::<$name<'_>>())
            })?
        }

        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name<'ir> {
            op: crate::ir::OpRef<'ir>,
            table: &'static $table,
        }

        impl<'ir> $name<'ir> {
            $(
                $(#[$method_doc])*
                pub fn $method(self $(, $arg: $ty)*) $(-> $ret)? {
                    (self.table.$method)(self.op $(, $arg)*)
                }
            )*
        }

        impl<'ir> std::ops::Deref for $name<'ir> {
            type Target = crate::ir::OpRef<'ir>;

            fn deref(&self) -> &crate::ir::OpRef<'ir> {
                &self.op
            }
        }

        impl<'ir> crate::ir::OpCast<'ir> for $name<'ir> {
            #[inline]
            fn classof(op: crate::ir::OpRef<'ir>) -> bool {
                op.interface_table::<$table>().is_some()
            }

            #[inline]
            fn try_from_ref(op: crate::ir::OpRef<'ir>) -> Option<Self> {
                op.interface_table::<$table>().map(|table| $name { op, table })
            }
        }
    };
}

/// A method of the implementor's trait, with or without a default.
macro_rules! method {
    ($(#[$doc:meta])* fn $name:ident($this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?;) => {
        $(#[$doc])*
        fn $name($this $(, $arg: $ty)*) $(-> $ret)?;
    };
    ($(#[$doc:meta])* fn $name:ident($this:ident $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?; $($body:tt)+) => {
        $(#[$doc])*
        fn $name($this $(, $arg: $ty)*) $(-> $ret)? { $($body)+ }
    };
}

pub(crate) use {method, op_interface};
