//! The records of shipped definitions equal those of upstream in names, superclasses and fields, except for code and prose.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use odsgen::tablegen::{Options, Record, Records, Session, Value};

/// Files whose records are compared. Together they include all of `defs/mlir`.
const FILES: &[&str] = &[
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/LLVMTypes.td",
    "mlir/Dialect/UB/IR/UBOps.td",
    "mlir/IR/BuiltinAttributes.td",
    "mlir/IR/BuiltinLocationAttributes.td",
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BuiltinTypes.td",
];

/// Fields with code, names in Rust or C++, or descriptions.
const CODE_AND_PROSE: &[&str] = &[
    "allocator",
    "assignToStorage",
    "baseLlvmBuilder",
    "baseLlvmBuilderArgAndResultAttrs",
    "baseLlvmBuilderCoda",
    "baseMlirBuilder",
    "baseMlirBuilderArgAndResultAttrs",
    "baseMlirBuilderCoda",
    "baseEffectName",
    // Of builders that several operations share.
    "body",
    "builderCall",
    "builders",
    "constBuilderCall",
    "convertFromAttribute",
    "convertFromStorage",
    "convertToAttribute",
    "cppAccessorType",
    "cppBaseClassName",
    "cppNamespace",
    "cppStorageType",
    "cppType",
    "dagParams",
    "dependentDialects",
    "description",
    "effect",
    "ElementsAttrInterfaceAccessors",
    "extraClassDeclaration",
    "extraClassOf",
    "extraSharedClassDeclaration",
    "extraTraitClassDeclaration",
    "importRangeRetAttrCode",
    "interfaceTrait",
    "interfaceType",
    "llvmBuilder",
    // Methods with `&mut Ir` are static, and Rust has no overloads.
    "methods",
    "mlirBuilder",
    "optionalParser",
    "parameterParser",
    "parameterPrinter",
    "parser",
    "predExpr",
    "printer",
    "readFromMlirBytecode",
    "resource",
    "returnType",
    "setAccessGroupsMetadataCode",
    "setAliasAnalysisMetadataCode",
    "setAlignmentCode",
    "setInvariantGroupCode",
    "setNonTemporalMetadataCode",
    "setOrderingCode",
    "setRangeRetAttrCode",
    "setSyncScopeCode",
    "setVolatileCode",
    // Builders in C++ replace the default ones.
    "skipDefaultBuilders",
    "storageClass",
    "storageType",
    "symbolToStringFnRetType",
    "trait",
    "underlyingType",
    "verify",
    "writeToMlirBytecode",
];

/// Fields that only definitions in Rust have: the attribute that an operation keeps for an invalid one, whether bits have
/// several names, the name of a builder, and how diagnostics spell the type of a parameter.
const OF_RUST: &[&str] = &["hasSynonyms", "invalidAttribute", "rustName", "upstreamType"];

/// The classes of `ods/Parameters.td`.
const CLASSES_OF_RUST: &[&str] = &[
    "AffineMapParameter",
    "DefaultValuedSpelledParameter",
    "MutableParameter",
    "OptionalSpelledArrayRefParameter",
    "OptionalSpelledParameter",
    "SpelledParameter",
];

/// Classes of operations, attributes and types whose summaries are prose. Those of constraints are part of diagnostics.
const OF_LLVM: &[&str] = &["LLVMType", "LLVM_Attr", "LLVM_OpBase"];

fn parse(dir: &Path, file: &str) -> Records {
    let options = Options::new().include_dir(dir);
    match Session::new(options).parse(dir.join(file)) {
        Ok(records) => records,
        Err(errors) => panic!("{}", errors.render(false)),
    }
}

/// A value as text without whitespace. Anonymous records are identified by their superclasses.
fn render(value: Value<'_>, out: &mut String) {
    let _ = match value {
        Value::String(text) => {
            write!(out, "{:?}", text.text().split_whitespace().collect::<String>())
        }
        Value::List(list) => {
            out.push('[');
            for item in list.iter() {
                render(item, out);
                out.push(',');
            }
            write!(out, "]")
        }
        Value::Dag(dag) => {
            out.push('(');
            render(dag.op(), out);
            for arg in dag.args() {
                out.push(' ');
                render(arg.value, out);
                let _ = write!(out, ":{:?}", arg.name);
            }
            write!(out, ")")
        }
        Value::Def(record) if record.is_anonymous() => write!(out, "{:?}", superclasses(record)),
        Value::Def(record) => write!(out, "{}", record.name()),
        other => write!(out, "{other:?}"),
    };
}

