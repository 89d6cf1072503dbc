func.func @f(%p: !llvm.ptr<1>) {
  %b = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>) {
  %b = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %v: vector<32xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<32xi8>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %v: vector<3xi32>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>) {
  %b = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 1 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 16 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi64>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 4 : i32, tile_width = 1 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi4>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 2 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 64 : i32, tile_width = 2 : i32, tile_height = 4 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 4 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 4 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %r = xevm.blockload2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 7 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<7xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %u = arith.constant 8 : i32
  %w2 = arith.constant 9 : i32
  %r = xevm.blockload2d %a, %w2, %h, %u, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32, %v: vector<7xi16>) {
  xevm.blockstore2d %a, %w, %h, %p, %x, %y, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 7 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<7xi16>)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 5 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  xevm.blockprefetch2d %a, %w, %h, %p, %x, %y <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %d = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func private @t() attributes {t = #xevm.target<link = [""]>}

// -----

func.func private @t() attributes {t = #xevm.target<link = ["no-such-file"]>}
