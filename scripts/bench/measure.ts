/** Median of several timed batches, in milliseconds per call; each batch runs for at least `batchMs`. */
export function medianMs(work: () => void, { batches = 9, batchMs = 20 } = {}): number {
  work()
  let calls = 1
  while (timeOf(work, calls) < batchMs) calls *= 2
  return median(Array.from({ length: batches }, () => timeOf(work, calls) / calls))
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

function timeOf(work: () => void, calls: number): number {
  const start = performance.now()
  for (let call = 0; call < calls; call++) work()
  return performance.now() - start
}

/** Bytes allocated per call, averaged over many calls; needs --expose-gc. */
export function bytesPerCall(work: () => void, calls = 2_000): number {
  for (let call = 0; call < calls; call++) work()
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  for (let call = 0; call < calls; call++) work()
  return Math.max(0, (process.memoryUsage().heapUsed - before) / calls)
}
