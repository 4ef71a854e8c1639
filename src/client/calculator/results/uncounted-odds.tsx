import { useStore } from 'zustand'
import { uncountedOddsText as text } from '../../messages/plan-text.ts'
import { changeCalculator } from '../../state/history.ts'
import { oddsCountingStore, retryCounting } from '../../state/odds-counting.ts'
import { Button } from '../../ui/button.tsx'

/** Shown until the code that counts safe odds is fetched (BEY-4). Without a network the plan can go on at the average. */
export function UncountedOdds() {
  const hasFailed = useStore(oddsCountingStore, (fetched) => fetched.hasFailed)
  if (!hasFailed)
    return (
      <p role="status" className="when-felt m-3.5 text-ink-2">
        {text.loading}
      </p>
    )
  return (
    <div role="alert" className="m-3.5 text-missing">
      <p>{text.failed}</p>
      <div className="mt-2 flex flex-wrap gap-2 text-ink">
        <Button onClick={retryCounting}>{text.retry}</Button>
        <Button onClick={() => changeCalculator({ kind: 'planOdds' }, () => ({ odds: new Map() }))}>
          {text.atAverage}
        </Button>
      </div>
    </div>
  )
}
