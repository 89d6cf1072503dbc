//! The conversion of functions.

use std::sync::Arc;

use ods_runtime::attrs::{ArrayAttr, Attribute, DictionaryAttr, TypeAttr, UnitAttr};
use ods_runtime::conversion::{ConversionPattern, ConversionRewriter, SignatureConversion};
use ods_runtime::ir::{Block, InsertPoint, NamedAttribute};
use ods_runtime::symbol::{set_visibility, visibility};
use ods_runtime::types::Type;
use ods_runtime::{Context, Op, OpRef};

use super::super::type_converter::memref::is_buffer;
use super::super::{LLVMTypeConverter, descriptors};
use super::{result_type, wrappers};
use crate::func::FuncOp;
use crate::llvm::{
    LLVMFuncOp, LLVMFunctionType, LLVMPointerType, Linkage, LinkageAttr, LoadOp, MemoryEffectsAttr,
    ModRefInfo, PoisonOp,
};

/// Attributes that become properties of the function.
const LINKAGE: &str = "llvm.linkage";
const READNONE: &str = "llvm.readnone";
const VARARGS: &str = "func.varargs";
/// Attributes of arguments that have types.
const TYPED: [&str; 4] = ["llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"];

/// Functions. Corresponds to `convertFuncOpToLLVMFuncOp`.
pub(super) fn function(types: &Arc<LLVMTypeConverter>) -> ConversionPattern {
    let types = Arc::clone(types);
    ConversionPattern::on_op::<FuncOp<'static>>("func.func", move |op, _, r| {
        let new = convert(op, &types, r)?;
        let view = r.op(op);
        let wrapped = view.attr("llvm.emit_c_interface");
        let is_bare = types.options().use_bare_ptr_call_conv;
        if !is_bare && wrapped.is_some_and(|attr| attr.isa::<UnitAttr<'_>>()) {
            wrappers::add(op, new, &types, r)?;
        }
        r.erase_op(op);
        Some(())
    })
}

/// The types of arguments after conversion, and the type of the function.
struct Signature {
    conversion: SignatureConversion,
    ty: Type,
    referenced: Vec<Referenced>,
}

/// An argument that is passed by reference, although it is no pointer.
#[derive(Clone, Copy)]
struct Referenced {
    index: usize,
    /// The position of the pointer.
    position: usize,
    /// The type of the value after conversion.
    ty: Type,
}

fn signature(func: FuncOp<'_>, types: &LLVMTypeConverter) -> Option<Signature> {
    let ctx = func.ctx();
    let ty = func.function_type();
    let mut signature = SignatureConversion::new(ty.inputs().len());
    let mut referenced = Vec::new();
    let is_bare = types.options().use_bare_ptr_call_conv;
    for (index, input) in ty.inputs().iter().enumerate() {
        let input = ctx.type_ref(*input);
        let converted = ctx.type_ref(types.convert_passed_type(input)?);
        if is_by_reference(func, index) && !converted.isa::<LLVMPointerType<'_>>() {
            let (position, ty) = (signature.converted_types().len(), converted.handle());
            referenced.push(Referenced { index, position, ty });
            signature.add_new_inputs(&[LLVMPointerType::get(ctx, 0).into()]);
            continue;
        }
        let passed = match is_buffer(input) && !is_bare {
            true => descriptors::types(converted)?,
            false => vec![converted.handle()],
        };
        signature.add_inputs(index, &passed);
    }
    let result = result_type(types, *func, ty.results())?;
    let varargs =
        func.attr(VARARGS).and_then(|attr| attr.dyn_cast::<ods_runtime::attrs::BoolAttr<'_>>());
    let varargs = varargs.is_some_and(|attr| attr.value());
    let params = signature.converted_types();
    let converted = LLVMFunctionType::get(ctx, ctx.type_ref(result), params, varargs);
    Some(Signature { conversion: signature, ty: converted.handle(), referenced })
}

/// The attributes that functions keep.
pub(super) fn kept_attrs(func: OpRef<'_>) -> Vec<NamedAttribute> {
    let ctx = func.ctx();
    let attrs = func.discardable_attrs().and_then(|attrs| attrs.dyn_cast::<DictionaryAttr<'_>>());
    let attrs = attrs.into_iter().flat_map(|attrs| attrs.value().to_vec());
    let moved = [LINKAGE, READNONE, VARARGS];
    attrs.filter(|attr| !moved.contains(&ctx.ident_str(attr.name))).collect()
}

fn convert(op: Op, types: &LLVMTypeConverter, r: &mut ConversionRewriter<'_>) -> Option<Op> {
    let ctx = Arc::clone(r.ctx());
    let func = r.op(op).cast::<FuncOp<'_>>();
    let Some(Signature { conversion: signature, ty, referenced }) = signature(func, types) else {
        return r.no_match(op, "the types of the function do not convert");
    };
    let linkage = match func.attr(LINKAGE) {
        None => Linkage::External,
        Some(attr) => match attr.dyn_cast::<LinkageAttr<'_>>() {
            Some(attr) => attr.linkage(),
            None => return wrong(op, LINKAGE, "LLVM::LinkageAttr", r),
        },
    };
    let effects = match func.attr(READNONE) {
        None => None,
        Some(attr) if attr.isa::<UnitAttr<'_>>() => {
            let none = ModRefInfo::NoModRef;
            Some(MemoryEffectsAttr::get(&ctx, none, none, none, none, none, none).handle())
        }
        Some(_) => return wrong(op, READNONE, "UnitAttr", r),
    };
    let (name, body) = (func.sym_name().to_owned(), func.body().handle());
    let (attrs, visibility) = (kept_attrs(*func), visibility(*func));
    let args = arg_attrs(func, &signature, types);
    let results = func.res_attrs().map(|it| it.handle());
    let results = results.filter(|_| func.function_type().results().len() == 1);
    let new = LLVMFuncOp::build(r, &name, ctx.type_ref(ty).cast()).op();
    set_visibility(r.ir_mut(), new, visibility);
    for attr in attrs {
        r.ir_mut().set_attr(new, attr.name, Some(attr.value));
    }
    r.ir_mut()
        .edit::<LLVMFuncOp<'_>>(new)
        .set_linkage(linkage)
        .set_memory_effects(effects)
        .set_arg_attrs(args)
        .set_res_attrs(results);
    let to = r.op(new).region(0).handle();
    r.inline_region(body, to, None);
    // Other blocks are converted with the branches to them.
    if let Some(entry) = r.op(new).region(0).first_block().map(|block| block.handle()) {
        convert_entry(entry, signature, &referenced, types, r);
    }
    Some(new)
}

