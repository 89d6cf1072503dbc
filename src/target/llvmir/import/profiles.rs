//! Summaries of profiles.

use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::attrs::*;
use ods_runtime::{Attribute, Context};

use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{Constant, Metadata, MetadataId};

type Operands<'m> = &'m [Option<MetadataId>];

impl<'m> Import<'m> {
    fn shown(&self, id: Option<MetadataId>) -> String {
        id.map_or_else(|| "null".to_owned(), |it| self.module.metadata_text(it))
    }

    /// A node with a key and a value. What follows the value is ignored with a warning.
    fn entry(&self, id: Option<MetadataId>) -> Option<(Option<MetadataId>, Option<MetadataId>)> {
        let node = id.and_then(|it| self.node(it)).unwrap_or_default();
        if node.len() != 2 {
            let shown = self.shown(id);
            self.warn(self.location, format!("expected 2-element tuple metadata: {shown}"));
        }
        Some((*node.first()?, node.get(1).copied().flatten()))
    }

    /// The value of a key, if the node has it.
    fn value(&self, id: Option<MetadataId>, key: &str) -> Option<MetadataId> {
        let (found, value) = self.entry(id)?;
        if self.text(found) != Some(key) {
            let shown = self.shown(found);
            self.warn(self.location, format!("expected '{key}' key, but found: {shown}"));
            return None;
        }
        value
    }

    fn count(&self, id: Option<MetadataId>, key: &str) -> Option<u64> {
        let value = self.value(id, key)?;
        let Metadata::Constant(_) = self.module.metadata_of(value).0 else { return None };
        match self.metadata_integer(value) {
            Some(number) => number.to_u64(),
            None => {
                let shown = self.shown(id);
                let message = format!("expected integer metadata value for key '{key}': {shown}");
                self.warn(self.location, message);
                None
            }
        }
    }

    /// Whether a node has this key.
    fn has_key(&self, id: Option<MetadataId>, key: &str) -> bool {
        self.entry(id).is_some_and(|it| self.text(it.0) == Some(key))
    }

    pub(super) fn profile_summary(&mut self, id: MetadataId) -> Option<Attribute> {
        let ctx = self.ctx.clone();
        let operands = self.node(id)?;
        if operands.len() < 8 {
            let shown = self.shown(Some(id));
            self.warn(self.location, format!("expected at 8 entries in 'ProfileSummary': {shown}"));
            return None;
        }
        let format = self.format(operands[0])?;
        let total = self.count(operands[1], "TotalCount")?;
        let most = self.count(operands[2], "MaxCount")?;
        let most_internal = self.count(operands[3], "MaxInternalCount")?;
        let most_function = self.count(operands[4], "MaxFunctionCount")?;
        let counts = self.count(operands[5], "NumCounts")?;
        let functions = self.count(operands[6], "NumFunctions")?;
        let mut rest = &operands[7..];
        let mut is_partial = None;
        if self.has_key(rest[0], "IsPartialProfile") {
            self.check_more(rest, "IsPartialProfile")?;
            is_partial = Some(self.count(rest[0], "IsPartialProfile")?);
            rest = &rest[1..];
        }
        let ratio = self.ratio(&ctx, rest[0]);
        if ratio.is_some() {
            self.check_more(rest, "PartialProfileRatio")?;
            rest = &rest[1..];
        }
        let details = self.details(&ctx, rest[0])?;
        let summary = ModuleFlagProfileSummaryAttr::get(
            &ctx,
            format,
            total,
            most,
            most_internal,
            most_function,
            counts,
            functions,
            is_partial,
            ratio,
            &details,
        );
        Some(summary.handle())
    }

    fn check_more(&self, rest: Operands<'_>, key: &str) -> Option<()> {
        if rest.len() > 1 {
            return Some(());
        }
        let shown = self.shown(rest[0]);
        let message =
            format!("the last summary entry is '{key}', expected 'DetailedSummary': {shown}");
        self.warn(self.location, message);
        None
    }

    fn format(&self, id: Option<MetadataId>) -> Option<ProfileSummaryFormatKind> {
        let (key, value) = self.entry(id)?;
        if self.text(key) != Some("ProfileFormat") {
            let shown = self.shown(key);
            self.warn(self.location, format!("expected 'ProfileFormat' key: {shown}"));
            return None;
        }
        match self.text(value) {
            Some("SampleProfile") => Some(ProfileSummaryFormatKind::SampleProfile),
            Some("InstrProf") => Some(ProfileSummaryFormatKind::InstrProf),
            Some("CSInstrProf") => Some(ProfileSummaryFormatKind::CSInstrProf),
            _ => {
                let shown = self.shown(value);
                let message = format!(
                    "expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found: {shown}"
                );
                self.warn(self.location, message);
                None
            }
        }
    }

    /// The ratio, if this node has it.
    fn ratio<'c>(&self, ctx: &'c Context, id: Option<MetadataId>) -> Option<FloatAttr<'c>> {
        let (key, value) = self.entry(id)?;
        if self.text(key) != Some("PartialProfileRatio") {
            return None;
        }
        let Metadata::Constant(constant) = self.module.metadata_of(value?).0 else { return None };
        let Constant::Float { bits, .. } = self.module.constant(*constant) else { return None };
        let value = ApFloat::from_bits(FloatSemantics::F64, *bits);
        Some(FloatAttr::from_ap_float(ctx, value))
    }

    fn details<'c>(
        &self,
        ctx: &'c Context,
        id: Option<MetadataId>,
    ) -> Option<Vec<ModuleFlagProfileSummaryDetailedAttr<'c>>> {
        let (key, value) = self.entry(id)?;
        if self.text(key) != Some("DetailedSummary") {
            let shown = self.shown(key);
            self.warn(self.location, format!("expected 'DetailedSummary' key: {shown}"));
            return None;
        }
        let Some(entries) = value.and_then(|it| self.node(it)) else {
            let shown = self.shown(value);
            let message = format!("expected tuple value for 'DetailedSummary' key: {shown}");
            self.warn(self.location, message);
            return None;
        };
        let mut details = Vec::with_capacity(entries.len());
        for entry in entries {
            let Some([cut_off, least, count]) = entry.and_then(|it| self.node(it)) else {
                let shown = self.shown(*entry);
                let message = format!("'DetailedSummary' entry expects 3 operands: {shown}");
                self.warn(self.location, message);
                return None;
            };
            let number =
                |id: &Option<MetadataId>| id.and_then(|it| self.metadata_integer(it)?.to_u64());
            let (Some(cut_off), Some(least), Some(count)) =
                (number(cut_off), number(least), number(count))
            else {
                let shown = self.shown(*entry);
                let message =
                    format!("expected only integer entries in 'DetailedSummary': {shown}");
                self.warn(self.location, message);
                return None;
            };
            let detail =
                ModuleFlagProfileSummaryDetailedAttr::get(ctx, cut_off as u32, least, count as u32);
            details.push(detail);
        }
        Some(details)
    }
}
