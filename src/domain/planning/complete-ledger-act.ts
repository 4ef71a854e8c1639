import type { ItemId } from '../catalog/item.ts'
import type { Done } from '../settlement/act.ts'
import { type Refused, refused } from '../settlement/act-refusal.ts'
import { afterChanges, type Change, keyIn } from '../settlement/change.ts'
import {
  type LedgerAct,
  type LedgerActing,
  type Moved,
  type NotCounted,
  runLedgerAct,
} from '../settlement/ledger-act.ts'
import type { Entry } from '../settlement/ledger-rows.ts'
import { type Rows, settlementIn } from '../settlement/tables.ts'
import { beginAssignedTasks } from './begun-tasks.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { assignNewTasks } from './new-tasks.ts'
import { missingByItem } from './project-numbers.ts'
import { hasTooLargeTarget } from './too-large-target.ts'
import { walk } from './walk.ts'

/** The result of an act of the ledger, the walk included. */
export type CompletedAct<Answer, FactsByKind> = Done<Answer, FactsByKind> & {
  readonly entries: readonly Entry[]
  readonly moved?: Moved
  /** All rows after the act and the walk. */
  readonly after: Rows
}

/**
 * Checks the right, runs an act of the ledger and then the walk, which works out who now holds what and the numbers of tasks; an act
 * without a cause changes nothing that the walk counts. Each row is changed at most once (INV-2, TSK-2).
 */
export function completeLedgerAct<Input, Answer, FactsByKind>(
  ledger: LedgerCatalog,
  act: LedgerAct<Input, Answer, FactsByKind>,
  rows: Rows,
  input: Input,
  acting: NotCounted,
): CompletedAct<Answer, FactsByKind> | Refused {
  const done = runLedgerAct(act, rows, input, {
    ...acting,
    catalog: ledger.catalog,
    missing: missingIn(ledger, rows),
    missingAfter: (changes) => missingIn(ledger, afterChanges(rows, changes)),
  })
  if ('refused' in done) return done
  const acted = afterChanges(rows, done.changes)
  const { id, now } = acting
  const days = settlementIn(acted).settings.defaultTaskDeadlineDays
  const due = acting.inDays(days)
  const walked = done.cause
    ? walk(ledger, acted, done.cause, { now, due, act: id, changes: done.changes })
    : []
  // Where only stock moved, no project needs more than before: such an act is never refused for it.
  if (done.cause && done.cause.kind !== 'stock' && hasTooLargeTarget(walked)) return refused('needs-too-much')
  const settled = afterChanges(acted, walked)
  const assigned = assignNewTasks({ before: rows, acted, after: settled, walked }, ledger.catalog, now)
  const all = [...done.changes, ...walked, ...assigned]
  const begun = beginAssignedTasks(afterChanges(settled, assigned), all)
  const after = afterChanges(settled, [...assigned, ...begun])
  const changes = lastOfEachRow([...all, ...begun])
  return { ...done, changes, after, answer: done.answer(after) }
}

/** How much of an item a project still misses; worked out once a project. */
function missingIn(ledger: LedgerCatalog, rows: Rows): LedgerActing['missing'] {
  const known = new Map<string, ReadonlyMap<ItemId, number>>()
  return (projectId, itemId) => {
    const numbers = known.get(projectId) ?? missingByItem(ledger, rows, projectId)
    known.set(projectId, numbers)
    return numbers.get(itemId) ?? 0
  }
}

/** The changes with each row once: its last change, in the place of its first. */
function lastOfEachRow(changes: readonly Change[]): readonly Change[] {
  const byRow = new Map<string, Change>()
  for (const change of changes) byRow.set(rowOf(change), change)
  return [...byRow.values()]
}

function rowOf(change: Change): string {
  if ('put' in change) return `${change.put} ${keyIn(change)}`
  return 'drop' in change ? `${change.drop} ${change.key}` : `touched ${change.touched}`
}
