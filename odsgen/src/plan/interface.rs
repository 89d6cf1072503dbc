//! Interfaces.

use rustc_hash::FxHashSet;

use super::doc;
use super::planner::Planner;
use crate::fragment::language;
use crate::fragment::{Block, Fragment, HelperType, Items, RustPath, RustType, Source as _};
use crate::model::{Interface, InterfaceKind, InterfaceMethod};
use crate::names::snake;
use crate::tablegen::Diagnostic;

/// An interface.
#[derive(Clone, Debug)]
pub(crate) struct InterfacePlan<'r> {
    /// The name, also of the view.
    pub name: &'r str,
    /// The implementing entities.
    pub kind: InterfaceKind,
    /// The documentation of the implementors' trait.
    pub trait_doc: String,
    /// The documentation of the view.
    pub view_doc: String,
    /// Whether the view is hand-written in the runtime.
    pub has_own_view: bool,
    /// Whether a separate trait has its final methods and those of its bases.
    pub has_model: bool,
    /// The direct bases, without those that other bases inherit.
    pub direct_bases: Vec<Base>,
    /// All bases, direct and indirect.
    pub bases: Vec<Base>,
    /// The methods, without those of bases.
    pub methods: Vec<InterfaceMethodPlan>,
    /// The methods of bases, each with the view of the base.
    pub inherited: Vec<(RustPath, InterfaceMethodPlan)>,
    /// The effect type, if it is an interface for effects.
    pub effect: Option<RustPath>,
    /// Additional members of the view.
    pub view_items: Vec<Items>,
    /// Additional members of the implementors' trait.
    pub trait_items: Vec<Items>,
    /// The verifier, if any.
    pub verify: Option<Verify>,
    /// The condition on an instance for casts, if any (`extraClassOf`).
    pub class_of: Option<Block>,
}

/// The verifier of an interface.
#[derive(Clone, Debug)]
pub(crate) struct Verify {
    /// The code.
    pub body: Block,
    /// Whether it runs after the regions are verified.
    pub with_regions: bool,
}

/// A base of an interface.
#[derive(Clone, Debug)]
pub(crate) struct Base {
    /// The view.
    pub view: RustPath,
    /// The implementors' trait.
    pub trait_path: RustPath,
    /// The trait with final methods, if any.
    pub model: Option<RustPath>,
    /// The table.
    pub table: RustPath,
    /// The path of table fields to the table of the base.
    pub steps: Vec<String>,
}

/// A method of an interface.
#[derive(Clone, Debug)]
pub(crate) struct InterfaceMethodPlan {
    /// The signature.
    pub method: Method,
    /// The documentation.
    pub doc: String,
    /// The body.
    pub body: MethodBody,
    /// For a method that changes the IR, how its view function finds the implementation.
    pub changes: Option<Dispatch>,
}

/// The body of a method of an interface.
#[derive(Clone, Debug)]
pub(crate) enum MethodBody {
    /// Required: every implementor writes it.
    Required,
    /// A default that implementors may override.
    Default(Block),
    /// Final: implementors cannot override it. Parsed for each definition that has the interface.
    Fixed,
}

impl MethodBody {
    /// Whether it is final.
    #[must_use]
    pub(crate) fn is_fixed(&self) -> bool {
        matches!(self, Self::Fixed)
    }
}

/// How a static method that changes the IR is dispatched. Its operation is a handle, because a view would borrow the
/// IR.
#[derive(Clone, Debug)]
pub(crate) struct Dispatch {
    /// The parameter with the IR.
    pub ir: String,
    /// Whether that is a builder or rewriter.
    pub is_builder: bool,
    /// The parameter with the operation, or the name of an additional one.
    pub op: String,
    /// Whether the operation is an additional parameter, after the IR.
    pub adds_op: bool,
}

/// The signature of a method.
#[derive(Clone, Debug)]
pub(crate) struct Method {
    /// The name.
    pub name: String,
    /// Whether the method is static.
    pub is_static: bool,
    /// The parameters: the name in the definition, the name in Rust, and the type.
    pub params: Vec<(String, String, RustType)>,
    /// The return type; `None` for `()`.
    pub returns: Option<RustType>,
}

