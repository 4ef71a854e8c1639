import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { liveAddress, settlementTopic } from '#contract/live'
import type { RunningServer } from '../../support/server.ts'
import type { SignedIn } from '../../support/sign-in.ts'

/** A reader whose machine takes nothing from the connection, or next to nothing. */
export type StalledReader = {
  /** Reads on. @returns whether the server has ended the stream meanwhile */
  readonly wasDropped: () => Promise<boolean>
  readonly close: () => void
}

type Stalled = {
  readonly settlementId: string
  readonly after: number
  /** Whether it never reads; else it reads for a millisecond every second. */
  readonly isDead: boolean
}

const slowPauseMs = 1_000
const endsWithinMs = 5_000

export function stalledReader(
  server: RunningServer,
  who: SignedIn,
  { settlementId, after, isDead }: Stalled,
): Promise<StalledReader> {
  const address = liveAddress(crypto.randomUUID(), [{ topic: settlementTopic(settlementId), after }])
  const sent = request(`${server.url}${address}`, { headers: { cookie: who.cookie }, agent: false })
  return new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.once('response', (answer) => {
      const { socket } = answer
      let [isStalled, hasEnded] = [true, false]
      const stall = async () => {
        while (isStalled && !hasEnded) {
          socket.pause()
          await sleep(slowPauseMs)
          if (!isDead) socket.resume()
          await sleep(1)
        }
      }
      answer.on('error', () => {})
      answer.once('close', () => {
        hasEnded = true
      })
      // What comes is of no interest.
      answer.resume()
      void stall()
      resolve({
        async wasDropped() {
          isStalled = false
          await sleep(slowPauseMs + 100)
          socket.resume()
          for (let waited = 0; !hasEnded && waited < endsWithinMs; waited += 100) await sleep(100)
          return hasEnded
        },
        close: () => sent.destroy(),
      })
    })
    sent.end()
  })
}
