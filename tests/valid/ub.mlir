func.func @poison() {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xi64>
  %2 = ub.poison <#ub.poison> : f32
  %3 = ub.poison {note} : tensor<?xindex>
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> i1
  %5 = "ub.poison"() : () -> !unknown.type
  ub.unreachable
}

// -----

"test.attribute"() {a = #ub.poison, b = [#ub.poison]} : () -> ()
