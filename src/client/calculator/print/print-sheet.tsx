import { useState } from 'react'
import { calculatorText } from '../../messages/calculator-text.ts'
import { formatDay } from '../../messages/format.ts'
import { shareText } from '../../messages/share-text.ts'
import { shellText } from '../../messages/shell-text.ts'
import { usePlan } from '../../plan/current-plan.ts'
import { useEngine } from '../../state/catalog.ts'
import { dayOf } from '../../ui/download-csv.ts'
import { PrintedMaterials } from './printed-materials.tsx'
import { PrintedQueue } from './printed-queue.tsx'
import { PrintedSteps } from './printed-steps.tsx'

const text = shareText.print

/** The whole plan, in black on white. */
export function PrintSheet() {
  const { name, date } = useEngine().catalog.info
  const { materials, steps } = usePlan()
  const [now] = useState(() => new Date())
  const catalogue = shellText.catalog.button(name, date)

  return (
    <article className="print-sheet">
      <header>
        <h1>{text.title}</h1>
        <p className="print-quiet">{text.made(formatDay(dayOf(now)), catalogue)}</p>
      </header>
      <PrintedQueue />
      <PrintedMaterials
        title={calculatorText.summary.raw}
        materials={materials.filter((row) => row.isBaseItem)}
      />
      <PrintedMaterials
        title={calculatorText.summary.intermediate}
        materials={materials.filter((row) => !row.isBaseItem)}
      />
      <PrintedSteps steps={steps()} />
    </article>
  )
}
