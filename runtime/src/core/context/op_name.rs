//! Operation names: process-wide numbers of definitions, and their registration in a context.

use std::fmt;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use crate::core::context::{Context, Owned};
use crate::core::ident::Ident;
use crate::core::op_def::OpDef;
use crate::support::append_vec::AppendVec;

/// An operation name: the number of a definition, or an identifier if it is unregistered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct OpName(pub(crate) u32);

impl OpName {
    /// Whether this is the name of a definition.
    #[inline]
    pub fn is_registered(self) -> bool {
        self.0 & UNREGISTERED == 0
    }

    /// An index, small for registered names.
    #[inline]
    pub(crate) fn known_index(self) -> usize {
        self.0 as usize
    }
}

/// Tags unregistered names.
const UNREGISTERED: u32 = 1 << 31;

/// An operation registered in a context.
#[derive(Debug)]
pub(crate) struct RegisteredOp {
    pub(crate) def: &'static OpDef,
    name: Ident,
    /// Created on first use, because most operations of a dialect do not occur in a text.
    property_names: OnceLock<Box<[Ident]>>,
    /// Property words of a new operation: defaults, or 0. Created on first use, because this may intern attributes of
    /// dialects that are still being loaded.
    defaults: OnceLock<Box<[u32]>>,
}

/// A view of an operation name.
#[derive(Clone, Copy)]
pub struct OpNameRef<'c> {
    ctx: &'c Context,
    name: OpName,
    registered: Option<&'c RegisteredOp>,
}

/// All definitions in this process, shared by all contexts. A context has a bit for each registered definition, and
/// creates further data when the name is first used, because a text uses few operations of its dialects.
#[derive(Debug, Default)]
struct Definitions {
    /// By number.
    list: AppendVec<&'static OpDef>,
    /// Several if dialects in different contexts define the same name.
    by_name: RwLock<FxHashMap<&'static str, Vec<OpName>>>,
}

static DEFINITIONS: LazyLock<Definitions> = LazyLock::new(Definitions::default);

impl OpName {
    /// The definition of this name; `None` if no context has registered it.
    pub(crate) fn listed_def(self) -> Option<&'static OpDef> {
        DEFINITIONS.list.get(self.0).copied()
    }
}

impl Definitions {
    #[cold]
    fn add(&self, def: &'static OpDef) {
        let name = def.op_name();
        let mut by_name = self.by_name.write().unwrap_or_else(PoisonError::into_inner);
        if !def.is_listed() {
            self.list.get_or_init(name.0, || def);
            by_name.entry(def.name()).or_default().push(name);
            // Last, because other threads rely on the entries of a listed definition.
            def.mark_listed();
        }
    }
}

/// The operations registered in a context.
#[derive(Debug, Default)]
pub(crate) struct RegisteredOps {
    /// A bit per definition.
    bits: AppendVec<AtomicU64>,
    /// Operations that were used, by number.
    used: AppendVec<Box<RegisteredOp>>,
    /// By index of the identifier: the registered name, or, in the high 32 bits, the number of dialects that were
    /// loaded when the lookup failed.
    by_ident: AppendVec<AtomicU64>,
    dialects: AtomicU32,
}

impl RegisteredOps {
    fn contains(&self, name: OpName) -> bool {
        let word = self.bits.get(name.0 / 64).map_or(0, |word| word.load(Ordering::Acquire));
        word >> (name.0 % 64) & 1 != 0
    }

    /// Invalidates failed lookups after a dialect was loaded.
    pub(crate) fn dialect_was_loaded(&self) {
        self.dialects.fetch_add(1, Ordering::AcqRel);
    }
}

impl Context {
    /// Registers `def`. Called when its dialect is loaded.
    pub(crate) fn register_op(&self, def: &'static OpDef) {
        if !def.is_listed() {
            DEFINITIONS.add(def);
        }
        let name = def.op_name();
        let word = self.ops.bits.get_or_init(name.0 / 64, || AtomicU64::new(0));
        word.fetch_or(1 << (name.0 % 64), Ordering::AcqRel);
    }

