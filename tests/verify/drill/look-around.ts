import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { ListedSettlement } from '#contract/settlements'
import { signedInAs } from '#scripts/seed/signed-in'
import { node, root } from '../../support/server-data-folder.ts'

/** A settlement on a server, and Olivia, who is signed in and has looked at it. */
export type Filled = {
  readonly look: () => Promise<string>
  readonly seen: string
}

/** Fills a running server with the settlement Riverside. */
export async function fill(url: string): Promise<Filled> {
  execFileSync(node, [join(root, 'scripts/seed.ts'), '--url', url])
  const { ask } = await signedInAs(url, 'olivia')
  const look = async () => {
    const [listed] = await ask<ListedSettlement[]>('getSettlementsUserCanAccess')
    if (!listed) throw new Error('Olivia has no settlement.')
    return JSON.stringify([listed, await ask('getSettlement', { settlementId: listed.id })])
  }
  return { look, seen: await look() }
}

/** What is wrong after a restore, in sentences: Olivia's browser still has its session and sees what it saw. */
export async function wrongAfter({ look, seen }: Filled): Promise<readonly string[]> {
  const now = await look().catch((error: Error) => error.message)
  if (now === seen) return []
  return [
    `after the restore her browser is given ${now.slice(0, 300)}, where it was given ${seen.slice(0, 300)}`,
  ]
}
