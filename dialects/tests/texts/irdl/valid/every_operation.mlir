func.func @operations() {
  %0 = irdl.c_pred "a" 
  return
}

// -----

irdl.dialect @shop {
  irdl.attribute @size {
    %0 = irdl.is i32
    irdl.parameters(width: %0)
  }
  irdl.type @box {
    %0 = irdl.any
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.all_of(%2, %0)
    %4 = irdl.parametric @shop::@size<%1>
    irdl.parameters(a: %2, b: %3, c: %4)
  }
  irdl.operation @open {
    %0 = irdl.is "key"
    %1 = irdl.any
    %2 = irdl.parametric @shop::@box<%0, %1, %1>
    irdl.operands(lid: %2)
  }
}
