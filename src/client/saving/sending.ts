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
import { isOfCatalogInUse, recordWithCatalogInUse } from './take-catalogue.ts'
import type { WrittenEdits } from './written-edits.ts'

/** Sends the journal's operations, and shows the document as it is then. */
export type Sending = {
  /** Sends all unsent operations at once; then loads and shows what could not be loaded or shown before. */
  readonly send: () => Promise<SendOutcome>
  /**
   * Sends, then loads the account's document: loaded before, nobody could tell whether it contains the unsent operations.
   * @throws an error whose message can be shown; it is tried again then
   */
  readonly load: () => Promise<JournalRecord>
  /** Shows the document that the journal expects, once every edit is written to it. @throws where that is not possible now; it is tried again */
  readonly show: () => Promise<JournalRecord | undefined>
  /** Shows the record's state in the badge; sends unsent operations two seconds later. */
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
  /** Stands for the last request to load; null once what was asked for is loaded. */
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
      // The journal's document is shown also where nothing newer can be loaded, or the newer one's catalogue cannot be opened.
      const problem = news !== null ? await problemOf(loadMissing()) : null
      const record = await showJournal()
      if (problem) throw problem
      isScreenBehind = false
      timer.noteSuccess()
      if (record) showRecord(record)
      return record
    } catch (error) {
      // Another `show` may have set it to false meanwhile.
      isScreenBehind = true
      timer.waitToRetry(sentenceOf(error, savingText.loadFailed))
      throw error
    }
  }

  async function loadMissing(): Promise<void> {
    // Where somebody asks once more while this loads, the answer may be too old for that.
    const asked = news
    await loadState(journal, userId)
    if (news === asked) news = null
    tellTabs()
  }

  async function showJournal(): Promise<JournalRecord | undefined> {
    // Once saving has ended the page is somebody else's, or nobody's.
    while (!timer.isStopped()) {
      await moveMade()
      await recordWithCatalogInUse(journal, userId, timer.isStopped)
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

  /**
   * Waits until a move to another catalogue that the player is just making is written to the journal: it counts first. While it is made,
   * no catalogue is in use; as soon as one is, the move is noted as an edit (`changeCatalog`).
   */
  async function moveMade(): Promise<void> {
    await edits.allWritten()
    const record = await journal.read(userId)
    if (!record || isOfCatalogInUse(record)) return
    await whenInUse().catch(() => {})
    await edits.allWritten()
  }

  function showRecord(record: JournalRecord): void {
    // The number may have gone down, because the user has read them: then the next refusal counts as new.
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
