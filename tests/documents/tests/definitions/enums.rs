//! Enums.

use std::collections::HashSet;
use std::str::FromStr as _;

use crate::my::*;
use crate::outer::MyIntEnum;
use crate::support::with_builder;

#[test]
fn enums_may_belong_to_no_dialect() {
    assert_eq!(MyIntEnum::Case15 as u32, 15);
    assert_eq!(
        (MyIntEnum::try_from(20), MyIntEnum::try_from(16).is_err()),
        (Ok(MyIntEnum::Case20), true)
    );
    // The document's functions `ConvertToEnum` and `ConvertToString`.
    assert_eq!(MyIntEnum::from_str("Case20"), Ok(MyIntEnum::Case20));
    assert!(MyIntEnum::from_str("Case16").is_err());
    assert_eq!(MyIntEnum::Case15.to_string(), "Case15");
}

#[test]
fn bits_are_combined_and_named() {
    let bits = MyBitEnum::BIT0 | MyBitEnum::BIT3;
    assert_eq!((bits.bits(), bits.to_string()), (9, "tagged|Bit3".to_owned()));
    assert_eq!(MyBitEnum::from_str("tagged|Bit3"), Ok(bits));
    assert_eq!(
        (bits & MyBitEnum::BIT3, bits ^ MyBitEnum::BIT3),
        (MyBitEnum::BIT3, MyBitEnum::BIT0)
    );
    // The complement has no bits without a case.
    assert_eq!((!bits).bits(), 6);
    assert!(bits.contains(MyBitEnum::BIT0) && !bits.contains(MyBitEnum::BIT0 | MyBitEnum::BIT1));
    assert!(bits.contains_any(MyBitEnum::BIT0 | MyBitEnum::BIT1));
    assert_eq!(bits.without(MyBitEnum::BIT0), MyBitEnum::BIT3);
    // No bits are a case of their own.
    assert_eq!(MyBitEnum::NONE.to_string(), "None");
    assert_eq!(MyBitEnum::from_str("None"), Ok(MyBitEnum::NONE));
    assert_eq!(MyBitEnum::try_from(0), Ok(MyBitEnum::NONE));
    assert_eq!(MyBitEnum::try_from(15).map(MyBitEnum::bits), Ok(15));
    assert!(MyBitEnum::try_from(16).is_err() && MyBitEnum::from_str("tagged|Bit9").is_err());
    // Where C++ has `DenseMapInfo`.
    assert_eq!(HashSet::from([bits, MyBitEnum::BIT3 | MyBitEnum::BIT0]).len(), 1);
}

#[test]
fn enums_are_attributes_and_properties() {
    with_builder(&[], |b, _| {
        let op = LevelsOp::build(b, Level::Low, Level::High, Level::Low, Level::High, Level::Low);
        let view = b.ir().op(op).cast::<LevelsOp<'_>>();
        assert_eq!((view.attr(), view.prop(), view.named()), (Level::Low, Level::High, Level::Low));
        assert_eq!((view.formed(), view.stored()), (Level::High, Level::Low));
        assert_eq!(view.to_string().trim_end(), "my.levels <low> high level<low> high level<low>");
        let read = Access::READ;
        let op = AccessOp::build(b, read | Access::WRITE, read);
        let view = b.ir().op(op).cast::<AccessOp<'_>>();
        assert_eq!((view.attr().bits(), view.prop(), view.named()), (3, read, read));
        b.edit::<AccessOp<'_>>(op).set_named(Access::WRITE);
        let view = b.ir().op(op).cast::<AccessOp<'_>>();
        assert_eq!(view.to_string().trim_end(), "my.access <read,write> read access<write>");
    });
}
