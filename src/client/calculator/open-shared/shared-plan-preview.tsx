import { isSamePlan, replacePlan, wouldLose } from '#domain/sharing/accept-plan'
import type { SharedPlan } from '#domain/sharing/shared-plan'
import { shareText } from '../../messages/share-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { SharedPlanFacts } from './shared-plan-facts.tsx'
import { SharedQueue } from './shared-queue.tsx'
import { type HowToTake, type TakenPlan, takePlan } from './take-plan.ts'

const text = shareText.open

type Props = {
  theirs: SharedPlan
  /** Names of items whose chosen recipes may be others in the catalogue in use. */
  unsure: readonly string[]
  onTaken: (taken: TakenPlan) => void
  onClose: () => void
}

/** What a link carries, and the choice of what becomes of the user's own plan (BEY-1). */
export function SharedPlanPreview({ theirs, unsure, onTaken, onClose }: Props) {
  const mine = useCalculator((state) => state)
  const catalogVersion = useEngine().catalog.info.version
  const take = (how: HowToTake) => onTaken(takePlan({ how, theirs, catalogVersion }))
  const same = isSamePlan(mine, replacePlan(mine, theirs))

  return (
    <>
      <p className="mb-3 text-ink-2">{same ? text.same : text.intro}</p>
      <SharedQueue buildList={theirs.buildList} />
      <SharedPlanFacts theirs={theirs} unsure={unsure} />
      <div className="mt-4">
        {same && (
          <Button look="primary" onClick={onClose}>
            {text.goOn}
          </Button>
        )}
        {!same && !wouldLose(mine, theirs) && (
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => take('open')}>
              {text.openIt}
            </Button>
            <Button onClick={onClose}>{text.notNow}</Button>
          </div>
        )}
        {!same && wouldLose(mine, theirs) && (
          <Answers inventoryGoes={theirs.inventory.size > 0} onTake={take} onKeep={onClose} />
        )}
      </div>
    </>
  )
}

type AnswersProps = { inventoryGoes: boolean; onTake: (how: HowToTake) => void; onKeep: () => void }

function Answers({ inventoryGoes, onTake, onKeep }: AnswersProps) {
  return (
    <>
      <p className="text-small text-ink-2">{text.mergeMeans}</p>
      <p className="mb-3 text-small text-ink-2">
        {inventoryGoes ? text.replaceMeansInventory : text.replaceMeans}
      </p>
      <div className="flex flex-wrap gap-2 *:max-phone:flex-auto">
        <Button look="primary" onClick={() => onTake('merge')}>
          {text.merge}
        </Button>
        <Button onClick={() => onTake('replace')}>{text.replace}</Button>
        <Button onClick={onKeep}>{text.keep}</Button>
      </div>
    </>
  )
}
