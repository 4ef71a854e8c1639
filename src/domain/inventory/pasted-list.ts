import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { plainText } from '../catalog/plain-text.ts'
import { readHeading, readRow, readWrittenLine, type WrittenLine } from './pasted-line.ts'

/** One line of a pasted stock list, with the items that it may mean (BEY-7). */
export type PastedLine = {
  /** 1 for the first line of the text. */
  readonly line: number
  readonly text: string
  /** null if no amount could be read. */
  readonly quantity: number | null
  /** Items that the name may mean; empty if no name is like it. */
  readonly candidates: readonly ItemId[]
  /** False if the candidates' names are only similar. */
  readonly isExact: boolean
}

/** Whether both amount and item are certain; otherwise the player must decide. */
export function isClear(line: PastedLine): boolean {
  return line.quantity !== null && line.isExact && line.candidates.length === 1
}

/** How many similar items are offered at most. */
const mostCandidates = 12

/**
 * Reads pasted lists ('12 Rough Plank', 'Rough Plank x12', CSV) against a catalogue. Nothing is guessed: if several items
 * have the name, or none has exactly that name, the player chooses; tier and rarity beside the name narrow it down.
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
  // So that typing at the end of a long list reads one new line and not all of them again.
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
    // If no item of that name has the tier or rarity, the items of that name are still offered, and of similar ones those that have it first.
    const others = named ?? similarPlaces(name)
    const places =
      marked.length > 0
        ? marked
        : [...others].sort((a, b) => Number(isMarked(b, written)) - Number(isMarked(a, written)))
    return {
      candidates: places.slice(0, mostCandidates).map((place) => catalog.ids[place]!),
      isExact: marked.length > 0,
    }
  }

  return (text) => {
    const lines = writtenLines(text)
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

/** The first line of a list, where it names the columns of the others. */
export function headingOf(text: string): string | null {
  const first = writtenLines(text)[0]?.text ?? ''
  return readHeading(first) ? first : null
}

/** The lines that are not blank, with their numbers. */
function writtenLines(text: string): readonly Pick<PastedLine, 'line' | 'text'>[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ line: i + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== '')
}
