import { type SettlementState, stateOf, tableNames } from '#domain/settlement/tables'
import { type KeptSettlements, openKept } from '../act-queue/kept-settlements.ts'
import { accountStore, accountUserId } from '../session/account.ts'

/** The settlement as it was stored last; null where it was not. */
export async function readKeptState(settlementId: string): Promise<SettlementState | null> {
  const stored = await read((kept, userId) => kept.tablesOf({ userId, settlementId }))
  // An earlier release may have stored other tables.
  const isWhole = stored && tableNames.every((name) => Array.isArray(stored.snapshot.tables[name]))
  return isWhole ? stateOf(stored.snapshot) : null
}

export async function readKeptList() {
  const lists = await read((kept, userId) => kept.all('lists', userId))
  return lists?.[0] ?? null
}

/** What is stored for the signed-in user; null where nobody is signed in, or where the browser forbids to store. */
async function read<Found>(find: (kept: KeptSettlements, userId: string) => Promise<Found>) {
  const userId = accountUserId(accountStore.getState())
  if (userId === null) return null
  return openKept()
    .then((kept) => find(kept, userId))
    .catch(() => null)
}
