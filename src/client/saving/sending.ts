import { savingText } from '../messages/saving-text.ts'
import { keepPlanAside } from '../state/keep-plan-aside.ts'
import type { Journal } from './journal.ts'
import { expectedDocument, isAllSent, type JournalRecord } from './journal-record.ts'
import { saveStatusStore, setSaveStatus } from './save-status.ts'
import type { SaveTimer } from './save-timer.ts'
import { type SendOutcome, sendAll } from './sender.ts'
import { showDocument } from './show-document.ts'
import type { WrittenEdits } from './written-edits.ts'

/** Sends what the journal holds, and shows what comes of it. */
export type Sending = {
  /** Sends all that the server has not heard, at once. */
  readonly send: () => Promise<SendOutcome>
  /** Shows the document that the journal expects, once every edit is written to it. */
  readonly showJournal: () => Promise<JournalRecord | undefined>
  /** Shows the record's state in the badge; sends what is unsent a moment later. */
  readonly showRecord: (record: JournalRecord) => void
}

type Parts = {
  readonly journal: Journal
  readonly userId: string
  readonly edits: WrittenEdits
  readonly timer: SaveTimer
  readonly tellTabs: () => void
}

export function createSending({ journal, userId, edits, timer, tellTabs }: Parts): Sending {
  let refusedSeen = 0
  return { send, showJournal, showRecord }

  async function send(): Promise<SendOutcome> {
    timer.cancel()
    await edits.allWritten()
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
      return timer.waitToRetry()
    }
    timer.noteSuccess()
    tellTabs()
    // Refused changes disappear from the screen, so the plan with them becomes a restore point.
    const refused = outcome.record.refused.length
    if (refused > refusedSeen) keepPlanAside('cloud-loaded')
    refusedSeen = refused
    const record = await showJournal()
    if (record) showRecord(record)
  }

  function showJournal(): Promise<JournalRecord | undefined> {
    return edits.showWhole((record) => showDocument(expectedDocument(record)))
  }

  function showRecord(record: JournalRecord): void {
    // Less than before where the user has read them: the next one is new.
    refusedSeen = record.refused.length
    const refusal = record.refused.at(-1)
    if (refusal) setSaveStatus({ state: 'failed', message: savingText.refused(refusal.message) })
    else if (isAllSent(record)) setSaveStatus({ state: 'clean', savedAt: record.lastUpdated })
    else timer.waitToSave()
  }
}
