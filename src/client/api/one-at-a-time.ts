/**
 * Runs asynchronous work one at a time, so that an old result never comes last. What is asked for while it runs is done
 * once, right after.
 * @returns a function that asks for it, and answers when all that was asked for until then is done
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
