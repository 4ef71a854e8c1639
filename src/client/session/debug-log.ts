import { createStore } from 'zustand/vanilla'
import { newId } from '../api/new-id.ts'
import { accountStore, accountUserId } from './account.ts'

export type LogType = 'act' | 'refusal' | 'settlement' | 'connection' | 'saving' | 'error'

/** Something that happened in this tab, for whoever looks for a fault (SYS-7). */
export type LogEntry = {
  readonly id: string
  /** ISO time. */
  readonly timestamp: string
  readonly type: LogType
  /** The name of the act, or a word for what happened, such as `save`. */
  readonly operation: string
  readonly details: string
  /** The path of the page. */
  readonly location: string
  readonly userId: string | null
  /** How many projects the open settlement has. */
  readonly projectCount: number
  readonly projects: readonly NamedProject[]
  readonly callStack: string
}
export type NamedProject = { readonly id: string; readonly name: string }

/** Older entries are forgotten (SYS-7). */
const mostEntries = 500
const storageKey = 'bit-calculator.debug-log'

/** Oldest first. It outlives a reload of the tab, but no sign-out. */
export const debugLogStore = createStore<readonly LogEntry[]>(readStored)
let projectsNow: () => readonly NamedProject[] = () => []

accountStore.subscribe(({ state }) => {
  if (state === 'signedOut') debugLogStore.setState([], true)
})
addEventListener('pagehide', keepForReload)

/** Entries name the projects that `read` gives from now on: those of the open settlement. */
export function readProjectsWith(read: typeof projectsNow): void {
  projectsNow = read
}

/** Adds an entry. @param error whose call stack it gets; the caller's own where there is none */
export function log(
  type: LogType,
  { operation, details, error }: { operation: string; details: string; error?: unknown },
): void {
  const projects = projectsNow()
  const entry: LogEntry = {
    id: newId(),
    timestamp: new Date().toISOString(),
    type,
    operation,
    details,
    location: location.pathname,
    userId: accountUserId(accountStore.getState()),
    projectCount: projects.length,
    projects,
    callStack: (error instanceof Error ? error : new Error(operation)).stack ?? '',
  }
  debugLogStore.setState((entries) => [...entries, entry].slice(-mostEntries), true)
}

/** Logs from now on every error of the page that nothing has caught. */
export function logFaults(): void {
  addEventListener('error', ({ error, message }) =>
    log('error', { operation: 'page', details: message, error }),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    log('error', { operation: 'page', details: String(reason), error: reason }),
  )
}

function readStored(): readonly LogEntry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.slice(-mostEntries) : []
  } catch {
    return []
  }
}

function keepForReload(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(debugLogStore.getState()))
  } catch {
    // It is full or forbidden: the log starts over after a reload.
  }
}
