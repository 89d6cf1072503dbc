//! Whether expressions construct types and attributes, which may be invalid.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::{self, Visit};

use super::Expr;
use crate::fragment::placeholder::Placeholders;

impl Expr {
    /// Whether it may construct a type or an attribute from parameters that are invalid: whether it calls a function, or
    /// a method that is not known to read only.
    #[must_use]
    pub(crate) fn constructs(&self) -> bool {
        let mut calls = Calls(false);
        calls.visit_expr(&self.to_syn(&Placeholders::default()));
        calls.0
    }

    /// Whether it may itself construct a type or an attribute from parameters that are invalid: whether it calls a function
    /// of a class, or a method that is not known to read only. The code can be the body of a closure.
    #[must_use]
    pub(crate) fn constructs_itself(&self) -> bool {
        let mut constructors = Constructors::default();
        constructors.visit_expr(&self.to_syn(&Placeholders::default()));
        constructors.calls && !constructors.leaves
    }

    /// Whether it gives values to a constructor of a dialect's type or attribute, whose verifier may reject them. The
    /// constructors of the runtime are checked when generating.
    #[must_use]
    pub(crate) fn gives_values(&self) -> bool {
        let mut values = Values(false);
        values.visit_expr(&self.to_syn(&Placeholders::default()));
        values.0
    }
}

/// Methods that construct neither types nor attributes, except in closures that are their arguments.
#[rustfmt::skip]
const READERS: &[&str] = &[
    "all", "all_equal", "and_then", "any", "as_ref", "as_str", "attr_ref", "block", "blocks", "cast", "chain", "clone", "cloned",
    "collect", "contains", "contains_key", "copied", "count", "ctx", "dims", "dyn_cast", "element_type",
    "element_type_or_self", "encoding", "ends_with", "enumerate", "eq", "equal", "filter", "filter_map", "find",
    "first", "first_block", "flat_map", "get", "from", "get_or_default", "input", "inputs", "int", "int_or_float_bit_width",
    "into", "isa", "iter", "iter_values", "last", "layout", "len", "map", "map_or", "map_or_else", "max", "memory_space",
    "min", "ne", "next", "nth", "ok", "op", "operand", "operand_types", "operands", "parent", "parent_op",
    "position", "rank", "region", "regions", "result", "result_types", "results", "rev", "scalable_dims", "shape",
    "signedness", "size", "skip", "split_first", "split_last", "starts_with", "strides", "successor", "take",
    "tensor_shape_or_empty", "ty", "type_at", "types", "uint", "unwrap_or", "unwrap_or_default",
    "unwrap_or_else", "value", "values", "width", "windows", "zip",
];

/// Finds calls that may construct types or attributes.
struct Calls(bool);

impl Calls {
    /// Looks for a name before parentheses, which is a call. The arguments of macros are not parsed.
    fn visit_tokens(&mut self, tokens: TokenStream) {
        let mut before = None;
        for token in tokens {
            if let TokenTree::Group(group) = &token {
                let called = group.delimiter() == Delimiter::Parenthesis
                    && match &before {
                        Some(TokenTree::Ident(name)) => constructs(&name.clone().into()),
                        Some(TokenTree::Punct(punct)) => punct.as_char() == '>',
                        _ => false,
                    };
                self.0 |= called;
                self.visit_tokens(group.stream());
            }
            before = Some(token);
        }
    }
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        self.0 |= match &*call.func {
            syn::Expr::Path(path) => constructs(&path.path),
            _ => true,
        };
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.0 |= is_call(&call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.visit_tokens(mac.tokens.clone());
    }
}

/// Finds constructors, and expressions that leave the function that contains them.
#[derive(Default)]
struct Constructors {
    calls: bool,
    leaves: bool,
}

impl<'ast> Visit<'ast> for Constructors {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func {
            let owner = path.path.segments.iter().rev().nth(1).map(|it| it.ident.to_string());
            let is_of_class = owner.is_some_and(|it| it.starts_with(char::is_uppercase));
            self.calls |= is_of_class && constructs(&path.path);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.calls |= is_call(&call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_try(&mut self, _: &'ast syn::ExprTry) {
        self.leaves = true;
    }

    fn visit_expr_return(&mut self, _: &'ast syn::ExprReturn) {
        self.leaves = true;
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let leaves = self.leaves;
        visit::visit_expr_closure(self, closure);
        self.leaves = leaves;
    }
}

/// Finds constructors outside of the runtime with arguments that are neither names nor default values.
struct Values(bool);

impl<'ast> Visit<'ast> for Values {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func {
            let is_runtime = path.path.segments.first().is_some_and(|it| it.ident == "rt");
            let is_value = |arg: &syn::Expr| match arg {
                syn::Expr::Path(_) => false,
                syn::Expr::Call(call) => !call.args.is_empty(),
                _ => true,
            };
            self.0 |= !is_runtime && constructs(&path.path) && call.args.iter().any(is_value);
        }
        visit::visit_expr_call(self, call);
    }
}

/// Whether a method may construct types or attributes.
fn is_call(name: &str) -> bool {
    let is_question =
        ["is_", "has_", "num_", "wrapping_", "to_"].iter().any(|start| name.starts_with(start));
    !is_question && !READERS.contains(&name)
}

/// Whether a function may construct types or attributes. A name in capitals is that of a variant.
fn constructs(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| {
        let name = last.ident.to_string();
        !name.starts_with(char::is_uppercase) && (name == "get" || is_call(&name))
    })
}
