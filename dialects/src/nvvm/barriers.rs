//! Barriers, fences, and the events of `mbarrier`.

use super::*;

/// Verifies an arrival at a barrier in memory.
fn verify_arrival(
    op: OpRef<'_>,
    address: ValueRef<'_>,
    scope: MemScopeKind,
    has_result: bool,
) -> VerifyResult {
    let is_cluster = is_pointer(address.ty(), NVVMMemorySpace::SharedCluster);
    verify_plain_rows(
        op,
        &[
            (
                !matches!(scope, MemScopeKind::CTA | MemScopeKind::CLUSTER),
                "mbarrier scope must be either CTA or Cluster",
            ),
            (is_cluster && has_result, "mbarrier in shared_cluster space cannot return any value"),
        ],
    )
}

/// Implements the verification of arrivals; `$op` says whether there is a result.
macro_rules! arrivals {
    ($($op:ident |$this:ident| $has_result:expr;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let $this = self;
                    verify_arrival(*self, self.addr(), self.scope(), $has_result)
                }
            }
        )*
    };
}

arrivals! {
    MBarrierArriveOp |op| op.res().is_some();
    MBarrierArriveDropOp |op| op.res().is_some();
    MBarrierArriveDropExpectTxOp |op| op.res().is_some();
    MBarrierExpectTxOp |_op| false;
    MBarrierCompleteTxOp |_op| false;
    MBarrierTestWaitOp |_op| false;
    MBarrierTryWaitOp |_op| false;
}

impl<'ir> Verify<'ir> for MBarrierArriveExpectTxOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.predicate().is_some() {
            verify_plain_rows(
                *self,
                &[
                    (
                        self.scope() != MemScopeKind::CTA,
                        "mbarrier scope must be CTA when using predicate",
                    ),
                    (
                        is_pointer(self.addr().ty(), NVVMMemorySpace::SharedCluster),
                        "mbarrier in shared_cluster space is not supported when using predicate",
                    ),
                    (self.res().is_some(), "return-value is not supported when using predicate"),
                    (
                        self.relaxed(),
                        "mbarrier with relaxed semantics is not supported when using predicate",
                    ),
                ],
            )?;
        }
        verify_arrival(*self, self.addr(), self.scope(), self.res().is_some())
    }
}

impl<'ir> Verify<'ir> for BarrierOp<'ir> {
    fn verify(self) -> VerifyResult {
        let has_id = self.barrier_id().is_some();
        let has_reduction = self.reduction_op().is_some();
        verify_rows(
            *self,
            &[
                (
                    self.number_of_threads().is_some() && !has_id,
                    "barrier id is missing, it should be set between 0 to 15",
                ),
                (has_id && has_reduction, "reduction are only available when id is 0"),
                (
                    has_reduction != self.reduction_predicate().is_some(),
                    "reduction predicate and reduction operation must be specified together",
                ),
            ],
        )
    }
}

/// The check of the order of a fence that restricts what is synchronized.
fn wrong_order(order: MemOrderKind) -> (bool, &'static str) {
    (
        !matches!(order, MemOrderKind::ACQUIRE | MemOrderKind::RELEASE),
        "only acquire and release semantics are supported",
    )
}

impl<'ir> Verify<'ir> for FenceSyncRestrictOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_rows(*self, &[wrong_order(self.order())])
    }
}

impl<'ir> Verify<'ir> for FenceProxyOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_shared = self.kind() == ProxyKind::AsyncShared;
        let has_space = self.space().is_some();
        verify_rows(
            *self,
            &[
                (
                    self.kind() == ProxyKind::TENSORMAP,
                    "tensormap proxy is not a supported proxy kind",
                ),
                (self.kind() == ProxyKind::GENERIC, "generic proxy not a supported proxy kind"),
                (is_shared && !has_space, "async_shared fence requires space attribute"),
                (!is_shared && has_space, "only async_shared fence can have space attribute"),
            ],
        )
    }
}

/// Implements the verification of fences from the generic proxy to that of tensor maps.
macro_rules! proxies {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify_rows(*self, &[
                        (
                            self.from_proxy() != ProxyKind::GENERIC,
                            "uni-directional proxies only support generic for from_proxy attribute",
                        ),
                        (
                            self.to_proxy() != ProxyKind::TENSORMAP,
                            "uni-directional proxies only support tensormap for to_proxy attribute",
                        ),
                    ])
                }
            }
        )*
    };
}

proxies!(FenceProxyAcquireOp FenceProxyReleaseOp);

impl<'ir> Verify<'ir> for FenceProxySyncRestrictOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_rows(
            *self,
            &[
                wrong_order(self.order()),
                (
                    self.from_proxy() != ProxyKind::GENERIC,
                    "only generic is support for from_proxy attribute",
                ),
                (
                    self.to_proxy() != ProxyKind::Async,
                    "only async is supported for to_proxy attribute",
                ),
            ],
        )
    }
}

impl<'ir> Verify<'ir> for SetMaxRegisterOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_rows(
            *self,
            &[
                (!self.reg_count().is_multiple_of(8), "new register size must be multiple of 8"),
                (
                    !(24..=256).contains(&self.reg_count()),
                    "new register size must be in between 24 to 256",
                ),
            ],
        )
    }
}
