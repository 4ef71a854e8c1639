import type { ProcedureName } from '../../support/contract-inputs.ts'
import type { Table } from './columns.ts'
import type { Written } from './stored-rows.ts'

/** Tables that no input writes, and what does: no field of an input could come into them. */
const notByInputs: Readonly<Record<string, string>> = {
  accounts: 'signing in',
  sessions: 'signing in',
  users: 'signing in',
  catalogues: 'the start of the server',
  catalogue_lists: 'the game data that come into use',
  database_epoch: 'a restore',
  connection_tests: 'a test that leaves no row',
  presence: 'an open stream',
  webhook_messages: 'the posting to Discord',
}

type How = Written['how']
/** The operations that create, update and delete rows of a table. */
type Writers = Readonly<Record<How, Set<string>>>

/** Collects which operations write to which tables. It learns it from the controls: calls that are accepted and have an effect. */
export function entities(tables: readonly Table[]) {
  const writers = new Map(tables.map(({ name }) => [name, noWriters()]))
  const writes = ({ created, updated }: Writers) => created.size + updated.size > 0
  const written = () => [...writers].filter(([, of]) => writes(of))
  return {
    add(name: ProcedureName, all: readonly Written[]) {
      for (const { table, how } of all) writers.get(table)?.[how].add(name)
    },
    count: () => written().length,
    inWords: () =>
      written().map(([table, { created, updated }]) => {
        const ways = Object.entries({ created, updated }).filter(([, names]) => names.size > 0)
        return `${table}: ${ways.map(([how, names]) => `${how} by ${[...names].join(', ')}`).join('; ')}`
      }),
    /** Tables that no control writes, though inputs can. */
    missing: () =>
      [...writers]
        .filter(([table, of]) => !writes(of) && !(table in notByInputs))
        .map(([table]) => `no control creates or updates ${table}`),
  }
}

function noWriters(): Writers {
  return { created: new Set(), updated: new Set(), deleted: new Set() }
}
