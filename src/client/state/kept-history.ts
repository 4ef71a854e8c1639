import type { WholePlan } from '#domain/crafting/whole-plan'
import type { PlanChange } from '#domain/undo/plan-change'
import { undoText } from '../messages/undo-text.ts'
import type { History, Step, StepName } from './history.ts'
import { readStoredPlan, storedPlanText } from './stored-plan.ts'

/** How many steps to each side are kept for a reload. */
const mostKept = 50

/** Whose steps they are, and with which catalogue their recipes are numbered. */
export type HistoryOf = { readonly owner: string | null; readonly catalogVersion: string }

/** Writes the latest steps, each with the rows that it changes. */
export function historyText({ past, future }: History, { owner, catalogVersion }: HistoryOf): string {
  return JSON.stringify({
    owner,
    catalogVersion,
    past: past.slice(-mostKept).map(keptStep),
    future: future.slice(0, mostKept).map(keptStep),
  })
}

/**
 * Reads what `historyText` wrote.
 * @returns null where it is another user's or of another catalogue, or another release wrote it in a way unknown here
 */
export function readHistory(text: string, { owner, catalogVersion }: HistoryOf): History | null {
  try {
    const kept = JSON.parse(text) as Record<keyof HistoryOf, unknown> & Record<keyof History, unknown[]>
    if (kept.owner !== owner || kept.catalogVersion !== catalogVersion) return null
    return { past: kept.past.map(readStep), future: kept.future.map(readStep) }
  } catch {
    return null
  }
}

/** A step as it is written; `meant` says whether its amounts were changed by so much or set to so much. */
function keptStep({ name, meant, before, after }: Step) {
  return { name, meant, before: rowsText(before, after), after: rowsText(after, before) }
}

/** A plan's rows that the other plan lacks or has differently; of a changed queue all rows, because their order counts. */
function rowsText(plan: WholePlan, other: WholePlan): string {
  return storedPlanText({
    buildList: plan.buildList === other.buildList ? [] : plan.buildList,
    inventory: otherRows(plan.inventory, other.inventory),
    choices: otherRows(plan.choices, other.choices),
    odds: otherRows(plan.odds, other.odds),
    keptBack: otherRows(plan.keptBack, other.keptBack),
    // `historyText` writes it once, for all steps.
    catalogVersion: '',
  })
}

function otherRows<Key, Value>(
  rows: ReadonlyMap<Key, Value>,
  others: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> {
  return new Map(
    [...rows].filter(([key, value]) => JSON.stringify(others.get(key)) !== JSON.stringify(value)),
  )
}

/** @throws where a step cannot be trusted: the rest of the history would undo something else */
function readStep(kept: unknown): Step {
  const { name, meant, before, after } = kept as Record<string, unknown>
  const change: PlanChange = { before: readRows(before), after: readRows(after) }
  if (!isStepName(name) || (meant !== 'by' && meant !== 'to')) throw new Error('no step of this release')
  return { name, meant, ...change }
}

function readRows(text: unknown): WholePlan {
  const plan = readStoredPlan(String(text))
  if (!plan) throw new Error('no rows')
  return plan
}

/** The words of a step about one item are a function of that item; all other steps name none. */
function isStepName(name: unknown): name is StepName {
  const { kind, itemId } = name as Record<string, unknown>
  const words = Object.entries(undoText.steps).find(([known]) => known === kind)?.[1]
  return typeof words === 'function' ? typeof itemId === 'string' : words !== undefined
}
