func.func @rank(%c: !mpi.comm) {
  %0 = mpi.comm_rank(%c) : i64
  return
}

// -----

func.func @rank_order(%c: !mpi.comm) {
  %0, %1 = mpi.comm_rank(%c) : i32, !mpi.retval
  return
}

// -----

func.func @rank_operand() {
  %0 = mpi.comm_rank : i32
  return
}

// -----

func.func @size(%c: !mpi.comm) {
  %0 = mpi.comm_size(%c) : index
  return
}

// -----

func.func @size_kind(%c: !mpi.comm) {
  %0 = mpi.comm_size(%c) : !mpi.comm
  return
}

// -----

func.func @world() {
  %0 = mpi.comm_world : !mpi.request
  return
}

// -----

func.func @world_type() {
  %0 = mpi.comm_world
  return
}

// -----

func.func @split(%c: !mpi.comm, %a: i64) {
  %0 = mpi.comm_split(%c, %a, %a) : !mpi.comm
  return
}

// -----

func.func @split_result(%c: !mpi.comm, %a: i32) {
  %0 = mpi.comm_split(%c, %a, %a) : !mpi.retval
  return
}

// -----

func.func @send(%c: !mpi.comm, %a: i32, %m: tensor<4xf32>) {
  mpi.send(%m, %a, %a, %c) : tensor<4xf32>, i32, i32
  return
}

// -----

func.func @send_rank(%c: !mpi.comm, %a: i8, %m: memref<4xf32>) {
  mpi.send(%m, %a, %a, %c) : memref<4xf32>, i8, i8
  return
}

// -----

func.func @send_operands(%c: !mpi.comm, %a: i32, %m: memref<4xf32>) {
  mpi.send(%m, %a, %c) : memref<4xf32>, i32, i32
  return
}

// -----

func.func @recv(%c: !mpi.comm, %a: i32, %m: f32) {
  mpi.recv(%m, %a, %a, %c) : f32, i32, i32
  return
}

// -----

func.func @isend(%c: !mpi.comm, %a: i32, %m: memref<4xf32>) {
  %0 = mpi.isend(%m, %a, %a, %c) : memref<4xf32>, i32, i32 -> !mpi.retval
  return
}

// -----

func.func @irecv(%c: !mpi.comm, %a: i32, %m: memref<4xf32>) {
  mpi.irecv(%m, %a, %a, %c) : memref<4xf32>, i32, i32
  return
}

// -----

func.func @wait(%r: !mpi.comm) {
  mpi.wait(%r) : !mpi.comm
  return
}

// -----

func.func @barrier() {
  mpi.barrier : !mpi.retval
  return
}

// -----

func.func @reduce(%c: !mpi.comm, %m: memref<3xi32>) {
  mpi.allreduce(%m, %m, MPI_POWER, %c) : memref<3xi32>, memref<3xi32>
  return
}

// -----

func.func @reduce_type(%c: !mpi.comm, %m: i32) {
  mpi.allreduce(%m, %m, MPI_SUM, %c) : i32, i32
  return
}

// -----

func.func @check(%e: !mpi.retval) {
  %0 = mpi.retval_check %e = <MPI_ERR_STRANGE> : i1
  return
}

// -----

func.func @check_result(%e: !mpi.retval) {
  %0 = mpi.retval_check %e = <MPI_SUCCESS> : i8
  return
}

// -----

func.func @class(%e: i32) {
  %0 = mpi.error_class %e : i32
  return
}

// -----

func.func @type(%e: !mpi.window) {
  
  return
}
