#ifndef ODS_PARAMETERS_TD
#define ODS_PARAMETERS_TD

// Parameters that upstream has no class for.

include "mlir/IR/AttrTypeBase.td"

// A parameter that is set once, after the type or attribute was created, and is not part of its uniquing key: the body
// of a recursive type. The accessor returns an `Option`, and `set_NAME` sets it. Upstream, such types have hand-written
// storage, which works here as well.
class MutableParameter<string type, string desc = ""> : AttrOrTypeParameter<type, desc>;

// A parameter that diagnostics call `cpp`: upstream's spelling of the type, if it differs from that of the Rust type.
class SpelledParameter<string type, string cpp, string desc = ""> : AttrOrTypeParameter<type, desc> {
  string upstreamType = cpp;
}

// As `SpelledParameter`, for parameters that may be left out.
class OptionalSpelledParameter<string type, string cpp, string desc = ""> : OptionalParameter<type, desc> {
  string upstreamType = cpp;
}

// As `SpelledParameter`, for parameters with a default.
class DefaultValuedSpelledParameter<string type, string cpp, string value, string desc = ""> : DefaultValuedParameter<
  type,
  value,
  desc
> {
  string upstreamType = cpp;
}

// An affine map that is written bare, without `affine_map<...>` around it. Upstream's parameters of type `AffineMap`.
class AffineMapParameter<string desc = ""> : AttrOrTypeParameter<"AffineMapAttr", desc> {
  let parser = "$_parser.parse_affine_map_reference().map(Into::into)";
  let printer = "$_printer.print_affine_map($_self);";
  string upstreamType = "AffineMap";
}

#endif // ODS_PARAMETERS_TD
