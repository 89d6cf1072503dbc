// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
memref.global "private" constant @a : memref<2x3xf32> = dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]>
memref.global @b : memref<4xi32> = uninitialized
memref.global "private" @c : memref<4xindex, 3>
memref.global constant @d : memref<f32> = dense<2.0> {alignment = 64}
memref.global @e : memref<2xcomplex<f32>> = uninitialized
memref.global @f : memref<i64> = uninitialized
memref.global @g : memref<2xindex> = dense<7>
memref.global @h : memref<index> = dense<7>
func.func @globals() {
  %0 = memref.get_global @a : memref<2x3xf32>
  %1 = memref.get_global @b : memref<4xi32>
  %2 = memref.get_global @c : memref<4xindex, 3>
  %3 = memref.get_global @d : memref<f32>
  return
}

// -----

memref.global @a : memref<2x3xf32, strided<[1, 2]>>
func.func @globals() {
  %0 = memref.get_global @a : memref<2x3xf32, strided<[1, 2]>>
  return
}

// -----

memref.global "nested" @a : memref<2x3xf32, "space">

// -----

memref.global "nested" @a : memref<2x3xf8E5M2> = dense<1.0>
memref.global  @ab : memref<2x3xf32> = dense<1.0> {my.attr = 3}

// -----

memref.global @a : memref<complex<f32>> = dense<(1.0, 2.0)>
memref.global @b : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
memref.global @c : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global @d : memref<0xf32> = dense<>
memref.global @e : memref<2xi1> = dense<[true, false]>
memref.global @f : memref<i1> = dense<true>
memref.global @g : memref<3xf32, 1> = dense<1.0>
memref.global "private" @h : memref<1x1x1xi8> = dense<-1>
memref.global @si : memref<2xsi8> = dense<-1>

// -----

memref.global @v : memref<2xvector<4xf32>>
memref.global @w : memref<vector<2x3xf32>>
memref.global @m : memref<2xmemref<3xf32>>
func.func @f() -> memref<2xvector<4xf32>> {
  %0 = memref.get_global @v : memref<2xvector<4xf32>>
  %1 = memref.get_global @m : memref<2xmemref<3xf32>>
  return %0 : memref<2xvector<4xf32>>
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, !llvm.ptr = dense<32> : vector<4xi64>>} {
memref.global "private" constant @a : memref<2xf32> = dense<1.0>
func.func @f(%i: index) -> index {
  %0 = memref.get_global @a : memref<2xf32>
  return %i: index
}
}
