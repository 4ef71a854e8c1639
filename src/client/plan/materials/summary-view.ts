import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readStored, store } from '../../state/stored-json.ts'

export const sections = ['professions', 'raw', 'crafted', 'once', 'leftover'] as const
export type Section = (typeof sections)[number]

/** What the summary does with rows that need a higher level than the player has told. */
export const beyondLevel = ['show', 'mark', 'hide'] as const
export type BeyondLevel = (typeof beyondLevel)[number]

type SummaryView = {
  readonly onlyMissing: boolean
  readonly beyondLevel: BeyondLevel
  readonly open: readonly Section[]
  /** Not stored: a player would have forgotten that rows are hidden since last week. */
  readonly profession: string | null
}

const key = 'bit-calculator.summary'
const version = 2
/** In version 1 the section of what is needed once began closed; since version 2 it holds rows to be got, and begins open. */
const formerVersion = 1

const summaryViewStore = createStore<SummaryView>(() => {
  const stored = readStored(key)
  const isFormer = stored?.version === formerVersion
  const known = stored?.version === version || isFormer ? stored : null
  const kept: readonly unknown[] = Array.isArray(known?.open) ? known.open : ['raw', 'crafted', 'once']
  const open = isFormer ? [...kept, 'once'] : kept
  return {
    onlyMissing: known?.onlyMissing === true,
    beyondLevel: beyondLevel.find((name) => name === known?.beyondLevel) ?? 'show',
    open: sections.filter((name) => open.includes(name)),
    profession: null,
  }
})

/** The summary's filters, and the sections that are open (BEY-9). */
export function useSummaryView(): SummaryView {
  return useStore(summaryViewStore)
}

export function setSummaryView(change: Partial<SummaryView>): void {
  summaryViewStore.setState(change)
  const { profession: _, ...kept } = summaryViewStore.getState()
  store(key, { version, ...kept })
}

export function toggleSection(section: Section): void {
  const { open } = summaryViewStore.getState()
  setSummaryView({
    open: open.includes(section) ? open.filter((name) => name !== section) : [...open, section],
  })
}

/** Shows every row again; which sections are open stays. */
export function clearFilters(): void {
  setSummaryView({ onlyMissing: false, beyondLevel: 'show', profession: null })
}
