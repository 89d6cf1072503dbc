func.func @blocks(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    "test.use"(%bx, %ty, %gz, %sx) : (index, index, index, index) -> ()
    gpu.terminator
  }
  return
}

// -----

func.func @memory(%n: index, %bytes: i32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
             dynamic_shared_memory_size %bytes {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.terminator
  } {note = "kept"}
  return
}

// -----

func.func @clusters(%n: index) {
  gpu.launch clusters(%cx, %cy, %cz) in (%kx = %n, %ky = %n, %kz = %n)
             blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    "test.use"(%cx, %kz) : (index, index) -> ()
    gpu.terminator
  }
  return
}

// -----

func.func @buffers(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
             module(@kernels) function(@kernel)
             workgroup(%a : memref<8xf32, #gpu.address_space<workgroup>>, %b : memref<4xi8, 3>)
             private(%c : memref<2xf16, #gpu.address_space<private>>) {
    "test.use"(%a, %b, %c) : (memref<8xf32, #gpu.address_space<workgroup>>, memref<4xi8, 3>, memref<2xf16, #gpu.address_space<private>>) -> ()
    gpu.terminator
  }
  return
}

// -----

func.func @async(%n: index) {
  %0 = gpu.wait async
  %1 = gpu.launch async [%0] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  %2 = gpu.wait async [%0, %1]
  gpu.wait [%2]
  gpu.wait
  return
}

// -----

func.func @cfg(%n: index, %c: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    cf.cond_br %c, ^yes, ^no
  ^yes:
    gpu.terminator
  ^no:
    cf.br ^yes
  }
  return
}
