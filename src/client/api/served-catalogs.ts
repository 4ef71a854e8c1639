import { ask } from './ask.ts'
import type { ServerCatalogs } from './catalog.ts'
import { networkTimeOut } from './network-time-out.ts'

/**
 * Whether the server has a pack of that version: it has those that it names, the one in use and former ones, and makes packs of all that
 * its database keeps.
 * @throws where the server is away or has trouble
 */
export async function isServed(
  version: string,
  { version: inUse, former }: ServerCatalogs,
): Promise<boolean> {
  if (version === inUse || former.includes(version)) return true
  const kept = await ask('getCatalogues', {}, { signal: networkTimeOut() })
  return kept.some((catalogue) => catalogue.canCount && catalogue.version === version)
}
