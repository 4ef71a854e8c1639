import { createStore } from 'zustand/vanilla'
import { beforeSignOut, type SignedOutWhy } from '../account/account.ts'
import { savingText } from '../messages/saving-text.ts'
import { dropAccountPlan } from './drop-account-plan.ts'
import { openJournal } from './journal.ts'
import { isAllSent } from './journal-record.ts'
import { openRecord } from './open-record.ts'
import { setSaveStatus } from './save-status.ts'
import { createSaver, type Saver } from './saver.ts'
import { withLock } from './with-lock.ts'

const askAgainMs = 10_000

/** The saver of the account that is signed in; null until it has started. */
export const saverStore = createStore<{ readonly saver: Saver | null }>(() => ({ saver: null }))

/** Saves for that account until it is stopped; what cannot be loaded is tried again (SAVE-3). */
export function startAccountSaver(userId: string): () => void {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    setSaveStatus({ state: 'loading' })
    openSaver(userId, over.signal).catch((error: unknown) => {
      if (over.signal.aborted) return
      const message = error instanceof Error ? error.message : savingText.loadFailed
      setSaveStatus({ state: 'failed', message })
      timer = setTimeout(start, askAgainMs)
    })
  }
  start()
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}

async function openSaver(userId: string, over: AbortSignal): Promise<void> {
  const journal = await openJournal()
  // Tabs that are signed in at the same moment ask their question once.
  await withLock('bit-calculator.sign-in', async () => {
    if (over.aborted) return
    const act = await openRecord(journal, userId)
    if (over.aborted) return
    const saver = createSaver({ journal, userId })
    act()
    const stopSignOut = beforeSignOut(saver.saveNow)
    saverStore.setState({ saver })
    over.addEventListener('abort', () => {
      stopSignOut()
      saver.stop()
      saverStore.setState({ saver: null })
    })
  })
}

/**
 * Nobody is signed in any more. At the player's own wish the account's data leaves this browser; a session that ended by
 * itself leaves it here, for when the same person signs in again (AUTH-3, R15).
 */
export async function leaveAccount(userId: string, why: SignedOutWhy): Promise<void> {
  if (why === 'ended' || why === 'never') return
  dropAccountPlan()
  const journal = await openJournal()
  const record = await journal.read(userId)
  if (record && (why === 'deleted' || isAllSent(record))) await journal.remove(userId)
}
