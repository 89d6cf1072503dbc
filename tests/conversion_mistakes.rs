//! Mistakes of authors of conversions: what they are told. `expected/conversion_mistakes.txt` has our message for each, and that of
//! MLIR 22, where an assertion is only checked in debug builds (`UPDATE_EXPECT=1` updates it).

mod panics;

use std::fmt::Write as _;
use std::sync::Arc;

use expect_test::expect_file;
use ods::arith::{AddIOp, AddIOpAdaptor, ArithDialect, MulIOp, SubIOp};
use ods::cf::{BranchOp, ControlFlowDialect};
use ods::func::{FuncDialect, FuncOp};
use ods_runtime::conversion::{
    ConversionConfig, ConversionFailure, ConversionPatternSet, ConversionRewriter,
    ConversionTarget, SignatureConversion, TypeConverter, apply_full_conversion,
    apply_partial_conversion, function_type_pattern,
};
use ods_runtime::prelude::*;
use ods_runtime::text::parse_source;
use ods_runtime::types::{IndexType, IntegerType};

use panics::panic_of;

const TEXT: &str = "\
func.func @f(%x: index, %y: index) -> index {
  %sum = arith.addi %x, %y : index
  cf.br ^end(%sum : index)
^end(%z: index):
  return %z : index
}
";

/// What a mistake is made with.
struct Setup {
    types: TypeConverter,
    patterns: fn(&mut ConversionPatternSet),
    target: fn(&mut ConversionTarget),
    converts_functions: bool,
    is_full: bool,
}

/// Without types and patterns; sums are illegal.
fn setup() -> Setup {
    Setup {
        types: index_to(1),
        patterns: |_| {},
        target: |target| target.add_illegal_op::<AddIOp<'_>>(),
        converts_functions: false,
        is_full: false,
    }
}

fn index_to(parts: usize) -> TypeConverter {
    let mut types = TypeConverter::new();
    types.add_identity_conversion();
    types.add_conversion(move |ty| {
        let integer = || IntegerType::get(ty.ctx(), 32).handle();
        ty.isa::<IndexType<'_>>().then(|| vec![integer(); parts])
    });
    types
}

type Sum = OpOf<AddIOp<'static>>;

/// Replaces a sum by one of converted operands.
fn convert_sum(op: Sum, operands: AddIOpAdaptor<'_>, r: &mut ConversionRewriter<'_>) -> Option<()> {
    let sum = AddIOp::build(r, operands.lhs(), operands.rhs());
    r.replace_op_with(op, sum);
    Some(())
}

fn run(ir: &mut Ir, setup: Setup) -> Result<(), ConversionFailure> {
    let types = Arc::new(setup.types);
    let mut patterns = ConversionPatternSet::with_converter(types.clone());
    (setup.patterns)(&mut patterns);
    let mut target = ConversionTarget::new();
    target.add_legal_dialect::<FuncDialect>();
    if setup.converts_functions {
        patterns.add(function_type_pattern());
        target.add_dynamically_legal_op::<FuncOp<'_>>(move |op| {
            types.is_signature_legal(op.cast::<FuncOp<'_>>().function_type())
        });
    }
    target.add_legal_dialect::<ControlFlowDialect>();
    (setup.target)(&mut target);
    let root = ir.root().expect("the module").handle();
    let (patterns, config) = (patterns.freeze(), ConversionConfig::default());
    if setup.is_full {
        return apply_full_conversion(ir, &[root], &target, &patterns, config);
    }
    apply_partial_conversion(ir, &[root], &target, &patterns, config)
}

/// What is reported: the error with the attempts, a panic, or an error of the verifier.
fn report(setup: Setup) -> String {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = parse_source(&ctx, "f.mlir", TEXT.as_bytes()).expect("the text is valid");
    let before = ir.root().expect("the module").to_string();
    let mut text = String::new();
    let panic = panic_of(|| match run(&mut ir, setup) {
        Err(failure) => {
            let _ = writeln!(text, "{}", failure.diagnostic().message());
            for attempt in failure.attempts() {
                let _ = writeln!(text, "  {attempt}");
            }
            assert_eq!(ir.root().expect("the module").to_string(), before);
        }
        Ok(()) => match ods_runtime::verify::verify(ir.root().expect("the module")) {
            Err(error) => {
                let _ = writeln!(text, "verifier: {}", error.message());
            }
            Ok(()) => text += "nothing\n",
        },
    });
    if let Some((message, file)) = panic {
        let _ = writeln!(text, "panic in {file}: {message}");
    }
    text
}

/// A mistake: what it is, what MLIR 22 says, and how it is made.
type Mistake = (&'static str, &'static str, fn() -> Setup);

