/**
 * Does the work at once and then every `ms`, never twice at the same time.
 * @param onError is told why a run failed; the next one is tried all the same
 * @returns a function that stops it: no run starts any more, and it waits for the one under way
 */
export function nowAndEvery(
  ms: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isOver = false
  let running: Promise<void> = Promise.resolve()
  const start = () => {
    running = running.then(() => (isOver ? undefined : work())).catch(onError)
  }
  const timer = setInterval(start, ms)
  timer.unref()
  start()
  return () => {
    isOver = true
    clearInterval(timer)
    return running
  }
}
