import { plainPostgres } from '#server/backups/plain-database'
import { wrongRows } from '#server/backups/wrong-rows'
import type { ClosedDatabase } from '../../support/former-database.ts'

/** How often something was done: at least what was acknowledged when the backup began, at most what was sent when it had ended. */
export type Bounds = { readonly least: number; readonly most: number }

export type Expected = {
  /** How often each browser has saved, by its name. */
  readonly saves: ReadonlyMap<string, Bounds>
  /** How many pieces of each item were added. */
  readonly stock: ReadonlyMap<string, Bounds>
}

/** What is wrong in a restored database that no server has opened, in sentences. */
export async function wrongInRestored(
  database: ClosedDatabase,
  { saves, stock }: Expected,
): Promise<readonly string[]> {
  const plain = { query: async (statement: string) => ({ rows: [...(await database.query(statement))] }) }
  const rules = await wrongRows(plainPostgres(plain))
  const documents = await database.query(`select document->'inventory' as inventory from user_data`)
  const held = Object.assign({}, ...documents.map(({ inventory }) => inventory)) as Record<string, number>
  const stored = await database.query('select item_id, quantity::int as quantity from stock')
  const there = new Map(stored.map(({ item_id, quantity }) => [String(item_id), Number(quantity)]))
  return [
    ...rules,
    // Each save of a browser adds 1 to its item `sum` and sets its item `last` to the number of the save, so both must be equal.
    ...[...saves].flatMap(([name, bounds]) => {
      const [sum, last] = [held[`sum ${name}`] ?? 0, held[`last ${name}`] ?? 0]
      return [
        ...outside(`saves of browser ${name}`, sum, bounds),
        ...(sum === last ? [] : [`browser ${name} has saved half of a change: ${sum} and ${last}`]),
      ]
    }),
    ...[...stock].flatMap(([item, bounds]) => outside(`pieces of ${item}`, there.get(item) ?? 0, bounds)),
  ]
}

function outside(what: string, found: number, { least, most }: Bounds): readonly string[] {
  if (found < least) return [`${found} ${what}, where ${least} were acknowledged before the backup began`]
  return found > most ? [`${found} ${what}, where at most ${most} were sent`] : []
}
