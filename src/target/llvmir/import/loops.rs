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
    pub(super) fn loop_annotation(
        &mut self,
        id: MetadataId,
        location: Location,
    ) -> Option<Attribute> {
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

    fn loop_properties(
        &mut self,
        id: MetadataId,
        location: Location,
    ) -> Parsed<Properties<'_, 'm>> {
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
                None => self.import.warn(self.location, "could not lookup access group"),
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

    fn vectorize<'c>(&mut self, ctx: &'c Context) -> Parsed<Option<LoopVectorizeAttr<'c>>> {
        let enable = self.not("llvm.loop.vectorize.enable");
        let predicate = self.truth("llvm.loop.vectorize.predicate.enable");
        let scalable = self.truth("llvm.loop.vectorize.scalable.enable");
        let width = self.number("llvm.loop.vectorize.width");
        let names = ["vectorized", "epilogue", "all"];
        let followups =
            names.map(|it| self.followup(&format!("llvm.loop.vectorize.followup_{it}")));
        let (enable, predicate, scalable) = (enable?, predicate?, scalable?);
        let (width, [first, second, third]) = (width?, annotations(ctx, followups)?);
        let is_any = enable.or(predicate).or(scalable).is_some()
            || width.is_some()
            || first.or(second).or(third).is_some();
        Ok(is_any.then(|| {
            LoopVectorizeAttr::get(
                ctx,
                truth(ctx, enable),
                truth(ctx, predicate),
                truth(ctx, scalable),
                number(ctx, width),
                first,
                second,
                third,
            )
        }))
    }

    fn unroll<'c>(&mut self, ctx: &'c Context) -> Parsed<Option<LoopUnrollAttr<'c>>> {
        let disable = self.either("llvm.loop.unroll.enable", "llvm.loop.unroll.disable");
        let count = self.number("llvm.loop.unroll.count");
        let runtime = self.unit("llvm.loop.unroll.runtime.disable");
        let full = self.unit("llvm.loop.unroll.full");
        let names = ["unrolled", "remainder", "all"];
        let followups = names.map(|it| self.followup(&format!("llvm.loop.unroll.followup_{it}")));
        let (disable, count, runtime, full) = (disable?, count?, runtime?, full?);
        let [first, second, third] = annotations(ctx, followups)?;
        let is_any = disable.or(runtime).or(full).is_some()
            || count.is_some()
            || first.or(second).or(third).is_some();
        Ok(is_any.then(|| {
            LoopUnrollAttr::get(
                ctx,
                truth(ctx, disable),
                number(ctx, count),
                truth(ctx, runtime),
                truth(ctx, full),
                first,
                second,
                third,
            )
        }))
    }

    fn jam<'c>(&mut self, ctx: &'c Context) -> Parsed<Option<LoopUnrollAndJamAttr<'c>>> {
        let enable = "llvm.loop.unroll_and_jam.enable";
        let disable = self.either(enable, "llvm.loop.unroll_and_jam.disable");
        let count = self.number("llvm.loop.unroll_and_jam.count");
        let names = ["outer", "inner", "remainder_outer", "remainder_inner", "all"];
        let followups =
            names.map(|it| self.followup(&format!("llvm.loop.unroll_and_jam.followup_{it}")));
        let (disable, count) = (disable?, count?);
        let known = annotations(ctx, followups)?;
        let is_any = disable.is_some() || count.is_some() || known.iter().any(Option::is_some);
        Ok(is_any.then(|| {
            let (disable, count) = (truth(ctx, disable), number(ctx, count));
            let [outer, inner, rest_outer, rest_inner, all] = known;
            LoopUnrollAndJamAttr::get(
                ctx, disable, count, outer, inner, rest_outer, rest_inner, all,
            )
        }))
    }

    fn licm<'c>(&mut self, ctx: &'c Context) -> Parsed<Option<LoopLICMAttr<'c>>> {
        let disable = self.unit("llvm.licm.disable");
        let versioning = self.unit("llvm.loop.licm_versioning.disable");
        let (disable, versioning) = (disable?, versioning?);
        let is_any = disable.or(versioning).is_some();
        Ok(is_any.then(|| LoopLICMAttr::get(ctx, truth(ctx, disable), truth(ctx, versioning))))
    }

    fn distribute<'c>(&mut self, ctx: &'c Context) -> Parsed<Option<LoopDistributeAttr<'c>>> {
        let disable = self.not("llvm.loop.distribute.enable");
        let names = ["coincident", "sequential", "fallback", "all"];
        let followups =
            names.map(|it| self.followup(&format!("llvm.loop.distribute.followup_{it}")));
        let (disable, known) = (disable?, annotations(ctx, followups)?);
        let is_any = disable.is_some() || known.iter().any(Option::is_some);
        Ok(is_any.then(|| {
            let [coincident, sequential, fallback, all] = known;
            let disable = truth(ctx, disable);
            LoopDistributeAttr::get(ctx, disable, coincident, sequential, fallback, all)
        }))
    }

    fn pipeline<'c>(&mut self, ctx: &'c Context) -> Parsed<Option<LoopPipelineAttr<'c>>> {
        let disable = self.truth("llvm.loop.pipeline.disable");
        let interval = self.number("llvm.loop.pipeline.initiationinterval");
        let (disable, interval) = (disable?, interval?);
        let is_any = disable.is_some() || interval.is_some();
        let make = || LoopPipelineAttr::get(ctx, truth(ctx, disable), number(ctx, interval));
        Ok(is_any.then(make))
    }

    /// All parts of the annotation. All are looked at, also after one that is malformed.
    fn parts(&mut self, ctx: &Context) -> Parsed<Option<Attribute>> {
        let disable = self.unit("llvm.loop.disable_nonforced");
        let vectorize = self.vectorize(ctx);
        let interleave = self.number("llvm.loop.interleave.count");
        let unroll = self.unroll(ctx);
        let jam = self.jam(ctx);
        let licm = self.licm(ctx);
        let distribute = self.distribute(ctx);
        let pipeline = self.pipeline(ctx);
        let peeled = self.number("llvm.loop.peeled.count");
        let unswitch = self.unit("llvm.loop.unswitch.partial.disable");
        let progress = self.unit("llvm.loop.mustprogress");
        let what = "to hold an integer value";
        let vectorized = self.value("llvm.loop.isvectorized", 32, what);
        let accesses = self.accesses();
        let disable = disable?;
        let (vectorize, interleave, unroll, jam) =
            (lenient(vectorize), lenient(interleave), lenient(unroll), lenient(jam));
        let (licm, distribute, pipeline) = (lenient(licm), lenient(distribute), lenient(pipeline));
        let (peeled, unswitch) = (lenient(peeled), lenient(unswitch));
        let (progress, vectorized) = (progress?, vectorized?.map(|it| it != 0));
        let accesses = accesses?;
        let accesses: Vec<AccessGroupAttr<'_>> =
            accesses.iter().filter_map(|it| ctx.attr_ref(*it).dyn_cast()).collect();
        let place = |index: usize| {
            self.places.get(index).and_then(|it| ctx.attr_ref(*it).dyn_cast::<FusedLoc<'_>>())
        };
        let is_any = disable.or(unswitch).or(progress).or(vectorized).is_some()
            || vectorize.is_some()
            || interleave.or(peeled).is_some()
            || unroll.is_some()
            || jam.is_some()
            || licm.is_some()
            || distribute.is_some()
            || pipeline.is_some()
            || place(0).or(place(1)).is_some()
            || !accesses.is_empty();
        Ok(is_any.then(|| {
            LoopAnnotationAttr::get(
                ctx,
                truth(ctx, disable),
                vectorize,
                number(ctx, interleave).map(|it| LoopInterleaveAttr::get(ctx, it)),
                unroll,
                jam,
                licm,
                distribute,
                pipeline,
                peeled.map(|it| LoopPeeledAttr::get(ctx, number(ctx, Some(it)))),
                unswitch.map(|it| LoopUnswitchAttr::get(ctx, truth(ctx, Some(it)))),
                truth(ctx, progress),
                truth(ctx, vectorized),
                place(0),
                place(1),
                &accesses,
            )
            .handle()
        }))
    }
}

/// A part of the annotation; upstream leaves a malformed one out.
fn lenient<T>(part: Parsed<Option<T>>) -> Option<T> {
    part.unwrap_or_default()
}

fn truth(ctx: &Context, value: Option<bool>) -> Option<BoolAttr<'_>> {
    value.map(|it| BoolAttr::get(ctx, it))
}

fn number(ctx: &Context, value: Option<u64>) -> Option<IntegerAttr<'_>> {
    value.map(|it| IntegerAttr::get(ctx, IntegerType::get(ctx, 32), it.cast_signed()))
}

/// The annotations of what becomes of the loop.
fn annotations<const N: usize>(
    ctx: &Context,
    followups: [Parsed<Option<Attribute>>; N],
) -> Parsed<[Option<LoopAnnotationAttr<'_>>; N]> {
    let mut known = [None; N];
    for (known, followup) in known.iter_mut().zip(followups) {
        *known = followup?.and_then(|it| ctx.attr_ref(it).dyn_cast::<LoopAnnotationAttr<'_>>());
    }
    Ok(known)
}
