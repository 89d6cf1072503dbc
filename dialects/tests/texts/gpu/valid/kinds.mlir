// Types and attributes.
func.func private @f0() attributes {a = #gpu.kernel_metadata<"k", (i32) -> ()>}
func.func private @f1() attributes {a = #gpu.kernel_metadata<"k", i32>}
func.func private @f2() attributes {a = #gpu.kernel_metadata<"k", (i32) -> (), metadata = {a = 1}>}
func.func private @f3() attributes {a = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{a=1}], metadata = {a = 1}>}
func.func private @f4() attributes {a = #gpu.kernel_metadata<"k", (i32) -> (), metadata = {a = 1}, arg_attrs = []>}
func.func private @f5() attributes {a = #gpu.kernel_metadata<"k", (i32) -> (), >}
func.func private @f6() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, #gpu.kernel_metadata<"j", () -> ()>]>}
func.func private @f7() attributes {a = #gpu.kernel_table<[<"k", () -> ()>]>}
func.func private @f8() attributes {a = #gpu.select_object<5>}
func.func private @f9() attributes {a = #gpu.select_object<5 : i32>}
func.func private @f10() attributes {a = #gpu.block<linear_dim_3>}
func.func private @f11() attributes {a = #gpu.block<"x">}
func.func private @f12() attributes {a = #gpu.warpgroup<y>}
func.func private @f13() attributes {a = #gpu.warp<z>}
func.func private @f14() attributes {a = #gpu.lane<linear_dim_9>}
func.func private @f15() attributes {a = #gpu.mask<-5>}
func.func private @f16() attributes {a = #gpu<dim x>}
func.func private @f17() attributes {a = #gpu<all_reduce_op add>}
func.func private @f18() attributes {a = #gpu<shuffle_mode xor>}
func.func private @f19() attributes {a = #gpu<mma_element_wise addf>}
func.func private @f20() attributes {a = #gpu<prune_2to4_spmat_flag NONE>}
func.func private @f21() attributes {a = #gpu<mat_transpose_mode TRANSPOSE>}
func.func private @f22() attributes {a = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>}
func.func private @f23() attributes {a = #gpu<broadcast first_active_lane>}
func.func private @f24() attributes {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>}
