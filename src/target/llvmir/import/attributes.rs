//! Attributes of functions, parameters and results.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::*;
use ods_runtime::ir::{NamedAttribute, PropertyKey};
use ods_runtime::rt::OdsEnum;
use ods_runtime::{Attribute, Location, OpState};

use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::export::{ALLOCATION_KINDS, OF_PARAMETERS};
use crate::target::llvmir::ir::{
    Attribute as IrAttribute, Attributes, Call, Function, MemoryEffects,
};
use crate::target::llvmir::keywords;

/// The attributes that the operation has in another form.
const EXPLICIT: &[&str] = &[
    "aarch64_in_za",
    "aarch64_inout_za",
    "aarch64_new_za",
    "aarch64_out_za",
    "aarch64_preserves_za",
    "aarch64_pstate_sm_body",
    "aarch64_pstate_sm_compatible",
    "aarch64_pstate_sm_enabled",
    "alwaysinline",
    "convergent",
    "denormal-fp-math",
    "denormal-fp-math-f32",
    "fp-contract",
    "frame-pointer",
    "inlinehint",
    "instrument-function-entry",
    "instrument-function-exit",
    "memory",
    "no-infs-fp-math",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "noinline",
    "nounwind",
    "optnone",
    "target-features",
    "tune-cpu",
    "uwtable",
    "vscale_range",
    "willreturn",
];

/// The words that are units of the operation.
const UNITS: &[(&str, PropertyKey)] = &[
    ("noinline", LLVMFuncOp::NO_INLINE),
    ("alwaysinline", LLVMFuncOp::ALWAYS_INLINE),
    ("inlinehint", LLVMFuncOp::INLINE_HINT),
    ("optnone", LLVMFuncOp::OPTIMIZE_NONE),
    ("convergent", LLVMFuncOp::CONVERGENT),
    ("nounwind", LLVMFuncOp::NO_UNWIND),
    ("willreturn", LLVMFuncOp::WILL_RETURN),
];

/// The strings that are strings of the operation.
const STRINGS: &[(&str, PropertyKey)] = &[
    ("target-cpu", LLVMFuncOp::TARGET_CPU),
    ("tune-cpu", LLVMFuncOp::TUNE_CPU),
    ("reciprocal-estimates", LLVMFuncOp::RECIPROCAL_ESTIMATES),
    ("prefer-vector-width", LLVMFuncOp::PREFER_VECTOR_WIDTH),
    ("instrument-function-entry", LLVMFuncOp::INSTRUMENT_FUNCTION_ENTRY),
    ("instrument-function-exit", LLVMFuncOp::INSTRUMENT_FUNCTION_EXIT),
    ("denormal-fp-math", LLVMFuncOp::DENORMAL_FP_MATH),
    ("denormal-fp-math-f32", LLVMFuncOp::DENORMAL_FP_MATH_F32),
    ("fp-contract", LLVMFuncOp::FP_CONTRACT),
];

/// The strings that are truths of the operation.
const TRUTHS: &[(&str, PropertyKey)] = &[
    ("no-infs-fp-math", LLVMFuncOp::NO_INFS_FP_MATH),
    ("no-nans-fp-math", LLVMFuncOp::NO_NANS_FP_MATH),
    ("no-signed-zeros-fp-math", LLVMFuncOp::NO_SIGNED_ZEROS_FP_MATH),
];

/// The streaming modes of AArch64, of which the first that is there counts.
const STREAMING: &[(&str, PropertyKey)] = &[
    ("aarch64_pstate_sm_enabled", LLVMFuncOp::ARM_STREAMING),
    ("aarch64_pstate_sm_body", LLVMFuncOp::ARM_LOCALLY_STREAMING),
    ("aarch64_pstate_sm_compatible", LLVMFuncOp::ARM_STREAMING_COMPATIBLE),
];

/// The uses of the array of AArch64, of which the first that is there counts.
const ARRAYS: &[(&str, PropertyKey)] = &[
    ("aarch64_new_za", LLVMFuncOp::ARM_NEW_ZA),
    ("aarch64_in_za", LLVMFuncOp::ARM_IN_ZA),
    ("aarch64_out_za", LLVMFuncOp::ARM_OUT_ZA),
    ("aarch64_inout_za", LLVMFuncOp::ARM_INOUT_ZA),
    ("aarch64_preserves_za", LLVMFuncOp::ARM_PRESERVES_ZA),
];

