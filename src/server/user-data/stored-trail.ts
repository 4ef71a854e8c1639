import type { Trace, Trail } from '#domain/user-data/trail'

/**
 * The stored form of a trail. Client ids are long and few, so each is stored once and traces name it by index. `Trail` says what the
 * fields mean.
 */
type StoredTrail = {
  readonly floor: number
  /** Missing in trails that earlier releases stored. */
  readonly forgottenClients?: number
  readonly clients: readonly string[]
  readonly traces: Readonly<Record<string, StoredTrace>>
}
type StoredTrace = readonly [
  version: number,
  client: number,
  others: number,
  held: number | null,
  movedTo: number | null,
]

export function toStoredTrail({ floor, forgottenClients, traces }: Trail): StoredTrail {
  const clients = [...new Set(Array.from(traces.values(), ({ clientId }) => clientId))]
  const places = new Map(clients.map((clientId, place) => [clientId, place]))
  const stored = Array.from(traces, ([key, { version, clientId, others, held, movedTo }]) => [
    key,
    [version, places.get(clientId)!, others, held ?? null, movedTo ?? null] satisfies StoredTrace,
  ])
  return { floor, forgottenClients, clients, traces: Object.fromEntries(stored) }
}

export function fromStoredTrail(value: unknown): Trail {
  const { floor, forgottenClients = 0, clients, traces } = value as StoredTrail
  return {
    floor,
    forgottenClients,
    traces: new Map(
      Object.entries(traces).map(([key, [version, client, others, held, movedTo]]): [string, Trace] => [
        key,
        {
          version,
          clientId: clients[client]!,
          others,
          ...(held !== null && { held }),
          ...(movedTo !== null && { movedTo }),
        },
      ]),
    ),
  }
}
