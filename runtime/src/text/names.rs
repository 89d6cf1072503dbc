//! Names of values and blocks for the printer.

use std::borrow::Cow;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::core::attrs::{AttrRef, CallSiteLoc, FusedLoc, NameLoc};
use crate::core::ident::Ident;
use crate::core::ir::{Block, BlockRef, Op, OpRef, Region, RegionRef, Value, ValueRef};
use crate::semantics::interfaces::{OpAsmOpInterface, OpAsmTypeInterface};
use crate::semantics::traits::IsIsolatedFromAbove;
use crate::support::apint::write_u64;
use crate::support::paged::PagedMap;
use crate::text::writer::PrintFlags;

/// The name of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueName<'n> {
    /// A number.
    Number(u32),
    /// A suggested name.
    Text(&'n str),
    /// The value is outside the numbered operation.
    Unknown,
}

/// The name of a block.
#[derive(Clone, Copy, Debug)]
pub(super) enum BlockName<'n> {
    /// `bb` and the block's position in the region.
    Number(u32),
    /// A suggested name.
    Text(&'n str),
}

impl BlockName<'_> {
    pub(super) fn write(self, out: &mut String) {
        match self {
            BlockName::Text(name) => {
                out.push('^');
                out.push_str(name);
            }
            BlockName::Number(ordering) => {
                out.push_str("^bb");
                write_u64(u64::from(ordering), out);
            }
        }
    }
}

/// Tag of words that index [`Names::texts`].
const TEXT: u32 = 1 << 31;

/// The names of all values and blocks in an operation. Corresponds to `SSANameState`.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// For each value slot: a number, or the index of a text tagged with [`TEXT`].
    values: PagedMap,
    texts: Vec<Rc<str>>,
    /// Positions of blocks in their regions.
    blocks: PagedMap,
    /// Suggested names of blocks; few blocks have one.
    block_texts: FxHashMap<Block, Rc<str>>,
    /// Start of each result group, for operations with several.
    groups: FxHashMap<Op, Vec<u32>>,
    /// Numbers of operations without results, for user comments.
    users: FxHashMap<Op, u32>,
    /// The states for the separate operations directly in these regions, which are named one by one.
    separate: Vec<(Region, SeparateState)>,
}

/// The state of naming at the end of a region, with which the names in the separate operations of that region start.
#[derive(Clone, Debug, Default)]
pub(super) struct SeparateState {
    counters: Counters,
    used: Vec<Box<str>>,
}

/// Whether the names in `op` and those around it do not depend on each other.
pub(super) fn is_separate(op: OpRef<'_>) -> bool {
    op.num_regions() > 0
        && op.num_operands() == 0
        && op.num_results() == 0
        && op.num_successors() == 0
        && op.has_trait::<IsIsolatedFromAbove>()
}

/// Counters that are saved at the start of a scope and restored at its end.
#[derive(Clone, Copy, Debug, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// A region to number, with the state at its start.
struct Pending {
    region: Region,
    counters: Counters,
    /// The number of names in use outside the region.
    scope: usize,
}

struct Namer<'n> {
    names: &'n mut Names,
    counters: Counters,
    used: FxHashSet<Rc<str>>,
    /// Used names in the order of use, so that leaving a region truncates the list.
    order: Vec<Rc<str>>,
    generic: bool,
    name_locs: bool,
    value_users: bool,
    /// Whether types may suggest names.
    type_names: bool,
}

impl Names {
    /// Names everything in `op`.
    pub(super) fn of(op: OpRef<'_>, flags: &PrintFlags) -> Self {
        let mut names = Names::default();
        Namer::new(op, &mut names, &SeparateState::default(), flags).name_all(op, flags, false);
        names
    }

    /// Names everything in `op`, except for what is in separate operations directly in it.
    pub(super) fn without_separate(op: OpRef<'_>, flags: &PrintFlags) -> Self {
        let mut names = Names::default();
        Namer::new(op, &mut names, &SeparateState::default(), flags).name_all(op, flags, true);
        names
    }

    /// Names everything in the separate operation `op`.
    pub(super) fn of_separate(op: OpRef<'_>, start: &SeparateState, flags: &PrintFlags) -> Self {
        let mut names = Names::default();
        Namer::new(op, &mut names, start, flags).name_all(op, flags, false);
        names
    }

