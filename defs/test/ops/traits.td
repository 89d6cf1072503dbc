// traits
