import { maxQuantity } from '../build-list/build-list.ts'
import { readAmount } from '../read-amount.ts'
import { csvRow } from './csv-row.ts'

/** One way to read a line: an amount, null where it is not known, and what is left beside it. */
export type Reading = { readonly rest: string; readonly quantity: number | null }

export type Readings = {
  /** Every way that the line can be read: which of them is meant, the names of items decide. */
  readonly all: readonly Reading[]
  /** The reading that is meant if none of them names an item. */
  readonly likeliest: Reading
}

/** No name with its amount is that long. */
const longestLine = 500

/** The amount that a cell or a word says; null if it says none, or more than anybody can own. */
export function pastedAmount(text: string): number | null {
  const amount = readAmount(text)
  return amount !== null && amount <= maxQuantity ? amount : null
}

/** Reads a line without a heading: the amount stands in a cell of its own, in front or behind (12x, x12, × 12, : 12). */
export function readingsOf(text: string): Readings {
  if (text.length > longestLine) return asOne({ rest: text, quantity: null })
  const separator = ['\t', ';'].find((sign) => text.includes(sign))
  const cells = cellReading(csvRow(separator ? text : withPlainAmounts(text), separator ?? ','))
  if (separator && cells) return asOne(cells)
  const words = wordReadings(text)
  // "Glasses 1,120" may be 120 of what is called "Glasses 1".
  const parted = cellReading(csvRow(text, ','))
  return {
    all: [...(cells ? [cells] : []), ...(parted?.quantity == null ? [] : [parted]), ...words.all],
    likeliest: cells ?? words.likeliest,
  }
}

function asOne(reading: Reading): Readings {
  return { all: [reading], likeliest: reading }
}

/** The text with 1,200 written as 1200, where it stands alone among words. Other commas part cells. */
function withPlainAmounts(text: string): string {
  return text.replace(
    /(^|\s)([x×*]?)(\d+(?:,\d+)*[km]?)(?=[x×*]?,?(?:\s|$))/gi,
    (_, before, times, amount) => `${before}${times}${readAmount(amount) ?? amount}`,
  )
}

/** Reads cells of which one is a number; null if none is. Of several (a tier, a price, an amount) it is not known which is the amount. */
function cellReading(cells: readonly string[]): Reading | null {
  const amountIn = (cell: string) => cell.replace(/^[x×*]\s*|\s*[x×*]$/i, '')
  const numbers = cells.filter((cell) => readAmount(amountIn(cell)) !== null)
  if (cells.length === 1 || numbers.length === 0) return null
  return {
    rest: cells.filter((cell) => !numbers.includes(cell)).join(' '),
    quantity: numbers.length === 1 ? pastedAmount(amountIn(numbers[0]!)) : null,
  }
}

const amountSaid = String.raw`(?<amount>\d[\d.,'’]*[km]?)`
/** Where an amount can stand among words, the likeliest first. An x is "times" beside a space or in "Plankx12", not in "Flux 40". */
const places = [
  `^${amountSaid}\\s*(?:[×*]\\s*|x\\s+)(?<rest>.+)$`,
  `^${amountSaid}\\s+(?<rest>.+)$`,
  `^(?<rest>.+?)(?:\\s+x\\s*|\\s*[×*:=]\\s*)${amountSaid}$`,
  `^(?<rest>.+?)\\s+${amountSaid}$`,
  `^(?<rest>.+?)x${amountSaid}$`,
].map((place) => new RegExp(place, 'i'))

function wordReadings(text: string): Readings {
  const found = places.flatMap((place): Reading[] => {
    const { rest, amount } = place.exec(text)?.groups ?? {}
    return rest === undefined || amount === undefined ? [] : [{ rest, quantity: pastedAmount(amount) }]
  })
  const nameAlone = { rest: text, quantity: null }
  return { all: [...found, nameAlone], likeliest: severalNumbers(text) ?? found[0] ?? nameAlone }
}

/** "1 200 Rough Plank": which number is the amount, or whether both are one, is not known. */
function severalNumbers(text: string): Reading | null {
  const words = text.split(/\s+/)
  const isName = (word: string) => readAmount(word) === null
  const rest = words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1)
  return words.length - rest.length > 1 ? { rest: rest.join(' '), quantity: null } : null
}
