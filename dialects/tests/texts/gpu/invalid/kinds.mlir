// Types and attributes.
func.func private @f() attributes {a = #gpu.kernel_metadata<@k, (i32) -> ()>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"", (i32) -> ()>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [1]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"k", (i32) -> (), foo = [1]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, #gpu.kernel_metadata<"k", () -> ()>]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_table<[]>}

// -----

func.func private @f() attributes {a = #gpu.object<5, "a">}

// -----

func.func private @f() attributes {a = #gpu.select_object<"a">}

// -----

func.func private @f() attributes {a = #gpu.select_object<-5>}

// -----

func.func private @f() attributes {a = #gpu.block<w>}

// -----

func.func private @f() attributes {a = #gpu.block}

// -----

func.func private @f() attributes {a = #gpu.mask<18446744073709551616>}

// -----

func.func private @f() attributes {a = #gpu.address_space<globl>}

// -----

func.func private @f() attributes {a = #gpu<dim w>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0)>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<bound = affine_map<(d0) -> (d0 + 1)>, processor = block_x, map = (d0) -> (d0)>}

// -----

func.func private @f() attributes {a = #gpu.nope}
