import { formatTime } from '../../messages/format.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { type RestorePoint, readRestorePoints } from '../../state/restore-points.ts'
import { readStoredPlan, type StoredPlan } from '../../state/stored-plan.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { notRestored, pointPlan, restorePoint } from './restore-point.ts'
import { WayBackRow } from './way-back-row.tsx'
import type { WaysBackProps } from './ways-back.ts'
import { WaysBackSection } from './ways-back-section.tsx'

const text = restoreText.device

/** The restore points of this device, newest first. */
export function RestorePointList({ onPreview, say }: WaysBackProps) {
  // Read whenever the dialog is drawn, as it is again by the message that a restore ends with.
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
            <PointRow key={point.at} point={point} onPreview={onPreview} say={say} />
          ))}
        </ul>
      )}
    </WaysBackSection>
  )
}

type RowProps = WaysBackProps & { point: Omit<RestorePoint, 'plan'> & { plan: StoredPlan } }

function PointRow({ point: { at, reason, plan }, onPreview, say }: RowProps) {
  const when = formatTime(new Date(at).toISOString())
  const name = `${when}, ${text.reasons[reason]}`
  const { isBusy, during } = useBusy()
  const restore = () => restorePoint(plan, at)

  function press(action: () => Promise<void>) {
    void during(() => action().catch(() => say(notRestored)))
  }

  async function preview() {
    onPreview({ kind: 'plan', when, plan: await pointPlan(plan), restore })
  }

  return (
    <WayBackRow
      title={when}
      notes={[text.reasons[reason], restoreText.counts(plan.buildList.length, plan.inventory.size)]}
    >
      <Button
        className="text-small"
        disabled={isBusy}
        aria-label={restoreText.of(restoreText.preview, name)}
        onClick={() => press(preview)}
      >
        {restoreText.preview}
      </Button>
      <Button
        className="text-small"
        disabled={isBusy}
        aria-label={restoreText.of(restoreText.restore, name)}
        onClick={() => press(async () => say(await restore()))}
      >
        {restoreText.restore}
      </Button>
    </WayBackRow>
  )
}
