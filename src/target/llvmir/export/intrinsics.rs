//! Intrinsics.

mod mangling;
mod special;

use ods_runtime::OpRef;
use ods_runtime::attrs::*;
use ods_runtime::ir::OperandRange;

use super::instructions::fast_math_flags;
use super::{Cursor, TranslationResult, calls, error, metadata};
use crate::llvm::{AccessGroupOpInterface, AliasAnalysisOpInterface};
use crate::target::llvmir::ir::intrinsics as table;
use crate::target::llvmir::ir::{
    Call, CallTarget, Function, GlobalId, GlobalValue, InstructionKind, Type, TypeId, Value,
};
pub(super) use special::TRANSLATIONS;

/// How an operation calls an intrinsic of LLVM. `odsgen gen --intrinsics` generates it from definitions that derive
/// from `LLVM_IntrOpBase`.
#[derive(Clone, Copy, Debug)]
pub struct Intrinsic {
    /// The name of the intrinsic with `_` for each dot, without `llvm.`, as in LLVM's enum.
    pub name: &'static str,
    /// The results whose types are part of the name; they are in a structure if there are several.
    pub overloaded_results: &'static [usize],
    /// The arguments whose types are part of the name.
    pub overloaded_operands: &'static [usize],
    /// The arguments that are attributes, by position.
    pub immediate_arguments: &'static [(usize, &'static str)],
}

impl Intrinsic {
    /// The intrinsic with this name in LLVM's enum, whose types are known.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, overloaded_results: &[], overloaded_operands: &[], immediate_arguments: &[] }
    }

    /// Says which results have any type.
    #[must_use]
    pub const fn results(self, overloaded_results: &'static [usize]) -> Self {
        Self { overloaded_results, ..self }
    }

    /// Says which arguments have any type.
    #[must_use]
    pub const fn operands(self, overloaded_operands: &'static [usize]) -> Self {
        Self { overloaded_operands, ..self }
    }

    /// Says which arguments are attributes: their positions and the names of the attributes.
    #[must_use]
    pub const fn immediates(self, immediate_arguments: &'static [(usize, &'static str)]) -> Self {
        Self { immediate_arguments, ..self }
    }
}

impl<'ir> Cursor<'_, 'ir> {
    /// Calls an intrinsic with the operands of an operation.
    ///
    /// # Errors
    ///
    /// An attribute for an argument is missing or is no number.
    pub fn intrinsic(&mut self, op: OpRef<'ir>, intrinsic: &Intrinsic) -> TranslationResult {
        let (operands, bundles) = split_bundles(op);
        let bundles = match bundles {
            Some((operands, tags)) => calls::bundles(self, operands, tags)?,
            None => Vec::new(),
        };
        let mut arguments = self.values(operands)?;
        for (position, name) in intrinsic.immediate_arguments {
            let attr =
                op.attr(name).ok_or_else(|| op.error(format!("attribute '{name}' is missing")))?;
            let constant = self.immediate(op, attr)?;
            arguments.insert((*position).min(arguments.len()), Value::Constant(constant));
        }
        let mut overloads = Vec::new();
        for index in intrinsic.overloaded_results {
            let ty = self.ty(op.result(0).ty(), op)?;
            let types = &self.module().types;
            let field = types.fields(ty).and_then(|it| it.0.get(*index)).copied();
            overloads.push(field.unwrap_or(ty));
        }
        for index in intrinsic.overloaded_operands {
            if let Some(argument) = arguments.get(*index) {
                overloads.push(self.builder().type_of(*argument));
            }
        }
        let name = table::name(intrinsic.name);
        let mut call = self.call_of(op, &name, &overloads, arguments)?;
        call.bundles = bundles;
        let attrs = |name: &str| op.attr(name).and_then(|it| it.dyn_cast::<ArrayAttr<'_>>());
        call.parameter_attributes =
            self.translation.call_attributes(op, attrs("arg_attrs"), attrs("res_attrs"))?;
        // The list has the attributes of operands only.
        let list = &mut call.parameter_attributes.parameters;
        for (position, _) in intrinsic.immediate_arguments {
            if *position < list.len() {
                list.insert(*position, Default::default());
            }
        }
        let id = self.insert(op, InstructionKind::Call(Box::new(call)))?;
        if op.isa::<AccessGroupOpInterface<'_>>() || op.isa::<AliasAnalysisOpInterface<'_>>() {
            metadata::access(self, op, id)?;
        }
        Ok(())
    }

    /// The constant for an argument that is an attribute.
    fn immediate(
        &mut self,
        op: OpRef<'ir>,
        attr: AttrRef<'ir>,
    ) -> TranslationResult<crate::target::llvmir::ir::ConstantId> {
        if let Some(truth) = attr.dyn_cast::<BoolAttr<'_>>() {
            return Ok(self.module().i1(truth.value()));
        }
        let typed =
            attr.dyn_cast::<TypedAttr<'_>>().ok_or_else(|| op.error("expected a number"))?;
        let ty = self.ty(typed.ty(), op)?;
        self.translation.constant(ty, attr, op)
    }

    /// A call of the intrinsic with this name and these types in its name. The result has the type of the operation's.
    pub(super) fn call_of(
        &mut self,
        op: OpRef<'ir>,
        name: &str,
        overloads: &[TypeId],
        arguments: Vec<Value>,
    ) -> TranslationResult<Call> {
        let result = match op.results().first() {
            Some(result) => self.ty(result.ty(), op)?,
            None => self.module().types.void(),
        };
        let parameters = arguments.iter().map(|it| self.builder().type_of(*it)).collect();
        let ty = Type::Function { result, parameters, is_variadic: table::is_variadic(name) };
        let target = self.declare_intrinsic(name, overloads, ty);
        let mut call = calls::plain(target, arguments);
        if self.module().types.may_have_fast_math_flags(result) {
            call.flags = fast_math_flags(op);
        }
        Ok(call)
    }

    /// The declaration of an intrinsic.
    fn declare_intrinsic(&mut self, name: &str, overloads: &[TypeId], ty: Type) -> CallTarget {
        let module = self.module();
        let full_name = mangling::name(&module.types, name, overloads);
        if let Some(id @ GlobalId::Function(_)) = module.find(&full_name) {
            let ty = module.value_type(id);
            return CallTarget { callee: Value::Constant(module.global_address(id)), ty };
        }
        let Type::Function { result, parameters, .. } = &ty else {
            return CallTarget { callee: Value::Constant(module.i32(0)), ty: module.types.void() };
        };
        let (result, parameters) = (*result, parameters.clone());
        let (attributes, mut parameter_attributes) = table::attributes(name);
        parameter_attributes.parameters.truncate(parameters.len());
        let ty = module.types.get(ty);
        let function = Function {
            global: GlobalValue { name: full_name, ..GlobalValue::default() },
            ty,
            parameters,
            result,
            attributes,
            parameter_attributes,
            ..Function::default()
        };
        let id = module.add_function(function);
        CallTarget { callee: Value::Constant(module.global_address(id)), ty }
    }
}

