import { useDeferredValue, useMemo, useState } from 'react'
import { createPastedListReader } from '#domain/inventory/pasted-list'
import { pasteText as text } from '../../messages/paste-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { takeList } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { DecidedLineRow } from './decided-line-row.tsx'
import {
  amountsOf,
  countStatuses,
  type DecidedLine,
  type Decision,
  type Decisions,
  decideLines,
  type LineStatus,
} from './decided-lines.ts'
import { ListSource } from './list-source.tsx'

const mostLines = 5000
/** On a phone the long labels need the whole line. */
const fitting = 'max-phone:w-full max-phone:px-1'
const statuses: readonly LineStatus[] = ['clear', 'toDecide', 'noAmount', 'unknown', 'skipped']

/** Takes what is owned from a pasted list; every line that is not clear asks, and nothing is guessed (BEY-7). */
export function PasteListDialog({ onClose }: { onClose: () => void }) {
  const { catalog } = useEngine()
  const [typed, setTyped] = useState('')
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const readList = useMemo(() => createPastedListReader(catalog), [catalog])
  const listed = useDeferredValue(typed)
  const { lines, all } = useMemo(() => {
    const rows = listed.split(/\r\n|\r|\n/)
    return { lines: readList(rows.slice(0, mostLines).join('\n')), all: rows.length }
  }, [readList, listed])
  const decided = useMemo(() => decideLines(lines, decisions), [lines, decisions])
  const amounts = useMemo(() => amountsOf(decided), [decided])
  const counts = countStatuses(decided)
  const leftOut = decided.length - counts.clear

  function decide(key: string, decision: Decision) {
    setDecisions((before) => new Map(before).set(key, { ...before.get(key), ...decision }))
  }

  function take(how: 'set' | 'add') {
    takeList(amounts, how)
    onClose()
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <ListSource value={typed} onChange={setTyped} />
      <p role="status" className="mt-2.5 min-h-[1lh] font-semibold">
        {listed === typed ? summaryOf(counts) : text.reading}
        {listed === typed && all > mostLines && ` ${text.cut(mostLines, all)}`}
      </p>
      <DecidedList lines={decided} onDecide={decide} />
      <p className="mt-2.5 text-small text-ink-2">
        {text.others} {leftOut > 0 && text.leftOut(leftOut)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button look="primary" className={fitting} disabled={amounts.size === 0} onClick={() => take('set')}>
          {text.set}
        </Button>
        <Button className={fitting} disabled={amounts.size === 0} onClick={() => take('add')}>
          {text.add}
        </Button>
      </div>
    </Dialog>
  )
}

type ListProps = {
  lines: readonly DecidedLine[]
  onDecide: (key: string, decision: Decision) => void
}

function DecidedList({ lines, onDecide }: ListProps) {
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
          {(index) => <DecidedLineRow line={lines[index]!} onDecide={onDecide} />}
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
