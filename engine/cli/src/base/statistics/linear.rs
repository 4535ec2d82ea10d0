//! Small dense matrices.

/// A square matrix by rows.
pub(super) type Matrix = Vec<Vec<f64>>;

/// A matrix of zeros.
pub(super) fn zeros(size: usize) -> Matrix {
    vec![vec![0.0; size]; size]
}

/// The inverse of a positive definite matrix: Gauss–Jordan elimination, which needs no pivoting there.
pub(super) fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let mut result = zeros(size);
    for (n, row) in result.iter_mut().enumerate() {
        row[n] = 1.0;
    }
    for column in 0..size {
        let pivot = matrix[column][column];
        for side in [&mut matrix, &mut result] {
            side[column].iter_mut().for_each(|cell| *cell /= pivot);
        }
        for row in (0..size).filter(|row| *row != column) {
            let factor = matrix[row][column];
            for side in [&mut matrix, &mut result] {
                let above = side[column].clone();
                let cells = side[row].iter_mut().zip(above);
                cells.for_each(|(cell, above)| *cell -= factor * above);
            }
        }
    }
    result
}

/// The product of two matrices.
pub(super) fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let cell = |row: &[f64], n: usize| row.iter().zip(b).map(|(a, b)| a * b[n]).sum();
    a.iter().map(|row| (0..b.len()).map(|n| cell(row, n)).collect()).collect()
}

/// The product of a matrix and a vector.
pub(super) fn apply(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_the_identity() {
        let matrix = vec![vec![4.0, 1.0, 0.5], vec![1.0, 3.0, -1.0], vec![0.5, -1.0, 2.0]];
        let identity = product(&matrix, &inverse(matrix.clone()));
        for (row, cells) in identity.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let expected = f64::from(u8::from(row == column));
                assert!((cell - expected).abs() < 1e-12, "{identity:?}");
            }
        }
        assert_eq!(apply(&matrix, &[1.0, 0.0, 2.0]), [5.0, -1.0, 4.5]);
    }
}
