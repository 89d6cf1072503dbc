//! The passes of all files, which do nothing, and what only C++ declares of them.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));

mod names {
    use super::{conversion_passes, dialect_spirv_transforms_passes};

    use conversion_passes::passes::{Helpers, NameOfGpuGpuModuleOp};
    use dialect_spirv_transforms_passes::passes as spirv;

    impl NameOfGpuGpuModuleOp for Helpers {
        fn name_of_gpu_gpu_module_op() -> &'static str {
            "gpu.module"
        }
    }

    impl spirv::NameOfSpirvModuleOp for spirv::Helpers {
        fn name_of_spirv_module_op() -> &'static str {
            "spirv.module"
        }
    }
}

mod defaults {
    use super::dialect_transform_transforms_passes::passes::{
        DefaultTransformDialectKTransformEntryPointSymbolName, Helpers,
    };

    impl DefaultTransformDialectKTransformEntryPointSymbolName for Helpers {
        fn default_transform_dialect_k_transform_entry_point_symbol_name() -> String {
            "__transform_main".to_owned()
        }
    }
}
