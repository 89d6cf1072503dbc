//! The target `#nvvm.target`, and the attributes of kernels.

use ods_runtime::rt;

use super::*;
use ods::llvm::LLVMFuncOp;

impl NVVMTargetAttrVerify for NVVMTargetAttr<'_> {
    fn verify(
        _ctx: &rt::Context,
        at: rt::Location,
        level: i32,
        triple: &str,
        chip: &str,
        _features: &str,
        _flags: Option<DictionaryAttr<'_>>,
        files: Option<ArrayAttr<'_>>,
        _verify_target: bool,
    ) -> VerifyResult {
        let are_strings =
            files.is_none_or(|files| files.iter().all(|it| it.isa::<StringAttr<'_>>()));
        let text = match () {
            () if !(0..=3).contains(&level) => {
                "The optimization level must be a number between 0 and 3."
            }
            () if triple.is_empty() => "The target triple cannot be empty.",
            () if chip.is_empty() => "The target chip cannot be empty.",
            () if !are_strings => "All the elements in the `link` array must be strings.",
            () => return Ok(()),
        };
        Err(Diagnostic::error(at, text))
    }
}

impl rt::hooks::VerifyOpAttr for NVVMDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let (name, value) = (op.ctx().ident_str(attr.name), op.ctx().attr_ref(attr.value));
        let text = match name {
            "nvvm.kernel" if !op.isa::<LLVMFuncOp<'_>>() => "attribute attached to unexpected op",
            "nvvm.maxntid" | "nvvm.reqntid" | "nvvm.cluster_dim" => {
                let list = value.dyn_cast::<DenseI32ArrayAttr<'_>>();
                if list.is_some_and(|it| (1..=3).contains(&it.values().count())) {
                    return Ok(());
                }
                "attribute must be integer array with maximum 3 index"
            }
            "nvvm.minctasm" | "nvvm.maxnreg" | "nvvm.cluster_max_blocks"
                if !value.isa::<IntegerAttr<'_>>() =>
            {
                "attribute must be integer constant"
            }
            "nvvm.blocksareclusters"
                if op.attr("nvvm.reqntid").is_none() || op.attr("nvvm.cluster_dim").is_none() =>
            {
                "attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"
            }
            _ => return Ok(()),
        };
        // Upstream quotes names twice where it prints an attribute.
        let name = match name {
            "nvvm.kernel" => name.to_owned(),
            _ => format!("\"{name}\""),
        };
        Err(op.error(format!("'{name}' {text}")))
    }
}

/// The dialect, with what only its class in C++ declares: the checks of arguments, and that the target promises
/// `TargetAttrInterface`.
#[derive(Clone, Copy, Debug)]
pub struct NVVMWithTargets;

impl Dialect for NVVMWithTargets {
    const NAMESPACE: &'static str = NVVMDialect::NAMESPACE;

    fn initialize(d: &mut DialectInit<'_>) {
        NVVMDialect::initialize(d);
        d.hooks().allows_unknown_operations = true;
        d.promise_attr_interface::<crate::gpu::TargetAttrInterfaceTable>(&NVVM_TARGET_ATTR);
        d.hooks().verify_region_arg_attr = Some(verify_argument);
    }
}

/// Checks an attribute of an argument of a function.
fn verify_argument(
    op: OpRef<'_>,
    _region: usize,
    index: usize,
    attr: NamedAttribute,
) -> VerifyResult {
    let name = op.ctx().ident_str(attr.name);
    let Some(function) = op.dyn_cast::<FunctionOpInterface<'_>>() else { return Ok(()) };
    if name != "nvvm.grid_constant" {
        return Ok(());
    }
    let attrs = function.arg_attrs_attr().and_then(|it| it.iter().nth(index));
    let attrs = attrs.and_then(|it| it.dyn_cast::<DictionaryAttr<'_>>());
    let is_by_value = attrs.is_some_and(|it| it.by_name("llvm.byval").is_some());
    let text = if op.attr("nvvm.kernel").is_none() {
        "attribute must be present only on kernel arguments"
    } else if !op.ctx().attr_ref(attr.value).isa::<UnitAttr<'_>>() {
        "must be a unit attribute"
    } else if !is_by_value {
        "attribute requires the argument to also have attribute 'llvm.byval'"
    } else {
        return Ok(());
    };
    // Upstream prints the name as an attribute, and quotes it.
    Err(op.error(format!("'\"{name}\"' {text}")))
}

/// The versions of the architecture that an operation needs, and whether it needs the accelerated variant.
fn required(op: OpRef<'_>) -> Option<(&'static [u32], bool)> {
    let requirements: [(bool, &[u32], bool); 9] = [
        (op.has_trait::<NvvmRequiresSm30Trait>(), &[30], false),
        (op.has_trait::<NvvmRequiresSm80Trait>(), &[80], false),
        (op.has_trait::<NvvmRequiresSm90Trait>(), &[90], false),
        (op.has_trait::<NvvmRequiresSm100Trait>(), &[100], false),
        (op.has_trait::<NvvmRequiresSMa90Trait>(), &[90], true),
        (op.has_trait::<NvvmRequiresSMa100101Trait>(), &[100, 101], true),
        (op.has_trait::<NvvmRequiresSMa100103Trait>(), &[100, 103], true),
        (op.has_trait::<NvvmRequiresSMa100110Trait>(), &[100, 110], true),
        (op.has_trait::<NvvmRequiresSMa100101103Trait>(), &[100, 101, 103], true),
    ];
    requirements.into_iter().find(|row| row.0).map(|(_, versions, exactly)| (versions, exactly))
}

impl<'c> crate::gpu::TargetAttrVerifyInterfaceTrait<'c> for NVVMTargetAttr<'c> {
    fn verify_target(self, module: OpRef<'c>) -> VerifyResult {
        if !self.verify_target() {
            return Ok(());
        }
        if !module.isa::<crate::gpu::GPUModuleOp<'_>>() {
            return Err(module.error("NVVM target attribute must be attached to a GPU module"));
        }
        let chip = self.chip();
        let digits = chip.trim_start_matches("sm_").trim_end_matches(|c: char| !c.is_ascii_digit());
        let version: u32 = digits.parse().unwrap_or(0);
        if version < 20 {
            return Err(module.error("Minimum NVVM target SM version is sm_20"));
        }
        for op in module.walk(ods_runtime::ir::WalkOrder::Post) {
            let Some((versions, is_accelerated)) = required(op) else { continue };
            let fits = match is_accelerated {
                true => chip.ends_with('a') && versions.contains(&version),
                false => version >= versions[0],
            };
            if !fits {
                return Err(op.op_error(format!("is not supported on {chip}")));
            }
        }
        Ok(())
    }
}
