//! Similar names: suggestions for mistyped ones.

use crate::core::context::Context;

/// The name with the smallest edit distance to `word`, up to a third of its length.
pub(super) fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let distance = |name: &str| edit_distance(word.as_bytes(), name.as_bytes());
    let (distance, name) = names.map(|name| (distance(name), name)).min()?;
    (distance <= word.len() / 3).then_some(name)
}

/// The `help:` line of an error about an unknown operation, type or attribute.
pub(super) fn help(ctx: &Context, message: &str) -> Option<String> {
    if let Some(rest) = message.strip_prefix("unknown ") {
        let (kind, rest) = rest.trim_start().split_once(" `")?;
        let (name, dialect) = rest.strip_suffix('`')?.split_once("` in dialect `")?;
        let near = nearest(name, ctx.mnemonics(dialect, kind == "type").into_iter())?;
        return Some(format!("did you mean '{near}'?"));
    }
    let (name, _) = message.strip_prefix("custom op '")?.split_once("' is unknown")?;
    let (dialect, _) = name.split_once('.')?;
    let near = nearest(name, ctx.registered_ops(dialect).into_iter())?;
    Some(format!("did you mean '{near}'?"))
}

/// The number of bytes to insert, delete or replace.
fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, to) in b.iter().enumerate() {
            let replaced = last[j] + usize::from(from != to);
            row.push(replaced.min(last[j + 1] + 1).min(row[j] + 1));
        }
        last = row;
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::define::{self, TypeDef};
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
        let said = |message: &str| help(&ctx, message);
        let found = Some("did you mean 'builtin.module'?".to_owned());
        assert_eq!(said("custom op 'builtin.modul' is unknown"), found);
        assert_eq!(said("custom op 'builtin.quite_another' is unknown"), None);
        assert_eq!(said("expected ':'"), None);
        let found = Some("did you mean 'coin'?".to_owned());
        assert_eq!(said("unknown  type `cojn` in dialect `shop`"), found);
        assert_eq!(said("unknown attribute `cojn` in dialect `shop`"), None);
        assert_eq!(said("unknown  type `note` in dialect `shop`"), None);
    }
}
