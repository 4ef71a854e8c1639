import { useDeferredValue, useMemo, useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { createPastedListReader } from '#domain/inventory/pasted-list'
import { pasteText as text } from '../../messages/paste-text.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { DecidedLineRow } from './decided-line-row.tsx'
import {
  amountsOf,
  countStatuses,
  type DecidedLine,
  type Decision,
  decideLines,
  type LineStatus,
  type PastedAmounts,
} from './decided-lines.ts'
import { ListSource } from './list-source.tsx'
import { remainingList, type TypedList } from './remaining-list.ts'

/** So many lines are read at once; those behind them stay in the field, to be read next. */
const mostLines = 5000
const statuses: readonly LineStatus[] = ['clear', 'toDecide', 'noAmount', 'unknown', 'skipped']

/** A list that is being pasted, and its sum so far. */
export type Pasted = {
  readonly typed: string
  /** Whether lines and amounts are still those of a former text: nothing can be taken meanwhile. */
  readonly isReading: boolean
  readonly lines: readonly DecidedLine[]
  readonly amounts: PastedAmounts
  /** Lines that are left out, because they are not clear. */
  readonly leftOut: number
  readonly status: string
  readonly type: (text: string) => void
  readonly decide: (key: string, decision: Decision) => void
  /** Leaves only these of the read lines in the field, and all unread ones. @returns how many lines stay */
  readonly keepOnly: (stays: (line: DecidedLine) => boolean) => number
}

/** Reads a pasted list by a catalogue; every line that is not clear asks, and nothing is guessed (BEY-7). */
export function usePastedList(catalog: Catalog): Pasted {
  const [list, setList] = useState<TypedList>({ typed: '', decisions: new Map() })
  const { typed, decisions } = list
  const readList = useMemo(() => createPastedListReader(catalog), [catalog])
  const listed = useDeferredValue(typed)
  const { read, unread, all } = useMemo(() => {
    const rows = listed.split(/\r\n|\r|\n/)
    const unread = rows.slice(mostLines).filter((row) => row.trim() !== '')
    return { read: readList(rows.slice(0, mostLines).join('\n')), unread, all: rows.length }
  }, [readList, listed])
  const lines = useMemo(() => decideLines(read, decisions), [read, decisions])
  const amounts = useMemo(() => amountsOf(lines), [lines])
  const counts = countStatuses(lines)
  const isReading = listed !== typed
  const cut = !isReading && all > mostLines ? ` ${text.cut(mostLines, all)}` : ''

  return {
    typed,
    isReading,
    lines,
    amounts,
    leftOut: lines.length - counts.clear,
    status: `${isReading ? text.reading : summaryOf(counts)}${cut}`,
    type: (next) => setList((before) => ({ ...before, typed: next })),
    decide: (key, decision) =>
      setList((before) => ({
        ...before,
        decisions: new Map(before.decisions).set(key, { ...before.decisions.get(key), ...decision }),
      })),
    keepOnly(stays) {
      const staying = lines.filter(stays)
      setList(remainingList({ typed: listed, decisions }, { lines: staying, unread }))
      return staying.length + unread.length
    },
  }
}

type Props = {
  catalog: Catalog
  pasted: Pasted
  label: string
  /** What all clear lines of an item do together, in words. */
  effectOf?: (itemId: ItemId) => string
}

/** Where a list is pasted, and what is read from it. */
export function PastedList({ catalog, pasted, label, effectOf }: Props) {
  return (
    <>
      <ListSource label={label} value={pasted.typed} onChange={pasted.type} />
      <p role="status" className="mt-2.5 min-h-[1lh] font-semibold">
        {pasted.status}
      </p>
      <DecidedList catalog={catalog} lines={pasted.lines} effectOf={effectOf} onDecide={pasted.decide} />
      <p className="mt-2.5 text-small text-ink-2">
        {text.others} {pasted.leftOut > 0 && text.leftOut(pasted.leftOut)}
      </p>
    </>
  )
}

type ListProps = {
  catalog: Catalog
  lines: readonly DecidedLine[]
  effectOf: Props['effectOf']
  onDecide: (key: string, decision: Decision) => void
}

function DecidedList({ catalog, lines, effectOf, onDecide }: ListProps) {
  return (
    <div className="mt-1 flex h-[min(19rem,34dvh)] flex-col rounded-part border border-line">
      {lines.length === 0 ? (
        <p className="m-auto p-4 text-center text-small text-ink-3">{text.nothingRead}</p>
      ) : (
        <VirtualList
          label={text.list}
          count={lines.length}
          rowHeight={56}
          keyAt={(index) => lines[index]?.key ?? index}
          rowClass={() => 'flex items-center gap-2.5 border-b border-line px-2.5 py-1.5'}
        >
          {(index) => (
            <DecidedLineRow catalog={catalog} line={lines[index]!} effectOf={effectOf} onDecide={onDecide} />
          )}
        </VirtualList>
      )}
    </div>
  )
}

/** "12 clear, 2 to decide, 1 unknown". */
function summaryOf(counts: Readonly<Record<LineStatus, number>>): string {
  return statuses
    .filter((status) => counts[status] > 0)
    .map((status) => text.counts[status](counts[status]))
    .join(', ')
}
