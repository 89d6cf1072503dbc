func.func @operations(%m16xi8: memref<16xi8>, %m4x4xf32: memref<4x4xf32>, %m4x4xf32_1: memref<4x4xf32>,
  %comm: !mpi.comm, %i32: i32, %i32_1: i32, %retval_in: !mpi.retval) {
  mpi.allreduce(%m16xi8, %m4x4xf32, MPI_PROD, %comm) : memref<16xi8>, memref<4x4xf32>
  %0 = mpi.allreduce(%m4x4xf32, %m4x4xf32_1, MPI_OP_NULL, %comm) : memref<4x4xf32>, memref<4x4xf32> -> !mpi.retval
  mpi.barrier(%comm)
  %1 = mpi.barrier(%comm) -> !mpi.retval
  %rank = mpi.comm_rank(%comm) : i32
  %retval, %rank_0 = mpi.comm_rank(%comm) : !mpi.retval, i32
  %size = mpi.comm_size(%comm) : i32
  %retval_1, %size_2 = mpi.comm_size(%comm) : !mpi.retval, i32
  %newcomm = mpi.comm_split(%comm, %i32, %i32_1) : !mpi.comm
  %retval_3, %newcomm_4 = mpi.comm_split(%comm, %i32, %i32_1) : !mpi.retval, !mpi.comm
  %2 = mpi.comm_world : !mpi.comm
  %3 = mpi.error_class %retval_in : !mpi.retval
  mpi.finalize
  %4 = mpi.finalize : !mpi.retval
  return
}

// -----

func.func @operations(%m4x4xf32: memref<4x4xf32>, %i32: i32, %i32_1: i32, %comm: !mpi.comm, %retval_in: !mpi.retval,
  %request: !mpi.request) {
  mpi.init
  %0 = mpi.init : !mpi.retval
  %req = mpi.irecv(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32 -> !mpi.request
  %retval, %req_0 = mpi.irecv(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32 -> !mpi.retval, !mpi.request
  %req_1 = mpi.isend(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32 -> !mpi.request
  %retval_2, %req_3 = mpi.isend(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.recv(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32
  %1 = mpi.recv(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32 -> !mpi.retval
  %2 = mpi.retval_check %retval_in = <MPI_SUCCESS> : i1
  mpi.send(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32
  %3 = mpi.send(%m4x4xf32, %i32, %i32_1, %comm) : memref<4x4xf32>, i32, i32 -> !mpi.retval
  mpi.wait(%request) : !mpi.request
  %4 = mpi.wait(%request) : !mpi.request -> !mpi.retval
  return
}
