import { applyOperations } from '#domain/user-data/apply-operation'
import type { Operation } from '#domain/user-data/operation'
import type { UserDocument } from '#domain/user-data/user-document'
import type { Replies } from '../api/ask.ts'
import { fromWire, toWire, type WireDocument } from './wire-document.ts'

/** A batch being sent: once or several times, always with the same number (I11). */
export type Batch = {
  readonly seq: number
  readonly baseVersion: number
  readonly operations: readonly Operation[]
}

/** The account's data as this browser knows it, and the operations it has not sent yet (decision 9). */
export type JournalRecord = {
  readonly userId: string
  readonly clientId: string
  /** The number of the last batch that the server has answered. */
  readonly seq: number
  /** The version of `document`, the last one received from the server. */
  readonly version: number
  readonly document: WireDocument
  readonly lastUpdated: string | null
  readonly inFlight: Batch | null
  readonly open: readonly Operation[]
  /** The version on which the first of `open` was made; null where there are none. */
  readonly openBase: number | null
  /** Operations that the server refused, with its sentence; kept until the user has seen them (R6). */
  readonly refused: readonly { readonly message: string; readonly operations: readonly Operation[] }[]
}

/** At most this many go in one request. */
const mostOperations = 1_000

export function newRecord(
  userId: string,
  clientId: string,
  { version, document, lastUpdated }: Replies['loadUserData'],
): JournalRecord {
  return {
    userId,
    clientId,
    seq: 0,
    version,
    document,
    lastUpdated,
    inFlight: null,
    open: [],
    openBase: null,
    refused: [],
  }
}

export function isAllSent({ inFlight, open }: JournalRecord): boolean {
  return inFlight === null && open.length === 0
}

/** The document to show: the server's, with the unsent operations applied. */
export function expectedDocument({ document, inFlight, open }: JournalRecord): UserDocument {
  return applyOperations(fromWire(document), [...(inFlight?.operations ?? []), ...open])
}

/**
 * Adds operations, and keeps the version on which they were made: sent with a newer one, a removal would delete changes
 * by other devices that the user has never seen.
 */
export function withOperations(record: JournalRecord, operations: readonly Operation[]): JournalRecord {
  if (operations.length === 0) return record
  const openBase = record.openBase ?? record.inFlight?.baseVersion ?? record.version
  return { ...record, open: [...record.open, ...operations], openBase }
}

/** Starts the next batch; the same record where one is being sent already, or nothing is open. */
export function withBatch(record: JournalRecord): JournalRecord {
  if (record.inFlight || record.open.length === 0) return record
  const operations = record.open.slice(0, mostOperations)
  const open = record.open.slice(operations.length)
  return {
    ...record,
    inFlight: { seq: record.seq + 1, baseVersion: record.openBase ?? record.version, operations },
    open,
    openBase: open.length > 0 ? record.openBase : null,
  }
}

/**
 * Takes the answer to a batch. Where other devices had changed the document, the answer carries the merged one. An answer
 * older than the known document belongs to a batch sent twice, and the document contains it already.
 */
export function acknowledged(record: JournalRecord, reply: Replies['saveUserData']): JournalRecord {
  const { inFlight } = record
  if (!inFlight) return record
  const answered = { ...record, seq: inFlight.seq, inFlight: null }
  if (reply.version < record.version) return answered
  const { version, lastUpdated } = reply
  if (reply.document) return { ...answered, version, lastUpdated, document: reply.document }
  if (version === record.version) return answered
  const document = toWire(applyOperations(fromWire(record.document), inFlight.operations))
  return { ...answered, version, lastUpdated, document }
}

/** Sets aside a batch that the server refused, so that it does not block the next (R6). */
export function refusedBatch(record: JournalRecord, message: string): JournalRecord {
  if (!record.inFlight) return record
  const { operations } = record.inFlight
  return { ...record, inFlight: null, refused: [...record.refused, { message, operations }] }
}

/** Forgets the refused operations, which the user has seen. */
export function withoutRefused(record: JournalRecord): JournalRecord {
  return record.refused.length === 0 ? record : { ...record, refused: [] }
}

/** Starts over under a new client id, with the same batch as its first. The batch must never have been sent before. */
export function withNewClient(record: JournalRecord, clientId: string): JournalRecord {
  return { ...record, clientId, seq: 0, inFlight: record.inFlight && { ...record.inFlight, seq: 1 } }
}

/**
 * Starts over under a new client id and sets the batch aside for the user: the server no longer knows whether it has it,
 * and nothing is sent twice.
 */
export function forgottenBatch(record: JournalRecord, clientId: string, message: string): JournalRecord {
  return { ...refusedBatch(record, message), clientId, seq: 0 }
}

/**
 * Starts over with a database that was set back to an earlier state: what is unsent waits as if it had just been made, on whatever the
 * server has now.
 */
export function startedOver(record: JournalRecord, clientId: string): JournalRecord {
  const open = [...(record.inFlight?.operations ?? []), ...record.open]
  return { ...record, clientId, seq: 0, version: 0, lastUpdated: null, inFlight: null, open, openBase: null }
}

/** Takes the server's document, unless an equal or newer one is known. */
export function withServerState(record: JournalRecord, state: Replies['loadUserData']): JournalRecord {
  return state.version > record.version ? { ...record, ...state } : record
}
