import type { Asked, LedgerActing } from '#domain/settlement/ledger-act'
import { entryKey, pieceKey } from '#domain/settlement/ledger-act'
import type { Entry } from '#domain/settlement/ledger-rows'

/** For an act that asks for an item of a project: how many pieces of it are finished, as the server counts them; null for other acts. */
export function finishedBy(entries: readonly Entry[], asked: Asked['finished']): number | null {
  return asked ? (standing(entries).get(pieceKey(asked.projectId, asked.itemId)) ?? 0) : null
}

/** How many pieces are finished of each project and item of which these acts have finished some. */
export function stillFinishedBy(
  entries: readonly Entry[],
  acts: Asked['entriesOf'] = [],
): LedgerActing['stillFinished'] {
  if (acts.length === 0) return new Map()
  const theirs = new Set(entries.flatMap((entry) => (acts.includes(entry.act) ? pieceOf(entry) : [])))
  return new Map([...standing(entries)].filter(([key]) => theirs.has(key)))
}

/** How many pieces are finished, by project and item, less those taken back. An entry that finishes pieces has a negative amount. */
function standing(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const reverted = new Set(entries.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : [])))
  const sums = new Map<string, number>()
  for (const entry of entries) {
    if (reverted.has(entryKey(entry))) continue
    for (const key of pieceOf(entry)) sums.set(key, (sums.get(key) ?? 0) - entry.amount)
  }
  return sums
}

function pieceOf({ kind, projectId, itemId }: Entry): readonly string[] {
  return kind === 'finished' && projectId !== undefined ? [pieceKey(projectId, itemId)] : []
}
