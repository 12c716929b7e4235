/** Rows with a number in the order of `numbers`, without it. */
export function arranged<Row extends { number: number }>(rows: readonly Row[], numbers: readonly number[]) {
  const byNumber = new Map(rows.map(({ number, ...row }) => [number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}
