//! Recognizes C++ in fragments, from definitions written for upstream. The error shows the Rust to write.

mod evidence;
mod translate;
mod types;

use std::str::FromStr as _;

use proc_macro2::TokenStream;

use self::evidence::Evidence;
pub(super) use self::types::in_rust;
use super::source::Source;
use crate::tablegen::Diagnostic;

/// The kind of a fragment, for its translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grammar {
    /// An expression.
    Expr,
    /// Statements.
    Block,
    /// Functions and other items.
    Items,
}

/// The error that invalid Rust in `source` is C++; `None` without evidence for that.
pub(super) fn mistake(source: &impl Source, grammar: Grammar) -> Option<Box<Diagnostic>> {
    let tokens = TokenStream::from_str(source.text()).ok()?;
    let evidence = evidence::find(source.text(), &tokens)?;
    Some(error(source, tokens, &evidence, grammar))
}

/// The error for a method with a C++ name in valid Rust.
pub(super) fn foreign_method(source: &impl Source, grammar: Grammar) -> Option<Box<Diagnostic>> {
    if !evidence::may_call_getter(source.text()) {
        return None;
    }
    let tokens = TokenStream::from_str(source.text()).ok()?;
    let evidence = evidence::find_getter(source.text(), &tokens)?;
    Some(error(source, tokens, &evidence, grammar))
}

fn error(
    source: &impl Source,
    tokens: TokenStream,
    evidence: &Evidence,
    grammar: Grammar,
) -> Box<Diagnostic> {
    let place = source.at(evidence.offset, evidence.text.len());
    let error = Diagnostic::error(place, format!("'{}' is C++", evidence.text));
    let help = match translate::fragment(tokens, evidence, grammar) {
        Some(rust) => format!("in Rust it is `{rust}`"),
        None => match grammar {
            Grammar::Expr => "write a Rust expression: upstream's `getType()` is `ty()`, `isa<T>(x)` is `x.isa::<T>()`",
            Grammar::Block => "write Rust statements: upstream's `getType()` is `ty()`, `auto x = y;` is `let x = y;`",
            Grammar::Items => "write Rust functions: `pub fn name(self) -> bool { true }`",
        }
        .to_owned(),
    };
    Box::new(error.with_help(help))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fragment::Fragment;
    use crate::tablegen::Span;

    #[track_caller]
    fn said(text: &str, grammar: Grammar) -> Option<(String, String)> {
        let fragment = Fragment::at_span(text, Span::default());
        let error = mistake(&fragment, grammar).or_else(|| foreign_method(&fragment, grammar))?;
        Some((error.message, error.help.unwrap_or_default()))
    }

    #[test]
    fn expressions_are_translated() {
        let cases = [
            ("llvm::isa<IntegerType>($_self)", "$_self.isa::<IntegerType>()"),
            (
                "::mlir::isa<FloatType, IndexType>($_self)",
                "$_self.isa::<FloatType>() || $_self.isa::<IndexType>()",
            ),
            ("!llvm::isa<::mlir::NoneType>($_self)", "!$_self.isa::<NoneType>()"),
            (
                "::llvm::cast<::mlir::IntegerType>($_self).isUnsigned()",
                "$_self.cast::<IntegerType>().is_unsigned()",
            ),
            ("$_self.getElementType().isF32()", "$_self.element_type().is_f32()"),
            (
                "$_op->getOperand(0).getType() == $_op->getResult(0).getType()",
                "$_op.operand(0).ty() == $_op.result(0).ty()",
            ),
            ("static_cast<int64_t>($_self.size()) > 2", "$_self.len() as i64 > 2"),
            (
                "llvm::all_of($_self.getShape(), [](int64_t d) { return d > 0; })",
                "$_self.shape().iter().all(|d| d > 0)",
            ),
            ("$x ? 1 : 2", "if $x { 1 } else { 2 }"),
            ("$_builder.getI32IntegerAttr(7)", "$_builder.i32_integer_attr(7)"),
            ("nullptr", "None"),
        ];
        for (cpp, rust) in cases {
            let (_, help) = said(cpp, Grammar::Expr).unwrap_or_default();
            assert_eq!(help, format!("in Rust it is `{rust}`"), "{cpp}");
        }
    }

    #[test]
    fn declarations_and_statements_are_translated() {
        let cases = [
            (Grammar::Items, "bool isOne() { return true; }", "pub fn is_one(self) -> bool { … }"),
            (Grammar::Items, "static StringRef getName();", "pub fn name() -> &'static str { … }"),
            (
                Grammar::Items,
                "void setIt(int64_t n, Value v);",
                "pub fn set_it(self, n: i64, v: Value) { … }",
            ),
            (Grammar::Block, "auto x = $_self.foo();", "let x = $_self.foo();"),
            (Grammar::Block, "Type t = $_op->getType();", "let t = $_op.ty();"),
            (Grammar::Block, "return getOperand().getType();", "return self.operand().ty();"),
            (Grammar::Block, "if (n > 1) return x;", "if n > 1 { return x; }"),
            (
                Grammar::Block,
                "build($_builder, $_state, a->getType());",
                "build($_builder, $_state, a.ty());",
            ),
        ];
        for (grammar, cpp, rust) in cases {
            let (_, help) = said(cpp, grammar).unwrap_or_default();
            assert_eq!(help, format!("in Rust it is `{rust}`"), "{cpp}");
        }
    }

    #[test]
    fn rust_is_not_taken_for_cpp() {
        let cases = [
            "$_self.isa::<IntegerType>() and true",
            "lte x = 5;",
            "pu fn one() {}",
            "fn f(x: fn(A) -> B) -> C { x + }",
            "$_self.width() < < 3",
            "let x: &T = y as",
            "f(|x| -> T { x )",
            "value? as u32 +",
        ];
        for text in cases {
            assert_eq!(said(text, Grammar::Block), None, "{text}");
        }
    }
}
