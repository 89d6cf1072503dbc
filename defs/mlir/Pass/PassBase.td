// Definitions of passes.

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

// An option of a pass: a field `varName` of the pass's options, which pipelines set as `arg=value`.
class Option<string varName, string arg, string valueType, string default, string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  // A type of Rust that implements `OptionValue`.
  string type = valueType;
  // An expression of this type. Without one, the type's own default.
  string defaultValue = default;
  string description = desc;
  // Flags for C++. Of these, `llvm::cl::values` lists the values of an enum.
  string additionalOptFlags = additionalFlags;
}

// An option with any number of values of type `valueType`.
class ListOption<string varName, string arg, string valueType, string desc, string additionalFlags = "">
  : Option<varName, arg, valueType, "", desc, additionalFlags> {}

// A counter: a field `varName` of the pass's statistics, which reports call `statName`.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

// A pass of any kind. `base` says which operations it runs on.
class PassBase<string passArg, string base> {
  // Its name in pipelines.
  string argument = passArg;
  string baseClass = base;
  string summary = "";
  string description = "";
  // A call that creates the pass. For C++.
  code constructor = "";
  // The types of the dialects of operations, types and attributes that the pass may create.
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}

// A pass that runs on any operation, or on the operations of one kind: `operation` is their view or their name.
class Pass<string passArg, string operation = "">
  : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// A pass that runs on operations with an interface.
class InterfacePass<string passArg, string interface>
  : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // MLIR_PASS_PASSBASE
