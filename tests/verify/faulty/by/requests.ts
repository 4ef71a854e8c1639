import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/** @param serve has the server answer the request as it would */
type Handle = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void

/** Gives every request to this process to `handle` first. */
export function onRequests(handle: Handle): void {
  // `--import` loads this into worker threads too, and those answer no requests.
  if (!isMainThread) return
  const emit = Server.prototype.emit as (this: Server, name: string, ...given: unknown[]) => boolean
  Server.prototype.emit = function (this: Server, name: string, ...given: unknown[]): boolean {
    if (name !== 'request') return emit.call(this, name, ...given)
    const [request, response] = given as [IncomingMessage, ServerResponse]
    handle(request, response, () => emit.call(this, name, request, response))
    return true
  } as Server['emit']
}

/** The procedure that is called; '' where none is. */
export function procedureOf({ url = '' }: IncomingMessage): string {
  return /^\/api\/(\w+)$/.exec(url)?.[1] ?? ''
}
