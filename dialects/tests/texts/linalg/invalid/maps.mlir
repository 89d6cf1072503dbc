func.func @other_row(%left: memref<6x6xf64>, %right: memref<6x6xf64>, %sum: memref<6x6xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%left, %right : memref<6x6xf64>, memref<6x6xf64>) outs(%sum : memref<6x6xf64>)
  return
}
// -----
func.func @vector_of_rows(%left: memref<2xf64>, %right: memref<9x5xf64>, %sum: memref<2x5xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%left, %right : memref<2xf64>, memref<9x5xf64>) outs(%sum : memref<2x5xf64>)
  return
}
// -----
func.func @symbol(%left: memref<6x6xf64>, %sum: memref<6x6xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k)[s] -> (m, k)>, affine_map<(m, n, k)[s] -> (k, n)>, affine_map<(m, n, k)[s] -> (m, n)>]
    ins(%left, %left : memref<6x6xf64>, memref<6x6xf64>) outs(%sum : memref<6x6xf64>)
  return
}
// -----
func.func @diagonal(%left: memref<6x6xf64>, %sum: memref<6x6xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%left, %left : memref<6x6xf64>, memref<6x6xf64>) outs(%sum : memref<6x6xf64>)
  return
}
// -----
func.func @twice(%left: memref<6x6xf64>, %sum: memref<6x6xf64>) {
  linalg.matmul {indexing_maps = []} ins(%left, %left : memref<6x6xf64>, memref<6x6xf64>) outs(%sum : memref<6x6xf64>)
  return
}
// -----
func.func @two_maps(%left: tensor<2x3x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>]
    ins(%left, %right : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @columns_at_the_left(%left: tensor<2x5x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%left, %right : tensor<2x5x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @reduction_first(%left: tensor<4x2xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k, b)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%left, %right : tensor<4x2xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @rows_at_the_right(%left: tensor<2x3x4xi8>, %right: tensor<4x2xi8>, %sum: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, b)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%left, %right : tensor<2x3x4xi8>, tensor<4x2xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @batch_second(%left: tensor<3x2x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%left, %right : tensor<3x2x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @four_results(%left: tensor<2x3x4x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%left, %right : tensor<2x3x4x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @flat_output(%left: tensor<2x3x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (m, n)>]
    ins(%left, %right : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<3x5xi32>) -> tensor<3x5xi32>
  return
}
// -----
func.func @swapped_output(%left: tensor<2x3x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<2x5x3xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>]
    ins(%left, %right : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
  return
}
// -----
func.func @reduced_batch_kept(%left: tensor<2x3x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<2x3x5xi32>) {
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%left, %right : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return
}
// -----
func.func @reduced_other_column(%left: tensor<2x3x4xi8>, %right: tensor<2x4x5xi8>, %sum: tensor<3x4xi32>) {
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, k)>]
    ins(%left, %right : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<3x4xi32>) -> tensor<3x4xi32>
  return
}
// -----
func.func @contract_sum_of_dims(%left: tensor<7xf16>, %right: tensor<4xf16>, %sum: tensor<4xf16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]
    ins(%left, %right : tensor<7xf16>, tensor<4xf16>) outs(%sum : tensor<4xf16>) -> tensor<4xf16>
  return
}
// -----
func.func @contract_other_space(%left: tensor<4x7xf16>, %right: tensor<7xf16>, %sum: tensor<4xf16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j) -> (i)>]
    ins(%left, %right : tensor<4x7xf16>, tensor<7xf16>) outs(%sum : tensor<4xf16>) -> tensor<4xf16>
  return
}
// -----
func.func @contract_rank(%left: tensor<4x7xf16>, %right: tensor<7xf16>, %sum: tensor<4xf16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]
    ins(%left, %right : tensor<4x7xf16>, tensor<7xf16>) outs(%sum : tensor<4xf16>) -> tensor<4xf16>
  return
}
// -----
func.func @contract_scalar(%left: f16, %right: tensor<7xf16>, %sum: tensor<7xf16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]
    ins(%left, %right : f16, tensor<7xf16>) outs(%sum : tensor<7xf16>) -> tensor<7xf16>
  return
}
// -----
func.func @contract_unused(%left: tensor<4x7xf16>, %right: tensor<7xf16>, %sum: tensor<4xf16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, u) -> (i, j)>, affine_map<(i, j, u) -> (j)>, affine_map<(i, j, u) -> (i)>]
    ins(%left, %right : tensor<4x7xf16>, tensor<7xf16>) outs(%sum : tensor<4xf16>) -> tensor<4xf16>
  return
}
// -----
func.func @contract_lost(%left: tensor<4x7x3xf16>, %right: tensor<7xf16>, %sum: tensor<4xf16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, u) -> (i, j, u)>, affine_map<(i, j, u) -> (j)>, affine_map<(i, j, u) -> (i)>]
    ins(%left, %right : tensor<4x7x3xf16>, tensor<7xf16>) outs(%sum : tensor<4xf16>) -> tensor<4xf16>
  return
}
// -----
func.func @contract_nothing(%left: tensor<4xf16>, %sum: tensor<4xf16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]
    ins(%left, %left : tensor<4xf16>, tensor<4xf16>) outs(%sum : tensor<4xf16>) -> tensor<4xf16>
  return
}
// -----
func.func @fewer_loops(%cell: memref<5xi16>) {
  linalg.generic {indexing_maps = [affine_map<() -> (0)>], iterator_types = ["parallel"]} outs(%cell : memref<5xi16>) {
  ^bb0(%out: i16):
    linalg.yield %out : i16
  }
  return
}
// -----
func.func @generic_symbol(%cell: memref<5xi16>) {
  linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i)>], iterator_types = ["parallel"]} outs(%cell : memref<5xi16>) {
  ^bb0(%out: i16):
    linalg.yield %out : i16
  }
  return
}
// -----
func.func @no_map(%cell: memref<5xi16>) {
  linalg.generic {indexing_maps = ["i"], iterator_types = ["parallel"]} outs(%cell : memref<5xi16>) {
  ^bb0(%out: i16):
    linalg.yield %out : i16
  }
  return
}
// -----
func.func @kind(%cell: memref<5xf16>) {
  linalg.elementwise kind="exp" ins(%cell : memref<5xf16>) outs(%cell : memref<5xf16>)
  return
}
// -----
func.func @elementwise_loops(%from: memref<5x2xf16>, %to: memref<5xf16>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>]
    ins(%from : memref<5x2xf16>) outs(%to : memref<5xf16>)
  return
}
// -----
func.func @smaller_rank(%row: memref<3xf16>, %to: memref<2x3xf16>) {
  linalg.tanh ins(%row : memref<3xf16>) outs(%to : memref<2x3xf16>)
  return
}
