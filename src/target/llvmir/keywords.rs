//! LLVM's words for enums of the dialect, in both directions.

use ods_runtime::rt::OdsEnum;

use crate::llvm::{
    AtomicBinOp, AtomicOrdering, CConv, Comdat, FCmpPredicate, ICmpPredicate, Linkage, ModRefInfo,
    UnnamedAddr, Visibility,
};

/// The case that has a word.
pub(in crate::target) fn find<E: OdsEnum>(word: &str, of: fn(E) -> &'static str) -> Option<E> {
    E::CASES.iter().map(|it| it.0).find(|it| of(*it) == word)
}

/// The word of a linkage; empty for `external`.
pub(in crate::target) fn linkage(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::External => "",
        Linkage::AvailableExternally => "available_externally",
        Linkage::Linkonce => "linkonce",
        Linkage::LinkonceODR => "linkonce_odr",
        Linkage::Weak => "weak",
        Linkage::WeakODR => "weak_odr",
        Linkage::Appending => "appending",
        Linkage::Internal => "internal",
        Linkage::Private => "private",
        Linkage::ExternWeak => "extern_weak",
        Linkage::Common => "common",
    }
}

/// The word of a visibility; empty for the default.
pub(in crate::target) fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Default => "",
        Visibility::Hidden => "hidden",
        Visibility::Protected => "protected",
    }
}

/// The word for the significance of an address; empty for the default.
pub(in crate::target) fn unnamed_address(unnamed: Option<UnnamedAddr>) -> &'static str {
    match unnamed {
        None | Some(UnnamedAddr::None) => "",
        Some(UnnamedAddr::Local) => "local_unnamed_addr",
        Some(UnnamedAddr::Global) => "unnamed_addr",
    }
}

/// The significance of an address that a word says, if it is not the default.
pub(in crate::target) fn unnamed(word: &str) -> Option<UnnamedAddr> {
    find(word, |it| unnamed_address(Some(it))).filter(|it| *it != UnnamedAddr::None)
}

/// The word of a comdat's kind.
pub(in crate::target) fn comdat(comdat: Comdat) -> &'static str {
    match comdat {
        Comdat::Any => "any",
        Comdat::ExactMatch => "exactmatch",
        Comdat::Largest => "largest",
        Comdat::NoDeduplicate => "nodeduplicate",
        Comdat::SameSize => "samesize",
    }
}

/// The words of a calling convention; empty for that of C.
pub(in crate::target) fn calling_convention(convention: CConv) -> &'static str {
    match convention {
        CConv::C => "",
        CConv::Fast => "fastcc",
        CConv::Cold => "coldcc",
        CConv::GHC => "ghccc",
        CConv::HiPE => "cc11",
        CConv::AnyReg => "anyregcc",
        CConv::PreserveMost => "preserve_mostcc",
        CConv::PreserveAll => "preserve_allcc",
        CConv::Swift => "swiftcc",
        CConv::CxxFastTls => "cxx_fast_tlscc",
        CConv::Tail => "tailcc",
        CConv::CfGuardCheck => "cfguard_checkcc",
        CConv::SwiftTail => "swifttailcc",
        CConv::X86StdCall => "x86_stdcallcc",
        CConv::X86FastCall => "x86_fastcallcc",
        CConv::ArmApcs => "arm_apcscc",
        CConv::ArmAapcs => "arm_aapcscc",
        CConv::ArmAapcsVfp => "arm_aapcs_vfpcc",
        CConv::Msp430Intr => "msp430_intrcc",
        CConv::X86ThisCall => "x86_thiscallcc",
        CConv::PtxKernel => "ptx_kernel",
        CConv::PtxDevice => "ptx_device",
        CConv::SpirFunc => "spir_func",
        CConv::SpirKernel => "spir_kernel",
        CConv::IntelOclBi => "intel_ocl_bicc",
        CConv::X8664SysV => "x86_64_sysvcc",
        CConv::Win64 => "win64cc",
        CConv::X86VectorCall => "x86_vectorcallcc",
        CConv::DummyHhvm => "hhvmcc",
        CConv::DummyHhvmC => "hhvm_ccc",
        CConv::X86Intr => "x86_intrcc",
        CConv::AvrIntr => "avr_intrcc ",
        CConv::AvrBuiltin => "cc86",
        CConv::AmdgpuVs => "amdgpu_vs",
        CConv::AmdgpuGs => "amdgpu_gs",
        CConv::AmdgpuCs => "amdgpu_cs",
        CConv::AmdgpuKernel => "amdgpu_kernel",
        CConv::X86RegCall => "x86_regcallcc",
        CConv::AmdgpuHs => "amdgpu_hs",
        CConv::Msp430Builtin => "cc94",
        CConv::AmdgpuLs => "amdgpu_ls",
        CConv::AmdgpuEs => "amdgpu_es",
        CConv::AArch64VectorCall => "aarch64_vector_pcs",
        CConv::AArch64SveVectorCall => "aarch64_sve_vector_pcs",
        CConv::WasmEmscriptenInvoke => "cc99",
        CConv::AmdgpuGfx => "amdgpu_gfx",
        CConv::M68kIntr => "cc101",
    }
}

