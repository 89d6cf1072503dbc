//! Writing output files.

use std::fs::OpenOptions;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

/// The maximum number of symbolic links to follow, as on Linux.
const MAX_LINKS: usize = 40;

/// Writes `content` to `path`, and creates missing directories.
///
/// A regular file is replaced atomically and keeps its permissions. Symbolic links are followed. A device or a pipe is
/// written in place. Text for an open file, such as `/dev/stdout` or `/proc/self/fd/3`, follows what it has.
///
/// # Errors
///
/// If the file is read-only, a directory cannot be created, or the file cannot be written.
pub fn write_output(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    let content = content.as_ref();
    let target = match target(path)? {
        Target::Open(Some(1), _) => return stream(std::io::stdout().lock(), content),
        Target::Open(Some(2), _) => return stream(std::io::stderr().lock(), content),
        // The stream itself cannot be written without unsafe code.
        Target::Open(_, path) => {
            return stream(OpenOptions::new().append(true).open(path)?, content);
        }
        Target::Path(path) => path,
    };
    match std::fs::metadata(&target) {
        Ok(metadata) if metadata.is_file() => {
            if metadata.permissions().readonly() {
                return Err(Error::new(ErrorKind::PermissionDenied, "the file is read-only"));
            }
            replace(&target, content, Some(metadata.permissions()))
        }
        Ok(_) => stream(OpenOptions::new().write(true).open(&target)?, content),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            if let Some(dir) = target.parent() {
                std::fs::create_dir_all(dir)?;
            }
            replace(&target, content, None)
        }
        Err(error) => Err(error),
    }
}

/// Like [`write_output`], unless `path` is a regular file that already has this content; returns whether it wrote.
///
/// ```
/// let file = std::env::temp_dir().join("written_if_changed.rs");
/// odsgen::write_if_changed(&file, "fn old() {}")?;
/// assert!(odsgen::write_if_changed(&file, "fn new() {}")?);
/// assert!(!odsgen::write_if_changed(&file, "fn new() {}")?);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// Those of [`write_output`].
pub fn write_if_changed(path: &Path, content: impl AsRef<[u8]>) -> Result<bool> {
    let content = content.as_ref();
    if path.is_file()
        && matches!(target(path)?, Target::Path(_))
        && std::fs::read(path).is_ok_and(|old| old == content)
    {
        return Ok(false);
    }
    write_output(path, content).map(|()| true)
}

/// What is written to.
enum Target {
    /// A file, a device or a pipe. It need not exist.
    Path(PathBuf),
    /// An open file, with its descriptor if this process opened it.
    Open(Option<u32>, PathBuf),
}

/// What `path` refers to.
fn target(path: &Path) -> Result<Target> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        if let Some(descriptor) = descriptor(&target) {
            return Ok(Target::Open(descriptor, target));
        }
        let Ok(link) = std::fs::read_link(&target) else { return Ok(Target::Path(target)) };
        // An absolute link replaces the path.
        target = target.parent().unwrap_or(Path::new("")).join(link);
    }
    Err(Error::other("too many levels of symbolic links"))
}

/// Whether `path` is an open file, and its descriptor in this process: `/proc/self/fd/1`, `/dev/fd/1`.
fn descriptor(path: &Path) -> Option<Option<u32>> {
    let number: u32 = path.file_name()?.to_str()?.parse().ok()?;
    let dir = path.parent()?.canonicalize().ok()?;
    if dir == Path::new("/dev/fd") {
        return Some(Some(number));
    }
    let process = dir.strip_prefix("/proc").ok().filter(|_| dir.ends_with("fd"))?;
    Some(process.starts_with(std::process::id().to_string()).then_some(number))
}

/// Writes to a stream.
fn stream(mut to: impl std::io::Write, content: &[u8]) -> Result<()> {
    match to.write_all(content).and_then(|()| to.flush()) {
        // The reader of a pipe has read what it needs.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Renames a temporary file to `path`.
fn replace(path: &Path, content: &[u8], permissions: Option<std::fs::Permissions>) -> Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    let write = || {
        std::fs::write(&temporary, content)?;
        if let Some(permissions) = permissions {
            std::fs::set_permissions(&temporary, permissions)?;
        }
        std::fs::rename(&temporary, path)
    };
    let written = write();
    if written.is_err() {
        let _ = std::fs::remove_file(&temporary);
    }
    written
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};

    /// An empty directory. Each test has its own `name`.
    fn empty(name: &str) -> PathBuf {
        let dir = std::env::temp_dir().join(format!("odsgen-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).expect("a directory");
        dir
    }

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).expect("a file").permissions().mode() & 0o777
    }

    #[test]
    fn device_is_written_in_place() {
        let device = Path::new("/dev/null");
        write_output(device, "text").expect("written");
        assert!(write_if_changed(device, "text").expect("written"));
        let is_device = std::fs::metadata(device).expect("a device").file_type().is_char_device();
        assert!(is_device);
    }

    #[test]
    fn links_are_followed() {
        let dir = empty("links");
        std::fs::create_dir(dir.join("to")).expect("a directory");
        symlink("second", dir.join("first")).expect("a link");
        symlink("to/file", dir.join("second")).expect("a link");
        for text in ["new", "changed"] {
            write_output(&dir.join("first"), text).expect("written");
            assert_eq!(std::fs::read_to_string(dir.join("to/file")).expect("a file"), text);
        }
        assert!(dir.join("first").is_symlink() && dir.join("second").is_symlink());
        symlink("circle", dir.join("circle")).expect("a link");
        assert!(write_output(&dir.join("circle"), "text").is_err());
        std::fs::remove_dir_all(dir).expect("removed");
    }

    #[test]
    fn permissions_stay() {
        let dir = empty("permissions");
        let file = dir.join("file");
        std::fs::write(&file, "old").expect("written");
        let set = |mode| {
            let permissions = std::fs::Permissions::from_mode(mode);
            std::fs::set_permissions(&file, permissions).expect("permissions");
        };
        set(0o640);
        write_output(&file, "new").expect("written");
        assert_eq!(mode(&file), 0o640);
        set(0o440);
        let error = write_output(&file, "newer").expect_err("an error");
        assert_eq!(error.to_string(), "the file is read-only");
        // Nothing is to be written.
        assert!(!write_if_changed(&file, "new").expect("no change"));
        assert_eq!(std::fs::read_to_string(&file).expect("a file"), "new");
        assert_eq!(std::fs::read_dir(&dir).expect("a directory").count(), 1);
        std::fs::remove_dir_all(dir).expect("removed");
    }

    #[test]
    fn failure_leaves_no_file() {
        let dir = empty("failure");
        std::fs::create_dir(dir.join("taken")).expect("a directory");
        assert!(write_output(&dir.join("taken"), "text").is_err());
        assert_eq!(std::fs::read_dir(&dir).expect("a directory").count(), 1);
        std::fs::remove_dir_all(dir).expect("removed");
    }
}
