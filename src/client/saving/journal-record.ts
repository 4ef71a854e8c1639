import { applyOperations } from '#domain/user-data/apply-operation'
import type { Operation } from '#domain/user-data/operation'
import type { UserDocument } from '#domain/user-data/user-document'
import type { Replies } from '../api/ask.ts'
import { fromWire, toWire, type WireDocument } from './wire-document.ts'

/** A batch under way: sent once or several times, always with the same number (I11). */
export type Batch = {
  readonly seq: number
  readonly baseVersion: number
  readonly operations: readonly Operation[]
}

/** What this browser knows of an account's data, and what it has not yet told the server (design § 7). */
export type JournalRecord = {
  readonly userId: string
  readonly clientId: string
  /** Of the last batch the server has answered. */
  readonly seq: number
  /** The server's document as this browser last saw it. */
  readonly version: number
  readonly document: WireDocument
  readonly lastUpdated: string | null
  readonly inFlight: Batch | null
  readonly open: readonly Operation[]
  /** The version that the first of `open` was made on, however much later they are sent; null where there are none. */
  readonly openBase: number | null
  /** Operations the server would not take, with its sentence; kept until the player has seen them (R6). */
  readonly refused: readonly { readonly message: string; readonly operations: readonly Operation[] }[]
}

/** One request carries so many at most; more go in several. */
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

/** The document as the player sees it: the server's, with what the server has not yet heard. */
export function expectedDocument({ document, inFlight, open }: JournalRecord): UserDocument {
  return applyOperations(fromWire(document), [...(inFlight?.operations ?? []), ...open])
}

/**
 * The record with what the player has just done. What others change from here on is news to these operations: sent
 * later under a newer version, a removal would take away what the player has never seen.
 */
export function withOperations(record: JournalRecord, operations: readonly Operation[]): JournalRecord {
  if (operations.length === 0) return record
  const openBase = record.openBase ?? record.inFlight?.baseVersion ?? record.version
  return { ...record, open: [...record.open, ...operations], openBase }
}

/** The record with its next batch under way; the very same where one is, or where nothing is to be sent. */
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
 * The server has the batch: where others had changed the document, its answer carries the merged one. An answer older
 * than the document at hand is one to a batch sent twice, and the document holds the batch already.
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

/** The server will not take the batch as it is: it does not hold up what comes after it (R6). */
export function refusedBatch(record: JournalRecord, message: string): JournalRecord {
  if (!record.inFlight) return record
  const { operations } = record.inFlight
  return { ...record, inFlight: null, refused: [...record.refused, { message, operations }] }
}

/** The player has seen what was refused. */
export function withoutRefused(record: JournalRecord): JournalRecord {
  return record.refused.length === 0 ? record : { ...record, refused: [] }
}

/** The server has lost count of this browser, which sends the batch for the first time: under a new name it is the first one. */
export function renamedClient(record: JournalRecord, clientId: string): JournalRecord {
  return { ...record, clientId, seq: 0, inFlight: record.inFlight && { ...record.inFlight, seq: 1 } }
}

/**
 * The server does not know this browser any more, nor whether it has the batch: nothing is sent twice. The browser goes
 * on under a new name, and the player decides about the batch.
 */
export function forgottenBatch(record: JournalRecord, clientId: string, message: string): JournalRecord {
  return { ...refusedBatch(record, message), clientId, seq: 0 }
}

/** Another device has changed the document; an older state than the one known says nothing. */
export function withServerState(record: JournalRecord, state: Replies['loadUserData']): JournalRecord {
  return state.version > record.version ? { ...record, ...state } : record
}
