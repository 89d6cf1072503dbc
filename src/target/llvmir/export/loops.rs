//! Annotations of loops.

use ods_runtime::OpRef;
use ods_runtime::attrs::*;

use super::{Cursor, ModuleTranslation, TranslationResult};
use crate::llvm::LoopAnnotationAttr;
use crate::target::llvmir::ir::{InstructionId, MetadataId};

/// Attaches the annotation of a loop to the branch at its end.
pub(super) fn annotate<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    id: InstructionId,
    annotation: Option<LoopAnnotationAttr<'ir>>,
) -> TranslationResult {
    let Some(annotation) = annotation else { return Ok(()) };
    let subprogram = cursor.subprogram_node();
    let node = cursor.translation.loop_annotation(annotation, op, subprogram)?;
    cursor.instruction(id).attach("llvm.loop", node);
    Ok(())
}

/// Collects the nodes of an annotation.
struct Options<'t, 'ir> {
    translation: &'t mut ModuleTranslation<'ir>,
    op: OpRef<'ir>,
    subprogram: Option<MetadataId>,
    nodes: Vec<MetadataId>,
}

impl<'ir> ModuleTranslation<'ir> {
    /// The node of an annotation.
    fn loop_annotation(
        &mut self,
        annotation: LoopAnnotationAttr<'ir>,
        op: OpRef<'ir>,
        subprogram: Option<MetadataId>,
    ) -> TranslationResult<MetadataId> {
        let key = (*annotation).handle();
        if let Some(known) = self.nodes.by_attr.get(&key) {
            return Ok(*known);
        }
        let mut options = Options { translation: self, op, subprogram, nodes: Vec::new() };
        options.all(annotation)?;
        let nodes = options.nodes;
        let node = self.module.self_referential(nodes);
        self.nodes.by_attr.insert(key, node);
        Ok(node)
    }
}

