import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { createNameFinder, type NameFinder } from './find-named.ts'
import { type Columns, readHeading, readRow } from './headed-row.ts'
import { readingsOf } from './line-readings.ts'
import { type WrittenLine, withMarks } from './written-line.ts'

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
 * Reads pasted lists ('12 Rough Plank', 'Rough Plank x12', CSV) against a catalogue. Nothing is guessed: of all ways to read a
 * line those count whose name is an item's. If they differ, or there is none, the player is asked.
 */
export function createPastedListReader(catalog: Catalog): (text: string) => readonly PastedLine[] {
  const finder = createNameFinder(catalog)
  // So that typing at the end of a long list reads one new line and not all of them again.
  const readBefore = new Map<string, Omit<PastedLine, 'line'>>()

  function meaningOf(text: string, columns: Columns | null): Omit<PastedLine, 'line'> {
    const { all, likeliest } = columns ? rowReadings(text, columns) : lineReadings(text)
    // The likeliest reading can be none of all: of "1 200 Rough Plank" it is the name without an amount.
    const { places, ...meaning } =
      exactMeaning(finder, all) ?? exactMeaning(finder, likeliest) ?? similarMeaning(finder, likeliest)
    return {
      text,
      ...meaning,
      candidates: places.slice(0, mostCandidates).map((place) => catalog.ids[place]!),
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
      const meaning = meaningOf(shown, columns)
      readBefore.set(key, meaning)
      return { line, ...meaning }
    })
  }
}

type Written = { readonly all: readonly WrittenLine[]; readonly likeliest: readonly WrittenLine[] }

function lineReadings(text: string): Written {
  const { all, likeliest } = readingsOf(text)
  return { all: all.flatMap(withMarks), likeliest: withMarks(likeliest) }
}

function rowReadings(text: string, columns: Columns): Written {
  const row = [readRow(text, columns)]
  return { all: row, likeliest: row }
}

type Meaning = Pick<PastedLine, 'quantity' | 'isExact'> & { readonly places: readonly number[] }

/** The items that the readings name exactly, with the amount if all of those say the same; null where none names one. */
function exactMeaning(finder: NameFinder, readings: readonly WrittenLine[]): Meaning | null {
  const naming = readings
    .map((written) => ({ quantity: written.quantity, places: finder.exact(written) }))
    .filter(({ places }) => places.length > 0)
  if (naming.length === 0) return null
  const [quantity, ...others] = new Set(naming.map((reading) => reading.quantity))
  const places = [...new Set(naming.flatMap((reading) => reading.places))]
  return { quantity: others.length > 0 ? null : quantity!, places, isExact: true }
}

/**
 * Items that have the name, whatever their tier and rarity; where there are none, items of similar names, by the last reading: the one
 * whose name is without a word for the tier and one for the rarity, where they are there.
 */
function similarMeaning(finder: NameFinder, readings: readonly WrittenLine[]): Meaning {
  const named = readings.map(finder.named).find((places) => places.length > 0)
  const { quantity } = readings[0]!
  return { quantity, places: named ?? finder.similar(readings.at(-1)!), isExact: false }
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
