import type { DocumentKey } from './document-key.ts'

/** The last change of one row: it tells whether the sender of an operation could not have known of it. */
export type Trace = {
  /** The version of the last change. */
  readonly version: number
  /** The client that made it; `nobody` for a restore. */
  readonly clientId: string
  /** The version of the last change by any other client; 0 if there was none. */
  readonly others: number
  /**
   * The amount of a removed row: it comes back where a client that did not know of the removal adds to it. Using up the last unit is not a
   * removal.
   */
  readonly held?: number
  /** The recipe to which a queue entry was moved. */
  readonly movedTo?: number
}

export type Trail = {
  /** Changes up to this version may have been forgotten. */
  readonly floor: number
  /** Clients that the server has forgotten may have saved up to this version. */
  readonly forgottenClients: number
  readonly traces: ReadonlyMap<DocumentKey, Trace>
}

/** What a change took from a row: the amount if it was removed, the new recipe if it was moved. */
export type Loss = { readonly held?: number; readonly movedTo?: number }

/** Who sends operations, and the version of the document on which they were made. */
export type Sender = { readonly clientId: string; readonly baseVersion: number }

export const emptyTrail: Trail = { floor: 0, forgottenClients: 0, traces: new Map() }

/** The client id of a restore, which happens on the server. */
export const nobody = ''

/** How many removed rows are remembered; after a clean-up half as many. */
const mostRemoved = 5_000

/** Whether another client changed the row after the version that the sender knew. */
export function isStale(trail: Trail, key: DocumentKey, { clientId, baseVersion }: Sender): boolean {
  return changedByOthers(trail, key, clientId) > baseVersion
}

/** The version of the last change by another client; undefined if no change of the row is remembered. */
export function lastChangeByOthers(
  { traces }: Trail,
  key: DocumentKey,
  clientId: string,
): number | undefined {
  const trace = traces.get(key)
  return trace && byOthers(trace, clientId)
}

/** What another client took from the row; nothing if the last change was the sender's own. */
export function lossToOthers(trail: Trail, key: DocumentKey, { clientId }: Sender): Loss {
  const trace = trail.traces.get(key)
  return trace && trace.clientId !== clientId ? trace : {}
}

/** Whether another client changed any row after the version that the sender knew. */
export function isBehind(trail: Trail, { clientId, baseVersion }: Sender): boolean {
  if (trail.floor > baseVersion) return true
  for (const trace of trail.traces.values()) if (byOthers(trace, clientId) > baseVersion) return true
  return false
}

/** The trail after a client's changes, which became that version. */
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

/** Forgets the oldest removed rows if there are too many; clients that know only older versions then count as late. */
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
