import { useState } from 'react'
import { newGesture } from '../api/gesture.ts'
import { sampleText as text } from '../messages/sample-text.ts'
import { Button } from '../ui/button.tsx'
import { openSample, removeSample } from './sample-acts.ts'

type Props = { className?: string }

/** Opens a sample to look around in (SET-2). */
export function OpenSampleButton({ className = '' }: Props) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      className={className}
      disabled={isBusy}
      onClick={() => {
        setBusy(true)
        void openSample().finally(() => setBusy(false))
      }}
    >
      {text.offer.open}
    </Button>
  )
}

/** Puts the sample away in one press, since nothing in it is anybody's. */
export function PutAwayButton({ settlementId, className = '' }: Props & { settlementId: string }) {
  const [gesture] = useState(newGesture)
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      className={className}
      disabled={isBusy}
      onClick={() => {
        setBusy(true)
        void removeSample(settlementId, gesture).finally(() => setBusy(false))
      }}
    >
      {text.putAway}
    </Button>
  )
}
