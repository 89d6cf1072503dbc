//! The text of attributes and types: steps that parser and printer share.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::quote;

use super::Param;
use super::shape::Shape;
use crate::format::defs::{self, CustomArg, DefElement};
use crate::format::{Group, Space};
use crate::fragment::{Expr, Fragment};
use crate::plan::attribute::OF_CONTEXT;
use crate::plan::directive::Signature;
use crate::plan::planner::Planner;

/// One step of reading and writing.
#[derive(Clone, Debug)]
pub enum DefStep<'r> {
    /// Text that stands for itself.
    Literal(&'r str),
    /// White space for the printer.
    Space(Space),
    /// A parameter.
    Param(ParamStep),
    /// Parameters with commas between.
    Params(Vec<ParamStep>),
    /// Parameters by name, in any order.
    Struct(Vec<StructField>),
    /// A custom directive.
    Custom(DirectiveCall),
    /// An optional group.
    Group(DefGroup<'r>),
}

/// A parameter that is read and written.
#[derive(Clone, Copy, Debug)]
pub struct ParamStep {
    /// Which one.
    pub index: usize,
    /// With the prefix of its dialect, also where that could be left out.
    pub qualified: bool,
}

/// A parameter in a `struct`.
#[derive(Clone, Debug)]
pub struct StructField {
    /// The parameter.
    pub param: ParamStep,
    /// The directive that reads and writes it, if it is not read as any parameter.
    pub directive: Option<DirectiveCall>,
}

/// A custom directive with its arguments.
#[derive(Clone, Debug)]
pub struct DirectiveCall {
    /// The trait of the directive.
    pub trait_name: String,
    /// The arguments.
    pub args: Vec<DirectiveArg>,
}

/// An argument of a custom directive.
#[derive(Clone, Debug)]
pub enum DirectiveArg {
    /// A parameter that the directive reads.
    Bound(usize),
    /// A parameter that was read before.
    Ref(usize),
    /// A host expression.
    Code(Rc<Expr>),
}

impl DirectiveCall {
    /// The parameters that the directive reads.
    pub fn bound(&self) -> impl Iterator<Item = usize> {
        self.args.iter().filter_map(|arg| match arg {
            DirectiveArg::Bound(index) => Some(*index),
            _ => None,
        })
    }
}

/// An optional group.
#[derive(Clone, Debug)]
pub struct DefGroup<'r> {
    /// The parameters of the anchor: the group is written if one of them differs from its default.
    pub anchors: Vec<usize>,
    /// Whether the anchor is in `otherwise`.
    pub anchor_in_else: bool,
    /// The place in `then` of the step by which the parser sees that the group is there.
    pub first: usize,
    /// Written when the anchor is present.
    pub then: Vec<DefStep<'r>>,
    /// Written when it is not.
    pub otherwise: Vec<DefStep<'r>>,
}

impl DefStep<'_> {
    /// The parameters that the step reads and writes, without those of groups.
    #[must_use]
    pub fn params(&self) -> Vec<usize> {
        match self {
            Self::Param(step) => vec![step.index],
            Self::Params(list) => list.iter().map(|step| step.index).collect(),
            Self::Struct(fields) => fields.iter().map(|field| field.param.index).collect(),
            Self::Custom(call) => call.bound().collect(),
            Self::Literal(_) | Self::Space(_) | Self::Group(_) => Vec::new(),
        }
    }

    /// Whether the step, or a step in it, reads the parameter `index`.
    #[must_use]
    pub fn mentions(&self, index: usize) -> bool {
        match self {
            Self::Group(group) => {
                group.then.iter().chain(&group.otherwise).any(|step| step.mentions(index))
            }
            step => step.params().contains(&index),
        }
    }
}

impl<'r> Planner<'r> {
    /// The steps of `elements`, of a definition with these parameters.
    pub(super) fn def_steps(
        &mut self,
        params: &[Param<'r>],
        elements: &[DefElement<'r>],
    ) -> Vec<DefStep<'r>> {
        elements.iter().map(|element| self.def_step(params, element, false)).collect()
    }

    fn def_step(
        &mut self,
        params: &[Param<'r>],
        element: &DefElement<'r>,
        begins_group: bool,
    ) -> DefStep<'r> {
        let step =
            |bound: defs::Bound| ParamStep { index: bound.index, qualified: bound.qualified };
        match element {
            DefElement::Literal(text) => DefStep::Literal(text),
            DefElement::Space(space) => DefStep::Space(*space),
            DefElement::Parameter(bound) => DefStep::Param(step(*bound)),
            DefElement::Params(list) => {
                let steps = list.iter().map(|&index| ParamStep { index, qualified: false });
                DefStep::Params(steps.collect())
            }
            DefElement::Struct(fields) => {
                let fields = fields.iter().map(|field| StructField {
                    param: step(field.parameter),
                    directive: field.custom.map(|name| {
                        let args = [CustomArg::Bound(field.parameter.index)];
                        self.directive_call(params, name, &args, false)
                    }),
                });
                DefStep::Struct(fields.collect())
            }
            DefElement::Custom(custom) => DefStep::Custom(self.directive_call(
                params,
                custom.name,
                &custom.args,
                begins_group,
            )),
            DefElement::Optional(group) => DefStep::Group(self.def_group(params, group)),
        }
    }

    fn def_group(&mut self, params: &[Param<'r>], group: &Group<DefElement<'r>>) -> DefGroup<'r> {
        let first = group.first_parsed();
        let then = group.then.iter().enumerate();
        let then = then.map(|(index, it)| self.def_step(params, it, index == first)).collect();
        DefGroup {
            anchors: group.anchor().map(DefElement::parameters).unwrap_or_default(),
            anchor_in_else: group.anchor_in_else,
            first,
            then,
            otherwise: self.def_steps(params, &group.otherwise),
        }
    }

    fn directive_call(
        &mut self,
        params: &[Param<'r>],
        name: &str,
        args: &[CustomArg<'r>],
        begins_group: bool,
    ) -> DirectiveCall {
        let mut signature = Signature::default();
        let args = args.iter().map(|arg| match *arg {
            CustomArg::Bound(index) => {
                signature.outputs.push(parsed_type(&params[index]));
                signature.printed.push(printed_type(&params[index]));
                DirectiveArg::Bound(index)
            }
            CustomArg::Ref(index) => {
                let parsed = parsed_type(&params[index]);
                signature.inputs.push(quote!(&#parsed));
                signature.printed.push(printed_type(&params[index]));
                DirectiveArg::Ref(index)
            }
            CustomArg::Code(code) => {
                // Quotes within the string are escaped in the format.
                let text = code.text.replace("\\\"", "\"");
                let code = self.expr(&Fragment::at_span(&text, code.span), OF_CONTEXT);
                signature.add_code(&code);
                DirectiveArg::Code(code)
            }
        });
        let args = args.collect();
        let trait_name = self.def_directives.add(name, signature, begins_group);
        DirectiveCall { trait_name, args }
    }
}

/// What the parser of a directive returns for a parameter: its stored form, or nothing where text may leave it out.
fn parsed_type(param: &Param<'_>) -> TokenStream {
    let ty = param.shape.storage();
    let is_option = matches!(param.shape, Shape::Optional(_));
    if param.is_optional && !is_option { quote!(Option<#ty>) } else { ty }
}

/// What the printer of a directive is given for a parameter.
fn printed_type(param: &Param<'_>) -> TokenStream {
    let ty = param.shape.accessor("'c");
    if param.is_mutable { quote!(Option<#ty>) } else { ty }
}
