//! Attributes of functions, parameters, results and calls.

use ods_runtime::OpRef;
use ods_runtime::attrs::*;
use ods_runtime::interfaces::CallOpInterface;

use super::{ModuleTranslation, TranslationResult, error};
use crate::llvm::{ConstantRangeAttr, LLVMFuncOp};
use crate::target::llvmir::ir::{
    self, Attribute, Attributes, MemoryEffects, Metadata, ParameterAttributes, known_attribute,
};

/// Attributes with a number, by LLVM's words.
const INTEGERS: &[&str] = &[
    "align",
    "alignstack",
    "allockind",
    "allocsize",
    "captures",
    "dereferenceable",
    "dereferenceable_or_null",
    "memory",
    "nofpclass",
    "uwtable",
    "vscale_range",
];

/// Attributes with a type.
const TYPES: &[&str] = &["byref", "byval", "elementtype", "inalloca", "preallocated", "sret"];

/// What `allockind` consists of, by bit.
pub(in crate::target::llvmir) const ALLOCATION_KINDS: [&str; 6] =
    ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// The attributes of arguments and results.
pub(in crate::target::llvmir) const OF_PARAMETERS: &[&str] = &[
    "align",
    "alignstack",
    "allocalign",
    "allocptr",
    "byref",
    "byval",
    "dereferenceable",
    "dereferenceable_or_null",
    "elementtype",
    "inalloca",
    "inreg",
    "nest",
    "noalias",
    "nofree",
    "nonnull",
    "noundef",
    "preallocated",
    "range",
    "readnone",
    "readonly",
    "returned",
    "signext",
    "sret",
    "writeonly",
    "zeroext",
];

impl<'ir> ModuleTranslation<'ir> {
    /// The attributes of a function that are in its list `passthrough`.
    pub(super) fn passthrough(
        &mut self,
        op: LLVMFuncOp<'ir>,
        attributes: &mut Attributes,
    ) -> TranslationResult {
        for attr in op.passthrough().into_iter().flat_map(|it| it.iter()) {
            if let Some(name) = attr.dyn_cast::<StringAttr<'_>>() {
                add_named(*op, name.value(), "", attributes)?;
                continue;
            }
            let pair = attr.dyn_cast::<ArrayAttr<'_>>().filter(|it| it.len() == 2);
            let Some(pair) = pair else {
                let text = "expected 'passthrough' to contain string or array attributes";
                return Err(error(*op, text));
            };
            let texts: Vec<_> =
                pair.iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>()).collect();
            let [name, value] = texts.as_slice() else {
                let text = "expected arrays within 'passthrough' to contain two strings";
                return Err(error(*op, text));
            };
            add_named(*op, name.value(), value.value(), attributes)?;
        }
        Ok(())
    }

    /// The attributes that a dictionary of an argument or a result has.
    pub(super) fn parameter_attributes(
        &mut self,
        attrs: AttrRef<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<Attributes> {
        let mut attributes = Attributes::default();
        let Some(attrs) = attrs.dyn_cast::<DictionaryAttr<'_>>() else { return Ok(attributes) };
        for attr in attrs.value() {
            let name = at.ctx().ident_str(attr.name);
            let Some(word) = name.strip_prefix("llvm.") else { continue };
            let value = at.ctx().attr_ref(attr.value);
            if let Some(attribute) = self.parameter_attribute(word, value, at)? {
                attributes.add(attribute);
            }
        }
        Ok(attributes)
    }

    fn parameter_attribute(
        &mut self,
        word: &str,
        value: AttrRef<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<Option<Attribute>> {
        if word == "nocapture" {
            return Ok(Some(Attribute::Text("captures", "(none)".to_owned())));
        }
        let Some(word) = OF_PARAMETERS.iter().find(|it| **it == word).copied() else {
            return Ok(None);
        };
        if let Some(range) = value.dyn_cast::<ConstantRangeAttr<'_>>() {
            return Ok(Some(range_attribute(range)));
        }
        if let Some(ty) = value.dyn_cast::<TypeAttr<'_>>() {
            return Ok(Some(Attribute::Type(word, self.ty(ty.value(), at)?)));
        }
        if let Some(integer) = value.dyn_cast::<IntegerAttr<'_>>() {
            let number = integer.value().to_u64().unwrap_or_default();
            return Ok(Some(match INTEGERS.contains(&word) {
                true => Attribute::Integer(word, number),
                false => Attribute::Enum(word),
            }));
        }
        Ok(value.isa::<UnitAttr<'_>>().then_some(Attribute::Enum(word)))
    }

    /// The attributes of the arguments and the result of a call.
    pub(super) fn call_attributes(
        &mut self,
        op: OpRef<'ir>,
        argument_attrs: Option<ArrayAttr<'ir>>,
        result_attrs: Option<ArrayAttr<'ir>>,
    ) -> TranslationResult<ParameterAttributes> {
        let mut attributes = ParameterAttributes::default();
        let arguments = argument_attrs.into_iter().flat_map(|it| it.iter());
        for (index, attrs) in arguments.enumerate() {
            *attributes.parameter_mut(index) = self.parameter_attributes(attrs, op)?;
        }
        if let Some(attrs) = result_attrs.and_then(|it| it.iter().next()) {
            attributes.result = self.parameter_attributes(attrs, op)?;
        }
        Ok(attributes)
    }

    /// Metadata of kernels.
    pub(super) fn kernel_metadata(
        &mut self,
        op: LLVMFuncOp<'ir>,
        function: &mut ir::Function,
    ) -> TranslationResult {
        if let Some(hint) = op.vec_type_hint() {
            let ty = self.ty(hint.hint().value(), *op)?;
            let (ty, is_signed) = (self.module.undef(ty), i64::from(hint.is_signed()));
            let is_signed = self.module.i32(is_signed);
            let operands = [ty, is_signed].map(|it| self.module.metadata(Metadata::Constant(it)));
            let node = self.module.tuple(operands);
            function.global.attach("vec_type_hint", node);
        }
        let lists = [
            ("work_group_size_hint", op.work_group_size_hint()),
            ("reqd_work_group_size", op.reqd_work_group_size()),
            ("intel_reqd_sub_group_size", op.intel_reqd_sub_group_size().map(|it| vec![it as i32])),
        ];
        for (kind, numbers) in lists {
            if let Some(numbers) = numbers {
                let node = self.numbers(&numbers);
                function.global.attach(kind, node);
            }
        }
        Ok(())
    }

    /// A node with integers of 32 bits.
    pub(super) fn numbers(&mut self, numbers: &[i32]) -> ir::MetadataId {
        let mut operands = Vec::with_capacity(numbers.len());
        for number in numbers {
            let number = self.module.i32(i64::from(*number));
            operands.push(self.module.metadata_constant(number));
        }
        self.module.tuple(operands)
    }
}

