//! The classes of attributes that C++ has above the kinds of debug information and of alias analysis.

use ods_runtime::rt;

use super::super::*;

/// Defines classes by the kinds and the other classes that they consist of.
macro_rules! classes {
    ($($(#[$meta:meta])* $class:ident: $($part:ident)*;)*) => {
        $(
            rt::attr_class! { $(#[$meta])* pub struct $class; }

            impl rt::hooks::AttrClass for $class<'_> {
                fn contains(attr: rt::AttrRef<'_>) -> bool {
                    $(attr.isa::<$part<'_>>())||*
                }
            }
        )*
    };
}

classes! {
    /// Entities with their own entry in debug information.
    DINodeAttr:
        DIAnnotationAttr DIGenericSubrangeAttr DIImportedEntityAttr DILabelAttr DIScopeAttr DISubrangeAttr DITypeAttr
        DIVariableAttr;
    /// Scopes of names. Derived types are scopes, too.
    DIScopeAttr:
        DICommonBlockAttr DICompileUnitAttr DICompositeTypeAttr DIDerivedTypeAttr DIFileAttr DILocalScopeAttr
        DIModuleAttr DINamespaceAttr;
    /// Scopes of names in a function.
    DILocalScopeAttr: DILexicalBlockAttr DILexicalBlockFileAttr DISubprogramAttr;
    /// A type of the source.
    DITypeAttr:
        DIBasicTypeAttr DICompositeTypeAttr DIDerivedTypeAttr DINullTypeAttr DIStringTypeAttr DISubroutineTypeAttr;
    /// A variable of the source.
    DIVariableAttr: DIGlobalVariableAttr DILocalVariableAttr;
    /// A type, or the root of types, in alias analysis.
    TBAANodeAttr: TBAARootAttr TBAATypeDescriptorAttr;
}
