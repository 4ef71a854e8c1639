import { type DocumentKey, thingOf, valuesByKey } from './document-key.ts'
import { isSameJson } from './same-json.ts'
import { lastChangeByOthers, type Sender, type Trail } from './trail.ts'
import type { UserDocument } from './user-document.ts'

/** What one device had set and another one, not knowing, set differently (SAVE-4). */
export type SupersededValue = {
  readonly key: DocumentKey
  /** An amount or a choice; null for the catalogue's default way. */
  readonly value: unknown
  /** The version of the last change by anybody but the sender: what the sender set after it is no loss. */
  readonly setIn: number
}

/** The values that stood before a late batch and that it set differently; what it brought back was no value. */
export function supersededValues(
  { document, trail }: { readonly document: UserDocument; readonly trail: Trail },
  after: UserDocument,
  overridden: ReadonlySet<DocumentKey>,
  { clientId }: Sender,
): readonly SupersededValue[] {
  if (overridden.size === 0) return []
  const stood = valuesByKey(document)
  const stands = valuesByKey(after)
  return [...overridden].flatMap((key) => {
    const setIn = lastChangeByOthers(trail, key, clientId)
    const nothing = thingOf(key)?.part === 'choices' ? null : undefined
    const value = stood.get(key) ?? nothing
    if (setIn === undefined || value === undefined || isSameJson(value, stands.get(key) ?? nothing)) return []
    return [{ key, value, setIn }]
  })
}
