import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { namesRecipes } from '#domain/crafting/whole-plan'
import { type CalculatorState, calculatorStore } from './calculator.ts'
import { catalogVersionInUse } from './catalog-in-use.ts'
import { onCatalogChange } from './catalog-listeners.ts'
import { newestCopy, planKey, setAside, writePlan } from './plan-copies.ts'
import { mergeSides } from './plan-merge.ts'
import { planOwner } from './plan-owner.ts'
import { readStoredText, type StoredPlan, storedPlanText } from './stored-plan.ts'

const probeKey = 'bit-calculator.plan.probe'
const saveDelayMs = 200
const retryDelayMs = 5_000
/** A write of another tab that is heard this soon after one of our own may have been made before that tab heard ours. */
const crossingMs = 300

export type PlanStorage = {
  /** False while this browser keeps nothing. */
  readonly writable: boolean
  /** The stored text, if it is the plan of a newer app: this app then writes nothing until it is reloaded. */
  readonly newer: string | null
  /** An unreadable text that stood in the plan's place, unchanged. */
  readonly rescued: string | null
  /** Whether the plan was opened from a copy, because the stored one is gone or could not be read. */
  readonly fromCopy: boolean
}

export const planStorageStore = createStore<PlanStorage>(() => ({
  writable: true,
  newer: null,
  rescued: null,
  fromCopy: false,
}))

export function usePlanStorage(): PlanStorage {
  return useStore(planStorageStore)
}

/** The text that the browser held last, and the plan that it stands for: a plan that is still this one needs no saving. */
let storedText: string | null = null
let storedState: CalculatorState = calculatorStore.getState()
let storedCatalogVersion = ''
let saveTimer: ReturnType<typeof setTimeout> | null = null
/** The last change of the user's own that was written, and what it started from. */
let lastWrite: { readonly base: CalculatorState; readonly at: number } | null = null
/** Whether the plan holds changes of this tab that were merged into another tab's plan and are not stored yet. */
let mergedSinceSave = false
/** Whether this tab is changing to the catalogue of another tab's plan: nothing is written until it has. */
let isTakingUp = false
let takeUpTimer: ReturnType<typeof setTimeout> | undefined

/** Takes up what this browser has kept, and keeps every change from now on. */
export function keepPlan(): void {
  attempt(openStored)
  const writable = attempt(() => {
    if (planStorageStore.getState().newer !== null) return
    setAsideUnreadable()
    localStorage.setItem(probeKey, 'x')
    localStorage.removeItem(probeKey)
  })
  planStorageStore.setState({ writable })

  onCatalogChange((follow) => {
    // This makes a new object, so the plan counts as unsaved and is stored again, with the new version.
    storedState = follow(storedState)
    lastWrite = lastWrite && { ...lastWrite, base: follow(lastWrite.base) }
  })
  calculatorStore.subscribe(() => {
    if (isUnsaved()) saveTimer ??= setTimeout(savePlan, saveDelayMs)
  })
  addEventListener('pagehide', flushPlan)
  document.addEventListener('visibilitychange', () => document.hidden && flushPlan())
  // A page that the browser brings back from its cache has heard nothing of other tabs meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && hearStored())
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== planKey) return
    hear(newValue)
    // Two tabs that wrote at the same moment heard each other: what the browser holds in the end is read once more.
    setTimeout(hearStored, 2 * crossingMs)
  })
}

/** The present plan, as a file would keep it. */
export function currentPlanText(): string {
  return storedPlanText({ ...calculatorStore.getState(), catalogVersion: planCatalogVersion() })
}

function openStored(): void {
  const text = localStorage.getItem(planKey)
  const read = text === null ? null : readStoredText(text)
  if (read?.status === 'ok') {
    adopt(text, read.plan)
    return
  }
  if (text !== null && read?.status === 'newer') planStorageStore.setState({ newer: text })
  const copy = newestCopy(localStorage)
  if (!copy) return
  adopt(null, copy.plan)
  planStorageStore.setState({ fromCopy: true })
}

function adopt(text: string | null, { catalogVersion, ...state }: StoredPlan): void {
  storedText = text
  storedState = state
  storedCatalogVersion = catalogVersion
  calculatorStore.setState(state, true)
}

