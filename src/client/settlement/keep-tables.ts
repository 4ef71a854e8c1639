import { type SettlementState, type Snapshot, tableNames } from '#domain/settlement/tables'
import { openKept } from '../act-queue/kept-settlements.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { type SettlementsState, settlementsStore } from './settlement-store.ts'
import { unhurried } from './unhurried.ts'

const settleMs = 500
/** Tables may be megabytes, which a phone writes for a while; what is stored is only a copy of what the server has. */
const restMs = 5_000

/**
 * Stores the list and the open settlement on this device, so that the page opens offline (BEY-11). Settlements that the
 * user no longer belongs to are removed.
 * @returns a function that stops it
 */
export function keepTables(userId: string): () => void {
  const writeTables = createTablesWriter()
  const list = unhurried(() => store(userId, writeList), { settleMs, restMs: 0 })
  const tables = unhurried(() => store(userId, writeTables), { settleMs, restMs })
  const stopRows = settlementsStore.subscribe((state, before) => {
    if (isUnknown()) return
    if (state.list !== before.list || openId(state) !== openId(before)) list.soon()
    if (state.opened !== before.opened) tables.soon()
  })
  // What the server answered before it had said who asks was not stored.
  const stopAccount = accountStore.subscribe((_, before) => {
    if (before.state !== 'loading') return
    list.soon()
    tables.soon()
  })
  // The page may be closed next.
  addEventListener('visibilitychange', tables.now)
  return () => {
    stopRows()
    stopAccount()
    removeEventListener('visibilitychange', tables.now)
    list.stop()
    tables.stop()
  }
}

type Write = (userId: string, state: SettlementsState) => Promise<void>

function store(userId: string, write: Write): void {
  if (isUnknown() || accountUserId(accountStore.getState()) !== userId) return
  // Where it cannot be stored, the page needs the server.
  write(userId, settlementsStore.getState()).catch(() => {})
}

/** What comes before the server has said who is signed in may be somebody else's. */
function isUnknown(): boolean {
  return accountStore.getState().state === 'loading'
}

async function writeList(userId: string, { list, isListKept, opened }: SettlementsState): Promise<void> {
  if (typeof list === 'string' || isListKept) return
  const kept = await openKept()
  await kept.put('lists', { userId, list, openedId: opened.status === 'none' ? null : opened.id })
  for (const settlementId of await kept.settlementsOf(userId))
    if (list.every(({ id }) => id !== settlementId)) await kept.remove('tables', { userId, settlementId })
}

function createTablesWriter(): Write {
  let written: SettlementState | null = null
  return async (userId, { list, opened }) => {
    if (opened.status !== 'ready' || opened.isKept) return
    const { truth } = opened.held
    const isListed = typeof list === 'string' || list.some(({ id }) => id === opened.id)
    if (!isListed || truth === written) return
    const kept = await openKept()
    await kept.put('tables', { userId, settlementId: opened.id, snapshot: snapshotOf(truth) })
    written = truth
  }
}

function openId({ opened }: SettlementsState): string | null {
  return opened.status === 'none' ? null : opened.id
}

function snapshotOf({ seq, rows }: SettlementState): Snapshot {
  const entries = tableNames.map((name) => [name, [...rows[name].values()]])
  return { seq, tables: Object.fromEntries(entries) as Snapshot['tables'] }
}
