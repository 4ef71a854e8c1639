import { createStore } from 'zustand/vanilla'
import { forgetEndedShares } from '../act-queue/forget-ended-shares.ts'
import { forgetSettlements } from '../act-queue/forget-settlements.ts'
import { keepSending } from '../act-queue/keep-sending.ts'
import { savingText } from '../messages/saving-text.ts'
import { beforeSignOut } from '../session/account.ts'
import { log } from '../session/debug-log.ts'
import { planOwner } from '../state/plan-owner.ts'
import { forgetRescuedTexts } from '../state/rescued-texts.ts'
import { forgetWaiting } from '../state/waiting-edits.ts'
import { withLock } from '../tabs/with-lock.ts'
import { dropAccountPlan } from './drop-account-plan.ts'
import { type AskWhatToKeep, withdrawQuestion } from './first-sign-in.ts'
import type { Journal } from './journal.ts'
import { isAllSent } from './journal-record.ts'
import { openJournal } from './open-journal.ts'
import { openRecord } from './open-record.ts'
import { askOnce, putOff } from './put-off.ts'
import { watchForRestore } from './restored.ts'
import { saveStatusStore, setSaveStatus } from './save-status.ts'
import { createSaver, type Saver } from './saver.ts'

const retryMs = 10_000

/** The saver of the signed-in account; null until it has started. */
export const saverStore = createStore<{ readonly saver: Saver | null }>(() => ({ saver: null }))

/** The id of the account whose plan this tab shows. */
let shownFor: string | null = null

type AccountSaver = {
  /**
   * Resolves once the saver runs, which saves before a sign-out; at once where this browser's plan is not the account's.
   * @throws why the saver cannot run
   */
  readonly opened: () => Promise<void>
  readonly stop: () => void
}

/**
 * Saves the plan of an account, sends its acts in settlements, and forgets what is not shared with it any more; a failed load
 * is tried again (SAVE-3).
 */
export function startAccountSaver(userId: string): AccountSaver {
  const over = new AbortController()
  let opening = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopWatching = watchForRestore(userId)
  // One journal for all tries: if it is in memory, it still holds what earlier tries wrote.
  const journal = openJournal()
  const open = (ask: AskWhatToKeep) => {
    setSaveStatus({ state: 'loading' })
    opening = openSaver({ journal, userId, over: over.signal, ask, open })
    opening.catch((error: unknown) => {
      if (over.signal.aborted) return
      const message = error instanceof Error ? error.message : savingText.loadFailed
      setSaveStatus({ state: 'failed', message })
      timer = setTimeout(() => open(ask), retryMs)
    })
  }
  open(askOnce)
  const stopLogging = logFailedSaves()
  const stopSending = keepSending(userId)
  const stopForgetting = forgetEndedShares(userId)
  const stop = () => {
    clearTimeout(timer)
    stopSending()
    stopForgetting()
    stopWatching()
    stopLogging()
    over.abort()
    withdrawQuestion()
    setSaveStatus({ state: 'off' })
  }
  // Any other plan may be waiting for the player to choose: signing out does not wait for that.
  const opened = async () => {
    if (planOwner() === userId) await opening
  }
  return { opened, stop }
}

type Opening = {
  readonly journal: Promise<Journal>
  readonly userId: string
  readonly over: AbortSignal
  readonly ask: AskWhatToKeep
  /** Opens the saver once more, after the question was put off. */
  readonly open: (ask: AskWhatToKeep) => void
}

/** Tabs that sign in at the same time ask the user once. The lock is free while the question is open, which may be for hours. */
async function openSaver(opening: Opening): Promise<void> {
  const journal = await opening.journal
  let opened = Promise.resolve()
  await withLock(
    'bit-calculator.sign-in',
    () =>
      new Promise<void>((release, reject) => {
        // The third argument is called once the question is open: that frees the lock.
        const ask: AskWhatToKeep = (here, account) => opening.ask(here, account, release)
        opened = openNow(journal, { ...opening, ask })
        opened.then(release, reject)
      }),
  )
  await opened
}

async function openNow(journal: Journal, { userId, over, ask, open }: Opening): Promise<void> {
  if (over.aborted) return
  const showPlan = await openRecord({ journal, userId, ask, over })
  if (over.aborted) return
  if (showPlan === null) return putOff({ userId, over, open })
  shownFor = userId
  const saver = createSaver({ journal, userId })
  // The plan is shown only once the saver records edits, so that what the player chose can be undone.
  showPlan()
  const stopSignOut = beforeSignOut(async () => {
    if ((await saver.saveNow()) === 'refused') throw new Error(savingText.saveFailed)
  })
  saverStore.setState({ saver })
  over.addEventListener('abort', () => {
    stopSignOut()
    saver.stop()
    saverStore.setState({ saver: null })
  })
}

/** What each reason means is said at `SignedOutWhy`. */
export type RemovalReason = 'byUser' | 'unsaved' | 'deleted'

type Removal = {
  readonly userId: string
  readonly why: RemovalReason
  /** Whether this tab was opened with the account's plan. */
  readonly wasOpenedWith: boolean
}

/** Deletes the account's data from this browser, after a sign-out or a deletion (AUTH-3, AUTH-5). */
export async function removeAccountData({ userId, why, wasOpenedWith }: Removal): Promise<void> {
  // Any other plan was made signed out, and the user has not decided yet what happens to it.
  if (wasOpenedWith || shownFor === userId || planOwner() === userId) dropAccountPlan()
  forgetRescuedTexts(userId)
  shownFor = null
  // A sign-out by the user has saved everything first: what is unsent all the same is from another tab, and is kept until the same
  // user signs in again.
  if (why !== 'byUser') forgetWaiting(userId)
  await forgetSettlements(userId, { keepsWaiting: why === 'byUser' })
  const journal = await openJournal()
  const record = await journal.read(userId)
  if (record && (why !== 'byUser' || isAllSent(record))) await journal.remove(userId)
}

function logFailedSaves(): () => void {
  return saveStatusStore.subscribe((status, before) => {
    if (status.state === 'failed' && before.state !== 'failed')
      log('saving', { operation: 'save', details: status.message })
  })
}
