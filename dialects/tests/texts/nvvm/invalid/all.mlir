llvm.func @f() { nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>} llvm.return }

// -----

llvm.func @f(%a: i32) { "nvvm.barrier"(%a) <{operandSegmentSizes=array<i32: 0,1,0>}> : (i32) -> () llvm.return }

// -----

llvm.func @f(%a: i32) { "nvvm.barrier"(%a) <{operandSegmentSizes=array<i32: 0,0,1>}> : (i32) -> () llvm.return }

// -----

llvm.func @f(%a: i32) { "nvvm.barrier"() <{operandSegmentSizes=array<i32: 0,0,0>, reductionOp=#nvvm.reduction<and>}> : () -> (i32) llvm.return }

// -----

llvm.func @f(%a: i32) { "nvvm.barrier"(%a,%a,%a) <{operandSegmentSizes=array<i32: 1,1,1>, reductionOp=#nvvm.reduction<and>}> : (i32,i32,i32) -> i32 llvm.return }

// -----

llvm.func @f(%a: i32) { "nvvm.barrier"(%a,%a) <{operandSegmentSizes=array<i32: 1,0,1>, reductionOp=#nvvm.reduction<and>}> : (i32,i32) -> i32 llvm.return }

// -----

llvm.func @f() { %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32 llvm.return }

// -----

llvm.func @f(%a: i32, %v: f32) { %0 = nvvm.shfl.sync bfly %a, %v, %a, %a {return_value_and_is_valid} : f32 -> f32 llvm.return }

// -----

llvm.func @f(%a: i32, %v: f32) { %0 = nvvm.shfl.sync bfly %a, %v, %a, %a : f32 -> i32 llvm.return }

// -----

llvm.func @f(%a: i32, %v: f32) { %0 = nvvm.shfl.sync bfly %a, %v, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i32)> llvm.return }

// -----

llvm.func @f(%a: i32, %v: f32) { %0 = nvvm.shfl.sync bfly %a, %v, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(i32, i1)> llvm.return }

// -----

llvm.func @f(%a: i32, %v: f32) { %0 = nvvm.shfl.sync bfly %a, %v, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(i32)> llvm.return }

// -----

llvm.func @f(%a: i32, %v: f32) { %0 = nvvm.shfl.sync bfly %a, %v, %a, %a : f32 -> !llvm.struct<(f32, i1)> llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1, %v: vector<8xi32>, %w: vector<4xi32>) { nvvm.tcgen05.mma %d, %a, %a, %i, %e mask = %v {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1, %v: vector<8xi32>, %w: vector<4xi32>) { nvvm.tcgen05.mma %d, %a, %a, %i, %e {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp=#nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1, %v: vector<8xi32>, %w: vector<4xi32>) { nvvm.tcgen05.mma %d, %d, %a, %i, %e {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp=#nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1, %v: vector<8xi32>, %w: vector<4xi32>) { nvvm.tcgen05.mma %d, %a, %a, %i, %e {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>, aShift} : (!llvm.ptr<6>, i64, i64, i32, i1) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1, %v: vector<8xi32>, %w: vector<4xi32>) { nvvm.tcgen05.mma %d, %a, %a, %i, %e mask = %w {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>) llvm.return }

// -----

llvm.func @f(%a: vector<2xi8>) { %0 = nvvm.convert.f8x2.to.f16x2 %a : vector<2xi8> (f8E8M0FNU) -> vector<2xf16> llvm.return }

// -----

llvm.func @f(%a: vector<2xi8>) { %0 = nvvm.convert.f8x2.to.bf16x2 %a : vector<2xi8> (f8E4M3FN) -> vector<2xbf16> llvm.return }

// -----

llvm.func @f(%a: vector<2xi8>) { %0 = nvvm.convert.f6x2.to.f16x2 %a : vector<2xi8> (f8E4M3FN) -> vector<2xf16> llvm.return }

// -----

llvm.func @f(%a: i8) { %0 = nvvm.convert.f4x2.to.f16x2 %a : i8 (f8E4M3FN) -> vector<2xf16> llvm.return }

// -----

llvm.func @f(%a: vector<2xbf16>) { %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>, sat=#nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16 (f6E2M3FN) llvm.return }

// -----

llvm.func @f(%a: vector<2xbf16>) { %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E8M0FNU) llvm.return }

// -----

llvm.func @f(%a: vector<2xbf16>) { %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E4M3FN) llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E4M3FN) llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E4M3FN) llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f6E2M3FN) llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, relu=true} : i16 (f8E8M0FNU) llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xf16> llvm.return }

// -----

llvm.func @f(%a: f32, %b:i32) { %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a, %b {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.float.to.tf32 %a {rnd = #nvvm.fp_rnd_mode<rm>} llvm.return }

// -----

llvm.func @f(%a: vector<4xf32>, %b:i32) { %0 = nvvm.convert.f32x4.to.f8x4 %a, %b : vector<4xf32> -> vector<4xi8> (f6E2M3FN) llvm.return }

// -----

llvm.func @f(%a: vector<4xf32>, %b:i32) { %0 = nvvm.convert.f32x4.to.f6x4 %a, %b : vector<4xf32> -> vector<4xi8> (f8E4M3FN) llvm.return }

// -----

llvm.func @f(%a: vector<4xf32>, %b:i32) { %0 = nvvm.convert.f32x4.to.f4x4 %a, %b : vector<4xf32> -> i16 (f8E4M3FN) llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f6x2 %a, %a : i16 (f8E4M3FN) llvm.return }

// -----

llvm.func @f(%a: f32) { %0 = nvvm.convert.f32x2.to.f4x2 %a, %a : i8 (f8E4M3FN) llvm.return }

// -----

llvm.func @f(%a: vector<2xf16>) { %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f6E2M3FN) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<3>, %s: i64) { nvvm.st.bulk %d, size = %s, init = 3 : !llvm.ptr<3> llvm.return }

// -----

llvm.func @f(%a: f64, %c: f64) { %0 = nvvm.mma.sync A[%a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)> llvm.return }

// -----

llvm.func @f(%a: i32, %c: f64) { %0 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)> llvm.return }

// -----

llvm.func @f(%a: f64, %c: f64) { %0 = nvvm.mma.sync A[%a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)> llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a, %a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)> llvm.return }

// -----

llvm.func @f(%h: vector<2xf16>, %f: f32) { %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%h: vector<2xf16>, %f: f32) { %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%h, %h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%h: vector<2xf16>, %f: f32) { %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>) { %0 = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %a: i32) { nvvm.stmatrix %p, %a, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %a: i32) { %0 = nvvm.wmma.load %p, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %a: i32) { %0 = nvvm.wmma.load %p, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(f32)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<5>, %a: i32) { %0 = nvvm.wmma.load %p, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<5>) -> !llvm.struct<(f32)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %a: i32, %f: f32) { nvvm.wmma.store %p, %a, %f, %f {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, f32, f32 llvm.return }

// -----

llvm.func @f(%f: f64) { %0 = nvvm.wmma.mma %f, %f, %f {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64) -> !llvm.struct<(f64, f64)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<7>) { %0 = "nvvm.mbarrier.arrive"(%p) : (!llvm.ptr<7>) -> i64 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %n: i32) { %0 = nvvm.mbarrier.arrive %p : !llvm.ptr<3> -> i64
  nvvm.mbarrier.expect_tx %p, %n {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>, %n: i32, %b: i1) { nvvm.mbarrier.arrive.expect_tx %p, %n, predicate = %b {relaxed = true} : !llvm.ptr<3>, i32, i1 llvm.return }

// -----

llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>} llvm.return }

// -----

llvm.func @f() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>} llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) { nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %n from_proxy = #nvvm.proxy_kind<async> llvm.return }

// -----

llvm.func @f() { nvvm.fence.proxy.release #nvvm.mem_scope<cta> to_proxy = #nvvm.proxy_kind<async> llvm.return }

// -----

llvm.func @f() { nvvm.setmaxregister increase 50 llvm.return }

// -----

llvm.func @f() { nvvm.setmaxregister increase 16 llvm.return }

// -----

llvm.func @f(%m: i32, %p: i1) { %0 = nvvm.vote.sync ballot %m, %p -> i1 llvm.return }

// -----

llvm.func @f(%m: i32, %p: i1) { %0 = nvvm.vote.sync any %m, %p -> i32 llvm.return }

// -----

llvm.func @f(%m: i32, %v: i64) { %0 = nvvm.match.sync all %m, %v : i64 -> i32 llvm.return }

// -----

llvm.func @f(%m: i32, %v: i64) { %0 = nvvm.match.sync any %m, %v : i64 -> !llvm.struct<(i32, i1)> llvm.return }

// -----

llvm.func @f(%m: i32, %v: f32) { %0 = nvvm.redux.sync add %v, %m : f32 -> f32 llvm.return }

// -----

llvm.func @f(%m: i32) { %0 = nvvm.redux.sync fmin %m, %m : i32 -> i32 llvm.return }

// -----

llvm.func @f(%m: i32) { %0 = nvvm.redux.sync add %m, %m {abs = true} : i32 -> i32 llvm.return }

// -----

llvm.func @f() { nvvm.pmevent id = 20 llvm.return }

// -----

llvm.func @f() { nvvm.pmevent llvm.return }

// -----

llvm.func @f() { nvvm.pmevent id = 1 mask = 20000 llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = nvvm.prmt #nvvm.permute_mode<f4e> %a, %a : i32 llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = nvvm.prmt #nvvm.permute_mode<rc8> %a, %a, %a : i32 llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>) { nvvm.cp.async.shared.global %d, %s, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>) { nvvm.cp.async.shared.global %d, %s, 12, cache = ca : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<3>, %s: !llvm.ptr<1>) { nvvm.cp.async.shared.global %d, %s, 16, cache = lu : !llvm.ptr<3>, !llvm.ptr<1> llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<7>, %t: !llvm.ptr, %b: !llvm.ptr<3>, %c: i32) { nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%c, %c] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<3>, %t: !llvm.ptr, %b: !llvm.ptr<3>, %c: i32) { nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %t, %b, box[%c, %c] : !llvm.ptr<3>, !llvm.ptr llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr, %s: !llvm.ptr<3>, %c: i32) { nvvm.cp.async.bulk.tensor.global.shared.cta %t, %s, box[%c] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3> llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr, %s: !llvm.ptr<3>, %c: i32) { nvvm.cp.async.bulk.tensor.global.shared.cta %t, %s, box[%c] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3> llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr, %c: i32) { nvvm.cp.async.bulk.tensor.prefetch %t, box[%c, %c, %c] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr<6>, %d: i64) { nvvm.tcgen05.cp %t, %d {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>} llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr<6>) { %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32> llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr<6>) { %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xi32> llvm.return }

// -----

llvm.func @f(%t: !llvm.ptr<6>, %v: i32) { nvvm.tcgen05.st %t, %v {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32 llvm.return }

// -----

module attributes {nvvm.kernel} {}

// -----

llvm.func @f() attributes {nvvm.maxntid = 3 : i32} { llvm.return }

// -----

llvm.func @f() attributes {nvvm.minctasm = "a"} { llvm.return }

// -----

llvm.func @f() attributes {nvvm.blocksareclusters} { llvm.return }

// -----

module attributes {t = #nvvm.target<O = 4>} {}

// -----

module attributes {t = #nvvm.target<chip = "">} {}

// -----

module attributes {t = #nvvm.target<link = [1]>} {}

// -----

llvm.func @f(%a: !llvm.ptr<3>, %b: i32) { %0 = nvvm.mapa %a, %b : !llvm.ptr<3> -> !llvm.ptr llvm.return }

// -----

llvm.func @f(%d: i64, %r: !llvm.struct<(f32, f32, f32, f32)>) { %0 = nvvm.wgmma.mma_async %d, %d, %r, #nvvm.shape<m = 32, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%d: i64, %r: !llvm.struct<(f32, f32, f32, f32)>) { %0 = nvvm.wgmma.mma_async %d, %d, %r, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%d: i64, %r: !llvm.struct<(f32, f32, f32, f32)>) { %0 = nvvm.wgmma.mma_async %d, %d, %r, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f16>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%d: i64, %r: !llvm.struct<(f32, f32, f32, f32)>) { %0 = nvvm.wgmma.mma_async %d, %d, %r, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%d: i64, %r: !llvm.struct<(f32, f32, f32, f32)>) { %0 = nvvm.wgmma.mma_async %d, %d, %r, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<one>, <col>], B [<tf32>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%d: i64, %r: !llvm.struct<(f32, f32, f32, f32)>) { %0 = nvvm.wgmma.mma_async %d, %d, %r, #nvvm.shape<m = 64, n = 8, k = 8>, D [<tf32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<one>, <col>], B [<tf32>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1) { nvvm.tcgen05.mma.block_scale %d, %a, %a, %i, %e, %d, %d {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1) { nvvm.tcgen05.mma.block_scale %d, %a, %a, %i, %e, %d, %d {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) llvm.return }

// -----

llvm.func @f(%d: !llvm.ptr<6>, %a: i64, %i: i32, %e: i1) { nvvm.tcgen05.mma.block_scale %d, %a, %a, %i, %e, %d, %d {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<3>) { nvvm.prefetch level = L1, %p : !llvm.ptr<3> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch level = L2 uniform, %p : !llvm.ptr<1> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch level = L1, evict_priority = evict_last, %p : !llvm.ptr<1> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch level = L2, evict_priority = evict_first, %p : !llvm.ptr<1> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) { nvvm.prefetch tensormap, %p : !llvm.ptr<1> llvm.return }

// -----

module attributes {nvvm.t = #nvvm.target<triple = "">} {}

// -----

llvm.func @f(%a: i32, %h: vector<2xf16>) { %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%a, %a] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)> llvm.return }