fn superclasses(record: Record<'_>) -> Vec<&str> {
    record.superclasses().into_iter().map(Record::name).collect()
}

/// The comparable facts of a record: superclasses, and the type and value of each field.
fn facts(record: Record<'_>) -> BTreeMap<String, String> {
    let mut facts = BTreeMap::new();
    facts.insert("superclasses".to_owned(), format!("{:?}", superclasses(record)));
    let is_llvm = superclasses(record).iter().any(|it| OF_LLVM.contains(it));
    for field in record.fields().filter(|field| !OF_RUST.contains(&field.name())) {
        let mut value = String::new();
        match field.value() {
            // The types of parameters are Rust or C++.
            Value::Dag(dag) if field.name() == "parameters" => {
                value = dag.args().filter_map(|arg| arg.name).collect::<Vec<_>>().join(", ");
            }
            other => render(other, &mut value),
        }
        // The names of resources, and defaults of properties, are Rust or C++ paths.
        let is_path = matches!(field.name(), "defaultValue" | "name") && value.contains("::");
        let is_prose = is_llvm && field.name() == "summary";
        if CODE_AND_PROSE.contains(&field.name()) || is_path || is_prose {
            value = "code or prose".to_owned();
        }
        facts.insert(field.name().to_owned(), format!("{:?} {value}", field.ty()));
    }
    facts
}

fn named(records: &Records) -> BTreeMap<&str, Record<'_>> {
    records.defs().filter(|it| !it.is_anonymous()).map(|it| (it.name(), it)).collect()
}

/// Definitions that differ because those of version 22 are wrong (`docs/decisions/010-faults-of-version-22.md`): integer
/// divisions that may divide by zero are not always speculatable.
const CORRECTED: &[&str] = &["Arith_FloorDivSIOp", "Arith_RemSIOp", "Arith_RemUIOp"];

#[test]
#[ignore = "needs LLVM 22"]
fn records_equal_upstream() {
    let upstream = super::upstream().expect("LLVM 22");
    let defs = super::root().join("defs");
    let mut differences = BTreeSet::new();
    for file in FILES {
        let (theirs, ours) = (parse(&upstream, file), parse(&defs, file));
        let classes = |records: &Records| -> BTreeSet<String> {
            records.classes().map(|it| it.name().to_owned()).collect()
        };
        for class in classes(&theirs).symmetric_difference(&classes(&ours)) {
            if CLASSES_OF_RUST.contains(&class.as_str()) {
                continue;
            }
            differences.insert(format!("{file}: only one has class {class}"));
        }
        let (theirs, ours) = (named(&theirs), named(&ours));
        for name in theirs.keys().filter(|name| !ours.contains_key(*name)) {
            differences.insert(format!("{file}: {name} is missing"));
        }
        for (name, ours) in ours {
            let Some(theirs) = theirs.get(name) else {
                differences.insert(format!("{file}: upstream has no {name}"));
                continue;
            };
            let (theirs, ours) = (facts(*theirs), facts(ours));
            if CORRECTED.contains(&name) {
                let traits = theirs.get("traits") != ours.get("traits");
                assert!(traits, "{name} is as upstream's");
                continue;
            }
            let keys: BTreeSet<_> = theirs.keys().chain(ours.keys()).collect();
            for key in keys.into_iter().filter(|key| theirs.get(*key) != ours.get(*key)) {
                let (a, b) = (theirs.get(key), ours.get(key));
                differences.insert(format!("{name}.{key}: upstream {a:?}, here {b:?}"));
            }
        }
    }
    let list: Vec<_> = differences.into_iter().collect();
    assert!(list.is_empty(), "{}", list.join("\n"));
}
