//! Functions of the compiler's runtime library, which a process need not have as symbols.

/// Declares functions with their names as symbols.
macro_rules! builtins {
    ($($symbol:literal $name:ident($($param:ident: $ty:ty),*) -> $result:ty $body:block)*) => {
        $(extern "C" fn $name($($param: $ty),*) -> $result $body)*

        /// The functions, by name.
        pub(super) fn symbols() -> impl Iterator<Item = (&'static str, *const u8)> {
            [$(($symbol, $name as *const u8)),*].into_iter()
        }
    };
}

builtins! {
    "__udivti3" udivti3(x: u128, y: u128) -> u128 { x.checked_div(y).unwrap_or(0) }
    "__umodti3" umodti3(x: u128, y: u128) -> u128 { x.checked_rem(y).unwrap_or(0) }
    "__divti3" divti3(x: i128, y: i128) -> i128 { if y == 0 { 0 } else { x.wrapping_div(y) } }
    "__modti3" modti3(x: i128, y: i128) -> i128 { if y == 0 { 0 } else { x.wrapping_rem(y) } }
    "__floattidf" floattidf(x: i128) -> f64 { x as f64 }
    "__floattisf" floattisf(x: i128) -> f32 { x as f32 }
    "__floatuntidf" floatuntidf(x: u128) -> f64 { x as f64 }
    "__floatuntisf" floatuntisf(x: u128) -> f32 { x as f32 }
    "__fixdfti" fixdfti(x: f64) -> i128 { x as i128 }
    "__fixsfti" fixsfti(x: f32) -> i128 { x as i128 }
    "__fixunsdfti" fixunsdfti(x: f64) -> u128 { x as u128 }
    "__fixunssfti" fixunssfti(x: f32) -> u128 { x as u128 }
    "__powidf2" powidf2(x: f64, n: i32) -> f64 { x.powi(n) }
    "__powisf2" powisf2(x: f32, n: i32) -> f32 { x.powi(n) }
}
