import type { Operation } from '#domain/user-data/operation'
import { savingText } from '../messages/saving-text.ts'
import { calculatorStore } from '../state/calculator.ts'
import { collectWaiting, takeEdits } from '../state/edit-log.ts'
import { keepPlanAside } from '../state/keep-plan-aside.ts'
import { withLock } from '../tabs/with-lock.ts'
import { adopt } from './adopt.ts'
import type { Journal } from './journal.ts'
import {
  expectedDocument,
  isAllSent,
  type JournalRecord,
  withOperations,
  withoutRefused,
} from './journal-record.ts'
import { loadState } from './load-state.ts'
import { hearVersions } from './other-devices.ts'
import { watchPage } from './page-moments.ts'
import { saveStatusStore, setSaveStatus } from './save-status.ts'
import { type SendOutcome, sendAll, whenNobodySends } from './sender.ts'

const autosaveMs = 2_000
const firstRetryMs = 5_000
const longestRetryMs = 60_000

/** Keeps an account's data and this tab the same, from when it is made until it is stopped (SAVE-2, SAVE-4, SAVE-7). */
export type Saver = {
  /** Sends what waits, now. @throws a sentence where it cannot be saved. */
  readonly saveNow: () => Promise<void>
  /** Takes over what other devices have saved. @throws a sentence where it cannot be loaded. */
  readonly loadNow: () => Promise<'loaded' | 'nothing'>
  readonly stop: () => void
}

type Parts = {
  readonly journal: Journal
  readonly userId: string
}

/** Needs a record of the account in the journal. */
export function createSaver({ journal, userId }: Parts): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let editsTaken = 0
  let refusedSeen = 0
  /** Edits reach the journal one after the other, in the order in which they were made. */
  let written: Promise<unknown> = Promise.resolve()
  const tabs = new BroadcastChannel('bit-calculator.saving')

  const stopEdits = takeEdits((operations) => write(operations))
  const stopPage = watchPage({ leave: () => void send(), online: () => void send(), isUnsaved })
  const stopDevices = hearVersions((version) => void followVersion(version))
  tabs.onmessage = () => void followRecord()

  function write(operations: readonly Operation[]): void {
    if (operations.length === 0) return
    editsTaken += 1
    written = written
      .then(() => journal.update(userId, (record) => withOperations(record, operations)))
      .then(() => tabs.postMessage('changed'))
      .catch(() => setSaveStatus({ state: 'failed', message: savingText.saveFailed }))
    const status = saveStatusStore.getState()
    if (status.state === 'saving') setSaveStatus({ ...status, changedMeanwhile: true })
    else waitToSave()
  }

  function waitToSave(): void {
    setSaveStatus({ state: 'dirty', saveAt: Date.now() + autosaveMs })
    schedule(autosaveMs)
  }

  function schedule(inMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), inMs)
  }

  async function send(): Promise<SendOutcome> {
    clearTimeout(timer)
    await written
    const record = await journal.read(userId)
    if (record && isAllSent(record)) {
      showRecord(record)
      return { outcome: 'sent', record }
    }
    const isRetry = saveStatusStore.getState().state === 'failed'
    setSaveStatus({ state: 'saving', changedMeanwhile: false, isRetry })
    const outcome = await sendAll(journal, userId)
    await follow(outcome)
    return outcome
  }

  async function follow(outcome: SendOutcome): Promise<void> {
    // Whoever asks the server hears of it, the account too: what waits is kept for the next time.
    if (outcome.outcome === 'signed-out')
      return setSaveStatus({ state: 'failed', message: savingText.offline })
    if (outcome.outcome === 'failed') {
      setSaveStatus({ state: 'failed', message: outcome.message })
      schedule(retryMs)
      retryMs = Math.min(longestRetryMs, 2 * retryMs)
      return
    }
    retryMs = firstRetryMs
    tabs.postMessage('changed')
    // What the server would not take leaves the screen: the plan with it is kept for the player to go back to.
    const refused = outcome.record.refused.length
    if (refused > refusedSeen) keepPlanAside('cloud-loaded')
    refusedSeen = refused
    const record = await showJournal()
    if (record) showRecord(record)
  }

  /** Shows what the journal expects, once every edit made until then has reached it. */
  async function showJournal(): Promise<JournalRecord | undefined> {
    for (;;) {
      const taken = editsTaken
      await written
      const record = await journal.read(userId)
      if (taken !== editsTaken) continue
      if (record) adopt(expectedDocument(record))
      return record
    }
  }

  function showRecord(record: JournalRecord): void {
    const refusal = record.refused.at(-1)
    if (refusal) setSaveStatus({ state: 'failed', message: savingText.refused(refusal.message) })
    else if (isAllSent(record)) setSaveStatus({ state: 'clean', savedAt: record.lastUpdated })
    else waitToSave()
  }

  /** Another tab has written or sent. */
  async function followRecord(): Promise<void> {
    const record = await journal.read(userId)
    if (record && saveStatusStore.getState().state !== 'saving') showRecord(record)
  }

  /** Every tab hears of it; the first one loads for all. */
  function followVersion(version: number): Promise<void> {
    return withLock('bit-calculator.following', async () => {
      // The word of a version may come before the answer to the tab that has just made it.
      const record = await whenNobodySends(() => journal.read(userId))
      // A pull that fails shows itself as a failed save does, and the next version is heard of again.
      if (record && record.version < version) await pull().catch(() => {})
    })
  }

  /** What waits is sent first: the server's document would otherwise hold it, or not, and nobody could tell. */
  async function pull(): Promise<JournalRecord> {
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(savingText.loadFailed)
    await loadState(journal, userId)
    const record = await showJournal()
    if (!record) throw new Error(savingText.loadFailed)
    showRecord(record)
    tabs.postMessage('changed')
    return record
  }

  function isUnsaved(): boolean {
    return ['dirty', 'saving', 'failed'].includes(saveStatusStore.getState().state)
  }

  write(collectWaiting(userId))
  void send()
  return {
    async saveNow() {
      await journal.update(userId, withoutRefused)
      const outcome = await send()
      if (outcome.outcome === 'failed') throw new Error(outcome.message)
      if (outcome.outcome === 'signed-out') throw new Error(savingText.saveFailed)
    },
    async loadNow() {
      const record = await pull()
      const { buildList, inventory } = calculatorStore.getState()
      return record.lastUpdated === null && buildList.length + inventory.size === 0 ? 'nothing' : 'loaded'
    },
    stop() {
      clearTimeout(timer)
      stopEdits()
      stopPage()
      stopDevices()
      tabs.close()
      setSaveStatus({ state: 'off' })
    },
  }
}
