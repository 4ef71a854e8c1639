import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { PlanChange } from '#domain/undo/plan-change'
import { useCalculator } from '../../state/calculator.ts'

/** The change that put the sample plan into the queue. In memory only: after a reload it is a plan like any other. */
export const sampleStore = createStore<{ readonly taken: PlanChange | null }>(() => ({ taken: null }))

/** Whether the sample plan is what is queued. Whoever changes its queue has made it their own. */
export function useIsSample(): boolean {
  const queue = useStore(sampleStore, ({ taken }) => taken?.after.buildList)
  return useCalculator(({ buildList }) => buildList === queue)
}
