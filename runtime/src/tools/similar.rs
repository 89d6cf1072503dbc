//! Similar names: suggestions for mistyped ones.

use crate::core::context::Context;
use crate::core::diag::DiagnosticKind;

/// The name with the smallest edit distance to `word`, up to a third of its length.
pub(super) fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let distance = |name: &str| strsim::osa_distance(word, name);
    let (distance, name) = names.map(|name| (distance(name), name)).min()?;
    (distance <= word.len() / 3).then_some(name)
}

/// The `help:` line of an error about an unknown operation, type or attribute.
pub(super) fn help(ctx: &Context, kind: &DiagnosticKind) -> Option<String> {
    let near = match kind {
        DiagnosticKind::UnknownOperation(name) => {
            let (dialect, _) = name.split_once('.')?;
            nearest(name, ctx.registered_ops(dialect).into_iter())?
        }
        DiagnosticKind::UnknownType(dialect, name) => {
            nearest(name, ctx.mnemonics(dialect, true).into_iter())?
        }
        DiagnosticKind::UnknownAttribute(dialect, name) => {
            nearest(name, ctx.mnemonics(dialect, false).into_iter())?
        }
        _ => return None,
    };
    Some(format!("did you mean '{near}'?"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::define::{self, TypeDef};
    use crate::text::parse_source;
    use crate::{Dialect, DialectInit};

    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Coin;

    static COIN_TYPE: TypeDef = TypeDef::new("shop", "shop.coin");

    define::type_view! {
        /// A coin.
        pub struct CoinType(Coin) of COIN_TYPE;
    }

    struct ShopDialect;

    impl Dialect for ShopDialect {
        const NAMESPACE: &'static str = "shop";
        fn initialize(d: &mut DialectInit<'_>) {
            d.ty::<CoinType<'_>>();
        }
    }

    #[test]
    fn unknown_names_get_suggestions() {
        let ctx = Context::new();
        ctx.load::<ShopDialect>();
        let help = |text: &str| {
            let errors = parse_source(&ctx, "test.mlir", text.as_bytes()).expect_err("unknown");
            super::help(&ctx, errors[0].kind())
        };
        let similar = Some("did you mean 'builtin.module'?".to_owned());
        assert_eq!(help("builtin.modul {}"), similar);
        assert_eq!(help("builtin.quite_another"), None);
        assert_eq!(help("module { : }"), None);
        let similar = Some("did you mean 'coin'?".to_owned());
        assert_eq!(help("module attributes {a = !shop.cojn} {}"), similar);
        assert_eq!(help("module attributes {a = #shop.cojn} {}"), None);
        assert_eq!(help("module attributes {a = !shop.note} {}"), None);
    }
}
