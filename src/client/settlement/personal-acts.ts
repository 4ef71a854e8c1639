import type { Gesture } from '../api/gesture.ts'
import { perform } from '../api/perform.ts'
import { personalText as text } from '../messages/personal-text.ts'
import { addAndSelect } from './settlement-acts.ts'
import { addSettlement, changeList, openInThisTab } from './settlement-list.ts'
import { say, sayFailure, settlementsStore } from './settlement-store.ts'

/** Opens the user's own settlement, which is made where there is none yet, and opens it first next time, too (SET-2, SET-9). */
export async function selectPersonal(gesture: Gesture): Promise<void> {
  const outcome = await perform({ procedure: 'openPersonalSettlement', input: {}, gesture })
  sayFailure(outcome, text.openFailed)
  if (outcome.done) addAndSelect(outcome.reply)
}

/**
 * Shows the user's own settlement, which lists shared projects, in this tab alone: the user's default settlement stays the same. The server
 * is asked only to make it (SET-2, SET-9).
 */
export async function openPersonalInThisTab(): Promise<void> {
  const { list } = settlementsStore.getState()
  const own =
    typeof list === 'string' ? undefined : list.find(({ isPersonal, isSample }) => isPersonal && !isSample)
  if (own) return openInThisTab(own.id)
  const outcome = await perform({ procedure: 'openPersonalSettlement', input: {} })
  sayFailure(outcome, text.openFailed)
  if (!outcome.done) return
  addSettlement(outcome.reply)
  openInThisTab(outcome.reply.id)
}

/** Makes the user's own settlement where there is none yet, and leaves the open one open. Nothing is lost where that fails: it is made later. */
export async function ensurePersonal(): Promise<void> {
  const outcome = await perform({ procedure: 'openPersonalSettlement', input: {} })
  if (outcome.done) addSettlement(outcome.reply)
}

/** Lets others be invited to the user's own settlement, for good (SET-9). */
export async function sharePersonal(settlementId: string, gesture: Gesture): Promise<void> {
  const outcome = await perform({ procedure: 'shareSettlement', input: { settlementId }, gesture })
  sayFailure(outcome, text.shareFailed)
  if (!outcome.done) return
  const shared = outcome.reply
  changeList((list) => list.map((one) => (one.id === shared.id ? shared : one)))
  say({ kind: 'done', text: text.shared(shared.name) })
}
