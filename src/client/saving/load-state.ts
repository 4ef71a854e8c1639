import { ask, type Replies } from '../api/ask.ts'
import { savingText } from '../messages/saving-text.ts'
import type { Journal } from './journal.ts'
import { withServerState } from './journal-record.ts'

const loadWithinMs = 8_000

/** The account's document as the server has it. @throws Refusal, or a sentence where it did not come in time. */
export async function fetchState(): Promise<Replies['loadUserData']> {
  try {
    return await ask('loadUserData', {}, { signal: AbortSignal.timeout(loadWithinMs) })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new Error(savingText.loadTimeout, { cause: error })
    if (error instanceof TypeError) throw new Error(savingText.offline, { cause: error })
    throw error
  }
}

/** Puts the server's document into the journal, where it is a newer one. */
export async function loadState(journal: Journal, userId: string): Promise<void> {
  const state = await fetchState()
  await journal.update(userId, (record) => withServerState(record, state))
}
