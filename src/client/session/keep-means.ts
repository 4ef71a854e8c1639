import type { OwnUser } from '#contract/users'
import type { Means } from '#domain/timing/work-time'
import { ask } from '../api/ask.ts'
import { accountStore, beforeSignOut } from './account.ts'
import { agreeOnMeans, isSameMeans } from './agree-on-means.ts'
import { meansStore, readAgreed, setMeans, writeAgreed } from './means-store.ts'

const sendAfterMs = 500

let isKept = false

/** Keeps tools and levels with the account (BEY-20): they arrive from it, and changes here are sent half a second later. */
export function keepMeans(): void {
  if (isKept) return
  isKept = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = async () => {
    const account = accountStore.getState()
    if (account.state === 'signedIn') await agree(account.user)
  }
  void follow()
  accountStore.subscribe(() => void follow())
  meansStore.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void follow(), sendAfterMs)
  })
  beforeSignOut(async () => {
    await follow()
    // The user is asked before signing out, since that takes tools and levels out of this browser.
    if (isUnsent()) throw new Error('Tools and levels could not be saved with the account.')
  })
}

function isUnsent(): boolean {
  const account = accountStore.getState()
  return account.state === 'signedIn' && !isSameMeans(meansStore.getState(), meansOf(account.user))
}

async function agree(user: OwnUser): Promise<void> {
  const account = meansOf(user)
  const means = meansFor(user, account)
  if (!isSameMeans(means, meansStore.getState())) setMeans(means)
  if (isSameMeans(means, account)) writeAgreed(user.id, means)
  else await send(user.id, means)
}

function meansFor(user: OwnUser, account: Means): Means {
  const known = readAgreed()
  // Another user's tools and levels stay theirs.
  if (known && known.userId !== user.id) return account
  return agreeOnMeans({ here: meansStore.getState(), account, agreed: known })
}

async function send(userId: string, { tools, levels }: Means): Promise<void> {
  const preferences = { tools: Object.fromEntries(tools), levels: Object.fromEntries(levels) }
  try {
    const changed = await ask('updateUser', { preferences })
    const account = accountStore.getState()
    if (account.state !== 'signedIn' || account.userId !== userId) return
    writeAgreed(userId, meansOf(changed))
    // Imported only here: somebody who is signed out loads no code of the session (`start-account`).
    const { takeUser } = await import('./session.ts')
    takeUser(changed)
  } catch {
    // Not saved: the next answer about the account tries again.
  }
}

function meansOf({ preferences: { tools, levels } }: OwnUser): Means {
  return { tools: new Map(Object.entries(tools)), levels: new Map(Object.entries(levels)) }
}
