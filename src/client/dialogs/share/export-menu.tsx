import { Suspense, useEffect, useState } from 'react'
import { shareButtonsText } from '../../messages/share-buttons-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { usePlan } from '../../state/plan.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from './lazy-part.tsx'

const Exports = lazyPart(() => import('./exports.tsx').then((part) => part.Exports))
const noticeMs = 2_500

/** The results as text, for Discord, as CSV, on paper (BEY-5); nothing while there are none. */
export function ExportMenu() {
  const empty = useCalculator((state) => state.buildList.length === 0)
  const { problem } = usePlan()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState('')

  useEffect(() => {
    if (done === '') return
    const timer = setTimeout(() => setDone(''), noticeMs)
    return () => clearTimeout(timer)
  }, [done])

  if (empty || problem !== null) return null
  return (
    <span className="relative">
      <Button
        className="text-small"
        title={shareButtonsText.copyTitle}
        aria-haspopup="menu"
        aria-expanded={open}
        // Else the press would close the open menu by taking the focus, and the click open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        {done === '' ? shareButtonsText.copy : done}
        {done === '' && <span aria-hidden="true">▾</span>}
      </Button>
      <span role="status" className="sr-only">
        {done}
      </span>
      {open && (
        <Suspense fallback={null}>
          <Exports onClose={() => setOpen(false)} onDone={setDone} />
        </Suspense>
      )}
    </span>
  )
}
