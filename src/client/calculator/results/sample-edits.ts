import type { BuildList } from '#domain/build-list/build-list'
import type { WholePlan } from '#domain/crafting/whole-plan'
import { applyChange, reverse } from '#domain/undo/plan-change'
import { calculatorStore } from '../../state/calculator.ts'
import { changeCalculator, changesAfter } from '../../state/history.ts'
import { sampleStore } from './sample-plan.ts'

/** Taking the sample plan and putting it away. Apart from what shows it, because no first load needs it. */

export function takeSample(queue: BuildList): void {
  const before = calculatorStore.getState()
  changeCalculator({ kind: 'sampleTaken' }, () => ({ buildList: queue }))
  sampleStore.setState({ taken: { before, after: { ...before, buildList: queue } } })
}

/** Takes the sample away with all that was entered here while looking at it; what came from other devices stays. */
export function removeSample(): void {
  const { taken } = sampleStore.getState()
  if (!taken) return
  const changes = [taken, ...changesAfter('sampleTaken')]
  changeCalculator({ kind: 'sampleRemoved' }, (now) =>
    changes.reduceRight<WholePlan>((plan, change) => applyChange(plan, reverse(change)), now),
  )
}
