import type { DocumentKey } from './document-key.ts'

/** Who changed a thing last, and what became of it; tells whether somebody's operation came too late to know. */
export type Trace = {
  /** Of the last change. */
  readonly version: number
  /** Who made it; `nobody` for a restore. */
  readonly clientId: string
  /** Of the last change by anybody else; 0 where there was none. */
  readonly others: number
  /** What a removed thing held. Spending the last one is no removal. */
  readonly held?: number
  /** Where a queue entry went that is crafted by another recipe now. */
  readonly movedTo?: number
}

export type Trail = {
  /** Changes up to this version may have been forgotten. */
  readonly floor: number
  /** Clients that are not known any more may have saved up to this version. */
  readonly forgottenClients: number
  readonly traces: ReadonlyMap<DocumentKey, Trace>
}

/** What happened to a thing besides that it changed. */
export type Loss = { readonly held?: number; readonly movedTo?: number }

export type Sender = { readonly clientId: string; readonly baseVersion: number }

export const emptyTrail: Trail = { floor: 0, forgottenClients: 0, traces: new Map() }

/** In place of a client: what the account's owner did on the server. */
export const nobody = ''

/** So many removed things are remembered, and half of them after a clean-up. */
const mostRemoved = 5_000

/** Whether somebody else changed the thing after the version the sender knew. */
export function isStale(trail: Trail, key: DocumentKey, { clientId, baseVersion }: Sender): boolean {
  return changedByOthers(trail, key, clientId) > baseVersion
}

/** The version of the last change by anybody but the client; undefined where no change of the thing is remembered. */
export function lastChangeByOthers(
  { traces }: Trail,
  key: DocumentKey,
  clientId: string,
): number | undefined {
  const trace = traces.get(key)
  return trace && byOthers(trace, clientId)
}

/** What somebody else took away; what the sender removed itself is no loss to it. */
export function lossToOthers(trail: Trail, key: DocumentKey, { clientId }: Sender): Loss {
  const trace = trail.traces.get(key)
  return trace && trace.clientId !== clientId ? trace : {}
}

/** Whether somebody else changed anything at all after the version the sender knew. */
export function isBehind(trail: Trail, { clientId, baseVersion }: Sender): boolean {
  if (trail.floor > baseVersion) return true
  for (const trace of trail.traces.values()) if (byOthers(trace, clientId) > baseVersion) return true
  return false
}

/** The trail after one client's changes became that version. */
export function leaveTraces(
  trail: Trail,
  changes: ReadonlyMap<DocumentKey, Loss>,
  { clientId, version }: { readonly clientId: string; readonly version: number },
): Trail {
  const traces = new Map(trail.traces)
  for (const [key, loss] of changes)
    traces.set(key, { version, clientId, others: changedByOthers(trail, key, clientId), ...loss })
  return { ...trail, traces }
}

/** Forgets the oldest of the removed things where there are too many; who knows only older versions counts as late. */
export function trimTrail(trail: Trail, isThere: (key: DocumentKey) => boolean): Trail {
  const removed = [...trail.traces].filter(([key]) => !isThere(key))
  if (removed.length <= mostRemoved) return trail
  const oldestFirst = removed.sort(([, a], [, b]) => a.version - b.version)
  const forgotten = oldestFirst.slice(0, removed.length - mostRemoved / 2)
  const traces = new Map(trail.traces)
  for (const [key] of forgotten) traces.delete(key)
  return { ...trail, floor: Math.max(trail.floor, forgotten.at(-1)![1].version), traces }
}

function changedByOthers(trail: Trail, key: DocumentKey, clientId: string): number {
  return lastChangeByOthers(trail, key, clientId) ?? trail.floor
}

function byOthers(trace: Trace, clientId: string): number {
  return trace.clientId === clientId ? trace.others : trace.version
}
