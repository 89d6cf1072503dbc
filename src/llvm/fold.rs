//! Folding, and constants that results of folding become.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{AttrRef, Attribute, ElementsAttr, FloatAttr, TypedAttr};
use ods_runtime::hooks::{Constant, Fold, Folded, MaterializeConstant};
use ods_runtime::ir::{OpMut, OpView};
use ods_runtime::matchers::constant_attr;
use ods_runtime::types::Type;
use ods_runtime::{Op, OpBuilder, Value};

use super::prelude::*;
use super::*;
use crate::folding::{bool_attr, zero_attr};

impl ConstantOp<'_> {
    /// Whether a constant can have this value and type. Corresponds to `ConstantOp::isBuildableWith`.
    #[must_use]
    pub fn is_buildable_with(value: AttrRef<'_>, ty: TypeRef<'_>) -> bool {
        let typed = value.dyn_cast::<TypedAttr<'_>>();
        typed.is_some_and(|it| it.ty() == ty)
            && is_compatible_type(ty)
            && (value.isa::<IntegerAttr<'_>>()
                || value.isa::<FloatAttr<'_>>()
                || value.isa::<ElementsAttr<'_>>())
    }
}

impl MaterializeConstant for LLVMDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        let ctx = std::sync::Arc::clone(b.ctx());
        let (attr, of) = (ctx.attr_ref(value), ctx.type_ref(ty));
        if let Some(symbol) = attr.dyn_cast::<FlatSymbolRefAttr<'_>>()
            && of.isa::<LLVMPointerType<'_>>()
        {
            return Some(AddressOfOp::build(b, ty, symbol.value()).op());
        }
        if attr.isa::<UndefAttr<'_>>() {
            return Some(UndefOp::build(b, ty).op());
        }
        if attr.isa::<PoisonAttr<'_>>() {
            return Some(PoisonOp::build(b, ty).op());
        }
        if attr.isa::<ZeroAttr<'_>>() {
            return Some(ZeroOp::build(b, ty).op());
        }
        if let Some(address) = attr.dyn_cast::<BlockAddressAttr<'_>>() {
            return Some(BlockAddressOp::build(b, ty, address).op());
        }
        if let Some(equivalent) = attr.dyn_cast::<DSOLocalEquivalentAttr<'_>>() {
            return Some(DSOLocalEquivalentOp::build(b, ty, equivalent.sym().value()).op());
        }
        let is_constant = ConstantOp::is_buildable_with(attr, of);
        is_constant.then(|| ConstantOp::build(b, ty, value).op())
    }
}

impl<'ir> Fold<'ir> for ConstantOp<'ir> {
    fn fold(self, _constants: ConstantOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        Some(Folded::attr(self.value()))
    }
}

/// Implements operations without operands whose result is a constant.
macro_rules! fold_constants {
    ($($op:ident, $adaptor:ident: |$it:ident| $attr:expr;)*) => {
        $(
            impl<'ir> Fold<'ir> for $op<'ir> {
                fn fold(self, _constants: $adaptor<'ir, Constant<'ir>>) -> Option<Folded> {
                    let $it = self;
                    Some(Folded::attr($attr))
                }
            }
        )*
    };
}

fold_constants! {
    AddressOfOp, AddressOfOpAdaptor: |op| op.global_name_attr();
    BlockAddressOp, BlockAddressOpAdaptor: |op| op.block_addr();
    DSOLocalEquivalentOp, DSOLocalEquivalentOpAdaptor:
        |op| DSOLocalEquivalentAttr::get(op.ctx(), op.function_name_attr());
    PoisonOp, PoisonOpAdaptor: |op| PoisonAttr::get(op.ctx());
    UndefOp, UndefOpAdaptor: |op| UndefAttr::get(op.ctx());
    ZeroOp, ZeroOpAdaptor:
        |op| zero_attr(op.res().ty()).unwrap_or_else(|| ZeroAttr::get(op.ctx()).into());
}

