// options: --reconcile-unrealized-casts --allow-unregistered-dialect

func.func @back(%x: i64) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i64 return %b : i64 }

// -----

func.func @chain(%x: i64) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i16 %c = builtin.unrealized_conversion_cast %b : i16 to i64 return %c : i64 }

// -----

func.func @used(%x: i64) -> (i32, i64) { %a = builtin.unrealized_conversion_cast %x : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i64 return %a, %b : i32, i64 }

// -----

func.func @unused(%x: i64) { %a = builtin.unrealized_conversion_cast %x : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i16 return }

// -----

func.func @other(%x: i64) -> f32 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to f32 return %b : f32 }

// -----

func.func @several(%x: i64, %y: i8) -> (i64, i8) { %a = builtin.unrealized_conversion_cast %x, %y : i64, i8 to i32 %b:2 = builtin.unrealized_conversion_cast %a : i32 to i64, i8 return %b#0, %b#1 : i64, i8 }

// -----

func.func @swapped(%x: i64, %y: i64) -> (i64, i64) { %a:2 = builtin.unrealized_conversion_cast %x, %y : i64, i64 to i32, i32 %b:2 = builtin.unrealized_conversion_cast %a#1, %a#0 : i32, i32 to i64, i64 return %b#0, %b#1 : i64, i64 }

// -----

func.func @part(%x: i64, %y: i64) -> i64 { %a:2 = builtin.unrealized_conversion_cast %x, %y : i64, i64 to i32, i32 %b = builtin.unrealized_conversion_cast %a#0 : i32 to i64 return %b : i64 }

// -----

func.func @same(%x: i64) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i64 return %a : i64 }

// -----

func.func @nothing() -> i64 { %a = builtin.unrealized_conversion_cast to i64 return %a : i64 }

// -----

func.func @nothing_unused() { %a = builtin.unrealized_conversion_cast to i64 return }

// -----

func.func @branches(%x: i64, %c: i1) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 cf.cond_br %c, ^a, ^b
^a:
  %b = builtin.unrealized_conversion_cast %a : i32 to i64 return %b : i64
^b:
  %d = builtin.unrealized_conversion_cast %a : i32 to i64 return %d : i64 }

// -----

func.func @argument(%x: i64) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 cf.br ^a(%a : i32)
^a(%y: i32):
  %b = builtin.unrealized_conversion_cast %y : i32 to i64 return %b : i64 }

// -----

func.func @long(%x: i64) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i64 %c = builtin.unrealized_conversion_cast %b : i64 to i32 %d = builtin.unrealized_conversion_cast %c : i32 to i64 %e = builtin.unrealized_conversion_cast %d : i64 to i8 %f = builtin.unrealized_conversion_cast %e : i8 to i64 return %f : i64 }

// -----

func.func @nested(%x: i64, %c: i1) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 %r = scf.if %c -> i64 { %b = builtin.unrealized_conversion_cast %a : i32 to i64 scf.yield %b : i64 } else { scf.yield %x : i64 } return %r : i64 }

// -----

module @graph { %a = builtin.unrealized_conversion_cast %b : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i64 "t.use"(%a) : (i32) -> () }

// -----

module @cycle { %a = builtin.unrealized_conversion_cast %c : i8 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i64 %c = builtin.unrealized_conversion_cast %b : i64 to i8 "t.use"(%c) : (i8) -> () }

// -----

module @unused_cycle { %a = builtin.unrealized_conversion_cast %b : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i64 }

// -----

module @itself { %a = builtin.unrealized_conversion_cast %a : i64 to i64 "t.use"(%a) : (i64) -> () }

// -----

func.func @attributes(%x: i64) -> i64 { %a = builtin.unrealized_conversion_cast %x : i64 to i32 {note} %b = builtin.unrealized_conversion_cast %a : i32 to i64 {note} return %b : i64 }

// -----

func.func @memory(%x: memref<4xf32>) -> memref<4xf32> { %a = builtin.unrealized_conversion_cast %x : memref<4xf32> to memref<?xf32> %b = builtin.unrealized_conversion_cast %a : memref<?xf32> to memref<4xf32> return %b : memref<4xf32> }

// -----

func.func @unreachable(%x: i64) -> i64 { return %x : i64
^a:
  %a = builtin.unrealized_conversion_cast %x : i64 to i32 %b = builtin.unrealized_conversion_cast %a : i32 to i64 "t.use"(%b) : (i64) -> () cf.br ^a }
