//! Transfers between memrefs.

use ods_runtime::Type;
use ods_runtime::text::UnresolvedOperand;

use super::access::print_subscripts;
use super::scope::{affine_scope, is_valid_dim};
use super::{AffineDmaStartOp, AffineDmaWaitOp};
use crate::prelude::*;

/// A memref of a transfer and its subscripts in the text.
struct Place {
    memref: UnresolvedOperand,
    subscripts: Vec<UnresolvedOperand>,
}

impl Place {
    fn parse(p: &mut OpParser<'_>, map_name: &str, state: &mut OpState) -> ParseResult<Self> {
        let memref = p.parse_operand()?;
        let (map, subscripts) = p.parse_affine_map_of_operands(Delimiter::Square)?;
        state.add_attr(p.ident(map_name), map);
        Ok(Self { memref, subscripts })
    }

    fn resolve(&self, p: &mut OpParser<'_>, ty: Type, state: &mut OpState) -> ParseResult {
        p.resolve_operands(&[self.memref], ty, state)?;
        p.resolve_operands(&self.subscripts, IndexType::get(p.ctx()), state)
    }
}

/// A memref that an operation refers to, and the operands of its map.
struct Access<'ir> {
    memref: ValueRef<'ir>,
    map: AffineMapAttr<'ir>,
    subscripts: OperandRange<'ir>,
}

impl<'ir> Access<'ir> {
    /// Verifies that the subscripts are dimensions or symbols. The messages begin with `index`.
    fn verify(&self, op: OpRef<'ir>, index: &str) -> VerifyResult {
        let scope = affine_scope(op);
        for value in self.subscripts.clone() {
            if !value.ty().is_index() {
                let name = op.name();
                let mnemonic = name.as_str().trim_start_matches("affine.");
                let message = format!("{index} to {mnemonic} must have 'index' type");
                return Err(op.op_error(message));
            }
            if !is_valid_dim(value, scope) {
                let message = format!("{index} must be a valid dimension or symbol identifier");
                return Err(op.op_error(message));
            }
        }
        Ok(())
    }

    fn print(&self, p: &mut OpPrinter<'ir>) {
        print_subscripts(p, self.memref, self.map, self.subscripts.clone());
    }
}

/// The memrefs of `op`, whose maps are `map_names`, and the values after them.
fn accesses<'ir>(
    op: OpRef<'ir>,
    map_names: &[&str],
) -> Result<(Vec<Access<'ir>>, OperandRange<'ir>), Diagnostic> {
    let (mut accesses, operands) = (Vec::new(), op.operands());
    let mut at = 0;
    for name in map_names {
        let Some(map) = op.attr(name).and_then(|it| it.dyn_cast::<AffineMapAttr<'_>>()) else {
            return Err(op.op_error(format!("requires affine map attribute '{name}'")));
        };
        let end = at + 1 + (map.num_dims() + map.num_symbols()) as usize;
        if operands.len() < end {
            return Err(op.op_error("incorrect number of operands"));
        }
        let subscripts = operands.slice(at + 1..end);
        accesses.push(Access { memref: op.operand(at), map, subscripts });
        at = end;
    }
    Ok((accesses, operands.slice(at..operands.len())))
}

/// Writes the memrefs of `op`, at most `count` of the values after them, and the types of the memrefs.
fn print_dma<'ir>(p: &mut OpPrinter<'ir>, op: OpRef<'ir>, map_names: &[&str], count: usize) {
    let Ok((accesses, rest)) = accesses(op, map_names) else { return };
    let mut separator = " ";
    for access in &accesses {
        p.write(separator);
        access.print(p);
        separator = ", ";
    }
    for value in rest.take(count) {
        p.write(", ");
        p.print_operand(value);
    }
    separator = " : ";
    for access in &accesses {
        p.write(separator);
        p.print_type(access.memref.ty());
        separator = ", ";
    }
}

const START_MAPS: [&str; 3] = ["src_map", "dst_map", "tag_map"];

impl<'ir> CustomAssembly<'ir> for AffineDmaStartOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let mut places = Vec::new();
        for name in START_MAPS {
            places.push(Place::parse(p, name, state)?);
            p.parse_comma()?;
        }
        let mut values = vec![p.parse_operand()?];
        while p.parse_optional_comma()? {
            values.push(p.parse_operand()?);
        }
        if ![1, 3].contains(&values.len()) {
            let message = "expected two stride related operands";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        let types = p.parse_colon_type_list()?;
        if types.len() != places.len() {
            return Err(p.custom_error_at(p.name_loc(), "expected three types"));
        }
        for (place, ty) in places.iter().zip(&types) {
            place.resolve(p, *ty, state)?;
        }
        p.resolve_operands(&values, IndexType::get(p.ctx()), state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        print_dma(p, *self, &START_MAPS, 3);
    }
}

impl<'ir> Verify<'ir> for AffineDmaStartOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (accesses, rest) = accesses(*self, &START_MAPS)?;
        for (access, what) in accesses.iter().zip(["source", "destination", "tag"]) {
            if !access.memref.ty().isa::<MemRefType<'_>>() {
                return Err(self.op_error(format!("expected DMA {what} to be of memref type")));
            }
        }
        if ![1, 3].contains(&rest.len()) {
            return Err(self.op_error("incorrect number of operands"));
        }
        for (access, index) in accesses.iter().zip(["src index", "dst index", "tag index"]) {
            access.verify(*self, index)?;
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for AffineDmaWaitOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let tag = Place::parse(p, "tag_map", state)?;
        p.parse_comma()?;
        let count = p.parse_operand()?;
        let ty = p.parse_colon_type()?;
        tag.resolve(p, ty, state)?;
        p.resolve_operands(&[count], IndexType::get(p.ctx()), state)?;
        if !p.type_ref(ty).isa::<MemRefType<'_>>() {
            let message = "expected tag to be of memref type";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        print_dma(p, *self, &["tag_map"], 1);
    }
}

impl<'ir> Verify<'ir> for AffineDmaWaitOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (accesses, _) = accesses(*self, &["tag_map"])?;
        if !accesses[0].memref.ty().isa::<MemRefType<'_>>() {
            return Err(self.op_error("expected DMA tag to be of memref type"));
        }
        accesses[0].verify(*self, "index")
    }
}
