//! Skeletons of passes.

use quote::quote;

use super::body::Bodies;
use super::{Skeleton, of_helper, unused, written};
use crate::emit::{Formatter, class, ident};
use crate::names::snake;
use crate::options::UnwrittenVerifiers;
use crate::plan::pass::{PassPlan, PassesPlan};
use crate::tablegen::Diagnostic;

/// Generates a file with skeletons of what the passes of `plan` do, and of what only C++ declares, without those that
/// the Rust files with the texts `written` implement. `module` is the path of the generated module, by default `name` in
/// the root of the crate.
///
/// # Errors
///
/// If a text in `written` is not valid Rust.
pub(crate) fn passes(
    plan: &PassesPlan<'_>,
    name: &str,
    module: Option<&str>,
    written: &[String],
) -> Result<String, Vec<Diagnostic>> {
    let mut list: Vec<_> = plan.passes.iter().map(of_pass).collect();
    let helpers =
        Bodies { of: &plan.helper_type, place: name, verifiers: UnwrittenVerifiers::Accept };
    list.extend(plan.foreign.helpers.iter().map(|helper| of_helper(helper, helpers)));
    list.extend(plan.foreign_options.iter().map(|name| of_option(name)));
    let implemented = written::implementations(written).map_err(|error| vec![*error])?;
    list.retain(|it| !implemented.contains(&(it.hook.clone(), it.of.clone())));
    let in_root = || format!("crate::{}", snake(name));
    let module = module.map_or_else(in_root, str::to_owned);
    let mut out =
        format!("// Passes.\n\nuse ods_runtime::pass::codegen as rt;\n\nuse {module}::*;\n");
    let mut formatter = Formatter::new();
    for skeleton in list {
        out.push('\n');
        formatter.item(unused::with_underscores(skeleton.tokens), "", &mut out);
    }
    Ok(out)
}

fn of_pass(pass: &PassPlan<'_>) -> Skeleton {
    let name = class(&pass.type_name);
    let unwritten = format!("pass `{}` ({})", pass.argument, pass.place);
    let tokens = quote! {
        impl rt::RunPass for #name {
            type State = ();
            fn run(&mut self, ir: &mut rt::Ir, op: rt::Op, _cx: &mut rt::PassContext<'_>) -> rt::PassResult {
                Err(rt::unwritten_error(ir.op(op).loc(), #unwritten).into())
            }
        }
    };
    Skeleton::new("RunPass", &pass.type_name, tokens)
}

/// A type of options that is declared only in C++.
fn of_option(name: &str) -> Skeleton {
    let ty = ident(name);
    let message = format!("`{name}` is not written yet");
    let doc = format!(" The C++ type `{name}`.");
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, Default, Debug)]
        pub struct #ty;
        impl rt::OptionValue for #ty {
            fn parse(&mut self, _text: Option<&str>, _registry: &rt::PassRegistry) -> Result<(), rt::OptionError> {
                Err(rt::OptionError::Invalid(#message.to_owned()))
            }
            fn print(&self) -> Option<String> { None }
            fn type_name(&self) -> &'static str { "<value>" }
        }
    };
    Skeleton::new("OptionValue", name, tokens)
}
