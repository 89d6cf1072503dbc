//! Keywords.

use super::Result;
use super::lexer::Token;
use super::parser::Parser;

pub(super) const LINKAGES: &[&str] = &[
    "private",
    "internal",
    "weak",
    "weak_odr",
    "linkonce",
    "linkonce_odr",
    "available_externally",
    "appending",
    "common",
    "extern_weak",
    "external",
];

pub(super) const CALLING_CONVENTIONS: &[&str] = &[
    "ccc",
    "fastcc",
    "coldcc",
    "ghccc",
    "anyregcc",
    "preserve_mostcc",
    "preserve_allcc",
    "preserve_nonecc",
    "swiftcc",
    "swifttailcc",
    "cxx_fast_tlscc",
    "tailcc",
    "cfguard_checkcc",
    "x86_stdcallcc",
    "x86_fastcallcc",
    "x86_regcallcc",
    "x86_thiscallcc",
    "x86_vectorcallcc",
    "x86_intrcc",
    "arm_apcscc",
    "arm_aapcscc",
    "arm_aapcs_vfpcc",
    "aarch64_vector_pcs",
    "aarch64_sve_vector_pcs",
    "aarch64_sme_preservemost_from_x0",
    "aarch64_sme_preservemost_from_x1",
    "aarch64_sme_preservemost_from_x2",
    "msp430_intrcc",
    "avr_intrcc",
    "avr_signalcc",
    "ptx_kernel",
    "ptx_device",
    "spir_kernel",
    "spir_func",
    "intel_ocl_bicc",
    "x86_64_sysvcc",
    "win64cc",
    "hhvmcc",
    "hhvm_ccc",
    "amdgpu_vs",
    "amdgpu_ls",
    "amdgpu_hs",
    "amdgpu_es",
    "amdgpu_gs",
    "amdgpu_ps",
    "amdgpu_cs",
    "amdgpu_cs_chain",
    "amdgpu_cs_chain_preserve",
    "amdgpu_kernel",
    "amdgpu_gfx",
    "amdgpu_gfx_whole_wave",
    "m68k_rtdcc",
    "graalcc",
    "riscv_vector_cc",
];

/// The words of calling conventions by number, where a number may be written.
const NUMBERED: &[(u32, &str)] = &[
    (0, ""),
    (8, "fastcc"),
    (9, "coldcc"),
    (10, "ghccc"),
    (13, "anyregcc"),
    (14, "preserve_mostcc"),
    (15, "preserve_allcc"),
    (16, "swiftcc"),
    (17, "cxx_fast_tlscc"),
    (18, "tailcc"),
    (19, "cfguard_checkcc"),
    (20, "swifttailcc"),
    (21, "preserve_nonecc"),
    (64, "x86_stdcallcc"),
    (65, "x86_fastcallcc"),
    (66, "arm_apcscc"),
    (67, "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc"),
    (70, "x86_thiscallcc"),
    (71, "ptx_kernel"),
    (72, "ptx_device"),
    (75, "spir_func"),
    (76, "spir_kernel"),
    (77, "intel_ocl_bicc"),
    (78, "x86_64_sysvcc"),
    (79, "win64cc"),
    (80, "x86_vectorcallcc"),
    (81, "hhvmcc"),
    (82, "hhvm_ccc"),
    (83, "x86_intrcc"),
    (87, "amdgpu_vs"),
    (88, "amdgpu_gs"),
    (90, "amdgpu_cs"),
    (91, "amdgpu_kernel"),
    (92, "x86_regcallcc"),
    (93, "amdgpu_hs"),
    (95, "amdgpu_ls"),
    (96, "amdgpu_es"),
    (97, "aarch64_vector_pcs"),
    (98, "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"),
];

pub(super) const ORDERINGS: &[&str] =
    &["unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"];

pub(super) const ATOMIC_OPS: &[&str] = &[
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "fmaximum",
    "fminimum",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
];

pub(super) const INTEGER_PREDICATES: &[&str] =
    &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

pub(super) const FLOAT_PREDICATES: &[&str] = &[
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
    "une", "uno", "true",
];

impl Parser<'_> {
    /// A calling convention, empty for that of C.
    pub(super) fn calling_convention(&mut self) -> Result<String> {
        if self.take_word("cc") {
            let number = self.small_number()?;
            let known = NUMBERED.iter().find(|it| it.0 == number);
            return Ok(known.map_or_else(|| format!("cc{number}"), |it| it.1.to_owned()));
        }
        if let Token::Word(word) = self.peek()
            && let Some(digits) = word.strip_prefix("cc")
            && let Ok(number) = digits.parse::<u32>()
        {
            self.advance();
            let known = NUMBERED.iter().find(|it| it.0 == number);
            return Ok(known.map_or_else(|| format!("cc{number}"), |it| it.1.to_owned()));
        }
        Ok(match self.take_one_of(CALLING_CONVENTIONS) {
            Some("ccc") | None => String::new(),
            Some(word) => word.to_owned(),
        })
    }

    /// `syncscope("..")`, empty if it is absent.
    pub(super) fn scope(&mut self) -> Result<String> {
        if !self.take_word("syncscope") {
            return Ok(String::new());
        }
        self.expect(b'(', "Expected '(' in syncscope")?;
        let scope = self.string()?;
        self.expect(b')', "Expected ')' in syncscope")?;
        Ok(scope)
    }

    /// The ordering of an atomic operation.
    pub(super) fn ordering(&mut self) -> Result<&'static str> {
        match self.take_one_of(ORDERINGS) {
            Some(word) => Ok(word),
            None => self.error("Expected ordering on atomic instruction"),
        }
    }
}