    /// Whether `block` may have separate operations that were not named.
    pub(super) fn has_separate(&self, block: BlockRef<'_>) -> bool {
        !self.separate.is_empty()
            && block
                .parent()
                .is_some_and(|region| self.separate.iter().any(|(of, _)| *of == region.handle()))
    }

    /// The state for naming `op`, if it is a separate operation that was not named.
    pub(super) fn separate_state(&self, op: OpRef<'_>) -> Option<&SeparateState> {
        if self.separate.is_empty() || !is_separate(op) {
            return None;
        }
        let region = op.parent_region()?.handle();
        self.separate.iter().find(|(of, _)| *of == region).map(|(_, state)| state)
    }

    /// The name of `value`.
    #[inline]
    pub(super) fn value(&self, value: Value) -> ValueName<'_> {
        match self.values.get(value.slot()) {
            Some(word) if word & TEXT == 0 => ValueName::Number(word),
            Some(word) => ValueName::Text(&self.texts[(word & !TEXT) as usize]),
            None => ValueName::Unknown,
        }
    }

    /// The number of an operation that has no results.
    pub(super) fn user(&self, op: Op) -> Option<u32> {
        self.users.get(&op).copied()
    }

    /// The position of `block` in its region.
    pub(super) fn block_ordering(&self, block: Block) -> Option<u32> {
        self.blocks.get(block.slot())
    }

    /// The name of `block`.
    pub(super) fn block(&self, block: Block) -> Option<BlockName<'_>> {
        let ordering = self.block_ordering(block)?;
        let text = if self.block_texts.is_empty() { None } else { self.block_texts.get(&block) };
        Some(text.map_or(BlockName::Number(ordering), |name| BlockName::Text(name)))
    }

    /// The start of each result group of `op`; empty if there is only one.
    pub(super) fn groups(&self, op: Op) -> &[u32] {
        if self.groups.is_empty() { &[] } else { self.groups.get(&op).map_or(&[], |g| g) }
    }

    /// Sets the name of `value`, for a region that shadows its surroundings.
    pub(super) fn set(&mut self, value: Value, name: &str) {
        let index = self.texts.len() as u32;
        self.texts.push(name.into());
        self.values.insert(value.slot(), index | TEXT);
    }
}

impl<'n> Namer<'n> {
    fn new(op: OpRef<'_>, names: &'n mut Names, start: &SeparateState, flags: &PrintFlags) -> Self {
        let order: Vec<Rc<str>> = start.used.iter().map(|name| Rc::from(&**name)).collect();
        Namer {
            names,
            counters: start.counters,
            used: order.iter().cloned().collect(),
            order,
            generic: flags.generic,
            name_locs: flags.name_loc_as_prefix,
            // Upstream numbers the root only if its first value cannot reuse the number.
            value_users: flags.value_users && has_unique_numbers(flags),
            type_names: !flags.generic && op.ctx().has_naming_types(),
        }
    }

    /// Names everything in `op`, or what is not in separate operations directly in it.
    fn name_all(&mut self, op: OpRef<'_>, flags: &PrintFlags, without_separate: bool) {
        // Unless numbers are unique, values in the root reuse the numbers of its results.
        let start = self.counters;
        self.number_op(op);
        self.value_users = flags.value_users;
        let scope = self.order.len();
        let roots = op.region_handles();
        let pending = |region: &Region| Pending { region: *region, counters: start, scope };
        let mut pending: Vec<Pending> = roots.iter().map(pending).collect();
        while let Some(next) = pending.pop() {
            if !has_unique_numbers(flags) {
                self.counters = next.counters;
            }
            self.leave_to(next.scope);
            let region = op.ir().region(next.region);
            self.number_region(region);
            let leaves_out = without_separate && roots.contains(&next.region);
            if leaves_out {
                let used = self.order.iter().map(|name| Box::from(&**name)).collect();
                let state = SeparateState { counters: self.counters, used };
                self.names.separate.push((next.region, state));
            }
            let (counters, scope) = (self.counters, self.order.len());
            for nested in region.blocks().flat_map(|block| block.ops()) {
                if nested.num_regions() == 0 || leaves_out && is_separate(nested) {
                    continue;
                }
                let regions = nested.region_handles().iter();
                pending.extend(regions.map(|region| Pending { region: *region, counters, scope }));
            }
        }
    }

