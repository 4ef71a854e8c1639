import { savingText } from '../messages/saving-text.ts'
import { calculatorStore } from '../state/calculator.ts'
import { isVersionShown, takeEdits } from '../state/edit-log.ts'
import { type MadeEdits, waitingEdits } from '../state/waiting-edits.ts'
import { withLock } from '../tabs/with-lock.ts'
import type { Journal } from './journal.ts'
import { type JournalRecord, withoutRefused } from './journal-record.ts'
import { listenToVersions } from './listen-to-versions.ts'
import { saveStatusStore, setSaveStatus } from './save-status.ts'
import { createSaveTimer } from './save-timer.ts'
import { whenNobodySends } from './sender.ts'
import { createSending } from './sending.ts'
import { watchPage } from './watch-page.ts'
import { createWrittenEdits } from './written-edits.ts'

/** Keeps this tab and the account's data the same until it is stopped (SAVE-2, SAVE-4, SAVE-7). */
export type Saver = {
  /** Sends all changes now; `refused` where the server did not accept some of them. @throws an error whose message can be shown */
  readonly saveNow: () => Promise<'saved' | 'refused' | 'nothing-waited'>
  /** The server's sentence about the last refusal; all refusals then count as read. null where nothing is refused. */
  readonly takeRefusal: () => Promise<string | null>
  /**
   * Loads what other devices have saved; `nothing` where nobody has ever saved and the plan here is empty too.
   * @throws an error whose message can be shown
   */
  readonly loadNow: () => Promise<'loaded' | 'nothing'>
  readonly stop: () => void
}

type Parts = {
  readonly journal: Journal
  readonly userId: string
}

/** The journal must hold a record of the account. */
export function createSaver({ journal, userId }: Parts): Saver {
  const tabs = new BroadcastChannel('bit-calculator.saving')
  const tellTabs = () => tabs.postMessage('changed')
  const sendNow = () => void sending.send()
  const timer = createSaveTimer(sendNow)
  const edits = createWrittenEdits({ journal, userId, onWritten: tellTabs })
  const sending = createSending({ journal, userId, edits, timer, tellTabs })

  const stopEdits = takeEdits(write)
  const stopPage = watchPage({ leave: sendNow, online: sendNow, isUnsaved })
  const stopDevices = listenToVersions((version) => void followVersion(version))
  tabs.onmessage = () => void followRecord()
  for (const made of waitingEdits(userId)) write(made)
  sendNow()
  return { saveNow, takeRefusal, loadNow, stop }

  function write(made: MadeEdits): void {
    edits.write(made)
    const status = saveStatusStore.getState()
    if (status.state === 'saving') setSaveStatus({ ...status, changedMeanwhile: true })
    else timer.waitToSave()
  }

  function readRecord() {
    return journal.read(userId).catch(() => 'unreadable' as const)
  }

  /** Another tab has written to the journal or sent from it. */
  async function followRecord(): Promise<void> {
    const record = await readRecord()
    if (!record || saveStatusStore.getState().state === 'saving') return
    // A newer version must be drawn first: what the player does next is done to what is shown (SAVE-4).
    if (record !== 'unreadable' && isVersionShown(record.version)) sending.showRecord(record)
    else await sending.show().catch(() => {})
  }

  /** Loads a newer version; every tab is told of it, and the first one loads for all. */
  function followVersion(version: number): Promise<void> {
    return withLock('bit-calculator.following', async () => {
      // The message may arrive before the answer to the tab that has just saved this version.
      const record = await whenNobodySends(readRecord)
      if (!record || (record !== 'unreadable' && record.version >= version)) return
      // What fails is shown like a failed save, and tried again like one.
      await sending.load().catch(() => {})
    })
  }

  async function saveNow(): Promise<'saved' | 'refused' | 'nothing-waited'> {
    const before = await readRecord()
    if (before === 'unreadable') throw new Error(savingText.saveFailed)
    const outcome = await sending.send()
    if (outcome.outcome === 'failed') throw new Error(outcome.message)
    if (outcome.outcome === 'signed-out') throw new Error(savingText.saveFailed)
    const { refused, version } = outcome.record
    if (refused.length > (before?.refused.length ?? 0)) return 'refused'
    return version === before?.version ? 'nothing-waited' : 'saved'
  }

  async function takeRefusal(): Promise<string | null> {
    let taken: JournalRecord['refused'] = []
    const record = await journal.update(userId, (before) => {
      taken = before.refused
      return withoutRefused(before)
    })
    const refusal = taken.at(-1)
    if (!record || !refusal) return null
    sending.showRecord(record)
    tellTabs()
    return refusal.message
  }

  async function loadNow(): Promise<'loaded' | 'nothing'> {
    const record = await sending.load()
    const { buildList, inventory } = calculatorStore.getState()
    return record.lastUpdated === null && buildList.length + inventory.size === 0 ? 'nothing' : 'loaded'
  }

  function stop(): void {
    timer.stop()
    stopEdits()
    stopPage()
    stopDevices()
    tabs.close()
    setSaveStatus({ state: 'off' })
  }
}

function isUnsaved(): boolean {
  return ['dirty', 'saving', 'failed'].includes(saveStatusStore.getState().state)
}
