//! Dialects that accept unknown operations.

use std::marker::PhantomData;

use crate::prelude::*;

/// The dialect `D`, which accepts unknown operations, as its class in C++ says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AllowsUnknownOps<D>(PhantomData<D>);

impl<D: Dialect> Dialect for AllowsUnknownOps<D> {
    const NAMESPACE: &'static str = D::NAMESPACE;

    fn initialize(d: &mut DialectInit<'_>) {
        D::initialize(d);
        d.hooks().allows_unknown_operations = true;
    }
}
