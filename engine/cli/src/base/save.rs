//! The writer of files that are replaced as a whole: no process loses what another one has written, and
//! no file is ever half written.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The links that lead to a file at most.
const MAX_LINKS: usize = 40;

/// Replaces the content of a file. `edit` gets what is there, nothing for a new file, while no other
/// process of this program may write it, and returns what is to be there instead.
///
/// Links are followed, and the permissions stay.
///
/// # Errors
/// Those of `edit`, and of files that can't be read or written; the file is as it was then.
pub(crate) fn replace<E: From<io::Error>>(
    path: &Path,
    edit: impl FnOnce(&[u8]) -> Result<Vec<u8>, E>,
) -> Result<(), E> {
    let path = target(path)?;
    let (mut file, is_new) = locked(&path)?;
    let mut before = Vec::new();
    let edited = file.read_to_end(&mut before).map_err(E::from).and_then(|_| edit(&before));
    let replaced = edited.and_then(|content| Ok(put(&path, &file.metadata()?, &content)?));
    if replaced.is_err() && is_new {
        // Nothing was there before.
        let _ = fs::remove_file(&path);
    }
    replaced
}

/// The file that a path leads to, which need not be there.
fn target(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            // Relative to the folder of the link.
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many links"))
}

/// The open file, which no other process has locked, and whether it is new.
fn locked(path: &Path) -> io::Result<(File, bool)> {
    loop {
        // Nothing but a file can be replaced, and opening a pipe would wait for its other end.
        let is_new = match fs::symlink_metadata(path) {
            Ok(there) if !there.is_file() => return Err(io::Error::other("not a regular file")),
            Ok(_) => false,
            Err(error) if error.kind() == io::ErrorKind::NotFound => true,
            Err(error) => return Err(error),
        };
        let opened = OpenOptions::new().read(true).write(true).create_new(is_new).open(path);
        let file = match opened {
            // Another process has created or deleted it just now.
            Err(error) if is_new && error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) if !is_new && error.kind() == io::ErrorKind::NotFound => continue,
            opened => opened?,
        };
        file.lock()?;
        // Another process may have replaced it meanwhile.
        if fs::symlink_metadata(path).is_ok_and(|there| is_same(&there, &file)) {
            return Ok((file, is_new));
        }
    }
}

#[cfg(unix)]
fn is_same(there: &Metadata, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.metadata().is_ok_and(|data| (data.dev(), data.ino()) == (there.dev(), there.ino()))
}

#[cfg(not(unix))]
fn is_same(_: &Metadata, _: &File) -> bool {
    true
}

/// Puts a file with this content and these permissions at a path, in place of the one that is there.
fn put(path: &Path, data: &Metadata, content: &[u8]) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut number = 0;
    let (new, mut file) = loop {
        let mut beside = std::ffi::OsString::from(".");
        beside.push(name);
        beside.push(format!(".{}-{number}.new", std::process::id()));
        let new = path.with_file_name(beside);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // Nobody else may read it before it has the permissions of the file.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        match options.open(&new) {
            Ok(file) => break (new, file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    };
    let written = file
        .write_all(content)
        .and_then(|()| file.set_permissions(data.permissions()))
        .and_then(|()| fs::rename(&new, path));
    if written.is_err() {
        let _ = fs::remove_file(&new);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder.
    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("gambol-save-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        path
    }

    fn add(path: &Path, text: &str) -> io::Result<()> {
        replace(path, |before| Ok([before, text.as_bytes()].concat()))
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries.map(|entry| name(entry.expect("an entry"))).collect();
        names.sort();
        names
    }

    #[test]
    fn threads_that_write_one_file_lose_nothing() {
        let folder = folder("threads");
        let path = folder.join("file");
        std::thread::scope(|scope| {
            for n in 0..8 {
                let path = &path;
                scope.spawn(move || {
                    for _ in 0..25 {
                        add(path, &format!("{n}\n")).expect("it is written");
                    }
                });
            }
        });
        let text = fs::read_to_string(&path).expect("a file");
        assert_eq!(text.lines().count(), 200);
        assert_eq!(names(&folder), ["file"]);
        fs::remove_dir_all(folder).expect("a folder");
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let folder = folder("refused");
        let path = folder.join("file");
        let refuse = |_: &[u8]| Err(io::Error::other("no"));
        assert!(replace(&path, refuse).is_err());
        assert_eq!(names(&folder), [""; 0]);
        fs::write(&path, "text").expect("a file");
        assert!(replace(&path, refuse).is_err());
        assert_eq!(fs::read_to_string(&path).expect("a file"), "text");
        assert!(add(&folder, "x").is_err() && add(&folder.join("no/file"), "x").is_err());
        assert_eq!(names(&folder), ["file"]);
        fs::remove_dir_all(folder).expect("a folder");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = folder("links");
        let [file, link, dangling] = ["file", "link", "dangling"].map(|name| folder.join(name));
        fs::write(&file, "a").expect("a file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
        symlink("file", &link).expect("a link");
        symlink("new", &dangling).expect("a link");
        // What stands where the new file would be first is not followed.
        symlink("victim", folder.join(format!(".file.{}-0.new", std::process::id())))
            .expect("a link");
        symlink("victim", folder.join("file.new")).expect("a link");
        add(&link, "b").expect("it is written");
        add(&dangling, "c").expect("it is written");
        assert_eq!(fs::read_to_string(&file).expect("a file"), "ab");
        assert_eq!(fs::read_to_string(folder.join("new")).expect("a file"), "c");
        assert!(link.is_symlink() && dangling.is_symlink() && !folder.join("victim").exists());
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        symlink("loop", folder.join("loop")).expect("a link");
        assert!(add(&folder.join("loop"), "x").is_err());
        fs::remove_dir_all(folder).expect("a folder");
    }
}
