import { isWaiting, type MadeEdits } from '../state/waiting-edits.ts'
import type { JournalRecord } from './journal-record.ts'

/**
 * So many of the newest keys are remembered, even of edits that do not wait any more: after a browser was killed, edits that the journal
 * holds may wait again, because their removal was lost.
 */
const newest = 100

/**
 * Adds edits to the record once. They wait in this browser until the record is written, so another tab, or this one before it was closed,
 * may have added them already (I11). They count as made on the version that was shown then: what the player has not seen is not deleted.
 * @param add adds their operations
 */
export function addedOnce(
  record: JournalRecord,
  { key, madeOn }: MadeEdits,
  add: (record: JournalRecord) => JournalRecord,
): JournalRecord {
  const { added = [] } = record
  if (key && (added.includes(key) || !isWaiting(key))) return record
  const next = add(record)
  const openBase = next.openBase === null ? null : Math.min(next.openBase, madeOn ?? next.openBase)
  const firstOfNewest = added.length + 1 - newest
  const remembered = added.filter((one, at) => at >= firstOfNewest || isWaiting(one))
  return { ...next, openBase, ...(key && { added: [...remembered, key] }) }
}
