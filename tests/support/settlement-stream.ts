import { settlementTopic } from '#contract/live'
import type { SettlementEvent } from '#domain/settlement/change'
import { type OpenStream, openTopics } from './live-stream.ts'
import { eventually, type RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

export type SettlementStream = OpenStream & {
  /** The changes received so far, in order. */
  readonly changes: () => readonly SettlementEvent[]
  /** Who was here, according to the last message about it. */
  readonly here: () => readonly string[]
  /** Waits for the change with that number. */
  readonly reaches: (seq: number) => Promise<void>
}

export async function openSettlementStream(
  server: RunningServer,
  settlementId: string,
  who: SignedIn | null,
  after: number | null = null,
): Promise<SettlementStream> {
  return settlementIn(
    await openTopics(server, who, [{ topic: settlementTopic(settlementId), after }]),
    settlementId,
  )
}

/** The messages of a stream about one of its settlements. */
export function settlementIn(stream: OpenStream, settlementId: string): SettlementStream {
  const messages = () => stream.messages().filter(({ topic }) => topic === settlementTopic(settlementId))
  const changes = () =>
    messages().flatMap((message) =>
      message.type === 'event' ? [{ seq: message.seq, changes: message.changes } as SettlementEvent] : [],
    )
  return {
    ...stream,
    messages,
    changes,
    here: () =>
      messages()
        .flatMap((message) => (message.type === 'presence' ? [message.here] : []))
        .at(-1) ?? [],
    reaches: (seq) => eventually(async () => changes().some((event) => event.seq >= seq)),
  }
}
