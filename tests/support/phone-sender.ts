import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type TextMessage = { readonly to: string; readonly text: string }

/** A fake service for text messages: it stores them, until it is told to refuse all. */
export type PhoneSender = {
  readonly url: string
  readonly messages: () => readonly TextMessage[]
  readonly refuseAll: () => void
  readonly stop: () => Promise<void>
}

export async function startPhoneSender(): Promise<PhoneSender> {
  const messages: TextMessage[] = []
  let isRefusing = false
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (isRefusing) response.writeHead(502)
    else messages.push(JSON.parse(body))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    messages: () => messages,
    refuseAll: () => {
      isRefusing = true
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
