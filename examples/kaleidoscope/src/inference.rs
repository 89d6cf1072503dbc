//! How the types of results follow from those of operands: the interface `TypeInference` of each operation.

use ods::scf::IfOp;
use ods_runtime::prelude::*;
use ods_runtime::types::{FloatType, TypeRef};

use crate::ks::{
    ArrayOp, ArrayType, ElementOp, FillOp, LengthOp, LoadElementOp, LoadOp, NumberOp, RefType,
    StoreElementOp, StoreOp, TypeInference, TypeInferenceTrait, ValueOp, ValueType, VariableOp,
};

/// The types of the results, or why the operands are wrong.
type Inferred = Result<Vec<Type>, Diagnostic>;

/// Whether it is the type of a value of which nothing is known, or of a variable with one.
pub(crate) fn is_unknown(ty: TypeRef<'_>) -> bool {
    let content = ty.dyn_cast::<RefType<'_>>().map_or(ty, |ty| ty.content());
    content.isa::<ValueType<'_>>()
}

/// The type of numbers.
pub(crate) fn number(ctx: &Context) -> Type {
    ods_runtime::types::Float64Type::get(ctx).handle()
}

/// The shape of an array, which is empty for a number.
pub(crate) fn shape(ty: TypeRef<'_>) -> &[i64] {
    ty.dyn_cast::<ArrayType<'_>>().map_or(&[], |ty| ty.shape())
}

/// A type in the words of the language.
pub(crate) fn describe(ty: TypeRef<'_>) -> String {
    match shape(ty) {
        [] => "a number".to_owned(),
        shape => {
            let sizes: Vec<String> = shape.iter().map(i64::to_string).collect();
            format!("an array of {}", sizes.join(" x "))
        }
    }
}

/// A number of things.
pub(crate) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The type of the result of an operation that is applied to each element of its operands.
pub(crate) fn elementwise(op: OpRef<'_>) -> Inferred {
    let mut result = op.operand(0).ty();
    for operand in op.operands().skip(1) {
        match (shape(result), shape(operand.ty())) {
            ([], _) => result = operand.ty(),
            (_, []) => {}
            (first, second) if first == second => {}
            _ => {
                let [first, second] = [result, operand.ty()].map(describe);
                return Err(Diagnostic::error(
                    op.loc(),
                    format!("the operands do not fit: {first} and {second}"),
                ));
            }
        }
    }
    Ok(vec![result.handle()])
}

/// The number of elements that an array may have: it has to fit on the stack.
const MAX_ELEMENTS: i64 = 100_000;

/// The type of an array of `count` elements.
fn array_type(op: OpRef<'_>, count: i64, element: TypeRef<'_>) -> Inferred {
    let shape = [&[count], shape(element)].concat();
    let elements = shape.iter().fold(1_i64, |product, size| product.saturating_mul(*size));
    if elements > MAX_ELEMENTS {
        let text = format!("an array has at most {MAX_ELEMENTS} elements");
        return Err(Diagnostic::error(op.loc(), text));
    }
    Ok(vec![ArrayType::get(op.ctx(), &shape).handle()])
}

impl<'ir> TypeInferenceTrait<'ir> for ArrayOp<'ir> {
    fn infer_types(self) -> Inferred {
        let types: Vec<TypeRef<'_>> = self.elements().types().collect();
        let first = types[0];
        if let Some(other) = types.iter().find(|ty| **ty != first) {
            let [first, other] = [first, *other].map(describe);
            let text = format!("the elements of an array must be alike: {first} and {other}");
            return Err(Diagnostic::error(self.loc(), text));
        }
        array_type(*self, types.len() as i64, first)
    }
}

impl<'ir> TypeInferenceTrait<'ir> for FillOp<'ir> {
    fn infer_types(self) -> Inferred {
        array_type(*self, self.count().cast_signed(), self.element().ty())
    }
}

