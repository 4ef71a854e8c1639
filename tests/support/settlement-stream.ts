import type { SettlementEvent } from '#domain/settlement/change'
import { type OpenStream, openStreamAt } from './live-stream.ts'
import { eventually, type RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

export type SettlementStream = OpenStream & {
  /** The changes told so far, in the order they came. */
  readonly changes: () => readonly SettlementEvent[]
  /** Who was said to be here last. */
  readonly here: () => readonly string[]
  /** Waits until a number was told. */
  readonly reaches: (seq: number, withinMs?: number) => Promise<void>
}

export async function openSettlementStream(
  server: RunningServer,
  settlementId: string,
  who: SignedIn | null,
  after?: number,
): Promise<SettlementStream> {
  const query = after === undefined ? '' : `?after=${after}`
  const stream = await openStreamAt(server, `/api/live/settlement/${settlementId}${query}`, who)
  const ofKind = (kind: string | undefined) =>
    stream.events().flatMap(({ event, data }) => (event === kind ? [JSON.parse(data!)] : []))
  const changes = () => ofKind(undefined) as SettlementEvent[]
  return {
    ...stream,
    changes,
    here: () => (ofKind('presence').at(-1) as { here: string[] } | undefined)?.here ?? [],
    reaches: (seq, withinMs = 3_000) =>
      eventually(async () => changes().some((event) => event.seq >= seq), withinMs),
  }
}
