func.func @reduce(%a: f32, %b: i32) {
  %0 = gpu.all_reduce add %a {} : (f32) -> f32
  %1 = gpu.all_reduce maxsi %b uniform {} : (i32) -> i32
  %2 = gpu.all_reduce %a {
  ^bb0(%lhs: f32, %rhs: f32):
    %sum = arith.addf %lhs, %rhs : f32
    gpu.yield %sum : f32
  } : (f32) -> f32
  return
}

// -----

func.func @subgroups(%a: f32, %b: i32, %v: vector<4xf16>) {
  %0 = gpu.subgroup_reduce minnumf %a : (f32) -> f32
  %1 = gpu.subgroup_reduce xor %b uniform : (i32) -> i32
  %2 = gpu.subgroup_reduce mul %v cluster(size = 4) : (vector<4xf16>) -> vector<4xf16>
  %3 = gpu.subgroup_reduce add %v cluster(size = 8, stride = 2) : (vector<4xf16>) -> vector<4xf16>
  return
}

// -----

func.func @exchanges(%a: f32, %i: i32) {
  %0, %p0 = gpu.shuffle xor %a, %i, %i : f32
  %1, %p1 = gpu.shuffle up %i, %i, %i : i32
  %2, %p2 = gpu.rotate %a, 3, 16 : f32
  %3 = gpu.subgroup_broadcast %a, first_active_lane : f32
  %4 = gpu.subgroup_broadcast %a, specific_lane %i : f32
  return
}

// -----

func.func @warp(%lane: index, %v: vector<4xi32>) {
  gpu.warp_execute_on_lane_0(%lane)[32] {
    "test.use"() : () -> ()
  }
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    %1 = "test.make"() : () -> vector<32xf32>
    gpu.yield %1 : vector<32xf32>
  }
  %2 = gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<4xi32>) -> (vector<4xi32>) {
  ^bb0(%w: vector<128xi32>):
    gpu.yield %w : vector<128xi32>
  }
  return
}

// -----

func.func @printf(%a: f32, %n: index) {
  gpu.printf "%f at %d\n", %a, %n : f32, index
  gpu.printf "nothing"
  return
}
