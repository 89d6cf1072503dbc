func.func @brighten(%image: !img.image, %amount: !img.pixel) -> !img.pixel {
  img.map %image {
  ^bb0(%pixel: !img.pixel):
    %sum = img.add %pixel, %amount : !img.pixel
    img.yield %sum : !img.pixel
  } : !img.image
  %x = arith.constant 0 : index
  %first = img.get %image[%x, %x] : !img.image -> !img.pixel
  return %first : !img.pixel
}
