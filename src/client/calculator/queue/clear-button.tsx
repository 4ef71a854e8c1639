import { useEffect, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { addCommands } from '../../state/commands.ts'
import { Button } from '../../ui/button.tsx'
import { showColumn } from '../state/calculator-view.ts'

const ClearDialog = lazyPart(() => import('./clear-dialog.tsx').then((part) => part.ClearDialog))

/** Clears the queue once its question is answered (CAL-5), for the command palette too. */
export function ClearButton() {
  const [isAsking, setIsAsking] = useState(false)

  useEffect(
    () =>
      addCommands([
        {
          id: 'clearQueue',
          title: calculatorText.queue.clear,
          also: calculatorText.queue.clearAlso,
          run: () => {
            showColumn('queue')
            setIsAsking(true)
          },
        },
      ]),
    [],
  )

  return (
    <>
      <Button
        look="quiet"
        className="-mr-3 ml-auto text-small classic:-mr-2"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {calculatorText.queue.clear}
      </Button>
      {isAsking && <ClearDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}
