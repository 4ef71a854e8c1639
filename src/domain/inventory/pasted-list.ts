import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { plainText } from '../catalog/plain-text.ts'
import { readHeading, readRow, readWrittenLine, type WrittenLine } from './pasted-line.ts'

/** One line of a pasted stock list and what it means (BEY-7). */
export type PastedLine = {
  /** 1 for the first line of the text. */
  readonly line: number
  readonly text: string
  /** null where no amount could be read. */
  readonly quantity: number | null
  /** Items it can mean; none where nothing is called like this. */
  readonly candidates: readonly ItemId[]
  /** False where the candidates are merely similar to what is written. */
  readonly isExact: boolean
}

/** A line whose amount and item are both certain; any other is the player's to decide. */
export function isClear(line: PastedLine): boolean {
  return line.quantity !== null && line.isExact && line.candidates.length === 1
}

/** So many similar names are offered for a name that no item carries. */
const mostCandidates = 12

/**
 * Reads pasted lists ('12 Rough Plank', 'Rough Plank x12', CSV) against a catalogue. Nothing is guessed: a name that
 * several items carry, or none carries exactly, leaves the choice to the player; tier and rarity written beside the
 * name narrow it down.
 */
export function createPastedListReader(catalog: Catalog): (text: string) => readonly PastedLine[] {
  const placesByName = new Map<string, number[]>()
  for (let place = 0; place < catalog.size; place++) {
    const name = plainText(catalog.names[place]!)
    const same = placesByName.get(name)
    if (same) same.push(place)
    else placesByName.set(name, [place])
  }

  const knownNames = [...placesByName.keys()]
  // Typing at the end of a long list reads one new line, not all of them again.
  const readBefore = new Map<string, Omit<PastedLine, 'line'>>()

  function similarPlaces(name: string): readonly number[] {
    const words = name.split(' ').filter(Boolean)
    if (words.length === 0) return []
    return knownNames
      .filter((known) => words.every((word) => known.includes(word)))
      .sort((a, b) => a.length - b.length)
      .flatMap((known) => placesByName.get(known)!)
  }

  function isMarked(place: number, { tier, rarity }: WrittenLine): boolean {
    return (
      (tier === null || catalog.tiers[place] === tier) &&
      (rarity === null || catalog.rarities[place] === rarity)
    )
  }

  function resolve(written: WrittenLine): Pick<PastedLine, 'candidates' | 'isExact'> {
    const byId = catalog.indexById.get(written.name)
    if (byId !== undefined && byId < catalog.size) return { candidates: [catalog.ids[byId]!], isExact: true }
    const name = plainText(written.name)
    const named = placesByName.get(name)
    const marked = named?.filter((place) => isMarked(place, written)) ?? []
    // A mark that fits none of that name is a mistake to be shown, not a reason to find nothing.
    const places = marked.length > 0 ? marked : (named ?? similarPlaces(name))
    return {
      candidates: places.slice(0, mostCandidates).map((place) => catalog.ids[place]!),
      isExact: marked.length > 0,
    }
  }

  return (text) => {
    const lines = text
      .split(/\r\n|\r|\n/)
      .map((line, i) => ({ line: i + 1, text: line.trim() }))
      .filter(({ text: line }) => line !== '')
    const columns = readHeading(lines[0]?.text ?? '')
    const heading = columns ? lines[0]!.text : ''
    return (columns ? lines.slice(1) : lines).map(({ line, text: shown }) => {
      const key = `${heading}\n${shown}`
      const known = readBefore.get(key)
      if (known) return { line, ...known }
      const written = columns ? readRow(shown, columns) : readWrittenLine(shown)
      const meaning = { text: shown, quantity: written.quantity, ...resolve(written) }
      readBefore.set(key, meaning)
      return { line, ...meaning }
    })
  }
}
