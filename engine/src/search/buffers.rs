//! Buffers of a line, one for each ply, kept for the next visit of the ply.

use alloc::vec::Vec;

/// Buffers by ply, from 0 on.
#[derive(Debug)]
pub(super) struct Buffers<B>(Vec<B>);

impl<B: Clone + Default> Buffers<B> {
    /// Buffers for so many plies; for later ones they are made when they are needed.
    pub(super) fn of(plies: usize) -> Self {
        Self(alloc::vec![B::default(); plies])
    }

    /// The buffer of a ply, as it was left.
    #[inline]
    pub(super) fn at(&mut self, ply: usize) -> &mut B {
        if self.0.len() <= ply {
            self.grow(ply);
        }
        &mut self.0[ply]
    }

    /// Takes the buffer of a ply, for as long as deeper plies are looked at.
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
