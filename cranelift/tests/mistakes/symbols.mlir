llvm.func @not_a_function_of_any_library(i32) -> i32
llvm.func @nor_this_one()
llvm.mlir.global external @not_a_variable() : i32
llvm.func @extern_weak_is_null() attributes {sym_visibility = "private"}
llvm.func @main() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.call @not_a_function_of_any_library(%0) : (i32) -> i32
  %2 = llvm.call @not_a_function_of_any_library(%1) : (i32) -> i32
  %3 = llvm.mlir.addressof @not_a_variable : !llvm.ptr
  llvm.store %2, %3 : i32, !llvm.ptr
  %4 = llvm.mlir.addressof @nor_this_one : !llvm.ptr
  llvm.call %4() : !llvm.ptr, () -> ()
  llvm.return
}
