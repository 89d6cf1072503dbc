//! Operations.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::assembly::{Argument, Assembly, CustomArg};
use super::attribute::{AttrSlot, AttrText, DerivedAttr, Storage};
use super::builder::Builder;
use super::constraint::Check;
use super::directive::{Parsed, Signature, words};
use super::doc;
use super::interface_impl::Implementation;
use super::members::Members;
use super::planner::{OF_CONTEXT, Planner, class_of};
use super::readable;
use super::slots::{Count, KeySlot, OpSlots, ValueKind};
use super::traits::TraitEntry;
use crate::format::{Format, Variable};
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{
    Block, Expr, Fragment, HelperType, Items, RustPath, Visible, constructs_list,
};
use crate::model::{self, Op, Result, TraitKind};
use crate::names::{inner_class, screaming, slug, snake};

/// An operation.
#[derive(Clone, Debug)]
pub(crate) struct OpPlan<'r> {
    /// The full name, `dialect.mnemonic`.
    pub name: String,
    /// The name of the view.
    pub view: &'r str,
    /// The file and line of the definition.
    pub place: String,
    /// The static with the definition table.
    pub table: String,
    /// The documentation of the view.
    pub doc: String,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// Operands, results, attributes, properties, regions and successors.
    pub slots: OpSlots<'r>,
    /// Derived attributes, which are computed and not stored.
    pub derived: Vec<DerivedAttr<'r>>,
    /// Whether all operand groups, or all result groups, have the same size.
    pub same_variadic_size: bool,
    /// Traits that are verified before the constraints of the operation.
    pub structural_traits: Vec<TraitEntry>,
    /// Traits that are verified after the constraints.
    pub traits: Vec<TraitEntry>,
    /// How result types are inferred, one entry per result; empty if they are not inferred.
    pub result_types: Vec<ResultType>,
    /// The predicates among its traits.
    pub checks: Vec<Check<'r>>,
    /// The required hooks.
    pub hooks: OpHooks,
    /// Whether it has a custom parser, printer or verifier.
    pub has_hooks: bool,
    /// The builders.
    pub builders: Vec<Builder<'r>>,
    /// The assembly.
    pub text: OpText<'r>,
    /// Blocks and terminators that the parser adds to regions.
    pub completion: Completion,
    /// Implementations of interfaces.
    pub implementations: Vec<Implementation>,
    /// Members of the view from code in the definition.
    pub declarations: Vec<Items>,
    /// Items beside the view from code in the definition.
    pub definitions: Vec<Items>,
}

impl OpPlan<'_> {
    /// Whether every operation of this kind has exactly one result.
    #[must_use]
    pub(crate) fn has_one_result(&self) -> bool {
        matches!(self.slots.results.as_slice(), [result] if result.count == Count::One)
    }
}

/// The inference of a result type.
#[derive(Clone, Debug)]
pub(crate) enum ResultType {
    /// From the type of another value or of an attribute.
    From {
        /// The index of the slot.
        source: TypeSource,
        /// Converts that type, `$_self`, to the result type.
        transform: Option<Rc<Expr>>,
    },
    /// Built: only one type satisfies the constraint.
    Built(Rc<Expr>),
}

/// The source of a type.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TypeSource {
    /// An operand.
    Operand(usize),
    /// The attribute in this property word.
    Attribute(usize),
    /// Another result.
    Result(usize),
}

/// The hooks that an operation requires.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct OpHooks {
    /// A verifier.
    pub verify: bool,
    /// A verifier that runs after the regions are verified.
    pub verify_regions: bool,
    /// A folder.
    pub fold: bool,
    /// Canonicalization patterns or method.
    pub canonicalize: Canonicalization,
}

/// How an operation is canonicalized.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Canonicalization {
    /// Not at all.
    #[default]
    None,
    /// By a set of patterns.
    Patterns,
    /// By one method.
    Method,
}

/// The assembly of an operation.
#[derive(Clone, Debug)]
pub(crate) enum OpText<'r> {
    /// Only the generic form.
    Generic,
    /// Hand-written, as a hook.
    Custom,
    /// A declarative format.
    Declared(Box<Assembly<'r>>),
}

