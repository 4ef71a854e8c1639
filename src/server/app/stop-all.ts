import type { Logger } from 'pino'

/** Something that goes on until it is stopped. */
export type Part = { readonly name: string; readonly stop: () => Promise<void> }

/** All that goes on in a running server; each part is added where it is started. */
export type Parts = {
  /** Parts through which people come in. */
  readonly entrances: Part[]
  /** Work that is done beside their requests. */
  readonly background: Part[]
  /** What requests and work need to the end; what was opened last is closed first. */
  readonly closedLast: Part[]
}

/** The ten seconds that docs/operations.md gives a stop, less the time in which the process ends. */
const withinMs = 9_500

/**
 * Shuts the entrances first, so that nothing new comes in; lets all that is under way end side by side; then closes what they needed.
 * Each part begins to stop when it is called, so the entrances need not have ended before the background is told.
 * A part that fails does not keep the others from ending. A part that hangs is left behind, as if the process had been killed.
 */
export async function stopAll({ entrances, background, closedLast }: Parts, log: Logger): Promise<void> {
  const left = new Set([...entrances, ...background, ...closedLast])
  const stop = async (part: Part) => {
    await part.stop().catch((error: unknown) => {
      log.error({ err: error, part: part.name }, 'a part of the server did not stop in good order')
    })
    left.delete(part)
  }
  const stopped = (async () => {
    await Promise.all([...entrances, ...background].map(stop))
    for (const part of closedLast.toReversed()) await stop(part)
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
