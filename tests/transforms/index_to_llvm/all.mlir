// options: --convert-index-to-llvm
// options: --convert-index-to-llvm=index-bitwidth=32
func.func @add(%i: index, %j: index) -> index {
  %0 = index.add %i, %j
  return %0 : index
}

// -----

func.func @add_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.add %a, %i
  %1 = index.add %0, %b
  return %0, %1 : index, index
}

// -----

func.func @sub(%i: index, %j: index) -> index {
  %0 = index.sub %i, %j
  return %0 : index
}

// -----

func.func @sub_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.sub %a, %i
  %1 = index.sub %0, %b
  return %0, %1 : index, index
}

// -----

func.func @mul(%i: index, %j: index) -> index {
  %0 = index.mul %i, %j
  return %0 : index
}

// -----

func.func @mul_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.mul %a, %i
  %1 = index.mul %0, %b
  return %0, %1 : index, index
}

// -----

func.func @divs(%i: index, %j: index) -> index {
  %0 = index.divs %i, %j
  return %0 : index
}

// -----

func.func @divs_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.divs %a, %i
  %1 = index.divs %0, %b
  return %0, %1 : index, index
}

// -----

func.func @divu(%i: index, %j: index) -> index {
  %0 = index.divu %i, %j
  return %0 : index
}

// -----

func.func @divu_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.divu %a, %i
  %1 = index.divu %0, %b
  return %0, %1 : index, index
}

// -----

func.func @ceildivs(%i: index, %j: index) -> index {
  %0 = index.ceildivs %i, %j
  return %0 : index
}

// -----

func.func @ceildivs_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.ceildivs %a, %i
  %1 = index.ceildivs %0, %b
  return %0, %1 : index, index
}

// -----

func.func @ceildivu(%i: index, %j: index) -> index {
  %0 = index.ceildivu %i, %j
  return %0 : index
}

// -----

func.func @ceildivu_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.ceildivu %a, %i
  %1 = index.ceildivu %0, %b
  return %0, %1 : index, index
}

// -----

func.func @floordivs(%i: index, %j: index) -> index {
  %0 = index.floordivs %i, %j
  return %0 : index
}

// -----

func.func @floordivs_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.floordivs %a, %i
  %1 = index.floordivs %0, %b
  return %0, %1 : index, index
}

// -----

func.func @rems(%i: index, %j: index) -> index {
  %0 = index.rems %i, %j
  return %0 : index
}

// -----

func.func @rems_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.rems %a, %i
  %1 = index.rems %0, %b
  return %0, %1 : index, index
}

// -----

func.func @remu(%i: index, %j: index) -> index {
  %0 = index.remu %i, %j
  return %0 : index
}

// -----

func.func @remu_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.remu %a, %i
  %1 = index.remu %0, %b
  return %0, %1 : index, index
}

// -----

func.func @maxs(%i: index, %j: index) -> index {
  %0 = index.maxs %i, %j
  return %0 : index
}

// -----

func.func @maxs_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.maxs %a, %i
  %1 = index.maxs %0, %b
  return %0, %1 : index, index
}

// -----

func.func @maxu(%i: index, %j: index) -> index {
  %0 = index.maxu %i, %j
  return %0 : index
}

// -----

func.func @maxu_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.maxu %a, %i
  %1 = index.maxu %0, %b
  return %0, %1 : index, index
}

// -----

func.func @mins(%i: index, %j: index) -> index {
  %0 = index.mins %i, %j
  return %0 : index
}

// -----

func.func @mins_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.mins %a, %i
  %1 = index.mins %0, %b
  return %0, %1 : index, index
}

// -----

func.func @minu(%i: index, %j: index) -> index {
  %0 = index.minu %i, %j
  return %0 : index
}

// -----

func.func @minu_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.minu %a, %i
  %1 = index.minu %0, %b
  return %0, %1 : index, index
}

// -----

func.func @shl(%i: index, %j: index) -> index {
  %0 = index.shl %i, %j
  return %0 : index
}

// -----

func.func @shl_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.shl %a, %i
  %1 = index.shl %0, %b
  return %0, %1 : index, index
}

// -----

func.func @shrs(%i: index, %j: index) -> index {
  %0 = index.shrs %i, %j
  return %0 : index
}

// -----