impl Import<'_> {
    /// The attribute of effects on memory, unless they are any.
    pub(super) fn memory_effects(&self, effects: MemoryEffects) -> Option<Attribute> {
        if effects == MemoryEffects::all("readwrite") {
            return None;
        }
        let access = |place: &str| {
            keywords::find(effects.get(place), keywords::mod_ref).unwrap_or(ModRefInfo::ModRef)
        };
        let attr = MemoryEffectsAttr::get(
            &self.ctx,
            access(""),
            access("argmem"),
            access("inaccessiblemem"),
            access("errnomem"),
            access("target_mem0"),
            access("target_mem1"),
        );
        Some(attr.handle())
    }

    /// The attributes of a parameter or a result as a dictionary.
    fn parameter(&mut self, attributes: &Attributes) -> Attribute {
        let ctx = self.ctx.clone();
        let mut attrs = Vec::new();
        for attribute in attributes.iter() {
            let name = attribute.name();
            if name == "captures" {
                let is_none = matches!(attribute, IrAttribute::Text(_, text) if text == "(none)");
                if is_none {
                    let name = ctx.ident("llvm.nocapture");
                    attrs.push(NamedAttribute { name, value: self.unit() });
                }
                continue;
            }
            if !OF_PARAMETERS.contains(&name) {
                continue;
            }
            let value = match attribute {
                IrAttribute::Enum(_) => self.unit(),
                IrAttribute::Integer(_, number) => self.integer(64, number.cast_signed()),
                IrAttribute::Type(_, ty) => {
                    let ty = self.ty(*ty);
                    TypeAttr::get(&ctx, ty).handle()
                }
                IrAttribute::Text("range", text) => match range(text) {
                    Some((lower, upper)) => ConstantRangeAttr::get(&ctx, &lower, &upper).handle(),
                    None => continue,
                },
                IrAttribute::Text(..) | IrAttribute::String(..) => continue,
            };
            let name = ctx.ident(&format!("llvm.{name}"));
            attrs.push(NamedAttribute { name, value });
        }
        DictionaryAttr::get(&ctx, &attrs).handle()
    }

    /// The attributes of a function's parameters and result.
    pub(super) fn function_parameters(&mut self, function: &Function, state: &mut OpState) {
        let empty = DictionaryAttr::get(&self.ctx, &[]).handle();
        let attributes = &function.parameter_attributes;
        let mut list = Vec::with_capacity(function.parameters.len());
        for index in 0..function.parameters.len() {
            list.push(match attributes.parameters.get(index) {
                Some(attributes) => self.parameter(attributes),
                None => empty,
            });
        }
        if list.iter().any(|it| *it != empty) {
            state.set_property(LLVMFuncOp::ARG_ATTRS, self.array(&list));
        }
        if !attributes.result.is_empty() {
            let result = self.parameter(&attributes.result);
            state.set_property(LLVMFuncOp::RES_ATTRS, self.array(&[result]));
        }
    }

    /// The attributes of a call's arguments, without those at some positions, and of its result.
    pub(super) fn call_parameters(
        &mut self,
        call: &Call,
        left_out: &[usize],
    ) -> (Option<Attribute>, Option<Attribute>) {
        let none = Attributes::default();
        let attributes = &call.parameter_attributes;
        let kept = (0..call.arguments.len()).filter(|it| !left_out.contains(it));
        let kept: Vec<&Attributes> =
            kept.map(|it| attributes.parameters.get(it).unwrap_or(&none)).collect();
        let arguments = kept.iter().any(|it| !it.is_empty()).then(|| {
            let list: Vec<Attribute> = kept.iter().map(|it| self.parameter(it)).collect();
            self.array(&list)
        });
        let results = (!attributes.result.is_empty()).then(|| {
            let result = self.parameter(&attributes.result);
            self.array(&[result])
        });
        (arguments, results)
    }

    /// The attributes of a function itself.
    pub(super) fn function_attributes(&mut self, function: &Function, state: &mut OpState) {
        let ctx = self.ctx.clone();
        let attributes = &function.attributes;
        if let Some(text) = attributes.text_of("memory")
            && let Some(effects) = self.memory_effects(MemoryEffects::parse(text))
        {
            state.set_property(LLVMFuncOp::MEMORY_EFFECTS, effects);
        }
        let list = self.attribute_list(attributes, EXPLICIT, state.loc);
        if !list.is_empty() {
            state.set_property(LLVMFuncOp::PASSTHROUGH, self.array(&list));
        }
        for (_, key) in UNITS.iter().filter(|it| attributes.has(it.0)) {
            state.set_property(*key, self.unit());
        }
        for list in [STREAMING, ARRAYS] {
            if let Some((_, key)) = list.iter().find(|it| attributes.has(it.0)) {
                state.set_property(*key, self.unit());
            }
        }
        for (name, key) in STRINGS {
            if let Some(text) = attributes.string_of(name) {
                state.set_property(*key, self.string(text));
            }
        }
        for (name, key) in TRUTHS {
            if let Some(text) = attributes.string_of(name) {
                state.set_property(*key, BoolAttr::get(&ctx, text == "true").handle());
            }
        }
        if let Some(text) = attributes.string_of("frame-pointer")
            && let Some((kind, _)) = FramePointerKind::CASES.iter().find(|it| it.1 == text)
        {
            let attr = FramePointerKindAttr::get(&ctx, *kind).handle();
            state.set_property(LLVMFuncOp::FRAME_POINTER, attr);
        }
        if let Some(text) = attributes.string_of("target-features") {
            let features: Vec<StringAttr<'_>> = text
                .split(',')
                // The attribute has no other features.
                .filter(|it| it.starts_with(['+', '-']))
                .map(|it| StringAttr::get(&ctx, it))
                .collect();
            let attr = TargetFeaturesAttr::get(&ctx, &features).handle();
            state.set_property(LLVMFuncOp::TARGET_FEATURES, attr);
        }
        if let Some((least, most)) = attributes.text_of("vscale_range").and_then(pair) {
            let i32 = ods_runtime::types::IntegerType::get(&ctx, 32);
            let least = IntegerAttr::get(&ctx, i32, least);
            let most = IntegerAttr::get(&ctx, i32, most);
            let attr = VScaleRangeAttr::get(&ctx, least, most).handle();
            state.set_property(LLVMFuncOp::VSCALE_RANGE, attr);
        }
        if attributes.has("uwtable") {
            let kind = match attributes.text_of("uwtable") {
                Some(_) => UWTableKind::Sync,
                None => UWTableKind::Async,
            };
            let attr = UWTableKindAttr::get(&ctx, kind).handle();
            state.set_property(LLVMFuncOp::UWTABLE_KIND, attr);
        }
    }

    /// Attributes as names, and as lists of a name and a value.
    pub(super) fn attribute_list(
        &self,
        attributes: &Attributes,
        left_out: &[&str],
        location: Location,
    ) -> Vec<Attribute> {
        let mut list = Vec::new();
        for attribute in attributes.iter().filter(|it| !left_out.contains(&it.name())) {
            let name = attribute.name();
            let value = match attribute {
                IrAttribute::Enum(_) | IrAttribute::String(_, None) => None,
                IrAttribute::Integer(_, number) => Some(number.to_string()),
                IrAttribute::String(_, Some(value)) => Some(value.clone()),
                IrAttribute::Text(_, text) if name == "allocsize" => allocation_size(text),
                IrAttribute::Text(_, text) if name == "allockind" => Some(allocation_kind(text)),
                IrAttribute::Text(..) | IrAttribute::Type(..) => {
                    let message =
                        format!("'{name}' attribute is invalid on current operation, skipping it");
                    self.warn(location, message);
                    continue;
                }
            };
            let name = self.string(name);
            list.push(match value {
                Some(value) => self.array(&[name, self.string(&value)]),
                None => name,
            });
        }
        list
    }
}

