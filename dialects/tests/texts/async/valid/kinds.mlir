// Types and attributes.
func.func private @f0() attributes {a = !async.value<!async.value<tensor<4xf32>>>}
