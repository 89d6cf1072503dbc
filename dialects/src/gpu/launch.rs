//! Launches of kernels.

use ods_runtime::builtin::ModuleOp;
use ods_runtime::text::{Argument, UnresolvedOperand};

use super::directives::parse_async;
use super::function::{parse_attributions, print_attributions, verify_attributions};
use super::{AddressSpace, LaunchFuncOp, LaunchOp, TerminatorOp};
use crate::prelude::*;

/// The number of arguments for identifiers and sizes, without those of clusters.
const CONFIG: usize = 12;
/// The number of arguments for clusters.
const CLUSTER: usize = 6;

/// The number of workgroup buffers, which the definitions of `gpu.launch` and `gpu.func` do not list.
pub(super) const WORKGROUP_ATTRIBUTIONS: &str = "workgroup_attributions";
/// The discardable attribute of modules with kernels.
const CONTAINER_MODULE: &str = "gpu.container_module";

/// Three identifiers, three sizes, and the operands that are these sizes.
#[derive(Default)]
struct Assignment {
    ids: Vec<Argument>,
    sizes: Vec<Argument>,
    operands: Vec<UnresolvedOperand>,
}

impl Assignment {
    /// Parses `(%x, %y, %z) in (%size_x = %a, %size_y = %b, %size_z = %c)`.
    fn parse(p: &mut OpParser<'_>) -> ParseResult<Self> {
        let mut it = Self::default();
        let at = p.offset();
        p.parse_comma_separated_list(Delimiter::Paren, " in operand list", |p| {
            it.ids.push(p.parse_argument()?);
            Ok(())
        })?;
        if it.ids.len() != 3 {
            return Err(p.custom_error_at(at, "expected 3 operands"));
        }
        p.parse_keyword("in")?;
        p.parse_l_paren()?;
        for index in 0..3 {
            if index > 0 {
                p.parse_comma()?;
            }
            it.sizes.push(p.parse_argument()?);
            p.parse_equal()?;
            it.operands.push(p.parse_operand()?);
        }
        p.parse_r_paren()?;
        Ok(it)
    }

    /// Writes identifiers, sizes and operands; `arguments` are the identifiers, then the sizes.
    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        word: &str,
        ids: &[ValueRef<'ir>],
        sizes: &[ValueRef<'ir>],
        operands: &[ValueRef<'ir>],
    ) {
        p.write(&format!(" {word}("));
        p.print_operands(ids.iter().copied());
        p.write(") in ");
        p.print_assignment_list(sizes.iter().copied(), operands.iter().copied());
    }
}

/// Parses `name(@symbol)`, if present. The name is that of the property.
fn parse_symbol(p: &mut OpParser<'_>, state: &mut OpState, key: PropertyKey) -> ParseResult {
    if p.parse_optional_keyword(key.name)? {
        p.parse_l_paren()?;
        let symbol = p.parse_attribute_as::<FlatSymbolRefAttr<'_>>(None)?;
        state.add_property(p.ctx(), key, symbol);
        p.parse_r_paren()?;
    }
    Ok(())
}

impl<'ir> CustomAssembly<'ir> for LaunchOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        let (token, dependencies) = parse_async(p)?;
        let token_type = super::AsyncTokenType::get(ctx).handle();
        let tokens: Vec<_> = dependencies.iter().collect();
        if token.is_none()
            && let Some(first) = tokens.first()
        {
            return Err(p.untyped_operand(*first));
        }
        p.resolve_operands(&tokens, token_type, state)?;
        if let Some(token) = token {
            state.add_type(token);
        }
        let cluster = match p.parse_optional_keyword("clusters")? {
            true => Some(Assignment::parse(p)?),
            false => None,
        };
        p.parse_keyword("blocks")?;
        let grid = Assignment::parse(p)?;
        p.parse_keyword("threads")?;
        let block = Assignment::parse(p)?;
        let index: Type = IndexType::get(ctx).into();
        let mut sizes = [grid.operands, block.operands].concat();
        sizes.extend(cluster.iter().flat_map(|it| it.operands.iter().copied()));
        p.resolve_operands(&sizes, index, state)?;
        let has_memory = p.parse_optional_keyword("dynamic_shared_memory_size")?;
        if has_memory {
            let size = p.parse_operand()?;
            p.resolve_operands(&[size], IntegerType::get(ctx, 32), state)?;
        }
        parse_symbol(p, state, Self::MODULE)?;
        parse_symbol(p, state, Self::FUNCTION)?;
        let mut arguments = [grid.ids, block.ids, grid.sizes, block.sizes].concat();
        let has_cluster = usize::from(cluster.is_some());
        arguments.extend(cluster.into_iter().flat_map(|it| [it.ids, it.sizes].concat()));
        arguments.iter_mut().for_each(|argument| argument.ty = Some(index));
        let workgroup = parse_attributions(p, "workgroup", ArgumentParts::NameAndType)?;
        let i64 = IntegerType::get(ctx, 64);
        let count = IntegerAttr::get(ctx, i64, workgroup.len() as i64);
        state.add_attr(p.ident(WORKGROUP_ATTRIBUTIONS), count);
        arguments.extend(workgroup);
        arguments.extend(parse_attributions(p, "private", ArgumentParts::NameAndType)?);
        let body = p.parse_region(&arguments)?;
        state.add_region(body);
        p.parse_optional_attr_dict(state)?;
        let mut segments = [1; 11];
        segments[0] = tokens.len();
        segments[7..10].fill(has_cluster);
        segments[10] = usize::from(has_memory);
        state.add_segments(ctx, Self::OPERAND_SEGMENT_SIZES, &segments);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if self.async_token().is_some() {
            p.write(" async");
            if !self.async_dependencies().is_empty() {
                p.write(" [");
                p.print_operands(self.async_dependencies());
                p.write("]");
            }
        }
        let arguments = self.arguments();
        let part = |from: usize| arguments.get(from..from + 3).unwrap_or_default();
        let first = self.async_dependencies().len();
        let operands: Vec<_> = (*self).operands().skip(first).collect();
        let sizes = |from: usize| operands.get(from..from + 3).unwrap_or_default();
        if self.has_cluster() {
            Assignment::print(p, "clusters", part(12), part(15), sizes(6));
        }
        Assignment::print(p, "blocks", part(0), part(6), sizes(0));
        Assignment::print(p, "threads", part(3), part(9), sizes(3));
        if let Some(size) = self.dynamic_shared_memory_size() {
            p.write(" dynamic_shared_memory_size ");
            p.print_operand(*size);
        }
        for (word, symbol) in [("module", self.module_attr()), ("function", self.function_attr())] {
            if let Some(symbol) = symbol {
                p.write(&format!(" {word}("));
                p.print_attribute(symbol);
                p.write(")");
            }
        }
        print_attributions(p, "workgroup", self.workgroup(), None);
        print_attributions(p, "private", self.private(), None);
        p.write(" ");
        p.print_region_with(self.body(), RegionParts::without_entry_arguments());
        let elided = [
            Self::OPERAND_SEGMENT_SIZES.name,
            WORKGROUP_ATTRIBUTIONS,
            Self::MODULE.name,
            Self::FUNCTION.name,
        ];
        p.print_attr_list(&(*self).attrs(), &elided);
    }
}

