func.func @f(%a: i32, %b: f32) { %0 = arith.addi %a, %b : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addi %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addf %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<bad> : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow nsw : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<quick> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan ninf> : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi less, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi "less", %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi 3, %a, %a : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.cmpf slt, %a, %a : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.cmpi slt, %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { "arith.addi"(%a, %a) : (i32, i32) -> () return }
// -----
func.func @f(%a: i32) { %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32) return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) {overflowFlags = unit} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 12 : i64}> : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i32}> : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i8 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> vector<4xi1> return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1 return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = arith.addi %a, %a : memref<4xi32> return }
// -----
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i8 return }
// -----
func.func @f(%a: i32) { %0 = arith.extsi %a : i32 to i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.extsi %a : i32 to f32 return }
// -----
func.func @f(%a: vector<4xi8>) { %0 = arith.extsi %a : vector<4xi8> to vector<5xi16> return }
// -----
func.func @f(%a: tensor<4xi8>) { %0 = arith.extsi %a : tensor<4xi8> to tensor<?xi16> return }
// -----
func.func @f(%a: i8) { %0 = arith.trunci %a : i8 to i16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 to f64 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a sideways : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to f16 return }
// -----
func.func @f(%a: i32) { %0 = arith.bitcast %a : i32 to i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// -----
func.func @f(%a: index) { %0 = arith.index_cast %a : index to f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.uitofp %a : f32 to f32 return }
// -----
func.func @f() { %0 = arith.constant return }
// -----
func.func @f() { %0 = arith.constant "text" return }
// -----
func.func @f() { %0 = arith.constant 1 : f32 return }
// -----
func.func @f() { %0 = arith.constant 1.0 : i32 return }
// -----
func.func @f() { %0 = arith.constant 300 : i8 return }
// -----
func.func @f() { %0 = arith.constant 1 : si32 return }
// -----
func.func @f() { %0 = arith.constant dense<[1, 2]> : vector<[2]xi32> return }
// -----
func.func @f() { %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64 return }
// -----
func.func @f() { %0 = "arith.constant"() : () -> i64 return }
// -----
func.func @f() { %0 = "arith.constant"() <{value = unit}> : () -> i64 return }
// -----
func.func @f(%c: i8, %a: i32) { %0 = arith.select %c, %a, %a : i32 return }
// -----
func.func @f(%c: i1, %a: i32) { %0 = arith.select %c, %a : i32 return }
// -----
func.func @f(%c: vector<2xi1>, %a: vector<4xi32>) { %0 = arith.select %c, %a, %a : vector<2xi1>, vector<4xi32> return }
// -----
func.func @f(%c: i1, %a: i32, %b: i64) { %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32 return }
// -----
func.func @f(%a: i32) { %0, %1 = arith.addui_extended %a, %a : i32, i8 return }
// -----
func.func @f(%a: i32) { %0, %1 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64) return }
// -----
func.func @f(%a: i32) { %0 = arith.divsi %a, %a inexact : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.unknown %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.unknown"(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32 return }
// -----
"test.op"() {a = #arith.fastmath<>} : () -> ()
// -----
"test.op"() {a = #arith.fastmath} : () -> ()
// -----
"test.op"() {a = #arith.nothing<1>} : () -> ()
// -----
"test.op"() {a = #arith.overflow<nsw,>} : () -> ()

// -----

func.func @encodings(%a: tensor<4xf16, "a">) {
  %0 = arith.extf %a : tensor<4xf16, "a"> to tensor<4xf32, "b">
  return
}

// -----

func.func @encodings(%a: tensor<4xf32, "a">) {
  %0 = arith.truncf %a : tensor<4xf32, "a"> to tensor<4xf16>
  return
}

// -----

func.func @encodings(%a: tensor<4xi8, "a">) {
  %0 = arith.extsi %a : tensor<4xi8, "a"> to tensor<4xi32>
  return
}

// -----

func.func @encodings(%a: tensor<4xi8, "a">) {
  %0 = arith.extui %a : tensor<4xi8, "a"> to tensor<4xi32>
  return
}

// -----

func.func @encodings(%a: tensor<4xi32, "a">) {
  %0 = arith.trunci %a : tensor<4xi32, "a"> to tensor<4xi8>
  return
}

// -----

func.func @encodings(%a: tensor<4xi32, "a">) {
  %0 = arith.sitofp %a : tensor<4xi32, "a"> to tensor<4xf32>
  return
}

// -----

func.func @encodings(%a: tensor<4xi32, "a">) {
  %0 = arith.uitofp %a : tensor<4xi32, "a"> to tensor<4xf32>
  return
}

// -----

func.func @encodings(%a: tensor<4xf32, "a">) {
  %0 = arith.fptosi %a : tensor<4xf32, "a"> to tensor<4xi32>
  return
}

// -----

func.func @encodings(%a: tensor<4xf32, "a">) {
  %0 = arith.fptoui %a : tensor<4xf32, "a"> to tensor<4xi32>
  return
}

// -----

func.func @encodings(%a: tensor<4xi32, "a">) {
  %0 = arith.bitcast %a : tensor<4xi32, "a"> to tensor<4xf32, "b">
  return
}

// -----

func.func @encodings(%a: tensor<4xindex, "a">) {
  %0 = arith.index_cast %a : tensor<4xindex, "a"> to tensor<4xi32>
  return
}

// -----

func.func @encodings(%a: tensor<4xindex, "a">) {
  %0 = arith.index_castui %a : tensor<4xindex, "a"> to tensor<4xi32>
  return
}

// -----

func.func @encodings(%a: tensor<4xf8E4M3FN>, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<4xf8E4M3FN>, tensor<4xf8E8M0FNU> to tensor<4xf32, "b">
  return
}

// -----

func.func @encodings(%a: tensor<4xf32>, %s: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %a, %s : tensor<4xf32>, tensor<4xf8E8M0FNU> to tensor<4xf8E4M3FN, "b">
  return
}

// -----

// Each of the shapes is compatible with the first one only.
func.func @shapes(%a: tensor<?xf8E4M3FN>, %s: tensor<10xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : tensor<?xf8E4M3FN>, tensor<10xf8E8M0FNU> to tensor<3xf32>
  return
}

// -----

// The empty string sets no attribute.
func.func @unnamed(%a: i32) {
  %0 = arith.cmpi "", %a, %a : i32
  return
}
