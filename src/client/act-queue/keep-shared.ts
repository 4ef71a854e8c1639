import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import { accountStore, accountUserId } from '../session/account.ts'
import { forgetShared, type KeptShared, openKeptShared } from './kept-shared.ts'

/** What is shown of a shared project in a list of several. */
export type ListedShared = Pick<Collaboration, 'id' | 'projectName' | 'ownerName'>

/**
 * Whether the server has confirmed that this user is signed in here now. What was asked for earlier may have been asked for somebody else.
 */
function isConfirmed(userId: string): boolean {
  const account = accountStore.getState()
  return account.state === 'signedIn' && account.userId === userId
}

const userIdNow = () => accountUserId(accountStore.getState())

/**
 * Stores which projects are shared with a user, and forgets those that are not shared any more.
 * @param userId who was signed in when the list was asked for: nothing is stored after a sign-out
 */
export async function keepSharedList(userId: string, list: readonly Collaboration[]): Promise<void> {
  const store = await openKeptShared()
  for (const { id, projectName, ownerName, since } of list) {
    if (!isConfirmed(userId)) return
    await store.change({ userId, id }, (known) => ({
      userId,
      id,
      projectName,
      ownerName,
      since,
      data: known?.data ?? null,
      seenAt: known?.seenAt ?? null,
    }))
  }
  const stillShared = new Set(list.map(({ id }) => id))
  if (isConfirmed(userId)) await forgetShared(userId, stillShared)
}

/** Stores a shared project as the server has just sent it to a user. */
export async function keepSharedProject(userId: string, id: string, data: SharedProjectData): Promise<void> {
  const { name: projectName, ownerName } = data.project
  const seenAt = new Date().toISOString()
  const store = await openKeptShared()
  if (!isConfirmed(userId)) return
  await store.change({ userId, id }, (known) => ({
    userId,
    id,
    projectName,
    ownerName,
    since: known?.since ?? null,
    data,
    seenAt,
  }))
}

/** Forgets a project that is not shared with a user any more. */
export async function forgetSharedProject(userId: string, id: string): Promise<void> {
  const store = await openKeptShared()
  if (isConfirmed(userId)) await store.remove({ userId, id })
}

/** The projects shared with the user as this browser saw them last, newest first. */
export async function readKeptShared(): Promise<readonly KeptShared[]> {
  const userId = userIdNow()
  if (userId === null) return []
  const kept = await (await openKeptShared()).all(userId)
  return kept.toSorted((a, b) => sinceOf(b) - sinceOf(a))
}

/** One project shared with the user, as last seen; null where it was never seen here. */
export async function readKeptProject(id: string): Promise<KeptShared | null> {
  const userId = userIdNow()
  if (userId === null) return null
  return (await (await openKeptShared()).get({ userId, id })) ?? null
}

function sinceOf({ since }: KeptShared): number {
  return since === null ? 0 : Date.parse(since)
}
