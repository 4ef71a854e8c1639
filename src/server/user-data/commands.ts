import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SentOperation } from '#contract/sent-operations'
import { mergeOperations, replaceDocument } from '#domain/user-data/merge-operations'
import { isNumberedOtherwise, numberingAfter } from '#domain/user-data/numbering'
import type { Operation } from '#domain/user-data/operation'
import { toPlainDocument } from '#domain/user-data/plain-document'
import { emptyTrail, isBehind, type Sender } from '#domain/user-data/trail'
import { emptyUserDocument, type UserDocument } from '#domain/user-data/user-document'
import { lockOwnAccount } from '../access/signed-in.ts'
import type { Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { protectProjects } from './personal.ts'
import { findVersion } from './queries.ts'
import { forgetClients, isSameRequest, rememberAnswer, saveRequestHash, takeClient } from './request-log.ts'
import { type SavedData, trackedData } from './rows.ts'
import { toStoredTrail } from './stored-trail.ts'
import { keepSuperseded } from './superseded.ts'
import { keepVersion, type VersionReason } from './version-commands.ts'

export type SaveRequest = Sender & {
  readonly operations: readonly SentOperation[]
  readonly userId: string
  readonly seq: number
  /** The version by which recipes are numbered, if the client says so. */
  readonly catalogue?: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

export type SaveAnswer = {
  readonly version: number
  readonly lastUpdated: number | null
  /** null if the sender has it already. */
  readonly document: UserDocument | null
  readonly catalogue: string | null
}

/**
 * Applies a browser's operations to the account's document, once for each number of its requests (SAVE-4, I10, I11).
 * Saves of one account run one after another.
 */
export async function saveUserData(tx: Tx, request: SaveRequest): Promise<SaveAnswer> {
  const saved = await lockUserData(tx, request.userId)
  const client = await takeClient(tx, request)
  if (!client) throw refusal('browser-of-another-account')
  const isUnknown = client.lastSeq === 0
  // It may be a browser whose row was swept away; then these changes may have been saved before.
  if (isUnknown && request.baseVersion < saved.trail.forgottenClients) throw refusal('perhaps-saved')
  const expected = client.lastSeq + 1
  if (request.seq < expected) {
    const known = client.answers.find(({ seq }) => seq === request.seq)
    if (!known) throw refusal('number-unexpected', { expected })
    if (!isSameRequest(known, request)) throw refusal('number-of-other-changes')
    return answerAgain(tx, saved, { userId: request.userId, ...known })
  }
  if (request.seq > expected) throw refusal('number-unexpected', { expected })
  const batch = { ...request, operations: withoutRetired(request) }
  if (isNumberedOtherwise(saved, batch)) throw refusal('other-catalogue')
  if (emptiesSettlement(request)) await protectProjects(tx, request.userId)

  const merged = mergeOperations(saved, batch, saved.version + 1)
  if (merged.refusal) throw refusal('document-full', { part: merged.refusal })
  const changed = { version: saved.version + 1, lastUpdated: request.at }
  const catalogue = numberingAfter(merged.document, saved, batch)
  const next = merged === saved ? saved : { ...merged, ...changed, catalogue }
  if (next !== saved) {
    await writeUserData(tx, request, next, reasonOf(request))
    const values = merged.superseded ?? []
    await keepSuperseded(tx, { ...request, version: next.version, values, catalogue: saved.catalogue })
  }
  // A sender that names a later version than there is knows another document, and gets this one.
  const withDocument = isBehind(saved.trail, request) || request.baseVersion > saved.version
  const { version, lastUpdated, document } = next
  const hash = saveRequestHash(request)
  await rememberAnswer(tx, request, client, { seq: request.seq, hash, version, withDocument })
  if (isUnknown) await forgetClients(tx, request)
  return { version, lastUpdated, document: withDocument ? document : null, catalogue: next.catalogue }
}

/** Restores a saved state as a new version (SYS-7). @returns undefined if it does not exist */
export async function restoreVersion(
  tx: Tx,
  { userId, version, at }: { readonly userId: string; readonly version: number; readonly at: number },
): Promise<SavedData | undefined> {
  const saved = await lockUserData(tx, userId)
  const former = await findVersion(tx, { userId, version })
  if (!former) return undefined
  const { catalogue } = former
  // Where the saved state numbers its recipes by another catalogue, equal numbers mean other recipes: it then counts as another document.
  const isMoved = catalogue !== null && saved.catalogue !== null && catalogue !== saved.catalogue
  const replaced = replaceDocument(saved, former.document, saved.version + 1, isMoved)
  if (replaced === saved) return saved
  const next = { ...replaced, version: saved.version + 1, lastUpdated: at, catalogue }
  await writeUserData(tx, { userId }, next, 'restore')
  return next
}

/** Writes a row, reads it and deletes it, without touching the user's data (SYS-7). @returns whether it was read */
export async function testWriting(tx: Tx, userId: string): Promise<boolean> {
  await lockOwnAccount(tx, userId, 'keep')
  const id = randomUUID()
  await tx.write(sql`insert into connection_tests (user_id, id) values (${userId}, ${id})`)
  const read = await tx.all(sql`select id from connection_tests where user_id = ${userId} and id = ${id}`)
  await tx.write(sql`delete from connection_tests where user_id = ${userId} and id = ${id}`)
  return read.length === 1
}

/** Locks and reads the account's data; creates an empty row for an account that has none. */
async function lockUserData(tx: Tx, userId: string) {
  await lockOwnAccount(tx, userId, 'keep')
  await tx.write(sql`
    insert into user_data (user_id, document, trail)
    values (${userId}, ${JSON.stringify(toPlainDocument(emptyUserDocument))}::jsonb,
      ${JSON.stringify(toStoredTrail(emptyTrail))}::jsonb)
    on conflict (user_id) do nothing`)
  const [row] = await tx.all(sql`
    select version, document, trail, catalogue, last_updated from user_data where user_id = ${userId} for update`)
  return trackedData(row!)
}

async function writeUserData(
  tx: Tx,
  { userId }: { readonly userId: string },
  { version, lastUpdated, document, trail, catalogue }: ReturnType<typeof trackedData>,
  reason: VersionReason,
): Promise<void> {
  const plain = JSON.stringify(toPlainDocument(document))
  await tx.write(sql`
    update user_data
    set version = ${version}, document = ${plain}::jsonb, last_updated = ${sqlTime(lastUpdated!)},
      trail = ${JSON.stringify(toStoredTrail(trail))}::jsonb, catalogue = ${catalogue}
    where user_id = ${userId}`)
  await keepVersion(tx, { userId, version, document, plain, catalogue, at: lastUpdated!, reason })
}

/** Repeats an answer with the document it had, or with the current one if that version was deleted. */
async function answerAgain(
  tx: Tx,
  saved: SavedData,
  known: { readonly userId: string; readonly version: number; readonly withDocument: boolean },
): Promise<SaveAnswer> {
  const former = known.version === saved.version ? saved : await findVersion(tx, known)
  if (former) return { ...former, document: known.withDocument ? former.document : null }
  // Version 1 is from before the first save, so no state of it is stored.
  return known.version === 1 ? { version: 1, lastUpdated: null, document: null, catalogue: null } : saved
}

/**
 * Whether the request would leave no project in the settlement, and does not insist with `force` (SAVE-6). Such a request is refused
 * although `settlement.set` is ignored otherwise: its sender learns that the projects stay.
 */
function emptiesSettlement({ operations }: SaveRequest): boolean {
  return operations.some(
    (operation) =>
      operation.op === 'settlement.set' && operation.force !== true && !hasProjects(operation.settlement),
  )
}

function hasProjects(settlement: unknown): boolean {
  const { projects } = (settlement ?? {}) as { readonly projects?: unknown }
  return Array.isArray(projects) && projects.length > 0
}

/** Without what earlier releases send of the settlement: it is accepted and ignored, so that the rest is saved. */
function withoutRetired({ operations }: SaveRequest): readonly Operation[] {
  return operations.filter((operation) => operation.op !== 'settlement.set')
}

function reasonOf({ operations }: SaveRequest): VersionReason {
  return operations.some(({ op }) => op === 'inv.clear' || op === 'queue.clear') ? 'clear' : 'save'
}
