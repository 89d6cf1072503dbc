//! C++ types and their Rust counterparts.

use super::ast::{TemplateArg, Type};
use super::parser;

/// The Rust counterpart of the C++ type `text`, for a help text.
pub(in crate::fragment) fn in_rust(text: &str) -> Option<String> {
    let ty = parser::ty(text).ok()?;
    let rust = translated(&ty).ok()?;
    let is_reference = ty.is_const || !ty.declarators.is_empty();
    let last = ty.path.last();
    if last == "AffineMap" {
        return Some("`AffineMapAttr`, or `AffineMapParameter` of ods/Parameters.td".to_owned());
    }
    let is_cpp =
        is_reference || ty.path.segments.len() == 1 && is_word(last) || is_known_template(&ty);
    is_cpp.then(|| format!("`{rust}`"))
}

/// The Rust type for a C++ type with another name in Rust.
pub(super) fn rust_type(text: &str) -> Option<String> {
    Some(in_rust(text)?.trim_matches('`').to_owned())
}

/// Whether the type `name` has another name in Rust.
fn is_word(name: &str) -> bool {
    integer(name).is_some() || matches!(name, "float" | "double" | "StringRef" | "LogicalResult")
}

fn is_known_template(ty: &Type) -> bool {
    let name = ty.path.last();
    matches!(name, "optional" | "ArrayRef" | "SmallVector")
        || ty.path.is_global && matches!(name, "StringRef" | "APInt" | "APFloat")
        || matches!(ty.path.qualifier().as_slice(), ["llvm" | "std"])
            && matches!(name, "StringRef" | "string" | "APInt" | "APFloat")
}

/// The Rust integer type for a C++ integer type.
pub(super) fn integer(name: &str) -> Option<&'static str> {
    Some(match name {
        "int8_t" => "i8",
        "int16_t" => "i16",
        "int" | "int32_t" => "i32",
        "int64_t" | "long" => "i64",
        "uint8_t" => "u8",
        "uint16_t" => "u16",
        "unsigned" | "unsigned int" | "uint32_t" => "u32",
        "uint64_t" | "unsigned long" => "u64",
        "size_t" => "usize",
        _ => return None,
    })
}

/// The Rust type for the C++ type `text`, or why there is none.
pub(crate) fn translate(text: &str) -> Result<String, String> {
    let ty = parser::ty(text).map_err(|_| "the type is not understood".to_owned())?;
    translated(&ty)
}

fn translated(ty: &Type) -> Result<String, String> {
    let name = ty.path.last();
    let pointers = ty.declarators.iter().filter(|it| *it == "*").count();
    let is_reference = ty.declarators.iter().any(|it| it.starts_with('&'));
    if pointers > 0 {
        return match name {
            "Block" | "Region" if pointers == 1 => Ok(name.to_owned()),
            "Operation" if pointers == 1 => Ok("Operation".to_owned()),
            "MLIRContext" => Ok("&Context".to_owned()),
            _ => Err(format!("'{name} *' is a pointer")),
        };
    }
    if is_reference && !ty.is_const {
        return match name {
            "OpBuilder" => Ok("&mut OpBuilder".to_owned()),
            "Region" | "Block" => Ok(name.to_owned()),
            _ => Err(format!("'{name} &' can be changed through the reference")),
        };
    }
    let args = ty.path.segments.last().map_or(&[] as &[_], |last| last.args.as_slice());
    if !args.is_empty() {
        return template(name, args);
    }
    let rust = match name {
        "float" => "f32",
        "double" => "f64",
        "void" => "()",
        "StringRef" | "StringLiteral" | "Twine" => "&str",
        "string" => "String",
        "LogicalResult" => "VerifyResult",
        "ValueRange" => "&[Value]",
        "TypeRange" => "&[Type]",
        "AffineMap" => "AffineMapAttr",
        "IntegerSet" => "IntegerSetAttr",
        "APInt" => "ApInt",
        "APFloat" => "ApFloat",
        "MLIRContext" => "&Context",
        _ => match integer(name) {
            Some(rust) => rust,
            None if name == "RegisterDependenciesFn" => {
                return Err(format!("'{name}' is a type of functions"));
            }
            None => return Ok(path(ty)),
        },
    };
    Ok(rust.to_owned())
}

/// The path of a class, as Rust fragments spell it.
fn path(ty: &Type) -> String {
    let qualifier = ty.path.qualifier();
    match qualifier.as_slice() {
        [] if ty.path.is_global => format!("::{}", ty.path.last()),
        [] | ["mlir" | "llvm" | "std"] => ty.path.last().to_owned(),
        ["mlir", ..] => format!("::{}", ty.path.spelled()),
        _ if ty.path.is_global => format!("::{}", ty.path.spelled()),
        _ => ty.path.spelled(),
    }
}

/// The Rust type for a template with its arguments.
fn template(name: &str, args: &[TemplateArg]) -> Result<String, String> {
    let inner = || match args.first() {
        Some(TemplateArg::Type(inner)) => translated(inner),
        _ => Err(format!("'{name}' has an argument that is no type")),
    };
    Ok(match name {
        "optional" | "Option" | "FailureOr" => format!("Option<{}>", inner()?),
        "ArrayRef" | "SmallVector" | "vector" => format!("&[{}]", inner()?),
        "Vec" => format!("Vec<{}>", inner()?),
        "TypedValue" => "Value".to_owned(),
        _ => return Err(format!("the template '{name}' is not known")),
    })
}

#[cfg(test)]
mod tests {
    use super::{in_rust, translate};

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
            let rust = rust.map(|rust| format!("`{rust}`"));
            assert_eq!(in_rust(text), rust, "{text}");
        }
    }

    #[test]
    fn types_are_translated_or_say_why_not() {
        let cases = [
            ("::mlir::Type", Ok("Type")),
            ("mlir::gpu::AsyncTokenType", Ok("::mlir::gpu::AsyncTokenType")),
            ("const ::llvm::APInt &", Ok("ApInt")),
            ("::mlir::TypedValue<::mlir::IntegerType>", Ok("Value")),
            ("::mlir::Block *", Ok("Block")),
            ("Option<::llvm::ArrayRef<int64_t>>", Ok("Option<&[i64]>")),
            ("void *", Err("'void *' is a pointer")),
            ("Foo &", Err("'Foo &' can be changed through the reference")),
            ("DenseMap<int, int>", Err("the template 'DenseMap' is not known")),
            ("&str", Err("the type is not understood")),
        ];
        for (text, rust) in cases {
            let found = translate(text);
            assert_eq!(found.as_deref().map_err(String::as_str), rust, "{text}");
        }
    }
}
