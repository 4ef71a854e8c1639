import { documentLimits } from '#domain/user-data/document-limits'

export type History = {
  readonly userId: string
  readonly states: number
  /** The approximate size of each; compression does not help. */
  readonly kilobytes: number
  /** The time between two states; the last one is from now. */
  readonly minutesApart?: number
  /** The version before them; 1, where nothing is saved yet. */
  readonly after?: number
}

/** A statement that gives a user saved states. */
export function historyOf({ userId, states, kilobytes, minutesApart = 0, after = 1 }: History): string {
  // 28 rows of 32 random letters and a number make about a kilobyte.
  const inventory = `(select jsonb_object_agg(md5(random()::text || n), n) from generate_series(1, ${Math.ceil(kilobytes * 28)}) n)`
  return statesOf({ userId, states, minutesApart, after }, { inventory, choices: `'{}'::jsonb` })
}

/** A statement that gives a user states as large as the limits allow: every id has 100 letters of three bytes each. */
export function largestHistoryOf(userId: string, states: number): string {
  const manyIds = (value: string, count: number) => `(
    select jsonb_object_agg(id, ${value}) from (
      select string_agg(chr(19968 + floor(random() * 20480)::int), '') as id
      from generate_series(1, ${count * 100}) n group by n % ${count}) ids)`
  return statesOf(
    { userId, states, minutesApart: 0, after: 1 },
    {
      // One below the limit, because each state has its number in the stock too, as the item `version`.
      inventory: manyIds('1000000000', documentLimits.stock - 1),
      choices: manyIds(`'{"source":"craft","recipeIndex":1000}'::jsonb`, documentLimits.choices),
    },
  )
}

function statesOf(
  { userId, states, minutesApart, after }: Required<Omit<History, 'kilobytes'>>,
  { inventory, choices }: { readonly inventory: string; readonly choices: string },
): string {
  const last = after + states
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
      from content, generate_series(${after + 1}, ${last}) n),
    kept as (
      insert into user_data_versions
        (user_id, version, document, saved_at, reason, inventory_items, build_list_items, projects)
      select '${userId}', n, document, now() - (${last} - n) * interval '${minutesApart} minutes',
        'save', 1, 0, 0 from documents)
    insert into user_data (user_id, version, document, trail, last_updated)
    values ('${userId}', ${last}, '${JSON.stringify(empty)}', '{"floor":0,"clients":[],"traces":{}}', now())
    on conflict (user_id) do update set version = excluded.version, trail = excluded.trail`
}
