import { type DocumentKey, rowOf, valuesByKey } from './document-key.ts'
import { isSameJson } from './same-json.ts'
import { lastChangeByOthers, type Sender, type Trail } from './trail.ts'
import type { UserDocument } from './user-document.ts'

/** A value that one device had set and another, without knowing it, set differently (SAVE-4). */
export type SupersededValue = {
  readonly key: DocumentKey
  /** An amount, a choice or odds; null for the default of the catalogue or of the plan. */
  readonly value: unknown
  /** The version of the last change by another device. A value that the sender itself set after that is not kept. */
  readonly setIn: number
}

/** The values that a late batch replaced with different ones. A row that had been removed had no value to replace. */
export function supersededValues(
  { document, trail }: { readonly document: UserDocument; readonly trail: Trail },
  after: UserDocument,
  overridden: ReadonlySet<DocumentKey>,
  { clientId }: Sender,
): readonly SupersededValue[] {
  if (overridden.size === 0) return []
  const valuesBefore = valuesByKey(document)
  const valuesAfter = valuesByKey(after)
  return [...overridden].flatMap((key) => {
    const setIn = lastChangeByOthers(trail, key, clientId)
    const part = rowOf(key)?.part
    // What a key without a row holds: the default, none kept back, or nothing that could be replaced.
    const nothing = part === 'choices' || part === 'odds' ? null : part === 'keptBack' ? 0 : undefined
    const value = valuesBefore.get(key) ?? nothing
    if (setIn === undefined || value === undefined || isSameJson(value, valuesAfter.get(key) ?? nothing))
      return []
    return [{ key, value, setIn }]
  })
}
