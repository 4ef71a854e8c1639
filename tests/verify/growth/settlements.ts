import { randomUUID } from 'node:crypto'
import { plainPostgres } from '#server/backups/plain-database'
import { wrongRows } from '#server/backups/wrong-rows'
import { signedInBy } from '../../support/former-database.ts'
import { query } from '../../support/postgres.ts'
import { askAs } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import { answerOf } from '../../support/settlements.ts'
import { pageOf, type SignedIn, signIn } from '../../support/sign-in.ts'
import { aBusyPlace } from '../measure/busy-place.ts'
import { inMebibytes } from '../measure/database-size.ts'
import { quantile } from '../measure/figures.ts'
import { copySettlements } from './copy-settlements.ts'
import { exponentOf, inTable } from './in-table.ts'

const kinds = ['sign in', 'my settlements', 'snapshot', 'addition', 'entries', 'search', 'log'] as const
type Kind = (typeof kinds)[number]
/** How often each cost is timed, each time in another settlement as far as there are others. */
const visited = 30

type Found = {
  readonly count: number
  readonly size: string
  readonly costs: Readonly<Record<Kind, number[]>>
}

/** Times what people wait for, among different numbers of settlements in one database. @returns what is wrong, in sentences */
export async function runSettlements(
  server: RunningServer,
  url: string,
  counts: readonly number[],
): Promise<readonly string[]> {
  await aBusyPlace([server], { members: 12, projects: 2, kinds: 20 })
  const found: Found[] = []
  // The busy place itself is the first settlement; the others are its copies, numbered from 1 to `count - 1`.
  let copied = 1
  for (const count of counts) {
    if (count > copied) await copySettlements(url, copied, count - 1)
    copied = Math.max(copied, count)
    const costs = await costsAmong(server, url)
    const [row] = await query(url, 'select pg_database_size(current_database())::float8 as bytes')
    found.push({ count, size: inMebibytes(Number(row!.bytes)), costs })
  }
  const rows = kinds.map((kind) => [
    kind,
    ...found.map(
      ({ costs }) => `${quantile(costs[kind], 0.5).toFixed(1)} (${quantile(costs[kind], 0.95).toFixed(1)})`,
    ),
    exponentOf(found.map(({ count, costs }) => [count, quantile(costs[kind], 0.5)])),
  ])
  console.log('By settlements in one database: milliseconds, the median and in brackets the 95th of 100')
  console.log(
    inTable([
      ['settlements', ...found.map(({ count }) => count.toLocaleString('en')), 'grows with'],
      ['database', ...found.map(({ size }) => size), ''],
      ...rows,
    ]),
  )
  const rules = await wrongRows(plainPostgres({ query: async (one) => ({ rows: await query(url, one) }) }))
  console.log(`settlements: ${copied} attempted, of which ${rules.length} rules are broken`)
  return rules
}

async function costsAmong(server: RunningServer, url: string): Promise<Found['costs']> {
  const costs = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  const timed = async <Result>(kind: Kind, work: () => Promise<Result>) => {
    const begin = performance.now()
    const result = await work()
    costs[kind].push(performance.now() - begin)
    return result
  }
  for (const { owner, settlementId, itemId } of await ownersOf(server, url)) {
    const ask = (procedure: string, input: object) => answerOf(askAs(server, owner, procedure, { ...input }))
    await timed('sign in', () => signIn(server, `Newcomer ${randomUUID().slice(0, 8)}`))
    await timed('my settlements', () => ask('getSettlementsUserCanAccess', {}))
    await timed('snapshot', () => ask('getPackedSettlement', { settlementId }))
    const items = [{ itemId, quantity: 1 }]
    await timed('addition', () => ask('addItemsToInventory', { settlementId, items }))
    await timed('entries', () => ask('getInventoryEntries', { settlementId, limit: 100 }))
    await timed('search', () => ask('getInventoryEntries', { settlementId, limit: 100, itemId, personNo: 1 }))
    await timed('log', () => ask('getSettlementActivity', { settlementId }))
  }
  return costs
}

type Owner = { readonly owner: SignedIn; readonly settlementId: string; readonly itemId: string }

/** Owners of some settlements, evenly from all of them, with sessions that are written into the tables. */
async function ownersOf(server: RunningServer, url: string): Promise<readonly Owner[]> {
  const rows = await query(
    url,
    `select id, owner_id, (select min(item_id) from stock where settlement_id = settlements.id) as item_id
      from (select id, owner_id, row_number() over (order by id) as place, count(*) over () as count
        from settlements where not is_personal) as settlements
      where place % greatest(1, count / ${visited}) = 0 limit ${visited}`,
  )
  const owners: Owner[] = []
  for (let place = 0; place < visited; place++) {
    const { id, owner_id, item_id } = rows[place % rows.length]!
    const token = randomUUID()
    await query(
      url,
      `insert into sessions (user_id, token, expires_at) values ('${owner_id}', '${token}', now() + interval '7 days')`,
    )
    owners.push({
      owner: signedInBy(token, pageOf(server)),
      settlementId: String(id),
      itemId: String(item_id),
    })
  }
  return owners
}
