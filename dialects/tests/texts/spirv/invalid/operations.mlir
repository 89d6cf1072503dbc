spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.Return
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection {
    spirv.mlir.merge
  ^x:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection control(Flat) {
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.loop {
    spirv.Branch ^x
  ^x:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.loop {
    spirv.Branch ^x
  ^x:
    spirv.Branch ^y
  ^y:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.loop {
    spirv.Branch ^x
  ^x:
    spirv.BranchConditional %c, ^y, ^z
  ^y:
    spirv.Branch ^z
  ^z:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.loop {
    spirv.BranchConditional %c, ^x, ^z
  ^x:
    spirv.BranchConditional %c, ^y, ^z
  ^y:
    spirv.Branch ^x
  ^z:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.BranchConditional %c [0, 0], ^x, ^x
  ^x:
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.BranchConditional %c [1], ^x, ^x
  ^x:
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.FunctionCall @none() : () -> ()
  spirv.Return
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @f(%a: i64) "None" {
    %0 = spirv.FunctionCall @g(%a) : (i64) -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @f(%a: i32) "None" {
    spirv.FunctionCall @g(%a) : (i32) -> ()
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @f(%a: i32) "None" {
    %0 = spirv.FunctionCall @g(%a, %a) : (i32, i32) -> i32
    spirv.Return
  }
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  %0 = spirv.Load "Function" %p ["Loud"] : f32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  %0 = spirv.Load "Place" %p : f32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  %0 = spirv.Load "Function" %p ["Aligned"] : f32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  spirv.Store "Function" %p : f32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  spirv.Store "Function" [%p, %f] : f32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  "spirv.Store"(%p, %f) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>, f32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  "spirv.Load"(%p) {memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %f: f32) "None" {
  "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> f64
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f64, Function>) "None" {
  "spirv.CopyMemory"(%p, %q) : (!spirv.ptr<f32, Function>, !spirv.ptr<f64, Function>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
  %0 = spirv.CompositeExtract %s[2 : i32] : !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
  %0 = spirv.CompositeExtract %s[1 : i32, 0 : i32] : !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
  %0 = spirv.CompositeExtract %s[] : !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
  %0 = spirv.CompositeExtract %s["x"] : !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
  %0 = spirv.CompositeExtract %s 3 : !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.array<3 x f32>, %i: i32) "None" {
  %0 = spirv.CompositeInsert %i, %s[0 : i32] : i32 into !spirv.array<3 x f32>
  spirv.Return
}

// -----

spirv.func @f(%s: !spirv.array<3 x f32>, %i: i32) "None" {
  %0 = spirv.CompositeInsert %i, %s[3 : i32] : i32 into !spirv.array<3 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> vector<2xf16>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.struct<(f32, f32, f32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %v: vector<2xi32>) "None" {
  %0 = spirv.CompositeConstruct %a, %v : (f32, vector<2xi32>) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%v: vector<2xf32>) "None" {
  %0 = spirv.VectorShuffle [0 : i32, 5 : i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%v: vector<2xf32>) "None" {
  %0 = spirv.VectorShuffle [0 : i32] %v, %v : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.UMulExtended %a, %a : i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = "spirv.ISubBorrow"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i16)>
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %i: i32) "None" {
  %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %i: i32) "None" {
  %0 = spirv.AccessChain %p[%i] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<!spirv.array<2 x f32>, Function>, %i: i32) "None" {
  %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.array<2 x f32>, Function>, i32 -> !spirv.ptr<f64, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.Bitcast %a : i32 to i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.Bitcast %a : i32 to vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.SConvert %a : i32 to i32
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Uniform>) "None" {
  %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
  spirv.Return
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Generic>) "None" {
  %0 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f64, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%c: vector<3xi1>, %a: i32) "None" {
  %0 = spirv.Select %c, %a, %a : vector<3xi1>, i32
  spirv.Return
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>) "None" {
  %0 = spirv.Transpose %m : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<2xf32>>
  spirv.Return
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>) "None" {
  %0 = spirv.MatrixTimesMatrix %m, %m : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  spirv.Return
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>, %f: f16) "None" {
  %0 = spirv.MatrixTimesScalar %m, %f : !spirv.matrix<2 x vector<3xf32>>, f16
  spirv.Return
}

// -----

spirv.func @f(%i: i32) "None" {
  %0 = spirv.GroupNonUniformIAdd <Device> <Reduce> %i : i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%i: i32) "None" {
  %0 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i : i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%i: i32) "None" {
  %0 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i cluster_size(%i) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%i: i32) "None" {
  %n = spirv.Constant 6 : i32
  %0 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i cluster_size(%n) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%f: f32, %i: i32) "None" {
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %f, %i : f32, i32
  spirv.Return
}

// -----

spirv.func @f(%f: f32) "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|SequentiallyConsistent>
  spirv.Return
}

// -----

spirv.func @f(%f: f32) "None" {
  spirv.Unreachable
}

// -----

spirv.func @f(%p: !spirv.ptr<f32, Function>, %i: i32) "None" {
  %0 = spirv.AtomicIAdd <Device> <None> %p, %i : !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%f: f32) "None" {
  %0 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, i16)>
  spirv.Return
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i7
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = "x"
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a spec_id(-1) = 1 : i32
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a) : vector<2xi32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a, @a) : vector<2xf32>
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstantComposite @b (@a, @a) : i32
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.func @f() "None" {
    %0 = spirv.mlir.referenceof @a : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.EntryPoint "Quantum" @a
}

// -----

spirv.module Logical GLSL450 {
  spirv.ExecutionMode @a "Fast"
}

// -----

func.func private @f(!spirv.array<f32>)

// -----

func.func private @f(!spirv.array<0 x f32>)

// -----

func.func private @f(!spirv.array<2 x f32, stride=0>)

// -----

func.func private @f(!spirv.array<2 x i7>)

// -----

func.func private @f(!spirv.array<2 x index>)

// -----

func.func private @f(!spirv.rtarray<vector<5xf32>>)

// -----

func.func private @f(!spirv.array<2 x vector<2x2xf32>>)

// -----

func.func private @f(!spirv.matrix<5 x vector<2xf32>>)

// -----

func.func private @f(!spirv.matrix<2 x vector<5xf32>>)

// -----

func.func private @f(!spirv.matrix<2 x vector<2xi32>>)

// -----

func.func private @f(!spirv.matrix<2 x f32>)

// -----

func.func private @f(!spirv.ptr<f32, Nowhere>)

// -----

func.func private @f(!spirv.sampled_image<f32>)

// -----

func.func private @f(!spirv.coopmatrix<4xf32, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.struct<(f32 [0], i32)>)

// -----

func.func private @f(!spirv.struct<(f32, i32 [4])>)

// -----

func.func private @f(!spirv.struct<(f32 [Shiny])>)

// -----

func.func private @f(!spirv.struct<(f32 [0 NonWritable])>)

// -----

func.func @f(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<()>}) {
  return
}

// -----

func.func @f(%a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 2), Nowhere>}) {
  return
}

// -----

func.func @f(%a: vector<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(1, 2), Uniform>}) {
  return
}

// -----

func.func @f(%a: f32 {spirv.interface_var_abi = 3}) {
  return
}

// -----

func.func @f(%a: f32 {spirv.other}) {
  return
}

// -----

func.func @f() -> (f32 {spirv.other}) {
  %0 = arith.constant 0.0 : f32
  return %0 : f32
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>, %w: vector<3xf32>) "None" {
  %0 = spirv.MatrixTimesVector %m, %w : !spirv.matrix<2 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>, %w: vector<3xf32>) "None" {
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>, %w: vector<3xf32>) "None" {
  %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>, %w: vector<3xf32>) "None" {
  %0 = spirv.VectorTimesMatrix %w, %m : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<3xf32>
  spirv.Return
}
