import type { CatalogOf } from '#domain/user-data/follow-operations'
import { ask, type Replies } from '../api/ask.ts'
import { savingText } from '../messages/saving-text.ts'
import type { Journal } from './journal.ts'
import { withOpenAside, withServerState } from './journal-catalogue.ts'
import type { JournalRecord } from './journal-record.ts'
import { updateWithCatalogs } from './with-catalogs.ts'

const loadWithinMs = 8_000

/** Fetches the account's document. @throws Refusal, or an error whose message can be shown */
export async function fetchState(): Promise<Replies['loadUserData']> {
  try {
    return await ask('loadUserData', { settlement: false }, { signal: AbortSignal.timeout(loadWithinMs) })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new Error(savingText.loadTimeout, { cause: error })
    if (error instanceof TypeError) throw new Error(savingText.offline, { cause: error })
    throw error
  }
}

/**
 * Fetches the account's document into the journal, unless an equal or newer one is there, and follows waiting operations to its catalogue
 * (BEY-14). Where one of the catalogues is nowhere any more, the operations that name recipes are set aside.
 */
export async function loadState(journal: Journal, userId: string): Promise<void> {
  const state = await fetchState()
  const take = (record: JournalRecord, catalogOf: CatalogOf) => withServerState(record, state, catalogOf)
  if (await updateWithCatalogs(journal, userId, take)) return
  // A catalogue is nowhere any more. While a batch is in flight nothing is set aside: `withServerState` then asks for no catalogue.
  await journal.update(userId, (record) => (record.inFlight ? record : withOpenAside(record)))
  await updateWithCatalogs(journal, userId, take)
}
