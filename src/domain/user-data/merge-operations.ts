import { applyToDraft } from './apply-operation.ts'
import { closeDraft, openDraft } from './document-draft.ts'
import { type DocumentKey, rowOf, valuesByKey } from './document-key.ts'
import { documentExcess, type Excess } from './document-limits.ts'
import type { Operation } from './operation.ts'
import { isSameJson } from './same-json.ts'
import { type SupersededValue, supersededValues } from './superseded-values.ts'
import {
  isStale,
  type Loss,
  leaveTraces,
  lossToOthers,
  nobody,
  type Sender,
  type Trace,
  type Trail,
  trimTrail,
} from './trail.ts'
import type { UserDocument } from './user-document.ts'

/** A document with the record of who changed which row last. */
export type TrackedDocument = { readonly document: UserDocument; readonly trail: Trail }

/** Operations of one client, in the order in which they were made. */
export type Batch = Sender & { readonly operations: readonly Operation[] }

export type MergeRefusal = { readonly refusal: Excess }

export type Merged = TrackedDocument & {
  readonly refusal?: never
  /** Values of other clients that the batch replaced without knowing of them, because it came late; absent if nothing changed. */
  readonly superseded?: readonly SupersededValue[]
}

/**
 * Merges a client's batch into the account's document (SAVE-4), all of it or nothing.
 * @param version the version that the document gets if it changes
 * @returns the same object if nothing changes
 */
export function mergeOperations(
  tracked: TrackedDocument,
  batch: Batch,
  version: number,
): Merged | MergeRefusal {
  const draft = openDraft(tracked.document)
  // What another client's change took from a row, where the sender made its operations without knowing of that change; null elsewhere.
  const findStale = (key: DocumentKey): Loss | null =>
    isStale(tracked.trail, key, batch) ? lossToOthers(tracked.trail, key, batch) : null
  for (const operation of batch.operations) applyToDraft(draft, operation, findStale)
  const document = closeDraft(draft)
  const isMoved = batch.operations.some(({ op }) => op === 'catalogue.move')
  // A move counts even if it changes no row, because the recipes are numbered otherwise from then on.
  if (document === tracked.document && !isMoved) return tracked
  const excess = documentExcess(document)
  if (excess) return { refusal: excess }
  return {
    ...trackedAfter(tracked, document, draft.changes, { clientId: batch.clientId, version, isMoved }),
    superseded: supersededValues(tracked, document, draft.overridden, batch),
  }
}

/**
 * Restores a former document; the settlement stays as it is now (I7). Every device counts as late after it.
 * @param isMoved whether its recipes are numbered by another version of the catalogue
 */
export function replaceDocument(
  tracked: TrackedDocument,
  former: UserDocument,
  version: number,
  isMoved: boolean,
): TrackedDocument {
  const document = { ...former, settlement: tracked.document.settlement }
  const before = valuesByKey(tracked.document)
  const after = valuesByKey(document)
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  if (!isMoved && keys.every((key) => isSameJson(before.get(key), after.get(key)))) return tracked
  const changes = new Map(keys.map((key) => [key, lossOf(before.get(key), after.get(key))] as const))
  return trackedAfter(tracked, document, changes, { clientId: nobody, version, isMoved })
}

/** What a restore takes from a row: its amount, if it had one and is removed. */
function lossOf(before: unknown, after: unknown): Loss {
  return after === undefined && typeof before === 'number' ? { held: before } : {}
}

function trackedAfter(
  tracked: TrackedDocument,
  document: UserDocument,
  changes: ReadonlyMap<DocumentKey, Loss>,
  { isMoved, ...by }: { readonly clientId: string; readonly version: number; readonly isMoved: boolean },
): TrackedDocument {
  const before = valuesByKey(tracked.document)
  const after = valuesByKey(document)
  // A row added and removed within one batch was never seen by another device.
  const seen = new Map([...changes].filter(([key]) => !isSameJson(before.get(key), after.get(key))))
  if (isMoved)
    for (const key of [...before.keys(), ...after.keys(), ...tracked.trail.traces.keys()])
      if (isRenumbered(key, tracked.trail.traces.get(key))) seen.set(key, {})
  const trail = trimTrail(leaveTraces(tracked.trail, seen, by), (key) => after.has(key))
  return { document, trail }
}

/**
 * Whether a key may name another recipe after a move: its row then counts as changed, and what was lost there is forgotten. Number 0 is the
 * default recipe in every catalogue, so its key stays, unless the trace names the recipe to which an entry went from there: that may have
 * another number now. Only rows of the build list have a recipe in their key.
 */
function isRenumbered(key: DocumentKey, trace: Trace | undefined): boolean {
  const row = rowOf(key)
  return row?.part === 'buildList' && (row.recipeIndex > 0 || trace?.movedTo !== undefined)
}
