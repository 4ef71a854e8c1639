type Complain = (error: unknown) => void

/** Runs the work for each topic by itself, one run at a time; what is asked for meanwhile is done once, right after. */
export function oneAtATime<Id>(work: (id: Id) => Promise<void>, onError: Complain): (id: Id) => void {
  const running = new Map<Id, boolean>()
  const run = async (id: Id) => {
    do {
      running.set(id, false)
      await work(id).catch(onError)
    } while (running.get(id))
    running.delete(id)
  }
  return (id) => {
    if (running.has(id)) running.set(id, true)
    else void run(id)
  }
}

/** The same for work that does many at once: what is asked for while it runs is done together in the next run. */
export function inBatches<Id>(
  work: (ids: readonly Id[]) => Promise<void>,
  onError: Complain,
): (id: Id) => void {
  const waiting = new Set<Id>()
  const run = oneAtATime(async () => {
    const ids = [...waiting]
    waiting.clear()
    await work(ids)
  }, onError)
  return (id) => {
    waiting.add(id)
    run('all')
  }
}
