import type { Logger } from 'pino'

/** Something that goes on until it is stopped. */
export type Part = { readonly name: string; readonly stop: () => Promise<void> }

/** All that goes on in a running server, each noted where it is started. */
export type Parts = {
  /** Through which people come in. */
  readonly doors: Part[]
  /** What is done beside their requests. */
  readonly work: Part[]
  /** What requests and work need to the end; what was opened last is closed first. */
  readonly last: Part[]
}

/** Of the ten seconds that docs/operations.md gives a stop, all but what it takes to end the process. */
const withinMs = 9_500

/**
 * Shuts the doors first, so that nothing new comes in; lets all that is under way end side by side; then closes what they needed. What
 * fails keeps nothing else from its end. What hangs is left behind, as if the process had been killed.
 */
export async function stopAll({ doors, work, last }: Parts, log: Logger): Promise<void> {
  const left = new Set([...doors, ...work, ...last])
  const stop = async (part: Part) => {
    await part.stop().catch((error: unknown) => {
      log.error({ err: error, part: part.name }, 'a part of the server did not stop in good order')
    })
    left.delete(part)
  }
  const stopped = (async () => {
    await Promise.all([...doors, ...work].map(stop))
    for (const part of last.toReversed()) await stop(part)
  })()
  let giveUp: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((resolve) => {
    giveUp = setTimeout(resolve, withinMs)
  })
  await Promise.race([stopped, tooLong])
  clearTimeout(giveUp)
  if (left.size > 0)
    log.warn({ parts: [...left].map(({ name }) => name) }, 'not everything had ended after ten seconds')
}
