import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { openKept } from '../act-queue/kept-settlements.ts'
import { forgetShared } from '../act-queue/kept-shared.ts'
import { startQueuesOver } from '../act-queue/undone-acts.ts'
import { followEpoch } from '../api/epoch.ts'
import { newId } from '../api/new-id.ts'
import { queueText } from '../messages/queue-text.ts'
import { log } from '../session/debug-log.ts'
import { planOwner, setPlanOwner } from '../state/plan-owner.ts'
import { forgetWaiting } from '../state/waiting-edits.ts'
import { startedOver } from './journal-record.ts'
import { openJournal } from './open-journal.ts'

const epochKey = 'bit-calculator.epoch'

/** Asked when the server's database has another epoch than the one this browser knows. */
export type RestoredQuestion = {
  readonly epoch: string
  readonly userId: string
  /** How many changes to settlements wait. */
  readonly waiting: number
}

const questionStore = createStore<{ readonly question: RestoredQuestion | null }>(() => ({ question: null }))

export function useRestoredQuestion(): RestoredQuestion | null {
  return useStore(questionStore, ({ question }) => question)
}

/**
 * Notices, for as long as somebody is signed in, that the server's database was set back by a backup (R2). Until the user has answered,
 * the server refuses what is sent, and everything stays in this browser.
 * @returns a function that stops it
 */
export function watchForRestore(userId: string): () => void {
  const over = new AbortController()
  const hear = (epoch: string) => {
    // A browser that knows no epoch yet takes the server's: what an earlier release stored here belongs to that one.
    if (keptEpoch() === null) keep(epoch)
    else if (keptEpoch() !== epoch) void ask({ userId, epoch }, over.signal)
  }
  const follow = () => followEpoch(keptEpoch(), hear)
  const keep = (epoch: string) => {
    keepEpoch(epoch)
    follow()
  }
  follow()
  // Another tab has started over: the settlements' rows that this browser has kept are of the former database.
  const hearOther = ({ key, oldValue }: StorageEvent) => {
    if (key !== epochKey || oldValue === null) return
    void openKept()
      .then((kept) => kept.forgetTables())
      .catch(() => {})
      .finally(() => location.reload())
  }
  addEventListener('storage', hearOther, { signal: over.signal })
  return () => {
    over.abort()
    // Requests name no epoch any more, and nobody listens.
    followEpoch(null, null)
    questionStore.setState({ question: null })
  }
}

async function ask({ userId, epoch }: Omit<RestoredQuestion, 'waiting'>, over: AbortSignal): Promise<void> {
  if (questionStore.getState().question?.epoch === epoch) return
  const queues = await waitingQueues(userId)
  // The user may have signed out meanwhile.
  if (over.aborted) return
  const waiting = queues.flatMap(({ acts }) => acts).length
  log('saving', { operation: 'restored', details: `the server was set back, ${waiting} changes wait` })
  questionStore.setState({ question: { epoch, userId, waiting } })
}

/** Where the browser's storage does not answer, the user is told all the same; starting over then says what is wrong. */
async function waitingQueues(userId: string) {
  try {
    return await (await openKept()).all('queues', userId)
  } catch {
    return []
  }
}

/**
 * Starts over with the server as it is now. The plan of this browser counts as made here, so that the user is asked what
 * becomes of it; changes to settlements are sent, or listed as not made.
 */
export async function startOver(
  { epoch, userId }: RestoredQuestion,
  waiting: 'send' | 'put-aside',
): Promise<void> {
  const journal = await openJournal()
  if (planOwner() === userId) {
    // Edits that wait are part of the plan already.
    forgetWaiting(userId)
    setPlanOwner(null)
    await journal.remove(userId)
  }
  await journal.updateAll((record) => startedOver(record, newId()))
  await startQueuesOver(userId, waiting === 'put-aside' ? queueText.serverSetBack : null)
  await (await openKept()).forgetTables()
  await forgetShared(userId)
  keepEpoch(epoch)
  location.reload()
}

function keptEpoch(): string | null {
  try {
    return localStorage.getItem(epochKey)
  } catch {
    return null
  }
}

function keepEpoch(epoch: string): void {
  try {
    localStorage.setItem(epochKey, epoch)
  } catch {
    // A browser that refuses this mostly keeps no numbered batches or acts either, and the epoch protects only those.
  }
}
