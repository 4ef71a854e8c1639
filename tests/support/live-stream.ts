import type { RunningServer } from './server.ts'
import { eventually } from './server.ts'
import type { SignedIn } from './sign-in.ts'

export type LiveEvent = { readonly id?: string; readonly event?: string; readonly data?: string }

/** A stream as a browser reads it. */
export type OpenStream = {
  readonly status: number
  readonly headers: Headers
  readonly events: () => readonly LiveEvent[]
  /** The versions told so far. */
  readonly versions: () => readonly number[]
  /** Waits until so many versions were told. */
  readonly hears: (version: number, withinMs?: number) => Promise<void>
  /** Why the server ended it; waits until it has. */
  readonly ended: (withinMs?: number) => Promise<string | undefined>
  readonly close: () => void
}

export function openStream(
  server: RunningServer,
  who: SignedIn | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  return openStreamAt(server, '/api/live/user-data', who, headers)
}

export async function openStreamAt(
  server: RunningServer,
  path: string,
  who: SignedIn | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const closing = new AbortController()
  const answer = await fetch(`${server.url}${path}`, {
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
  const events = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => !block.startsWith(':'))
      .map((block): LiveEvent => Object.fromEntries(block.split('\n').map((line) => splitAt(line))))
  const versions = () =>
    events().flatMap(({ event, data }) => (event ? [] : [(JSON.parse(data!) as { version: number }).version]))
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    versions,
    hears: (version, withinMs = 1_000) => eventually(async () => versions().includes(version), withinMs),
    async ended(withinMs = 2_000) {
      await eventually(async () => isOver, withinMs)
      const last = events().find(({ event }) => event === 'end')
      return last && (JSON.parse(last.data!) as { why: string }).why
    },
    close: () => closing.abort(),
  }
}

function splitAt(line: string): [string, string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2)]
}