func.func @shrs_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.shrs %a, %i
  %1 = index.shrs %0, %b
  return %0, %1 : index, index
}

// -----

func.func @shru(%i: index, %j: index) -> index {
  %0 = index.shru %i, %j
  return %0 : index
}

// -----

func.func @shru_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.shru %a, %i
  %1 = index.shru %0, %b
  return %0, %1 : index, index
}

// -----

func.func @and(%i: index, %j: index) -> index {
  %0 = index.and %i, %j
  return %0 : index
}

// -----

func.func @and_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.and %a, %i
  %1 = index.and %0, %b
  return %0, %1 : index, index
}

// -----

func.func @or(%i: index, %j: index) -> index {
  %0 = index.or %i, %j
  return %0 : index
}

// -----

func.func @or_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.or %a, %i
  %1 = index.or %0, %b
  return %0, %1 : index, index
}

// -----

func.func @xor(%i: index, %j: index) -> index {
  %0 = index.xor %i, %j
  return %0 : index
}

// -----

func.func @xor_of_constants(%i: index) -> (index, index) {
  %a = index.constant 12
  %b = index.constant -5
  %0 = index.xor %a, %i
  %1 = index.xor %0, %b
  return %0, %1 : index, index
}

// -----

func.func @eq(%i: index, %j: index) -> i1 {
  %0 = index.cmp eq(%i, %j)
  return %0 : i1
}

// -----

func.func @ne(%i: index, %j: index) -> i1 {
  %0 = index.cmp ne(%i, %j)
  return %0 : i1
}

// -----

func.func @sge(%i: index, %j: index) -> i1 {
  %0 = index.cmp sge(%i, %j)
  return %0 : i1
}

// -----

func.func @sgt(%i: index, %j: index) -> i1 {
  %0 = index.cmp sgt(%i, %j)
  return %0 : i1
}

// -----

func.func @sle(%i: index, %j: index) -> i1 {
  %0 = index.cmp sle(%i, %j)
  return %0 : i1
}

// -----

func.func @slt(%i: index, %j: index) -> i1 {
  %0 = index.cmp slt(%i, %j)
  return %0 : i1
}

// -----

func.func @uge(%i: index, %j: index) -> i1 {
  %0 = index.cmp uge(%i, %j)
  return %0 : i1
}

// -----

func.func @ugt(%i: index, %j: index) -> i1 {
  %0 = index.cmp ugt(%i, %j)
  return %0 : i1
}

// -----

func.func @ule(%i: index, %j: index) -> i1 {
  %0 = index.cmp ule(%i, %j)
  return %0 : i1
}

// -----

func.func @ult(%i: index, %j: index) -> i1 {
  %0 = index.cmp ult(%i, %j)
  return %0 : i1
}

// -----

func.func @casts(%i: index, %a: i8, %b: i64, %c: i128) -> (i8, i64, i128, index, index, index) {
  %0 = index.casts %i : index to i8
  %1 = index.casts %i : index to i64
  %2 = index.casts %i : index to i128
  %3 = index.casts %a : i8 to index
  %4 = index.casts %b : i64 to index
  %5 = index.casts %c : i128 to index
  return %0, %1, %2, %3, %4, %5 : i8, i64, i128, index, index, index
}

// -----

func.func @unsigned_casts(%i: index, %a: i32, %b: i64) -> (i32, i64, index, index) {
  %0 = index.castu %i : index to i32
  %1 = index.castu %i : index to i64
  %2 = index.castu %a : i32 to index
  %3 = index.castu %b : i64 to index
  return %0, %1, %2, %3 : i32, i64, index, index
}

// -----

func.func @constants() -> (index, index, index, i1, i1) {
  %0 = index.constant 0
  %1 = index.constant 9223372036854775807
  %2 = index.constant -1
  %3 = index.bool.constant true
  %4 = index.bool.constant false
  return %0, %1, %2, %3, %4 : index, index, index, i1, i1
}

// -----

func.func @size() -> index {
  %0 = index.sizeof
  return %0 : index
}

// -----

func.func @with_arith(%i: index) -> index {
  %c = arith.constant 3 : index
  %0 = index.add %i, %c
  %1 = arith.addi %0, %c : index
  %2 = index.mul %1, %0
  return %2 : index
}