/// The bounds of `(i32 0, 10)`.
fn range(text: &str) -> Option<(ApInt, ApInt)> {
    let inside = text.trim_start_matches('(').trim_end_matches(')');
    let (ty, bounds) = inside.split_once(' ')?;
    let width: u32 = ty.strip_prefix('i')?.parse().ok()?;
    let bound = |text: &str| {
        let value = ApInt::parse(text.trim_start_matches('-').as_bytes(), 10)?;
        let value = value.zext_or_trunc(width.max(value.width())).zext_or_trunc(width);
        Some(if text.starts_with('-') { value.wrapping_neg() } else { value })
    };
    let (lower, upper) = bounds.split_once(", ")?;
    Some((bound(lower)?, bound(upper)?))
}

/// The numbers of `(1,16)`; the second one is 0 if it is absent.
fn pair(text: &str) -> Option<(i64, i64)> {
    let inside = text.trim_start_matches('(').trim_end_matches(')');
    match inside.split_once(',') {
        Some((first, second)) => Some((first.parse().ok()?, second.parse().ok()?)),
        None => Some((inside.parse().ok()?, 0)),
    }
}

/// The number by which LLVM encodes the arguments that say how much is allocated.
fn allocation_size(text: &str) -> Option<String> {
    let (size, count) = pair(text)?;
    let count = if text.contains(',') { count as u64 } else { 0xFFFF_FFFF };
    Some(((size as u64) << 32 | count).to_string())
}

/// The number by which LLVM encodes what a function does with memory.
fn allocation_kind(text: &str) -> String {
    let words = text.trim_matches(['(', ')', '"']);
    let bit = |word: &str| ALLOCATION_KINDS.iter().position(|it| *it == word);
    let bits = words.split(',').filter_map(bit).fold(0_u64, |bits, it| bits | 1 << it);
    bits.to_string()
}
