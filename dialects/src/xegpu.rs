//! The dialect `xegpu`: Xe GPUs.

generated!(xegpu);

use ods_runtime::Location;
use ods_runtime::hooks::TypeAssembly;

use crate::prelude::*;

/// The number of shared memory as a memory space.
const SHARED: i64 = 3;

impl IsSharedMemory for XeGPUDialect {
    fn is_shared_memory(ty: TypeRef<'_>) -> bool {
        let space = ty.dyn_cast::<MemRefType<'_>>().and_then(|it| it.memory_space());
        let Some(space) = space.map(|space| ty.ctx().attr_ref(space)) else { return false };
        let number = space.dyn_cast::<IntegerAttr<'_>>().and_then(|it| it.int());
        let named = space.dyn_cast::<MemorySpaceAttr<'_>>().map(|it| it.value());
        number == Some(SHARED) || named == Some(MemorySpace::SLM)
    }
}

/// Parses `<8x16xf32`, and then attributes after commas, and `>`.
fn parse_shaped<'c>(
    p: &mut Parser<'c>,
    mut attribute: impl FnMut(AttrRef<'c>),
) -> ParseResult<(Vec<i64>, TypeRef<'c>)> {
    p.parse_less()?;
    let mut shape = Default::default();
    p.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::Static)?;
    let element = p.parse_type()?;
    while p.parse_optional_comma()? {
        let attr = p.parse_attribute(None)?;
        attribute(p.attr_ref(attr));
    }
    p.parse_greater()?;
    Ok((shape.to_vec(), p.type_ref(element)))
}

fn print_shaped<'c>(
    p: &mut AsmWriter<'c>,
    shape: &[i64],
    element: TypeRef<'c>,
    attrs: &[AttrRef<'c>],
) {
    p.write("<");
    p.print_dimension_list(shape);
    p.write("x");
    p.print_type(element);
    for attr in attrs {
        p.write(", ");
        p.print_attribute(*attr);
    }
    p.write(">");
}

impl<'c> TypeAssembly<'c> for TensorDescType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        let (mut encoding, mut layout): (Option<Attribute>, Option<Attribute>) = (None, None);
        let at = p.offset();
        let (shape, element) = parse_shaped(p, |attr| {
            *(if attr.isa::<DistributeLayoutAttr<'_>>() { &mut layout } else { &mut encoding }) =
                Some(attr.handle());
        })?;
        Self::get_checked(p.ctx(), p.location(at), &shape, element, encoding, layout)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        let encoding = self.encoding().filter(|it| !is_default(*it));
        let attrs: Vec<_> = encoding.into_iter().chain(self.layout()).collect();
        print_shaped(p, self.shape(), self.element_type(), &attrs);
    }
}

/// Whether `encoding` describes blocks, with the default of each parameter. A type is printed without it.
fn is_default(encoding: AttrRef<'_>) -> bool {
    let Some(block) = encoding.dyn_cast::<BlockTensorDescAttr<'_>>() else { return false };
    block.memory_space().value() == MemorySpace::Global
        && block.array_length().int() == Some(1)
        && block.boundary_check().value()
}

impl TensorDescTypeVerify for TensorDescType<'_> {
    fn verify(
        _ctx: &Context,
        at: Location,
        shape: &[i64],
        _element_type: TypeRef<'_>,
        encoding: Option<AttrRef<'_>>,
        _layout: Option<AttrRef<'_>>,
    ) -> VerifyResult {
        if shape.is_empty() {
            return Err(Diagnostic::error(at, "expected non-zero rank tensor"));
        }
        let block = encoding.and_then(|it| it.dyn_cast::<BlockTensorDescAttr<'_>>());
        if shape.len() > 1 && block.is_some_and(|it| it.memory_space().value() == MemorySpace::SLM)
        {
            return Err(Diagnostic::error(at, "SLM is only supported for 1D block tensor"));
        }
        Ok(())
    }
}

shaped_types! {
    TensorDescType: |self, shape, element| {
        let (encoding, layout) = (self.encoding(), self.layout());
        let [encoding, layout] = [encoding, layout].map(|attr| attr.map(|attr| attr.handle()));
        TensorDescType::get(self.ctx(), shape, element, encoding, layout)
    };
    MemDescType: |self, shape, element| {
        MemDescType::get(self.ctx(), shape, element, self.mem_layout())
    };
}

impl<'c> TypeAssembly<'c> for MemDescType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        let mut layout = None;
        let (shape, element) =
            parse_shaped(p, |attr| layout = attr.dyn_cast::<MemLayoutAttr<'_>>())?;
        Ok(Self::get(p.ctx(), &shape, element, layout))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        let attrs: Vec<_> = self.mem_layout().map(|it| *it).into_iter().collect();
        print_shaped(p, self.shape(), self.element_type(), &attrs);
    }
}
