import { maxQuantity } from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import type { PastedLine } from '#domain/inventory/pasted-list'
import { rowKeys } from '../../ui/row-keys.ts'

/** What a player said about a line: which item it is, how many, or that it is not meant. */
export type Decision = {
  readonly item?: ItemId | 'skip' | undefined
  readonly quantity?: number | undefined
}

export type Decisions = ReadonlyMap<string, Decision>

/** What a list says of each item; 0 where it says that there is none. */
export type PastedAmounts = ReadonlyMap<ItemId, number>

export type LineStatus = 'clear' | 'toDecide' | 'noAmount' | 'unknown' | 'skipped'

/** A line with what is known and what was said about it. */
export type DecidedLine = {
  readonly key: string
  readonly read: PastedLine
  readonly status: LineStatus
  readonly itemId: ItemId | null
  readonly quantity: number | null
}

/** The lines with their decisions, those that ask for one first; deciding moves no line. */
export function decideLines(lines: readonly PastedLine[], decisions: Decisions): readonly DecidedLine[] {
  // Keyed by their words, so that a decision outlives lines being added or taken away above it.
  const keys = lineKeys(lines)
  const decided = lines.map((read, at) => decideLine(keys[at]!, read, decisions.get(keys[at]!) ?? {}))
  return decided.sort((a, b) => askingRank(a.read) - askingRank(b.read) || a.read.line - b.read.line)
}

/** The key under which each line's decision is kept. The lines must be in the order of the list. */
export function lineKeys(lines: readonly PastedLine[]): readonly string[] {
  return rowKeys(lines, ({ text }) => text)
}

export function isUndecided({ status }: DecidedLine): boolean {
  return status !== 'clear' && status !== 'skipped'
}

/** The sum of the list; lines of the same item add up, lines that are not clear add nothing. */
export function amountsOf(lines: readonly DecidedLine[]): PastedAmounts {
  const amounts = new Map<ItemId, number>()
  for (const { status, itemId, quantity } of lines) {
    if (status !== 'clear') continue
    amounts.set(itemId!, Math.min(maxQuantity, (amounts.get(itemId!) ?? 0) + quantity!))
  }
  return amounts
}

export function countStatuses(lines: readonly DecidedLine[]): Readonly<Record<LineStatus, number>> {
  const counts = { clear: 0, toDecide: 0, noAmount: 0, unknown: 0, skipped: 0 }
  for (const { status } of lines) counts[status]++
  return counts
}

function decideLine(key: string, read: PastedLine, { item, quantity }: Decision): DecidedLine {
  const only = isCertain(read) ? (read.candidates[0] ?? null) : null
  const itemId = item === 'skip' ? null : (item ?? only)
  const amount = quantity ?? read.quantity
  return { key, read, itemId, quantity: amount, status: statusOf(read, item, itemId, amount) }
}

function statusOf(
  read: PastedLine,
  said: Decision['item'],
  itemId: ItemId | null,
  amount: number | null,
): LineStatus {
  if (said === 'skip') return 'skipped'
  if (read.candidates.length === 0) return 'unknown'
  if (itemId === null) return 'toDecide'
  return amount === null ? 'noAmount' : 'clear'
}

/** Whether the item is certain; its amount may still be missing. */
export function isCertain({ isExact, candidates }: PastedLine): boolean {
  return isExact && candidates.length === 1
}

function askingRank(read: PastedLine): number {
  if (read.candidates.length === 0) return 1
  return isCertain(read) && read.quantity !== null ? 2 : 0
}
