import { savingText } from '../messages/saving-text.ts'
import { keepPlanAside } from '../state/keep-plan-aside.ts'
import type { Journal } from './journal.ts'
import { expectedDocument, isAllSent, type JournalRecord } from './journal-record.ts'
import { saveStatusStore, setSaveStatus } from './save-status.ts'
import type { SaveTimer } from './save-timer.ts'
import { type SendOutcome, sendAll } from './sender.ts'
import { showDocument } from './show-document.ts'
import { isOfCatalogInUse, recordInUse } from './take-catalogue.ts'
import type { WrittenEdits } from './written-edits.ts'

/** Sends what the journal holds, and shows what comes of it. */
export type Sending = {
  /** Sends all that the server has not heard, at once. */
  readonly send: () => Promise<SendOutcome>
  /** Shows the document that the journal expects, once every edit is written to it. @throws where its catalogue cannot be opened now */
  readonly show: () => Promise<JournalRecord | undefined>
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
  /** Whether the plan that is shown lacks what the journal holds. */
  let isBehind = false
  return { send, show, showRecord }

  async function send(): Promise<SendOutcome> {
    timer.cancel()
    await edits.allWritten()
    const record = await journal.read(userId)
    if (record && isAllSent(record)) {
      if (isBehind) await show().catch(() => {})
      else showRecord(record)
      return { outcome: 'sent', record }
    }
    const isRetry = saveStatusStore.getState().state === 'failed'
    setSaveStatus({ state: 'saving', changedMeanwhile: false, isRetry })
    const outcome = await sendAll(journal, userId)
    await follow(outcome)
    return outcome
  }

  async function follow(outcome: SendOutcome): Promise<void> {
    if (outcome.outcome !== 'sent') {
      // The session's own check signs the user out, which stops the retries; the changes stay in the journal.
      const message = outcome.outcome === 'failed' ? outcome.message : savingText.offline
      setSaveStatus({ state: 'failed', message })
      return timer.waitToRetry()
    }
    timer.noteSuccess()
    tellTabs()
    // Refused changes disappear from the screen, so the plan with them becomes a restore point.
    const refused = outcome.record.refused.length
    if (refused > refusedSeen) keepPlanAside('cloud-loaded')
    refusedSeen = refused
    await show().catch(() => {})
  }

  /** While the catalogue cannot be opened, the plan stays as it is; it is tried again. */
  async function show(): Promise<JournalRecord | undefined> {
    isBehind = true
    try {
      const record = await showJournal()
      isBehind = false
      if (record) showRecord(record)
      return record
    } catch (error) {
      const message = error instanceof Error ? error.message : savingText.loadFailed
      setSaveStatus({ state: 'failed', message })
      timer.waitToRetry()
      throw error
    }
  }

  async function showJournal(): Promise<JournalRecord | undefined> {
    for (;;) {
      await recordInUse(journal, userId)
      let isShown = false
      const record = await edits.showWhole((whole) => {
        isShown = isOfCatalogInUse(whole)
        if (isShown) showDocument(expectedDocument(whole))
      })
      if (!record || isShown) return record
    }
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
