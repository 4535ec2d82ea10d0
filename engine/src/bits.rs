//! Iteration over bitboards.

/// The indices of the set bits, from the lowest.
#[inline(always)]
pub(crate) fn bit_indices(mut set: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::bit_indices;

    #[test]
    fn indices_ascend() {
        assert_eq!(bit_indices(0).next(), None);
        assert!(bit_indices(1 << 63 | 0b1010).eq([1, 3, 63]));
        assert!(bit_indices(u64::MAX).eq(0..64));
    }
}
