//! Constants.

use super::Writer;
use super::slots::LocalSlots;
use crate::target::llvmir::ir::constants::{Constant, ConstantId, data_size};
use crate::target::llvmir::ir::module::{GlobalId, Module};
use crate::target::llvmir::ir::types::{Type, TypeId};

impl Writer<'_> {
    /// A constant after its type.
    pub(super) fn typed_constant(&mut self, id: ConstantId) {
        self.ty(self.module.constant_type(id));
        self.text(" ");
        self.constant(id);
    }

    pub(super) fn global_name(&mut self, id: GlobalId) {
        let module = self.module;
        let name = &module.global(id).name;
        match name.is_empty() {
            true => self.text(&format!("@{}", self.slots.global(id))),
            false => self.name('@', name),
        }
    }

    pub(super) fn constant(&mut self, id: ConstantId) {
        let module = self.module;
        match module.constant(id) {
            Constant::Integer { value, .. } if value.width() == 1 => {
                self.text(if value.is_zero() { "false" } else { "true" });
            }
            Constant::Integer { value, .. } => value.write_signed(&mut self.out),
            Constant::Float { ty, bits } => self.float(*ty, *bits),
            Constant::Null(_) => self.text("null"),
            Constant::TokenNone(_) => self.text("none"),
            Constant::Zero(_) => self.text("zeroinitializer"),
            Constant::Undef(_) => self.text("undef"),
            Constant::Poison(_) => self.text("poison"),
            Constant::Aggregate { ty, elements } => self.aggregate(*ty, elements),
            Constant::Data { ty, bytes } => self.data(*ty, bytes),
            Constant::Global { global, .. } => self.global_name(*global),
            Constant::BlockAddress { function, block, .. } => {
                self.text("blockaddress(");
                self.global_name(GlobalId::Function(*function));
                let function = &module.functions[*function as usize];
                self.text(", ");
                let number = match function.block(*block).name.is_empty() {
                    true => LocalSlots::of(module, function).block(*block),
                    false => 0,
                };
                self.local_name(&function.block(*block).name, number);
                self.text(")");
            }
            Constant::DsoLocalEquivalent { global, .. } => {
                self.text("dso_local_equivalent ");
                self.global_name(*global);
            }
            Constant::NoCfi { global, .. } => {
                self.text("no_cfi ");
                self.global_name(*global);
            }
            Constant::Cast { op, operand, ty } => {
                self.text(op.word());
                self.text(" (");
                self.typed_constant(*operand);
                self.text(" to ");
                self.ty(*ty);
                self.text(")");
            }
            Constant::Binary { op, flags, lhs, rhs, .. } => {
                self.text(op.word());
                self.wrap_flags(*flags);
                self.text(" (");
                self.typed_constant(*lhs);
                self.text(", ");
                self.typed_constant(*rhs);
                self.text(")");
            }
            Constant::Gep { element_type, base, indices, flags, .. } => {
                self.text("getelementptr");
                self.gep_flags(*flags);
                self.text(" (");
                self.ty(*element_type);
                for operand in std::iter::once(base).chain(indices) {
                    self.text(", ");
                    self.typed_constant(*operand);
                }
                self.text(")");
            }
        }
    }

    fn aggregate(&mut self, ty: TypeId, elements: &[ConstantId]) {
        let module = self.module;
        let is_number = |id: ConstantId| {
            matches!(module.constant(id), Constant::Integer { .. } | Constant::Float { .. })
        };
        let (start, end) = match &module.types[ty] {
            Type::Vector { .. } => match elements {
                [first, rest @ ..] if is_number(*first) && rest.iter().all(|it| it == first) => {
                    self.text("splat (");
                    self.typed_constant(*first);
                    self.text(")");
                    return;
                }
                _ => ("<", ">"),
            },
            Type::Array { .. } => ("[", "]"),
            _ if elements.is_empty() => ("{", "}"),
            _ if module.types.fields(ty).is_some_and(|it| it.1) => ("<{ ", " }>"),
            _ => ("{ ", " }"),
        };
        self.text(start);
        self.list(elements, |writer, it| writer.typed_constant(*it));
        self.text(end);
    }

    fn data(&mut self, ty: TypeId, bytes: &[u8]) {
        let module = self.module;
        let (Type::Array { element, .. } | Type::Vector { element, .. }) = module.types[ty] else {
            return;
        };
        let Some(size) = data_size(&module.types, element) else { return };
        let is_vector = matches!(module.types[ty], Type::Vector { .. });
        if !is_vector && module.types[element] == Type::Integer(8) {
            self.text("c\"");
            self.escaped(bytes);
            self.text("\"");
            return;
        }
        let mut parts = bytes.chunks_exact(size);
        if is_vector && parts.clone().all(|it| it == &bytes[..size]) {
            self.text("splat (");
            self.data_element(element, &bytes[..size]);
            self.text(")");
            return;
        }
        self.text(if is_vector { "<" } else { "[" });
        self.list(&mut parts, |writer, it| writer.data_element(element, it));
        self.text(if is_vector { ">" } else { "]" });
    }

    fn data_element(&mut self, ty: TypeId, bytes: &[u8]) {
        self.ty(ty);
        self.text(" ");
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        let bits = u64::from_le_bytes(word);
        match self.module.types[ty] {
            Type::Integer(width) => {
                let shift = 64 - width;
                self.number((bits << shift).cast_signed() >> shift);
            }
            _ => self.float(ty, u128::from(bits)),
        }
    }

    /// A float: in decimal form if that is exact, otherwise its bits in hexadecimal form.
    fn float(&mut self, ty: TypeId, bits: u128) {
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        match self.module.types[ty] {
            Type::Float => self.double(widened(low as u32)),
            Type::Double => self.double(low),
            Type::Half => self.text(&format!("0xH{low:04X}")),
            Type::BFloat => self.text(&format!("0xR{low:04X}")),
            Type::X86Fp80 => self.text(&format!("0xK{high:04X}{low:016X}")),
            Type::Fp128 => self.text(&format!("0xL{low:016X}{high:016X}")),
            _ => self.text(&format!("0xM{low:016X}{high:016X}")),
        }
    }

    fn double(&mut self, bits: u64) {
        let value = f64::from_bits(bits);
        if value.is_finite() {
            // LLVM writes six significant digits and a zero.
            let text = format!("{value:.5e}");
            let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
            let (sign, exponent) = match exponent.strip_prefix('-') {
                Some(exponent) => ('-', exponent),
                None => ('+', exponent),
            };
            let text = format!("{digits}0e{sign}{exponent:0>2}");
            if text.parse::<f64>().is_ok_and(|it| it.to_bits() == bits) {
                self.text(&text);
                return;
            }
        }
        self.text(&format!("0x{bits:X}"));
    }
}

/// The bits of a `float` as `double`, with the payload of a NaN.
fn widened(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if !value.is_nan() {
        return f64::from(value).to_bits();
    }
    let sign = u64::from(bits >> 31) << 63;
    sign | (0x7FF << 52) | (u64::from(bits & 0x7F_FFFF) << 29)
}

/// Whether a constant is an expression, which some places write without its type.
pub(super) fn is_expression(module: &Module, id: ConstantId) -> bool {
    matches!(
        module.constant(id),
        Constant::Cast { .. } | Constant::Binary { .. } | Constant::Gep { .. }
    )
}
