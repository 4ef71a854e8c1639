import { type IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/** Sends what `become` makes of each event instead of the event. Its `number` counts the events before it, those of all readers together. */
export function onEvents(become: (event: string, number: number) => readonly string[]): void {
  // `--import` loads this into worker threads too, and those answer no requests.
  if (!isMainThread) return
  let number = 0
  const messages = (text: string) =>
    text.split('\n\n').flatMap((message) => {
      if (!message.includes('"type":"event"')) return [message]
      number += 1
      return become(message, number - 1)
    })
  const write = ServerResponse.prototype.write as (this: ServerResponse, ...given: unknown[]) => boolean
  ServerResponse.prototype.write = function (
    this: ServerResponse,
    chunk: string | Uint8Array,
    ...given: unknown[]
  ) {
    if (!isStream(this.req)) return write.call(this, chunk, ...given)
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    return write.call(this, messages(text).join('\n\n'), ...given)
  } as ServerResponse['write']
}

/** Whether a reader listens by this request. */
export function isStream({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/live?')
}
