import { type SettlementState, type Snapshot, stateOf, tableNames } from '#domain/settlement/tables'
import { type KeptSettlements, openKept } from '../act-queue/kept-settlements.ts'
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
  const writeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      // What came before the server has said who is signed in may be somebody else's.
      const account = accountStore.getState()
      if (account.state === 'loading' || accountUserId(account) !== userId) return
      const now = settlementsStore.getState()
      write(userId, now, written).then(
        () => {
          written = now
        },
        // Where it cannot be stored, the page needs the server.
        () => {},
      )
    }, settleMs)
  }
  const stopRows = settlementsStore.subscribe((state, before) => {
    if (state.list !== before.list || state.opened !== before.opened) writeSoon()
  })
  // What the server answered before it had said who asks was not stored.
  const stopAccount = accountStore.subscribe((_, before) => {
    if (before.state === 'loading') writeSoon()
  })
  return () => {
    stopRows()
    stopAccount()
    clearTimeout(timer)
  }
}

/** The settlement as it was stored last; null where it was not. */
export async function readKeptState(settlementId: string): Promise<SettlementState | null> {
  const kept = await read((all, userId) => all.tablesOf({ userId, settlementId }))
  // An earlier release may have stored other tables.
  const isWhole = kept && tableNames.every((name) => Array.isArray(kept.snapshot.tables[name]))
  return isWhole ? stateOf(kept.snapshot) : null
}

export async function readKeptList() {
  const lists = await read((all, userId) => all.all('lists', userId))
  return lists?.[0] ?? null
}

/** What is stored for who is signed in; null where nobody is, or where the browser forbids it. */
async function read<Found>(find: (kept: KeptSettlements, userId: string) => Promise<Found>) {
  const userId = accountUserId(accountStore.getState())
  if (userId === null) return null
  return openKept()
    .then((kept) => find(kept, userId))
    .catch(() => null)
}

async function write(
  userId: string,
  { list, isListKept, opened }: SettlementsState,
  written: Partial<SettlementsState>,
): Promise<void> {
  const kept = await openKept()
  if (typeof list !== 'string' && !isListKept) {
    await kept.put('lists', { userId, list, openedId: opened.status === 'none' ? null : opened.id })
    for (const settlementId of await kept.settlementsOf(userId))
      if (list.every(({ id }) => id !== settlementId)) await kept.remove('tables', { userId, settlementId })
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