    /// The names of the registered operations of `dialect`, in no particular order.
    pub fn registered_ops(&self, dialect: &str) -> Vec<&'static str> {
        let by_name = DEFINITIONS.by_name.read().unwrap_or_else(PoisonError::into_inner);
        let is_of_dialect =
            |name: &str| name.strip_prefix(dialect).is_some_and(|rest| rest.starts_with('.'));
        let registered = by_name.iter().filter(|(name, ops)| {
            is_of_dialect(name) && ops.iter().any(|op| self.ops.contains(*op))
        });
        registered.map(|(name, _)| *name).collect()
    }

    /// The definitions of the registered operations, sorted by name.
    pub(crate) fn registered_op_defs(&self) -> Vec<&'static OpDef> {
        let by_name = DEFINITIONS.by_name.read().unwrap_or_else(PoisonError::into_inner);
        let mut names: Vec<(&str, OpName)> = by_name
            .iter()
            .flat_map(|(name, ops)| ops.iter().map(|op| (*name, *op)))
            .filter(|(_, op)| self.ops.contains(*op))
            .collect();
        names.sort_unstable_by_key(|(name, _)| *name);
        names.iter().filter_map(|(_, op)| DEFINITIONS.list.get(op.0).copied()).collect()
    }

    /// Registers `def`, whose dialect is already loaded.
    pub(crate) fn add_op(&self, def: &'static OpDef) {
        self.register_op(def);
        self.ops.dialect_was_loaded();
    }

    /// The operation name `name`, registered or not.
    pub fn op_name(&self, name: &str) -> OpName {
        self.op_name_of(self.ident(name))
    }

    /// The operation name for `ident`.
    ///
    /// # Panics
    ///
    /// In debug builds, if `ident` belongs to another context.
    #[track_caller]
    pub fn op_name_of(&self, ident: Ident) -> OpName {
        self.assert_owns(ident);
        let dialects = self.ops.dialects.load(Ordering::Acquire);
        if let Some(word) = self.ops.by_ident.get(self.ident_index(ident)) {
            let word = word.load(Ordering::Acquire);
            let name = OpName(word as u32);
            if name.0 & UNREGISTERED == 0 && name.0 != 0 || (word >> 32) as u32 == dialects {
                return name;
            }
        }
        self.find_op_name(ident, dialects)
    }

    #[cold]
    fn find_op_name(&self, ident: Ident, dialects: u32) -> OpName {
        let by_name = DEFINITIONS.by_name.read().unwrap_or_else(PoisonError::into_inner);
        let named = by_name.get(self.ident_str(ident)).map_or(&[][..], Vec::as_slice);
        let registered = named.iter().copied().find(|name| self.ops.contains(*name));
        let name = registered.unwrap_or(OpName(UNREGISTERED | ident.to_word()));
        let word = u64::from(dialects) << 32 | u64::from(name.0);
        let slot = self.ops.by_ident.get_or_init(self.ident_index(ident), || AtomicU64::new(word));
        slot.store(word, Ordering::Release);
        name
    }

    /// The data of a registered operation.
    #[inline]
    fn registered_op(&self, name: OpName) -> Option<&RegisteredOp> {
        match self.ops.used.get(name.0) {
            Some(op) => Some(op),
            None => self.use_op(name),
        }
    }

    #[cold]
    fn use_op(&self, name: OpName) -> Option<&RegisteredOp> {
        if name.0 & UNREGISTERED != 0 || !self.ops.contains(name) {
            return None;
        }
        let def = *DEFINITIONS.list.get(name.0)?;
        let op = self.ops.used.get_or_init(name.0, || {
            Box::new(RegisteredOp {
                def,
                name: self.ident(def.name()),
                property_names: OnceLock::new(),
                defaults: OnceLock::new(),
            })
        });
        Some(op)
    }

    /// The view of `name`.
    ///
    /// # Panics
    ///
    /// In debug builds, if it is an unregistered name of another context.
    #[inline]
    #[track_caller]
    pub fn op_name_ref(&self, name: OpName) -> OpNameRef<'_> {
        self.assert_owns(name);
        let registered = if name.0 & UNREGISTERED == 0 { self.registered_op(name) } else { None };
        OpNameRef { ctx: self, name, registered }
    }
}

impl Owned for OpName {
    #[inline]
    #[track_caller]
    fn assert_owned(self, ctx: &Context) {
        if cfg!(debug_assertions)
            && !self.is_registered()
            && let Some(ident) = Ident::from_word(self.0 & !UNREGISTERED)
        {
            ident.assert_owned(ctx);
        }
    }
}

impl<'c> OpNameRef<'c> {
    /// The context.
    pub fn ctx(self) -> &'c Context {
        self.ctx
    }

    /// The handle.
    pub fn handle(self) -> OpName {
        self.name
    }

    /// The definition, if the operation is registered in the context.
    #[inline]
    pub fn def(self) -> Option<&'static OpDef> {
        self.registered.map(|op| op.def)
    }

    /// Whether the operation is registered in the context.
    pub fn is_registered(self) -> bool {
        self.registered.is_some()
    }

    /// The identifier.
    pub fn ident(self) -> Ident {
        match self.registered {
            Some(op) => op.name,
            None => {
                Ident::from_word(self.name.0 & !UNREGISTERED).unwrap_or_else(|| self.ctx.ident(""))
            }
        }
    }

    /// The name, including the dialect prefix.
    pub fn as_str(self) -> &'c str {
        match self.registered {
            Some(op) => op.def.name(),
            None => self.ctx.ident_str(self.ident()),
        }
    }

    /// The dialect namespace: the name up to the first dot.
    pub fn dialect(self) -> &'c str {
        self.as_str().split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The name without the dialect prefix.
    pub fn stripped(self) -> &'c str {
        self.as_str().split_once('.').map_or(self.as_str(), |(_, name)| name)
    }

    /// The names of the inherent attributes, in the order of [`OpDef::property_list`].
    pub fn property_names(self) -> &'c [Ident] {
        let ctx = self.ctx;
        self.registered.map_or(&[], |op| {
            op.property_names
                .get_or_init(|| op.def.property_list().iter().map(|p| ctx.ident(p.name)).collect())
        })
    }

    /// The property words of an operation that sets no property.
    pub fn default_words(self) -> &'c [u32] {
        let ctx = self.ctx;
        self.registered.map_or(&[], |op| {
            op.defaults.get_or_init(|| {
                let mut words = Vec::with_capacity(op.def.num_words());
                for property in op.def.property_list() {
                    let default = property.default_word(ctx);
                    words.extend(std::iter::repeat_n(default, property.words.into()));
                }
                words.into()
            })
        })
    }
}

impl fmt::Display for OpNameRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for OpNameRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
