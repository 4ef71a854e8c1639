import { networkTimeOut } from '../api/network-time-out.ts'
import { openVersion, whenInUse } from './catalog.ts'
import { changeCatalog } from './change-catalog.ts'

/** Uses the catalogue to which another tab has moved the plan (BEY-14). @throws where it cannot be fetched now */
export async function takeUpCatalog(version: string): Promise<void> {
  // While none is in use yet, the plan's recipes could not be followed to the new one.
  await whenInUse()
  await changeCatalog(await openVersion(version, { over: networkTimeOut() }))
}
