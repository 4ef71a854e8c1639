import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import { forgetShared, type KeptShared, openKeptShared } from '../act-queue/kept-shared.ts'
import { accountStore, accountUserId } from '../session/account.ts'

/** What is said of a shared project where it stands among others. */
export type ListedShared = Pick<Collaboration, 'id' | 'projectName' | 'ownerName'>

const userIdNow = () => accountUserId(accountStore.getState())

/** Stores what is shared with the user, and forgets what is not shared any more. */
export async function keepList(list: readonly Collaboration[]): Promise<void> {
  const userId = userIdNow()
  if (userId === null) return
  const store = await openKeptShared()
  for (const { id, projectName, ownerName, since } of list)
    await store.change({ userId, id }, (known) => ({
      ...{ userId, id, projectName, ownerName, since },
      ...{ data: known?.data ?? null, seenAt: known?.seenAt ?? null },
    }))
  await forgetShared(userId, new Set(list.map(({ id }) => id)))
}

/** Stores a shared project as the server has just said it. */
export async function keepProject(id: string, data: SharedProjectData): Promise<KeptShared | null> {
  const userId = userIdNow()
  if (userId === null) return null
  const { name: projectName, ownerName } = data.project
  const seenAt = new Date().toISOString()
  return (await openKeptShared()).change({ userId, id }, (known) => ({
    ...{ userId, id, projectName, ownerName },
    ...{ since: known?.since ?? null, data, seenAt },
  }))
}

/** Forgets a project that is not shared with the user any more. */
export async function forgetProject(id: string): Promise<void> {
  const userId = userIdNow()
  if (userId !== null) await (await openKeptShared()).remove({ userId, id })
}

/** What was shared with the user as this browser saw it last, newest first. */
export async function readKeptShared(): Promise<readonly KeptShared[]> {
  const userId = userIdNow()
  if (userId === null) return []
  const kept = await (await openKeptShared()).all(userId)
  return kept.toSorted((a, b) => sinceOf(b) - sinceOf(a))
}

function sinceOf({ since }: KeptShared): number {
  return since === null ? 0 : Date.parse(since)
}
