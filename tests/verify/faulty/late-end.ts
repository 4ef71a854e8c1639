import { ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { isStream } from './by/events.ts'

/** Deliberate fault, which a proof must find out (`--with late-end`): a stream that is to end stays open for three seconds more. */
const lateMs = 3_000

type End = (this: ServerResponse, ...given: unknown[]) => ServerResponse
const end = ServerResponse.prototype.end as End
const late: End = function (...given) {
  if (!isStream(this.req)) return end.apply(this, given)
  setTimeout(() => end.apply(this, given), lateMs)
  return this
}

// `--import` loads this into worker threads too, and those answer no requests.
if (isMainThread) ServerResponse.prototype.end = late as ServerResponse['end']
