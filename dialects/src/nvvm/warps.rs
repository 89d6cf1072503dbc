//! Operations in which the threads of a warp take part: shuffles, votes and reductions.

use super::*;

impl<'ir> Verify<'ir> for ReduxOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.res().ty();
        let is_float = ty.isa::<Float32Type<'_>>();
        verify_rows(
            *self,
            &[
                (!is_float && self.abs(), "abs attribute is supported only for f32 type"),
                (!is_float && self.nan(), "nan attribute is supported only for f32 type"),
            ],
        )?;
        let kind = self.kind();
        let wants_float = matches!(kind, ReduxKind::FMIN | ReduxKind::FMAX);
        if is_float == wants_float {
            return Ok(());
        }
        let only = if wants_float { "f32" } else { "i32" };
        Err(self.op_error(format!(
            "'{kind}' redux kind unsupported with '{ty}' type. Only supported type is '{only}'."
        )))
    }
}

impl<'ir> Verify<'ir> for PMEventOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (mask, id) = (self.masked_event_id(), self.event_id());
        verify_rows(
            *self,
            &[
                (mask.is_none() && id.is_none(), "either `id` or `mask` must be set"),
                (mask.is_some() && id.is_some(), "`id` and `mask` cannot be set at the same time"),
                (id.is_some_and(|id| id > 15), "`id` must be between 0 and 15"),
            ],
        )
    }
}

impl<'ir> Verify<'ir> for ShflOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (ty, value) = (self.res().ty(), self.val().ty());
        let mismatch = |what: &str, expected: &str, actual: TypeRef<'_>| {
            Err(self.op_error(format!(
                "expected {what} to be of type '{expected}' but got '{actual}' instead"
            )))
        };
        let Some(elements) = elements(ty) else {
            return match self.return_value_and_is_valid() {
                true => Err(self.op_error("expected return type to be a two-element struct")),
                false if ty != value => mismatch("return type", &value.to_string(), ty),
                false => Ok(()),
            };
        };
        verify_rows(
            *self,
            &[
                (
                    !self.return_value_and_is_valid(),
                    "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type",
                ),
                (elements.len() != 2, "expected return type to be a two-element struct"),
            ],
        )?;
        if elements[0] != value {
            return mismatch(
                "first element in the returned struct",
                &value.to_string(),
                elements[0],
            );
        }
        match elements[1].is_integer_of(1) {
            true => Ok(()),
            false => mismatch("second element in the returned struct", "i1", elements[1]),
        }
    }
}

impl<'ir> Verify<'ir> for VoteSyncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.res().ty();
        let is_ballot = self.kind() == VoteSyncKind::Ballot;
        verify_rows(
            *self,
            &[
                (is_ballot && !ty.is_integer_of(32), "vote.sync 'ballot' returns an i32"),
                (
                    !is_ballot && !ty.is_integer_of(1),
                    "vote.sync 'any', 'all' and 'uni' returns an i1",
                ),
            ],
        )
    }
}

impl<'ir> Verify<'ir> for MatchSyncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.res().ty();
        let is_pair = elements(ty).is_some_and(
            |it| matches!(it[..], [a, b] if a.is_integer_of(32) && b.is_integer_of(1)),
        );
        let is_all = self.kind() == MatchSyncKind::All;
        verify_rows(
            *self,
            &[
                (
                    is_all && !is_pair,
                    "match.sync 'all' returns a two element struct with first element as i32 and second element as i1",
                ),
                (!is_all && !ty.is_integer_of(32), "match.sync 'any' returns an i32"),
            ],
        )
    }
}

impl<'ir> Verify<'ir> for PermuteOp<'ir> {
    fn verify(self) -> VerifyResult {
        let mode = self.mode();
        let wants_hi = matches!(mode, PermuteMode::DEFAULT | PermuteMode::F4E | PermuteMode::B4E);
        match (wants_hi, self.hi().is_some()) {
            (true, false) => Err(self.error(format!("mode '{mode}' requires 'hi' operand."))),
            (false, true) => {
                Err(self.error(format!("mode '{mode}' does not accept 'hi' operand.")))
            }
            _ => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for ClusterLaunchControlQueryCancelOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.res().ty();
        let is_canceled = self.query_type() == ClusterLaunchControlQueryType::IsCanceled;
        verify_rows(
            *self,
            &[
                (is_canceled && !ty.is_integer_of(1), "is_canceled query type returns an i1"),
                (
                    !is_canceled && !ty.is_integer_of(32),
                    "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32",
                ),
            ],
        )
    }
}
