import { useEffect, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { shareButtonsText } from '../../messages/share-buttons-text.ts'
import { usePlan } from '../../plan/current-plan.ts'
import { useCalculator } from '../../state/calculator.ts'
import { addCommands } from '../../state/commands.ts'
import { Button } from '../../ui/button.tsx'
import { showColumn } from '../state/calculator-view.ts'
import { type ExportKind, exportKinds } from './export-kinds.ts'

const Exports = lazyPart(() => import('./exports.tsx').then((part) => part.Exports))
const noticeMs = 2_500

/** The results as text, for Discord, as CSV, on paper (BEY-5); nothing while there are none. */
export function ExportMenu() {
  const empty = useCalculator((state) => state.buildList.length === 0)
  const { problem } = usePlan()
  return empty || problem !== null ? null : <ReadyMenu />
}

function ReadyMenu() {
  const [open, setOpen] = useState<'menu' | ExportKind | null>(null)
  const [done, setDone] = useState('')

  useEffect(() => {
    if (done === '') return
    const timer = setTimeout(() => setDone(''), noticeMs)
    return () => clearTimeout(timer)
  }, [done])

  useEffect(
    () =>
      addCommands(
        exportKinds.map((kind) => ({
          id: `export ${kind}`,
          title: shareButtonsText.exportCommands[kind],
          also: shareButtonsText.exportAlso,
          run: () => {
            // The button among the results says when the export is done.
            showColumn('results')
            setOpen(kind)
          },
        })),
      ),
    [],
  )

  return (
    <span className="relative">
      <Button
        className="text-small"
        title={shareButtonsText.copyTitle}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        // Else the press would close the open menu by taking the focus, and the click open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => setOpen(open ? null : 'menu')}
      >
        {done === '' ? shareButtonsText.copy : done}
        {done === '' && <span aria-hidden="true">▾</span>}
      </Button>
      <span role="status" className="sr-only">
        {done}
      </span>
      {open && <Exports chosen={open} onClose={() => setOpen(null)} onDone={setDone} />}
    </span>
  )
}
