import { ask, type Replies } from '../api/ask.ts'
import { savingText } from '../messages/saving-text.ts'
import type { Journal } from './journal.ts'
import { withServerState } from './journal-record.ts'

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

/** Fetches the account's document into the journal, unless an equal or newer one is there. */
export async function loadState(journal: Journal, userId: string): Promise<void> {
  const state = await fetchState()
  await journal.update(userId, (record) => withServerState(record, state))
}
