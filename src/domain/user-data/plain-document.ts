import type { BuildListEntry } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import type { PersonalSettlement, UserDocument } from './user-document.ts'

/** A user document as JSON, as it is sent and stored: objects in place of maps. */
export type PlainUserDocument = {
  readonly inventory: Readonly<Record<string, number>>
  readonly buildList: readonly BuildListEntry[]
  readonly choices: Readonly<Record<string, Choice>>
  readonly settlement: PersonalSettlement
}

export function toPlainDocument(document: UserDocument): PlainUserDocument {
  return {
    ...document,
    inventory: Object.fromEntries(document.inventory),
    choices: Object.fromEntries(document.choices),
  }
}

export function fromPlainDocument(plain: PlainUserDocument): UserDocument {
  return {
    inventory: new Map(Object.entries(plain.inventory) as [ItemId, number][]),
    buildList: plain.buildList,
    choices: new Map(Object.entries(plain.choices) as [ItemId, Choice][]),
    settlement: plain.settlement,
  }
}
