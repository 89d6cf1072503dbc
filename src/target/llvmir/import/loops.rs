//! Annotations of loops.

use ods_runtime::attrs::*;
use ods_runtime::types::IntegerType;
use ods_runtime::{Attribute, Context, Location};

use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{Metadata, MetadataId, Node};

/// What a loop's node says.
struct Properties<'i, 'm> {
    import: &'i mut Import<'m>,
    location: Location,
    /// The properties that are not imported yet, by name.
    left: Vec<(&'m str, &'m [Option<MetadataId>])>,
    /// Locations of the loop's start and end.
    places: Vec<Attribute>,
}

/// A property that cannot be imported; there was a warning.
struct Malformed;

type Parsed<T> = Result<T, Malformed>;

impl<'m> Import<'m> {
    /// The annotation for a loop's node.
    pub(super) fn loop_annotation(&mut self, id: MetadataId, location: Location) -> Option<Attribute> {
        if let Some(known) = self.loops.get(&id) {
            return *known;
        }
        // A loop whose followup is the loop itself has none.
        self.loops.insert(id, None);
        let ctx = self.ctx.clone();
        let annotation = match self.loop_properties(id, location) {
            Ok(mut properties) => properties.annotation(&ctx),
            Err(Malformed) => None,
        };
        self.loops.insert(id, annotation);
        annotation
    }

    fn loop_properties(&mut self, id: MetadataId, location: Location) -> Parsed<Properties<'_, 'm>> {
        let malformed = |import: &Self, text: &str| {
            import.warn(location, text);
            Malformed
        };
        let operands = self.node(id).unwrap_or_default();
        if operands.first() != Some(&Some(id)) {
            return Err(malformed(self, "invalid loop node"));
        }
        let (mut left, mut places) = (Vec::new(), Vec::new());
        for operand in &operands[1..] {
            let node = operand.map(|it| self.module.metadata_of(it).0);
            if let (Some(id), Some(Metadata::Node(Node::Specialized { name: "DILocation", .. }))) =
                (operand, node)
            {
                let place = self.debug_location(Some(*id));
                places.push(self.ctx.location_attr(place).handle());
                continue;
            }
            let Some(property) = operand.and_then(|it| self.node(it)) else {
                let text =
                    "expected all loop properties to be either debug locations or metadata nodes";
                return Err(malformed(self, text));
            };
            let Some(first) = property.first() else {
                return Err(malformed(self, "cannot import empty loop property"));
            };
            let Some(name) = self.text(*first) else {
                return Err(malformed(self, "cannot import loop property without a name"));
            };
            if left.iter().any(|it: &(&str, _)| it.0 == name) {
                let text = format!("cannot import loop properties with duplicated names {name}");
                return Err(malformed(self, &text));
            }
            left.push((name, property));
        }
        Ok(Properties { import: self, location, left, places })
    }
}

