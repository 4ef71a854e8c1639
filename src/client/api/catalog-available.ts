import { ask } from './ask.ts'
import { isPackCached, type ServerCatalogs } from './catalog.ts'
import { networkTimeOut } from './network-time-out.ts'

/**
 * Whether this device has that version, or the server, which keeps far more than it names beside the one in use.
 * @throws where the server is away or has trouble
 */
export async function isAvailable(
  version: string,
  { version: inUse, former }: ServerCatalogs,
): Promise<boolean> {
  if (version === inUse || former.includes(version) || (await isPackCached(version))) return true
  const kept = await ask('getCatalogues', {}, { signal: networkTimeOut() })
  return kept.some((catalogue) => catalogue.canCount && catalogue.version === version)
}
