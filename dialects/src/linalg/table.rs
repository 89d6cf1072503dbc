//! The named operations: their maps and bodies.

/// Functions of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    DivUnsigned,
    Max,
    Min,
    MaxUnsigned,
    MinUnsigned,
    Powf,
}

/// The computation of an operation on its elements.
#[derive(Clone, Copy, Debug)]
pub(super) enum Body {
    /// The operation of this name.
    Unary(&'static str),
    /// One divided by the element.
    Reciprocal,
    /// The element times itself.
    Square,
    /// The first element, in the type of the last.
    Cast,
    /// One of two elements.
    Select,
    /// A function of two elements.
    OfTwo(Binary),
    /// The last element plus the product of the others.
    MulAdd,
    /// As `MulAdd`, without zero points.
    QuantizedMulAdd,
    /// A function of the last and of the first element.
    Pooling(Binary),
    /// A random number, of its bounds, a seed and the indices.
    Random,
}

/// A named operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    name: &'static str,
    /// Its dimensions, and after `:` the results of the map of each operand; empty if the operation is elementwise. `S0` and
    /// `D0` are the first stride and dilation.
    pub(super) maps: &'static str,
    pub(super) body: Body,
    /// Whether it stores its maps in an attribute.
    pub(super) is_memoized: bool,
}

impl Entry {
    /// The number of inputs and outputs.
    pub(super) fn num_operands(&self) -> usize {
        if !self.maps.is_empty() {
            return self.maps.split(';').count();
        }
        match self.body {
            Body::OfTwo(_) | Body::MulAdd => 3,
            Body::Select => 4,
            _ => 2,
        }
    }
}

/// The operation `linalg.<name>`.
pub(super) fn entry(name: &str) -> Option<&'static Entry> {
    let name = name.strip_prefix("linalg.")?;
    ENTRIES.iter().find(|it| it.name == name)
}

const fn entry_of(name: &'static str, maps: &'static str, body: Body) -> Entry {
    Entry { name, maps, body, is_memoized: true }
}

/// An entry of an operation whose maps depend on its operands or are given.
const fn plain(name: &'static str, maps: &'static str, body: Body) -> Entry {
    Entry { name, maps, body, is_memoized: false }
}

use Binary::*;
use Body::*;