impl<'m> Properties<'_, 'm> {
    fn take(&mut self, name: &str) -> Option<&'m [Option<MetadataId>]> {
        let index = self.left.iter().position(|it| it.0 == name)?;
        Some(self.left.remove(index).1)
    }

    fn malformed<T>(&self, name: &str, what: &str) -> Parsed<T> {
        let message = format!("expected metadata node {name} {what}");
        self.import.warn(self.location, message);
        Err(Malformed)
    }

    /// A property that is only a name.
    fn unit(&mut self, name: &str) -> Parsed<Option<bool>> {
        match self.take(name) {
            None => Ok(None),
            Some([_]) => Ok(Some(true)),
            Some(_) => self.malformed(name, "to hold no value"),
        }
    }

    /// One of two names that exclude each other.
    fn either(&mut self, enable: &str, disable: &str) -> Parsed<Option<bool>> {
        let (enabled, disabled) = (self.unit(enable), self.unit(disable));
        match (enabled?, disabled?) {
            (Some(_), Some(_)) => {
                let message = format!(
                    "expected metadata nodes {enable} and {disable} to be mutually exclusive."
                );
                self.import.warn(self.location, message);
                Err(Malformed)
            }
            (Some(_), None) => Ok(Some(false)),
            (None, Some(_)) => Ok(Some(true)),
            (None, None) => Ok(None),
        }
    }

    /// The value of a property of this width.
    fn value(&mut self, name: &str, width: u32, what: &str) -> Parsed<Option<u64>> {
        let Some(property) = self.take(name) else { return Ok(None) };
        let number = match property {
            [_, Some(value)] => self.import.metadata_integer(*value),
            _ => None,
        };
        match number.filter(|it| it.width() == width) {
            Some(number) => Ok(number.to_u64()),
            None => self.malformed(name, what),
        }
    }

    fn truth(&mut self, name: &str) -> Parsed<Option<bool>> {
        Ok(self.value(name, 1, "to hold a boolean value")?.map(|it| it != 0))
    }

    fn not(&mut self, name: &str) -> Parsed<Option<bool>> {
        Ok(self.truth(name)?.map(|it| !it))
    }

    fn number(&mut self, name: &str) -> Parsed<Option<u64>> {
        self.value(name, 32, "to hold an i32 value")
    }

    /// The annotation of what becomes of the loop.
    fn followup(&mut self, name: &str) -> Parsed<Option<Attribute>> {
        let Some(property) = self.take(name) else { return Ok(None) };
        match property {
            [_, Some(node)] if self.import.node(*node).is_some() => {
                Ok(self.import.loop_annotation(*node, self.location))
            }
            _ => self.malformed(name, "to hold an MDNode"),
        }
    }

    fn accesses(&mut self) -> Parsed<Vec<Attribute>> {
        let name = "llvm.loop.parallel_accesses";
        let Some(property) = self.take(name) else { return Ok(Vec::new()) };
        let mut groups = Vec::new();
        let nodes = property.get(1..).filter(|it| !it.is_empty());
        for node in nodes.unwrap_or(&[None]) {
            let Some(node) = node.filter(|it| self.import.node(*it).is_some()) else {
                return self.malformed(name, "to hold one or multiple MDNodes");
            };
            match self.import.groups_of(node) {
                Some(list) => groups.extend(list),
                None => {
                    self.import.warn(self.location, "could not lookup access group");
                    return Err(Malformed);
                }
            }
        }
        Ok(groups)
    }

    fn annotation(&mut self, ctx: &Context) -> Option<Attribute> {
        let parts = self.parts(ctx);
        if !self.left.is_empty() {
            for (name, _) in &self.left {
                self.import.warn(self.location, format!("unknown loop annotation {name}"));
            }
            return None;
        }
        parts.ok().flatten()
    }

    fn parts(&mut self, ctx: &Context) -> Parsed<Option<Attribute>> {
        let truth = |value: Option<bool>| value.map(|it| BoolAttr::get(ctx, it));
        let number = |value: Option<u64>| {
            let i32 = IntegerType::get(ctx, 32);
            value.map(|it| IntegerAttr::get(ctx, i32, it.cast_signed()))
        };
        let annotation = |attr: Option<Attribute>| {
            attr.and_then(|it| ctx.attr_ref(it).dyn_cast::<LoopAnnotationAttr<'_>>())
        };
        let disable = self.unit("llvm.loop.disable_nonforced");
        let vectorize = {
            let enable = self.not("llvm.loop.vectorize.enable");
            let predicate = self.truth("llvm.loop.vectorize.predicate.enable");
            let scalable = self.truth("llvm.loop.vectorize.scalable.enable");
            let width = self.number("llvm.loop.vectorize.width");
            let vectorized = self.followup("llvm.loop.vectorize.followup_vectorized");
            let epilogue = self.followup("llvm.loop.vectorize.followup_epilogue");
            let all = self.followup("llvm.loop.vectorize.followup_all");
            let (enable, predicate, scalable) = (enable?, predicate?, scalable?);
            let (width, followups) = (width?, [vectorized?, epilogue?, all?]);
            let is_any = enable.or(predicate).or(scalable).is_some()
                || width.is_some()
                || followups.iter().any(Option::is_some);
            is_any.then(|| {
                LoopVectorizeAttr::get(
                    ctx,
                    truth(enable),
                    truth(predicate),
                    truth(scalable),
                    number(width),
                    annotation(followups[0]),
                    annotation(followups[1]),
                    annotation(followups[2]),
                )
            })
        };
        let count = self.number("llvm.loop.interleave.count")?;
        let interleave = number(count).map(|it| LoopInterleaveAttr::get(ctx, it));
        let unroll = {
            let disable = self.either("llvm.loop.unroll.enable", "llvm.loop.unroll.disable");
            let count = self.number("llvm.loop.unroll.count");
            let runtime = self.unit("llvm.loop.unroll.runtime.disable");
            let full = self.unit("llvm.loop.unroll.full");
            let unrolled = self.followup("llvm.loop.unroll.followup_unrolled");
            let remainder = self.followup("llvm.loop.unroll.followup_remainder");
            let all = self.followup("llvm.loop.unroll.followup_all");
            let (disable, count, runtime, full) = (disable?, count?, runtime?, full?);
            let followups = [unrolled?, remainder?, all?];
            let is_any = disable.or(runtime).or(full).is_some()
                || count.is_some()
                || followups.iter().any(Option::is_some);
            is_any.then(|| {
                LoopUnrollAttr::get(
                    ctx,
                    truth(disable),
                    number(count),
                    truth(runtime),
                    truth(full),
                    annotation(followups[0]),
                    annotation(followups[1]),
                    annotation(followups[2]),
                )
            })
        };
        let jam = {
            let enable = "llvm.loop.unroll_and_jam.enable";
            let disable = self.either(enable, "llvm.loop.unroll_and_jam.disable");
            let count = self.number("llvm.loop.unroll_and_jam.count");
            let names = ["outer", "inner", "remainder_outer", "remainder_inner", "all"];
            let followups =
                names.map(|it| self.followup(&format!("llvm.loop.unroll_and_jam.followup_{it}")));
            let (disable, count) = (disable?, count?);
            let mut known = [None; 5];
            for (known, followup) in known.iter_mut().zip(followups) {
                *known = followup?;
            }
            let is_any = disable.is_some() || count.is_some() || known.iter().any(Option::is_some);
            is_any.then(|| {
                LoopUnrollAndJamAttr::get(
                    ctx,
                    truth(disable),
                    number(count),
                    annotation(known[0]),
                    annotation(known[1]),
                    annotation(known[2]),
                    annotation(known[3]),
                    annotation(known[4]),
                )
            })
        };
        let licm = {
            let disable = self.unit("llvm.licm.disable");
            let versioning = self.unit("llvm.loop.licm_versioning.disable");
            let (disable, versioning) = (disable?, versioning?);
            let is_any = disable.or(versioning).is_some();
            is_any.then(|| LoopLICMAttr::get(ctx, truth(disable), truth(versioning)))
        };
        let distribute = {
            let disable = self.not("llvm.loop.distribute.enable");
            let names = ["coincident", "sequential", "fallback", "all"];
            let followups =
                names.map(|it| self.followup(&format!("llvm.loop.distribute.followup_{it}")));
            let disable = disable?;
            let mut known = [None; 4];
            for (known, followup) in known.iter_mut().zip(followups) {
                *known = followup?;
            }
            let is_any = disable.is_some() || known.iter().any(Option::is_some);
            is_any.then(|| {
                LoopDistributeAttr::get(
                    ctx,
                    truth(disable),
                    annotation(known[0]),
                    annotation(known[1]),
                    annotation(known[2]),
                    annotation(known[3]),
                )
            })
        };
        let pipeline = {
            let disable = self.truth("llvm.loop.pipeline.disable");
            let interval = self.number("llvm.loop.pipeline.initiationinterval");
            let (disable, interval) = (disable?, interval?);
            let is_any = disable.is_some() || interval.is_some();
            is_any.then(|| LoopPipelineAttr::get(ctx, truth(disable), number(interval)))
        };
        let peeled = self.number("llvm.loop.peeled.count")?;
        let peeled = peeled.map(|it| LoopPeeledAttr::get(ctx, number(Some(it))));
        let unswitch = self.unit("llvm.loop.unswitch.partial.disable")?;
        let unswitch = unswitch.map(|it| LoopUnswitchAttr::get(ctx, truth(Some(it))));
        let progress = self.unit("llvm.loop.mustprogress")?;
        let what = "to hold an integer value";
        let vectorized = self.value("llvm.loop.isvectorized", 32, what)?.map(|it| it != 0);
        let accesses = self.accesses()?;
        let accesses: Vec<AccessGroupAttr<'_>> =
            accesses.iter().filter_map(|it| ctx.attr_ref(*it).dyn_cast()).collect();
        let place = |index: usize| {
            self.places.get(index).and_then(|it| ctx.attr_ref(*it).dyn_cast::<FusedLoc<'_>>())
        };
        let disable = disable?;
        let is_any = disable.is_some()
            || vectorize.is_some()
            || interleave.is_some()
            || unroll.is_some()
            || jam.is_some()
            || licm.is_some()
            || distribute.is_some()
            || pipeline.is_some()
            || peeled.is_some()
            || unswitch.is_some()
            || progress.is_some()
            || vectorized.is_some()
            || place(0).is_some()
            || place(1).is_some()
            || !accesses.is_empty();
        Ok(is_any.then(|| {
            LoopAnnotationAttr::get(
                ctx,
                truth(disable),
                vectorize,
                interleave,
                unroll,
                jam,
                licm,
                distribute,
                pipeline,
                peeled,
                unswitch,
                truth(progress),
                truth(vectorized),
                place(0),
                place(1),
                &accesses,
            )
            .handle()
        }))
    }
}
