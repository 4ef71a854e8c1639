import type { Asked } from '#domain/settlement/ledger-act'
import { entryKey } from '#domain/settlement/ledger-act'
import type { Entry } from '#domain/settlement/ledger-rows'

/** How many pieces entries have finished of what an act asks for, and not taken back, as the server finds them. */
export function finishedBy(entries: readonly Entry[], asked: Asked['finished']): number | null {
  if (!asked) return null
  const reverted = new Set(entries.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : [])))
  const standing = entries.filter(
    (entry) =>
      entry.kind === 'finished' &&
      entry.projectId === asked.projectId &&
      entry.itemId === asked.itemId &&
      !reverted.has(entryKey(entry)),
  )
  return standing.reduce((sum, { amount }) => sum - amount, 0)
}
