import type { BuildListEntry } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import type { Odds, OddsKey } from '../crafting/odds.ts'
import type { PersonalSettlement, UserDocument } from './user-document.ts'

/** A user document as JSON, as it is sent and stored: objects in place of maps. */
export type PlainUserDocument = {
  readonly inventory: Readonly<Record<string, number>>
  readonly buildList: readonly BuildListEntry[]
  readonly choices: Readonly<Record<string, Choice>>
  /** Absent where nothing is in it, and in what earlier releases stored. */
  readonly odds?: Readonly<Record<string, Odds>>
  readonly keptBack?: Readonly<Record<string, number>>
  readonly settlement: PersonalSettlement
}

export function toPlainDocument(document: UserDocument): PlainUserDocument {
  const { inventory, buildList, choices, odds, keptBack, settlement } = document
  return {
    inventory: Object.fromEntries(inventory),
    buildList,
    choices: Object.fromEntries(choices),
    ...(odds.size > 0 && { odds: Object.fromEntries(odds) }),
    ...(keptBack.size > 0 && { keptBack: Object.fromEntries(keptBack) }),
    settlement,
  }
}

export function fromPlainDocument(plain: PlainUserDocument): UserDocument {
  return {
    inventory: new Map(Object.entries(plain.inventory) as [ItemId, number][]),
    buildList: plain.buildList,
    choices: new Map(Object.entries(plain.choices) as [ItemId, Choice][]),
    odds: new Map(Object.entries(plain.odds ?? {}) as [OddsKey, Odds][]),
    keptBack: new Map(Object.entries(plain.keptBack ?? {}) as [ItemId, number][]),
    settlement: plain.settlement,
  }
}
