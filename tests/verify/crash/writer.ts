import { setTimeout as sleep } from 'node:timers/promises'
import { add, load, openSavingBrowser, type SavingBrowser, set } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import type { SignedIn } from '../../support/sign-in.ts'

type Address = Pick<RunningServer, 'url'>

export type SaveAnswer = {
  readonly sentAt: number
  readonly isSaved: boolean
  /** What the server said where it refused the save; else empty. */
  readonly sentence: string
}

const retryAfterMs = 20

/**
 * A browser that saves as fast as it is answered. Each save adds 1 to one item and sets another to the number of the
 * save: both or none must be there afterwards.
 */
export type Writer = {
  /** Saves until the server stops answering, or until it is stopped; after each acknowledgement it waits for `onAck`. */
  readonly writeUntilLost: (onAck: () => void | Promise<void>, isOver?: () => boolean) => Promise<void>
  /** Saves until it is stopped; saves that the server refuses for now are tried again. */
  readonly writeUntil: (isOver: () => boolean, hear: (answer: SaveAnswer) => void) => Promise<void>
  /** Compares what the account has with what was acknowledged to this writer. */
  readonly check: () => Promise<{
    readonly isLost: boolean
    readonly isTorn: boolean
    readonly isExtra: boolean
  }>
  readonly acknowledged: () => number
}

export function createWriter(server: Address, who: SignedIn, name: string): Writer {
  const browser: SavingBrowser = openSavingBrowser(server as RunningServer, who)
  let acknowledged = 0
  // The version of a document that nobody has saved yet.
  let version = 1
  const save = async (): Promise<SaveAnswer> => {
    const sentAt = performance.now()
    // A save that was not acknowledged is sent again under its number: the server does it once.
    const next = acknowledged + 1
    const { status, body } = await browser.saveAs(
      next,
      version,
      add(`sum ${name}`, 1),
      set(`last ${name}`, next),
    )
    if (status === 503) return { sentAt, isSaved: false, sentence: body.message ?? '' }
    if (status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
    acknowledged = next
    version = body.version
    return { sentAt, isSaved: true, sentence: '' }
  }
  return {
    acknowledged: () => acknowledged,
    async writeUntilLost(onAck, isOver = () => false) {
      while (!isOver()) {
        const answer = await save().catch((error: unknown) => {
          if (isConnectionLost(error)) return null
          throw error
        })
        if (answer === null) return
        if (answer.isSaved) await onAck()
      }
    },
    async writeUntil(isOver, hear) {
      while (!isOver()) {
        const answer = await save()
        hear(answer)
        if (!answer.isSaved) await sleep(retryAfterMs)
      }
    },
    async check() {
      const { inventory } = (await load(server as RunningServer, who)).document as {
        readonly inventory: Readonly<Record<string, number>>
      }
      const sum = inventory[`sum ${name}`] ?? 0
      const last = inventory[`last ${name}`] ?? 0
      // One save may have been under way: then it is there or not.
      return { isLost: sum < acknowledged, isTorn: sum !== last, isExtra: sum > acknowledged + 1 }
    },
  }
}

/** `fetch` fails with a TypeError; an answer that was cut off is not whole JSON, a SyntaxError. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof SyntaxError && error.message.includes('JSON'))
}