/// The word of an ordering; empty if there is none.
pub(in crate::target) fn ordering(ordering: AtomicOrdering) -> &'static str {
    match ordering {
        AtomicOrdering::NotAtomic => "",
        AtomicOrdering::Unordered => "unordered",
        AtomicOrdering::Monotonic => "monotonic",
        AtomicOrdering::Acquire => "acquire",
        AtomicOrdering::Release => "release",
        AtomicOrdering::AcqRel => "acq_rel",
        AtomicOrdering::SeqCst => "seq_cst",
    }
}

/// The word of an atomic operation.
pub(in crate::target) fn atomic_op(op: AtomicBinOp) -> &'static str {
    match op {
        AtomicBinOp::Xchg => "xchg",
        AtomicBinOp::Add => "add",
        AtomicBinOp::Sub => "sub",
        AtomicBinOp::And => "and",
        AtomicBinOp::Nand => "nand",
        AtomicBinOp::Or => "or",
        AtomicBinOp::Xor => "xor",
        AtomicBinOp::Max => "max",
        AtomicBinOp::Min => "min",
        AtomicBinOp::Umax => "umax",
        AtomicBinOp::Umin => "umin",
        AtomicBinOp::Fadd => "fadd",
        AtomicBinOp::Fsub => "fsub",
        AtomicBinOp::Fmax => "fmax",
        AtomicBinOp::Fmin => "fmin",
        AtomicBinOp::UincWrap => "uinc_wrap",
        AtomicBinOp::UdecWrap => "udec_wrap",
        AtomicBinOp::UsubCond => "usub_cond",
        AtomicBinOp::UsubSat => "usub_sat",
        AtomicBinOp::Fmaximum => "fmaximum",
        AtomicBinOp::Fminimum => "fminimum",
    }
}

/// The word of a comparison of integers.
pub(in crate::target) fn integer_predicate(predicate: ICmpPredicate) -> &'static str {
    match predicate {
        ICmpPredicate::Eq => "eq",
        ICmpPredicate::Ne => "ne",
        ICmpPredicate::Slt => "slt",
        ICmpPredicate::Sle => "sle",
        ICmpPredicate::Sgt => "sgt",
        ICmpPredicate::Sge => "sge",
        ICmpPredicate::Ult => "ult",
        ICmpPredicate::Ule => "ule",
        ICmpPredicate::Ugt => "ugt",
        ICmpPredicate::Uge => "uge",
    }
}

/// The word of a comparison of floats.
pub(in crate::target) fn float_predicate(predicate: FCmpPredicate) -> &'static str {
    match predicate {
        FCmpPredicate::False => "false",
        FCmpPredicate::Oeq => "oeq",
        FCmpPredicate::Ogt => "ogt",
        FCmpPredicate::Oge => "oge",
        FCmpPredicate::Olt => "olt",
        FCmpPredicate::Ole => "ole",
        FCmpPredicate::One => "one",
        FCmpPredicate::Ord => "ord",
        FCmpPredicate::Ueq => "ueq",
        FCmpPredicate::Ugt => "ugt",
        FCmpPredicate::Uge => "uge",
        FCmpPredicate::Ult => "ult",
        FCmpPredicate::Ule => "ule",
        FCmpPredicate::Une => "une",
        FCmpPredicate::Uno => "uno",
        FCmpPredicate::True => "true",
    }
}

/// The word of an access to memory.
pub(in crate::target) fn mod_ref(info: ModRefInfo) -> &'static str {
    match info {
        ModRefInfo::NoModRef => "none",
        ModRefInfo::Ref => "read",
        ModRefInfo::Mod => "write",
        ModRefInfo::ModRef => "readwrite",
    }
}
