shard.grid @plane(shape = 2x2x4)
func.func @collectives(%t: tensor<2x4xf32>, %u: tensor<4x4xf32>, %w: tensor<2x4xi8>) {
  %0 = shard.all_gather %t on @plane grid_axes = [2] gather_axis = 1 : tensor<2x4xf32> -> tensor<2x16xf32>
  %1 = shard.all_reduce %t on @plane grid_axes = [0] reduction = max : tensor<2x4xf32> -> tensor<2x4xf64>
  %2 = shard.all_reduce %t on @plane : tensor<2x4xf32> -> tensor<2x4xf32>
  %3 = shard.all_slice %t on @plane grid_axes = [2] slice_axis = 1 : tensor<2x4xf32> -> tensor<2x1xf32>
  %4 = shard.all_to_all %u on @plane grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x4xf32> -> tensor<2x8xf32>
  %7 = shard.reduce_scatter %u on @plane grid_axes = [2] reduction = sum scatter_axis = 0 : tensor<4x4xf32> -> tensor<1x4xf64>
  %8 = shard.shift %t on @plane grid_axes = [0, 2] shift_axis = 2 offset = -1 rotate : tensor<2x4xf32> -> tensor<2x4xf32>
  %9 = shard.shift %t on @plane grid_axes = [0] shift_axis = 0 offset = 2 : tensor<2x4xf32> -> tensor<2x4xf32>
  return
}

// -----

shard.grid @plane(shape = 2x4)
func.func @shardings(%t: tensor<4x8xf32>, %s: !shard.sharding) -> (tensor<4x8xf32>, index) {
  %0 = shard.shard %t to %s : tensor<4x8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<4x8xf32>
  %2 = shard.get_sharding %1 : tensor<4x8xf32> -> !shard.sharding
  %3:2 = shard.grid_shape @plane : index, index
  %4 = shard.grid_shape @plane axes = [1] : index
  %5:2 = shard.process_multi_index on @plane : index, index
  %6 = shard.process_multi_index on @plane axes = [0] : index
  %7 = shard.process_linear_index on @plane : index
  %down, %up = shard.neighbors_linear_indices on @plane[%5#0, %5#1] split_axes = [0] : index, index
  return %1, %7 : tensor<4x8xf32>, index
}
