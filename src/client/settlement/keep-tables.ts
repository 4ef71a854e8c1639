import { type SettlementState, type Snapshot, stateOf, tableNames } from '#domain/settlement/tables'
import { openKept } from '../act-queue/kept-settlements.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { type SettlementsState, settlementsStore } from './settlement-store.ts'

/** Several changes in a row are written as one. */
const settleMs = 500

/**
 * Stores the list and the open settlement on this device, so that the page opens offline (BEY-11). Settlements that the
 * user no longer belongs to are removed.
 * @returns a function that stops it
 */
export function keepTables(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: Partial<SettlementsState> = {}
  const stop = settlementsStore.subscribe((state, before) => {
    if (state.list === before.list && state.opened === before.opened) return
    timer ??= setTimeout(() => {
      timer = undefined
      const now = settlementsStore.getState()
      // Where it cannot be stored, the page needs the server.
      write(userId, now, written).catch(() => {})
      written = now
    }, settleMs)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** The settlement as it was stored last; null where it was not. */
export async function readKeptState(settlementId: string): Promise<SettlementState | null> {
  const tables = await readAll('tables')
  const kept = tables.find((one) => one.settlementId === settlementId)
  // An earlier release may have stored other tables.
  const isWhole = kept && tableNames.every((name) => Array.isArray(kept.snapshot.tables[name]))
  return isWhole ? stateOf(kept.snapshot) : null
}

export async function readKeptList() {
  return (await readAll('lists'))[0] ?? null
}

async function readAll<Name extends 'tables' | 'lists'>(store: Name) {
  const userId = accountUserId(accountStore.getState())
  if (userId === null) return []
  return openKept()
    .then((kept) => kept.all(store, userId))
    .catch(() => [])
}

async function write(
  userId: string,
  { list, isListKept, opened }: SettlementsState,
  written: Partial<SettlementsState>,
): Promise<void> {
  const account = accountStore.getState()
  // What came before the server has said who is signed in may be somebody else's.
  if (account.state === 'loading' || accountUserId(account) !== userId) return
  const kept = await openKept()
  if (typeof list !== 'string' && !isListKept) {
    await kept.put('lists', { userId, list, openedId: opened.status === 'none' ? null : opened.id })
    for (const tables of await kept.all('tables', userId))
      if (list.every(({ id }) => id !== tables.settlementId)) await kept.remove('tables', tables)
  }
  if (opened.status !== 'ready' || opened.isKept) return
  const isListed = typeof list === 'string' || list.some(({ id }) => id === opened.id)
  const { truth } = opened.held
  const isWritten = written.opened?.status === 'ready' && written.opened.held.truth === truth
  if (isListed && !isWritten)
    await kept.put('tables', { userId, settlementId: opened.id, snapshot: snapshotOf(truth) })
}

function snapshotOf({ seq, rows }: SettlementState): Snapshot {
  const entries = tableNames.map((name) => [name, [...rows[name].values()]])
  return { seq, tables: Object.fromEntries(entries) as Snapshot['tables'] }
}
