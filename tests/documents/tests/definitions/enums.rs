//! Enums.

use std::collections::HashMap;
use std::str::FromStr as _;

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::codegen::OdsEnum as _;

use crate::my::*;
use crate::outer::{self, MyFlags, MyIntEnum};
use crate::support::{generic, with_builder};

#[test]
fn enums_may_belong_to_no_dialect() {
    assert_eq!(MyIntEnum::Case15 as u32, 15);
    assert_eq!(
        (MyIntEnum::try_from(20), MyIntEnum::try_from(16).is_err()),
        (Ok(MyIntEnum::Case20), true)
    );
    assert_eq!(MyIntEnum::from_str("Case20"), Ok(MyIntEnum::Case20));
    assert!(MyIntEnum::from_str("Case16").is_err());
    assert_eq!(MyIntEnum::Case15.to_string(), "Case15");
}

#[test]
fn functions_of_enums_have_the_names_of_definitions() {
    // The document's functions `ConvertToEnum` and `ConvertToString`.
    assert_eq!(outer::convert_to_enum("Case20"), Some(MyIntEnum::Case20));
    assert_eq!(outer::convert_to_enum("Case16"), None);
    assert_eq!(outer::convert_to_string(MyIntEnum::Case15), "Case15");
    // Overloads.
    let both = MyFlags::UP | MyFlags::DOWN;
    assert_eq!(outer::to_flags("Up|Down"), Some(both));
    assert_eq!(
        (outer::to_flags_from_integer(3), outer::to_flags_from_integer(4)),
        (Some(both), None)
    );
    assert_eq!(outer::convert_to_string_my_flags(both), "Up|Down");
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
}

/// C++ has `DenseMapInfo` for keys of maps, and a function for the greatest value.
#[test]
fn values_are_keys_and_have_a_greatest() {
    let names: HashMap<MyIntEnum, &str> = MyIntEnum::CASES.iter().copied().collect();
    assert_eq!(names[&MyIntEnum::Case20], "Case20");
    assert_eq!(MyIntEnum::CASES.iter().map(|(case, _)| *case as u32).max(), Some(20));
    let low = MyBitEnum::BIT0 | MyBitEnum::BIT1;
    let sets = HashMap::from([(low, "low"), (MyBitEnum::BIT3, "high")]);
    assert_eq!(sets[&(MyBitEnum::BIT1 | MyBitEnum::BIT0)], "low");
    assert_eq!(MyBitEnum::ALL.bits(), 15);
}

/// Of the older enums, `OldAccess` has a class of attributes, and `OldLevel`, with `genSpecializedAttr = 0`, has none.
#[test]
fn older_enums_are_stored_as_integers() {
    with_builder(&[], |b, _| {
        let both = OldAccess::READ | OldAccess::WRITE;
        let op = OldEnumsOp::build(b, ApInt::from_u64(32, 9), both);
        let view = b.ir().op(op).cast::<OldEnumsOp<'_>>();
        let (level, access): (IntegerAttr<'_>, OldAccessAttr<'_>) =
            (view.level_attr(), view.access_attr());
        assert_eq!((level.int(), access.value(), view.access()), (Some(9), both, both));
        let text = "\"my.old_enums\"() <{access = 3 : i32, level = 9 : i32}> : () -> ()";
        assert_eq!(generic(b.ir().op(op)), text);
    });
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
