func.func @f(%a: f32, %t: vector<20xf32>) {
  %c = arith.constant dense<"0x000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f"> : vector<20xi32>
  "arith.addi"(%a, %a) ({ "x"(%c) {a = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : vector<17xi32>, m = affine_map<(d0) -> (d0)>, l = dense_resource<r> : tensor<4xf32>} : (vector<20xi32>) -> () }) {a = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : vector<17xi32>, m = affine_map<(d0) -> (d0)>} : (f32, f32) -> f32 loc("named"("f":1:2))
  return
}
