/**
 * Does the work at once and then every `ms`, never twice at the same time: a run that takes longer skips the next ones,
 * so that nothing piles up behind work that hangs.
 * @param work is told by the signal that it is to stop: long work ends sooner then
 * @param onError is told why a run failed; the next one is tried all the same
 * @returns a function that stops it: no run starts any more, and it waits for the one under way
 */
export function nowAndEvery(
  ms: number,
  work: (over: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const over = new AbortController()
  let running: Promise<void> | null = null
  const run = async () => {
    await work(over.signal).catch(onError)
    running = null
  }
  const start = () => {
    running ??= run()
  }
  const timer = setInterval(start, ms)
  timer.unref()
  start()
  return async () => {
    over.abort()
    clearInterval(timer)
    await running
  }
}
