//! The dialect `tensor`: creating, reading and transforming tensors.

mod cast;
mod create;
mod element;
mod gather;
mod pad;
mod reshape;
mod slice;

generated!(tensor);

use crate::prelude::*;

/// Implements the name of the only result of operations.
macro_rules! result_names {
    ($($op:ident: $name:literal;)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn asm_result_names(self, set_name: SetNameFn<'_>) {
                    set_name((*self).result(0), $name);
                }
            }
        )*
    };
}

result_names! {
    CastOp: "cast";
    CollapseShapeOp: "collapsed";
    ConcatOp: "concat";
    DimOp: "dim";
    ExpandShapeOp: "expanded";
    ExtractOp: "extracted";
    ExtractSliceOp: "extracted_slice";
    FromElementsOp: "from_elements";
    GatherOp: "gather";
    GenerateOp: "generated";
    InsertOp: "inserted";
    InsertSliceOp: "inserted_slice";
    PadOp: "padded";
    RankOp: "rank";
    ReshapeOp: "reshape";
    ScatterOp: "scatter";
    SplatOp: "splat";
}

impl DynamicIndexListDirective for TensorDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, DenseI64ArrayAttr<'c>)> {
        let list = DynamicIndexList::parse(p, Delimiter::Square)?;
        Ok((list.operands, DenseI64ArrayAttr::get(p.ctx(), &list.numbers)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        numbers: DenseI64ArrayAttr<'ir>,
    ) {
        DynamicIndexList::print(p, ["[", "]"], operands, numbers.values(), &[]);
    }
}
