import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { BuildList } from '#domain/build-list/build-list'
import { type CalculatorState, useCalculator } from '../../state/calculator.ts'
import { changeCalculator } from '../../state/history.ts'

/** The queue of the sample plan, and what it took the place of. In memory only: after a reload it is a plan like any other. */
type Sample = { readonly queue: BuildList; readonly before: CalculatorState }

const sampleStore = createStore<{ readonly sample: Sample | null }>(() => ({ sample: null }))

export function takeSample(queue: BuildList): void {
  changeCalculator({ kind: 'sampleTaken' }, (before) => {
    sampleStore.setState({ sample: { queue, before } })
    return { buildList: queue }
  })
}

/** Whether the sample plan is what is queued. Whoever changes its queue has made it their own. */
export function useIsSample(): boolean {
  const queue = useStore(sampleStore, ({ sample }) => sample?.queue)
  return useCalculator(({ buildList }) => buildList === queue)
}

/** Takes the sample away with all that was entered while looking at it. */
export function removeSample(): void {
  const { sample } = sampleStore.getState()
  if (sample) changeCalculator({ kind: 'sampleRemoved' }, () => sample.before)
}
