import { type Rarity, rarities } from '../catalog/item.ts'
import { plainText } from '../catalog/plain-text.ts'
import { rarityName } from '../catalog/rarity.ts'
import { csvRow } from './csv-row.ts'

/** What one line says, not yet looked up in the catalogue. */
export type WrittenLine = {
  readonly name: string
  /** null if no amount could be read. */
  readonly quantity: number | null
  /** Marks beside the name: "T3", "(Rare)". */
  readonly tier: number | null
  readonly rarity: Rarity | null
}

/** Reads a line: the amount in front, behind (x12, × 12, : 12) or in its own column, then tier and rarity. */
export function readWrittenLine(text: string): WrittenLine {
  const cells = splitCells(text)
  const { rest, quantity } = cells.length > 1 ? amountFromCells(cells) : amountFromText(text.trim())
  const words = rest.split(/[\s,;()[\]]+/).filter(Boolean)
  const tierWord = words.find((word) => /^t\d{1,2}$/i.test(word))
  const rarity = rarities.find((value) =>
    words.some((word) => plainText(word) === plainText(rarityName(value))),
  )
  const isMark = (word: string) =>
    word === tierWord || (rarity !== undefined && plainText(word) === plainText(rarityName(rarity)))
  return {
    name: words.filter((word) => !isMark(word)).join(' '),
    quantity,
    tier: tierWord === undefined ? null : Number(tierWord.slice(1)),
    rarity: rarity ?? null,
  }
}

/** Columns of a CSV whose first row names them. */
export type Columns = {
  readonly separator: string
  /** How many there are. */
  readonly count: number
  readonly name: number
  readonly quantity: number
  readonly tier: number
  readonly rarity: number
}

/** The columns of name, amount, tier and rarity in a heading row (-1 if missing); null if the row is no heading. */
export function readHeading(text: string): Columns | null {
  const separator = ['\t', ';', ','].find((sign) => text.includes(sign))
  if (separator === undefined) return null
  const cells = csvRow(text, separator).map((cell) => plainText(cell))
  const at = (...titles: readonly string[]) => cells.findIndex((cell) => titles.includes(cell))
  const columns = {
    separator,
    count: cells.length,
    name: at('item', 'item name', 'name'),
    quantity: at('quantity', 'amount', 'have', 'count'),
    tier: at('tier'),
    rarity: at('rarity'),
  }
  return columns.name >= 0 && columns.quantity >= 0 ? columns : null
}

/** Reads a row by the columns of the heading. With more cells than columns, such as for 1,200 without quotes, the amount is unknown. */
export function readRow(text: string, columns: Columns): WrittenLine {
  const cells = csvRow(text, columns.separator)
  const tier = Number.parseInt((cells[columns.tier] ?? '').replace(/^t/i, ''), 10)
  const rarity = rarities.find(
    (value) => plainText(rarityName(value)) === plainText(cells[columns.rarity] ?? ''),
  )
  return {
    name: cells[columns.name] ?? '',
    quantity: cells.length > columns.count ? null : numberIn(cells[columns.quantity] ?? ''),
    tier: Number.isNaN(tier) ? null : tier,
    rarity: rarity ?? null,
  }
}

/** Splits at tabs, semicolons or commas; a comma that groups thousands (1,200) does not split. */
function splitCells(text: string): readonly string[] {
  const separator = [/\t/, /;/, /,(?!\d{3}(?!\d))/].find((pattern) => pattern.test(text))
  return separator ? text.split(separator).map((cell) => unquoted(cell.trim())) : [text]
}

function unquoted(cell: string): string {
  return cell.startsWith('"') && cell.endsWith('"') && cell.length > 1
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell
}

function amountFromCells(cells: readonly string[]): { rest: string; quantity: number | null } {
  const numbers = cells.flatMap((cell, i) => (numberIn(cell) === null ? [] : [i]))
  // With several numbers in one row (a tier, a price, an amount) it is unknown which one is the amount.
  if (numbers.length !== 1)
    return { rest: cells.filter((_, i) => !numbers.includes(i)).join(' '), quantity: null }
  return {
    rest: cells.filter((_, i) => i !== numbers[0]).join(' '),
    quantity: numberIn(cells[numbers[0]!]!),
  }
}

function amountFromText(text: string): { rest: string; quantity: number | null } {
  const front = /^([\d.,' ]*\dk?)\s*[x×*]?\s+(.+)$/i.exec(text)
  if (front) return { rest: front[2]!, quantity: numberIn(front[1]!) }
  const behind = /^(.+?)(?:\s*[x×*:=]\s*|\s+)([\d.,']*\dk?)$/i.exec(text)
  if (behind) return { rest: behind[1]!, quantity: numberIn(behind[2]!) }
  return { rest: text, quantity: null }
}

/** A whole amount from 1 to 10^9, thousands grouped or not, or short as in 1.5k; null for anything else. */
function numberIn(text: string): number | null {
  const plain = text.trim()
  const short = /^(\d+(?:[.,]\d{1,2})?)k$/i.exec(plain)
  if (short) return whole(Math.round(Number(short[1]!.replace(',', '.')) * 1000))
  if (!/^\d+$/.test(plain) && !/^\d{1,3}([,.' ]\d{3})+$/.test(plain)) return null
  return whole(Number(plain.replace(/[,.' ]/g, '')))
}

function whole(value: number): number | null {
  return value >= 1 && value <= 1_000_000_000 ? value : null
}
