shape.func @declared(%n: index) -> index
// -----
shape.func @without_visibility() -> !shape.shape attributes {note}
// -----
shape.func @variadic(index, ...) -> index