/// Properties of a family of interfaces: those of operations, types, attributes or dialects.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// The placeholders for the instance.
    instance: &'static [&'static str],
    /// The lifetime of views.
    pub(crate) lifetime: &'static str,
    /// The implementing entities, for documentation.
    implementors: &'static str,
    /// Whether dialects implement it.
    is_dialect: bool,
}

impl Kind {
    /// The placeholders for the instance.
    pub(super) fn instance(self) -> &'static [&'static str] {
        self.instance
    }
}

/// The properties of the interfaces of a kind.
pub(crate) fn of_kind(kind: InterfaceKind) -> Kind {
    let (instance, lifetime, implementors): (&[_], _, _) = match kind {
        InterfaceKind::Type => (&["_type", "_self"], "'c", "types"),
        InterfaceKind::Attr => (&["_attr", "_self"], "'c", "attributes"),
        InterfaceKind::Op => (&["_op", "_self"], "'ir", "operations"),
        InterfaceKind::Dialect => (&["_self"], "'_", "dialects"),
    };
    Kind { instance, lifetime, implementors, is_dialect: kind == InterfaceKind::Dialect }
}

/// The path of an item that belongs to `interface`: its name with `suffix`.
pub(super) fn path<'r>(
    planner: &mut Planner<'r>,
    interface: &Interface<'r>,
    suffix: &str,
) -> Option<RustPath> {
    planner.interface_path(interface.name, interface.namespace, suffix, interface.record)
}

/// The placeholders in the body of a method.
pub(super) fn placeholders<'r>(kind: Kind, method: &InterfaceMethod<'r>) -> Vec<&'r str> {
    let args = method.args.iter().map(|arg| arg.symbol);
    kind.instance().iter().copied().chain(args).collect()
}

