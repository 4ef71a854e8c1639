import { createStore } from 'zustand/vanilla'
import type { OddsCounting } from '#domain/crafting/craft-count'
import { countsSafely } from '#domain/crafting/odds'
import { calculatorStore } from './calculator.ts'

type Fetched = { readonly counting: OddsCounting | null; readonly hasFailed: boolean }

/** The code that counts safely, once it is fetched: few plans need it. */
export const oddsCountingStore = createStore<Fetched>(() => ({ counting: null, hasFailed: false }))

const retryDelayMs = 5_000
let hasBegun = false
let retry: ReturnType<typeof setTimeout> | undefined

export function findCounting(): OddsCounting | null {
  return oddsCountingStore.getState().counting
}

/** Fetches the code as soon as the plan is to be counted safely. */
export function keepOddsCounting(): void {
  const fetchWhereAsked = ({ odds }: { odds: Parameters<typeof countsSafely>[0] }) => {
    if (!hasBegun && !findCounting() && countsSafely(odds)) void fetchCounting()
  }
  fetchWhereAsked(calculatorStore.getState())
  calculatorStore.subscribe(fetchWhereAsked)
}

/** Fetches the code again at once; otherwise it is tried every five seconds. */
export function retryCounting(): void {
  oddsCountingStore.setState({ hasFailed: false })
  void fetchCounting()
}

async function fetchCounting(): Promise<void> {
  hasBegun = true
  try {
    const { safeCounting } = await import('#domain/crafting/safe-counting')
    oddsCountingStore.setState({ counting: safeCounting, hasFailed: false })
  } catch {
    oddsCountingStore.setState({ hasFailed: true })
    clearTimeout(retry)
    retry = setTimeout(fetchCounting, retryDelayMs)
  }
}
