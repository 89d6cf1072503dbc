func.func @operations(%operation: !pdl.operation) {
  %0 = pdl.result 8 of %operation
  return
}

// -----

pdl.pattern @remove : benefit(1) {
  %0 = operation "shop.old"
  rewrite %0 {
    erase %0
  }
}
