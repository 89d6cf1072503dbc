// Counts and permutations of bits, in all widths of registers and in others.
// entry-point-result: void
llvm.mlir.global internal constant @format("%lx \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @bits8(%x: i8) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i8) -> i8
  %ctlzw = llvm.zext %ctlz : i8 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i8) -> i8
  %cttzw = llvm.zext %cttz : i8 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i8) -> i8
  %ctpopw = llvm.zext %ctpop : i8 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i8) -> i8
  %bitreversew = llvm.zext %bitreverse : i8 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits16(%x: i16) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i16) -> i16
  %ctlzw = llvm.zext %ctlz : i16 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i16) -> i16
  %cttzw = llvm.zext %cttz : i16 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i16) -> i16
  %ctpopw = llvm.zext %ctpop : i16 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i16) -> i16
  %bitreversew = llvm.zext %bitreverse : i16 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  %bswap = llvm.intr.bswap(%x) : (i16) -> i16
  %bswapw = llvm.zext %bswap : i16 to i64
  llvm.call @show(%bswapw) : (i64) -> ()
  llvm.return
}
llvm.func @bits32(%x: i32) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i32) -> i32
  %ctlzw = llvm.zext %ctlz : i32 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i32) -> i32
  %cttzw = llvm.zext %cttz : i32 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i32) -> i32
  %ctpopw = llvm.zext %ctpop : i32 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i32) -> i32
  %bitreversew = llvm.zext %bitreverse : i32 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  %bswap = llvm.intr.bswap(%x) : (i32) -> i32
  %bswapw = llvm.zext %bswap : i32 to i64
  llvm.call @show(%bswapw) : (i64) -> ()
  llvm.return
}
llvm.func @bits64(%x: i64) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i64) -> i64
  %ctlzw = llvm.or %ctlz, %ctlz : i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i64) -> i64
  %cttzw = llvm.or %cttz, %cttz : i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i64) -> i64
  %ctpopw = llvm.or %ctpop, %ctpop : i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i64) -> i64
  %bitreversew = llvm.or %bitreverse, %bitreverse : i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  %bswap = llvm.intr.bswap(%x) : (i64) -> i64
  %bswapw = llvm.or %bswap, %bswap : i64
  llvm.call @show(%bswapw) : (i64) -> ()
  llvm.return
}
llvm.func @bits128(%x: i128) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i128) -> i128
  %ctlzk = llvm.mlir.constant(64 : i128) : i128
  %ctlzh = llvm.lshr %ctlz, %ctlzk : i128
  %ctlzu = llvm.trunc %ctlzh : i128 to i64
  llvm.call @show(%ctlzu) : (i64) -> ()
  %ctlzw = llvm.trunc %ctlz : i128 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i128) -> i128
  %cttzk = llvm.mlir.constant(64 : i128) : i128
  %cttzh = llvm.lshr %cttz, %cttzk : i128
  %cttzu = llvm.trunc %cttzh : i128 to i64
  llvm.call @show(%cttzu) : (i64) -> ()
  %cttzw = llvm.trunc %cttz : i128 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i128) -> i128
  %ctpopk = llvm.mlir.constant(64 : i128) : i128
  %ctpoph = llvm.lshr %ctpop, %ctpopk : i128
  %ctpopu = llvm.trunc %ctpoph : i128 to i64
  llvm.call @show(%ctpopu) : (i64) -> ()
  %ctpopw = llvm.trunc %ctpop : i128 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i128) -> i128
  %bitreversek = llvm.mlir.constant(64 : i128) : i128
  %bitreverseh = llvm.lshr %bitreverse, %bitreversek : i128
  %bitreverseu = llvm.trunc %bitreverseh : i128 to i64
  llvm.call @show(%bitreverseu) : (i64) -> ()
  %bitreversew = llvm.trunc %bitreverse : i128 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  %bswap = llvm.intr.bswap(%x) : (i128) -> i128
  %bswapk = llvm.mlir.constant(64 : i128) : i128
  %bswaph = llvm.lshr %bswap, %bswapk : i128
  %bswapu = llvm.trunc %bswaph : i128 to i64
  llvm.call @show(%bswapu) : (i64) -> ()
  %bswapw = llvm.trunc %bswap : i128 to i64
  llvm.call @show(%bswapw) : (i64) -> ()
  llvm.return
}
llvm.func @bits24(%x: i24) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i24) -> i24
  %ctlzw = llvm.zext %ctlz : i24 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i24) -> i24
  %cttzw = llvm.zext %cttz : i24 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i24) -> i24
  %ctpopw = llvm.zext %ctpop : i24 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i24) -> i24
  %bitreversew = llvm.zext %bitreverse : i24 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits48(%x: i48) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i48) -> i48
  %ctlzw = llvm.zext %ctlz : i48 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i48) -> i48
  %cttzw = llvm.zext %cttz : i48 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i48) -> i48
  %ctpopw = llvm.zext %ctpop : i48 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i48) -> i48
  %bitreversew = llvm.zext %bitreverse : i48 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  %bswap = llvm.intr.bswap(%x) : (i48) -> i48
  %bswapw = llvm.zext %bswap : i48 to i64
  llvm.call @show(%bswapw) : (i64) -> ()
  llvm.return
}
llvm.func @bits5(%x: i5) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i5) -> i5
  %ctlzw = llvm.zext %ctlz : i5 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i5) -> i5
  %cttzw = llvm.zext %cttz : i5 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i5) -> i5
  %ctpopw = llvm.zext %ctpop : i5 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i5) -> i5
  %bitreversew = llvm.zext %bitreverse : i5 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits13(%x: i13) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i13) -> i13
  %ctlzw = llvm.zext %ctlz : i13 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i13) -> i13
  %cttzw = llvm.zext %cttz : i13 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i13) -> i13
  %ctpopw = llvm.zext %ctpop : i13 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i13) -> i13
  %bitreversew = llvm.zext %bitreverse : i13 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits33(%x: i33) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i33) -> i33
  %ctlzw = llvm.zext %ctlz : i33 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i33) -> i33
  %cttzw = llvm.zext %cttz : i33 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i33) -> i33
  %ctpopw = llvm.zext %ctpop : i33 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i33) -> i33
  %bitreversew = llvm.zext %bitreverse : i33 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits100(%x: i100) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i100) -> i100
  %ctlzk = llvm.mlir.constant(64 : i100) : i100
  %ctlzh = llvm.lshr %ctlz, %ctlzk : i100
  %ctlzu = llvm.trunc %ctlzh : i100 to i64
  llvm.call @show(%ctlzu) : (i64) -> ()
  %ctlzw = llvm.trunc %ctlz : i100 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i100) -> i100
  %cttzk = llvm.mlir.constant(64 : i100) : i100
  %cttzh = llvm.lshr %cttz, %cttzk : i100
  %cttzu = llvm.trunc %cttzh : i100 to i64
  llvm.call @show(%cttzu) : (i64) -> ()
  %cttzw = llvm.trunc %cttz : i100 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i100) -> i100
  %ctpopk = llvm.mlir.constant(64 : i100) : i100
  %ctpoph = llvm.lshr %ctpop, %ctpopk : i100
  %ctpopu = llvm.trunc %ctpoph : i100 to i64
  llvm.call @show(%ctpopu) : (i64) -> ()
  %ctpopw = llvm.trunc %ctpop : i100 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i100) -> i100
  %bitreversek = llvm.mlir.constant(64 : i100) : i100
  %bitreverseh = llvm.lshr %bitreverse, %bitreversek : i100
  %bitreverseu = llvm.trunc %bitreverseh : i100 to i64
  llvm.call @show(%bitreverseu) : (i64) -> ()
  %bitreversew = llvm.trunc %bitreverse : i100 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits1(%x: i1) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i1) -> i1
  %ctlzw = llvm.zext %ctlz : i1 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i1) -> i1
  %cttzw = llvm.zext %cttz : i1 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i1) -> i1
  %ctpopw = llvm.zext %ctpop : i1 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i1) -> i1
  %bitreversew = llvm.zext %bitreverse : i1 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits2(%x: i2) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i2) -> i2
  %ctlzw = llvm.zext %ctlz : i2 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i2) -> i2
  %cttzw = llvm.zext %cttz : i2 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i2) -> i2
  %ctpopw = llvm.zext %ctpop : i2 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i2) -> i2
  %bitreversew = llvm.zext %bitreverse : i2 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @bits3(%x: i3) {
  %ctlz = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i3) -> i3
  %ctlzw = llvm.zext %ctlz : i3 to i64
  llvm.call @show(%ctlzw) : (i64) -> ()
  %cttz = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i3) -> i3
  %cttzw = llvm.zext %cttz : i3 to i64
  llvm.call @show(%cttzw) : (i64) -> ()
  %ctpop = llvm.intr.ctpop(%x) : (i3) -> i3
  %ctpopw = llvm.zext %ctpop : i3 to i64
  llvm.call @show(%ctpopw) : (i64) -> ()
  %bitreverse = llvm.intr.bitreverse(%x) : (i3) -> i3
  %bitreversew = llvm.zext %bitreverse : i3 to i64
  llvm.call @show(%bitreversew) : (i64) -> ()
  llvm.return
}
llvm.func @run() {
  %v1000 = llvm.mlir.constant(false) : i1
  llvm.call @bits1(%v1000) : (i1) -> ()
  %v1001 = llvm.mlir.constant(true) : i1
  llvm.call @bits1(%v1001) : (i1) -> ()
  %v1002 = llvm.mlir.constant(0 : i2) : i2
  llvm.call @bits2(%v1002) : (i2) -> ()
  %v1003 = llvm.mlir.constant(1 : i2) : i2
  llvm.call @bits2(%v1003) : (i2) -> ()
  %v1004 = llvm.mlir.constant(-2 : i2) : i2
  llvm.call @bits2(%v1004) : (i2) -> ()
  %v1005 = llvm.mlir.constant(-1 : i2) : i2
  llvm.call @bits2(%v1005) : (i2) -> ()
  %v1006 = llvm.mlir.constant(0 : i3) : i3
  llvm.call @bits3(%v1006) : (i3) -> ()
  %v1007 = llvm.mlir.constant(1 : i3) : i3
  llvm.call @bits3(%v1007) : (i3) -> ()
  %v1008 = llvm.mlir.constant(2 : i3) : i3
  llvm.call @bits3(%v1008) : (i3) -> ()
  %v1009 = llvm.mlir.constant(3 : i3) : i3
  llvm.call @bits3(%v1009) : (i3) -> ()
  %v1010 = llvm.mlir.constant(-4 : i3) : i3
  llvm.call @bits3(%v1010) : (i3) -> ()
  %v1011 = llvm.mlir.constant(-3 : i3) : i3
  llvm.call @bits3(%v1011) : (i3) -> ()
  %v1012 = llvm.mlir.constant(-2 : i3) : i3
  llvm.call @bits3(%v1012) : (i3) -> ()
  %v1013 = llvm.mlir.constant(-1 : i3) : i3
  llvm.call @bits3(%v1013) : (i3) -> ()
  %v0 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @bits8(%v0) : (i8) -> ()
  %v1 = llvm.mlir.constant(1 : i8) : i8
  llvm.call @bits8(%v1) : (i8) -> ()
  %v2 = llvm.mlir.constant(-1 : i8) : i8
  llvm.call @bits8(%v2) : (i8) -> ()
  %v3 = llvm.mlir.constant(16 : i8) : i8
  llvm.call @bits8(%v3) : (i8) -> ()
  %v4 = llvm.mlir.constant(-128 : i8) : i8
  llvm.call @bits8(%v4) : (i8) -> ()
  %v5 = llvm.mlir.constant(0 : i16) : i16
  llvm.call @bits16(%v5) : (i16) -> ()
  %v6 = llvm.mlir.constant(1 : i16) : i16
  llvm.call @bits16(%v6) : (i16) -> ()
  %v7 = llvm.mlir.constant(-1 : i16) : i16
  llvm.call @bits16(%v7) : (i16) -> ()
  %v8 = llvm.mlir.constant(12816 : i16) : i16
  llvm.call @bits16(%v8) : (i16) -> ()
  %v9 = llvm.mlir.constant(-32768 : i16) : i16
  llvm.call @bits16(%v9) : (i16) -> ()
  %v10 = llvm.mlir.constant(0 : i32) : i32
  llvm.call @bits32(%v10) : (i32) -> ()
  %v11 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @bits32(%v11) : (i32) -> ()
  %v12 = llvm.mlir.constant(-1 : i32) : i32
  llvm.call @bits32(%v12) : (i32) -> ()
  %v13 = llvm.mlir.constant(1985229328 : i32) : i32
  llvm.call @bits32(%v13) : (i32) -> ()
  %v14 = llvm.mlir.constant(-2147483648 : i32) : i32
  llvm.call @bits32(%v14) : (i32) -> ()
  %v15 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @bits64(%v15) : (i64) -> ()
  %v16 = llvm.mlir.constant(1 : i64) : i64
  llvm.call @bits64(%v16) : (i64) -> ()
  %v17 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @bits64(%v17) : (i64) -> ()
  %v18 = llvm.mlir.constant(-81985529216486896 : i64) : i64
  llvm.call @bits64(%v18) : (i64) -> ()
  %v19 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  llvm.call @bits64(%v19) : (i64) -> ()
  %v20 = llvm.mlir.constant(0 : i128) : i128
  llvm.call @bits128(%v20) : (i128) -> ()
  %v21 = llvm.mlir.constant(1 : i128) : i128
  llvm.call @bits128(%v21) : (i128) -> ()
  %v22 = llvm.mlir.constant(-1 : i128) : i128
  llvm.call @bits128(%v22) : (i128) -> ()
  %v23 = llvm.mlir.constant(24197857203266734881846307747534221840 : i128) : i128
  llvm.call @bits128(%v23) : (i128) -> ()
  %v24 = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  llvm.call @bits128(%v24) : (i128) -> ()
  %v25 = llvm.mlir.constant(0 : i24) : i24
  llvm.call @bits24(%v25) : (i24) -> ()
  %v26 = llvm.mlir.constant(1 : i24) : i24
  llvm.call @bits24(%v26) : (i24) -> ()
  %v27 = llvm.mlir.constant(-1 : i24) : i24
  llvm.call @bits24(%v27) : (i24) -> ()
  %v28 = llvm.mlir.constant(5517840 : i24) : i24
  llvm.call @bits24(%v28) : (i24) -> ()
  %v29 = llvm.mlir.constant(-8388608 : i24) : i24
  llvm.call @bits24(%v29) : (i24) -> ()
  %v30 = llvm.mlir.constant(0 : i48) : i48
  llvm.call @bits48(%v30) : (i48) -> ()
  %v31 = llvm.mlir.constant(1 : i48) : i48
  llvm.call @bits48(%v31) : (i48) -> ()
  %v32 = llvm.mlir.constant(-1 : i48) : i48
  llvm.call @bits48(%v32) : (i48) -> ()
  %v33 = llvm.mlir.constant(-76310993686000 : i48) : i48
  llvm.call @bits48(%v33) : (i48) -> ()
  %v34 = llvm.mlir.constant(-140737488355328 : i48) : i48
  llvm.call @bits48(%v34) : (i48) -> ()
  %v35 = llvm.mlir.constant(0 : i5) : i5
  llvm.call @bits5(%v35) : (i5) -> ()
  %v36 = llvm.mlir.constant(1 : i5) : i5
  llvm.call @bits5(%v36) : (i5) -> ()
  %v37 = llvm.mlir.constant(-1 : i5) : i5
  llvm.call @bits5(%v37) : (i5) -> ()
  %v38 = llvm.mlir.constant(-16 : i5) : i5
  llvm.call @bits5(%v38) : (i5) -> ()
  %v39 = llvm.mlir.constant(-16 : i5) : i5
  llvm.call @bits5(%v39) : (i5) -> ()
  %v40 = llvm.mlir.constant(0 : i13) : i13
  llvm.call @bits13(%v40) : (i13) -> ()
  %v41 = llvm.mlir.constant(1 : i13) : i13
  llvm.call @bits13(%v41) : (i13) -> ()
  %v42 = llvm.mlir.constant(-1 : i13) : i13
  llvm.call @bits13(%v42) : (i13) -> ()
  %v43 = llvm.mlir.constant(-3568 : i13) : i13
  llvm.call @bits13(%v43) : (i13) -> ()
  %v44 = llvm.mlir.constant(-4096 : i13) : i13
  llvm.call @bits13(%v44) : (i13) -> ()
  %v45 = llvm.mlir.constant(0 : i33) : i33
  llvm.call @bits33(%v45) : (i33) -> ()
  %v46 = llvm.mlir.constant(1 : i33) : i33
  llvm.call @bits33(%v46) : (i33) -> ()
  %v47 = llvm.mlir.constant(-1 : i33) : i33
  llvm.call @bits33(%v47) : (i33) -> ()
  %v48 = llvm.mlir.constant(1985229328 : i33) : i33
  llvm.call @bits33(%v48) : (i33) -> ()
  %v49 = llvm.mlir.constant(-4294967296 : i33) : i33
  llvm.call @bits33(%v49) : (i33) -> ()
  %v50 = llvm.mlir.constant(0 : i100) : i100
  llvm.call @bits100(%v50) : (i100) -> ()
  %v51 = llvm.mlir.constant(1 : i100) : i100
  llvm.call @bits100(%v51) : (i100) -> ()
  %v52 = llvm.mlir.constant(-1 : i100) : i100
  llvm.call @bits100(%v52) : (i100) -> ()
  %v53 = llvm.mlir.constant(-585936277736597476583867665904 : i100) : i100
  llvm.call @bits100(%v53) : (i100) -> ()
  %v54 = llvm.mlir.constant(-633825300114114700748351602688 : i100) : i100
  llvm.call @bits100(%v54) : (i100) -> ()
  llvm.return
}