impl<'ir> Options<'_, 'ir> {
    fn all(&mut self, annotation: LoopAnnotationAttr<'ir>) -> TranslationResult {
        for location in [annotation.start_loc(), annotation.end_loc()].into_iter().flatten() {
            let Some(location) = (*location).as_location() else { continue };
            if let Some(node) =
                self.translation.location(location, self.subprogram, None, self.op)?
            {
                self.nodes.push(node);
            }
        }
        self.unit(annotation.disable_nonforced(), "llvm.loop.disable_nonforced");
        self.unit(annotation.must_progress(), "llvm.loop.mustprogress");
        if let Some(is_vectorized) = annotation.is_vectorized() {
            self.number("llvm.loop.isvectorized", i64::from(is_vectorized.value()));
        }
        self.vectorize(annotation)?;
        if let Some(interleave) = annotation.interleave() {
            self.integer(Some(interleave.count()), "llvm.loop.interleave.count");
        }
        self.unroll(annotation)?;
        self.unroll_and_jam(annotation)?;
        if let Some(licm) = annotation.licm() {
            self.unit(licm.disable(), "llvm.licm.disable");
            self.unit(licm.versioning_disable(), "llvm.loop.licm_versioning.disable");
        }
        self.distribute(annotation)?;
        if let Some(pipeline) = annotation.pipeline() {
            self.truth(pipeline.disable().map(|it| it.value()), "llvm.loop.pipeline.disable");
            self.integer(pipeline.initiationinterval(), "llvm.loop.pipeline.initiationinterval");
        }
        if let Some(peeled) = annotation.peeled() {
            self.integer(peeled.count(), "llvm.loop.peeled.count");
        }
        if let Some(unswitch) = annotation.unswitch() {
            self.unit(unswitch.partial_disable(), "llvm.loop.unswitch.partial.disable");
        }
        let accesses = annotation.parallel_accesses();
        if !accesses.is_empty() {
            let name = self.translation.module.metadata_string("llvm.loop.parallel_accesses");
            let mut operands = vec![name];
            operands.extend(accesses.iter().map(|it| self.translation.access_group(it)));
            self.nodes.push(self.translation.module.tuple(operands));
        }
        Ok(())
    }

    fn vectorize(&mut self, annotation: LoopAnnotationAttr<'ir>) -> TranslationResult {
        let Some(vectorize) = annotation.vectorize() else { return Ok(()) };
        self.truth(vectorize.disable().map(|it| !it.value()), "llvm.loop.vectorize.enable");
        let predicate = vectorize.predicate_enable().map(|it| it.value());
        self.truth(predicate, "llvm.loop.vectorize.predicate.enable");
        let scalable = vectorize.scalable_enable().map(|it| it.value());
        self.truth(scalable, "llvm.loop.vectorize.scalable.enable");
        self.integer(vectorize.width(), "llvm.loop.vectorize.width");
        self.followup(vectorize.followup_vectorized(), "llvm.loop.vectorize.followup_vectorized")?;
        self.followup(vectorize.followup_epilogue(), "llvm.loop.vectorize.followup_epilogue")?;
        self.followup(vectorize.followup_all(), "llvm.loop.vectorize.followup_all")
    }

    fn unroll(&mut self, annotation: LoopAnnotationAttr<'ir>) -> TranslationResult {
        let Some(unroll) = annotation.unroll() else { return Ok(()) };
        if let Some(disable) = unroll.disable() {
            self.name(match disable.value() {
                true => "llvm.loop.unroll.disable",
                false => "llvm.loop.unroll.enable",
            });
        }
        self.integer(unroll.count(), "llvm.loop.unroll.count");
        let disable = unroll.runtime_disable().map(|it| it.value());
        self.truth(disable, "llvm.loop.unroll.runtime.disable");
        self.unit(unroll.full(), "llvm.loop.unroll.full");
        self.followup(unroll.followup_unrolled(), "llvm.loop.unroll.followup_unrolled")?;
        self.followup(unroll.followup_remainder(), "llvm.loop.unroll.followup_remainder")?;
        self.followup(unroll.followup_all(), "llvm.loop.unroll.followup_all")
    }

    fn unroll_and_jam(&mut self, annotation: LoopAnnotationAttr<'ir>) -> TranslationResult {
        let Some(unroll) = annotation.unroll_and_jam() else { return Ok(()) };
        if let Some(disable) = unroll.disable() {
            self.name(match disable.value() {
                true => "llvm.loop.unroll_and_jam.disable",
                false => "llvm.loop.unroll_and_jam.enable",
            });
        }
        self.integer(unroll.count(), "llvm.loop.unroll_and_jam.count");
        let followups = [
            (unroll.followup_outer(), "llvm.loop.unroll_and_jam.followup_outer"),
            (unroll.followup_inner(), "llvm.loop.unroll_and_jam.followup_inner"),
            (
                unroll.followup_remainder_outer(),
                "llvm.loop.unroll_and_jam.followup_remainder_outer",
            ),
            (
                unroll.followup_remainder_inner(),
                "llvm.loop.unroll_and_jam.followup_remainder_inner",
            ),
            (unroll.followup_all(), "llvm.loop.unroll_and_jam.followup_all"),
        ];
        followups.into_iter().try_for_each(|(annotation, name)| self.followup(annotation, name))
    }

    fn distribute(&mut self, annotation: LoopAnnotationAttr<'ir>) -> TranslationResult {
        let Some(distribute) = annotation.distribute() else { return Ok(()) };
        self.truth(distribute.disable().map(|it| !it.value()), "llvm.loop.distribute.enable");
        let followups = [
            (distribute.followup_coincident(), "llvm.loop.distribute.followup_coincident"),
            (distribute.followup_sequential(), "llvm.loop.distribute.followup_sequential"),
            (distribute.followup_fallback(), "llvm.loop.distribute.followup_fallback"),
            (distribute.followup_all(), "llvm.loop.distribute.followup_all"),
        ];
        followups.into_iter().try_for_each(|(annotation, name)| self.followup(annotation, name))
    }

    /// `!{!"name"}`.
    fn name(&mut self, name: &str) {
        let name = self.translation.module.metadata_string(name);
        self.nodes.push(self.translation.module.tuple([name]));
    }

    /// The name if the attribute is true.
    fn unit(&mut self, attr: Option<BoolAttr<'ir>>, name: &str) {
        if attr.is_some_and(|it| it.value()) {
            self.name(name);
        }
    }

    /// `!{!"name", i1 value}`.
    fn truth(&mut self, value: Option<bool>, name: &str) {
        if let Some(value) = value {
            let value = self.translation.module.i1(value);
            let value = self.translation.module.metadata_constant(value);
            self.pair(name, value);
        }
    }

    /// `!{!"name", i32 value}`.
    fn number(&mut self, name: &str, value: i64) {
        let value = self.translation.module.i32(value);
        let value = self.translation.module.metadata_constant(value);
        self.pair(name, value);
    }

    fn integer(&mut self, attr: Option<IntegerAttr<'ir>>, name: &str) {
        if let Some(value) = attr.and_then(|it| it.int()) {
            self.number(name, value);
        }
    }

    fn followup(
        &mut self,
        annotation: Option<LoopAnnotationAttr<'ir>>,
        name: &str,
    ) -> TranslationResult {
        if let Some(annotation) = annotation {
            let node = self.translation.loop_annotation(annotation, self.op, self.subprogram)?;
            self.pair(name, node);
        }
        Ok(())
    }

    fn pair(&mut self, name: &str, value: MetadataId) {
        let name = self.translation.module.metadata_string(name);
        self.nodes.push(self.translation.module.tuple([name, value]));
    }
}
