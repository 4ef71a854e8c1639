import type { DocumentDraft } from './document-draft.ts'
import type { DocumentKey } from './document-key.ts'
import type { Loss } from './trail.ts'

/** Finds what another device took from a row without the sender of the operation knowing; null if it changed nothing. */
export type FindStale = (key: DocumentKey) => Loss | null

/** If another device changed the row meanwhile, notes that the operation replaces what it had set. */
export function noteOverridden(draft: DocumentDraft, key: DocumentKey, findStale: FindStale): void {
  if (findStale(key)) draft.overridden.add(key)
}
