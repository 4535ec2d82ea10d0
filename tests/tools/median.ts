/** The middle one of some numbers, the larger of two; `NaN` of none. */
export const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;
