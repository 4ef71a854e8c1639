import type { Catalog } from '#domain/catalog/catalog'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import type { Measures } from '../configuration/measures.ts'
import type { Writable } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'
import { createLedgerStates, type LedgerStates } from './ledger-states.ts'

/** The catalogues that ledgers count with, whatever version the server itself serves now: each is kept in the database before it is used. */
export type LedgerCatalogs = {
  /** The version that a settlement gets with its first change of stock or projects. */
  readonly versionInUse: () => string
  /** Finds a version. @returns what opens it, without the database @throws if it was never kept */
  readonly find: (database: Writable, version: string) => Promise<() => Promise<Catalog>>
  /** Whether a version can be opened. */
  readonly isKept: (database: Writable, version: string) => Promise<boolean>
}

/** What acts of the ledger need besides the database: opened catalogues, and the rows as last known. */
export type LedgerKeeper = Pick<LedgerCatalogs, 'versionInUse' | 'isKept'> & {
  readonly measures: Pick<Measures, 'ledgerActTook'>
  readonly states: LedgerStates
  readonly catalogOf: (database: Writable, version: string) => Promise<LedgerCatalog>
}

/** @throws NOT_FOUND if there is no such version */
export async function requireCatalogueVersion(
  { versionInUse, isKept }: Pick<LedgerKeeper, 'versionInUse' | 'isKept'>,
  database: Writable,
  version: string,
): Promise<void> {
  if (version !== versionInUse() && !(await isKept(database, version))) throw refusal('no-catalogue')
}

/** The catalogue that these rows are counted with: the version in use, as long as their settlement has none of its own. */
export function catalogOfRows(
  { catalogOf, versionInUse }: Pick<LedgerKeeper, 'catalogOf' | 'versionInUse'>,
  database: Writable,
  rows: Rows,
): Promise<LedgerCatalog> {
  return catalogOf(database, settlementIn(rows).catalogue ?? versionInUse())
}

/** How many catalogues are kept open: some ten megabytes each. */
const mostOpen = 4

export function createLedgerKeeper(
  catalogs: LedgerCatalogs,
  measures: LedgerKeeper['measures'],
): LedgerKeeper {
  const opened = new Map<string, LedgerCatalog>()
  const opening = new Map<string, Promise<LedgerCatalog>>()
  const known = (version: string) => opened.get(version) ?? opening.get(version)
  return {
    ...catalogs,
    measures,
    states: createLedgerStates(),
    async catalogOf(database, version) {
      const before = known(version)
      if (before) return before
      // Each caller asks within its own transaction: waiting for a query in another caller's could be a deadlock.
      const open = await catalogs.find(database, version)
      const meanwhile = known(version)
      if (meanwhile) return meanwhile
      const made = open()
        .then((catalog) => keepOpen(version, createLedgerCatalog(catalog)))
        .finally(() => opening.delete(version))
      opening.set(version, made)
      return made
    },
  }

  function keepOpen(version: string, ledger: LedgerCatalog): LedgerCatalog {
    opened.set(version, ledger)
    const [oldest] = opened.keys()
    if (opened.size > mostOpen && oldest !== undefined) opened.delete(oldest)
    return ledger
  }
}
