// Types and attributes.
func.func private @f() attributes {a = !nvgpu.mbarrier.group<num_barriers = 4>}

// -----

func.func private @f() attributes {a = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16,3>, swizzle = swizzle_128, l2promo=none, oob=nan, interleave=interleave_16b>}

// -----

func.func private @f() attributes {a = !nvgpu.warpgroup.descriptor<tensor=tensor<4xi32>>}

// -----

func.func private @f() attributes {a = !nvgpu.warpgroup.accumulator<fragmented=f32>}

// -----

func.func private @f() attributes {a = !nvgpu.nope}

// -----

func.func private @f() attributes {a = #nvgpu.swizzle<none>}

// -----

func.func private @f() attributes {a = #nvgpu.nope}
