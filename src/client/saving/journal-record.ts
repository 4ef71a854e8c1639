import { namesRecipes } from '#domain/crafting/whole-plan'
import { applyOperations } from '#domain/user-data/apply-operation'
import { namesRecipe } from '#domain/user-data/follow-operations'
import type { Operation } from '#domain/user-data/operation'
import type { UserDocument } from '#domain/user-data/user-document'
import type { Replies } from '../api/ask.ts'
import { fromWire, toWire, type WireDocument } from './wire-document.ts'

/** A batch being sent: once or several times, always with the same number (I11). */
export type Batch = {
  /** Counts the batches of a client, so that the server saves one that comes twice only once. */
  readonly seq: number
  /** The version of the account's document on which the operations were made. */
  readonly baseVersion: number
  readonly operations: readonly Operation[]
  /** The version of the catalogue by which their recipes are numbered; for a move, the new one. Absent in records of an earlier release. */
  readonly catalogue?: string | null
}

/** The account's data as this browser knows it, and the operations it has not sent yet (decision 9). */
export type JournalRecord = {
  readonly userId: string
  /** Names this browser to the server, which keeps the number of the last batch for each client. */
  readonly clientId: string
  /** The number of the last batch that the server has answered. */
  readonly seq: number
  /** The version of `document`, the last one received from the server. */
  readonly version: number
  readonly document: WireDocument
  readonly lastUpdated: string | null
  /** The version of the catalogue by which `document` numbers recipes; null where none is chosen in it, or nobody said so. */
  readonly catalogue?: string | null
  /** The batch that was sent and is not answered yet. */
  readonly inFlight: Batch | null
  /** The operations that are in no batch yet. */
  readonly open: readonly Operation[]
  /** The version on which the first of `open` was made; null where there are none. */
  readonly openBase: number | null
  /** The version of the catalogue by which `open` numbers recipes before its first move; null where none is chosen, or nobody said so. */
  readonly openCatalogue?: string | null
  /** Storage keys of the edits that were added and may wait here still, so that none is added twice (`added-once.ts`). Absent in records of an earlier release. */
  readonly added?: readonly string[]
  /** Operations that the server refused, with its sentence; kept until the user has seen them (R6). */
  readonly refused: readonly { readonly message: string; readonly operations: readonly Operation[] }[]
}

/** At most this many go in one request. */
const mostOperations = 1_000

