import { type ClientRequest, request } from 'node:http'
import { liveAddress, settlementTopic } from '#contract/live'
import type { RunningServer } from '../../support/server.ts'
import type { SignedIn } from '../../support/sign-in.ts'

/**
 * A reader of a settlement's events. It goes on from the last number it has, at whichever server, and notes which numbers are
 * missing, doubled or out of order.
 */
export type ChurningReader = {
  /** Closes its stream and opens another. */
  readonly goTo: (server: RunningServer) => Promise<void>
  readonly isOpen: () => boolean
  /** The number of the last event that it has heard. */
  readonly last: () => number
  /** How often a stream ended that it had not closed. */
  readonly cutOff: () => number
  readonly wrong: () => readonly string[]
  readonly close: () => void
}

type Reading = {
  readonly who: SignedIn
  readonly settlementId: string
  /** The number of the last event that it knows at the beginning. */
  readonly after: number
  /** Hears of each number once, however often it comes. @param message as it came, without `data: ` */
  readonly onEvent: (seq: number, message: string) => void
}

/** Finds the number of an event without parsing all of the message. */
const eventNumber = /"type":"event","seq":(\d+)/
/** Messages by which a server starts a reader over, or ends its stream: none of these readers may get one. */
const other = /"type":"(reset|end)"/

export function churningReader({ who, settlementId, after, onEvent }: Reading): ChurningReader {
  const name = crypto.randomUUID()
  const wrong: string[] = []
  let last = after
  let cutOff = 0
  let open: ClientRequest | null = null

  const hear = (message: string) => {
    const found = eventNumber.exec(message)
    if (!found) {
      const [, kind] = other.exec(message) ?? []
      if (kind) wrong.push(`after ${last} came ${message.slice(0, 120)}`)
      return
    }
    const seq = Number(found[1])
    if (seq !== last + 1) wrong.push(`after ${last} came ${seq}`)
    if (seq <= last) return
    last = seq
    onEvent(seq, message)
  }
  const close = () => {
    const former = open
    open = null
    former?.destroy()
  }
  return {
    goTo(server) {
      close()
      const address = liveAddress(name, [{ topic: settlementTopic(settlementId), after: last }])
      const sent = request(`${server.url}${address}`, { headers: { cookie: who.cookie }, agent: false })
      open = sent
      const isNow = () => open === sent
      return new Promise<void>((resolve, reject) => {
        sent.once('response', (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`a stream was answered with ${answer.statusCode}`))
          let rest = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            if (!isNow()) return
            const lines = (rest + chunk).split('\n')
            rest = lines.pop() ?? ''
            for (const line of lines) if (line.startsWith('data: ')) hear(line.slice(6))
          })
          answer.on('error', () => {})
          answer.once('close', () => {
            if (!isNow()) return
            cutOff += 1
            open = null
          })
          resolve()
        })
        // A reader that has gone on to another server no longer waits for this one.
        sent.on('error', (error) => (isNow() ? reject(error) : resolve()))
        sent.end()
      })
    },
    isOpen: () => open !== null,
    last: () => last,
    cutOff: () => cutOff,
    wrong: () => wrong,
    close,
  }
}
