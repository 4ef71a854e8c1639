import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ItemId } from '#domain/catalog/item'
import { hasSameParts } from '#domain/crafting/whole-plan'
import { applyChange, type PlanChange, reverse } from '#domain/undo/plan-change'
import type { AmountsMeant } from '#domain/user-data/operations-between'
import { type CalculatorState, calculatorStore } from './calculator.ts'
import { noteEdit } from './edit-log.ts'

/** What a step did, for "Undo: …"; the words are the message catalogue's. */
export type StepName =
  | {
      readonly kind:
        | 'queued'
        | 'dequeued'
        | 'queueAmount'
        | 'queueRecipe'
        | 'stock'
        | 'choice'
        | 'odds'
        | 'keptBack'
        | 'unpacked'
        | 'stepDone'
        | 'stepPart'
      readonly itemId: ItemId
    }
  | {
      readonly kind:
        | 'queueCleared'
        | 'stockCleared'
        | 'choicesReset'
        | 'planOdds'
        | 'allUnpacked'
        | 'listPasted'
        | 'planReplaced'
        | 'planMerged'
        | 'fileImported'
        | 'dataCleared'
        | 'planRestored'
        | 'listOpened'
        | 'sampleTaken'
        | 'sampleRemoved'
    }

export type Step = PlanChange & { readonly name: StepName; readonly meant: AmountsMeant }

export type History = { readonly past: readonly Step[]; readonly future: readonly Step[] }

/** How many steps can be taken back; older ones are forgotten. */
const mostSteps = 200

export const historyStore = createStore<History>(() => ({ past: [], future: [] }))

/** The step that undo would take back, and the one that redo would take again. */
export function useHistory(): { readonly undo: StepName | null; readonly redo: StepName | null } {
  const undoable = useStore(historyStore, ({ past }) => past.at(-1)?.name ?? null)
  const redoable = useStore(historyStore, ({ future }) => future[0]?.name ?? null)
  return { undo: undoable, redo: redoable }
}

/** How many build steps were ticked off in this tab, less those taken back. */
export function useStepsDone(): number {
  return useStore(historyStore, ({ past }) => past.filter(({ name }) => name.kind === 'stepDone').length)
}

/**
 * Changes the calculator in one step that can be taken back (BEY-6); what changes nothing is no step.
 * @param meant whether amounts were changed by so much or set to so much, for devices that change them at once (SAVE-4).
 */
export function changeCalculator(
  name: StepName,
  change: (state: CalculatorState) => Partial<CalculatorState>,
  meant: AmountsMeant = 'to',
): void {
  const before = calculatorStore.getState()
  const after = { ...before, ...change(before) }
  if (hasSameParts(before, after)) return
  calculatorStore.setState(after)
  noteEdit({ before, after, meant })
  addStep({ name, meant, before, after })
}

/** Notes what the server did to the plan at this tab's request, as a step that can be taken back (BEY-6); it is no edit to send. */
export function noteStep(name: StepName, before: CalculatorState): void {
  const after = calculatorStore.getState()
  if (!hasSameParts(before, after)) addStep({ name, meant: 'to', before, after })
}

export function undo(): void {
  const { past, future } = historyStore.getState()
  const step = past.at(-1)
  if (!step) return
  takeStep(reverse(step), step.meant)
  historyStore.setState({ past: past.slice(0, -1), future: [step, ...future] })
}

export function redo(): void {
  const { past, future } = historyStore.getState()
  const [step, ...later] = future
  if (!step) return
  takeStep(step, step.meant)
  historyStore.setState({ past: [...past, step], future: later })
}

/** The changes made here after the last step of that kind, without those taken back; all of them where no such step is left. */
export function changesAfter(kind: StepName['kind']): readonly PlanChange[] {
  const { past } = historyStore.getState()
  return past.slice(past.findLastIndex(({ name }) => name.kind === kind) + 1)
}

/** Puts back the steps that this tab took before it was reloaded; those taken back then can be taken again only if nothing was done since. */
export function putHistoryBefore(earlier: History): void {
  historyStore.setState(({ past, future }) => ({
    past: [...earlier.past, ...past].slice(-mostSteps),
    future: past.length > 0 ? future : earlier.future,
  }))
}

/** Forgets every step: what is shown now belongs to somebody else, or to nobody. */
export function forgetHistory(): void {
  historyStore.setState({ past: [], future: [] })
}

function addStep(step: Step): void {
  historyStore.setState(({ past }) => ({ past: [...past, step].slice(-mostSteps), future: [] }))
}

function takeStep(change: PlanChange, meant: AmountsMeant): void {
  const before = calculatorStore.getState()
  const after = applyChange(before, change, meant)
  calculatorStore.setState(after)
  noteEdit({ before, after, meant })
}
