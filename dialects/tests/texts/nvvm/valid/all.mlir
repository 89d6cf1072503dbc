llvm.func @f(%a: i32) { "nvvm.barrier"() <{operandSegmentSizes=array<i32: 0,0,0>}> : () -> (i32) llvm.return }

// -----

llvm.func @f(%a: i32) { "nvvm.barrier"(%a) <{operandSegmentSizes=array<i32: 0,0,1>, reductionOp=#nvvm.reduction<and>}> : (i32) -> () llvm.return }

// -----

llvm.func @f() { %0 = nvvm.read.ptx.sreg.tid.x range <i64, 0, 5> : i32 llvm.return }

// -----

llvm.func @f() { %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32 llvm.return }

// -----

llvm.func @f() { %0 = nvvm.read.ptx.sreg.tid.x range <i32, -1, -1> : i32 llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1, %v: vector<8xi32>, %w: vector<4xi32>) { nvvm.tcgen05.mma %d, %a, %a, %i, %e scale = %a {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64) llvm.return }

// -----

llvm.func @f(%a: i32, %c: f64) { %0 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType=#nvvm.mma_type<s8>,multiplicandBPtxType=#nvvm.mma_type<s8>,shape = #nvvm.shape<m = 8, n = 8, k = 16>, intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)> llvm.return }

// -----

llvm.func @f(%a: i32, %h: vector<2xf16>) { %0 = nvvm.mma.sp.sync A[%h, %h] B[%h,%h] C[%h, %h] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, foo} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)> llvm.return }

// -----

llvm.func @f(%a: i32, %s: i16, %c: f32) { %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%a: i32, %s: i16, %c: f32) { %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%a] selector[%a] scaleA[%a, %s, %s] scaleB[%a, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %a: i32) { nvvm.stmatrix %p, %a, %a {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %a: i32) { %0 = nvvm.wmma.load %p, %a {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)> llvm.return }

// -----

llvm.func @f(%f: f64) { %0 = nvvm.wmma.mma %f, %f, %f, %f {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %n: i32, %b: i1) { nvvm.mbarrier.arrive.expect_tx %p, %n, predicate = %b : !llvm.ptr<3>, i32, i1 llvm.return }

// -----

llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>} nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>} llvm.return }

// -----

llvm.func @f() { nvvm.setmaxregister decrease 40 nvvm.barrier0 nvvm.cluster.arrive nvvm.cluster.wait llvm.return }

// -----

llvm.func @f(%m: i32, %p: i1) { %0 = nvvm.vote.sync any %m, %p -> i1 %1 = nvvm.vote.sync ballot %m, %p -> i32 llvm.return }

// -----

llvm.func @f(%m: i32, %v: i64) { %0 = nvvm.match.sync any %m, %v : i64 -> i32 %1 = nvvm.match.sync all %m, %v : i64 -> !llvm.struct<(i32, i1)> llvm.return }

// -----

llvm.func @f(%m: i32, %v: f32) { %0 = nvvm.redux.sync fmin %v, %m {nan = true} : f32 -> f32 %1 = nvvm.redux.sync add %m, %m : i32 -> i32 llvm.return }

// -----

llvm.func @f() { nvvm.pmevent id = 10 nvvm.pmevent mask = 20000 llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = nvvm.prmt #nvvm.permute_mode<rc8> %a, %a : i32 llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>) { nvvm.cp.async.shared.global %d, %s, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1> nvvm.cp.async.commit.group nvvm.cp.async.wait.group 0 llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<7>, %t: !llvm.ptr, %b: !llvm.ptr<3>, %c: i32) { nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%c, %c] : !llvm.ptr<7>, !llvm.ptr llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr, %s: !llvm.ptr<3>, %c: i32) { nvvm.cp.async.bulk.tensor.global.shared.cta %t, %s, box[%c] : !llvm.ptr, !llvm.ptr<3> nvvm.cp.async.bulk.commit.group llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr, %c: i32, %o: i16) { nvvm.cp.async.bulk.tensor.prefetch %t, box[%c, %c, %c] im2col[%o] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr<6>, %d: i64) { nvvm.tcgen05.cp %t, %d {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>} llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr<6>) { %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32> nvvm.tcgen05.wait <load> llvm.return }

// -----

llvm.func @f() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 23, 32>, nvvm.minctasm = 16 : i32} { llvm.return }

// -----

llvm.func @f(%a: !llvm.ptr<3>, %b: i32) { %0 = nvvm.mapa %a, %b : !llvm.ptr<3> -> !llvm.ptr<7> llvm.return }

// -----

llvm.func @f(%d: i64, %r: !llvm.struct<(f32, f32, f32, f32)>) { %0 = nvvm.wgmma.mma_async %d, %d, %r, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1) { nvvm.tcgen05.mma.block_scale %d, %a, %a, %i, %e, %d, %d {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1) { nvvm.tcgen05.mma.block_scale %d, %a, %a, %i, %e, %d, %d {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1) { nvvm.tcgen05.mma.block_scale %d, %a, %a, %i, %e, %d, %d {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %q: !llvm.ptr) { nvvm.prefetch level = L2, %p : !llvm.ptr<1> nvvm.prefetch level = L1 uniform, %q : !llvm.ptr nvvm.prefetch tensormap, %q : !llvm.ptr llvm.return }

// -----

module attributes {nvvm.t = #nvvm.target, nvvm.u = #nvvm.target<O = 3, chip = "sm_90", flags = {fast}, link = ["a.bc"]>} {}
