source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm "first"
module asm "second"

$shared = comdat any
$other = comdat largest
%struct = type { i32, ptr }
%opaque = type opaque

@a = global i32 5
@b = constant i64 -1, align 8
@c = external global i32
@d = internal unnamed_addr constant [6 x i8] c"hello\00", align 1
@e = private local_unnamed_addr global float 1.5
@f = linkonce_odr dso_local global i32 0, comdat($shared), align 4
@g = weak hidden global i32 1
@h = weak_odr protected thread_local global i32 2
@i = common global i32 0, align 4
@j = extern_weak global i32
@k = available_externally constant i32 3
@l = global %struct { i32 1, ptr @a }
@m = global ptr getelementptr inbounds (i8, ptr @d, i64 2)
@n = global [2 x ptr] [ptr @a, ptr @l], section "mine", align 16
@o = addrspace(3) global i32 undef
@p = global %struct zeroinitializer
@q = global [3 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer, [2 x i32] [i32 3, i32 4]]
@r = global [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@s = global <2 x double> <double 1.0, double 2.0>
@t = global ptr null
@u = externally_initialized global i32 7
@v = global i64 ptrtoint (ptr @a to i64)
@w = global i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64)) to i32)
@x = global ptr inttoptr (i64 42 to ptr)
@0 = private constant [2 x i8] c"x\00"
@y = global ptr @0
@z = thread_local(initialexec) global i32 0, comdat($other)
@"strange name" = global ptr @"strange name"
@aa = global i32 1 #0
@bb = global [0 x i32] zeroinitializer
@cc = global ptr addrspace(3) addrspacecast (ptr @a to ptr addrspace(3))

@alias1 = alias i32, ptr @a
@alias2 = internal unnamed_addr alias i8, getelementptr (i8, ptr @d, i64 1)
@alias3 = weak hidden thread_local alias i32, ptr @h
@chosen = ifunc i32 (i32), ptr @resolve
@chosen2 = dso_local ifunc i32 (i32), ptr @resolve

define internal ptr @resolve() comdat($shared) {
  ret ptr null
}
attributes #0 = { "key"="value" "alone" }
// -----
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }, { i32, ptr, ptr } { i32 1, ptr @init, ptr @data }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]
@data = global i32 0
declare void @init()
// -----
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
// -----
@g = global ptr dso_local_equivalent @f
declare void @f()
// -----
@g = global ptr no_cfi @f
declare void @f()
// -----
%node = type { i32, ptr }
@a = global %node zeroinitializer
@b = global { i8 } { i8 1 }
@c = global target("spirv.Image", i32, 1, 2) undef
define %node @f(%node %x, { i8 } %y) {
  ret %node %x
}
// -----
@table = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @f, ptr @f] }
@inside = global ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @table, i32 0, i32 0, i32 2)
declare void @f()
// -----
; flags: --import-structs-as-literals
%pair = type { i32, %inner }
%inner = type <{ i8, ptr }>
@g = global %pair zeroinitializer
