import type { Operation } from '#domain/user-data/operation'
import { savingText } from '../messages/saving-text.ts'
import { calculatorStore } from '../state/calculator.ts'
import { collectWaiting, takeEdits } from '../state/edit-log.ts'
import { keepPlanAside } from '../state/keep-plan-aside.ts'
import { withLock } from '../tabs/with-lock.ts'
import type { Journal } from './journal.ts'
import {
  expectedDocument,
  isAllSent,
  type JournalRecord,
  withOperations,
  withoutRefused,
} from './journal-record.ts'
import { listenToVersions } from './listen-to-versions.ts'
import { loadState } from './load-state.ts'
import { saveStatusStore, setSaveStatus } from './save-status.ts'
import { type SendOutcome, sendAll, whenNobodySends } from './sender.ts'
import { showDocument } from './show-document.ts'
import { watchPage } from './watch-page.ts'

const autosaveMs = 2_000
const firstRetryMs = 5_000
const longestRetryMs = 60_000

/** Keeps this tab and the account's data the same until it is stopped (SAVE-2, SAVE-4, SAVE-7). */
export type Saver = {
  /** Sends all changes now. @throws an error whose message can be shown */
  readonly saveNow: () => Promise<void>
  /** Loads what other devices have saved. @throws an error whose message can be shown */
  readonly loadNow: () => Promise<'loaded' | 'nothing'>
  readonly stop: () => void
}

type Parts = {
  readonly journal: Journal
  readonly userId: string
}

/** The journal must hold a record of the account. */
export function createSaver({ journal, userId }: Parts): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let editsTaken = 0
  let refusedSeen = 0
  /** The last write to the journal: edits are written one after the other, in order. */
  let written: Promise<unknown> = Promise.resolve()
  const tabs = new BroadcastChannel('bit-calculator.saving')

  const stopEdits = takeEdits((operations) => write(operations))
  const stopPage = watchPage({ leave: () => void send(), online: () => void send(), isUnsaved })
  const stopDevices = listenToVersions((version) => void followVersion(version))
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
    // The session's own check signs the user out; the changes stay in the journal.
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
    // Refused changes disappear from the screen, so the plan with them becomes a restore point.
    const refused = outcome.record.refused.length
    if (refused > refusedSeen) keepPlanAside('cloud-loaded')
    refusedSeen = refused
    const record = await showJournal()
    if (record) showRecord(record)
  }

  /** Shows the document that the journal expects, once every edit is written to it. */
  async function showJournal(): Promise<JournalRecord | undefined> {
    for (;;) {
      const taken = editsTaken
      await written
      const record = await journal.read(userId)
      if (taken !== editsTaken) continue
      if (record) showDocument(expectedDocument(record))
      return record
    }
  }

  function showRecord(record: JournalRecord): void {
    const refusal = record.refused.at(-1)
    if (refusal) setSaveStatus({ state: 'failed', message: savingText.refused(refusal.message) })
    else if (isAllSent(record)) setSaveStatus({ state: 'clean', savedAt: record.lastUpdated })
    else waitToSave()
  }

  /** Another tab has written to the journal or sent from it. */
  async function followRecord(): Promise<void> {
    const record = await journal.read(userId)
    if (record && saveStatusStore.getState().state !== 'saving') showRecord(record)
  }

  /** Loads a newer version; every tab is told of it, and the first one loads for all. */
  function followVersion(version: number): Promise<void> {
    return withLock('bit-calculator.following', async () => {
      // The message may arrive before the answer to the tab that has just saved this version.
      const record = await whenNobodySends(() => journal.read(userId))
      // A failed pull is shown like a failed save; the next version leads to another pull.
      if (record && record.version < version) await pull().catch(() => {})
    })
  }

  /** Sends first: else nobody could tell whether the loaded document contains the unsent changes. */
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
