/**
 * Runs asynchronous work one at a time, so that an older result never arrives last. Calls while it runs lead to one more
 * run, right after.
 * @returns a function that starts a run, and resolves when every run wanted until then is done
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isWantedAgain = false
  const run = (): Promise<void> => {
    if (running) isWantedAgain = true
    running ??= work().finally(() => {
      running = null
      if (!isWantedAgain) return
      isWantedAgain = false
      return run()
    })
    return running
  }
  return run
}
