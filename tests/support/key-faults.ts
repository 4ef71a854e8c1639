import type { ForeignKey, StoredTable } from './stored-tables.ts'

/**
 * The tables outside all settlements, each with the reason. Every other table belongs to a settlement and follows the rules
 * of decision 13.
 */
const outside: Readonly<Record<string, string>> = {
  accounts: 'how a person signs in',
  applied_operations: 'what a person’s own requests were answered',
  build_lists: 'saved by a person',
  catalogue_lists: 'items of catalogues, the same for all settlements',
  catalogues: 'what this server has served',
  connection_tests: 'a person’s connection test',
  database_epoch: 'the epoch of the database',
  profiles: 'a person',
  sessions: 'where a person is signed in',
  superseded_values: 'saved by a person',
  user_data: 'saved by a person',
  user_data_clients: 'the browsers with which a person saves',
  user_data_versions: 'saved by a person',
  users: 'a person',
  verifications: 'sign-ins under way',
}

/** The tables outside that lead to a settlement, with their keys. They hold only the key and the settlement. */
const ways: Readonly<Record<string, string>> = {
  invite_codes: 'code_hash',
  progress_codes: 'code_hash',
  share_codes: 'code_hash',
}

/** A sentence for each fault of these tables against the rules of decision 13. */
export function keyFaults(tables: readonly StoredTable[]): readonly string[] {
  const names = tables.map(({ name }) => name)
  const isOutside = (name: string) => name in outside || name in ways
  return [
    ...[...Object.keys(outside), ...Object.keys(ways)]
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: is listed as outside settlements, but there is no such table`),
    ...tables.flatMap((table) => {
      const found = isOutside(table.name) ? faultsOutside(table, isOutside) : faultsInside(table, isOutside)
      return found.map((fault) => `${table.name}: ${fault}`)
    }),
  ]
}

type IsOutside = (table: string) => boolean

function faultsOutside({ name, columns, foreignKeys }: StoredTable, isOutside: IsOutside): readonly string[] {
  const wanted = ways[name] && [ways[name], 'settlement_id']
  const isWay =
    wanted && wanted.length === columns.length && wanted.every((column) => columns.includes(column))
  return [
    ...(wanted && !isWay ? [`holds more than ${wanted.join(' and ')}`] : []),
    ...(!wanted && columns.includes('settlement_id')
      ? ['is listed as outside settlements, but is of one']
      : []),
    ...foreignKeys.filter(({ to }) => !isOutside(to)).map((key) => `${key.name} points into settlements`),
  ]
}

function faultsInside(table: StoredTable, isOutside: IsOutside): readonly string[] {
  const { columns, uniqueRules, foreignKeys, triggers } = table
  const own = keyOf(table.name)
  if (!columns.includes(own)) return [`has no ${own}, and is not listed as outside settlements`]
  return [
    ...(uniqueRules.some(({ isPrimary }) => isPrimary) ? [] : ['has no primary key']),
    ...uniqueRules
      .filter((rule) => rule.columns[0] !== own)
      .map((rule) => `${rule.name} does not begin with ${own}`),
    // Of the tables outside, foreign keys may lead only to `users`, of which every machine would have a copy.
    ...foreignKeys
      .filter((key) => (isOutside(key.to) ? key.to !== 'users' : !staysInside(own, key)))
      .map((key) => `${key.name} leaves the settlement`),
    ...foreignKeys
      .filter(({ setsColumns }) => setsColumns)
      .map((key) => `${key.name} clears columns, which is for a command to do`),
    ...triggers.map((trigger) => `has the trigger ${trigger}`),
  ]
}

/** Whether both ends belong to the same settlement. */
function staysInside(own: string, { columns, to, toColumns }: ForeignKey): boolean {
  return columns.some((column, place) => column === own && toColumns[place] === keyOf(to))
}

function keyOf(table: string): string {
  return table === 'settlements' ? 'id' : 'settlement_id'
}
