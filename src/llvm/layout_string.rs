//! Data layouts in the text form of LLVM, such as `e-p:64:64-i64:32:64-n8:16`.

/// Why a text is no data layout.
type Fault = String;

/// Checks a data layout.
pub(crate) fn check(text: &str) -> Result<(), Fault> {
    if text.is_empty() {
        return Ok(());
    }
    let mut names = Vec::new();
    text.split('-').try_for_each(|text| specification(text, &mut names))
}

fn malformed(form: &str) -> Fault {
    format!("malformed specification, must be of the form \"{form}\"")
}

/// Checks one of the specifications that `-` separates. Adds the name of an address space to `names`.
fn specification<'t>(text: &'t str, names: &mut Vec<&'t str>) -> Result<(), Fault> {
    if let Some(spaces) = text.strip_prefix("ni") {
        return non_integral(spaces);
    }
    let mut chars = text.chars();
    let Some(kind) = chars.next() else {
        return Err("empty specification is not allowed".to_owned());
    };
    let rest = chars.as_str();
    // Some kinds need something behind the letter.
    let needed = |form| if rest.is_empty() { Err(malformed(form)) } else { Ok(rest) };
    match kind {
        'i' | 'f' | 'v' => primitive(kind, rest),
        'a' => aggregate(rest),
        'p' => pointer(rest, names),
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => Err("malformed specification, must be just 'e' or 'E'".to_owned()),
        'n' => rest.split(':').try_for_each(|width| size("size", width).map(drop)),
        'S' => alignment("stack natural", needed("S<size>")?).map(drop),
        'F' => function_pointer(needed("F<type><abi>")?),
        'P' | 'A' | 'G' => space(needed(&format!("{kind}<address space>"))?).map(drop),
        'm' => mangling(rest),
        _ => Err(format!("unknown specifier '{kind}'")),
    }
}

/// A decimal number of at most `bits` bits.
fn number(text: &str, bits: u32) -> Option<u32> {
    let is_decimal = text.bytes().all(|digit| digit.is_ascii_digit());
    let number: u32 = text.parse().ok().filter(|_| is_decimal)?;
    (number >> bits == 0).then_some(number)
}

fn space(text: &str) -> Result<u32, Fault> {
    if text.is_empty() {
        return Err("address space component cannot be empty".to_owned());
    }
    number(text, 24).ok_or_else(|| "address space must be a 24-bit integer".to_owned())
}

fn size(what: &str, text: &str) -> Result<u32, Fault> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    let size = number(text, 24).filter(|size| *size > 0);
    size.ok_or_else(|| format!("{what} must be a non-zero 24-bit integer"))
}

/// An alignment in bits.
fn alignment(what: &str, text: &str) -> Result<u32, Fault> {
    match alignment_or_zero(what, text)? {
        0 => Err(format!("{what} alignment must be non-zero")),
        bits => Ok(bits),
    }
}

fn alignment_or_zero(what: &str, text: &str) -> Result<u32, Fault> {
    if text.is_empty() {
        return Err(format!("{what} alignment component cannot be empty"));
    }
    let Some(bits) = number(text, 16) else {
        return Err(format!("{what} alignment must be a 16-bit integer"));
    };
    match bits == 0 || (bits % 8 == 0 && bits.is_power_of_two()) {
        true => Ok(bits),
        false => Err(format!("{what} alignment must be a power of two times the byte width")),
    }
}

/// Checks the preferred alignment, which is optional, against the alignment of the ABI.
fn preferred(text: Option<&str>, abi: u32) -> Result<(), Fault> {
    let Some(text) = text else { return Ok(()) };
    // The least alignment is a byte.
    match alignment("preferred", text)? < abi.max(8) {
        true => Err("preferred alignment cannot be less than the ABI alignment".to_owned()),
        false => Ok(()),
    }
}

