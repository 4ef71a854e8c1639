import { attempted } from '#scripts/attempted'
import { layouts } from './batches.ts'
import type { HostileField } from './fields.ts'
import type { Pairs } from './pairs.ts'

/** Prints how many texts were tried in these fields, as `npm run verify` counts them. */
export function tellPairs(pairs: Pairs, fields: readonly HostileField[], where: string): void {
  const { tried, shown, refused } = pairs.counts(fields)
  const seen = `${shown} shown in ${layouts.join(' and ')}, ${refused} refused by the server`
  console.log(attempted('hostile texts', tried, ` ${where}: ${seen}`))
}
