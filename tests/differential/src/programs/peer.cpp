// Answers texts with the dialect that mlir-tblgen generates.
//
// Input: texts, each ended by the byte 0x1e. Output: for each text the status, the diagnostics, the custom and the
// generic form, each ended by the byte 0x1f, then 0x1e. A text that crashes the program has no further parts.
#include "peer.h"

#include "dialect.h.inc"
#include "enums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "attributes.h.inc"
#define GET_TYPEDEF_CLASSES
#include "types.h.inc"
#define GET_OP_CLASSES
#include "operations.h.inc"

#include "dialect.cpp.inc"
#include "enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "attributes.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "types.cpp.inc"
#define GET_OP_CLASSES
#include "operations.cpp.inc"

void d::DDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "operations.cpp.inc"
      >();
}

// Writes a part at once, so that it is there if a later one crashes.
static void write(const std::string &part) {
  std::string ended = part + '\x1f';
  size_t done = 0;
  while (done < ended.size())
    done += ::write(STDOUT_FILENO, ended.data() + done, ended.size() - done);
}

static void answer(llvm::StringRef text) {
  mlir::DialectRegistry registry;
  registry.insert<d::DDialect>();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, "text.mlir"), llvm::SMLoc());
  std::string diagnostics;
  llvm::raw_string_ostream stream(diagnostics);
  mlir::SourceMgrDiagnosticHandler handler(sources, &context, stream);
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(sources, mlir::ParserConfig(&context));
  write(module ? "valid" : "invalid");
  write(diagnostics);
  if (!module)
    return;
  std::string custom, generic;
  llvm::raw_string_ostream customStream(custom), genericStream(generic);
  module->print(customStream);
  write(custom);
  module->print(genericStream, mlir::OpPrintingFlags().printGenericOpForm());
  write(generic);
}

int main(int argc, char **argv) {
  auto buffer = llvm::MemoryBuffer::getFile(argv[1]);
  llvm::SmallVector<llvm::StringRef> texts;
  (*buffer)->getBuffer().split(texts, '\x1e');
  texts.pop_back();
  for (llvm::StringRef text : texts) {
    pid_t child = fork();
    if (child == 0) {
      answer(text);
      _exit(0);
    }
    int status;
    waitpid(child, &status, 0);
    if (status != 0)
      ::write(STDOUT_FILENO, "crashed\x1f", 8);
    ::write(STDOUT_FILENO, "\x1e", 1);
  }
}
