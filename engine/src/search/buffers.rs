//! Reusable buffers, one per ply of the current line.

use alloc::vec::Vec;

/// Buffers by ply.
#[derive(Debug)]
pub(super) struct Buffers<B>(Vec<B>);

impl<B: Clone + Default> Buffers<B> {
    /// Creates the buffers of the first `plies` plies. Others are created on demand.
    pub(super) fn new(plies: usize) -> Self {
        Self(alloc::vec![B::default(); plies])
    }

    /// The buffer of a ply. It is not cleared.
    #[inline]
    pub(super) fn at(&mut self, ply: usize) -> &mut B {
        if self.0.len() <= ply {
            self.grow(ply);
        }
        &mut self.0[ply]
    }

    /// Takes the buffer of a ply, so that deeper plies can be searched while it is in use.
    pub(super) fn take(&mut self, ply: usize) -> B {
        core::mem::take(self.at(ply))
    }

    /// Puts the buffer of a ply back.
    pub(super) fn put(&mut self, ply: usize, buffer: B) {
        *self.at(ply) = buffer;
    }

    #[cold]
    fn grow(&mut self, ply: usize) {
        self.0.resize(ply + 1, B::default());
    }
}
