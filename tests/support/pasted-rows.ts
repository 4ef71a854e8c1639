/** Amounts as people write them, and what they are. */
export const writtenAmounts: readonly (readonly [written: string, amount: number])[] = [
  ['0', 0],
  ['1', 1],
  ['12', 12],
  ['120', 120],
  ['999', 999],
  ['1,200', 1200],
  ['1.200', 1200],
  ['12k', 12_000],
  ['1,5k', 1500],
  ['1.5m', 1_500_000],
]

/** Every way to write an amount of an item into one row that can be read in one way only. */
export function rowsOf(name: string, written: string): readonly string[] {
  return [
    `${written} ${name}`,
    `${written}x ${name}`,
    `${written} x ${name}`,
    `${written} × ${name}`,
    `${name} ${written}`,
    `${name} x${written}`,
    `${name} x ${written}`,
    `${name} ×${written}`,
    `${name}: ${written}`,
    `${name};${written}`,
    `${written};${name}`,
    `${name}\t${written}`,
    `${written}\t${name}`,
    `${name}\tx${written}`,
    `${name}, ${written}`,
    `${name},"${written}"`,
    `"${name}";"${written}"`,
    // A comma in the amount would part it.
    ...(written.includes(',') ? [] : [`${name},${written}`, `${written},${name}`]),
  ]
}

/** Rows of a name, a tier and an amount, in which it is not said which number is which. */
export function rowsOfTwoNumbers(name: string, tier: number, written: string): readonly string[] {
  return [',', ', ', ';', '\t'].flatMap((separator) => [
    [name, tier, written].join(separator),
    [tier, written, name].join(separator),
    [tier, name, written].join(separator),
  ])
}
