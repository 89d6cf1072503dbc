//! Calls of machine code, and the dynamic linker.
//!
//! This is the only module with `unsafe` code. Machine code is as safe as the module that it was compiled from, which
//! `Jit` tells its users.

use std::ffi::{CStr, CString, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::sync::Once;

use cranelift_jit::JITModule;

/// Calls a wrapper, which reads a number of 16 bytes for each argument and writes at most one.
pub(super) fn call_wrapper(code: *const u8, arguments: &[u128]) -> u128 {
    let mut result = 0u128;
    // SAFETY: `code` is the address of a function of this type, which was defined by `define_wrapper`. It reads as many
    // arguments as the function has parameters, whose number the caller has compared, and writes at most 16 bytes.
    let function: extern "C" fn(*const u128, *mut u128) = unsafe { std::mem::transmute(code) };
    function(arguments.as_ptr(), &mut result);
    result
}

/// Calls a function without arguments and results.
pub(super) fn call_procedure(code: *const u8) {
    // SAFETY: `code` is the address of such a function of the module.
    let function: extern "C" fn() = unsafe { std::mem::transmute(code) };
    function();
}

/// Frees the memory of a module.
pub(super) fn free(module: JITModule) {
    // SAFETY: `Jit` is being dropped, so that no function of it runs, and the addresses that it gave are not valid any more.
    unsafe { module.free_memory() }
}

/// The address of a symbol of the process.
pub(super) fn symbol(name: &str) -> Option<*const u8> {
    load_math();
    let name = CString::new(name).ok()?;
    // SAFETY: the name is a C string.
    let address = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!address.is_null()).then(|| address.cast_const().cast())
}

/// Makes the functions of the C library's mathematical part known, which a program need not be linked with.
fn load_math() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if cfg!(target_os = "linux") {
            let _ = load_library(Path::new("libm.so.6"));
        }
    });
}

pub(super) fn load_library(path: &Path) -> Result<(), String> {
    let path: &OsStr = path.as_ref();
    let Ok(path) = CString::new(path.as_bytes()) else {
        return Err("a path has no zeros".to_owned());
    };
    // SAFETY: the path is a C string. The library's initializers run, which is what the caller asks for.
    let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
    if !handle.is_null() {
        return Ok(());
    }
    // SAFETY: the text is valid until the next call of the dynamic linker.
    let text = unsafe {
        let text: *const c_char = libc::dlerror();
        if text.is_null() { c"unknown error" } else { CStr::from_ptr(text) }
    };
    Err(text.to_string_lossy().into_owned())
}

pub(super) fn flush_output() {
    // SAFETY: without a stream, all of them are flushed.
    let _: c_int = unsafe { libc::fflush(std::ptr::null_mut::<c_void>().cast()) };
}