fn primitive(kind: char, text: &str) -> Result<(), Fault> {
    let parts: Vec<_> = text.split(':').collect();
    let [width, abi, rest @ ..] = parts.as_slice() else {
        return Err(malformed(&format!("{kind}<size>:<abi>[:<pref>]")));
    };
    if rest.len() > 1 {
        return Err(malformed(&format!("{kind}<size>:<abi>[:<pref>]")));
    }
    let width = size("size", width)?;
    let abi = alignment("ABI", abi)?;
    if kind == 'i' && width == 8 && abi != 8 {
        return Err("i8 must be 8-bit aligned".to_owned());
    }
    preferred(rest.first().copied(), abi)
}

fn aggregate(text: &str) -> Result<(), Fault> {
    let parts: Vec<_> = text.split(':').collect();
    let (width, abi, rest) = match parts.as_slice() {
        [width, abi, rest @ ..] if rest.len() < 2 => (*width, abi, rest),
        _ => return Err(malformed("a:<abi>[:<pref>]")),
    };
    if !width.is_empty() && number(width, 24) != Some(0) {
        return Err("size must be zero".to_owned());
    }
    let abi = alignment_or_zero("ABI", abi)?;
    preferred(rest.first().copied(), abi)
}

/// Splits `1(name)` into the number of an address space, 0 if there is none, and its name.
fn named_space(text: &str) -> Result<(u32, Option<&str>), Fault> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, name) = text.split_at(end);
    let number = if number.is_empty() { 0 } else { space(number)? };
    if name.is_empty() {
        return Ok((number, None));
    }
    let Some(name) = name.strip_prefix('(') else {
        return Err("address space must be a 24-bit integer".to_owned());
    };
    match name.strip_suffix(')').filter(|it| !it.is_empty()) {
        Some(name) => Ok((number, Some(name))),
        None => Err("Expected `( address space name )`".to_owned()),
    }
}

fn pointer<'t>(text: &'t str, names: &mut Vec<&'t str>) -> Result<(), Fault> {
    let parts: Vec<_> = text.split(':').collect();
    let (of, width, abi, rest) = match parts.as_slice() {
        [of, width, abi, rest @ ..] if rest.len() < 3 => (*of, width, abi, rest),
        _ => return Err(malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")),
    };
    // `e` says that pointers have external state, `u` that their bits are not stable.
    let of_space = of.trim_start_matches(['e', 'u']);
    if let Some(flag) = of_space.chars().next().filter(char::is_ascii_alphabetic) {
        return Err(format!("'{flag}' is not a valid pointer specification flag"));
    }
    let (number, name) = named_space(of_space)?;
    if let Some(name) = name {
        if names.contains(&name) {
            return Err(format!("address space name `{name}` already used"));
        }
        names.push(name);
    }
    if number == 0 && of_space != of {
        return Err("address space 0 cannot be unstable or have external state".to_owned());
    }
    let width = size("pointer size", width)?;
    let abi = alignment("ABI", abi)?;
    preferred(rest.first().copied(), abi)?;
    match rest.get(1) {
        Some(index) if size("index size", index)? > width => {
            Err("index size cannot be larger than the pointer size".to_owned())
        }
        _ => Ok(()),
    }
}

fn non_integral(text: &str) -> Result<(), Fault> {
    let Some(spaces) = text.strip_prefix(':') else {
        return Err(malformed("ni:<address space>[:<address space>]..."));
    };
    spaces.split(':').try_for_each(|text| match space(text)? {
        0 => Err("address space 0 cannot be non-integral".to_owned()),
        _ => Ok(()),
    })
}

fn function_pointer(text: &str) -> Result<(), Fault> {
    let mut chars = text.chars();
    match chars.next() {
        Some('i' | 'n') => alignment("ABI", chars.as_str()).map(drop),
        kind => {
            let kind = kind.unwrap_or_default();
            Err(format!("unknown function pointer alignment type '{kind}'"))
        }
    }
}

fn mangling(text: &str) -> Result<(), Fault> {
    match text.strip_prefix(':') {
        None | Some("") => Err(malformed("m:<mangling>")),
        Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
        Some(_) => Err("unknown mangling mode".to_owned()),
    }
}