export function newRecord(
  userId: string,
  clientId: string,
  { version, document, lastUpdated, catalogue }: Replies['loadUserData'],
): JournalRecord {
  return {
    userId,
    clientId,
    seq: 0,
    version,
    document,
    lastUpdated,
    catalogue,
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
 * @param madeWith the version by which their recipes are numbered: the same as in operations that wait already (`withEdits`)
 */
export function withOperations(
  record: JournalRecord,
  operations: readonly Operation[],
  madeWith: string | null = null,
): JournalRecord {
  if (operations.length === 0) return record
  const openBase = record.openBase ?? record.inFlight?.baseVersion ?? record.version
  const numbering = record.openCatalogue ?? numberingOf(record)
  const openCatalogue = numbering ?? (operations.some(namesRecipe) ? madeWith : null)
  return { ...record, open: [...record.open, ...operations], openBase, openCatalogue }
}

/** The version by which the expected document numbers recipes; null where none is chosen in it, or nobody said so. */
export function numberingOf({
  document,
  catalogue,
  inFlight,
  open,
  openCatalogue,
}: JournalRecord): string | null {
  const move = open.findLast((operation) => operation.op === 'catalogue.move')
  const waiting = move?.to ?? openCatalogue ?? inFlight?.catalogue
  if (waiting) return waiting
  return catalogue && namesRecipes(fromWire(document)) ? catalogue : null
}

/** Whether all versions that are given are the same one; null and undefined do not count. */
export function isAlike(...versions: readonly (string | null | undefined)[]): boolean {
  return new Set(versions.filter((version) => version != null)).size < 2
}

/** Starts the next batch; the same record where one is being sent already, or nothing is open. */
export function withBatch(record: JournalRecord): JournalRecord {
  const [first] = record.open
  if (record.inFlight || !first) return record
  // A move is a batch of its own, made on the document as it is known now (`withMoveMade`).
  const move = first.op === 'catalogue.move' ? first : null
  const next = record.open.findIndex(({ op }, place) => op === 'catalogue.move' && place > 0)
  const most = move ? 1 : Math.min(next < 0 ? mostOperations : next, mostOperations)
  const [operations, open] = [record.open.slice(0, most), record.open.slice(most)]
  const catalogue = move?.to ?? record.openCatalogue ?? null
  const baseVersion = (move ? null : record.openBase) ?? record.version
  return {
    ...record,
    inFlight: { seq: record.seq + 1, baseVersion, operations, catalogue },
    open,
    openCatalogue: open.length > 0 ? catalogue : null,
    openBase: open.length > 0 ? record.openBase : null,
  }
}

/** Puts the batch in flight back before the open operations: the server refused it, because its document is numbered otherwise by now. */
export function withBatchBack(record: JournalRecord): JournalRecord {
  const { inFlight, openBase } = record
  if (!inFlight) return record
  const { operations, baseVersion, catalogue = null } = inFlight
  const open = [...operations, ...record.open]
  return {
    ...record,
    inFlight: null,
    open,
    openBase: openBase ?? baseVersion,
    openCatalogue: catalogue ?? record.openCatalogue ?? null,
  }
}

/** Whether the batch that was sent is still on its way: where its tab was stopped meanwhile, another one may have gone on. */
export function isOnItsWay(
  record: JournalRecord,
  sent: Pick<JournalRecord, 'clientId' | 'inFlight'>,
): boolean {
  return (
    record.clientId === sent.clientId && JSON.stringify(record.inFlight) === JSON.stringify(sent.inFlight)
  )
}

/**
 * Takes the answer to a batch. Where other devices had changed the document, the answer carries the merged one. An answer
 * older than the known document belongs to a batch sent twice, and the document contains it already.
 */
export function acknowledged(record: JournalRecord, reply: Replies['saveUserData']): JournalRecord {
  const { inFlight, openCatalogue } = record
  if (!inFlight) return record
  const answered = { ...record, seq: inFlight.seq, inFlight: null }
  const { version, lastUpdated, document, catalogue } = reply
  // The answer's document can be taken where it numbers recipes as the operations sent and the open ones do.
  const isUsable = document !== null && isAlike(catalogue, inFlight.catalogue, openCatalogue)
  if (version < record.version || (version === record.version && !isUsable)) return answered
  if (isUsable) return { ...answered, version, lastUpdated, document, catalogue }
  const made = toWire(applyOperations(fromWire(record.document), inFlight.operations))
  if (!document) return { ...answered, version, lastUpdated, document: made, catalogue }
  // Open operations have to be followed to this document's catalogue, so it is loaded. Until then `made` is no version of the server.
  return { ...answered, document: made, catalogue: inFlight.catalogue ?? record.catalogue ?? null }
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
 * The record to go on with where the journal cannot be written any more: it sends one batch, which the next visit will find and send too.
 * Operations behind that batch are left to the next visit, and are shown as if the server had them.
 */
export function recordForMemory(record: JournalRecord): JournalRecord {
  const { open, ...started } = withBatch(record)
  const document = toWire(applyOperations(fromWire(record.document), open))
  return { ...started, document, open: [], openBase: null }
}

/**
 * Starts over with a database that was set back to an earlier state: unsent operations wait as if they had just been made on whatever the
 * server has now.
 */
export function startedOver(record: JournalRecord, clientId: string): JournalRecord {
  return { ...withBatchBack(record), clientId, seq: 0, version: 0, lastUpdated: null, openBase: null }
}
