import type { Storage } from '#domain/settlement/ledger-rows'

/** The storages, in which stock lies, sorted by name. */
export function byName(storages: readonly Storage[]): readonly Storage[] {
  return [...storages].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
