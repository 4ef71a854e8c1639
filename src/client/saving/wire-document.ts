import type { ItemId } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import type { UserDocument } from '#domain/user-data/user-document'
import type { Replies } from '../api/ask.ts'

export type WireDocument = Replies['loadUserData']['document']

/** A user document as JSON, for requests and storage (SAVE-1). */
export function toWire({ inventory, buildList, choices, settlement }: UserDocument): WireDocument {
  return {
    inventory: Object.fromEntries(inventory),
    buildList: [...buildList],
    choices: Object.fromEntries(choices),
    settlement,
  } as WireDocument
}

export function fromWire({ inventory, buildList, choices, settlement }: WireDocument): UserDocument {
  return {
    inventory: new Map(Object.entries(inventory) as [ItemId, number][]),
    buildList,
    choices: new Map(Object.entries(choices) as [ItemId, Choice][]),
    settlement,
  }
}
