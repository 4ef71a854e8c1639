import { useEffect, useEffectEvent, useState } from 'react'
import { planAsCsv } from '#domain/exporting/plan-csv'
import { planAsDiscord, planAsText } from '#domain/exporting/plan-text'
import { timeOfMaterial } from '#domain/timing/plan-times'
import { exportWords, shareText } from '../../messages/share-text.ts'
import { usePlan } from '../../plan/current-plan.ts'
import { writePlanLink } from '../../plan/link/plan-link.ts'
import { useMeans } from '../../plan/means/means.ts'
import { stepsOf } from '../../plan/steps/steps-of-plan.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { copyText } from '../../ui/copy-text.ts'
import { downloadCsv } from '../../ui/download-csv.ts'
import { Menu } from '../../ui/menu.tsx'
import { PrintView } from '../print/print-view.tsx'
import { CopyByHand } from './copy-by-hand.tsx'
import { type ExportKind, exportKinds } from './export-kinds.ts'
import { planToExport } from './exported-plan.ts'

const text = shareText.exports

type Props = {
  /** What the palette asked for; the menu asks the player. */
  chosen: 'menu' | ExportKind
  onClose: () => void
  onDone: (notice: string) => void
}

type Shown = { part: 'menu' | 'print' | 'nothing' } | { part: 'text'; text: string }

export function Exports({ chosen, onClose, onDone }: Props) {
  const { catalog } = useEngine()
  const input = useCalculator((state) => state)
  const means = useMeans()
  const result = usePlan()
  const makeLink = useLink()
  const [shown, setShown] = useState<Shown>({ part: chosen === 'menu' ? 'menu' : 'nothing' })
  const plan = () =>
    planToExport(catalog, input, {
      materials: result.materials,
      steps: stepsOf(result),
      timeOf: (row) => timeOfMaterial(catalog, row, input.choices, means),
    })

  async function copy(copied: string) {
    if (!(await copyText(copied))) return setShown({ part: 'text', text: copied })
    onDone(text.copied)
    onClose()
  }

  function download() {
    downloadCsv(planAsCsv(plan(), exportWords))
    onDone(text.downloaded)
    onClose()
  }

  const pick: Record<ExportKind, () => void> = {
    text: () => void copy(planAsText(plan(), exportWords)),
    discord: () => {
      // Read before the link is waited for: the plan may be another by then.
      const planned = plan()
      void makeLink().then((url) => copy(planAsDiscord(planned, exportWords, url)))
    },
    csv: download,
    print: () => setShown({ part: 'print' }),
  }
  const pickChosen = useEffectEvent((kind: ExportKind) => pick[kind]())
  useEffect(() => {
    if (chosen !== 'menu') pickChosen(chosen)
  }, [chosen])

  if (shown.part === 'nothing') return null
  if (shown.part === 'print') return <PrintView onClose={onClose} />
  if (shown.part === 'text') return <CopyByHand text={shown.text} onClose={onClose} />
  return (
    <Menu
      label={text.menu}
      items={exportKinds.map((kind) => ({ label: text[kind], onPick: pick[kind] }))}
      onClose={onClose}
    />
  )
}

/** Makes the address of the plan without the inventory; null where it is too long, or cannot be made. */
function useLink(): () => Promise<string | null> {
  const plan = useCalculator((state) => state)
  const catalogVersion = useEngine().catalog.info.version
  return async () => {
    const written = await writePlanLink({ ...plan, catalogVersion, inventory: new Map() }).catch(() => null)
    return written?.status === 'ok' ? `${location.origin}/${written.fragment}` : null
  }
}
