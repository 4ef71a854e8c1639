import type { CallContext, Caller } from './api.ts'
import { refusal } from './refusal.ts'

export type ExportSlots = {
  /**
   * Begins an export by the caller, which ends when the response has been sent.
   * @throws TOO_MANY_REQUESTS while another one of theirs is running
   */
  readonly begin: (context: Pick<CallContext, 'whenAnswered'> & { readonly caller: Caller }) => void
}

/** Allows each user one export at a time, in this server process. */
export function createExportSlots(): ExportSlots {
  const running = new Set<string>()
  return {
    begin({ caller: { userId }, whenAnswered }) {
      if (running.has(userId)) throw refusal('export-under-way', undefined, { retryAfterSeconds: 10 })
      running.add(userId)
      whenAnswered(() => void running.delete(userId))
    },
  }
}