/// The block or terminator that the parser adds to a region if the text omits it.
#[derive(Clone, Debug)]
pub(crate) enum Completion {
    /// Nothing.
    None,
    /// A block.
    Block,
    /// A block and a terminator.
    Terminator(RustPath),
}

impl Completion {
    /// Whether the printer omits the terminator.
    #[must_use]
    pub(crate) fn is_terminator(&self) -> bool {
        matches!(self, Self::Terminator(_))
    }
}

impl<'r> Planner<'r> {
    /// Plans `op`.
    ///
    /// # Errors
    ///
    /// If its format or an interface in its traits is invalid. Errors in fragments are collected.
    pub(super) fn op(&mut self, op: &Op<'r>) -> Result<OpPlan<'r>> {
        let format = op.format.map(|text| Format::new(op, text)).transpose()?;
        let mut slots = self.slots(op);
        if let Some(format) = &format {
            super::assembly::distinguish(&mut slots, format);
        }
        let structural_traits = self.structural_traits(op);
        let traits = self.other_traits(op);
        let result_types = self.result_types(op, &slots);
        let builders = self.builders(op, &slots);
        let derived = self.derived(op);
        let checks = self.checks(op, &slots);
        let completion = self.completion(op);
        let text = match &format {
            Some(format) if has_keyword_elsewhere(&slots, format) => {
                let error = op
                    .record
                    .error("the module of an enum attribute is not known: use --extern-path");
                language::leave_out(op.record.records(), OmittedPart::Format, &error);
                OpText::Custom
            }
            Some(format) => {
                let assembly = self.assembly(op, &slots, format);
                let after = readable::op::after(op.has_trait("Terminator"));
                let parts = readable::op::parts(&slots, &assembly.steps);
                // A verifier in C++ may rule out the operations with such a text.
                let is_ruled_out = op.has_verifier && language::is_cpp(op.record);
                let problem = readable::problem(&parts, &after);
                let lacking = || readable::op::lacking_type(&slots, &assembly.resolution);
                let problem = problem.or_else(lacking).filter(|_| !is_ruled_out);
                if let (Some(problem), Some(text)) = (problem, op.format) {
                    self.warn_of_format(text, &problem);
                }
                OpText::Declared(Box::new(assembly))
            }
            None if op.custom_assembly => OpText::Custom,
            None => OpText::Generic,
        };
        let has_own_text = format.as_ref().map_or(op.custom_assembly, |format| format.has_custom);
        let class = &["cppClass"];
        let mut members = Members::new(op.class_name, op.record);
        members.add_op(self, &slots, &derived, &builders, !checks.is_empty(), format.is_some());
        let declarations = op.injected_declarations().into_iter().chain(op.extra_declaration);
        let declarations =
            declarations.map(|fragment| members.add_fragment(self, fragment, class)).collect();
        let implementations = self.implementations(&op.traits, &members, &op.class_methods)?;
        let definitions = op.injected_definitions().into_iter().chain(op.extra_definition);
        let definitions = definitions.map(|fragment| self.items(&fragment, class)).collect();
        let canonicalize = match (op.has_canonicalizer, op.has_canonicalize_method) {
            _ if self.skipped.canonicalize => Canonicalization::None,
            (true, _) => Canonicalization::Patterns,
            (false, true) => Canonicalization::Method,
            (false, false) => Canonicalization::None,
        };
        Ok(OpPlan {
            name: op.name.clone(),
            view: op.class_name,
            place: self.place(op.record),
            table: self.op_tables[op.class_name].clone(),
            doc: doc::op(op),
            deprecated: op.deprecated,
            slots,
            derived,
            same_variadic_size: op.has_trait("SameVariadicOperandSize")
                || op.has_trait("SameVariadicResultSize"),
            structural_traits,
            traits,
            result_types,
            checks,
            hooks: OpHooks {
                verify: op.has_verifier,
                verify_regions: op.has_region_verifier,
                fold: op.has_folder && !self.skipped.fold,
                canonicalize,
            },
            has_hooks: op.has_verifier || op.has_region_verifier || has_own_text,
            builders,
            text,
            completion,
            implementations,
            declarations,
            definitions,
        })
    }

    /// The slots of `op`.
    pub(super) fn slots(&mut self, op: &Op<'r>) -> OpSlots<'r> {
        let operands = self.values(op, ValueKind::Operand);
        let results = self.values(op, ValueKind::Result);
        let regions = self.regions(op);
        let attributes = op.attributes.iter().enumerate();
        let attributes: Vec<_> =
            attributes.map(|(word, attr)| self.attribute(word, attr)).collect();
        let words = attributes.len();
        let properties = op.properties.iter().enumerate();
        let properties: Vec<_> =
            properties.map(|(index, it)| self.property(words + index, it)).collect();
        // Each attribute and property has one word. Segment sizes follow.
        let words = words + properties.len();
        let operand_segments = op.has_operand_segments().then_some(words);
        let words = words + operand_segments.map_or(0, |_| operands.len());
        let result_segments = op.has_result_segments().then_some(words);
        let key = |name: &'r str, accessor: &str, word| KeySlot {
            constant: screaming(accessor),
            name,
            word,
        };
        let sizes =
            |name: &'r str, word: Option<usize>| word.map(|word| key(name, &snake(name), word));
        let of_attributes = attributes.iter().map(|it| key(it.name, &it.accessor, it.word));
        let of_properties = properties.iter().map(|it| key(it.name, &it.accessor, it.word));
        let keys = of_attributes
            .chain(of_properties)
            .chain(sizes("operandSegmentSizes", operand_segments))
            .chain(sizes("resultSegmentSizes", result_segments));
        let keys = keys.collect();
        OpSlots {
            operands,
            results,
            attributes,
            properties,
            regions,
            successors: self.successors(op),
            operand_segments,
            result_segments,
            keys,
        }
    }

    fn result_types(&mut self, op: &Op<'r>, slots: &OpSlots<'r>) -> Vec<ResultType> {
        let types = op.result_types.iter().map(|result| {
            let source = match result.source {
                model::TypeSource::Builder(builder) => {
                    return ResultType::Built(self.built_type(&builder));
                }
                model::TypeSource::Operand(index) => TypeSource::Operand(index),
                model::TypeSource::Attribute(index) => {
                    TypeSource::Attribute(slots.attributes[index].word)
                }
                model::TypeSource::Result(index) => TypeSource::Result(index),
            };
            let transform = result.transform.map(|it| self.transform(&it, false, false));
            let transform = transform.filter(|it| !it.is_placeholder("_self"));
            ResultType::From { source, transform }
        });
        types.collect()
    }

    /// The conversion of a type, `$_self`, to another type, or to several if `to_range`. If `of_range`, `$_self` is an
    /// iterator of types.
    pub(super) fn transform(
        &mut self,
        source: &Fragment<'r>,
        of_range: bool,
        to_range: bool,
    ) -> Rc<Expr> {
        let name = format!("transform {}", slug(source.text));
        let ty = if of_range { HelperType::TypeRefs } else { HelperType::TypeRef };
        let params = [("_self", ty)];
        let is_list = to_range || constructs_list(source.text);
        let returns = if is_list { HelperType::Types } else { HelperType::Type };
        let visible = Visible::from(&["_self", "_ctxt"]).with_subject(Some("Type"));
        self.expr_or_helper(source, visible, &name, &params, returns)
    }

    /// The only type that satisfies a constraint.
    pub(super) fn built_type(&mut self, source: &Fragment<'r>) -> Rc<Expr> {
        let name = format!("build {}", slug(source.text));
        let visible = Visible::from(OF_CONTEXT).with_subject(Some("Type"));
        let params = [("_builder", HelperType::Context)];
        self.expr_or_helper(source, visible, &name, &params, HelperType::Type)
    }

    fn derived(&mut self, op: &Op<'r>) -> Vec<DerivedAttr<'r>> {
        let derived = op.derived.iter().map(|attr| DerivedAttr {
            name: attr.name,
            accessor: attr.accessor.clone(),
            ty: self.ty(attr.return_type, "'ir", (attr.record, "returnType")),
            body: self.derived_body(op, attr),
            convert: attr.convert.map(|it| self.derived_conversion(op, attr, &it)),
        });
        derived.collect()
    }

    fn derived_body(&mut self, op: &Op<'r>, attr: &model::DerivedAttr<'r>) -> Block {
        let ty = self.ty(attr.return_type, "'_", (attr.record, "returnType"));
        let name = format!("{} {}", op.class_name, attr.name);
        let params = [("_op", HelperType::OpRef)];
        let returns = Some(HelperType::Other(ty));
        self.block_or_helper(attr.body, &["_op", "_ctxt"], &name, &params, returns)
    }

    fn derived_conversion(
        &mut self,
        op: &Op<'r>,
        attr: &model::DerivedAttr<'r>,
        convert: &Fragment<'r>,
    ) -> Rc<Expr> {
        let ty = self.ty(attr.return_type, "'_", (attr.record, "returnType"));
        let name = format!("convert {} {}", op.class_name, attr.name);
        let params = [("_ctxt", HelperType::Context), ("_self", HelperType::Other(ty))];
        let placeholders = ["_self", "_builder", "_ctxt"];
        self.expr_or_helper(convert, &placeholders, &name, &params, HelperType::Attribute)
    }

    fn checks(&mut self, op: &Op<'r>, slots: &OpSlots<'r>) -> Vec<Check<'r>> {
        let mut placeholders = vec!["_op", "_self", "_ctxt", "_builder"];
        let values = slots.operands.iter().chain(&slots.results);
        placeholders.extend(values.filter(|it| it.accessor.is_some()).map(|it| it.name));
        placeholders.extend(slots.attributes.iter().map(|it| it.name));
        placeholders.extend(slots.properties.iter().map(|it| it.name));
        let accessors = accessors(slots);
        let checks = op.traits.iter().filter_map(|entry| match &entry.kind {
            TraitKind::Predicate { predicate, summary } => {
                let optional = self.optional_parts(op, slots, entry);
                let mut classes = groups(slots);
                classes.retain(|(name, _)| !optional.contains(&name.as_str()));
                let visible = Visible {
                    placeholders: &placeholders,
                    classes: &classes,
                    accessors: Some(&accessors),
                    subject: None,
                };
                let name = format!("{} {}", op.class_name, slug(summary));
                let params = || vec![("_op".to_owned(), HelperType::OpRef)];
                let condition = self.condition_or_helper(predicate, visible, (&name, &params));
                Some(Check { condition, summary, optional })
            }
            _ => None,
        });
        checks.collect()
    }

    /// The optional operands, results and attributes that the trait `entry` compares. Reports those of any number, and
    /// properties, which have no type.
    fn optional_parts(
        &mut self,
        op: &Op<'r>,
        slots: &OpSlots<'r>,
        entry: &model::Trait<'r>,
    ) -> Vec<&'r str> {
        for name in
            entry.typed.iter().filter(|name| op.properties.iter().any(|it| it.name == **name))
        {
            let text = format!("'{name}' is a property, but a trait compares its type");
            let help = "operands, results and typed attributes such as I64Attr have a type";
            let error = op.record.error(text).with_help(help);
            self.report(error.with_note(entry.record.span(), "the trait is here"));
        }
        for name in &entry.ranges {
            let mut values = slots.operands.iter().chain(&slots.results);
            if values.any(|it| it.name == *name && it.count == Count::One) {
                let text =
                    format!("'{name}' is not variadic, but a trait compares a range of types");
                let help = "TypesMatchWith compares the types of single operands and results";
                let error = op.record.error(text).with_help(help);
                self.report(error.with_note(entry.record.span(), "the trait is here"));
            }
        }
        let mut optional = Vec::new();
        let is_range = |name: &str| {
            let mut values = slots.operands.iter().chain(&slots.results);
            values
                .any(|it| it.name == name && matches!(it.count, Count::Variadic | Count::Groups(_)))
        };
        let is_list = matches!(&entry.relation, Some(model::TypeRelation::Same(names))
            if names.iter().all(|name| is_range(name)));
        let is_converted = matches!(&entry.relation, Some(model::TypeRelation::Transformed(_)));
        for (name, may_be_range) in &entry.compared {
            let may_be_range = *may_be_range && (is_list || is_converted);
            let mut values = slots.operands.iter().chain(&slots.results);
            match values.find(|it| it.name == *name).map(|it| it.count) {
                Some(Count::Optional) => optional.push(*name),
                Some(Count::Variadic | Count::Groups(_)) if !may_be_range => {
                    let text = format!("'{name}' is variadic, but a trait compares its type");
                    let help =
                        "RangedTypesMatchWith compares the types of variadic operands and results";
                    let error = op.record.error(text).with_help(help);
                    self.report(error.with_note(entry.record.span(), "the trait is here"));
                }
                Some(_) => {}
                None => {
                    let attr = slots.attributes.iter().find(|it| it.name == *name);
                    optional.extend(attr.filter(|it| it.optional).map(|it| it.name));
                }
            }
        }
        optional
    }

