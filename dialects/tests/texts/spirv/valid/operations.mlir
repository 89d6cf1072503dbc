spirv.func @choose(%c: i1, %a: i32) -> i32 "None" {
  %0 = spirv.mlir.selection -> i32 {
    spirv.BranchConditional %c [3, 5], ^yes, ^end(%a : i32)
  ^yes:
    %n = spirv.Constant 7 : i32
    spirv.Branch ^end(%n : i32)
  ^end(%r: i32):
    spirv.mlir.merge %r : i32
  }
  spirv.ReturnValue %0 : i32
}

// -----

spirv.func @plain(%c: i1) "None" {
  spirv.mlir.selection control(Flatten) {
    spirv.BranchConditional %c, ^yes, ^end
  ^yes:
    spirv.Branch ^end
  ^end:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @repeat(%c: i1) "None" {
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^head
  ^head:
    spirv.BranchConditional %c, ^body, ^end
  ^body:
    spirv.Branch ^next
  ^next:
    spirv.Branch ^head
  ^end:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @empty() "None" {
  spirv.mlir.loop {
  }
  spirv.mlir.selection {
  }
  spirv.Return
}

// -----

spirv.func @stop(%c: i1) "None" {
  spirv.Return
^never:
  spirv.Unreachable
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @helper(%a: f32) -> f32 "Inline" {
    spirv.ReturnValue %a : f32
  }
  spirv.func @caller(%a: f32) "None" {
    %0 = spirv.FunctionCall @helper(%a) : (f32) -> f32
    spirv.Return
  }
}

// -----

spirv.func @memory(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Workgroup>) "None" {
  %0 = spirv.Load "Function" %p : f32
  %1 = spirv.Load "Workgroup" %q ["Volatile"] : f32
  %2 = spirv.Load "Workgroup" %q ["Volatile|Aligned", 8] {mark} : f32
  spirv.Store "Function" %p, %0 : f32
  spirv.Store "Workgroup" %q, %1 ["Aligned", 4] : f32
  spirv.Store "Workgroup" %q, %2 ["Nontemporal"] : f32
  spirv.Return
}

// -----

spirv.func @copies(%p: !spirv.ptr<i32, Function>, %q: !spirv.ptr<i32, Workgroup>) "None" {
  spirv.CopyMemory "Function" %p, "Workgroup" %q : i32
  spirv.CopyMemory "Function" %p, "Workgroup" %q ["Volatile"] : i32
  spirv.CopyMemory "Function" %p, "Workgroup" %q ["Volatile"], ["Aligned", 16] : i32
  spirv.Return
}

// -----

spirv.func @chain(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<3 x i32>)>, Function>, %i: i32) "None" {
  %one = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%one, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<3 x i32>)>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
  spirv.Return
}

// -----

spirv.func @composites(%a: f32, %v: vector<2xf32>, %s: !spirv.struct<(f32, !spirv.array<2 x i32>)>, %n: i32) "None" {
  %0 = spirv.CompositeConstruct %a, %v : (f32, vector<2xf32>) -> vector<3xf32>
  %1 = spirv.CompositeConstruct %n, %n : (i32, i32) -> !spirv.array<2 x i32>
  %2 = spirv.CompositeConstruct %a, %1 : (f32, !spirv.array<2 x i32>) -> !spirv.struct<(f32, !spirv.array<2 x i32>)>
  %3 = spirv.CompositeExtract %s[1 : i32, 0 : i32] : !spirv.struct<(f32, !spirv.array<2 x i32>)>
  %4 = spirv.CompositeInsert %n, %s[1 : i32, 1 : i32] : i32 into !spirv.struct<(f32, !spirv.array<2 x i32>)>
  %5 = spirv.CompositeExtract %v[1 : i32] : vector<2xf32>
  spirv.Return
}

// -----

spirv.func @shuffle(%v: vector<2xf32>, %w: vector<3xf32>) "None" {
  %0 = spirv.VectorShuffle [0 : i32, 4 : i32, 0xffffffff : i32, 2 : i32] %v, %w : vector<2xf32>, vector<3xf32> -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @carries(%a: i32, %v: vector<4xi32>) "None" {
  %0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i32)>
  %1 = spirv.ISubBorrow %v, %v : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
  %2 = spirv.SMulExtended %a, %a : !spirv.struct<(i32, i32)>
  %3 = spirv.UMulExtended %a, %a : !spirv.struct<(i32, i32)>
  spirv.Return
}

// -----

spirv.func @casts(%f: f32, %i: i32, %v: vector<2xi32>, %p: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Bitcast %f : f32 to i32
  %1 = spirv.Bitcast %v : vector<2xi32> to i64
  %2 = spirv.ConvertFToS %f : f32 to i64
  %3 = spirv.ConvertUToF %i : i32 to f32
  %4 = spirv.FConvert %f : f32 to f64
  %5 = spirv.SConvert %v : vector<2xi32> to vector<2xi16>
  %6 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Generic>
  %7 = spirv.GenericCastToPtr %6 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  %8 = spirv.GenericCastToPtrExplicit %6 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  spirv.Return
}

// -----

spirv.func @bits(%a: i32, %b: i16, %c: vector<3xi1>, %v: vector<3xi32>) "None" {
  %0 = spirv.ShiftLeftLogical %a, %b : i32, i16
  %1 = spirv.ShiftRightArithmetic %a, %a : i32, i32
  %2 = spirv.Select %c, %v, %v : vector<3xi1>, vector<3xi32>
  spirv.Return
}

// -----

spirv.func @matrices(%m: !spirv.matrix<2 x vector<3xf32>>, %n: !spirv.matrix<4 x vector<2xf32>>, %f: f32, %v: vector<3xf32>) "None" {
  %0 = spirv.MatrixTimesMatrix %m, %n : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<2xf32>> -> !spirv.matrix<4 x vector<3xf32>>
  %1 = spirv.Transpose %m : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
  %2 = spirv.MatrixTimesScalar %m, %f : !spirv.matrix<2 x vector<3xf32>>, f32
  %3 = spirv.VectorTimesScalar %v, %f : (vector<3xf32>, f32) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @groups(%f: f32, %i: i32, %b: i1) "None" {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupBroadcast <Workgroup> %f, %i : f32, i32
  %1 = spirv.GroupNonUniformBroadcast <Subgroup> %f, %four : f32, i32
  %2 = spirv.GroupNonUniformShuffle <Subgroup> %f, %i : f32, i32
  %3 = spirv.GroupNonUniformElect <Workgroup> : i1
  %4 = spirv.GroupNonUniformBallot <Subgroup> %b : vector<4xi32>
  %5 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %6 = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %f : f32 -> f32
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  spirv.ControlBarrier <Workgroup>, <Device>, <Release>
  spirv.Return
}

// -----

spirv.func @atomics(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32) "None" {
  %0 = spirv.AtomicIAdd <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicIIncrement <Workgroup> <AcquireRelease> %p : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @extended(%f: f32, %v: vector<2xf32>, %i: i32, %w: vector<2xi32>) "None" {
  %0 = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, i32)>
  %1 = spirv.GL.Ldexp %v : vector<2xf32>, %w : vector<2xi32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @size spec_id(3) = 16 : i32
  spirv.SpecConstant @scale = 2.5 : f32
  spirv.SpecConstant @flag = true
  spirv.SpecConstantComposite @both (@size, @scale) : !spirv.struct<(i32, f32)>
  spirv.func @use() -> i32 "None" {
    %0 = spirv.mlir.referenceof @both : !spirv.struct<(i32, f32)>
    %1 = spirv.mlir.referenceof @size : i32
    spirv.ReturnValue %1 : i32
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @place : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @main() "None" {
    spirv.Return
  }
  spirv.func @other() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @place
  spirv.EntryPoint "Vertex" @other
  spirv.ExecutionMode @main "LocalSize", 8, 4, 1
  spirv.ExecutionMode @other "ContractionOff"
}

// -----

func.func private @structures(
  !spirv.struct<()>,
  !spirv.struct<(f32 [0], i32 [4])>,
  !spirv.struct<(f32 [0, NonWritable], !spirv.matrix<2 x vector<2xf32>> [16, MatrixStride=16, ColMajor])>,
  !spirv.struct<(f32, i32 [NonReadable, Coherent])>,
  !spirv.struct<(i64), Block>)

// -----

func.func private @types(
  !spirv.array<4 x i32, stride=16>, !spirv.rtarray<f32, stride=8>, !spirv.rtarray<i8>,
  !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>,
  !spirv.coopmatrix<4x4xf16, Workgroup, MatrixB>)

// -----

func.func @bound(
  %a: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(2, 5), Uniform>},
  %b: !spirv.ptr<i32, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) {
  return
}

// -----

spirv.func @f(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>, %w: vector<3xf32>) "None" {
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
  %1 = spirv.VectorTimesMatrix %w, %m : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
  %2 = spirv.GL.FClamp %v, %v, %v : vector<2xf32>
  %3 = spirv.GL.Fma %w, %w, %w {note} : vector<3xf32>
  spirv.Return
}
