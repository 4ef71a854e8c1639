/** Whole percent of a target that counts as 1 where it is 0; more than 100 where more was delivered than asked for (CON-3). */
export function percentOf(amount: number, target: number): number {
  return Math.round((100 * amount) / Math.max(1, target))
}

/** Whole percent of what was decided that was approved; null where nothing was decided. */
export function approvalRate({ approved, rejected }: { approved: number; rejected: number }): number | null {
  const decided = approved + rejected
  return decided === 0 ? null : Math.round((100 * approved) / decided)
}

/** One value for each key, in the order of the keys; a value that is not among the known ones is made by `missing`. */
export function filled<Value extends object>(
  keys: readonly string[],
  known: readonly Value[],
  keyOf: (value: Value) => string,
  missing: (key: string) => Value,
): readonly Value[] {
  const byKey = new Map(known.map((value) => [keyOf(value), value]))
  return keys.map((key) => byKey.get(key) ?? missing(key))
}
