import { countingRules } from '#domain/crafting/counting-rules'
import { begunKey, setCountedBy } from './counted-by.ts'
import { readStored, store } from './stored-json.ts'

/** Something put away that becomes the plan again: a saved list or a restore point. */
type PutAway = {
  readonly id: string
  /** When it was put away; epoch milliseconds. */
  readonly at: number
}

const explainedKey = 'bit-calculator.counted-by.explained'
const mostExplained = 200

/**
 * To be called after a saved list or a restore point was opened. Where this browser counted by other rules when it was put away, the plan
 * then says why its numbers are others now, once for each (BEY-14).
 */
export function explainNumbersOf({ id, at }: PutAway): void {
  const rules = rulesAt(at)
  const explained = explainedIds()
  if (rules >= countingRules || explained.includes(id)) return
  store(explainedKey, { ids: [...explained, id].slice(-mostExplained) })
  setCountedBy(rules)
}

/**
 * The rules by which this browser counted at that time. `begunKey` holds when it began to count by today's rules (`at`), and by which
 * rules it counted before (`former`).
 */
function rulesAt(time: number): number {
  const begun = readStored(begunKey)
  const isBefore = Number.isFinite(begun?.at) && time < Number(begun?.at)
  return isBefore && Number.isInteger(begun?.former) ? Number(begun?.former) : countingRules
}

function explainedIds(): readonly unknown[] {
  const ids = readStored(explainedKey)?.ids
  return Array.isArray(ids) ? ids : []
}
