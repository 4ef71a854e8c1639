import { useState } from 'react'
import type { Material } from '#domain/crafting/material'
import { isOnlyNeededOnce, neededOnce } from '#domain/crafting/needed-once'
import { formatDay } from '../../messages/format.ts'
import { exportWords, shareText } from '../../messages/share-text.ts'
import { shellText } from '../../messages/shell-text.ts'
import { summaryText } from '../../messages/summary-text.ts'
import { usePlan } from '../../plan/current-plan.ts'
import { stepsOf } from '../../plan/steps/steps-of-plan.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { deviceDay } from '../../ui/download-csv.ts'
import { planNotes } from './plan-notes.ts'
import { PrintedMaterials } from './printed-materials.tsx'
import { PrintedQueue } from './printed-queue.tsx'
import { PrintedSteps } from './printed-steps.tsx'

const text = shareText.print

/** The whole plan, in black on white. */
export function PrintSheet() {
  const { catalog } = useEngine()
  const { name, date } = catalog.info
  const plan = usePlan()
  const { materials } = plan
  const input = useCalculator((state) => state)
  const once = neededOnce(catalog, materials, input.buildList)
  const isOnce = (row: Material) => isOnlyNeededOnce(once, row)
  const used = materials.filter((row) => !isOnce(row))
  const [now] = useState(() => new Date())
  const catalogue = shellText.catalog.button(name, date)

  return (
    <article className="print-sheet">
      <header>
        <h1>{text.title}</h1>
        <p className="print-quiet">{text.made(formatDay(deviceDay(now)), catalogue)}</p>
        {planNotes(catalog, materials, input).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </header>
      <PrintedQueue />
      <PrintedMaterials title={summaryText.raw} materials={used.filter((row) => row.isBaseItem)} />
      <PrintedMaterials title={summaryText.intermediate} materials={used.filter((row) => !row.isBaseItem)} />
      <PrintedMaterials title={exportWords.once} materials={materials.filter(isOnce)} />
      <PrintedSteps steps={stepsOf(plan)} />
    </article>
  )
}
