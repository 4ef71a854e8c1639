import { type KeyboardEvent, useState } from 'react'
import type { Material } from '#domain/crafting/material'
import { useRowHeight } from '../../item/use-row-height.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { summaryText } from '../../messages/summary-text.ts'
import { Button } from '../../ui/button.tsx'
import { smallScreen } from '../../ui/small-screen.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { openItem } from '../aside-address.ts'
import type { SummaryLine } from './summary-line.ts'
import { SummaryRow } from './summary-row.tsx'
import { useSummaryLines } from './use-summary-lines.ts'

const line = 'min-h-row border-b border-line px-3.5 py-1 hover:bg-sunken classic:py-0'
const rowClasses = {
  material: `material-row ${line} max-phone:py-1.5`,
  profession: `flex flex-wrap items-center gap-x-3 gap-y-1 ${line}`,
  extra: `flex items-center gap-3 ${line}`,
}

/** What the plan needs, line by line (CAL-7). */
export function SummaryTab({ materials }: { materials: readonly Material[] }) {
  const rowHeight = useRowHeight({ modern: 52, classic: 31, phone: 97 })
  const summary = useSummaryLines(materials)
  // On a small screen the materials come first.
  const folds = useMediaQuery(smallScreen)
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = folds && !isUnfolded
  const lines = isFolded ? summary.lines.filter((entry) => !isFoldable(entry)) : summary.lines
  const unfold = folds && (
    <Button
      className="ml-auto text-small"
      aria-expanded={isUnfolded}
      onClick={() => setUnfolded(!isUnfolded)}
    >
      {summaryText.more}
    </Button>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button that each row has.
    <div
      className="flex min-h-0 flex-1 flex-col"
      data-folded={isFolded || undefined}
      onKeyDown={(event) => {
        const entry = event.key === '?' ? lines[placeOf(event)] : undefined
        if (entry?.kind !== 'material') return
        event.preventDefault()
        openItem(entry.material.itemId)
      }}
    >
      <VirtualList
        label={calculatorText.results.tabs.summary}
        count={lines.length}
        rowHeight={rowHeight}
        keyAt={(index) => lines[index]?.key ?? index}
        rowClass={(index) => classOf(lines[index]!)}
      >
        {(index) => (
          <SummaryRow line={lines[index]!} materials={materials} summary={summary} unfold={unfold} />
        )}
      </VirtualList>
    </div>
  )
}

/** Whether a small screen shows the line only when asked: the time, the filters and the professions. */
function isFoldable(entry: SummaryLine): boolean {
  if (entry.kind === 'heading') return entry.section === 'professions'
  return entry.kind === 'time' || entry.kind === 'toolbar' || entry.kind === 'profession'
}

function classOf(entry: SummaryLine): string {
  if (entry.kind === 'profession') return rowClasses.profession
  if (!('odd' in entry)) return ''
  const shape = entry.kind === 'material' ? rowClasses.material : rowClasses.extra
  return entry.odd ? `${shape} classic:bg-sunken` : shape
}

/** The place of the line in which the key was pressed; -1 where it was in none. */
function placeOf(event: KeyboardEvent): number {
  const row = (event.target as Element).closest<HTMLElement>('li[data-index]')
  return row ? Number(row.dataset.index) : -1
}