/// The number of workgroup buffers of a kernel, of which upstream takes 32 bits.
pub(super) fn num_workgroup_attributions(op: OpRef<'_>) -> usize {
    let count = op.attr(WORKGROUP_ATTRIBUTIONS).and_then(|it| it.dyn_cast::<IntegerAttr<'_>>());
    count.and_then(|count| count.int()).map_or(0, |count| count as u32 as usize)
}

impl<'ir> LaunchOp<'ir> {
    /// Whether all sizes of clusters are present.
    fn has_cluster(self) -> bool {
        self.cluster_size_x().is_some()
            && self.cluster_size_y().is_some()
            && self.cluster_size_z().is_some()
    }

    fn arguments(self) -> Vec<ValueRef<'ir>> {
        self.body().first_block().map_or_else(Vec::new, |block| block.arguments().collect())
    }

    /// The position of the first buffer among the arguments.
    fn first_attribution(self) -> usize {
        CONFIG + if self.has_cluster() { CLUSTER } else { 0 }
    }

    fn workgroup(self) -> Vec<ValueRef<'ir>> {
        let count = num_workgroup_attributions(*self);
        self.arguments().into_iter().skip(self.first_attribution()).take(count).collect()
    }

    fn private(self) -> Vec<ValueRef<'ir>> {
        let first = self.first_attribution() + num_workgroup_attributions(*self);
        self.arguments().into_iter().skip(first).collect()
    }
}

impl<'ir> Verify<'ir> for LaunchOp<'ir> {
    fn verify(self) -> VerifyResult {
        let sizes = [self.cluster_size_x(), self.cluster_size_y(), self.cluster_size_z()];
        if !self.has_cluster() && sizes.iter().any(|size| size.is_some()) {
            return Err(self.op_error("cluster size must be all present"));
        }
        Ok(())
    }
}

impl<'ir> VerifyRegions<'ir> for LaunchOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let least = CONFIG + num_workgroup_attributions(*self);
        if !self.body().is_empty() && self.arguments().len() < least {
            return Err(self.op_error("unexpected number of region arguments"));
        }
        verify_attributions(*self, &self.workgroup(), AddressSpace::Workgroup)?;
        verify_attributions(*self, &self.private(), AddressSpace::Private)?;
        for last in self.body().blocks().filter_map(|block| block.back()) {
            if last.num_successors() == 0 && !last.isa::<TerminatorOp<'_>>() {
                let message = "expected 'gpu.terminator' or a terminator with successors";
                let note = "in 'gpu.launch' body region";
                return Err(last.error(message).note(Some((*self).loc()), note));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for LaunchFuncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(module) = self.parent_of_type::<ModuleOp<'_>>() else {
            return Err(self.op_error("expected to belong to a module"));
        };
        let container = module.attr(CONTAINER_MODULE);
        if !container.is_some_and(|it| it.isa::<UnitAttr<'_>>()) {
            return Err(self.op_error(
                "expected the closest surrounding module to have the 'gpu.container_module' \
                 attribute",
            ));
        }
        let sizes = [self.cluster_size_x(), self.cluster_size_y(), self.cluster_size_z()];
        if let [Some(x), Some(y), Some(z)] = sizes
            && (y.ty() != x.ty() || z.ty() != x.ty())
        {
            return Err(self.op_error("expects types of the cluster dimensions must be the same"));
        }
        Ok(())
    }
}
