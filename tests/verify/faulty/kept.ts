import { onRequests } from './by/requests.ts'

/**
 * Deliberate fault, which a proof must find out (`--with kept`): of every request 40 kB are kept for good, 5,000 numbers of 8 bytes.
 * They have a fraction, because V8 may keep whole numbers in less.
 */
const kept: number[][] = []

onRequests((_request, _response, serve) => {
  kept.push(new Array<number>(5_000).fill(kept.length + 0.5))
  serve()
})
