import type { Catalog } from '../catalog/catalog.ts'
import { plainName, type WrittenLine } from './written-line.ts'

type Find = (written: WrittenLine) => readonly number[]

/** Finds the places of items in a catalogue. */
export type NameFinder = {
  /** Items that have what was written as their id, or as their name with the tier and rarity that were written. */
  readonly exact: Find
  /** Items that have the name, whatever their tier and rarity. */
  readonly named: Find
  /** Items of similar names, those with the tier and rarity first. */
  readonly similar: Find
}

export function createNameFinder(catalog: Catalog): NameFinder {
  const placesByName = new Map<string, number[]>()
  for (let place = 0; place < catalog.size; place++) {
    const name = plainName(catalog.names[place]!)
    const same = placesByName.get(name)
    if (same) same.push(place)
    else placesByName.set(name, [place])
  }
  const knownNames = [...placesByName.keys()]

  const named: Find = ({ name }) => placesByName.get(name) ?? []

  function isMarked(place: number, { tier, rarity }: WrittenLine): boolean {
    return (
      (tier === null || catalog.tiers[place] === tier) &&
      (rarity === null || catalog.rarities[place] === rarity)
    )
  }

  return {
    named,
    exact(written) {
      const byId = catalog.indexById.get(written.name)
      // Ids from `size` on are mentioned by recipes and belong to no item.
      if (byId !== undefined && byId < catalog.size) return [byId]
      return named(written).filter((place) => isMarked(place, written))
    },
    similar(written) {
      if (written.name === '') return []
      const words = written.name.split(' ')
      return knownNames
        .filter((known) => words.every((word) => known.includes(word)))
        .sort((a, b) => a.length - b.length)
        .flatMap((known) => placesByName.get(known)!)
        .sort((a, b) => Number(isMarked(b, written)) - Number(isMarked(a, written)))
    },
  }
}