    fn completion(&mut self, op: &Op<'r>) -> Completion {
        let is_cpp = language::is_cpp(op.record);
        match op.implicit_terminator() {
            Some(terminator) if is_cpp && !self.is_known_op(terminator, false) => Completion::Block,
            Some(terminator) => match self.path(terminator, (op.record, "traits")) {
                Some(path) => Completion::Terminator(path),
                None => Completion::None,
            },
            None if op.has_trait("SingleBlock") => Completion::Block,
            None => Completion::None,
        }
    }
}

/// Returns the signature of a custom directive with these arguments, in the format of the operation with the view
/// `view`.
pub(super) fn signature(view: &str, slots: &OpSlots<'_>, args: &[CustomArg]) -> Signature {
    let mut signature = Signature::default();
    for arg in args {
        match arg {
            CustomArg::Bound(argument) => {
                let (word, parsed, printed) = argument_types(slots, argument);
                signature.add(&word, printed, Parsed::Output(parsed));
            }
            CustomArg::Ref(argument) => {
                let (word, parsed, printed) = argument_types(slots, argument);
                let parsed = match argument {
                    Argument::Attribute(index) if !slots.attributes[*index].optional => {
                        quote!(Option<#parsed>)
                    }
                    Argument::Attribute(_) => parsed,
                    _ => quote!(&#parsed),
                };
                signature.add(&word, printed, Parsed::Input(parsed));
            }
            CustomArg::Code(code) => signature.add_code(code),
            CustomArg::AttrDict => {
                let parsed = Parsed::Target(quote!(&mut rt::NamedAttributes));
                signature.add("AttrDict", quote!(rt::DictionaryAttr<'ir>), parsed);
            }
            CustomArg::PropDict => {
                let parsed = Parsed::Target(quote!(&mut rt::OpState));
                let name = format_ident!("{}", inner_class(view));
                let printed = quote!(#name<'ir, rt::Adaptor<'ir>>);
                signature.add(&format!("PropDict{view}"), printed, parsed);
            }
        }
    }
    signature
}

/// Whether the format contains an enum attribute whose module is not known.
fn has_keyword_elsewhere(slots: &OpSlots<'_>, format: &Format<'_>) -> bool {
    let mut attributes = slots.attributes.iter().enumerate();
    attributes.any(|(index, attr)| {
        matches!(attr.text, AttrText::Elsewhere)
            && format.used_variables.contains(&Variable::Attribute(index))
    })
}

/// The accessors of an operation, and their return types as named in the table of C++'s API.
fn accessors(slots: &OpSlots<'_>) -> Vec<(String, &'static str)> {
    let values = slots.operands.iter().chain(&slots.results).filter_map(|it| {
        let class = match it.count {
            Count::One => "Value",
            Count::Optional => "Value?",
            Count::Variadic => "Values",
            Count::Groups(_) => "_",
        };
        Some((it.accessor.clone()?, class))
    });
    let attributes = slots.attributes.iter().map(|it| {
        let element = it.reader.as_ref().and_then(|reader| reader.ty.element_of_vec());
        let class = match element.and_then(|element| element.name()).as_deref() {
            Some("i64" | "i32") if !it.optional => "Ints",
            Some("bool") if !it.optional => "Bools",
            _ => "_",
        };
        (it.accessor.clone(), class)
    });
    let properties = slots.properties.iter();
    let properties = properties.map(|it| (it.accessor.clone(), class_of(&it.ty).unwrap_or("_")));
    let regions = slots.regions.iter().filter_map(|it| Some((it.accessor.clone()?, "_")));
    values.chain(attributes).chain(properties).chain(regions).collect()
}

/// The operands and results that are not single values, the attributes that may be absent, and their types as named in
/// the table of C++'s API.
fn groups(slots: &OpSlots<'_>) -> Vec<(String, String)> {
    let values = slots.operands.iter().chain(&slots.results).filter_map(|it| {
        let class = match it.count {
            Count::Optional => "Value?",
            Count::Variadic => "Values",
            Count::One | Count::Groups(_) => return None,
        };
        Some((it.name.to_owned(), class.to_owned()))
    });
    let attributes = slots.attributes.iter().filter(|it| it.optional && !it.is_unit);
    let attributes = attributes.map(|it| (it.name.to_owned(), "_?".to_owned()));
    let properties = slots.properties.iter();
    let properties =
        properties.filter_map(|it| Some((it.name.to_owned(), class_of(&it.ty)?.to_owned())));
    values.chain(attributes).chain(properties).collect()
}

/// The name of an argument for trait names, the type that a directive's parser returns, and that which its printer
/// takes.
fn argument_types(slots: &OpSlots<'_>, argument: &Argument) -> (String, TokenStream, TokenStream) {
    let regions = || {
        (
            "Regions",
            quote!(Vec<rt::Region>),
            quote!(impl ExactSizeIterator<Item = rt::RegionRef<'ir>>),
        )
    };
    let successors = || {
        (
            "Successors",
            quote!(Vec<rt::Block>),
            quote!(impl ExactSizeIterator<Item = rt::BlockRef<'ir>>),
        )
    };
    let (word, parsed, printed) = match argument {
        Argument::Operand(index) => match slots.operands[*index].count {
            Count::One => ("Operand", quote!(rt::UnresolvedOperand), quote!(rt::ValueRef<'ir>)),
            Count::Optional => {
                ("OptionalOperand", quote!(rt::Operands), quote!(Option<rt::ValueRef<'ir>>))
            }
            Count::Variadic => ("Operands", quote!(rt::Operands), quote!(rt::OperandRange<'ir>)),
            Count::Groups(_) => {
                ("OperandGroups", quote!(Vec<rt::Operands>), quote!(Vec<rt::OperandRange<'ir>>))
            }
        },
        Argument::Attribute(index) => return attribute_types(&slots.attributes[*index]),
        Argument::Property(index) => {
            let ty = &slots.properties[*index].storage_ty;
            return (words(&quote!(#ty)), quote!(#ty), quote!(&'ir #ty));
        }
        Argument::Region(index, _) if slots.regions[*index].variadic => regions(),
        Argument::Region(..) => ("Region", quote!(rt::Region), quote!(rt::RegionRef<'ir>)),
        Argument::Successor(index) if slots.successors[*index].variadic => successors(),
        Argument::Successor(_) => ("Successor", quote!(rt::Block), quote!(rt::BlockRef<'ir>)),
        Argument::AllRegions => regions(),
        Argument::AllSuccessors => successors(),
        Argument::Type(step) => match step.count(slots) {
            Count::One => ("Type", quote!(rt::Type), quote!(rt::TypeRef<'ir>)),
            Count::Optional => {
                ("OptionalType", quote!(rt::Types), quote!(Option<rt::TypeRef<'ir>>))
            }
            Count::Variadic => {
                ("Types", quote!(rt::Types), quote!(impl Iterator<Item = rt::TypeRef<'ir>>))
            }
            Count::Groups(_) => {
                ("TypeGroups", quote!(Vec<rt::Types>), quote!(Vec<Vec<rt::TypeRef<'ir>>>))
            }
        },
        Argument::AttrDict => {
            ("AttrDict", quote!(rt::NamedAttributes), quote!(rt::DictionaryAttr<'ir>))
        }
        Argument::Unit => ("Unit", quote!(()), quote!(())),
    };
    (word.to_owned(), parsed, printed)
}

/// As [`argument_types`], for an attribute: a view of the stored kind, or a handle if any kind may be stored.
fn attribute_types(attr: &AttrSlot<'_>) -> (String, TokenStream, TokenStream) {
    let (word, parsed, printed) = match &attr.storage {
        Storage::Any => ("Attr".to_owned(), quote!(rt::Attribute), quote!(rt::AttrRef<'ir>)),
        Storage::Kind { of_ir, of_context, .. } => {
            (words(&quote!(#of_ir)), quote!(#of_context), quote!(#of_ir))
        }
    };
    match attr.optional {
        true => (format!("Optional{word}"), quote!(Option<#parsed>), quote!(Option<#printed>)),
        false => (word, parsed, printed),
    }
}
