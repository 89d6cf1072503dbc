//! Differences between answers.

use crate::programs::{Answer, Programs};
use crate::texts::tokens;

/// A text that the programs answer differently.
pub(crate) struct Difference {
    pub(crate) class: String,
    pub(crate) text: String,
    pub(crate) peer: Answer,
    pub(crate) ours: Answer,
}

/// What is known about two answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Equal,
    PeerCrashed,
    /// A fault of the peer, by the title in [`KNOWN`].
    Known(&'static str),
    /// The class of the difference: texts of one class likely have one cause.
    Different(String),
}

/// A difference that is a fault of the peer, recognized by the answers of the peer and ours.
struct Known {
    title: &'static str,
    applies: fn(&Answer, &Answer) -> bool,
}

const KNOWN: &[Known] = &[
    Known {
        title: "the peer does not read the segment sizes that it prints in `prop-dict`",
        applies: |peer, _| {
            peer.diagnostics.contains("SegmentSizes\"' when parsing properties dictionary")
        },
    },
    Known {
        title: "the peer does not read the `\"\"` that it prints for an enum of bits without bits",
        applies: |peer, _| peer.diagnostics.lines().any(|it| it.ends_with("for an enum, got: ")),
    },
    Known {
        title: "the peer prints nothing for an enum of bits without bits",
        applies: |peer, ours| ours.custom.contains("\"\"") && differ_by_empty_strings(peer, ours),
    },
    Known {
        title: "the peer reports a lexical error after a type or an attribute of a dialect again",
        applies: |peer, ours| {
            let at_string = |it: &&str| it.contains("expected '\"' in string literal");
            let count = |answer: &Answer| answer.diagnostics.lines().filter(at_string).count();
            count(peer) > count(ours) && peer.diagnostics.starts_with(&ours.diagnostics)
        },
    },
    Known {
        title: "the peer rejects the attribute of a unit property without a message",
        applies: |peer, ours| {
            !peer.is_valid
                && peer.diagnostics.is_empty()
                && ours.diagnostics.contains("expected unit or boolean attribute")
        },
    },
    Known {
        title: "the peer reads an absent optional attribute outside a group",
        applies: |peer, ours| peer.custom.contains("\"\"") && differ_by_empty_strings(peer, ours),
    },
    Known {
        title: "the peer accepts segment sizes that give a single operand or result another number of values",
        applies: |_, ours| {
            ours.diagnostics.contains(" group starting at #")
                && ours.diagnostics.contains(" requires 1 element, but found ")
        },
    },
    Known {
        title: "the peer resolves a single operand with all types of a group, which may be none",
        applies: |peer, ours| {
            peer.diagnostics.contains("number of operands and types do not match")
                && ours.diagnostics.contains(", because another type is inferred from its type")
        },
    },
    Known {
        title: "the peer takes groups of operands for absent if they have no values",
        applies: |peer, ours| {
            follows_empty_group(&peer.diagnostics)
                && (ours.is_valid || !follows_empty_group(&ours.diagnostics))
        },
    },
    Known {
        title: "the peer takes a type without rank for one of rank 0",
        applies: |_, ours| {
            let messages = [" have same shape", " have same rank"];
            messages.iter().any(|it| ours.diagnostics.contains(it))
                && ours.diagnostics.contains("<*x")
        },
    },
];

/// Whether the first error is at a token that follows `()`.
fn follows_empty_group(diagnostics: &str) -> bool {
    let mut lines = diagnostics.lines();
    let is_error = lines.next().is_some_and(|line| line.contains(": error: "));
    let (Some(source), Some(caret)) = (lines.next(), lines.next()) else { return false };
    let before = source.get(..caret.len().saturating_sub(1));
    is_error && before.is_some_and(|it| it.trim_end().ends_with("()"))
}

/// Whether two answers differ in empty strings of the custom form only.
fn differ_by_empty_strings(peer: &Answer, ours: &Answer) -> bool {
    let rest = |text: &str| text.replace("\"\"", "").split_whitespace().collect::<String>();
    peer.generic == ours.generic && rest(&peer.custom) == rest(&ours.custom)
}

/// Compares the answers to a text.
pub(crate) fn outcome(peer: &Answer, ours: &Answer) -> Outcome {
    // A condition in C++ that casts a type of another class has no value: the peer crashes, and ours panics.
    if peer.has_crashed {
        return Outcome::PeerCrashed;
    }
    if ours.has_crashed {
        return Outcome::Different("we panic".to_owned());
    }
    if peer == ours {
        return Outcome::Equal;
    }
    if let Some(fault) = KNOWN.iter().find(|fault| (fault.applies)(peer, ours)) {
        return Outcome::Known(fault.title);
    }
    Outcome::Different(match (peer.is_valid, ours.is_valid) {
        (true, false) => format!("only ours rejects: {}", gist(&ours.diagnostics)),
        (false, true) => format!("only the peer rejects: {}", gist(&peer.diagnostics)),
        (false, false) if gist(&peer.diagnostics) == gist(&ours.diagnostics) => {
            format!("other places or notes: {}", gist(&peer.diagnostics))
        }
        (false, false) => format!(
            "other diagnostics: peer: {}; ours: {}",
            gist(&peer.diagnostics),
            gist(&ours.diagnostics)
        ),
        _ if peer.generic != ours.generic => "other generic form".to_owned(),
        _ if peer.custom != ours.custom => "other custom form".to_owned(),
        _ => "other warnings".to_owned(),
    })
}

/// The first message, without names and numbers.
pub(crate) fn gist(diagnostics: &str) -> String {
    let message = diagnostics.split_once(": error: ").map_or(diagnostics, |(_, rest)| rest);
    let line = message.lines().next().unwrap_or_default();
    let mut is_quoted = false;
    let mut gist = String::new();
    for it in line.chars() {
        if it == '\'' {
            is_quoted = !is_quoted;
        } else if !is_quoted && !it.is_ascii_digit() {
            gist.push(it);
        }
    }
    gist
}

/// Makes a text shorter while the difference stays in its class.
pub(crate) fn shrink(programs: &Programs, difference: &mut Difference) {
    let mut step = tokens(&difference.text).len() / 2;
    while step > 0 {
        let parts = tokens(&difference.text);
        let shorter: Vec<String> = (0..parts.len())
            .step_by(step)
            .map(|from| {
                let to = (from + step).min(parts.len());
                parts[..from].concat() + &parts[to..].concat()
            })
            .collect();
        let answers = programs.answers(&shorter);
        let smaller = shorter.into_iter().zip(answers).find(|(_, (peer, ours))| {
            outcome(peer, ours) == Outcome::Different(difference.class.clone())
        });
        match smaller {
            Some((text, (peer, ours))) => {
                *difference = Difference { class: difference.class.clone(), text, peer, ours };
                step = step.min(tokens(&difference.text).len() / 2).max(1);
            }
            None => step /= 2,
        }
    }
}
