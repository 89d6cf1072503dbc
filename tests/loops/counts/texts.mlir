func.func @f() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 10 : index
  %st = arith.constant 1 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 0 : index
  %st = arith.constant 1 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 5 : index
  %hi = arith.constant 3 : index
  %st = arith.constant 1 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 1 : index
  %st = arith.constant 1 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 3 : index
  %st = arith.constant 3 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 4 : index
  %st = arith.constant 3 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant -3 : index
  %hi = arith.constant 0 : index
  %st = arith.constant 4 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 3 : i32
  %hi = arith.constant 4 : i32
  %st = arith.constant 100 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant -1 : i8
  %hi = arith.constant 0 : i8
  %st = arith.constant 1 : i8
  scf.for %i = %lo to %hi step %st : i8 {
    "dialect.op"(%i) : (i8) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 1 : index
  %st = arith.constant 0 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 10 : index
  %st = arith.constant -1 : index
  scf.for %i = %lo to %hi step %st  {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 2 : i64
  %hi = arith.constant 7 : i64
  %st = arith.constant 5 : i64
  scf.for %i = %lo to %hi step %st : i64 {
    "dialect.op"(%i) : (i64) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant 2 : i64
  %hi = arith.constant 8 : i64
  %st = arith.constant 5 : i64
  scf.for %i = %lo to %hi step %st : i64 {
    "dialect.op"(%i) : (i64) -> ()
  }
  return
}
// -----
func.func @f() {
  %lo = arith.constant -5 : i32
  %hi = arith.constant -5 : i32
  %st = arith.constant 1 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// Counted without sign.
func.func @f() {
  %lo = arith.constant 0 : i32
  %hi = arith.constant 1 : i32
  %st = arith.constant 1 : i32
  scf.for unsigned %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// Counted without sign.
func.func @f() {
  %lo = arith.constant -1 : i32
  %hi = arith.constant 0 : i32
  %st = arith.constant 1 : i32
  scf.for unsigned %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// Counted without sign.
func.func @f() {
  %lo = arith.constant 0 : i8
  %hi = arith.constant -1 : i8
  %st = arith.constant 1 : i8
  scf.for unsigned %i = %lo to %hi step %st : i8 {
    "dialect.op"(%i) : (i8) -> ()
  }
  return
}
// -----
// Counted without sign.
func.func @f() {
  %lo = arith.constant 1 : i8
  %hi = arith.constant 0 : i8
  %st = arith.constant 1 : i8
  scf.for unsigned %i = %lo to %hi step %st : i8 {
    "dialect.op"(%i) : (i8) -> ()
  }
  return
}
// -----
// Counted without sign.
func.func @f() {
  %lo = arith.constant -2 : i8
  %hi = arith.constant -1 : i8
  %st = arith.constant 1 : i8
  scf.for unsigned %i = %lo to %hi step %st : i8 {
    "dialect.op"(%i) : (i8) -> ()
  }
  return
}
// -----
// Counted without sign.
func.func @f() {
  %lo = arith.constant 127 : i8
  %hi = arith.constant -128 : i8
  %st = arith.constant 1 : i8
  scf.for unsigned %i = %lo to %hi step %st : i8 {
    "dialect.op"(%i) : (i8) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 1 : i32
  %hi = arith.addi %lo, %d overflow<nsw> : i32
  %st = arith.constant 1 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 5 : i32
  %hi = arith.addi %lo, %d overflow<nsw> : i32
  %st = arith.constant 5 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 6 : i32
  %hi = arith.addi %lo, %d overflow<nsw> : i32
  %st = arith.constant 5 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 0 : i32
  %hi = arith.addi %lo, %d overflow<nsw> : i32
  %st = arith.constant 1 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 1 : i32
  %hi = arith.addi %lo, %d  : i32
  %st = arith.constant 1 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 1 : i32
  %hi = arith.addi %lo, %d overflow<nuw> : i32
  %st = arith.constant 1 : i32
  scf.for %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 1 : i32
  %hi = arith.addi %lo, %d overflow<nuw> : i32
  %st = arith.constant 1 : i32
  scf.for unsigned %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// An end that is a known distance away.
func.func @f(%lo: i32) {
  %d = arith.constant 1 : i32
  %hi = arith.addi %lo, %d overflow<nsw> : i32
  %st = arith.constant 1 : i32
  scf.for unsigned %i = %lo to %hi step %st : i32 {
    "dialect.op"(%i) : (i32) -> ()
  }
  return
}
// -----
// Nothing is known, but that nothing is between.
func.func @f(%lo: index, %st: index) {
  scf.for %i = %lo to %lo step %st {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @f(%lo: index, %hi: index) {
  %st = arith.constant 1 : index
  scf.for %i = %lo to %hi step %st {
    "dialect.op"(%i) : (index) -> ()
  }
  return
}