    /// Drops the names used in regions that ended.
    fn leave_to(&mut self, scope: usize) {
        for name in self.order.drain(scope..) {
            self.used.remove(&name);
        }
    }

    fn number_region(&mut self, region: RegionRef<'_>) {
        if !self.generic
            && let Some(asm) =
                region.parent_op().and_then(|op| op.dyn_cast::<OpAsmOpInterface<'_>>())
        {
            asm.asm_block_argument_names(region, &mut |value, name| {
                if !(self.name_locs && self.name_by_location(value)) {
                    self.name_value(value, name);
                }
            });
        }
        for (ordering, block) in region.blocks().enumerate() {
            self.names.blocks.insert(block.handle().slot(), ordering as u32);
            self.number_block(block);
        }
    }

    fn number_block(&mut self, block: BlockRef<'_>) {
        let entry = block.is_entry_block();
        for argument in block.arguments() {
            if self.is_named(argument) || entry && self.type_names && self.name_by_type(argument) {
                continue;
            }
            let number = self.counters.argument;
            self.counters.argument += u32::from(entry);
            if self.name_locs && self.name_by_location(argument) {
                continue;
            }
            if entry {
                let mut name = String::from("arg");
                write_u64(number.into(), &mut name);
                self.name_value(argument, &name);
            } else {
                self.number_value(argument);
            }
        }
        for op in block.ops() {
            self.number_op(op);
        }
    }

    fn number_op(&mut self, op: OpRef<'_>) {
        let mut groups = Vec::new();
        if !self.generic
            && let Some(asm) = op.dyn_cast::<OpAsmOpInterface<'_>>()
        {
            let mut used = FxHashSet::default();
            asm.asm_block_names(&mut |block, name| self.name_block(block, name, &mut used));
            asm.asm_result_names(&mut |value, name| {
                if !(self.name_locs && self.name_by_location(value)) {
                    self.name_value(value, name);
                }
                let index = value.index() as u32;
                if index > 0 {
                    groups.push(index);
                }
            });
        }
        if self.type_names {
            self.name_results_by_type(op, &mut groups);
        }
        if op.num_results() == 0 {
            if self.value_users {
                self.names.users.insert(op.handle(), self.counters.value);
                self.counters.value += 1;
            }
            return;
        }
        let first = op.result(0);
        let named = self.is_named(first) || self.name_locs && self.name_by_location(first);
        if !named {
            self.number_value(first);
        }
        if !groups.is_empty() {
            groups.push(0);
            groups.sort_unstable();
            self.names.groups.insert(op.handle(), groups);
        }
    }

    /// Names results by their types, if all types implement `OpAsmTypeInterface` and the operation names no result.
    fn name_results_by_type(&mut self, op: OpRef<'_>, groups: &mut Vec<u32>) {
        let mut results = op.results();
        if !groups.is_empty()
            || op.num_results() == 0
            || self.is_named(op.result(0))
            || !results.all(|result| result.ty().isa::<OpAsmTypeInterface<'_>>())
        {
            return;
        }
        for (index, result) in (0..).zip(op.results()) {
            if self.name_by_type(result) && index > 0 {
                groups.push(index);
            }
        }
    }

    /// Names a value by its type, if the type suggests a name.
    fn name_by_type(&mut self, value: ValueRef<'_>) -> bool {
        let Some(asm) = value.ty().dyn_cast::<OpAsmTypeInterface<'_>>() else { return false };
        asm.asm_name(&mut |name| {
            if !(self.name_locs && self.name_by_location(value)) {
                self.name_value(value, name);
            }
        });
        self.is_named(value)
    }

    fn name_by_location(&mut self, value: ValueRef<'_>) -> bool {
        let ctx = value.ir().ctx();
        let name = value.loc().and_then(|loc| name_in_location(ctx.location_view(loc)));
        match name {
            Some(name) => {
                let ctx = value.ir().ctx();
                self.name_value_bytes(value, ctx.ident_bytes(name));
                true
            }
            None => false,
        }
    }

    fn is_named(&self, value: ValueRef<'_>) -> bool {
        self.names.values.get(value.handle().slot()).is_some()
    }

    fn number_value(&mut self, value: ValueRef<'_>) {
        self.names.values.insert(value.handle().slot(), self.counters.value);
        self.counters.value += 1;
    }

    fn name_value(&mut self, value: ValueRef<'_>, name: &str) {
        self.name_value_bytes(value, name.as_bytes());
    }

    fn name_value_bytes(&mut self, value: ValueRef<'_>, name: &[u8]) {
        if name.is_empty() {
            return self.number_value(value);
        }
        let name = self.unique(name);
        let index = self.names.texts.len() as u32;
        self.names.texts.push(name);
        self.names.values.insert(value.handle().slot(), index | TEXT);
    }

    /// Names a block, uniquely among the blocks of its region: regions do not see the blocks around them. `used` has the
    /// names that are taken.
    fn name_block(
        &mut self,
        block: BlockRef<'_>,
        suggestion: &str,
        used: &mut FxHashSet<(Region, Rc<str>)>,
    ) {
        let Some(region) = block.parent() else { return };
        let stem = sanitize(suggestion.as_bytes());
        let mut name: Rc<str> = stem.as_ref().into();
        let mut count = 0;
        // Other blocks may be called `bb` and their position.
        let is_default = |name: &str| {
            let position = name.strip_prefix("bb").and_then(|digits| digits.parse().ok());
            position.is_some_and(|at| region.blocks().nth(at).is_some_and(|other| other != block))
        };
        while is_default(&name) || !used.insert((region.handle(), name.clone())) {
            name = format!("{stem}_{count}").into();
            count += 1;
        }
        self.names.block_texts.insert(block.handle(), name);
    }

    /// Reserves a name in the current scope that is `suggestion` or starts with it.
    fn unique(&mut self, suggestion: &[u8]) -> Rc<str> {
        let name = sanitize(suggestion);
        let name: Rc<str> = if self.used.contains(&*name) {
            let mut probe = name.into_owned();
            probe.push('_');
            let stem = probe.len();
            loop {
                write_u64(u64::from(self.counters.conflict), &mut probe);
                self.counters.conflict += 1;
                if !self.used.contains(probe.as_str()) {
                    break probe.into();
                }
                probe.truncate(stem);
            }
        } else {
            name.into()
        };
        self.used.insert(name.clone());
        self.order.push(name.clone());
        name
    }
}

/// Whether the numbers of values are unique in the whole text. The generic form implies it.
pub(super) fn has_unique_numbers(flags: &PrintFlags) -> bool {
    flags.unique_ssa_ids || flags.generic
}

/// The name of the first name location that is `loc` or nested in it.
fn name_in_location(loc: AttrRef<'_>) -> Option<Ident> {
    let mut pending = vec![loc];
    while let Some(loc) = pending.pop() {
        if let Some(name) = loc.dyn_cast::<NameLoc<'_>>() {
            return Some(name.name_ident());
        }
        let ctx = loc.ctx();
        if let Some(call) = loc.dyn_cast::<CallSiteLoc<'_>>() {
            pending.push(ctx.location_view(call.caller()));
            pending.push(ctx.location_view(call.callee()));
        } else if let Some(fused) = loc.dyn_cast::<FusedLoc<'_>>() {
            pending.extend(fused.locations().iter().rev().map(|l| ctx.location_view(*l)));
        }
    }
    None
}

/// Makes `name` an identifier. Invalid bytes are written in hexadecimal, and an underscore precedes a first byte that
/// is invalid or a digit.
fn sanitize(name: &[u8]) -> Cow<'_, str> {
    let is_allowed = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'$' | b'.' | b'_' | b'-');
    let needs_underscore =
        name.first().is_some_and(|b| b.is_ascii_digit() || !is_allowed(b) && *b != b' ');
    if !needs_underscore
        && name.iter().all(is_allowed)
        && let Ok(name) = str::from_utf8(name)
    {
        return name.into();
    }
    let mut out = String::with_capacity(name.len() + 4);
    if needs_underscore {
        out.push('_');
    }
    for byte in name {
        match byte {
            b' ' => out.push('_'),
            _ if is_allowed(byte) => out.push(*byte as char),
            _ => out.push_str(&format!("{byte:X}")),
        }
    }
    out.into()
}
