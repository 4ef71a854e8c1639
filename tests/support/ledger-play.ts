import fc from 'fast-check'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'
import { walk } from '#domain/planning/walk'
import type { Cause } from '#domain/settlement/cause'
import { afterChanges, type Change } from '#domain/settlement/change'
import type { Rows } from '#domain/settlement/tables'
import { aCatalog } from './catalog-builder.ts'
import { actOf, arbitraryStep, type Step } from './ledger-history.ts'
import { emptyRows, moment } from './ledger-rows.ts'

export const histories = fc.array(arbitraryStep, { minLength: 1, maxLength: 60, size: 'max' })
/** One act of a history: the rows before it, as it left them, and after the walk. */
export type PlayedStep = {
  readonly ledger: LedgerCatalog
  readonly step: Step
  readonly cause: Cause
  /** What the act alone has changed. */
  readonly changes: readonly Change[]
  readonly before: Rows
  readonly acted: Rows
  readonly after: Rows
}

/** Does the steps one after the other, each with its walk, and looks at every one that can be done. */
export function play(
  drafts: Parameters<typeof aCatalog>[0],
  steps: readonly Step[],
  look: (played: PlayedStep) => void,
) {
  const catalog = aCatalog(drafts)
  const ledger = createLedgerCatalog(catalog)
  let rows = emptyRows
  for (const step of steps) {
    const act = actOf(catalog, rows, step)
    if (!act) continue
    const acted = afterChanges(rows, act.changes)
    const after = afterChanges(acted, walk(ledger, acted, act.cause, { now: moment }))
    look({ ledger, step, ...act, before: rows, acted, after })
    rows = after
  }
  return rows
}