/// The value of a constant integer.
fn integer(constant: Constant<'_>) -> Option<ApInt> {
    Some(constant?.dyn_cast::<IntegerAttr<'_>>()?.value())
}

/// The result of `op` is the integer `value`.
fn folded_integer(op: OpRef<'_>, value: ApInt) -> Folded {
    Folded::attr(IntegerAttr::from_ap_int(op.ctx(), op.result(0).ty(), value))
}

impl<'ir> Fold<'ir> for OrOp<'ir> {
    fn fold(self, constants: OrOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let (lhs, rhs) = (integer(constants.lhs())?, integer(constants.rhs())?);
        let words: Vec<u64> = lhs.words().iter().zip(rhs.words()).map(|(a, b)| a | b).collect();
        Some(folded_integer(*self, ApInt::from_words(lhs.width(), &words)))
    }
}

impl<'ir> Fold<'ir> for ShlOp<'ir> {
    fn fold(self, constants: ShlOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let (lhs, rhs) = (integer(constants.lhs())?, integer(constants.rhs())?);
        let count = u32::try_from(rhs.to_u64()?).ok().filter(|it| *it < lhs.width())?;
        Some(folded_integer(*self, lhs.shl(count)))
    }
}

impl<'ir> Fold<'ir> for ZExtOp<'ir> {
    fn fold(self, constants: ZExtOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let arg = integer(constants.arg())?;
        let width = (*self).result(0).ty().dyn_cast::<IntegerType<'_>>()?.width();
        Some(folded_integer(*self, arg.zext_or_trunc(width)))
    }
}

fn is_alloca(value: ValueRef<'_>) -> bool {
    value.defining_op().is_some_and(|op| op.isa::<AllocaOp<'_>>())
}

fn is_null(value: ValueRef<'_>) -> bool {
    value.defining_op().is_some_and(|op| op.isa::<ZeroOp<'_>>())
}

impl<'ir> Fold<'ir> for ICmpOp<'ir> {
    /// A value equals itself, and allocated memory is not at the null pointer, which becomes the right operand.
    fn fold(self, _constants: ICmpOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let is_eq = match self.predicate() {
            ICmpPredicate::Eq => true,
            ICmpPredicate::Ne => false,
            _ => return None,
        };
        let (lhs, rhs): (ValueRef<'_>, ValueRef<'_>) = ((*self).operand(0), (*self).operand(1));
        let truth = |value| bool_attr((*self).result(0).ty(), value).map(Folded::attr);
        if lhs == rhs {
            return truth(is_eq);
        }
        if is_alloca(lhs) && is_null(rhs) {
            return truth(!is_eq);
        }
        if is_null(lhs) && is_alloca(rhs) {
            let (lhs, rhs) = (lhs.handle(), rhs.handle());
            return Some(Folded::in_place(move |mut op: OpMut<'_>| {
                op.set_operand(0, rhs);
                op.set_operand(1, lhs);
            }));
        }
        None
    }
}

/// The argument of a cast to its own type, or of a cast that this one undoes. Of two casts, one is left.
fn fold_cast(op: OpRef<'_>) -> Option<Folded> {
    let (arg, result) = (op.operand(0), op.result(0));
    if arg.ty() == result.ty() {
        return (arg != result).then(|| Folded::value(arg));
    }
    let inner = arg.defining_op().filter(|it| it.name().as_str() == op.name().as_str())?;
    let before = inner.operand(0);
    // Casts may be cyclic in unreachable blocks.
    if before == result || before == arg {
        return None;
    }
    if before.ty() == result.ty() {
        return Some(Folded::value(before));
    }
    let before = before.handle();
    Some(Folded::in_place(move |mut op: OpMut<'_>| op.set_operand(0, before)))
}

impl<'ir> Fold<'ir> for BitcastOp<'ir> {
    fn fold(self, _constants: BitcastOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        fold_cast(*self)
    }
}

impl<'ir> Fold<'ir> for AddrSpaceCastOp<'ir> {
    fn fold(self, _constants: AddrSpaceCastOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        fold_cast(*self)
    }
}

impl<'ir> Fold<'ir> for ShuffleVectorOp<'ir> {
    fn fold(self, _constants: ShuffleVectorOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let ty = self.v1().ty();
        let is_one = ty.rank() == 1 && ty.shape() == [1];
        (is_one && self.mask() == [0]).then(|| Folded::value(*self.v1()))
    }
}

/// The number of bits of a constant index.
pub(super) const INDEX_WIDTH: u32 = 29;

