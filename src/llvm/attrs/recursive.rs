//! Debug information that may contain itself.

use ods_runtime::attrs::DistinctAttr;

use super::super::*;

impl<'c> DIRecursiveTypeAttrInterfaceTrait<'c> for DICompositeTypeAttr<'c> {
    fn is_rec_self(self) -> bool {
        DICompositeTypeAttr::is_rec_self(self)
    }

    fn rec_id(self) -> Option<DistinctAttr<'c>> {
        DICompositeTypeAttr::rec_id(self)
    }

    fn with_rec_id(self, rec_id: DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        let elements: Vec<DINodeAttr<'_>> = self.elements().iter().collect();
        let attr = DICompositeTypeAttr::get(
            self.ctx(),
            Some(rec_id),
            DICompositeTypeAttr::is_rec_self(self),
            self.tag(),
            self.name(),
            self.file(),
            self.line(),
            self.scope(),
            self.base_type(),
            self.flags(),
            self.size_in_bits(),
            self.align_in_bits(),
            self.data_location(),
            self.rank(),
            self.allocated(),
            self.associated(),
            &elements,
        );
        (*attr).cast()
    }

    fn rec_self(rec_id: DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        let attr = DICompositeTypeAttr::get(
            rec_id.ctx(),
            Some(rec_id),
            true,
            0,
            None,
            None,
            0,
            None,
            None,
            DIFlags::ZERO,
            0,
            0,
            None,
            None,
            None,
            None,
            &[],
        );
        (*attr).cast()
    }
}

impl<'c> DIRecursiveTypeAttrInterfaceTrait<'c> for DISubprogramAttr<'c> {
    fn is_rec_self(self) -> bool {
        DISubprogramAttr::is_rec_self(self)
    }

    fn rec_id(self) -> Option<DistinctAttr<'c>> {
        DISubprogramAttr::rec_id(self)
    }

    fn with_rec_id(self, rec_id: DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        let retained: Vec<DINodeAttr<'_>> = self.retained_nodes().iter().collect();
        let annotations: Vec<DINodeAttr<'_>> = self.annotations().iter().collect();
        let attr = DISubprogramAttr::get(
            self.ctx(),
            Some(rec_id),
            DISubprogramAttr::is_rec_self(self),
            self.id(),
            self.compile_unit(),
            self.scope(),
            self.name(),
            self.linkage_name(),
            self.file(),
            self.line(),
            self.scope_line(),
            self.subprogram_flags(),
            self.ty(),
            &retained,
            &annotations,
        );
        (*attr).cast()
    }

    fn rec_self(rec_id: DistinctAttr<'c>) -> DIRecursiveTypeAttrInterface<'c> {
        let flags = DISubprogramFlags::default();
        let attr = DISubprogramAttr::get(
            rec_id.ctx(),
            Some(rec_id),
            true,
            None,
            None,
            None,
            None,
            None,
            None,
            0,
            0,
            flags,
            None,
            &[],
            &[],
        );
        (*attr).cast()
    }
}
