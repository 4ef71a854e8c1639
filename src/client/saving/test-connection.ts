import { ask, Refusal } from '../api/ask.ts'
import { dataManagerText } from '../messages/data-manager-text.ts'
import type { Message } from '../ui/use-message.ts'

const text = dataManagerText.database

type Step = {
  readonly name: 'read' | 'write'
  readonly withinMs: number
  readonly run: (signal: AbortSignal) => Promise<unknown>
}

/**
 * First the account's data is loaded, without the personal settlement (`settlement: false`); then a test record is written and read
 * back (SAVE-5).
 */
const steps: readonly Step[] = [
  { name: 'read', withinMs: 5_000, run: (signal) => ask('loadUserData', { settlement: false }, { signal }) },
  { name: 'write', withinMs: 8_000, run: (signal) => ask('testDatabaseConnection', {}, { signal }) },
]

export type TestedStep = Pick<Step, 'name' | 'withinMs'> & {
  /** How long it took, in milliseconds. */
  readonly tookMs: number
  readonly isDone: boolean
}

/** Tests whether saved data reaches the database and can be read back; says how each step went as it ends. */
export async function testConnection(onStep: (tested: TestedStep) => void = () => {}): Promise<Message> {
  for (const { name, withinMs, run } of steps) {
    const startedAt = performance.now()
    const end = (isDone: boolean) => onStep({ name, withinMs, tookMs: performance.now() - startedAt, isDone })
    try {
      await run(AbortSignal.timeout(withinMs))
    } catch (error) {
      end(false)
      return { kind: 'problem', ...connectionProblem(error) }
    }
    end(true)
  }
  return { kind: 'success', text: text.success }
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
