// What the browser tests leave to `make long`.

/** Whether everything is run: every size, language, lesson and fault. */
export const isLong = process.env['LONG'] !== undefined;

/** The values at which a property is checked: usually those that differ most, in the long form all. */
export const usually = <Value>(values: readonly Value[], isUsual: (value: Value, index: number) => boolean) =>
  values.filter((value, index) => isLong || isUsual(value, index));

/** Tests that `make long` runs alone, since cheaper ones prove the same (README.md): `onlyLong(test)(title, …)`. */
export const onlyLong = <Test>(test: Test) => (isLong ? test : () => {}) as Test;
