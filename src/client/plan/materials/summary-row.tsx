import type { ReactNode } from 'react'
import type { Material } from '#domain/crafting/material'
import { summaryText } from '../../messages/summary-text.ts'
import { Button } from '../../ui/button.tsx'
import { PlanTime } from '../times/plan-time.tsx'
import { AllSet } from './all-set.tsx'
import { LeftoverRow } from './leftover-row.tsx'
import { MaterialRow } from './material-row.tsx'
import { PackagesLine } from './packages-line.tsx'
import { ProfessionRow } from './profession-row.tsx'
import { SectionHeading } from './section-heading.tsx'
import { SummaryCards } from './summary-cards.tsx'
import type { SummaryLine } from './summary-line.ts'
import { SummaryToolbar } from './summary-toolbar.tsx'
import { clearFilters } from './summary-view.ts'
import type { Summary } from './use-summary-lines.ts'

type Props = {
  line: SummaryLine
  materials: readonly Material[]
  summary: Summary
  /** On a small screen, the button that unfolds what is folded. */
  unfold: ReactNode
}

/** The content of one line of the summary. */
export function SummaryRow({ line, ...shown }: Props) {
  const { summary } = shown
  switch (line.kind) {
    case 'cards':
      return <Cards {...shown} />
    case 'time':
      return (
        <div className="px-3.5 pt-2 classic:pt-0">
          <PlanTime />
        </div>
      )
    case 'all-set':
      return <AllSet hint={summaryText.allSetHint} />
    case 'toolbar':
      return (
        <SummaryToolbar
          skills={summary.skills}
          profession={summary.profession}
          hasChance={summary.hasChance}
        />
      )
    case 'no-levels':
      return (
        <p role="status" className="px-3.5 pt-1.5 text-small text-warn">
          {summaryText.noLevels}
        </p>
      )
    case 'heading':
      return <SectionHeading {...line} />
    case 'profession': {
      const ownLevel = summary.levels.get(line.profession.skill) ?? 0
      return <ProfessionRow profession={line.profession} time={line.time} ownLevel={ownLevel} />
    }
    case 'material':
      return (
        <MaterialRow
          material={line.material}
          lacking={line.lacking}
          kept={line.kept}
          unpacking={line.unpacking}
        />
      )
    case 'leftover':
      return <LeftoverRow {...line.leftover} />
    case 'packages':
      return <PackagesLine {...line} />
    case 'hidden':
      return <HiddenRows count={line.count} />
  }
}

function Cards({ materials, summary, unfold }: Omit<Props, 'line'>) {
  const missing = materials.filter((material) => material.toGet > 0)
  return (
    <div className="flex items-end gap-2 px-3.5 pt-3 tight:flex-wrap tight:items-center tight:gap-x-4 tight:gap-y-0.5 tight:pt-1.5 classic:pt-2">
      <SummaryCards
        materialTypes={missing.length}
        itemsNeeded={missing.reduce((sum, material) => sum + material.toGet, 0)}
        professions={summary.professions}
        costs={summary.costs}
      />
      {unfold}
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
