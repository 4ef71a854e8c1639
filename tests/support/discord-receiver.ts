import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A request that the receiver got, as Discord would. */
export type Received = {
  readonly method: string
  readonly path: string
  readonly body: {
    readonly content?: string
    readonly embeds?: readonly {
      readonly title: string
      readonly description?: string
      readonly fields?: readonly { readonly name: string; readonly value: string }[]
    }[]
    readonly flags?: number
    readonly allowed_mentions?: unknown
  }
}

/** How the receiver answers. */
export type Answer = (response: ServerResponse, received: Received) => void

let lastId = 1000
export const takesIt: Answer = (response) => {
  lastId += 1
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: String(lastId) }))
}

/** Answers with a status, and a body where one is given. */
export const answers =
  (status: number, body: object | string = {}, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))

/** Stands for Discord, on this machine, with as many channels as are asked for; ends with the file. */
export async function discordReceiver() {
  const receiver = await openDiscord()
  afterAll(receiver.close)
  return receiver
}
export type DiscordReceiver = Awaited<ReturnType<typeof openDiscord>>
export type DiscordChannel = ReturnType<DiscordReceiver['channel']>

/** Stands for Discord like `discordReceiver`, but runs until it is closed. */
export async function openDiscord() {
  const all: Received[] = []
  const channels = new Map<string, { received: Received[]; answer: Answer }>()
  const server = createServer(async (request, response) => {
    const one = await read(request)
    all.push(one)
    const channel = channels.get(/^\/api\/webhooks\/\d+/.exec(one.path)?.[0] ?? '')
    channel?.received.push(one)
    ;(channel?.answer ?? answers(404))(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request, to whichever channel. */
    all,
    channel() {
      const id = 4711 + channels.size
      const path = `/api/webhooks/${id}/a-Token-of-${id}`
      const channel = { received: [] as Received[], answer: takesIt }
      channels.set(`/api/webhooks/${id}`, channel)
      return {
        address: `https://discord.com${path}`,
        path,
        received: channel.received,
        /** The words of the messages so far, without the first, with which the address was tried. */
        said: () => channel.received.slice(1).map(({ body }) => body.content ?? ''),
        /** How the channel answers from now on. */
        answerWith(answer: Answer) {
          channel.answer = answer
        },
      }
    },
  }
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'))
  return { method: request.method ?? '', path: request.url ?? '', body }
}