const UNREALIZED: &str = "failed to legalize unresolved materialization from ('i32') to ('index') that remained live after conversion";
const MARKED: &str = "failed to legalize operation 'arith.addi' that was explicitly marked illegal";
const ASSERTION: &str = "(assertion)";

const MISTAKES: &[Mistake] = &[
    ("no pattern", MARKED, setup),
    ("no source materialization for operations that are not converted", UNREALIZED, || Setup {
        converts_functions: true,
        target: |_| {},
        ..setup()
    }),
    ("a result that is not legal", MARKED, || Setup {
        patterns: |patterns| {
            patterns.add_op("SumToProduct", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                let product = MulIOp::build(r, operands.lhs(), operands.rhs());
                r.replace_op_with(op, product);
                Some(())
            });
        },
        ..setup()
    }),
    ("a result of the same kind", MARKED, || Setup {
        patterns: |patterns| patterns.add_op("ConvertSum", convert_sum),
        ..setup()
    }),
    ("patterns that undo each other", MARKED, || Setup {
        patterns: |patterns| {
            patterns.add_op("SumToDifference", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                let difference = SubIOp::build(r, operands.lhs(), operands.rhs());
                r.replace_op_with(op, difference);
                Some(())
            });
            patterns.add_op(
                "DifferenceToSum",
                |op: OpOf<SubIOp<'static>>, operands: ods::arith::SubIOpAdaptor<'_>, r| {
                    let sum = AddIOp::build(r, operands.lhs(), operands.rhs());
                    r.replace_op_with(op, sum);
                    Some(())
                },
            );
        },
        target: |target| target.add_illegal_dialect::<ArithDialect>(),
        ..setup()
    }),
    (
        "an operation that is erased but used",
        "failed to legalize unresolved materialization from () to ('index') that remained live after conversion",
        || Setup {
            patterns: |patterns| {
                patterns.add_op("EraseSum", |op: Sum, _: AddIOpAdaptor<'_>, r| {
                    r.erase_op(op);
                    Some(())
                });
            },
            ..setup()
        },
    ),
    ("a type that the converter does not know", MARKED, || Setup {
        types: TypeConverter::new(),
        patterns: |patterns| patterns.add_op("ConvertSum", convert_sum),
        target: |target| {
            target.add_illegal_op::<AddIOp<'_>>();
            target.set_dialect_legality("func", ods_runtime::conversion::Legality::Legal);
        },
        ..setup()
    }),
    (
        "a function of a type that the converter does not know",
        "failed to legalize operation 'func.func' that was explicitly marked illegal",
        || Setup {
            types: TypeConverter::new(),
            converts_functions: true,
            target: |_| {},
            ..setup()
        },
    ),
    ("the identity added last, so that no other conversion is tried", MARKED, || {
        let mut types = index_to(1);
        types.add_identity_conversion();
        Setup {
            types,
            patterns: |patterns| patterns.add_op("ConvertSum", convert_sum),
            target: |target| {
                target.add_dynamically_legal_op::<AddIOp<'_>>(|op| {
                    !op.result(0).ty().isa::<IndexType<'_>>()
                });
            },
            ..setup()
        }
    }),
    ("one value expected where the converter makes several", MARKED, || Setup {
        types: index_to(2),
        patterns: |patterns| patterns.add_op("ConvertSum", convert_sum),
        ..setup()
    }),
    (
        "a pattern that changes nothing",
        "(assertion: expected pattern to replace the root operation or modify it in place)",
        || Setup {
            patterns: |patterns| {
                patterns.add_op("Forget", |_: Sum, _: AddIOpAdaptor<'_>, _| Some(()));
            },
            ..setup()
        },
    ),
    ("a value that is replaced twice", ASSERTION, || Setup {
        patterns: |patterns| {
            patterns.add_op("ReplaceTwice", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                let result = r.get(op).result().handle();
                r.replace_all_uses(result, operands.lhs());
                r.replace_all_uses(result, operands.rhs());
                Some(())
            });
        },
        ..setup()
    }),
    ("an operation that is replaced twice", ASSERTION, || Setup {
        patterns: |patterns| {
            patterns.add_op("ReplaceTwice", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                r.replace_op(op, &[operands.lhs()]);
                r.replace_op(op, &[operands.rhs()]);
                Some(())
            });
        },
        ..setup()
    }),
    ("too many values for an operation", ASSERTION, || Setup {
        patterns: |patterns| {
            patterns.add_op("ReplaceByTwo", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                r.replace_op(op, &[operands.lhs(), operands.rhs()]);
                Some(())
            });
        },
        ..setup()
    }),
    (
        "a value of another type without a materialization",
        "failed to legalize unresolved materialization from ('i1') to ('index') that remained live after conversion",
        || Setup {
            types: index_to(1),
            patterns: |patterns| {
                patterns.add_op("SumToComparison", |op: Sum, _: AddIOpAdaptor<'_>, r| {
                    let value = ods_runtime::attrs::IntegerAttr::get(
                        r.ctx(),
                        IntegerType::get(r.ctx(), 1),
                        1,
                    );
                    let value = value.handle();
                    let truth = ods::arith::ConstantOp::build(r, value);
                    r.replace_op_with(op, truth);
                    Some(())
                });
            },
            target: |target| {
                target.add_illegal_op::<AddIOp<'_>>();
                target.add_legal_op::<ods::arith::ConstantOp<'_>>();
            },
            ..setup()
        },
    ),
    (
        "a full conversion that does not say that modules are legal",
        "failed to legalize operation 'builtin.module'",
        || Setup { is_full: true, ..setup() },
    ),
    (
        "blocks whose branches are not converted",
        "type mismatch for bb argument #0 of successor #0",
        || Setup {
            patterns: |patterns| {
                patterns.add_op("ConvertBlock", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                    let branch = r.op(op).next()?;
                    let end = branch.successors().next()?.handle();
                    let converter = r.converter()?;
                    let signature = converter.convert_block_signature(r.block(end))?;
                    r.apply_signature_conversion(end, &signature, Some(&converter));
                    r.replace_op(op, &[operands.lhs()]);
                    Some(())
                });
            },
            ..setup()
        },
    ),
    (
        "only some uses of a value replaced",
        "(replaces all; `replaceUsesWithIf` is a fatal error)",
        || Setup {
            patterns: |patterns| {
                patterns.add_op("ReplaceSome", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                    let result = r.get(op).result().handle();
                    r.replace_uses_if(result, operands.lhs(), |_| true);
                    Some(())
                });
            },
            ..setup()
        },
    ),
    ("a single block argument erased", "(not undone if the pattern fails)", || Setup {
        patterns: |patterns| {
            patterns.add_op("EraseArgument", |op: Sum, _: AddIOpAdaptor<'_>, r| {
                let block = r.op(op).block()?.handle();
                r.erase_arguments(block, &[false, true]);
                Some(())
            });
        },
        ..setup()
    }),
    ("the signature of another block", "(assertion, or reads past the end)", || Setup {
        patterns: |patterns| {
            patterns.add_op("ConvertBlock", |op: Sum, _: AddIOpAdaptor<'_>, r| {
                let block = r.op(op).block()?.handle();
                let signature = SignatureConversion::new(1);
                r.apply_signature_conversion(block, &signature, None);
                Some(())
            });
        },
        ..setup()
    }),
    ("a block argument replaced twice in a signature", ASSERTION, || Setup {
        patterns: |patterns| {
            patterns.add_op("ConvertBlock", |op: Sum, operands: AddIOpAdaptor<'_>, r| {
                let ty = r.get(op).result().ty().handle();
                let mut signature = SignatureConversion::new(2);
                signature.add_inputs(0, &[ty, ty]);
                signature.remap_input(0, &[operands.rhs()]);
                Some(())
            });
        },
        ..setup()
    }),
    ("an illegal operation marked recursively legal", "(fatal error)", || Setup {
        target: |target| {
            target.add_illegal_op::<AddIOp<'_>>();
            target.mark_op_recursively_legal::<AddIOp<'_>>();
        },
        ..setup()
    }),
    (
        "a successor with arguments of other types than the branch passes",
        "(no such function)",
        || Setup {
            patterns: |patterns| {
                patterns.add_op(
                    "ConvertBranch",
                    |op: OpOf<BranchOp<'static>>, _: ods::cf::BranchOpAdaptor<'_>, r| {
                        let end = r.op(op).successors().next()?.handle();
                        let i1 = IntegerType::get(r.ctx(), 1).handle();
                        r.convert_successor(op, end, &[i1])?;
                        Some(())
                    },
                );
            },
            target: |target| target.add_illegal_op::<BranchOp<'_>>(),
            ..setup()
        },
    ),
];

#[test]
fn authors_of_conversions_are_told_their_mistakes() {
    let mut text = String::new();
    for (mistake, upstream, setup) in MISTAKES {
        let _ = writeln!(text, "== {mistake}\n{}MLIR 22: {upstream}\n", report(setup()));
    }
    expect_file!["expected/conversion_mistakes.txt"].assert_eq(&text);
}
