import { type KeyboardEvent, useState } from 'react'
import type { Material } from '#domain/crafting/material'
import { useRowHeight } from '../../item/use-row-height.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { summaryText } from '../../messages/summary-text.ts'
import { Button } from '../../ui/button.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { openItem } from '../aside-address.ts'
import { PlanTime } from '../times/plan-time.tsx'
import { AllSet } from './all-set.tsx'
import { LeftoverRow } from './leftover-row.tsx'
import { MaterialRow } from './material-row.tsx'
import { PackagesLine } from './packages-line.tsx'
import { ProfessionRow } from './profession-row.tsx'
import { SectionHeading } from './section-heading.tsx'
import { SummaryCards } from './summary-cards.tsx'
import type { SummaryLine } from './summary-lines.ts'
import { SummaryToolbar } from './summary-toolbar.tsx'
import { clearFilters } from './summary-view.ts'
import { useSummaryLines } from './use-summary-lines.ts'

const line = 'min-h-row border-b border-line px-3.5 py-1 hover:bg-sunken classic:py-0'
const rowClasses = {
  material: `material-row ${line} max-phone:py-1.5`,
  profession: `flex flex-wrap items-center gap-x-3 gap-y-1 ${line}`,
  extra: `flex items-center gap-3 ${line}`,
}

export function SummaryTab({ materials }: { materials: readonly Material[] }) {
  const rowHeight = useRowHeight({ modern: 52, classic: 31, phone: 97 })
  const { lines: all, professions, costs, skills, profession, levels, hasChance } = useSummaryLines(materials)
  // On a small screen the materials come first.
  const folds = useMediaQuery('(width < 40rem), (height < 30rem)')
  const [unfolded, setUnfolded] = useState(false)
  const lines = folds && !unfolded ? all.filter((entry) => !isFolded(entry)) : all
  const missing = materials.filter((material) => material.toGet > 0)
  const missingItems = missing.reduce((sum, material) => sum + material.toGet, 0)

  function draw(entry: SummaryLine) {
    switch (entry.kind) {
      case 'cards':
        return (
          <div className="flex items-end gap-2 px-3.5 pt-3 tight:flex-wrap tight:items-center tight:gap-x-4 tight:gap-y-0.5 tight:pt-1.5 classic:pt-2">
            <SummaryCards
              materialTypes={missing.length}
              itemsNeeded={missingItems}
              professions={professions}
              costs={costs}
            />
            {folds && (
              <Button
                className="ml-auto text-small"
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
              >
                {summaryText.more}
              </Button>
            )}
          </div>
        )
      case 'time':
        return (
          <div className="px-3.5 pt-2 classic:pt-0">
            <PlanTime />
          </div>
        )
      case 'all-set':
        return <AllSet hint={calculatorText.summary.allSetHint} />
      case 'toolbar':
        return <SummaryToolbar skills={skills} profession={profession} hasChance={hasChance} />
      case 'no-levels':
        return (
          <p role="status" className="px-3.5 pt-1.5 text-small text-warn">
            {summaryText.noLevels}
          </p>
        )
      case 'heading':
        return <SectionHeading {...entry} />
      case 'profession':
        return (
          <ProfessionRow
            profession={entry.profession}
            time={entry.time}
            ownLevel={levels.get(entry.profession.skill) ?? 0}
          />
        )
      case 'material':
        return (
          <MaterialRow
            material={entry.material}
            lacking={entry.lacking}
            kept={entry.kept}
            unpacking={entry.unpacking}
          />
        )
      case 'leftover':
        return <LeftoverRow {...entry.leftover} />
      case 'packages':
        return <PackagesLine {...entry} />
      case 'hidden':
        return <HiddenRows count={entry.count} />
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button that each row has.
    <div
      className="flex min-h-0 flex-1 flex-col"
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
        {(index) => draw(lines[index]!)}
      </VirtualList>
    </div>
  )
}

function HiddenRows({ count }: { count: number }) {
  return (
    <div className="flex items-center gap-2 px-3.5 py-1.5 text-small text-ink-2">
      {summaryText.hidden(count)}
      <Button look="quiet" className="text-small" onClick={clearFilters}>
        {summaryText.showAll}
      </Button>
    </div>
  )
}

/** What a small screen shows only when asked: the time, the filters and the professions. */
function isFolded(entry: SummaryLine): boolean {
  if (entry.kind === 'heading') return entry.section === 'professions'
  return entry.kind === 'time' || entry.kind === 'toolbar' || entry.kind === 'profession'
}

function classOf(entry: SummaryLine): string {
  if (entry.kind === 'profession') return rowClasses.profession
  if (!('odd' in entry)) return ''
  const shape = entry.kind === 'material' ? rowClasses.material : rowClasses.extra
  return entry.odd ? `${shape} classic:bg-sunken` : shape
}

/** Place of the line the key was pressed in. */
function placeOf(event: KeyboardEvent): number {
  const row = (event.target as Element).closest<HTMLElement>('li[data-index]')
  return row ? Number(row.dataset.index) : -1
}
