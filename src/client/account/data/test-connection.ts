import { ask, Refusal } from '../../api/ask.ts'
import { dataManagerText } from '../../messages/data-manager-text.ts'
import type { Message } from '../../ui/use-message.ts'

const text = dataManagerText.database
const loadCheckMs = 5_000
const stepMs = 8_000

/** Loads the account's data, then writes a test record and reads it back (SAVE-5). */
export async function testConnection(): Promise<Message> {
  try {
    await ask('loadUserData', {}, { signal: AbortSignal.timeout(loadCheckMs) })
    await ask('testDatabaseConnection', {}, { signal: AbortSignal.timeout(stepMs) })
    return { kind: 'success', text: text.success }
  } catch (error) {
    return { kind: 'problem', ...connectionProblem(error) }
  }
}

/** The message of a failed test (SYS-5). */
export function connectionProblem(error: unknown): Omit<Message, 'kind'> {
  if (error instanceof Refusal) {
    if (error.code === 'SERVICE_UNAVAILABLE')
      return { title: text.offlineTitle, text: text.offline, hint: text.offlineHint }
    if (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN') return { text: text.permissions }
    return { text: text.error(error.message) }
  }
  // Thrown by fetch: a timeout, or no connection.
  if (error instanceof DOMException || error instanceof TypeError) return { text: text.timeout }
  return { text: text.error(error instanceof Error ? error.message : String(error)) }
}