impl<'ir> TypeInferenceTrait<'ir> for LengthOp<'ir> {
    fn infer_types(self) -> Inferred {
        if shape(self.array().ty()).is_empty() {
            return Err(Diagnostic::error(self.loc(), "a number has no length"));
        }
        Ok(vec![number(self.ctx())])
    }
}

impl<'ir> TypeInferenceTrait<'ir> for NumberOp<'ir> {
    fn infer_types(self) -> Inferred {
        let ty = self.value().ty();
        if !ty.isa::<FloatType<'_>>() {
            let text = format!("expected a number, found {}", describe(ty));
            return Err(Diagnostic::error(self.loc(), text));
        }
        Ok(vec![ty.handle()])
    }
}

impl<'ir> TypeInferenceTrait<'ir> for ValueOp<'ir> {
    fn infer_types(self) -> Inferred {
        Ok(vec![self.number().ty().handle()])
    }
}

/// Checks the number of indices of an element.
fn check_indices(op: OpRef<'_>, array: TypeRef<'_>, indices: usize) -> Result<(), Diagnostic> {
    let text = match shape(array).len() {
        0 => "a number has no elements".to_owned(),
        expected if expected != indices => {
            let expected = count(expected, "index", "indices");
            format!("expected {expected} of {}, found {indices}", describe(array))
        }
        _ => return Ok(()),
    };
    Err(Diagnostic::error(op.loc(), text))
}

impl<'ir> TypeInferenceTrait<'ir> for ElementOp<'ir> {
    fn infer_types(self) -> Inferred {
        check_indices(*self, self.array().ty(), self.indices().len())?;
        Ok(vec![number(self.ctx())])
    }
}

impl<'ir> TypeInferenceTrait<'ir> for VariableOp<'ir> {
    fn infer_types(self) -> Inferred {
        Ok(vec![RefType::get(self.ctx(), self.value().ty()).handle()])
    }
}

impl<'ir> TypeInferenceTrait<'ir> for LoadOp<'ir> {
    fn infer_types(self) -> Inferred {
        Ok(vec![self.variable().ty().content().handle()])
    }
}

impl<'ir> TypeInferenceTrait<'ir> for StoreOp<'ir> {
    fn infer_types(self) -> Inferred {
        let (content, value) = (self.variable().ty().content(), self.value().ty());
        if content != value {
            let [content, value] = [content, value].map(describe);
            let text = format!("the variable is {content}, and cannot become {value}");
            return Err(Diagnostic::error(self.loc(), text));
        }
        Ok(Vec::new())
    }
}

impl<'ir> TypeInferenceTrait<'ir> for LoadElementOp<'ir> {
    fn infer_types(self) -> Inferred {
        check_indices(*self, self.variable().ty().content(), self.indices().len())?;
        Ok(vec![number(self.ctx())])
    }
}

impl<'ir> TypeInferenceTrait<'ir> for StoreElementOp<'ir> {
    fn infer_types(self) -> Inferred {
        check_indices(*self, self.variable().ty().content(), self.indices().len())?;
        Ok(Vec::new())
    }
}

ods_runtime::external_op_model! {
    /// `scf.if`, whose result is what its regions yield.
    pub struct IfModel(IfOp);
}

impl<'ir> TypeInferenceTrait<'ir> for IfModel<'ir> {
    fn infer_types(self) -> Inferred {
        let ends = [self.0.then_region(), self.0.else_region()].map(|region| {
            let end = region.first_block()?.back()?;
            Some(end.operand(0).ty())
        });
        let [Some(first), Some(second)] = ends else { return Ok(Vec::new()) };
        // A branch whose type is not known yet may call the function that it is in.
        let ty = if is_unknown(first) { second } else { first };
        if ty != second && !is_unknown(second) {
            let [first, second] = [first, second].map(describe);
            let text = format!("the branches do not fit: {first} and {second}");
            return Err(Diagnostic::error(self.loc(), text));
        }
        Ok(vec![ty.handle()])
    }
}

/// Gives the operations of other dialects the interface.
pub(crate) fn attach_models(ctx: &Context) {
    TypeInference::attach::<IfModel<'static>>(ctx);
}
