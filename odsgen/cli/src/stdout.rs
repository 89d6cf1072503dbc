//! Standard output.

use std::io::{ErrorKind, Result, Write as _};

/// Writes `text`. A reader that closes the pipe has read what it needs.
pub(crate) fn write(text: &[u8]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