#[rustfmt::skip]
const ENTRIES: &[Entry] = &[
    plain("exp", "", Unary("math.exp")),
    plain("log", "", Unary("math.log")),
    plain("abs", "", Unary("math.absf")),
    plain("ceil", "", Unary("math.ceil")),
    plain("floor", "", Unary("math.floor")),
    plain("negf", "", Unary("arith.negf")),
    plain("round", "", Unary("math.round")),
    plain("sqrt", "", Unary("math.sqrt")),
    plain("rsqrt", "", Unary("math.rsqrt")),
    plain("tanh", "", Unary("math.tanh")),
    plain("erf", "", Unary("math.erf")),
    plain("reciprocal", "", Reciprocal),
    plain("square", "", Square),
    plain("copy", "", Cast),
    plain("fill", "", Cast),
    plain("select", "", Select),
    plain("powf", "", OfTwo(Powf)),
    plain("add", "", OfTwo(Add)),
    plain("sub", "", OfTwo(Sub)),
    plain("mul", "", OfTwo(Mul)),
    plain("div", "", OfTwo(Div)),
    plain("div_unsigned", "", OfTwo(DivUnsigned)),
    plain("max_unsigned", "", OfTwo(MaxUnsigned)),
    plain("min_unsigned", "", OfTwo(MinUnsigned)),
    plain("max", "", OfTwo(Max)),
    plain("min", "", OfTwo(Min)),
    plain("matmul", "m n k: m,k; k,n; m,n", MulAdd),
    plain("batch_matmul", "b m n k: b,m,k; b,k,n; b,m,n", MulAdd),
    plain("batch_reduce_matmul", "b m n k: b,m,k; b,k,n; m,n", MulAdd),
    plain("contract", "", MulAdd),
    entry_of("fill_rng_2d", "m n: ; ; ; m,n", Random),
    entry_of("quantized_matmul", "m n k: m,k; k,n; ; ; m,n", QuantizedMulAdd),
    entry_of("quantized_batch_matmul", "b m n k: b,m,k; b,k,n; ; ; b,m,n", QuantizedMulAdd),
    entry_of("mmt4d", "m n k m0 n0 k0: m,k,m0,k0; n,k,n0,k0; m,n,m0,n0", MulAdd),
    entry_of("batch_mmt4d", "b m n k m0 n0 k0: b,m,k,m0,k0; b,n,k,n0,k0; b,m,n,m0,n0", MulAdd),
    entry_of("matvec", "m n: m,n; n; m", MulAdd),
    entry_of("vecmat", "n m: m; m,n; n", MulAdd),
    entry_of("batch_matvec", "b m k: b,m,k; b,k; b,m", MulAdd),
    entry_of("batch_vecmat", "b n k: b,k; b,k,n; b,n", MulAdd),
    entry_of("dot", "m: m; m; ", MulAdd),
    entry_of("conv_1d", "ow kw: ow+kw; kw; ow", MulAdd),
    entry_of("conv_2d", "oh ow kh kw: oh+kh,ow+kw; kh,kw; oh,ow", MulAdd),
    entry_of("conv_3d", "od oh ow kd kh kw: od+kd,oh+kh,ow+kw; kd,kh,kw; od,oh,ow", MulAdd),
    entry_of("conv_1d_nwc_wcf", "n ow f kw c: n,ow*S0+kw*D0,c; kw,c,f; n,ow,f", MulAdd),
    entry_of("conv_1d_ncw_fcw", "n f ow c kw: n,c,ow*S0+kw*D0; f,c,kw; n,f,ow", MulAdd),
    entry_of("conv_2d_nhwc_hwcf", "n oh ow f kh kw c: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw,c,f; n,oh,ow,f", MulAdd),
    entry_of("conv_2d_nhwc_fhwc", "n oh ow f kh kw c: n,oh*S0+kh*D0,ow*S1+kw*D1,c; f,kh,kw,c; n,oh,ow,f", MulAdd),
    entry_of("conv_2d_nchw_fchw", "n f oh ow c kh kw: n,c,oh*S0+kh*D0,ow*S1+kw*D1; f,c,kh,kw; n,f,oh,ow", MulAdd),
    entry_of("conv_2d_nhwgc_gfhwc", "n oh ow g f kh kw c: n,oh*S0+kh*D0,ow*S1+kw*D1,g,c; g,f,kh,kw,c; n,oh,ow,g,f", MulAdd),
    entry_of("conv_2d_ngchw_gfchw", "n g f oh ow c kh kw: n,g,c,oh*S0+kh*D0,ow*S1+kw*D1; g,f,c,kh,kw; n,g,f,oh,ow", MulAdd),
    entry_of("conv_3d_ndhwc_dhwcf", "n od oh ow f kd kh kw c: n,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2,c; kd,kh,kw,c,f; n,od,oh,ow,f", MulAdd),
    entry_of("depthwise_conv_2d_nhwc_hwc", "n oh ow c kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw,c; n,oh,ow,c", MulAdd),
    entry_of("depthwise_conv_2d_nhwc_hwcm", "n oh ow c m kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw,c,m; n,oh,ow,c,m", MulAdd),
    entry_of("conv_2d_nhwc_hwcf_q", "n oh ow f kh kw c: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw,c,f; ; ; n,oh,ow,f", QuantizedMulAdd),
    entry_of("conv_2d_nhwc_fhwc_q", "n oh ow f kh kw c: n,oh*S0+kh*D0,ow*S1+kw*D1,c; f,kh,kw,c; ; ; n,oh,ow,f", QuantizedMulAdd),
    entry_of("conv_2d_nchw_fchw_q", "n f oh ow c kh kw: n,c,oh*S0+kh*D0,ow*S1+kw*D1; f,c,kh,kw; ; ; n,f,oh,ow", QuantizedMulAdd),
    entry_of("conv_2d_nhwgc_gfhwc_q", "n oh ow g f kh kw c: n,oh*S0+kh*D0,ow*S1+kw*D1,g,c; g,f,kh,kw,c; ; ; n,oh,ow,g,f", QuantizedMulAdd),
    entry_of("conv_2d_ngchw_gfchw_q", "n g f oh ow c kh kw: n,g,c,oh*S0+kh*D0,ow*S1+kw*D1; g,f,c,kh,kw; ; ; n,g,f,oh,ow", QuantizedMulAdd),
    entry_of("conv_3d_ndhwc_dhwcf_q", "n od oh ow f kd kh kw c: n,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2,c; kd,kh,kw,c,f; ; ; n,od,oh,ow,f", QuantizedMulAdd),
    entry_of("depthwise_conv_2d_nhwc_hwc_q", "n oh ow c kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw,c; ; ; n,oh,ow,c", QuantizedMulAdd),
    entry_of("depthwise_conv_2d_nhwc_hwcm_q", "n oh ow c m kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw,c,m; ; ; n,oh,ow,c,m", QuantizedMulAdd),
    entry_of("conv_2d_ngchw_fgchw", "n g f oh ow c kh kw: n,g,c,oh*S0+kh*D0,ow*S1+kw*D1; f,g,c,kh,kw; n,g,f,oh,ow", MulAdd),
    entry_of("conv_3d_ncdhw_fcdhw", "n f od oh ow c kd kh kw: n,c,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2; f,c,kd,kh,kw; n,f,od,oh,ow", MulAdd),
    entry_of("depthwise_conv_1d_nwc_wc", "n ow c kw: n,ow*S0+kw*D0,c; kw,c; n,ow,c", MulAdd),
    entry_of("depthwise_conv_1d_ncw_cw", "n ow c kw: n,c,ow*S0+kw*D0; c,kw; n,c,ow", MulAdd),
    entry_of("depthwise_conv_1d_nwc_wcm", "n ow c m kw: n,ow*S0+kw*D0,c; kw,c,m; n,ow,c,m", MulAdd),
    entry_of("depthwise_conv_2d_nchw_chw", "n oh ow c kh kw: n,c,oh*S0+kh*D0,ow*S1+kw*D1; c,kh,kw; n,c,oh,ow", MulAdd),
    entry_of("depthwise_conv_3d_ndhwc_dhwc", "n od oh ow kd kh kw c: n,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2,c; kd,kh,kw,c; n,od,oh,ow,c", MulAdd),
    entry_of("depthwise_conv_3d_ncdhw_cdhw", "n od oh ow kd kh kw c: n,c,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2; c,kd,kh,kw; n,c,od,oh,ow", MulAdd),
    entry_of("depthwise_conv_3d_ndhwc_dhwcm", "n od oh ow m kd kh kw c: n,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2,c; kd,kh,kw,c,m; n,od,oh,ow,c,m", MulAdd),
    entry_of("pooling_nhwc_sum", "n oh ow c kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw; n,oh,ow,c", Pooling(Add)),
    entry_of("pooling_nhwc_max", "n oh ow c kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw; n,oh,ow,c", Pooling(Max)),
    entry_of("pooling_nhwc_min", "n oh ow c kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw; n,oh,ow,c", Pooling(Min)),
    entry_of("pooling_nhwc_max_unsigned", "n oh ow c kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw; n,oh,ow,c", Pooling(MaxUnsigned)),
    entry_of("pooling_nhwc_min_unsigned", "n oh ow c kh kw: n,oh*S0+kh*D0,ow*S1+kw*D1,c; kh,kw; n,oh,ow,c", Pooling(MinUnsigned)),
    entry_of("pooling_nchw_sum", "n c oh ow kh kw: n,c,oh*S0+kh*D0,ow*S1+kw*D1; kh,kw; n,c,oh,ow", Pooling(Add)),
    entry_of("pooling_nchw_max", "n c oh ow kh kw: n,c,oh*S0+kh*D0,ow*S1+kw*D1; kh,kw; n,c,oh,ow", Pooling(Max)),
    entry_of("pooling_nwc_sum", "n ow c kw: n,ow*S0+kw*D0,c; kw; n,ow,c", Pooling(Add)),
    entry_of("pooling_nwc_max", "n ow c kw: n,ow*S0+kw*D0,c; kw; n,ow,c", Pooling(Max)),
    entry_of("pooling_nwc_min", "n ow c kw: n,ow*S0+kw*D0,c; kw; n,ow,c", Pooling(Min)),
    entry_of("pooling_nwc_max_unsigned", "n ow c kw: n,ow*S0+kw*D0,c; kw; n,ow,c", Pooling(MaxUnsigned)),
    entry_of("pooling_nwc_min_unsigned", "n ow c kw: n,ow*S0+kw*D0,c; kw; n,ow,c", Pooling(MinUnsigned)),
    entry_of("pooling_ncw_sum", "n c ow kw: n,c,ow*S0+kw*D0; kw; n,c,ow", Pooling(Add)),
    entry_of("pooling_ncw_max", "n c ow kw: n,c,ow*S0+kw*D0; kw; n,c,ow", Pooling(Max)),
    entry_of("pooling_ndhwc_sum", "n od oh ow c kd kh kw: n,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2,c; kd,kh,kw; n,od,oh,ow,c", Pooling(Add)),
    entry_of("pooling_ndhwc_max", "n od oh ow c kd kh kw: n,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2,c; kd,kh,kw; n,od,oh,ow,c", Pooling(Max)),
    entry_of("pooling_ndhwc_min", "n od oh ow c kd kh kw: n,od*S0+kd*D0,oh*S1+kh*D1,ow*S2+kw*D2,c; kd,kh,kw; n,od,oh,ow,c", Pooling(Min)),
];