function hearStored(): void {
  attempt(() => hear(localStorage.getItem(planKey)))
}

/** Another tab has written: its plan and what was changed here become one. */
function hear(text: string | null): void {
  if (text === null || text === storedText) return
  const read = readStoredText(text)
  if (read.status === 'newer') planStorageStore.setState({ newer: text })
  if (read.status !== 'ok') return
  const { catalogVersion, ...theirs } = read.plan
  if (isNumberedOtherwise(read.plan)) return void takeUp(catalogVersion)
  // Where the two writes crossed, theirs lacks ours: our changes count from what our write started from.
  const crossed = lastWrite && Date.now() - lastWrite.at < crossingMs ? lastWrite.base : null
  const merged = mergeSides({ base: crossed ?? storedState, mine: calculatorStore.getState(), theirs })
  storedText = text
  storedState = theirs
  storedCatalogVersion = catalogVersion
  if (merged !== theirs) mergedSinceSave = true
  calculatorStore.setState(merged, true)
}

/** Whether recipes that were chosen there or here would become others; nobody can say while this tab is changing its catalogue. */
function isNumberedOtherwise({ catalogVersion, ...theirs }: StoredPlan): boolean {
  const mine = planCatalogVersion()
  if (isTakingUp) return true
  if (mine === '' || catalogVersion === '' || catalogVersion === mine) return false
  return namesRecipes(theirs) || namesRecipes(calculatorStore.getState())
}

/** Another tab moved the plan to another catalogue: this one uses it too, with what was changed here meanwhile (BEY-14). */
async function takeUp(version: string): Promise<void> {
  if (isTakingUp) return
  isTakingUp = true
  // Where the catalogue cannot be fetched now, changes made here are stored once it can be.
  const writable = await import('./take-up-catalog.ts')
    .then(({ takeUpCatalog }) => takeUpCatalog(version))
    .then(
      () => true,
      () => false,
    )
  isTakingUp = false
  planStorageStore.setState({ writable })
  clearTimeout(takeUpTimer)
  if (writable) hearStored()
  else takeUpTimer = setTimeout(hearStored, retryDelayMs)
}

function isUnsaved(): boolean {
  return calculatorStore.getState() !== storedState
}

function flushPlan(): void {
  if (isUnsaved()) savePlan()
}

function savePlan(): void {
  if (saveTimer) clearTimeout(saveTimer)
  saveTimer = null
  if (!isUnsaved()) return
  // May find that another tab has moved the plan to another catalogue, and begin to change to it.
  hearStored()
  if (isTakingUp) {
    saveTimer = setTimeout(savePlan, planStorageStore.getState().writable ? saveDelayMs : retryDelayMs)
    return
  }
  const writable = attempt(() => {
    if (planStorageStore.getState().newer !== null || !isUnsaved()) return
    setAsideUnreadable()
    const state = calculatorStore.getState()
    const catalogVersion = planCatalogVersion()
    const text = currentPlanText()
    writePlan(localStorage, text, Date.now())
    // A plan that was merged already is not merged into the other tab's next write: the two would go on for ever.
    lastWrite = mergedSinceSave ? null : { base: storedState, at: Date.now() }
    mergedSinceSave = false
    storedText = text
    storedState = state
    storedCatalogVersion = catalogVersion
  })
  if (!writable) saveTimer = setTimeout(savePlan, retryDelayMs)
  planStorageStore.setState({ writable })
}

/** The version by which the plan's recipes are numbered: that of the catalogue in use; while there is none, the stored plan's. */
export function planCatalogVersion(): string {
  return catalogVersionInUse() || storedCatalogVersion
}

/**
 * Nobody's list is overwritten because this app cannot read it: it moves to a key of its own first.
 * @throws where the browser has no room for it, and then nothing may be written in its place.
 */
function setAsideUnreadable(): void {
  const text = localStorage.getItem(planKey)
  if (text === null || text === storedText || readStoredText(text).status !== 'damaged') return
  planStorageStore.setState({ rescued: text })
  setAside(localStorage, text, { owner: planOwner(), now: Date.now() })
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
