import type { UserDataVersion } from '#contract/user-data'
import { documentLimits } from '#domain/user-data/document-limits'
import type { Operation } from '#domain/user-data/operation'
import { itemId } from './catalog-builder.ts'
import { askAs, openSavingBrowser } from './saving.ts'
import type { RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

/** As many of the longest ids as one request may hold. */
const idsInRequest = 700

/** Saves ever larger documents until the account's saved states take so many bytes; at most 50 of them are needed for 64 MiB. */
export async function fillHistory(server: RunningServer, who: SignedIn, bytes: number): Promise<void> {
  const browser = openSavingBrowser(server, who)
  let version = 1
  for (let held = 0; (await bytesKept(server, who)) < bytes; held += idsInRequest) {
    const isStock = held + idsInRequest <= documentLimits.stock
    const operations = Array.from({ length: idsInRequest }, () => (isStock ? stock() : choice()))
    const { status, body } = await browser.save(version, ...operations)
    if (status !== 200) throw new Error(body.message)
    version = body.version
  }
}

/** What the saved states of the account take. */
export async function bytesKept(server: RunningServer, who: SignedIn): Promise<number> {
  const { body } = await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')
  return body.reduce((sum, version) => sum + version.bytes, 0)
}

function stock(): Operation {
  return { op: 'inv.set', itemId: longId(), quantity: 1 }
}

function choice(): Operation {
  return { op: 'choice.set', itemId: longId(), choice: { source: 'gather' } }
}

/** 100 letters of three bytes each, which no database can store in less. */
function longId() {
  const letters = crypto.getRandomValues(new Uint16Array(100))
  return itemId(String.fromCharCode(...letters.map((letter) => 0x4e00 + (letter % 0x5000))))
}
