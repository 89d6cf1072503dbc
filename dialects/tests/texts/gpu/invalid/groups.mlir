func.func @both(%a: f32) {
  %0 = gpu.all_reduce add %a {
  ^bb0(%lhs: f32, %rhs: f32):
    gpu.yield %lhs : f32
  } : (f32) -> f32
  return
}

// -----

func.func @neither(%a: f32) {
  %0 = gpu.all_reduce %a {} : (f32) -> f32
  return
}

// -----

func.func @word(%a: f32) {
  %0 = gpu.all_reduce foo %a {} : (f32) -> f32
  return
}

// -----

func.func @float(%a: f32) {
  %0 = gpu.all_reduce and %a {} : (f32) -> f32
  return
}

// -----

func.func @integer(%a: i32) {
  %0 = gpu.all_reduce minimumf %a {} : (i32) -> i32
  return
}

// -----

func.func @arguments(%a: f32) {
  %0 = gpu.all_reduce %a {
  ^bb0(%lhs: f32):
    gpu.yield %lhs : f32
  } : (f32) -> f32
  return
}

// -----

func.func @types(%a: f32) {
  %0 = gpu.all_reduce %a {
  ^bb0(%lhs: f32, %rhs: i32):
    gpu.yield %lhs : f32
  } : (f32) -> f32
  return
}

// -----

func.func @yields(%a: f32) {
  %0 = gpu.all_reduce %a {
  ^bb0(%lhs: f32, %rhs: f32):
    gpu.yield
  } : (f32) -> f32
  return
}

// -----

func.func @scalable(%a: vector<[4]xf32>) {
  %0 = gpu.subgroup_reduce add %a : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @power(%a: f32) {
  %0 = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @stride(%a: f32) {
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @kind(%a: vector<4xf32>) {
  %0 = gpu.subgroup_reduce or %a : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @offset(%a: f32) {
  %0, %p = gpu.rotate %a, 16, 16 : f32
  return
}

// -----

func.func @lane(%a: f32, %l: i32) {
  %0 = gpu.subgroup_broadcast %a, first_active_lane %l : f32
  return
}

// -----

func.func @no_lane(%a: f32) {
  %0 = gpu.subgroup_broadcast %a, specific_lane : f32
  return
}

// -----

func.func @warp(%lane: index) {
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<3xf32>) {
    %1 = "test.make"() : () -> vector<32xf32>
    gpu.yield %1 : vector<32xf32>
  }
  return
}

// -----

func.func @sizes(%lane: index) {
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<2xf32>) {
    %1 = "test.make"() : () -> vector<32xf32>
    gpu.yield %1 : vector<32xf32>
  }
  return
}

// -----

func.func @yielded(%lane: index) {
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    gpu.yield
  }
  return
}

// -----

func.func @scalar(%lane: index, %a: f32) {
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    gpu.yield %a : f32
  }
  return
}
