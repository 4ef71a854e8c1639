/** Where each row's part begins in another table, and, one further, where the last one ends. */
export function starts(counts: readonly number[], rows = counts.length): Int32Array {
  const start = new Int32Array(rows + 1)
  for (let row = 0; row < rows; row++) start[row + 1] = start[row]! + (counts[row] ?? 0)
  return start
}
