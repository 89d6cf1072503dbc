//! The assembly of attributes and types: steps for parser and printer.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::quote;

use super::param::Param;
use super::shape::Shape;
use crate::format::defs::{self, CustomArg, DefElement};
use crate::format::{Group, Space};
use crate::fragment::Expr;
use crate::plan::directive::{Parsed, Signature, TraitName, words};
use crate::plan::planner::{OF_CONTEXT, Planner, unquoted};

/// A step of parsing and printing.
#[derive(Clone, Debug)]
pub(crate) enum DefStep<'r> {
    /// A literal.
    Literal(&'r str),
    /// Whitespace of the printer.
    Space(Space),
    /// A parameter.
    Param(ParamStep),
    /// Comma-separated parameters.
    Params(Vec<ParamStep>),
    /// Named parameters, in any order.
    Struct(Vec<StructField>),
    /// A custom directive.
    Custom(DirectiveCall),
    /// An optional group.
    Group(DefGroup<'r>),
}

/// A parameter that is parsed and printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ParamStep {
    /// The index of the parameter.
    pub index: usize,
    /// Whether the prefix of its dialect is always printed.
    pub qualified: bool,
}

/// A parameter in `struct(...)`.
#[derive(Clone, Debug)]
pub(crate) struct StructField {
    /// The parameter.
    pub param: ParamStep,
    /// The custom directive that parses and prints it, if any.
    pub directive: Option<DirectiveCall>,
}

/// A custom directive with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct DirectiveCall {
    /// The trait of the directive.
    pub trait_name: TraitName,
    /// The arguments.
    pub args: Vec<DirectiveArg>,
}

/// An argument of a custom directive.
#[derive(Clone, Debug)]
pub(crate) enum DirectiveArg {
    /// A parameter that the directive parses.
    Bound(usize),
    /// A reference to a parameter that was parsed before.
    Ref(usize),
    /// A host expression.
    Code(Rc<Expr>),
}

impl DirectiveCall {
    /// The parameters that the directive parses.
    pub(crate) fn bound(&self) -> impl Iterator<Item = usize> {
        self.args.iter().filter_map(|arg| match arg {
            DirectiveArg::Bound(index) => Some(*index),
            _ => None,
        })
    }
}

/// An optional group.
#[derive(Clone, Debug)]
pub(crate) struct DefGroup<'r> {
    /// The parameters of the anchor: the group is printed if one of them differs from its default.
    pub anchors: Vec<usize>,
    /// Whether the anchor is in `otherwise`.
    pub anchor_in_else: bool,
    /// The index in `then` of the step that indicates the presence of the group to the parser.
    pub first: usize,
    /// The steps if the anchor is present.
    pub then: Vec<DefStep<'r>>,
    /// The steps if it is absent.
    pub otherwise: Vec<DefStep<'r>>,
}

impl DefStep<'_> {
    /// The parameters that the step parses and prints, without those of groups.
    #[must_use]
    pub(crate) fn params(&self) -> Vec<usize> {
        match self {
            Self::Param(step) => vec![step.index],
            Self::Params(list) => list.iter().map(|step| step.index).collect(),
            Self::Struct(fields) => fields.iter().map(|field| field.param.index).collect(),
            Self::Custom(call) => call.bound().collect(),
            Self::Literal(_) | Self::Space(_) | Self::Group(_) => Vec::new(),
        }
    }

    /// Whether the step, or a nested step, parses the parameter `index`.
    #[must_use]
    pub(crate) fn mentions(&self, index: usize) -> bool {
        match self {
            Self::Group(group) => {
                group.then.iter().chain(&group.otherwise).any(|step| step.mentions(index))
            }
            step => step.params().contains(&index),
        }
    }
}

impl<'r> Planner<'r> {
    /// Lowers `elements` to steps.
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
                add_parameter(&mut signature, &params[index], Parsed::Output);
                DirectiveArg::Bound(index)
            }
            CustomArg::Ref(index) => {
                add_parameter(&mut signature, &params[index], |ty| Parsed::Input(quote!(&#ty)));
                DirectiveArg::Ref(index)
            }
            CustomArg::Code(code) => {
                let code = self.expr(&unquoted(&code), OF_CONTEXT);
                signature.add_code(&code);
                DirectiveArg::Code(code)
            }
        });
        let args = args.collect();
        let trait_name = self.def_directives.add(name, signature, begins_group);
        DirectiveCall { trait_name, args }
    }
}

/// Adds a parameter to a directive's signature. The parser returns the stored type, optional if the parameter is.
fn add_parameter(
    signature: &mut Signature,
    param: &Param<'_>,
    parsed: impl FnOnce(TokenStream) -> Parsed,
) {
    let ty = param.shape.storage();
    let is_option = matches!(param.shape, Shape::Optional(_));
    let ty = if param.is_optional && !is_option { quote!(Option<#ty>) } else { ty };
    let view = param.shape.accessor("'c");
    let view = if param.is_mutable { quote!(Option<#view>) } else { view };
    signature.add(&words(&ty), view, parsed(ty));
}
