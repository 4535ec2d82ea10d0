//! Sets of squares in the bits of a number.

/// The places of the bits that are set, from the lowest.
#[inline(always)]
pub(crate) fn ones(mut set: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::ones;

    #[test]
    fn bits_come_from_the_lowest() {
        assert!(ones(0).eq([]));
        assert!(ones(1 << 63 | 0b1010).eq([1, 3, 63]));
        assert!(ones(u64::MAX).eq(0..64));
    }
}