impl<'r> Planner<'r> {
    /// Plans an interface of the dialect.
    pub(super) fn own_interface(&mut self, interface: &Interface<'r>) -> InterfacePlan<'r> {
        let mut interface = interface.clone();
        self.leave_out_unknown(&mut interface);
        self.interface_plan(&interface)
    }

    /// Plans an interface.
    pub(super) fn interface_plan(&mut self, interface: &Interface<'r>) -> InterfacePlan<'r> {
        let mut interface = interface.clone();
        interface.bases.retain(|base| !self.is_unknown(base.record, base.name, base.namespace));
        let interface = &interface;
        let kind = of_kind(interface.kind);
        let is_dialect = interface.kind == InterfaceKind::Dialect;
        let instance = kind.instance();
        let methods =
            interface.methods.iter().map(|method| self.interface_method(method, kind)).collect();
        let mut inherited = Vec::new();
        for base in &interface.bases {
            let Some(view) = path(self, base, "") else { continue };
            for method in &base.methods {
                inherited.push((view.clone(), self.inherited_method(method, kind)));
            }
        }
        let for_view =
            if is_dialect { vec![] } else { vec![interface.extra_class, interface.extra_shared] };
        let for_trait = if is_dialect {
            vec![interface.extra_class, interface.extra_shared, interface.extra_trait]
        } else {
            vec![interface.extra_shared, interface.extra_trait]
        };
        let trait_items = for_trait.into_iter().flatten();
        let trait_items = trait_items.map(|it| self.trait_items(&it, instance)).collect();
        let view_items = for_view.into_iter().flatten();
        let mut view_items: Vec<_> = view_items.map(|it| self.impl_items(&it, instance)).collect();
        if !is_dialect {
            self.add_inherited_items(interface, &mut view_items);
        }
        let verify = interface.verify.filter(|_| interface.kind == InterfaceKind::Op);
        let record = interface.record;
        let what = kind.implementors;
        let describe = |fallback: &str| doc::text("", interface.description, fallback);
        InterfacePlan {
            name: interface.name,
            kind: interface.kind,
            trait_doc: describe(&format!(
                "The trait that {what} with the interface `{}` implement.",
                interface.name
            )),
            view_doc: describe(&format!(
                "A view of {what} that implement [`{}Trait`].",
                interface.name
            )),
            has_own_view: interface.has_own_view(),
            has_model: interface.has_bodies(),
            direct_bases: direct_bases(interface)
                .filter_map(|it| self.base(interface, it))
                .collect(),
            bases: interface.bases.iter().filter_map(|it| self.base(interface, it)).collect(),
            methods,
            inherited,
            effect: interface.effects.and_then(|it| self.path(it, (record, "baseEffectName"))),
            view_items,
            trait_items,
            verify: verify.map(|body| Verify {
                body: self.block_or_helper(
                    body,
                    instance,
                    &format!("verify {}", interface.name),
                    &[("_op", HelperType::OpInterface(interface.name.to_owned()))],
                    Some(HelperType::Verified),
                ),
                with_regions: interface.verify_with_regions,
            }),
            class_of: interface.class_of.map(|body| self.block(&body, instance)),
        }
    }

    /// Adds the shared code of bases, without functions that the view itself has.
    fn add_inherited_items(&mut self, interface: &Interface<'r>, items: &mut Vec<Items>) {
        let instance = of_kind(interface.kind).instance();
        let all = std::iter::once(interface).chain(&interface.bases);
        let mut taken: FxHashSet<String> =
            all.flat_map(|it| it.methods.iter().map(|method| method.name.clone())).collect();
        taken.extend(items.iter().flat_map(Items::functions).map(|(name, _)| name.clone()));
        for base in &interface.bases {
            for fragment in [base.extra_class, base.extra_shared].into_iter().flatten() {
                let mut inherited = self.impl_items(&fragment, instance);
                inherited.leave_out(|name| taken.contains(name));
                taken.extend(inherited.functions().iter().map(|(name, _)| name.clone()));
                items.push(inherited);
            }
        }
    }

    fn base(&mut self, of: &Interface<'r>, base: &Interface<'r>) -> Option<Base> {
        let has_model = base.has_bodies();
        Some(Base {
            view: path(self, base, "")?,
            trait_path: if base.kind == InterfaceKind::Dialect {
                path(self, base, "")?
            } else {
                path(self, base, "Trait")?
            },
            model: if has_model { Some(path(self, base, "Model")?) } else { None },
            table: path(self, base, "Table")?,
            steps: steps_to(of, base),
        })
    }

    /// A method of a base, without its body.
    fn inherited_method(
        &mut self,
        method: &InterfaceMethod<'r>,
        kind: Kind,
    ) -> InterfaceMethodPlan {
        let plan = self.method(method, kind.lifetime);
        InterfaceMethodPlan {
            doc: doc::text("", method.description, "").trim_start().to_owned(),
            body: MethodBody::Required,
            changes: if kind.lifetime == "'ir" { dispatch(&plan) } else { None },
            method: plan,
        }
    }

    fn interface_method(
        &mut self,
        method: &InterfaceMethod<'r>,
        kind: Kind,
    ) -> InterfaceMethodPlan {
        let allowed = placeholders(kind, method);
        let constant = method.constant.clone();
        let constant = constant.map(|value| MethodBody::Default(Block::of(value, false)));
        let body = constant.unwrap_or_else(|| match (method.default_body, method.body) {
            (Some(body), _) | (None, Some(body)) if kind.is_dialect => {
                MethodBody::Default(self.block(&body, &allowed))
            }
            (_, Some(_)) => MethodBody::Fixed,
            (Some(body), None) => MethodBody::Default(self.block(&body, &allowed)),
            (None, None) => MethodBody::Required,
        });
        let plan = self.inherited_method(method, kind);
        if let Some(dispatch) = plan.changes.as_ref().filter(|_| !method.is_static) {
            let text = format!(
                "the method '{}' can never be called: its receiver borrows the IR that `{}` changes",
                method.symbol, dispatch.ir
            );
            let help = "use `StaticInterfaceMethod` with `\"Op\":$op` as a further parameter";
            self.report(Diagnostic::error(method.record.span(), text).with_help(help));
        }
        InterfaceMethodPlan { body, ..plan }
    }

    /// The signature of a method, with `lifetime` for views.
    pub(super) fn method(
        &mut self,
        method: &InterfaceMethod<'r>,
        lifetime: &'static str,
    ) -> Method {
        let place = (method.record, "arguments");
        let params = method.args.iter().map(|arg| {
            let ty = self.argument_ty(arg.ty, lifetime, place);
            (arg.symbol.to_owned(), arg.name.clone(), ty)
        });
        let params: Vec<(String, String, RustType)> = params.collect();
        let place = (method.record, "returnType");
        let returns = method.return_type.map(|return_type| {
            // A static method without parameters has no view to borrow from.
            let is_constant = method.is_static && method.args.is_empty();
            let lifetime = if is_constant { "'static" } else { lifetime };
            let mut ty = self.ty(return_type, lifetime, place);
            // Without an owner among the parameters, a view has nothing to borrow from.
            let has_owner = !method.is_static
                || is_constant
                || params.iter().any(|(_, _, param)| param.has_lifetime(lifetime));
            if language::is_cpp(method.record) && !has_owner && ty.has_lifetime(lifetime) {
                ty = ty.owned(&self.scope);
            }
            let written = Fragment::of_field(method.record, "returnType");
            let is_cpp = language::is_cpp(method.record)
                && written.is_some_and(|written| !written.cpp().is_empty());
            if is_cpp && is_nullable(&ty) { ty.optional() } else { ty }
        });
        Method { name: method.name.clone(), is_static: method.is_static, params, returns }
    }
}

/// Whether the C++ type may be null: that of operations, values, blocks, regions, types, attributes and interfaces.
fn is_nullable(ty: &RustType) -> bool {
    const HANDLES: &[&str] = &[
        "Attribute",
        "Block",
        "BlockRef",
        "Op",
        "OpRef",
        "Region",
        "RegionRef",
        "Type",
        "Value",
        "ValueRef",
    ];
    match ty.name_in_runtime() {
        Some(name) => HANDLES.contains(&name.as_str()),
        None => ty.is_view(),
    }
}

/// The direct bases, without those that other bases inherit.
fn direct_bases<'a, 'r>(interface: &'a Interface<'r>) -> impl Iterator<Item = &'a Interface<'r>> {
    let bases = &interface.bases;
    bases.iter().filter(|base| {
        !bases.iter().any(|other| other.bases.iter().any(|inherited| inherited.is_same(base)))
    })
}

/// The path of table fields from the table of `interface` to that of `base`.
fn steps_to(interface: &Interface<'_>, base: &Interface<'_>) -> Vec<String> {
    for direct in direct_bases(interface) {
        let field = snake(direct.name);
        if direct.is_same(base) {
            return vec![field];
        }
        let steps = steps_to(direct, base);
        if !steps.is_empty() {
            return std::iter::once(field).chain(steps).collect();
        }
    }
    Vec::new()
}

/// How `method` is dispatched if it changes the IR: a parameter is `&mut Ir`, a builder or a rewriter. The first
/// parameter that is an `Op` selects the implementation.
fn dispatch(method: &Method) -> Option<Dispatch> {
    let changed = |ty: &RustType| match ty.referent_of_mutable()?.name_in_runtime()?.as_str() {
        "Ir" => Some(false),
        "OpBuilder" | "Rewriter" => Some(true),
        _ => None,
    };
    let mut params = method.params.iter();
    let (ir, is_builder) = params.find_map(|(_, name, ty)| Some((name.clone(), changed(ty)?)))?;
    let is_op = |ty: &RustType| ty.name_in_runtime().as_deref() == Some("Op");
    let op = method.params.iter().find(|(_, _, ty)| is_op(ty));
    let mut name = op.map_or("op", |(_, name, _)| name).to_owned();
    while op.is_none() && method.params.iter().any(|(_, param, _)| *param == name) {
        name.push('_');
    }
    Some(Dispatch { ir, is_builder, op: name, adds_op: op.is_none() })
}
