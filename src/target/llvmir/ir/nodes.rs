//! The fields of nodes with a name.

use super::metadata::FieldValue;

/// A field of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeField {
    /// Its name.
    pub name: &'static str,
    /// Whether every text has it.
    pub is_required: bool,
    /// What the text leaves out: `None` if nothing, `Some("")` for the usual empty values.
    default: Option<&'static str>,
}

impl NodeField {
    /// Whether LLVM leaves the field out if it has this value.
    #[must_use]
    pub fn is_default(&self, value: &FieldValue) -> bool {
        match (self.default, value) {
            (None, _) => false,
            (Some(_), FieldValue::Metadata(None)) => true,
            (Some(_), FieldValue::String(text)) => text.is_empty(),
            (Some(""), FieldValue::Text(text)) => {
                matches!(text.as_str(), "0" | "false" | "DIFlagZero" | "DISPFlagZero" | "Default")
            }
            (Some(default), FieldValue::Text(text)) => text == default,
            _ => false,
        }
    }

    /// What the text has if the field is not given.
    #[must_use]
    pub fn implied(&self) -> Option<FieldValue> {
        let is_kept = self.default.is_none() && !self.is_required;
        is_kept.then(|| match self.name {
            "isOptimized" => FieldValue::Text("false".to_owned()),
            "isLocal" => FieldValue::Text("false".to_owned()),
            "isDefinition" => FieldValue::Text("true".to_owned()),
            "runtimeVersion" | "discriminator" | "spFlags" | "line" => {
                FieldValue::Text("0".to_owned())
            }
            "emissionKind" => FieldValue::Text("NoDebug".to_owned()),
            _ => FieldValue::Metadata(None),
        })
    }
}

/// The name of a node and its fields in LLVM's order.
#[must_use]
pub fn node_fields(name: &str) -> Option<(&'static str, Vec<NodeField>)> {
    let (name, fields) = NODES.iter().find(|it| it.0 == name)?;
    let fields = fields.split_whitespace().map(|field| {
        let required = field.strip_suffix('!');
        let kept = field.strip_suffix('+');
        let (name, default) = match required.or(kept).unwrap_or(field).split_once('=') {
            Some((name, default)) => (name, default),
            None => (required.or(kept).unwrap_or(field), ""),
        };
        let default = (required.is_none() && kept.is_none()).then_some(default);
        NodeField { name, is_required: required.is_some(), default }
    });
    Some((name, fields.collect()))
}

