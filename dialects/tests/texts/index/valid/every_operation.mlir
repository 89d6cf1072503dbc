func.func @operations(%index: index, %index_1: index) {
  %0 = index.add %index, %index_1
  %1 = index.and %index, %index_1
  %true = index.bool.constant true
  %2 = index.casts %index : index to i1
  %3 = index.castu %index : index to i1
  %4 = index.ceildivs %index, %index_1
  %5 = index.ceildivu %index, %index_1
  %6 = index.cmp eq(%index, %index_1)
  %idx0 = index.constant 0
  %7 = index.divs %index, %index_1
  %8 = index.divu %index, %index_1
  %9 = index.floordivs %index, %index_1
  %10 = index.maxs %index, %index_1
  %11 = index.maxu %index, %index_1
  return
}

// -----

func.func @operations(%index: index, %index_1: index) {
  %0 = index.mins %index, %index_1
  %1 = index.minu %index, %index_1
  %2 = index.mul %index, %index_1
  %3 = index.or %index, %index_1
  %4 = index.rems %index, %index_1
  %5 = index.remu %index, %index_1
  %6 = index.shl %index, %index_1
  %7 = index.shrs %index, %index_1
  %8 = index.shru %index, %index_1
  %9 = index.sizeof
  %10 = index.sub %index, %index_1
  %11 = index.xor %index, %index_1
  return
}
