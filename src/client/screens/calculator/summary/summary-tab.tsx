import { useMemo } from 'react'
import type { Material } from '#domain/crafting/material'
import { calculatorText } from '../../../messages/calculator-text.ts'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { useRowHeight } from '../use-row-height.ts'
import { AllSet } from './all-set.tsx'
import { MaterialRow } from './material-row.tsx'
import { SectionHeading } from './section-heading.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { summaryLines } from './summary-lines.ts'

const text = calculatorText.summary
const row =
  'material-row min-h-row border-b border-line px-3.5 py-1 hover:bg-sunken max-phone:py-2.5 classic:py-0 classic:thumb:py-1.5'

export function SummaryTab({ materials }: { materials: readonly Material[] }) {
  const rowHeight = useRowHeight({ modern: 49, classic: 31, phone: 118 })
  const lines = useMemo(() => summaryLines(materials), [materials])
  const missing = materials.filter((material) => material.missing > 0)
  const missingItems = missing.reduce((sum, material) => sum + material.missing, 0)

  return (
    <>
      <SummaryCards materialTypes={missing.length} itemsNeeded={missingItems} />
      {missing.length === 0 && <AllSet hint={text.allSetHint} />}
      <VirtualList
        label={calculatorText.results.tabs.summary}
        count={lines.length}
        rowHeight={rowHeight}
        keyAt={(index) => lines[index]?.key ?? index}
        rowClass={(index) => {
          const line = lines[index]!
          if (line.kind === 'heading') return ''
          return line.odd ? `${row} classic:bg-sunken` : row
        }}
      >
        {(index) => {
          const line = lines[index]!
          return line.kind === 'heading' ? (
            <SectionHeading title={line.title} missing={line.missing} all={line.all} />
          ) : (
            <MaterialRow material={line.material} />
          )
        }}
      </VirtualList>
    </>
  )
}
