import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { liveAddress, type StreamMessage, settlementTopic } from '#contract/live'
import type { RunningServer } from '../../support/server.ts'
import type { Somebody } from '../../support/settlements.ts'

export type RawStream = Awaited<ReturnType<typeof openRawStream>>

/** A stream as it comes over the wire. It names no event that it knows, so it gets those from now on. */
export async function openRawStream(server: RunningServer, who: Somebody, settlementId: string) {
  let last = 0
  let closedAt: number | null = null
  let hear: (seq: number, act: string | undefined) => void = () => {}
  const address = liveAddress(randomUUID(), [{ topic: settlementTopic(settlementId), after: null }])
  const sent = request(`${server.url}${address}`, { headers: { cookie: who.cookie }, agent: false })
  await new Promise<void>((resolve, reject) => {
    sent.once('response', (answer) => {
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const message = line.startsWith('data: {') ? (JSON.parse(line.slice(6)) as StreamMessage) : null
          if (message?.type !== 'event') continue
          last = message.seq
          hear(message.seq, message.act)
        }
      })
      answer.on('error', () => {})
      answer.once('close', () => {
        closedAt = performance.now()
      })
      resolve()
    })
    sent.on('error', reject)
    sent.end()
  })
  return {
    last: () => last,
    closedAt: () => closedAt,
    onEvent: (heard: typeof hear) => {
      hear = heard
    },
    close: () => sent.destroy(),
  }
}
