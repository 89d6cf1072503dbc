//! The types in names of intrinsics.

use crate::target::llvmir::ir::{Type, TypeId, Types};

/// The name of an intrinsic with the types that it is overloaded for: `llvm.sqrt.f32`.
pub(super) fn name(types: &Types, name: &str, overloads: &[TypeId]) -> String {
    let mut text = name.to_owned();
    for ty in overloads {
        text.push('.');
        add(types, *ty, &mut text);
    }
    text
}

fn add(types: &Types, ty: TypeId, text: &mut String) {
    match &types[ty] {
        Type::Void => text.push_str("isVoid"),
        Type::Half => text.push_str("f16"),
        Type::BFloat => text.push_str("bf16"),
        Type::Float => text.push_str("f32"),
        Type::Double => text.push_str("f64"),
        Type::X86Fp80 => text.push_str("f80"),
        Type::Fp128 => text.push_str("f128"),
        Type::PpcFp128 => text.push_str("ppcf128"),
        Type::X86Amx => text.push_str("x86amx"),
        Type::Label => text.push_str("label"),
        Type::Metadata => text.push_str("Metadata"),
        Type::Token => text.push_str("token"),
        Type::Integer(width) => text.push_str(&format!("i{width}")),
        Type::Pointer(space) => text.push_str(&format!("p{space}")),
        Type::Vector { element, count, is_scalable } => {
            text.push_str(if *is_scalable { "nx" } else { "" });
            text.push_str(&format!("v{count}"));
            add(types, *element, text);
        }
        Type::Array { element, count } => {
            text.push_str(&format!("a{count}"));
            add(types, *element, text);
        }
        Type::Struct { fields, .. } => {
            text.push_str("sl_");
            fields.iter().for_each(|it| add(types, *it, text));
            text.push('s');
        }
        Type::Named(index) => {
            text.push_str("s_");
            text.push_str(&types.structs[*index as usize].name);
            text.push('s');
        }
        Type::Function { result, parameters, is_variadic } => {
            text.push_str("f_");
            add(types, *result, text);
            parameters.iter().for_each(|it| add(types, *it, text));
            text.push_str(if *is_variadic { "varargf" } else { "f" });
        }
        Type::Target { name, types: parameters, integers } => {
            text.push('t');
            text.push_str(name);
            for ty in parameters {
                text.push('_');
                add(types, *ty, text);
            }
            integers.iter().for_each(|it| text.push_str(&format!("_{it}")));
            text.push('t');
        }
    }
}
