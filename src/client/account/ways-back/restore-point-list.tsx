import { formatTime } from '../../messages/format.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { openedAgain } from '../../state/put-away.ts'
import { type RestorePoint, readRestorePoints } from '../../state/restore-points.ts'
import { readStoredPlan, type StoredPlan } from '../../state/stored-plan.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import type { Message } from '../../ui/use-message.ts'
import { WayBackRow } from './way-back-row.tsx'
import type { WaysBackProps } from './ways-back.ts'
import { WaysBackSection } from './ways-back-section.tsx'

const text = restoreText.device

/** The restore points of this device, newest first. */
export function RestorePointList({ onLook, say }: WaysBackProps) {
  const points = readRestorePoints()
    .toReversed()
    .flatMap((point) => {
      const plan = readStoredPlan(point.plan)
      return plan ? [{ ...point, plan }] : []
    })
  return (
    <WaysBackSection title={text.title} hint={points.length > 0 ? text.hint : text.none}>
      {points.length > 0 && (
        <ul ref={plainListKeys} className="divide-y divide-line">
          {points.map((point) => (
            <PointRow key={point.at} point={point} onLook={onLook} say={say} />
          ))}
        </ul>
      )}
    </WaysBackSection>
  )
}

type RowProps = WaysBackProps & { point: Omit<RestorePoint, 'plan'> & { plan: StoredPlan } }

function PointRow({ point: { at, reason, plan }, onLook, say }: RowProps) {
  const when = formatTime(new Date(at).toISOString())
  const name = `${when}, ${text.reasons[reason]}`
  const restore = () => restorePlan(plan, at)
  return (
    <WayBackRow
      title={when}
      notes={[text.reasons[reason], restoreText.counts(plan.buildList.length, plan.inventory.size)]}
    >
      <Button
        className="text-small"
        aria-label={restoreText.of(restoreText.preview, name)}
        onClick={() => onLook({ kind: 'plan', when, plan, restore })}
      >
        {restoreText.preview}
      </Button>
      <Button
        className="text-small"
        aria-label={restoreText.of(restoreText.restore, name)}
        onClick={() => say(restore())}
      >
        {restoreText.restore}
      </Button>
    </WayBackRow>
  )
}

/** Replaces the plan by an earlier one, in one step that undo takes back; the plan before it becomes a restore point. */
function restorePlan({ catalogVersion: _madeWith, ...plan }: StoredPlan, at: number): Message {
  keepPlanAside('plan-restored')
  changeCalculator({ kind: 'planRestored' }, () => plan)
  openedAgain({ id: `restore point ${at}`, at })
  return { kind: 'success', text: restoreText.restored }
}
