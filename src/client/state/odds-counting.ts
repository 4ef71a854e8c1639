import { createStore } from 'zustand/vanilla'
import type { OddsCounting } from '#domain/crafting/craft-count'
import { countsSafely } from '#domain/crafting/odds'
import { calculatorStore } from './calculator.ts'

type Fetched = { readonly counting: OddsCounting | null; readonly hasFailed: boolean }

/** What counts odds other than the average, once it is fetched: few plans need it. */
export const oddsCountingStore = createStore<Fetched>(() => ({ counting: null, hasFailed: false }))

const retryDelayMs = 5_000
let isFetching = false
let retry: ReturnType<typeof setTimeout> | undefined

export function findCounting(): OddsCounting | null {
  return oddsCountingStore.getState().counting
}

/** Fetches it as soon as the plan asks for it. */
export function keepOddsCounting(): void {
  const fetchWhereAsked = ({ odds }: { odds: Parameters<typeof countsSafely>[0] }) => {
    if (!isFetching && !findCounting() && countsSafely(odds)) void fetchCounting()
  }
  fetchWhereAsked(calculatorStore.getState())
  calculatorStore.subscribe(fetchWhereAsked)
}

/** Tries again at once; without that it is tried every few seconds. */
export function retryCounting(): void {
  oddsCountingStore.setState({ hasFailed: false })
  void fetchCounting()
}

async function fetchCounting(): Promise<void> {
  isFetching = true
  try {
    const { safeCounting } = await import('#domain/crafting/safe-counting')
    oddsCountingStore.setState({ counting: safeCounting, hasFailed: false })
  } catch {
    oddsCountingStore.setState({ hasFailed: true })
    clearTimeout(retry)
    retry = setTimeout(fetchCounting, retryDelayMs)
  }
}
