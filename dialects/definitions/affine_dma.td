// The operations of affine that upstream writes in C++, without a definition.

include "mlir/Dialect/Affine/IR/AffineOps.td"

// The maps are discardable attributes: upstream's classes have no inherent ones.
class Affine_DmaOp<string mnemonic> : Affine_Op<mnemonic, [MemRefsNormalizable]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineDmaStartOp : Affine_DmaOp<"dma_start"> {
  let summary = "starts a transfer between memrefs";
  let description = [{
    The values are the source, the destination and the tag, each followed by the operands of its map, and then the number of
    elements. A transfer with strides has two more: the stride, and the number of elements in each.

    ```mlir
    affine.dma_start %src[%i + 3], %dst[%i], %tag[0], %count, %stride, %chunk
      : memref<64xf32>, memref<64xf32, 2>, memref<1xi32>
    ```
  }];
}

def AffineDmaWaitOp : Affine_DmaOp<"dma_wait"> {
  let summary = "waits for the end of a transfer";
  let description = [{
    The values are the tag, the operands of its map, and the number of elements.

    ```mlir
    affine.dma_wait %tag[0], %count : memref<1xi32>
    ```
  }];
}