/// The operands of an operation without those of bundles, and the bundles.
type Parts<'ir> = (OperandRange<'ir>, Option<(Vec<OperandRange<'ir>>, Option<ArrayAttr<'ir>>)>);

fn split_bundles(op: OpRef<'_>) -> Parts<'_> {
    let sizes = op.attr("op_bundle_sizes").and_then(|it| it.dyn_cast::<DenseI32ArrayAttr<'_>>());
    let Some(sizes) = sizes else { return (op.operands(), None) };
    let operands = op.operands();
    let count: usize = sizes.values().map(|it| it.max(0) as usize).sum();
    let first = operands.len().saturating_sub(count);
    let mut start = first;
    let bundles = sizes.values().map(|size| {
        let end = start + size.max(0) as usize;
        let bundle = operands.slice(start..end);
        start = end;
        bundle
    });
    let bundles = bundles.collect();
    let tags = op.attr("op_bundle_tags").and_then(|it| it.dyn_cast::<ArrayAttr<'_>>());
    (operands.slice(0..first), Some((bundles, tags)))
}

/// A call of the intrinsic with this name, of which the types in its name are known.
pub(super) fn named_call<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    name: &str,
    arguments: Vec<Value>,
) -> TranslationResult<Call> {
    // LLVM completes the name of an intrinsic of a target when it reads the text.
    let is_known = table::is_of_target(name)
        || matches!(cursor.module().find(name), Some(GlobalId::Function(_)));
    let named = || is_known.then(|| (name.to_owned(), Vec::new()));
    let facts = table::facts(name).map(|it| (it.0.to_owned(), it.1)).or_else(named);
    let Some((base, overloads)) = facts else {
        return Err(error(op, format!("could not find LLVM intrinsic: \"{name}\"")));
    };
    let result = match op.results().first() {
        Some(result) => cursor.ty(result.ty(), op)?,
        None => cursor.module().types.void(),
    };
    check_signature(cursor, op, (name, &base), result, &arguments)?;
    let mut types = Vec::with_capacity(overloads.len());
    for overload in overloads {
        types.push(match overload {
            table::Overload::Result(None) => result,
            table::Overload::Result(Some(index)) => {
                cursor.module().types.element(result, u64::from(index)).unwrap_or(result)
            }
            table::Overload::Argument(index) => match arguments.get(index) {
                Some(argument) => cursor.builder().type_of(*argument),
                None => return Err(op.error("intrinsic call with too few arguments")),
            },
        });
    }
    cursor.call_of(op, &base, &types, arguments)
}

/// Checks the types of a call of an intrinsic, and that constants are where it needs them. `names` has its name in the operation,
/// and without types.
fn check_signature<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    names: (&str, &str),
    result: TypeId,
    arguments: &[Value],
) -> TranslationResult {
    let types: Vec<TypeId> = arguments.iter().map(|it| cursor.builder().type_of(*it)).collect();
    let (name, base) = names;
    let module = cursor.module();
    let text = |ty| module.type_text(ty);
    let message = match table::mismatch(module, base, result, &types) {
        None => {
            let attributes = table::attributes(base).1.parameters;
            let mut places = attributes.iter().zip(arguments);
            match places.any(|(it, value)| it.has("immarg") && !matches!(value, Value::Constant(_)))
            {
                true => "immarg operand has non-immediate parameter".to_owned(),
                false => return Ok(()),
            }
        }
        Some(table::Mismatch::Overloads) => {
            let list: Vec<String> = types.iter().map(|it| text(*it)).collect();
            let (result, list) = (text(result), list.join(", "));
            format!(
                "call intrinsic signature {result} ({list}) to overloaded intrinsic \"{name}\" does not match any of the overloads"
            )
        }
        Some(table::Mismatch::Result { expected }) => format!(
            "intrinsic call returns {} but \"{name}\" actually returns {expected}",
            text(result)
        ),
        Some(table::Mismatch::Count { expected, is_variadic }) => {
            let (count, words) = match is_variadic {
                true => ("variadic ", "expects at least"),
                false => ("", "expects"),
            };
            let given = arguments.len();
            format!("intrinsic call has {given} operands but {count}\"{name}\" {words} {expected}")
        }
        Some(table::Mismatch::Argument { index, expected }) => format!(
            "intrinsic call operand #{index} has type {} but \"{name}\" expects {expected}",
            text(types[index])
        ),
    };
    Err(error(op, message))
}
