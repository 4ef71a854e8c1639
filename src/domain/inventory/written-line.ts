import { type Rarity, rarities } from '../catalog/item.ts'
import { plainText } from '../catalog/plain-text.ts'
import { rarityName } from '../catalog/rarity.ts'
import type { Reading } from './line-readings.ts'

/** What a line says, not yet looked up in the catalogue. */
export type WrittenLine = {
  /** As `plainName` gives it. */
  readonly name: string
  /** null if no amount could be read. */
  readonly quantity: number | null
  /** Marks beside the name: "T3", "(Rare)". */
  readonly tier: number | null
  readonly rarity: Rarity | null
}

const raritiesByName = new Map(rarities.map((rarity) => [plainText(rarityName(rarity)), rarity]))

/** @param name in plain text */
export function rarityCalled(name: string): Rarity | null {
  return raritiesByName.get(name) ?? null
}

/** A name as it is compared: "Deed: Raft (Fishing)" and "deed: raft fishing" are one. */
export function plainName(name: string): string {
  return wordsOf(name).join(' ')
}

/**
 * What a reading can say: first all its words as a name, then only those left when a rarity, a tier or both are taken for marks.
 * "Uncommon Owl Egg" is an item's name, or an owl egg that is uncommon.
 */
export function withMarks({ rest, quantity }: Reading): readonly WrittenLine[] {
  const words = wordsOf(rest)
  const rarityPlaces = placesOfMark(words, (word) => rarityCalled(word) !== null)
  return placesOfMark(words, (word) => /^t\d{1,2}$/.test(word)).flatMap((tierAt) =>
    rarityPlaces.map((rarityAt) => ({
      name: words.filter((_, at) => at !== tierAt && at !== rarityAt).join(' '),
      quantity,
      tier: tierAt < 0 ? null : Number(words[tierAt]!.slice(1)),
      rarity: rarityAt < 0 ? null : rarityCalled(words[rarityAt]!),
    })),
  )
}

function wordsOf(text: string): readonly string[] {
  return plainText(text)
    .split(/[\s,;()[\]]+/)
    .filter(Boolean)
}

/** -1 for no mark, then where the first and the last word stand that can be one. */
function placesOfMark(words: readonly string[], isMark: (word: string) => boolean): readonly number[] {
  return [...new Set([-1, words.findIndex(isMark), words.findLastIndex(isMark)])]
}
