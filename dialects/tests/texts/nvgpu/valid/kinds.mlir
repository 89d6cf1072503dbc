// Types and attributes.
func.func private @f0() attributes {a = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>}
func.func private @f1() attributes {a = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 1>}
func.func private @f2() attributes {a = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16,3>, swizzle = swizzle_128b, l2promo=none, oob=nan, interleave=interleave_16b>}
func.func private @f3() attributes {a = !nvgpu.warpgroup.descriptor<tensor=memref<128x64xf16, 3>>}
func.func private @f4() attributes {a = !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>}
func.func private @f5() attributes {a = #nvgpu<swizzle none>}
func.func private @f6() attributes {a = #nvgpu<l2promo none>}
func.func private @f7() attributes {a = #nvgpu<oob zero>}
func.func private @f8() attributes {a = #nvgpu<interleave none>}
func.func private @f9() attributes {a = #nvgpu<rcp_rounding_mode approx>}
