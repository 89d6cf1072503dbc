//! Verification by interfaces.

use crate::{context, error, parse};

#[test]
fn before_regions() {
    let ctx = context();
    parse(&ctx, "%0 = \"zoo.checked\"() : () -> i8");
    assert_eq!(error(&ctx, "\"zoo.checked\"() : () -> ()"), "'zoo.checked' op must have 1 results");
}

#[test]
fn after_regions() {
    let ctx = context();
    parse(&ctx, "\"zoo.checking\"() ({ %0 = \"zoo.checked\"() : () -> i8 }) : () -> ()");
    assert_eq!(
        error(&ctx, "\"zoo.checking\"() ({ zoo.plain }) : () -> ()"),
        "'zoo.checking' op must contain a checked operation"
    );
    // Nested operations are verified first.
    assert_eq!(
        error(&ctx, "\"zoo.checking\"() ({ \"zoo.checked\"() : () -> () }) : () -> ()"),
        "'zoo.checked' op must have 1 results"
    );
}

#[test]
fn a_parent_is_found_by_the_last_module_of_its_path() {
    let ctx = context();
    parse(&ctx, r#""zoo.cage"() ({ "zoo.inmate"() : () -> () }) : () -> ()"#);
    let error = crate::error(&ctx, r#""zoo.inmate"() : () -> ()"#);
    assert_eq!(error, "'zoo.inmate' op expects parent op 'zoo.cage'");
}
