def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a">;
