use super::*;

fn is_match(regex: &str, text: &str) -> Option<bool> {
    Regex::new(regex.as_bytes())
        .unwrap_or_else(|error| panic!("{regex}: {error}"))
        .is_match(text.as_bytes())
}

#[test]
fn matches() {
    let cases = [
        ("a(b|c)+d", "xabcbdx", true),
        ("^a(b|c)+d$", "xabcbd", false),
        ("a{2,3}$", "baaa", true),
        ("^a{2,3}$", "aaaa", false),
        ("^[^]a-c]*$", "xyz", true),
        ("^[^]a-c]*$", "x]z", false),
        ("[[:digit:]]+\\.[0-9]", "v12.5", true),
        ("()", "", true),
        ("(a*)*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac", false),
        ("a{", "xa{", true),
        ("x-[a-]", "x--", true),
        ("[%--]", "-", true),
        ("[[=a=]]", "a", true),
        ("[[.a.]-c]", "b", true),
        ("[[:<:]]a+[[:>:]]", "b aa.", true),
        ("[[:<:]]a+[[:>:]]", "baa", false),
        ("ax{0}", "a", true),
        ("(a|b){255}", &"ab".repeat(127), false),
        ("(a{255}){255}", "a", false),
        (".", "\n", true),
    ];
    for (regex, text, expected) in cases {
        assert_eq!(is_match(regex, text), Some(expected), "{regex:?} {text}");
    }
}

#[test]
fn back_references() {
    let cases = [
        ("(a+)b\\1", "xaabaay", true),
        ("^(a+)b\\1$", "aaba", false),
        ("^(a|b|ab)*\\1$", "abab", true),
        ("(a)?\\1x", "x", false),
        ("^(a*)?\\1b", "b", true),
        ("^(a*)*\\1b", "b", true),
        ("(a)|\\1", "aa", true),
        ("[[:<:]](.)\\1[[:>:]]", "aab bb", true),
    ];
    for (regex, text, expected) in cases {
        assert_eq!(is_match(regex, text), Some(expected), "{regex:?} {text}");
    }
}

#[test]
fn errors() {
    let cases = [
        ("", "empty (sub)expression"),
        ("a||b", "empty (sub)expression"),
        ("(|a)", "empty (sub)expression"),
        ("(x{0})", "empty (sub)expression"),
        ("[a", "brackets ([ ]) not balanced"),
        ("[]", "brackets ([ ]) not balanced"),
        ("[[:", "brackets ([ ]) not balanced"),
        ("(a", "parentheses not balanced"),
        ("(", "parentheses not balanced"),
        ("a)", "parentheses not balanced"),
        ("*a", "repetition-operator operand invalid"),
        ("^*", "repetition-operator operand invalid"),
        ("a**", "repetition-operator operand invalid"),
        ("a{1", "braces not balanced"),
        ("a{1x}", "invalid repetition count(s)"),
        ("a{2,1}", "invalid repetition count(s)"),
        ("a{300}", "invalid repetition count(s)"),
        ("[[:foo:]]", "invalid character class"),
        ("[[:foo", "invalid character class"),
        ("[z-a]", "invalid character range"),
        ("[a-c-e]", "invalid character range"),
        ("[[:alpha:]-z]", "invalid character range"),
        ("[[.ab.]]", "invalid collating element"),
        ("\\", "trailing backslash (\\)"),
        ("\\1", "invalid backreference number"),
        ("(a\\1)", "invalid backreference number"),
        ("((a{255}){255}){255}", "out of memory"),
    ];
    for (regex, expected) in cases {
        let error = Regex::new(regex.as_bytes()).expect_err(regex);
        assert_eq!(error.message(), expected, "{regex}");
    }
}

/// Repetitions of empty groups, deeply nested groups and long expressions.
#[test]
fn hostile_expressions_are_rejected() {
    let mut empty = "()".to_owned();
    for _ in 0..50 {
        empty = format!("({empty}){{255}}");
    }
    for regex in [empty, "(".repeat(1_000_000), "a".repeat(1_000_000)] {
        let error = Regex::new(regex.as_bytes()).expect_err("an expression that is too large");
        assert_eq!(error.message(), "out of memory");
    }
}

#[test]
fn searches_are_bounded() {
    let text = "a".repeat(100_000);
    assert_eq!(is_match("(a|aa)*b", &text), Some(false));
    assert_eq!(is_match("(a|aa)*(b)\\2", &text), None);
    let regex = Regex::new(b"b").expect("an expression");
    let mut budget = 1000;
    assert_eq!(regex.search(text.as_bytes(), &mut budget), None);
    assert_eq!(budget, 0);
    let mut budget = 1000;
    assert_eq!(regex.search(b"ab", &mut budget), Some(true));
    assert!(budget > 990 && budget < 1000);
}