/// The attributes of arguments and results of a call.
pub(super) fn attrs_of<'ir>(op: OpRef<'ir>) -> (Option<ArrayAttr<'ir>>, Option<ArrayAttr<'ir>>) {
    match op.dyn_cast::<CallOpInterface<'ir>>() {
        Some(call) => (call.arg_attrs_attr(), call.res_attrs_attr()),
        None => (None, None),
    }
}

/// `range(i32 0, 10)`.
pub(super) fn range_attribute(range: ConstantRangeAttr<'_>) -> Attribute {
    let (mut lower, mut upper) = (String::new(), String::new());
    range.lower().write_signed(&mut lower);
    range.upper().write_signed(&mut upper);
    let width = range.lower().width();
    Attribute::Text("range", format!("(i{width} {lower}, {upper})"))
}

/// Adds an attribute with a name and perhaps a value.
fn add_named(
    op: OpRef<'_>,
    name: &str,
    value: &str,
    attributes: &mut Attributes,
) -> TranslationResult {
    let Some(word) = known_attribute(name) else {
        let value = Some(value.to_owned()).filter(|it| !it.is_empty());
        attributes.add(Attribute::String(name.to_owned(), value));
        return Ok(());
    };
    if INTEGERS.contains(&word) {
        if value.is_empty() {
            let text = format!("LLVM attribute '{name}' expects a value");
            return Err(error(op, text));
        }
        attributes.add(match parse_number(value) {
            Some(number) => integer_attribute(word, number),
            None => Attribute::String(name.to_owned(), Some(value.to_owned())),
        });
        return Ok(());
    }
    if !value.is_empty() {
        let text = format!("LLVM attribute '{name}' does not expect a value, found '{value}'");
        return Err(error(op, text));
    }
    if TYPES.contains(&word) {
        return Err(error(op, format!("LLVM attribute '{name}' expects a type")));
    }
    attributes.add(Attribute::Enum(word));
    Ok(())
}

/// An attribute from the number by which LLVM encodes it.
fn integer_attribute(word: &'static str, number: u64) -> Attribute {
    match word {
        "vscale_range" => {
            let (least, most) = (number >> 32, number & 0xFFFF_FFFF);
            Attribute::Text(word, format!("({least},{most})"))
        }
        "allocsize" => {
            let (size, count) = (number >> 32, number & 0xFFFF_FFFF);
            let count = if count == 0xFFFF_FFFF { String::new() } else { format!(",{count}") };
            Attribute::Text(word, format!("({size}{count})"))
        }
        "allockind" => {
            let kinds = ALLOCATION_KINDS.iter().enumerate();
            let kinds: Vec<&str> =
                kinds.filter(|(bit, _)| number & (1 << bit) != 0).map(|(_, kind)| *kind).collect();
            Attribute::Text(word, format!("(\"{}\")", kinds.join(",")))
        }
        "memory" => Attribute::Text(word, MemoryEffects::from_bits(number).text()),
        "uwtable" => match number {
            1 => Attribute::Text(word, "(sync)".to_owned()),
            _ => Attribute::Enum(word),
        },
        _ => Attribute::Integer(word, number),
    }
}

/// A number with the prefixes for its base.
fn parse_number(text: &str) -> Option<u64> {
    let (digits, base) = match text.get(..2) {
        Some("0x" | "0X") => (&text[2..], 16),
        Some("0b" | "0B") => (&text[2..], 2),
        Some("0o") => (&text[2..], 8),
        Some(prefix) if prefix.starts_with('0') => (&text[1..], 8),
        _ => (text, 10),
    };
    u64::from_str_radix(digits, base).ok()
}
