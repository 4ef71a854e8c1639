import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type CalculatorState, calculatorStore } from './calculator.ts'
import { catalogStore } from './catalog.ts'
import { readStoredPlan, storedPlanText } from './stored-plan.ts'

const planKey = 'bit-calculator.plan'
const rescueKey = 'bit-calculator.plan.rescued'
const probeKey = 'bit-calculator.plan.probe'
const saveDelayMs = 200

/** `writable` is false while this browser keeps nothing; `rescued` when unreadable content was set aside. */
type PlanStorage = { readonly writable: boolean; readonly rescued: boolean }

export const planStorageStore = createStore<PlanStorage>(() => ({ writable: true, rescued: false }))

export function usePlanStorage(): PlanStorage {
  return useStore(planStorageStore)
}

/** What the browser last held, and the state it stood for: neither is a change to be saved. */
let storedText: string | null = null
let storedState: CalculatorState | null = null
let storedCatalogVersion = ''
let saveTimer: ReturnType<typeof setTimeout> | null = null

/** Takes up what this browser has kept, and keeps every change from now on. */
export function keepPlan(): void {
  attempt(() => adoptText(localStorage.getItem(planKey)))
  const writable = attempt(() => {
    setAsideUnreadable()
    localStorage.setItem(probeKey, 'x')
    localStorage.removeItem(probeKey)
  })
  planStorageStore.setState({ writable })

  calculatorStore.subscribe((state) => {
    if (state !== storedState) saveTimer ??= setTimeout(savePlan, saveDelayMs)
  })
  addEventListener('pagehide', flushPlan)
  document.addEventListener('visibilitychange', () => document.hidden && flushPlan())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) attempt(() => adoptText(localStorage.getItem(planKey)))
  })
  addEventListener('storage', ({ key, newValue }) => {
    // A change of one's own still waiting to be saved is the later one: it wins, and the other tab follows it.
    if (key === planKey && !saveTimer) adoptText(newValue)
  })
}

function adoptText(text: string | null): void {
  const plan = text === null ? null : readStoredPlan(text)
  if (!plan) return
  const { catalogVersion, ...state } = plan
  storedText = text
  storedState = state
  storedCatalogVersion = catalogVersion
  calculatorStore.setState(state, true)
}

function flushPlan(): void {
  if (saveTimer) savePlan()
}

function savePlan(): void {
  if (saveTimer) clearTimeout(saveTimer)
  saveTimer = null
  const state = calculatorStore.getState()
  const text = storedPlanText({ ...state, catalogVersion: catalogVersionInUse() })
  const writable = attempt(() => {
    setAsideUnreadable()
    localStorage.setItem(planKey, text)
    storedText = text
    storedState = state
  })
  planStorageStore.setState({ writable })
}

function catalogVersionInUse(): string {
  const catalog = catalogStore.getState()
  return catalog.state === 'ready' ? catalog.engine.catalog.info.version : storedCatalogVersion
}

/**
 * Nobody's list is overwritten because this version of the app cannot read it: it moves to a key of its own first.
 * @throws where the browser has no room for it, and then nothing may be written in its place.
 */
function setAsideUnreadable(): void {
  const text = localStorage.getItem(planKey)
  if (text === null || text === storedText || readStoredPlan(text)) return
  localStorage.setItem(`${rescueKey}.${Date.now()}`, text)
  localStorage.removeItem(planKey)
  planStorageStore.setState({ rescued: true })
}

/** Storage may be full, forbidden, or absent; each throws at another place. */
function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
