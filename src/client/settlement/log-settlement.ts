import { type Rows, settlementIn } from '#domain/settlement/tables'
import { log, type NamedProject, readProjectsWith } from '../session/debug-log.ts'
import { shownRows } from './selectors.ts'
import { type SettlementsState, settlementsStore } from './settlement-store.ts'

/**
 * Logs what happens to the open settlement: that it was opened, that its connection went and came, and that projects
 * disappeared (SAVE-6, SYS-9: logged only).
 * @returns a function that stops it
 */
export function logSettlement(): () => void {
  readProjectsWith(() => namedIn(shownRows(settlementsStore.getState())))
  const stopLogging = settlementsStore.subscribe((state, before) => {
    logOpened(state, before)
    logLostProjects(state, before)
    const isCut = state.isLive === false
    if (isCut !== (before.isLive === false))
      log('connection', { operation: 'stream', details: isCut ? 'not live' : 'live again' })
  })
  return () => {
    stopLogging()
    readProjectsWith(() => [])
  }
}

function logOpened({ opened }: SettlementsState, { opened: before }: SettlementsState): void {
  if (opened.status === 'failed' && before.status !== 'failed')
    log('settlement', { operation: 'open', details: `${opened.id} could not be loaded` })
  if (opened.status !== 'ready') return
  if (before.status === 'ready' && before.id === opened.id && before.isKept === opened.isKept) return
  const { seq, rows } = opened.held.truth
  const from = opened.isKept ? 'as this device stored it' : `from the server, change ${seq}`
  log('settlement', { operation: 'open', details: `${settlementIn(rows).name}, ${from}` })
}

function logLostProjects({ opened }: SettlementsState, { opened: before }: SettlementsState): void {
  if (opened.status !== 'ready' || before.status !== 'ready' || before.id !== opened.id) return
  const [known, now] = [before.held.truth, opened.held.truth]
  const lost = lostProjects(known.rows, now.rows)
  const isSetAnew = now.seq !== known.seq + 1
  // What one event takes away, somebody has archived or deleted: it is logged only where no project is left.
  if (lost.length > 0 && (isSetAnew || now.rows.projects.size === 0))
    log('error', { operation: 'project loss', details: lost.join(', ') })
}

function lostProjects(before: Rows, after: Rows): readonly string[] {
  if (before.projects === after.projects) return []
  return [...before.projects.values()].flatMap(({ id, name }) => (after.projects.has(id) ? [] : [name]))
}

let named: { readonly of: Rows['projects']; readonly projects: readonly NamedProject[] } | null = null

/** The projects for entries of the log; the same list for all entries between two changes of projects. */
function namedIn(rows: Rows | null): readonly NamedProject[] {
  if (!rows) return []
  if (named?.of !== rows.projects)
    named = { of: rows.projects, projects: [...rows.projects.values()].map(({ id, name }) => ({ id, name })) }
  return named.projects
}
