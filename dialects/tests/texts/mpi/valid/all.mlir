func.func @start() {
  %0 = mpi.init : !mpi.retval
  %1 = mpi.finalize : !mpi.retval
  return
}

// -----

func.func @world() {
  %0 = mpi.comm_world : !mpi.comm
  %1 = mpi.comm_world {note} : !mpi.comm
  return
}

// -----

func.func @rank(%c: !mpi.comm) {
  %0 = mpi.comm_rank(%c) : i32
  %1, %2 = mpi.comm_rank(%c) : !mpi.retval, i32
  return
}

// -----

func.func @size(%c: !mpi.comm) {
  %0 = mpi.comm_size(%c) : i32
  %1, %2 = mpi.comm_size(%c) {note} : !mpi.retval, i32
  return
}

// -----

func.func @split(%c: !mpi.comm, %a: i32, %b: i32) {
  %0 = mpi.comm_split(%c, %a, %b) : !mpi.comm
  %1, %2 = mpi.comm_split(%c, %a, %b) : !mpi.retval, !mpi.comm
  return
}

// -----

func.func @send(%c: !mpi.comm, %a: i32, %b: i32, %m: memref<4x?xf64>) {
  mpi.send(%m, %a, %b, %c) : memref<4x?xf64>, i32, i32
  %0 = mpi.send(%m, %a, %b, %c) {note} : memref<4x?xf64>, i32, i32 -> !mpi.retval
  return
}

// -----

func.func @recv(%c: !mpi.comm, %a: i32, %b: i32, %m: memref<8xi16>) {
  mpi.recv(%m, %a, %b, %c) : memref<8xi16>, i32, i32
  %0 = mpi.recv(%m, %a, %b, %c) {note} : memref<8xi16>, i32, i32 -> !mpi.retval
  return
}

// -----

func.func @isend(%c: !mpi.comm, %a: i32, %b: i32, %m: memref<f32>) {
  %0 = mpi.isend(%m, %a, %b, %c) : memref<f32>, i32, i32 -> !mpi.request
  %1, %2 = mpi.isend(%m, %a, %b, %c) : memref<f32>, i32, i32 -> !mpi.retval, !mpi.request
  return
}

// -----

func.func @irecv(%c: !mpi.comm, %a: i32, %b: i32, %m: memref<?xi1>) {
  %0 = mpi.irecv(%m, %a, %b, %c) : memref<?xi1>, i32, i32 -> !mpi.request
  %1, %2 = mpi.irecv(%m, %a, %b, %c) : memref<?xi1>, i32, i32 -> !mpi.retval, !mpi.request
  return
}

// -----

func.func @wait(%r: !mpi.request) {
  mpi.wait(%r) : !mpi.request
  %0 = mpi.wait(%r) : !mpi.request -> !mpi.retval
  return
}

// -----

func.func @barrier(%c: !mpi.comm) {
  mpi.barrier(%c)
  %0 = mpi.barrier(%c) -> !mpi.retval
  return
}

// -----

func.func @class(%e: !mpi.retval) {
  %0 = mpi.error_class %e : !mpi.retval
  return
}

// -----

func.func private @types(!mpi.comm, !mpi.request, !mpi.retval, !mpi.status)

// -----

func.func @reduce_mpi_sum(%c: !mpi.comm, %m: memref<3xi32>) {
  mpi.allreduce(%m, %m, MPI_SUM, %c) : memref<3xi32>, memref<3xi32>
  %0 = mpi.allreduce(%m, %m, MPI_SUM, %c) : memref<3xi32>, memref<3xi32> -> !mpi.retval
  return
}

// -----

func.func @reduce_mpi_max(%c: !mpi.comm, %m: memref<3xi32>) {
  mpi.allreduce(%m, %m, MPI_MAX, %c) : memref<3xi32>, memref<3xi32>
  %0 = mpi.allreduce(%m, %m, MPI_MAX, %c) : memref<3xi32>, memref<3xi32> -> !mpi.retval
  return
}

// -----

func.func @reduce_mpi_land(%c: !mpi.comm, %m: memref<3xi32>) {
  mpi.allreduce(%m, %m, MPI_LAND, %c) : memref<3xi32>, memref<3xi32>
  %0 = mpi.allreduce(%m, %m, MPI_LAND, %c) : memref<3xi32>, memref<3xi32> -> !mpi.retval
  return
}

// -----

func.func @check_mpi_success(%e: !mpi.retval) {
  %0 = mpi.retval_check %e = <MPI_SUCCESS> : i1
  return
}

// -----

func.func @check_mpi_err_comm(%e: !mpi.retval) {
  %0 = mpi.retval_check %e = <MPI_ERR_COMM> : i1
  return
}

// -----

func.func @check_mpi_err_tag(%e: !mpi.retval) {
  %0 = mpi.retval_check %e = <MPI_ERR_TAG> : i1
  return
}

// -----

func.func @check_mpi_err_lastcode(%e: !mpi.retval) {
  %0 = mpi.retval_check %e = <MPI_ERR_LASTCODE> : i1
  return
}
