import { ask } from './ask.ts'
import type { ServerCatalogs } from './catalog.ts'
import { networkTimeOut } from './network-time-out.ts'

/**
 * Whether the server has that version: it keeps far more than it names beside the one in use.
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
