import { savingText } from '../messages/saving-text.ts'
import { whenInUse } from '../state/catalog.ts'
import { noteShown } from '../state/edit-log.ts'
import { keepPlanAside } from '../state/keep-plan-aside.ts'
import type { Journal } from './journal.ts'
import { expectedDocument, isAllSent, type JournalRecord } from './journal-record.ts'
import { loadState } from './load-state.ts'
import { saveStatusStore } from './save-status.ts'
import type { SaveTimer } from './save-timer.ts'
import { type SendOutcome, sendAll } from './sender.ts'
import { showDocument } from './show-document.ts'
import { isOfCatalogInUse, recordInUse } from './take-catalogue.ts'
import type { WrittenEdits } from './written-edits.ts'

/** Sends what the journal holds, and shows what comes of it. */
export type Sending = {
  /** Sends all that the server has not heard, at once; then loads and shows what could not be loaded or shown before. */
  readonly send: () => Promise<SendOutcome>
  /**
   * Sends, then loads what the account has by now: else nobody could tell whether the loaded document contains what was unsent.
   * @throws an error whose message can be shown; it is tried again then
   */
  readonly load: () => Promise<JournalRecord>
  /** Shows the document that the journal expects, once every edit is written to it. @throws where that is not possible now; it is tried again */
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
  let isScreenBehind = false
  /** The last news that the account has what the journal lacks; null once that is loaded. */
  let news: symbol | null = null
  return { send, load, show, showRecord }

  async function send(): Promise<SendOutcome> {
    const outcome = await sendWaiting()
    if (outcome.outcome !== 'sent') return outcome
    if (isScreenBehind || news !== null) await show().catch(() => {})
    else showRecord(outcome.record)
    return outcome
  }

  async function load(): Promise<JournalRecord> {
    news = Symbol()
    const { outcome } = await sendWaiting()
    const record = outcome === 'sent' ? await show() : undefined
    if (!record) throw new Error(savingText.loadFailed)
    return record
  }

  async function sendWaiting(): Promise<SendOutcome> {
    timer.cancel()
    const outcome = await sendJournal().catch(
      (error: unknown): SendOutcome => ({
        outcome: 'failed',
        message: sentenceOf(error, savingText.saveFailed),
      }),
    )
    // The session's own check signs the user out, which stops the retries; the changes stay in the journal.
    if (outcome.outcome === 'signed-out') timer.waitToRetry(savingText.offline)
    if (outcome.outcome === 'failed') timer.waitToRetry(outcome.message)
    return outcome
  }

  async function sendJournal(): Promise<SendOutcome> {
    await edits.allWritten()
    const record = await journal.read(userId)
    if (record && isAllSent(record)) return { outcome: 'sent', record }
    const isRetry = saveStatusStore.getState().state === 'failed'
    timer.say({ state: 'saving', changedMeanwhile: false, isRetry })
    const outcome = await sendAll(journal, userId)
    if (outcome.outcome === 'sent') followSent(outcome.record)
    return outcome
  }

  function followSent({ refused }: JournalRecord): void {
    timer.noteSuccess()
    tellTabs()
    // Refused changes disappear from the screen, so the plan with them becomes a restore point.
    if (refused.length > refusedSeen) keepPlanAside('cloud-loaded')
    refusedSeen = refused.length
    isScreenBehind = true
  }

  async function show(): Promise<JournalRecord | undefined> {
    isScreenBehind = true
    try {
      // What is here is shown also while the rest cannot be loaded, or its catalogue cannot be opened.
      const problem = news !== null ? await problemOf(loadMissing()) : null
      const record = await showJournal()
      if (problem) throw problem
      isScreenBehind = false
      timer.noteSuccess()
      if (record) showRecord(record)
      return record
    } catch (error) {
      // Another one may have ended well meanwhile.
      isScreenBehind = true
      timer.waitToRetry(sentenceOf(error, savingText.loadFailed))
      throw error
    }
  }

  async function loadMissing(): Promise<void> {
    // What is asked for meanwhile may be newer than the answer.
    const asked = news
    await loadState(journal, userId)
    if (news === asked) news = null
    tellTabs()
  }

  async function showJournal(): Promise<JournalRecord | undefined> {
    // Once saving has ended the page is somebody else's, or nobody's.
    while (!timer.isStopped()) {
      await moveMade()
      await recordInUse(journal, userId, timer.isStopped)
      let isShown = false
      const record = await edits.showWhole((whole) => {
        isShown = isOfCatalogInUse(whole)
        if (!isShown || timer.isStopped()) return
        showDocument(expectedDocument(whole))
        noteShown(whole.version)
      })
      if (!record || isShown) return record
    }
    return undefined
  }

  /** Where the player is just moving the plan to another catalogue, that counts first. */
  async function moveMade(): Promise<void> {
    await edits.allWritten()
    const record = await journal.read(userId)
    if (!record || isOfCatalogInUse(record)) return
    await whenInUse().catch(() => {})
    await edits.allWritten()
  }

  function showRecord(record: JournalRecord): void {
    // Less than before where the user has read them: the next one is new.
    refusedSeen = record.refused.length
    const refusal = record.refused.at(-1)
    if (refusal) timer.say({ state: 'failed', message: savingText.refused(refusal.message) })
    else if (!isAllSent(record)) timer.waitToSave()
    else if (edits.areAllWritten() && !isScreenBehind && news === null)
      timer.say({ state: 'clean', savedAt: record.lastUpdated })
  }
}

/** A browser's own words about its storage are no sentence for a player. */
function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof Error && !(error instanceof DOMException) ? error.message : otherwise
}

function problemOf(work: Promise<void>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}
