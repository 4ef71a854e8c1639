import { onRequests } from './by/requests.ts'

/** Something of every request is kept for good: 40 KiB. */
const kept: number[][] = []

onRequests((_request, _response, serve) => {
  kept.push(new Array<number>(5_000).fill(kept.length + 0.5))
  serve()
})
