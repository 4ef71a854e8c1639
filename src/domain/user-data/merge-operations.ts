import { applyToDraft } from './apply-operation.ts'
import { closeDraft, type DocumentDraft, openDraft, setSettlement } from './document-draft.ts'
import { type DocumentKey, settlementKey, valuesByKey } from './document-key.ts'
import { documentExcess, type Excess } from './document-limits.ts'
import { mergeSettlements, projectsAtRisk } from './merge-settlement.ts'
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
  type Trail,
  trimTrail,
} from './trail.ts'
import type { PersonalSettlement, UserDocument } from './user-document.ts'

/** A document with the memory of who changed what. */
export type TrackedDocument = { readonly document: UserDocument; readonly trail: Trail }

/** Operations of one client, in the order in which they were made. */
export type Batch = Sender & { readonly operations: readonly Operation[] }

export type MergeRefusal =
  | { readonly refusal: 'projectsAtRisk'; readonly projects: number }
  | { readonly refusal: Excess }

export type Merged = TrackedDocument & {
  readonly refusal?: never
  /** The values that a late batch replaced; absent where nothing changed. */
  readonly superseded?: readonly SupersededValue[]
}

/**
 * The account's document after a client's batch (SAVE-4, SAVE-6); the very same where all in all nothing changed. All of
 * the batch is taken or nothing.
 * @param next `version` is what the document becomes if it changes; `baseSettlement` is the settlement as the sender
 *   knew it, null where that is not known any more.
 */
export function mergeOperations(
  tracked: TrackedDocument,
  batch: Batch,
  next: { readonly version: number; readonly baseSettlement: PersonalSettlement | null },
): Merged | MergeRefusal {
  const draft = openDraft(tracked.document)
  const findStale = (key: DocumentKey): Loss | null =>
    isStale(tracked.trail, key, batch) ? lossToOthers(tracked.trail, key, batch) : null
  for (const operation of batch.operations) {
    if (operation.op !== 'settlement.set') applyToDraft(draft, operation, findStale)
    else {
      const base = findStale(settlementKey) ? { settlement: next.baseSettlement } : null
      const projects = takeSettlement(draft, operation, base)
      if (projects > 0) return { refusal: 'projectsAtRisk', projects }
    }
  }
  const document = closeDraft(draft)
  if (document === tracked.document) return tracked
  const excess = documentExcess(document)
  if (excess) return { refusal: excess }
  return {
    ...follow(tracked, document, draft.changes, { clientId: batch.clientId, version: next.version }),
    superseded: supersededValues(tracked, document, draft.overridden, batch),
  }
}

/** Puts another document in place, as nobody's client: what a restore does. */
export function replaceDocument(
  tracked: TrackedDocument,
  document: UserDocument,
  version: number,
): TrackedDocument {
  const before = valuesByKey(tracked.document)
  const after = valuesByKey(document)
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  if (keys.every((key) => isSameJson(before.get(key), after.get(key)))) return tracked
  const changes = new Map(keys.map((key) => [key, lossOf(before.get(key), after.get(key))] as const))
  return follow(tracked, document, changes, { clientId: nobody, version })
}

function lossOf(before: unknown, after: unknown): Loss {
  return after === undefined && typeof before === 'number' ? { held: before } : {}
}

/** Answers with the number of projects that would be lost; then nothing is changed. */
function takeSettlement(
  draft: DocumentDraft,
  { settlement: sent, force }: { readonly settlement: PersonalSettlement; readonly force: boolean },
  stale: { readonly settlement: PersonalSettlement | null } | null,
): number {
  const now = draft.now.settlement
  const next = stale ? mergeSettlements({ now, sent, base: stale.settlement, force }) : sent
  const projects = force ? 0 : projectsAtRisk(now, next)
  if (projects === 0) setSettlement(draft, next)
  return projects
}

function follow(
  tracked: TrackedDocument,
  document: UserDocument,
  changes: ReadonlyMap<DocumentKey, Loss>,
  by: { readonly clientId: string; readonly version: number },
): TrackedDocument {
  const before = valuesByKey(tracked.document)
  const after = valuesByKey(document)
  // What came and went within one batch was seen by nobody else.
  const seen = new Map([...changes].filter(([key]) => !isSameJson(before.get(key), after.get(key))))
  const trail = trimTrail(leaveTraces(tracked.trail, seen, by), (key) => after.has(key))
  return { document, trail }
}
