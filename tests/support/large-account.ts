import type { UserDataVersion } from '#contract/user-data'
import { documentLimits } from '#domain/user-data/document-limits'
import type { Operation } from '#domain/user-data/operation'
import { itemId } from './catalog-builder.ts'
import { askAs, openSavingBrowser } from './saving.ts'
import type { RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

export type History = {
  readonly userId: string
  readonly states: number
  /** The approximate size of each; compression does not help. */
  readonly kilobytes: number
  /** The time between two states; the last one is from now. */
  readonly minutesApart?: number
}

/** A statement that gives a user saved states, from version 2 on. */
export function historyOf({ userId, states, kilobytes, minutesApart = 0 }: History): string {
  const inventory = `(select jsonb_object_agg(md5(random()::text || n), n) from generate_series(1, ${Math.ceil(kilobytes * 28)}) n)`
  return statesOf({ userId, states, minutesApart }, { inventory, choices: `'{}'::jsonb` })
}

/** The same with documents as large as the limits allow: every id has 100 letters of three bytes each. */
export function largestHistoryOf(userId: string, states: number): string {
  const manyIds = (value: string, count: number) => `(
    select jsonb_object_agg(id, ${value}) from (
      select string_agg(chr(19968 + floor(random() * 20480)::int), '') as id
      from generate_series(1, ${count * 100}) n group by n % ${count}) ids)`
  return statesOf(
    { userId, states, minutesApart: 0 },
    {
      inventory: manyIds('1000000000', documentLimits.stock - 1),
      choices: manyIds(`'{"source":"craft","recipeIndex":1000}'::jsonb`, documentLimits.choices),
    },
  )
}

function statesOf(
  { userId, states, minutesApart }: Required<Omit<History, 'kilobytes'>>,
  { inventory, choices }: { readonly inventory: string; readonly choices: string },
): string {
  const empty = {
    inventory: {},
    buildList: [],
    choices: {},
    settlement: { name: '', projects: [], tasks: [] },
  }
  return `
    with content as (select ${inventory} as inventory, ${choices} as choices),
    documents as (
      select n, '${JSON.stringify(empty)}'::jsonb
        || jsonb_build_object('inventory', inventory || jsonb_build_object('version', n), 'choices', choices) as document
      from content, generate_series(2, ${states + 1}) n),
    kept as (
      insert into user_data_versions
        (user_id, version, document, saved_at, reason, inventory_items, build_list_items, projects)
      select '${userId}', n, document, now() - (${states + 1} - n) * interval '${minutesApart} minutes',
        'save', 1, 0, 0 from documents)
    insert into user_data (user_id, version, document, trail, last_updated)
    values ('${userId}', ${states + 1}, '${JSON.stringify(empty)}', '{"floor":0,"clients":[],"traces":{}}', now())
    on conflict (user_id) do update set version = excluded.version, trail = excluded.trail`
}

/** How many of the longest ids fit into one request. */
const idsInRequest = 700

/** Saves larger and larger documents until the saved states have so many bytes; 64 MiB need at most 50 of them. */
export async function fillHistory(server: RunningServer, who: SignedIn, bytes: number): Promise<void> {
  const browser = openSavingBrowser(server, who)
  let version = 1
  for (let held = 0; (await bytesKept(server, who)) < bytes; held += idsInRequest) {
    const isStock = held + idsInRequest <= documentLimits.stock
    const operations = Array.from({ length: idsInRequest }, () => (isStock ? stock() : choice()))
    const { status, body } = await browser.save(version, ...operations)
    if (status !== 200) throw new Error(body.message)
    version = body.version
  }
}

/** The size of the account's saved states. */
export async function bytesKept(server: RunningServer, who: SignedIn): Promise<number> {
  const { body } = await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')
  return body.reduce((sum, version) => sum + version.bytes, 0)
}

function stock(): Operation {
  return { op: 'inv.set', itemId: longId(), quantity: 1 }
}

function choice(): Operation {
  return { op: 'choice.set', itemId: longId(), choice: { source: 'gather' } }
}

/** 100 letters of three bytes each, which cannot be compressed. */
function longId() {
  const letters = crypto.getRandomValues(new Uint16Array(100))
  return itemId(String.fromCharCode(...letters.map((letter) => 0x4e00 + (letter % 0x5000))))
}
