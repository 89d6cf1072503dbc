//! The types of the results and the parameters of intrinsics.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use crate::target::llvmir::ir::{Module, Type, TypeId};

/// How a call differs from an intrinsic.
pub(in crate::target::llvmir) enum Mismatch {
    /// No types for what is part of its name fit the call.
    Overloads,
    /// The result has another type.
    Result { expected: String },
    /// There are too few or too many arguments.
    Count { expected: usize, is_variadic: bool },
    /// An argument has another type.
    Argument { index: usize, expected: String },
}

/// The signatures of the intrinsics, by name without `llvm.`.
fn signatures() -> &'static FxHashMap<&'static str, &'static str> {
    static SIGNATURES: OnceLock<FxHashMap<&'static str, &'static str>> = OnceLock::new();
    SIGNATURES.get_or_init(|| {
        let mut signatures = FxHashMap::default();
        let mut signature = "";
        for line in include_str!("signatures.txt").lines().filter(|it| !it.starts_with('#')) {
            match line.strip_prefix("  ") {
                Some(names) => signatures.extend(names.split(' ').map(|it| (it, signature))),
                None => signature = line,
            }
        }
        signatures
    })
}

/// How a call of an intrinsic, whose name has no types, differs from it.
pub(in crate::target::llvmir) fn mismatch(
    module: &Module,
    name: &str,
    result: TypeId,
    arguments: &[TypeId],
) -> Option<Mismatch> {
    let signature = signatures().get(name.strip_prefix("llvm.")?)?;
    let mut parts = signature.split('|');
    let results: Vec<&str> = parts.next()?.split('&').collect();
    let mut parameters: Vec<&str> = parts.collect();
    let is_variadic = parameters.pop_if(|it| *it == "...").is_some();
    let fields = match results.len() {
        1 => Some(vec![result]),
        count => module.types.fields(result).map(|it| it.0.to_vec()).filter(|it| it.len() == count),
    };
    let mut matcher = Matcher { module, given: Vec::new(), later: Vec::new() };
    let has_result =
        fields.is_some_and(|types| results.iter().zip(types).all(|(it, ty)| matcher.fits(it, ty)));
    let wrong = parameters.iter().zip(arguments).position(|(it, ty)| !matcher.fits(it, *ty));
    let has_too_many = arguments.len() > parameters.len() && !is_variadic;
    let count = Mismatch::Count { expected: parameters.len(), is_variadic };
    if results.iter().chain(&parameters).any(|it| is_given(it)) {
        let fits = has_result && wrong.is_none() && !has_too_many && matcher.fits_later();
        return match fits {
            true => (arguments.len() < parameters.len()).then_some(count),
            false => Some(Mismatch::Overloads),
        };
    }
    if !has_result {
        let text = results.join(", ");
        let expected = if results.len() > 1 { format!("{{ {text} }}") } else { text };
        return Some(Mismatch::Result { expected });
    }
    if has_too_many || arguments.len() < parameters.len() {
        return Some(count);
    }
    let index = wrong?;
    Some(Mismatch::Argument { index, expected: (*parameters.get(index)?).to_owned() })
}

/// Whether a type is given by the call, and has a number.
fn is_given(part: &str) -> bool {
    matches!(part, "any" | "int" | "float?" | "vector" | "ptr?") || part.ends_with('*')
}

struct Matcher<'m> {
    module: &'m Module,
    /// The types that the call has given.
    given: Vec<TypeId>,
    /// Types that refer to one which has not been given yet.
    later: Vec<(String, TypeId)>,
}

impl Matcher<'_> {
    /// Whether a part of a signature can be this type.
    fn fits(&mut self, part: &str, ty: TypeId) -> bool {
        if is_given(part) {
            self.given.push(ty);
        }
        let types = &self.module.types;
        let scalar = types.scalar(ty);
        match part {
            "any" => true,
            "int" => matches!(types[scalar], Type::Integer(_)),
            "float?" => types.is_float(scalar),
            "vector" => matches!(types[ty], Type::Vector { .. }),
            "ptr?" => matches!(types[ty], Type::Pointer(_)),
            _ => self.refers(part, ty).unwrap_or_else(|| {
                self.later.push((part.to_owned(), ty));
                true
            }),
        }
    }

    /// Whether the types fit that refer to those behind them.
    fn fits_later(&self) -> bool {
        self.later.iter().all(|(part, ty)| self.refers(part, *ty).unwrap_or(true))
    }

    /// Whether a type is the one of a part that may refer to a given type; `None` if that is not known yet.
    fn refers(&self, part: &str, ty: TypeId) -> Option<bool> {
        let types = &self.module.types;
        let (equal, rest) = match part.strip_prefix('=') {
            Some(rest) => (true, rest),
            None => (false, part),
        };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = rest.split_at(digits);
        let Ok(number) = number.parse::<usize>() else {
            return Some(self.module.type_text(ty) == part);
        };
        let of = *self.given.get(number)?;
        let (shape, own) = (types.element_count_of_vector(of), types.element_count_of_vector(ty));
        let is_same_scalar = types.scalar(of) == types.scalar(ty);
        Some(match rest.split_at_checked(1) {
            _ if equal => of == ty,
            Some((".", _)) => types.scalar(of) == ty,
            Some((":", scalar)) => {
                shape == own && self.module.type_text(types.scalar(ty)) == scalar
            }
            Some(("/", parts)) => {
                let parts: u32 = parts.parse().unwrap_or(1);
                let whole = own.and_then(|(count, it)| Some((count.checked_mul(parts)?, it)));
                is_same_scalar && whole.is_some() && whole == shape
            }
            _ => {
                own.is_some() && shape == own && matches!(types[types.scalar(ty)], Type::Pointer(_))
            }
        })
    }
}