impl<'ir> Fold<'ir> for GEPOp<'ir> {
    /// The address of the first element is the base. Constant operands become constants of the operation.
    fn fold(self, constants: GEPOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let raw = self.raw_constant_indices();
        let dynamic: Vec<Constant<'ir>> = constants.dynamic_indices().to_vec();
        let (mut dynamic, mut operands) = (dynamic.into_iter(), self.dynamic_indices());
        let (mut indices, mut left) = (Vec::new(), Vec::new());
        let mut first_is_zero = raw.first() == Some(&0);
        for (at, index) in raw.iter().enumerate() {
            if *index != DYNAMIC_INDEX {
                indices.push(*index);
                continue;
            }
            let (constant, operand) = (dynamic.next().flatten(), operands.next());
            let number = integer(constant);
            first_is_zero |= at == 0 && number.as_ref().is_some_and(ApInt::is_zero);
            let small = number.filter(|it| it.significant_bits() <= INDEX_WIDTH);
            match small.and_then(|it| i32::try_from(it.to_i64()?).ok()) {
                Some(number) => indices.push(number),
                None => {
                    indices.push(DYNAMIC_INDEX);
                    left.extend(operand.map(|it| it.handle()));
                }
            }
        }
        if raw.len() == 1 && first_is_zero && self.base().ty() == self.res().ty() {
            let base: ValueRef<'_> = self.base();
            return (base != self.res()).then(|| Folded::value(base));
        }
        if indices == raw {
            return None;
        }
        Some(Folded::in_place(move |op: OpMut<'_>| {
            <GEPOp<'_> as OpView<'_>>::setters(op)
                .set_dynamic_indices(&left)
                .set_raw_constant_indices(&indices);
        }))
    }
}

/// The part `index` of a constant aggregate.
fn part(aggregate: AttrRef<'_>, index: i64) -> Option<AttrRef<'_>> {
    let index = usize::try_from(index).ok()?;
    if let Some(elements) = aggregate.dyn_cast::<ElementsAttr<'_>>() {
        return elements.value(index);
    }
    if let Some(array) = aggregate.dyn_cast::<ArrayAttr<'_>>() {
        return array.iter().nth(index);
    }
    let is_uniform = aggregate.isa::<ZeroAttr<'_>>()
        || aggregate.isa::<UndefAttr<'_>>()
        || aggregate.isa::<PoisonAttr<'_>>();
    is_uniform.then_some(aggregate)
}

/// The result is part `position` of `container`.
fn extract_from(container: Value, position: Vec<i64>) -> Folded {
    Folded::in_place(move |op: OpMut<'_>| {
        <ExtractValueOp<'_> as OpView<'_>>::setters(op)
            .set_container(container)
            .set_position(&position);
    })
}

impl<'ir> Fold<'ir> for ExtractValueOp<'ir> {
    /// Looks through extractions and insertions.
    fn fold(self, _constants: ExtractValueOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let (first, position): (ValueRef<'_>, _) = (self.container(), self.position());
        let of = first.defining_op();
        if let Some(outer) = of.and_then(|it| it.dyn_cast::<ExtractValueOp<'_>>())
            && *outer != *self
        {
            let container: ValueRef<'_> = outer.container();
            return Some(extract_from(container.handle(), [outer.position(), position].concat()));
        }
        if let Some(aggregate) = constant_attr(first) {
            let found = position.iter().try_fold(aggregate, |it, index| part(it, *index))?;
            return Some(Folded::attr(found));
        }
        let (mut container, mut wanted) = (first, position.as_slice());
        // What the value is extracted from, if insertions elsewhere are skipped.
        let mut skipped = None;
        let mut is_inserted = false;
        let mut seen = Vec::new();
        while let Some(insert) =
            container.defining_op().and_then(|it| it.dyn_cast::<InsertValueOp<'_>>())
        {
            // Insertions may be cyclic in unreachable blocks.
            if seen.contains(&container) {
                return None;
            }
            seen.push(container);
            let place = insert.position();
            if wanted == place.as_slice() {
                return Some(Folded::value(insert.value()));
            }
            if let Some(inner) = wanted.strip_prefix(place.as_slice()) {
                (container, wanted) = (insert.value(), inner);
                is_inserted = true;
            } else if place.starts_with(wanted) {
                break;
            } else {
                container = insert.container();
                if !is_inserted {
                    skipped = Some(container.handle());
                }
            }
        }
        skipped.map(|container| extract_from(container, position))
    }
}
