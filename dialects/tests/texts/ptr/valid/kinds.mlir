// Types and attributes.
func.func private @f0() attributes {a = #ptr.address<-5> : !ptr.ptr<#ptr.generic_space>}
