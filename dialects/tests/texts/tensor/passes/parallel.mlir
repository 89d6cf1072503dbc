// options: --canonicalize
// The part of an output is the value of another output.
func.func @source(%small: tensor<2xi8>, %big: tensor<6xi8>) -> (tensor<2xi8>, tensor<6xi8>) {
  %r:2 = scf.forall (%i) in (3) shared_outs(%s = %small, %b = %big) -> (tensor<2xi8>, tensor<6xi8>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %b[%i] [2] [1] : tensor<2xi8> into tensor<6xi8>
    }
  } {note = "both stay"}
  return %r#0, %r#1 : tensor<2xi8>, tensor<6xi8>
}
// -----
func.func @unused_result(%part: tensor<1xf16>, %x: tensor<9xf16>, %y: tensor<9xf16>) -> tensor<9xf16> {
  %r:2 = scf.forall (%i) in (9) shared_outs(%o = %x, %p = %y) -> (tensor<9xf16>, tensor<9xf16>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %p[%i] [1] [1] : tensor<1xf16> into tensor<9xf16>
      tensor.parallel_insert_slice %part into %o[%i] [1] [1] : tensor<1xf16> into tensor<9xf16>
      tensor.parallel_insert_slice %part into %p[8] [1] [1] : tensor<1xf16> into tensor<9xf16>
    }
  } {note = "one goes"}
  return %r#0 : tensor<9xf16>
}
// -----
func.func @not_combined(%part: tensor<1xf16>, %x: tensor<9xf16>, %y: tensor<9xf16>, %z: tensor<9xf16>) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>) {
  %r:3 = scf.forall (%i) in (9) shared_outs(%o = %x, %p = %y, %q = %z) -> (tensor<9xf16>, tensor<9xf16>, tensor<9xf16>) {
    "some.use"(%o, %q) : (tensor<9xf16>, tensor<9xf16>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %p[%i] [1] [1] : tensor<1xf16> into tensor<9xf16>
    }
  }
  return %r#0, %r#1, %r#2 : tensor<9xf16>, tensor<9xf16>, tensor<9xf16>
}
// -----
// One operation uses two outputs, both of whose results are unused.
func.func @twice(%small: tensor<2xi8>, %big: tensor<6xi8>) {
  %r:2 = scf.forall (%i) in (3) shared_outs(%s = %small, %b = %big) -> (tensor<2xi8>, tensor<6xi8>) {
    "some.effect"(%i) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %b[%i] [2] [1] : tensor<2xi8> into tensor<6xi8>
    }
  }
  return
}
