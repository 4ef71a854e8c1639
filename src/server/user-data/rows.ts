import type { SupersededValue, UserDataVersion } from '#contract/user-data-versions'
import type { UserDataState } from '#contract/user-document'
import type { ItemId } from '#domain/catalog/item'
import { rowOf } from '#domain/user-data/document-key'
import type { TrackedDocument } from '#domain/user-data/merge-operations'
import { fromPlainDocument, type PlainUserDocument, toPlainDocument } from '#domain/user-data/plain-document'
import type { UserDocument } from '#domain/user-data/user-document'
import { isoTime } from '../configuration/clock.ts'
import { text, textOrNull, time, timeText, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { fromStoredTrail } from './stored-trail.ts'

type StoredChoice = (SupersededValue & { readonly part: 'choices' })['choice']
type StoredOdds = (SupersededValue & { readonly part: 'odds' })['odds']

/** An account's data as the server holds it. */
export type SavedData = {
  readonly version: number
  /** Epoch milliseconds; null if nothing was saved yet. */
  readonly lastUpdated: number | null
  readonly document: UserDocument
  /** The version of the catalogue by which recipes are numbered; null where none is chosen, or nobody said so. */
  readonly catalogue: string | null
}

export function savedData(row: Row): SavedData {
  return {
    version: whole(row, 'version'),
    lastUpdated: row.last_updated === null ? null : time(row, 'last_updated'),
    document: documentOf(row),
    catalogue: textOrNull(row, 'catalogue'),
  }
}

/** Like `savedData`, with the trail of which browser changed what. */
export function trackedData(row: Row): SavedData & TrackedDocument {
  return { ...savedData(row), trail: fromStoredTrail(row.trail) }
}

function documentOf(row: Row): UserDocument {
  return fromPlainDocument(row.document as PlainUserDocument)
}

/** The data in the contract's form. */
export function userDataState({ version, lastUpdated, document, catalogue }: SavedData): UserDataState {
  return { version, lastUpdated: isoTimeOrNull(lastUpdated), document: contractDocument(document), catalogue }
}

export function contractDocument(document: UserDocument): UserDataState['document'] {
  return toPlainDocument(document) as UserDataState['document']
}

export function isoTimeOrNull(at: number | null): string | null {
  return at === null ? null : isoTime(at)
}

export function userDataVersion(row: Row): UserDataVersion {
  return {
    version: whole(row, 'version'),
    savedAt: timeText(row, 'saved_at'),
    reason: text(row, 'reason') as UserDataVersion['reason'],
    inventoryItems: whole(row, 'inventory_items'),
    buildListItems: whole(row, 'build_list_items'),
    projects: whole(row, 'projects'),
    bytes: whole(row, 'bytes'),
  }
}

/** The replaced value of a row; none where its key names nothing that devices still set, such as the settlement of earlier releases. */
export function supersededValuesIn(row: Row): readonly SupersededValue[] {
  const thing = rowOf(text(row, 'key'))
  if (!thing) return []
  const replaced = {
    version: whole(row, 'version'),
    at: timeText(row, 'at'),
    catalogue: textOrNull(row, 'catalogue'),
  }
  if (thing.part === 'choices') return [{ ...thing, choice: row.value as StoredChoice, ...replaced }]
  if (thing.part === 'odds')
    return [{ ...thing, itemId: thing.itemId as ItemId, odds: row.value as StoredOdds, ...replaced }]
  return [{ ...thing, quantity: whole(row, 'value'), ...replaced }]
}