/// The fields of nodes in LLVM's order. Every text has those with `!`; those with `+` are written also if they are empty.
/// What is not written is after `=` where it is not 0, `false` or `null`.
const NODES: &[(&str, &str)] = &[
    ("DILocation", "line+ column scope! inlinedAt isImplicitCode atomGroup atomRank"),
    ("DISubrange", "count=_ lowerBound=_ upperBound=_ stride=_"),
    ("DIGenericSubrange", "count lowerBound upperBound stride"),
    ("DIEnumerator", "name! value! isUnsigned"),
    (
        "DIBasicType",
        "tag=DW_TAG_base_type name file line scope size align dataSize encoding num_extra_inhabitants flags",
    ),
    (
        "DIFixedPointType",
        "tag=DW_TAG_base_type name file line scope size align encoding flags kind factor numerator denominator",
    ),
    (
        "DIStringType",
        "tag=DW_TAG_string_type name stringLength stringLengthExpression stringLocationExpression size align encoding",
    ),
    (
        "DIDerivedType",
        "tag! name scope file line baseType! size align offset flags extraData dwarfAddressSpace=_ annotations ptrAuthKey ptrAuthIsAddressDiscriminated ptrAuthExtraDiscriminator ptrAuthIsaPointer ptrAuthAuthenticatesNullValues",
    ),
    (
        "DISubrangeType",
        "name scope file line size align flags baseType lowerBound upperBound stride bias",
    ),
    (
        "DICompositeType",
        "tag! name scope file line baseType size align offset num_extra_inhabitants flags elements runtimeLang vtableHolder templateParams identifier discriminator dataLocation associated allocated rank annotations specification enumKind=_ bitStride",
    ),
    ("DISubroutineType", "flags cc types!"),
    ("DIFile", "filename! directory! checksumkind=_ checksum source=_"),
    (
        "DICompileUnit",
        "language! sourceLanguageName sourceLanguageVersion file! producer isOptimized+ flags runtimeVersion+ splitDebugFilename emissionKind+ enums retainedTypes globals imports macros dwoId splitDebugInlining=true debugInfoForProfiling nameTableKind rangesBaseAddress sysroot sdk",
    ),
    (
        "DISubprogram",
        "name linkageName scope+ file line type scopeLine containingType virtualIndex thisAdjustment flags spFlags+ unit templateParams declaration retainedNodes thrownTypes annotations targetFuncName keyInstructions",
    ),
    ("DILexicalBlock", "scope! file line column"),
    ("DILexicalBlockFile", "scope! file discriminator!"),
    ("DINamespace", "name scope! exportSymbols"),
    ("DIModule", "scope! name! configMacros includePath apinotes file line isDecl"),
    ("DICommonBlock", "scope! declaration+ name file line"),
    ("DIMacro", "type! line name! value"),
    ("DIMacroFile", "type=DW_MACINFO_start_file line file! nodes"),
    ("DITemplateTypeParameter", "name type! defaulted"),
    ("DITemplateValueParameter", "tag=DW_TAG_template_value_parameter name type defaulted value!"),
    (
        "DIGlobalVariable",
        "name linkageName scope+ file line type isLocal+ isDefinition+ declaration templateParams align annotations",
    ),
    ("DILocalVariable", "name arg scope! file line type flags align annotations"),
    ("DILabel", "scope! name! file! line! column isArtificial coroSuspendIdx=_"),
    ("DIAssignID", ""),
    ("DIGlobalVariableExpression", "var! expr!"),
    ("DIObjCProperty", "name file line setter getter attributes type"),
    ("DIImportedEntity", "tag! scope! entity file line name elements"),
];

/// The words of flags in LLVM's order. Those at the start exclude each other.
const FLAGS: &[&str] = &[
    "DIFlagPrivate",
    "DIFlagProtected",
    "DIFlagPublic",
    "DIFlagSingleInheritance",
    "DIFlagMultipleInheritance",
    "DIFlagVirtualInheritance",
    "DIFlagFwdDecl",
    "DIFlagAppleBlock",
    "DIFlagReservedBit4",
    "DIFlagVirtual",
    "DIFlagArtificial",
    "DIFlagExplicit",
    "DIFlagPrototyped",
    "DIFlagObjcClassComplete",
    "DIFlagObjectPointer",
    "DIFlagVector",
    "DIFlagStaticMember",
    "DIFlagLValueReference",
    "DIFlagRValueReference",
    "DIFlagExportSymbols",
    "DIFlagIntroducedVirtual",
    "DIFlagBitField",
    "DIFlagNoReturn",
    "DIFlagTypePassByValue",
    "DIFlagTypePassByReference",
    "DIFlagEnumClass",
    "DIFlagThunk",
    "DIFlagNonTrivial",
    "DIFlagBigEndian",
    "DIFlagLittleEndian",
    "DIFlagAllCallsDescribed",
    "DISPFlagVirtual",
    "DISPFlagPureVirtual",
    "DISPFlagLocalToUnit",
    "DISPFlagDefinition",
    "DISPFlagOptimized",
    "DISPFlagPure",
    "DISPFlagElemental",
    "DISPFlagRecursive",
    "DISPFlagMainSubprogram",
    "DISPFlagDeleted",
    "DISPFlagObjCDirect",
];

/// Words with `|` between them, in LLVM's order.
#[must_use]
pub fn sorted_flags(mut words: Vec<&str>) -> String {
    let place = |word: &str| FLAGS.iter().position(|it| *it == word).unwrap_or(FLAGS.len());
    words.sort_by_key(|it| place(it));
    words.dedup();
    words.join(" | ")
}
