func.func @operations(%v4xi32: vector<4xi32>, %v4x4xi8: vector<4x4xi8>, %v4x4xi8_1: vector<4x4xi8>,
  %v4xf32: vector<4xf32>, %v8xbf16: vector<8xbf16>, %v8xbf16_1: vector<8xbf16>, %v16xi8: vector<16xi8>,
  %v16xi8_1: vector<16xi8>, %v8xi8: vector<8xi8>, %v8xi8_1: vector<8xi8>) {
  %0 = arm_neon.2d.sdot %v4xi32, %v4x4xi8, %v4x4xi8_1 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %1 = arm_neon.intr.bfmmla %v4xf32, %v8xbf16, %v8xbf16_1 : vector<8xbf16> to vector<4xf32>
  %2 = arm_neon.intr.sdot %v4xi32, %v16xi8, %v16xi8_1 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.smmla %v4xi32, %v16xi8, %v16xi8_1 : vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.smull %v8xi8, %v8xi8_1 : vector<8xi8> to vector<8xi16>
  %5 = arm_neon.intr.ummla %v4xi32, %v16xi8, %v16xi8_1 : vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.usmmla %v4xi32, %v16xi8, %v16xi8_1 : vector<16xi8> to vector<4xi32>
  return
}
