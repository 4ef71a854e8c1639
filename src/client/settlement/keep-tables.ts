import { type SettlementState, type Snapshot, tableNames } from '#domain/settlement/tables'
import { type KeptSettlements, openKept } from '../act-queue/kept-settlements.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { whenLeft } from '../state/when-left.ts'
import { type Opened, settlementsStore } from './settlement-store.ts'
import { unhurried } from './unhurried.ts'

/** Changes within this time are stored together. */
const settleMs = 500
/** The least time between two writes of the tables: they may be megabytes, and are only a copy of what the server has. */
const restMs = 5_000

/**
 * Stores the list and the open settlement on this device, so that the page opens offline (BEY-11). Settlements that the
 * user no longer belongs to are removed.
 * @param onLeave calls back when the page may be closed next
 * @returns a function that stops it, and stores first what was not stored yet
 */
export function keepTables(userId: string, onLeave = whenLeft): () => void {
  const writeTables = createTablesWriter()
  const storeTables = (opened: Opened) => store(userId, (kept) => writeTables(kept, userId, opened))
  const list = unhurried(() => store(userId, (kept) => writeList(kept, userId)), { settleMs, restMs: 0 })
  const tables = unhurried(() => storeTables(settlementsStore.getState().opened), { settleMs, restMs })
  const stopRows = settlementsStore.subscribe((state, before) => {
    if (isUnknown()) return
    const isOther = openId(state.opened) !== openId(before.opened)
    // The rows that are still to be stored belong to the settlement that was open before.
    if (isOther) storeTables(before.opened)
    if (isOther || state.list !== before.list) list.soon()
    // The list says whether a settlement is stored.
    if (state.opened !== before.opened || state.list !== before.list) tables.soon()
  })
  // What the server answered before it had said who is signed in was not stored.
  const stopAccount = accountStore.subscribe((_, before) => {
    if (before.state !== 'loading') return
    list.soon()
    tables.soon()
  })
  const storeNow = () => {
    list.now()
    tables.now()
  }
  const stopLeaving = onLeave(storeNow)
  return () => {
    stopRows()
    stopAccount()
    stopLeaving()
    storeNow()
  }
}

/** Writes to this device; where that fails, nothing is stored, and the page needs the server to open. */
function store(userId: string, write: (kept: KeptSettlements) => Promise<void>): void {
  openKept()
    // Only where the same user is still signed in once the database is open.
    .then((kept) => (isTheirs(userId) ? write(kept) : undefined))
    .catch(() => {})
}

function isTheirs(userId: string): boolean {
  return !isUnknown() && accountUserId(accountStore.getState()) === userId
}

/** Whether the server has not said yet who is signed in: until then, what comes may be somebody else's. */
function isUnknown(): boolean {
  return accountStore.getState().state === 'loading'
}

async function writeList(kept: KeptSettlements, userId: string): Promise<void> {
  const { list, isListKept, opened } = settlementsStore.getState()
  // Not while the list is loading or has failed, nor while it is the one that this device stored before.
  if (typeof list === 'string' || isListKept) return
  await kept.put('lists', { userId, list, openedId: openId(opened) })
  for (const settlementId of await kept.settlementsOf(userId))
    if (list.every(({ id }) => id !== settlementId)) await kept.remove('tables', { userId, settlementId })
}

function createTablesWriter() {
  let written: SettlementState | null = null
  return async (kept: KeptSettlements, userId: string, opened: Opened): Promise<void> => {
    // Rows that are kept are those that this device stored before.
    if (opened.status !== 'ready' || opened.isKept) return
    const { list } = settlementsStore.getState()
    const { truth } = opened.held
    const isListed = typeof list === 'string' || list.some(({ id }) => id === opened.id)
    if (!isListed || truth === written) return
    await kept.put('tables', { userId, settlementId: opened.id, snapshot: snapshotOf(truth) })
    written = truth
  }
}

function openId(opened: Opened): string | null {
  return opened.status === 'none' ? null : opened.id
}

function snapshotOf({ seq, rows }: SettlementState): Snapshot {
  const entries = tableNames.map((name) => [name, [...rows[name].values()]])
  return { seq, tables: Object.fromEntries(entries) as Snapshot['tables'] }
}
