// Evaluates conditions on samples with MLIR's own headers and library. The test writes `conditions.inc`: each
// `CONDITION(Class, expression)` of it is evaluated on each sample, one line of answers for each.

#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

static sigjmp_buf no_answer;

// An assertion that fails means that the condition has no value for the sample.
extern "C" void __assert_fail(const char *, const char *, unsigned, const char *) noexcept {
  siglongjmp(no_answer, 1);
}

static void on_signal(int) { siglongjmp(no_answer, 1); }

static Type parse(MLIRContext *ctx, const std::string &text, Type) { return parseType(text, ctx); }
static Attribute parse(MLIRContext *ctx, const std::string &text, Attribute) {
  return parseAttribute(text, ctx);
}

template <typename Class>
static std::vector<Class> read(MLIRContext *ctx, const char *path) {
  std::vector<Class> samples;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    Class sample = parse(ctx, line, Class());
    if (!sample)
      std::exit(1);
    samples.push_back(sample);
  }
  return samples;
}

template <typename Class, typename Condition>
static void answer(const std::vector<Class> &samples, Condition condition) {
  for (Class sample : samples) {
    char shown = '-';
    if (sigsetjmp(no_answer, 1) == 0)
      shown = condition(sample) ? '1' : '0';
    std::putchar(shown);
  }
  std::putchar('\n');
}

#define CONDITION(Class, ...)                                                                      \
  answer(samples_of_##Class, [&](Class self) -> bool { return static_cast<bool>(__VA_ARGS__); });

int main(int, char **argv) {
  for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
    std::signal(signal, on_signal);
  MLIRContext context;
  context.allowUnregisteredDialects();
  Builder builder(&context);
  auto samples_of_Type = read<Type>(&context, argv[1]);
  auto samples_of_Attribute = read<Attribute>(&context, argv[2]);
#include "conditions.inc"
}
