// Images of gray pixels.
#ifndef IMG_TD
#define IMG_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Img_Dialect : Dialect {
  let name = "img";
  let summary = "Images of gray pixels";
  let cppNamespace = "::img";
  let useDefaultTypePrinterParser = 1;
}

class Img_Type<string name, string typeMnemonic> : TypeDef<Img_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Img_Pixel : Img_Type<"Pixel", "pixel"> {
  let summary = "the brightness of a pixel, from 0 to 255";
}

def Img_Image : Img_Type<"Image", "image"> {
  let summary = "an image, which can be changed";
}

class Img_Op<string mnemonic, list<Trait> traits = []> : Op<Img_Dialect, mnemonic, traits>;

def Img_CreateOp : Img_Op<"create"> {
  let summary = "a new image of a size";
  let arguments = (ins Index:$width, Index:$height);
  let results = (outs Img_Image:$image);
  let assemblyFormat = "$width `,` $height attr-dict `:` type($image)";
}

class Img_SizeOp<string mnemonic> : Img_Op<mnemonic, [Pure]> {
  let arguments = (ins Img_Image:$image);
  let results = (outs Index:$size);
  let assemblyFormat = "$image attr-dict `:` type($image)";
}

def Img_WidthOp : Img_SizeOp<"width"> { let summary = "the number of pixels in a row"; }
def Img_HeightOp : Img_SizeOp<"height"> { let summary = "the number of rows"; }

def Img_GetOp : Img_Op<"get"> {
  let summary = "a pixel of an image";
  let arguments = (ins Img_Image:$image, Index:$x, Index:$y);
  let results = (outs Img_Pixel:$pixel);
  let assemblyFormat = "$image `[` $x `,` $y `]` attr-dict `:` type($image) `->` type($pixel)";
}

def Img_SetOp : Img_Op<"set"> {
  let summary = "replace a pixel of an image";
  let arguments = (ins Img_Pixel:$pixel, Img_Image:$image, Index:$x, Index:$y);
  let assemblyFormat = "$pixel `,` $image `[` $x `,` $y `]` attr-dict `:` type($pixel) `,` type($image)";
}

def Img_MapOp : Img_Op<"map", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "replace each pixel by what the region makes of it";
  let arguments = (ins Img_Image:$image);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$image $body attr-dict `:` type($image)";
}

def Img_YieldOp : Img_Op<"yield", [Pure, Terminator, HasParent<"MapOp">]> {
  let summary = "the new value of the pixel";
  let arguments = (ins Optional<Img_Pixel>:$pixel);
  let assemblyFormat = "($pixel^ `:` type($pixel))? attr-dict";
}

def Img_PixelOp : Img_Op<"pixel", [Pure]> {
  let summary = "a pixel of a constant brightness";
  let arguments = (ins I8Attr:$value);
  let results = (outs Img_Pixel:$pixel);
  let assemblyFormat = "$value attr-dict `:` type($pixel)";
}

def Img_InvertOp : Img_Op<"invert", [Pure, SameOperandsAndResultType]> {
  let summary = "dark for bright, and bright for dark";
  let arguments = (ins Img_Pixel:$pixel);
  let results = (outs Img_Pixel:$result);
  let assemblyFormat = "$pixel attr-dict `:` type($pixel)";
}

def Img_AddOp : Img_Op<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  let summary = "the sum of two pixels, at most 255";
  let arguments = (ins Img_Pixel:$lhs, Img_Pixel:$rhs);
  let results = (outs Img_Pixel:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

#endif // IMG_TD
