import { emptyPlan, isEmptyPlan } from '#domain/crafting/whole-plan'
import { operationsBetween } from '#domain/user-data/operations-between'
import { newId } from '../api/new-id.ts'
import { type CalculatorState, calculatorStore } from '../state/calculator.ts'
import { noteShown } from '../state/edit-log.ts'
import { changeCalculator, forgetHistory, noteStep } from '../state/history.ts'
import { keepPlanAside } from '../state/keep-plan-aside.ts'
import { isSamePlan } from '../state/plan-merge.ts'
import { planOwner, setPlanOwner } from '../state/plan-owner.ts'
import { planCatalogVersion } from '../state/plan-storage.ts'
import { forgetWaiting, waitingEdits } from '../state/waiting-edits.ts'
import { addEdits } from './add-edits.ts'
import type { AskWhatToKeep, SignInChoice } from './first-sign-in.ts'
import type { Journal } from './journal.ts'
import { expectedDocument, type JournalRecord, newRecord, withOperations } from './journal-record.ts'
import { fetchState, loadState } from './load-state.ts'
import { mergedPlans, withLargerAmounts } from './merged-plans.ts'
import { planOf, showDocument } from './show-document.ts'
import { recordWithCatalogInUse, takeCatalogue } from './take-catalogue.ts'

/** Shows the plan; called once edits are recorded, so that the user's choice can be undone. null: the user decides later. */
export type ShowPlan = (() => void) | null

type Opening = {
  readonly journal: Journal
  readonly userId: string
  readonly ask: AskWhatToKeep
  /** Says that the account is not signed in any more: from then on the page is left as it is. */
  readonly over: AbortSignal
}

/**
 * Combines the plan of this browser with the account's, so that the journal has a record of the account and the
 * calculator shows it (SAVE-3).
 * @throws what loading throws, or why it is over; then nothing has changed
 */
export async function openRecord(opening: Opening): Promise<ShowPlan> {
  const { journal, userId, over } = opening
  const owner = planOwner()
  if (owner !== null) await takeWaiting(journal, owner)
  if (owner !== null && owner !== userId) dropForeignPlan()
  if (owner !== userId) return openFirst(opening)
  const record = await recordWithCatalogInUse(journal, userId, () => over.aborted)
  over.throwIfAborted()
  if (!record) return openWithLostJournal(opening)
  showExpected(planOf(expectedDocument(record)))
  // What the user does from now on is done to this version.
  noteShown(record.version)
  // The plan is shown already, and there was no choice that could be undone.
  return () => {}
}

/** Edits made while no saver ran belong to the account whose plan they changed, whoever signs in now. */
async function takeWaiting(journal: Journal, owner: string): Promise<void> {
  if (!(await journal.read(owner))) return
  for (const edits of waitingEdits(owner)) await addEdits(journal, owner, edits)
}

/** Clears another user's plan, which their journal record keeps, with its steps: nobody else sees, brings back or uploads it (AUTH-3). */
function dropForeignPlan(): void {
  // true, here and below: the given plan takes the place of the whole one, and is not merged into it.
  calculatorStore.setState(emptyPlan, true)
  forgetHistory()
}

/** Shows the plan that the journal expects; a different one becomes a restore point. */
function showExpected(expected: CalculatorState): void {
  const shown = calculatorStore.getState()
  if (isSamePlan(shown, expected)) return
  if (!isEmptyPlan(shown)) keepPlanAside('account-signed-in')
  calculatorStore.setState(expected, true)
}

/**
 * The plan is the account's, but its journal was lost: nobody knows which of the two is the later, so of each amount the larger stays, and
 * nothing is deleted.
 */
async function openWithLostJournal(opening: Opening): Promise<ShowPlan> {
  const { journal, userId } = opening
  const record = await loadRecord(opening)
  await journal.put(record)
  // Edits that wait are part of the plan already.
  forgetWaiting(userId)
  noteShown(record.version)
  return startFrom(planOf(expectedDocument(record)), calculatorStore.getState(), withLargerAmounts)
}

async function openFirst(opening: Opening): Promise<ShowPlan> {
  const { journal, userId, ask, over } = opening
  const shown = await loadRecord(opening)
  const account = planOf(expectedDocument(shown))
  if (hasNothingToAsk(calculatorStore.getState(), account)) {
    const here = calculatorStore.getState()
    // Edits are recorded from here on; earlier ones are part of `here`.
    setPlanOwner(userId)
    // 'by': amounts are sent as differences, as below.
    const brought = isEmptyPlan(here) ? [] : operationsBetween(account, here, 'by')
    const next = withOperations(shown, brought, planCatalogVersion() || null)
    await journal.put(next)
    noteShown(next.version)
    return () => showDocument(expectedDocument(next))
  }
  const choice = await ask(calculatorStore.getState(), account)
  if (choice === null) return null
  // A merge is with what the account has by now; only the document that the player has been shown is ever replaced.
  const record = choice === 'merge' ? await loadRecord(opening) : await inUse(shown, over)
  await journal.put(record)
  // Other tabs may have changed it while the question was open.
  const here = calculatorStore.getState()
  setPlanOwner(userId)
  noteShown(record.version)
  return startFrom(planOf(expectedDocument(record)), here, choice === 'merge' ? mergedPlans : choice)
}

/** The account's record, its catalogue in use, with the operations that wait here from an earlier visit. */
async function loadRecord({ journal, userId, over }: Opening): Promise<JournalRecord> {
  if (await journal.read(userId)) await loadState(journal, userId)
  const loaded = (await journal.read(userId)) ?? newRecord(userId, newId(), await fetchState())
  return inUse(loaded, over)
}

/** The record, once its catalogue is in use: another tab may have changed to another catalogue. */
async function inUse(record: JournalRecord, over: AbortSignal): Promise<JournalRecord> {
  const move = await takeCatalogue(record, () => over.aborted)
  over.throwIfAborted()
  return move ? withOperations(record, move.operations, move.madeWith) : record
}

function hasNothingToAsk(here: CalculatorState, account: CalculatorState): boolean {
  return isEmptyPlan(here) || isEmptyPlan(account) || isSamePlan(here, account)
}

type Choice = Exclude<SignInChoice, 'merge'> | typeof mergedPlans

/** Shows the account's plan, then applies the choice as a step that can be undone. */
function startFrom(account: CalculatorState, here: CalculatorState, choice: Choice): ShowPlan {
  if (!isEmptyPlan(here) && !isSamePlan(here, account)) keepPlanAside('account-signed-in')
  return () => {
    if (isSamePlan(here, account)) return
    calculatorStore.setState(account, true)
    // The account's data do not change, so there is nothing to send.
    if (choice === 'keep-account') noteStep({ kind: 'planReplaced' }, here)
    else if (choice === 'keep-here') changeCalculator({ kind: 'planReplaced' }, () => here)
    // Amounts are sent as differences, so they are added to whatever the account has by then.
    else changeCalculator({ kind: 'planMerged' }, () => choice(here, account), 'by')
  }
}
