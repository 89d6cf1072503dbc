//! Types.

use rustc_hash::FxHashMap;

/// The number of a type in a module.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeId(u32);

/// A type of LLVM IR.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "a variant is the type of that name")]
pub enum Type {
    Void,
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    X86Amx,
    Label,
    Metadata,
    Token,
    /// An integer of this width in bits.
    Integer(u32),
    /// A pointer to this address space.
    Pointer(u32),
    Vector {
        element: TypeId,
        count: u32,
        is_scalable: bool,
    },
    Array {
        element: TypeId,
        count: u64,
    },
    /// A structure without a name.
    Struct {
        fields: Vec<TypeId>,
        is_packed: bool,
    },
    /// The structure with this number in [`Types::structs`].
    Named(u32),
    Function {
        result: TypeId,
        parameters: Vec<TypeId>,
        is_variadic: bool,
    },
    /// A type of a target, such as `target("spirv.Image", void, 0)`.
    Target {
        name: String,
        types: Vec<TypeId>,
        integers: Vec<u32>,
    },
}

/// A structure with a name.
#[derive(Clone, Debug)]
pub struct NamedStruct {
    /// Its name, without `%`; a number if it is empty.
    pub name: String,
    /// Its fields and whether it is packed; `None` for an opaque structure.
    pub body: Option<(Vec<TypeId>, bool)>,
}

/// The types of a module.
#[derive(Clone, Debug, Default)]
pub struct Types {
    types: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
    /// The structures with a name.
    pub structs: Vec<NamedStruct>,
}

impl std::ops::Index<TypeId> for Types {
    type Output = Type;

    fn index(&self, id: TypeId) -> &Type {
        &self.types[id.0 as usize]
    }
}

impl Types {
    /// The number of a type.
    pub fn get(&mut self, ty: Type) -> TypeId {
        if let Some(id) = self.ids.get(&ty) {
            return *id;
        }
        let id = TypeId(self.types.len() as u32);
        self.types.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// The number of a type, if it has one.
    #[must_use]
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.ids.get(ty).copied()
    }

    /// Whether a type is a vector of unknown length.
    #[must_use]
    pub fn is_scalable(&self, ty: TypeId) -> bool {
        matches!(self[ty], Type::Vector { is_scalable: true, .. })
    }

    /// `void`.
    pub fn void(&mut self) -> TypeId {
        self.get(Type::Void)
    }

    /// `metadata`.
    pub fn metadata(&mut self) -> TypeId {
        self.get(Type::Metadata)
    }

    /// An integer of `width` bits.
    pub fn integer(&mut self, width: u32) -> TypeId {
        self.get(Type::Integer(width))
    }

    /// A pointer to an address space.
    pub fn pointer(&mut self, address_space: u32) -> TypeId {
        self.get(Type::Pointer(address_space))
    }

    /// A new structure with a name, and without fields so far. The name gets a suffix if another structure has it.
    pub fn add_struct(&mut self, name: &str) -> TypeId {
        let is_taken =
            |name: &str| !name.is_empty() && self.structs.iter().any(|it| it.name == name);
        let name = match is_taken(name) {
            false => name.to_owned(),
            true => {
                (0..).map(|n| format!("{name}.{n}")).find(|it| !is_taken(it)).unwrap_or_default()
            }
        };
        self.structs.push(NamedStruct { name, body: None });
        self.get(Type::Named(self.structs.len() as u32 - 1))
    }

    /// Sets the fields of a structure with a name.
    pub fn set_body(&mut self, ty: TypeId, fields: Vec<TypeId>, is_packed: bool) {
        if let Type::Named(index) = self[ty] {
            self.structs[index as usize].body = Some((fields, is_packed));
        }
    }

    /// The fields of a structure, and whether it is packed.
    #[must_use]
    pub fn fields(&self, ty: TypeId) -> Option<(&[TypeId], bool)> {
        match &self[ty] {
            Type::Struct { fields, is_packed } => Some((fields, *is_packed)),
            Type::Named(index) => {
                let (fields, is_packed) = self.structs[*index as usize].body.as_ref()?;
                Some((fields, *is_packed))
            }
            _ => None,
        }
    }

    /// The type of the element of an aggregate or a vector at an index.
    #[must_use]
    pub fn element(&self, ty: TypeId, index: u64) -> Option<TypeId> {
        match self[ty] {
            Type::Vector { element, .. } | Type::Array { element, .. } => Some(element),
            _ => self.fields(ty)?.0.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// The number of elements of an aggregate or of a vector that is not scalable.
    #[must_use]
    pub fn element_count(&self, ty: TypeId) -> Option<u64> {
        match self[ty] {
            Type::Vector { count, is_scalable: false, .. } => Some(u64::from(count)),
            Type::Array { count, .. } => Some(count),
            _ => Some(self.fields(ty)?.0.len() as u64),
        }
    }

    /// The type of the elements of a vector, or the type itself.
    #[must_use]
    pub fn scalar(&self, ty: TypeId) -> TypeId {
        match self[ty] {
            Type::Vector { element, .. } => element,
            _ => ty,
        }
    }

    /// A type with the shape of `shape`, which may be a vector, and elements of type `element`.
    pub fn with_shape(&mut self, shape: TypeId, element: TypeId) -> TypeId {
        match self[shape] {
            Type::Vector { count, is_scalable, .. } => {
                self.get(Type::Vector { element, count, is_scalable })
            }
            _ => element,
        }
    }

    /// The width of an integer, or of the elements of a vector of integers.
    #[must_use]
    pub fn integer_width(&self, ty: TypeId) -> Option<u32> {
        match self[self.scalar(ty)] {
            Type::Integer(width) => Some(width),
            _ => None,
        }
    }

    /// Whether it is a floating-point type.
    #[must_use]
    pub fn is_float(&self, ty: TypeId) -> bool {
        let ty = &self[ty];
        matches!(ty, Type::Half | Type::BFloat | Type::Float | Type::Double)
            || matches!(ty, Type::X86Fp80 | Type::Fp128 | Type::PpcFp128)
    }

    /// Whether it is an array, a structure or a vector.
    #[must_use]
    pub fn is_aggregate_or_vector(&self, ty: TypeId) -> bool {
        matches!(
            self[ty],
            Type::Array { .. } | Type::Struct { .. } | Type::Named(_) | Type::Vector { .. }
        )
    }

    /// Whether instructions with a result of this type, such as calls, can have fast-math flags.
    #[must_use]
    pub fn may_have_fast_math_flags(&self, mut ty: TypeId) -> bool {
        while let Type::Array { element, .. } = self[ty] {
            ty = element;
        }
        if let Type::Struct { fields, .. } = &self[ty] {
            let Some((first, rest)) = fields.split_first() else { return false };
            return rest.iter().all(|it| it == first) && self.may_have_fast_math_flags(*first);
        }
        self.is_float(self.scalar(ty))
    }

    /// The address space of a pointer, or of the elements of a vector of pointers.
    #[must_use]
    pub fn address_space(&self, ty: TypeId) -> Option<u32> {
        match self[self.scalar(ty)] {
            Type::Pointer(space) => Some(space),
            _ => None,
        }
    }

    /// The number of elements of a vector and whether it is scalable; `None` if it is no vector.
    #[must_use]
    pub fn element_count_of_vector(&self, ty: TypeId) -> Option<(u32, bool)> {
        match self[ty] {
            Type::Vector { count, is_scalable, .. } => Some((count, is_scalable)),
            _ => None,
        }
    }
}
