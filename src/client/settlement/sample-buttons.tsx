import { type ReactNode, useState } from 'react'
import { newGesture } from '../api/gesture.ts'
import { sampleText as text } from '../messages/sample-text.ts'
import { Button } from '../ui/button.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { openSample, removeSample } from './sample-acts.ts'

type Props = { className?: string }

/** Opens a sample to look around in (SET-2). A retry needs no gesture: the server gives the sample that is there already. */
export function OpenSampleButton({ className }: Props) {
  return (
    <ActButton act={openSample} className={className}>
      {text.offer.open}
    </ActButton>
  )
}

/** Puts the sample away in one press, since nothing in it is anybody's. */
export function PutAwayButton({ settlementId, className }: Props & { settlementId: string }) {
  const [gesture] = useState(newGesture)
  return (
    <ActButton act={() => removeSample(settlementId, gesture)} className={className}>
      {text.putAway}
    </ActButton>
  )
}

type ActProps = { act: () => Promise<unknown>; className: string | undefined; children: ReactNode }

/** A button that cannot be pressed again before its act is done. */
function ActButton({ act, className = '', children }: ActProps) {
  const { isBusy, during } = useBusy()
  return (
    <Button className={className} disabled={isBusy} onClick={() => void during(act)}>
      {children}
    </Button>
  )
}
