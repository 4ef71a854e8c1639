import type { UserDataVersion } from '#contract/user-data'
import { documentLimits } from '#domain/user-data/document-limits'
import type { Operation } from '#domain/user-data/operation'
import { itemId } from './catalog-builder.ts'
import { askAs, openSavingBrowser } from './saving.ts'
import type { RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

/**
 * A statement that gives a person so many saved states of now, from version 2 on, each of about so many kilobytes that no
 * database can store in much less.
 */
export function historyOf(userId: string, versions: number, kilobytes: number): string {
  return `
    with content as (
      select jsonb_object_agg(md5(random()::text || n), n) as inventory
      from generate_series(1, ${Math.ceil(kilobytes * 28)}) n),
    documents as (
      select n, jsonb_build_object('inventory', inventory || jsonb_build_object('version', n), 'buildList', '[]'::jsonb,
        'choices', '{}'::jsonb, 'settlement', '{"name":"","projects":[],"tasks":[]}'::jsonb) as document
      from content, generate_series(2, ${versions + 1}) n),
    kept as (
      insert into user_data_versions
        (user_id, version, document, saved_at, reason, inventory_items, build_list_items, projects)
      select '${userId}', n, document, now(), 'save', 1, 0, 0 from documents)
    insert into user_data (user_id, version, document, trail, last_updated)
    select '${userId}', ${versions + 1},
      '{"inventory":{},"buildList":[],"choices":{},"settlement":{"name":"","projects":[],"tasks":[]}}',
      '{"floor":0,"clients":[],"traces":{}}', now()`
}

/** As many of the longest ids as one request may hold. */
const idsInRequest = 700

/** Saves ever larger documents until the account's saved states take so many bytes; at most 50 of them are needed for 64 MiB. */
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

/** What the saved states of the account take. */
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

/** 100 letters of three bytes each, which no database can store in less. */
function longId() {
  const letters = crypto.getRandomValues(new Uint16Array(100))
  return itemId(String.fromCharCode(...letters.map((letter) => 0x4e00 + (letter % 0x5000))))
}
