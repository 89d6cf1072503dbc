//! C++ types and their Rust counterparts.

/// The Rust counterpart of the C++ type `text`, for help texts.
pub(in crate::fragment) fn in_rust(text: &str) -> Option<String> {
    if let Some(of_reference) =
        text.trim().strip_prefix("const ").and_then(|it| it.trim_end().strip_suffix('&'))
    {
        let value = of_reference.trim();
        return in_rust(value).or_else(|| Some(format!("`{value}`")));
    }
    match text.trim().trim_start_matches("::").trim_start_matches("mlir::") {
        "LogicalResult" => Some("`VerifyResult`".to_owned()),
        "AffineMap" => {
            let text = "`AffineMapAttr`, or `AffineMapParameter` of ods/Parameters.td";
            Some(text.to_owned())
        }
        _ => rust_type(text).map(|rust| format!("`{rust}`")),
    }
}

pub(super) fn rust_type(text: &str) -> Option<String> {
    let text = text.trim();
    let name = text.strip_prefix("::").unwrap_or(text);
    let name = ["std::", "llvm::"].iter().find_map(|it| name.strip_prefix(it)).unwrap_or(name);
    if let Some((outer, inner)) = name.strip_suffix('>').and_then(|name| name.split_once('<')) {
        let inner = rust_type(inner).unwrap_or_else(|| inner.trim().to_owned());
        return match outer.trim() {
            "optional" => Some(format!("Option<{inner}>")),
            "ArrayRef" | "SmallVector" | "vector" => Some(format!("&[{inner}]")),
            _ => None,
        };
    }
    let rust = match name {
        "int8_t" => "i8",
        "int16_t" => "i16",
        "int" | "int32_t" => "i32",
        "int64_t" | "long" => "i64",
        "uint8_t" => "u8",
        "uint16_t" => "u16",
        "unsigned" | "unsigned int" | "uint32_t" => "u32",
        "uint64_t" | "unsigned long" => "u64",
        "size_t" => "usize",
        "float" => "f32",
        "double" => "f64",
        "StringRef" => "&str",
        "string" => "String",
        "APInt" | "APFloat" if name != text => name,
        _ => return None,
    };
    Some(rust.to_owned())
}

#[cfg(test)]
mod tests {
    use super::rust_type;

    #[test]
    fn types_of_upstream_have_names_in_rust() {
        let cases = [
            ("int64_t", Some("i64")),
            ("unsigned int", Some("u32")),
            ("::llvm::StringRef", Some("&str")),
            ("std::optional<uint32_t>", Some("Option<u32>")),
            ("llvm::ArrayRef<std::optional<int>>", Some("&[Option<i32>]")),
            ("::llvm::ArrayRef<Type>", Some("&[Type]")),
            ("i64", None),
            ("std::string::String", None),
            ("std::rc::Rc<i64>", None),
            ("APInt", None),
        ];
        for (text, rust) in cases {
            assert_eq!(rust_type(text).as_deref(), rust, "{text}");
        }
    }
}
