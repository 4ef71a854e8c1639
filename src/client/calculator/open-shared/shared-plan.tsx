import { useState } from 'react'
import { hasSameParts } from '#domain/crafting/whole-plan'
import { shareText } from '../../messages/share-text.ts'
import { carriesPlan, clearPlanFragment } from '../../plan/link/plan-fragment.ts'
import { useCalculator } from '../../state/calculator.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showColumn } from '../state/calculator-view.ts'
import { OpenSharedDialog } from './open-shared-dialog.tsx'
import { type TakenPlan, takeBack } from './take-plan.ts'

const text = shareText.open
const notices = { replace: text.replaced, merge: text.merged, open: text.opened }

/** Offers the shared plan that is in the address, and to undo it once it was taken. */
export function SharedPlan({ hash }: { hash: string }) {
  const [taken, setTaken] = useState<TakenPlan | null>(null)
  // Taken back by the queue's own undo, too: then there is nothing left to say.
  const isBack = useCalculator((state) => taken !== null && hasSameParts(state, taken.change.before))

  function onTaken(plan: TakenPlan) {
    clearPlanFragment()
    setTaken(plan)
    showColumn('queue')
  }

  return (
    <>
      {taken && !isBack && (
        <Notice text={notices[taken.how]}>
          <Button
            onClick={() => {
              takeBack(taken)
              setTaken(null)
            }}
          >
            {text.undo}
          </Button>
          <Button onClick={() => setTaken(null)}>{text.dismiss}</Button>
        </Notice>
      )}
      {carriesPlan(hash) && (
        <OpenSharedDialog key={hash} hash={hash} onTaken={onTaken} onClose={clearPlanFragment} />
      )}
    </>
  )
}