/// Converts the arguments of the first block. Those that are passed by reference are loaded there.
fn convert_entry(
    entry: Block,
    mut signature: SignatureConversion,
    referenced: &[Referenced],
    types: &LLVMTypeConverter,
    r: &mut ConversionRewriter<'_>,
) {
    let pointer: Type = LLVMPointerType::get(r.ctx(), 0).into();
    let mut loads = Vec::new();
    r.guarded(|b| {
        b.set_insert_point(InsertPoint::Start(entry));
        for argument in referenced {
            // The pointer that is an argument does not exist yet.
            let unknown = PoisonOp::build(b, pointer);
            let unknown_pointer = b.result(unknown, 0);
            let load = LoadOp::build(b, argument.ty, unknown_pointer);
            loads.push((*argument, unknown.op(), load.op(), b.result(load, 0)));
        }
    });
    for (argument, _, _, value) in &loads {
        signature.remap_input(argument.index, &[*value]);
    }
    let block = r.apply_signature_conversion(entry, &signature, Some(types.types()));
    for (argument, unknown, load, _) in loads {
        let pointer = r.block(block).argument_handles()[argument.position];
        r.modify(load, |ir, op| ir.set_operand(op, 0, pointer));
        r.erase_op(unknown);
    }
}

/// Reports an attribute of a wrong kind.
fn wrong(op: Op, name: &str, kind: &str, r: &mut ConversionRewriter<'_>) -> Option<Op> {
    let message = format!("Contains {name} attribute not of type {kind}");
    let diagnostic = r.op(op).error(message);
    r.ctx().emit(diagnostic);
    r.no_match(op, "an attribute is of a wrong kind")
}

/// The attributes of the argument `index`.
fn attrs_of(func: FuncOp<'_>, index: usize) -> Vec<NamedAttribute> {
    let all = func.arg_attrs().and_then(|all| all.value().get(index).copied());
    let dictionary = all.and_then(|it| func.ctx().attr_ref(it).dyn_cast::<DictionaryAttr<'_>>());
    dictionary.map(|it| it.value().to_vec()).unwrap_or_default()
}

/// Whether a pointer to the argument `index` is passed.
fn is_by_reference(func: FuncOp<'_>, index: usize) -> bool {
    let ctx = func.ctx();
    attrs_of(func, index).iter().any(|it| TYPED[..2].contains(&ctx.ident_str(it.name)))
}

/// The attributes of arguments after conversion. Those of buffers are dropped.
fn arg_attrs(
    func: FuncOp<'_>,
    signature: &SignatureConversion,
    types: &LLVMTypeConverter,
) -> Option<Attribute> {
    func.arg_attrs()?;
    let ctx = func.ctx();
    let is_bare = types.options().use_bare_ptr_call_conv;
    let mut all: Vec<Attribute> = Vec::new();
    for (index, input) in func.function_type().inputs().iter().enumerate() {
        let input = ctx.type_ref(*input);
        if is_buffer(input) && !is_bare {
            let parts = descriptors::types(ctx.type_ref(types.types().convert_type(input)?))?;
            if parts.len() > 1 {
                let none = DictionaryAttr::get(ctx, &[]);
                all.extend(parts.iter().map(|_| Attribute::from(none)));
                continue;
            }
        }
        let attrs: Vec<NamedAttribute> =
            attrs_of(func, index).into_iter().map(|it| converted(ctx, it, types)).collect();
        all.push(DictionaryAttr::get(ctx, &attrs).into());
    }
    (!signature.converted_types().is_empty()).then(|| ArrayAttr::get(ctx, &all).into())
}

/// An attribute of an argument, with its type converted.
fn converted(ctx: &Context, attr: NamedAttribute, types: &LLVMTypeConverter) -> NamedAttribute {
    if !TYPED.contains(&ctx.ident_str(attr.name)) {
        return attr;
    }
    let ty = ctx.attr_ref(attr.value).dyn_cast::<TypeAttr<'_>>().map(|it| it.value());
    match ty.and_then(|ty| types.types().convert_type(ty)) {
        Some(ty) => NamedAttribute::new(attr.name, TypeAttr::get(ctx, ctx.type_ref(ty))),
        None => attr,
    }
}
