module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 64 : i64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64.0, 64.0, 64.0]> : vector<3xf32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64, 64]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}

// -----

module attributes {llvm.data_layout = 4} {}

// -----

module attributes {llvm.data_layout = "e-"} {}

// -----

module attributes {llvm.data_layout = "x:32"} {}

// -----

module attributes {llvm.data_layout = "p:0"} {}

// -----

module attributes {llvm.data_layout = "p:32"} {}

// -----

module attributes {llvm.data_layout = "p:64:24"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:32"} {}

// -----

module attributes {llvm.data_layout = "p0:64:64:64:128"} {}

// -----

module attributes {llvm.data_layout = "i0:8"} {}

// -----

module attributes {llvm.data_layout = "i8:16"} {}

// -----

module attributes {llvm.data_layout = "i32"} {}

// -----

module attributes {llvm.data_layout = "i64:7"} {}

// -----

module attributes {llvm.data_layout = "i32:64:32"} {}

// -----

module attributes {llvm.data_layout = "n"} {}

// -----

module attributes {llvm.data_layout = "n0"} {}

// -----

module attributes {llvm.data_layout = "n32:x"} {}

// -----

module attributes {llvm.data_layout = "S7"} {}

// -----

module attributes {llvm.data_layout = "S"} {}

// -----

module attributes {llvm.data_layout = "a:64:32:16"} {}

// -----

module attributes {llvm.data_layout = "a1:8"} {}

// -----

module attributes {llvm.data_layout = "m"} {}

// -----

module attributes {llvm.data_layout = "m:z"} {}

// -----

module attributes {llvm.data_layout = "F"} {}

// -----

module attributes {llvm.data_layout = "Fx8"} {}

// -----

module attributes {llvm.data_layout = "Fi7"} {}

// -----

module attributes {llvm.data_layout = "v64"} {}

// -----

module attributes {llvm.data_layout = "f32:5"} {}

// -----

module attributes {llvm.data_layout = "ni"} {}

// -----

module attributes {llvm.data_layout = "ni:0"} {}

// -----

module attributes {llvm.data_layout = "ni:x"} {}

// -----

module attributes {llvm.data_layout = "A"} {}

// -----

module attributes {llvm.data_layout = "A16777216"} {}

// -----

module attributes {llvm.data_layout = "G-1"} {}

// -----

module attributes {llvm.data_layout = "P"} {}

// -----

module attributes {llvm.data_layout = "p(name:64:64"} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {}
}
