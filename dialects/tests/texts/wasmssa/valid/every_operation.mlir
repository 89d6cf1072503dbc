func.func @operations(%f32: f32, %f32_1: f32, %i32: i32, %i32_1: i32, %wasmssa_funcref: !wasmssa.funcref,
  %f64: f64) {
  %0 = wasmssa.abs %f32 : f32
  %1 = wasmssa.add %i32 %i32_1 : i32
  %2 = wasmssa.and %i32 %i32_1 : i32
  wasmssa.call @s : () -> ()
  %3 = wasmssa.call @s(%wasmssa_funcref) : (!wasmssa.funcref) -> !wasmssa.funcref
  %4 = wasmssa.ceil %f32 : f32
  %5 = wasmssa.clz %i32 : i32
  %6 = wasmssa.convert_s %i32 : i32 to f32
  %7 = wasmssa.convert_u %i32 : i32 to f64
  %8 = wasmssa.copysign %f32 %f32_1 : f32
  %9 = wasmssa.ctz %i32 : i32
  %10 = wasmssa.demote %f64 : f64 to f32
  %11 = wasmssa.div %f32 %f32_1 : f32
  %12 = wasmssa.div_si %i32 %i32_1 : i32
  return
}

// -----

func.func @operations(%i32: i32, %i32_1: i32, %f32: f32, %f32_1: f32, %f64: f64, %f64_1: f64) {
  %0 = wasmssa.div_ui %i32 %i32_1 : i32
  %1 = wasmssa.eq %i32 %i32_1 : i32 -> i32
  %2 = wasmssa.eqz %i32 : i32 -> i32
  %3 = wasmssa.extend_i32_s %i32 to i64
  %4 = wasmssa.extend_i32_u %i32 to i64
  %5 = wasmssa.floor %f32 : f32
  %6 = wasmssa.ge %f32 %f32_1 : f32 -> i32
  %7 = wasmssa.ge_si %i32 %i32_1 : i32 -> i32
  %8 = wasmssa.ge_ui %i32 %i32_1 : i32 -> i32
  %9 = wasmssa.global_get @s : !wasmssa.funcref
  %10 = wasmssa.gt %f32 %f32_1 : f32 -> i32
  %11 = wasmssa.gt_si %i32 %i32_1 : i32 -> i32
  %12 = wasmssa.gt_ui %i32 %i32_1 : i32 -> i32
  %13 = wasmssa.le %f64 %f64_1 : f64 -> i32
  return
}

// -----

func.func @operations(%i32: i32, %i32_1: i32, %f32: f32, %f32_1: f32) {
  %0 = wasmssa.le_si %i32 %i32_1 : i32 -> i32
  %1 = wasmssa.le_ui %i32 %i32_1 : i32 -> i32
  %2 = wasmssa.lt %f32 %f32_1 : f32 -> i32
  %3 = wasmssa.lt_si %i32 %i32_1 : i32 -> i32
  %4 = wasmssa.lt_ui %i32 %i32_1 : i32 -> i32
  %5 = wasmssa.max %f32 %f32_1 : f32
  %6 = wasmssa.min %f32 %f32_1 : f32
  %7 = wasmssa.mul %i32 %i32_1 : i32
  %8 = wasmssa.ne %i32 %i32_1 : i32 -> i32
  %9 = wasmssa.neg %f32 : f32
  %10 = wasmssa.or %i32 %i32_1 : i32
  %11 = wasmssa.popcnt %i32 : i32
  %12 = wasmssa.promote %f32 : f32 to f64
  %13 = wasmssa.rem_si %i32 %i32_1 : i32
  return
}

// -----

func.func @operations(%i32: i32, %i32_1: i32, %f32: f32, %i64: i64) {
  %0 = wasmssa.rem_ui %i32 %i32_1 : i32
  %1 = wasmssa.rotl %i32 by %i32_1 bits : i32
  %2 = wasmssa.rotr %i32 by %i32_1 bits : i32
  %3 = wasmssa.shl %i32 by %i32_1 bits : i32
  %4 = wasmssa.shr_s %i32 by %i32_1 bits : i32
  %5 = wasmssa.shr_u %i32 by %i32_1 bits : i32
  %6 = wasmssa.sqrt %f32 : f32
  %7 = wasmssa.sub %i32 %i32_1 : i32
  %8 = wasmssa.trunc %f32 : f32
  %9 = wasmssa.wrap %i64 : i64 to i32
  %10 = wasmssa.xor %i32 %i32_1 : i32
  return
}

// -----

wasmssa.import_func "print" from "env" as @print {sym_visibility = "nested", type = (i32) -> ()}
wasmssa.import_mem "mem" from "env" as @mem {sym_visibility = "nested", limits = !wasmssa<limit[1: 2]>}
wasmssa.import_table "table" from "env" as @imported {sym_visibility = "nested", type = !wasmssa<tabletype !wasmssa.funcref [1:]>}
wasmssa.memory @heap !wasmssa<limit[1:]>
wasmssa.table @calls !wasmssa<tabletype !wasmssa.externref [2: 4]>

// -----

func.func @locals(%arg: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local of type f64
  %1 = wasmssa.local_get %arg : !wasmssa<local ref to i32>
  %2 = wasmssa.const 4 : i32
  wasmssa.block : {
    wasmssa.branch_if %2 to level 0 else ^next
  ^next:
    wasmssa.block_return
  } > ^after
^after:
  wasmssa.loop(%2) : i32 : {
  ^bb0(%it: i32):
    wasmssa.block_return %it : i32
  } > ^end
^end(%result: i32):
  wasmssa.return %result : i32
}
