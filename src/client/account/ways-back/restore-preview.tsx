import { restoreText as text } from '../../messages/restore-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { Message } from '../../ui/use-message.ts'
import { PlanChanges } from '../data/plan-changes.tsx'
import type { Preview } from './ways-back.ts'

type Props = { preview: Preview & { kind: 'plan' }; onDone: (result: Message | null) => void }

/** Shows what restoring a plan would change, before the plan is restored. */
export function RestorePreview({ preview: { when, plan, restore }, onDone }: Props) {
  const mine = useCalculator((state) => state)
  const { isBusy, during } = useBusy()

  async function go() {
    onDone(await restore())
  }

  return (
    <>
      <p className="mb-3 text-ink-2">{text.wouldChange(when)}</p>
      <PlanChanges before={mine} after={plan} />
      <p className="mt-3 text-small text-ink-2">{text.undoHint}</p>
      <div className="mt-3 flex flex-wrap gap-2 *:max-phone:flex-auto">
        <Button look="primary" disabled={isBusy} onClick={() => void during(go)}>
          {text.restore}
        </Button>
        <Button onClick={() => onDone(null)}>{text.back}</Button>
      </div>
    </>
  )
}
