import { liveAddress, type StreamMessage, type WantedTopic } from '#contract/live'
import { eventually, type RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

/** A stream as a browser reads it. */
export type OpenStream = {
  readonly status: number
  readonly headers: Headers
  /** The messages received so far. */
  readonly messages: () => readonly StreamMessage[]
  /** The versions of the account's document received so far. */
  readonly versions: () => readonly number[]
  /** Waits for that version. */
  readonly hears: (version: number, withinMs?: number) => Promise<void>
  /** Waits for so many heartbeats, which come every 15 s, also while there is nothing to tell. */
  readonly beats: (times: number) => Promise<void>
  /** Waits until the server has ended the stream. @returns the reason */
  readonly ended: (withinMs?: number) => Promise<string | undefined>
  readonly close: () => void
}

type Reading = {
  readonly headers?: Readonly<Record<string, string>>
  /** The reader's name. */
  readonly name?: string
}

/** The stream of somebody's account, from the beginning. */
export function openStream(
  server: RunningServer,
  who: SignedIn | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  return openTopics(server, who, [{ topic: 'account', after: null }], { headers })
}

export async function openTopics(
  server: RunningServer,
  who: SignedIn | null,
  topics: readonly WantedTopic[],
  { headers = {}, name = crypto.randomUUID() }: Reading = {},
): Promise<OpenStream> {
  const closing = new AbortController()
  const answer = await fetch(`${server.url}${liveAddress(name, topics)}`, {
    headers: { ...(who && { cookie: who.cookie }), ...headers },
    signal: closing.signal,
  })
  let text = ''
  let isOver = false
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  })()
  reading
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  const messages = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.startsWith('data: '))
      .map((block): StreamMessage => JSON.parse(block.slice('data: '.length)))
  const versions = () =>
    messages().flatMap((message) => (message.type === 'version' ? [message.version] : []))
  return {
    status: answer.status,
    headers: answer.headers,
    messages,
    versions,
    hears: (version, withinMs) => eventually(async () => versions().includes(version), withinMs),
    beats: (times) => eventually(async () => text.split(': still here\n\n').length > times, 120_000),
    async ended(withinMs) {
      await eventually(async () => isOver, withinMs)
      const last = messages().at(-1)
      return last?.type === 'end' ? last.why : undefined
    },
    close: () => closing.abort(),
  }
}

/** How many notifications are unread, as a stream has said last. */
export function unreadIn(stream: OpenStream): number | undefined {
  const said = stream
    .messages()
    .flatMap((message) => (message.type === 'settlements' ? [message.notifications?.unread] : []))
  return said.at(-1)
}
