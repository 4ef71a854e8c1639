import { useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { Button } from '../../ui/button.tsx'

const ClearDialog = lazyPart(() => import('./clear-dialog.tsx').then((part) => part.ClearDialog))

export function ClearButton() {
  const [isAsking, setIsAsking] = useState(false)
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
