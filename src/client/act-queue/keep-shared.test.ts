import { beforeEach, expect, test } from 'vitest'
import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import type { OwnUser } from '#contract/users'
import { accountStore } from '../session/account.ts'
import {
  forgetSharedProject,
  keepSharedList,
  keepSharedProject,
  readKeptProject,
  readKeptShared,
} from './keep-shared.ts'
import { forgetShared } from './kept-shared.ts'

const shared = (id: string, since: string): Collaboration => ({
  id,
  projectId: `collab-${id}`,
  projectName: `${id} (Shared)`,
  ownerName: 'Ada',
  since,
})
const hall = shared('hall', '2026-01-01T00:00:00.000Z')
const bridge = shared('bridge', '2026-01-02T00:00:00.000Z')
const data = {
  project: { name: 'hall (Shared)', ownerName: 'Ada' },
  tasks: [],
} as unknown as SharedProjectData
const kept = async () => (await readKeptShared()).map(({ id, data: known }) => [id, known !== null])

const signIn = (userId: string) =>
  accountStore.setState({ state: 'signedIn', userId, user: { id: userId } as OwnUser }, true)

// Node has no IndexedDB, so everything is kept in memory, as in a browser that forbids it.
beforeEach(async () => {
  signIn('cleo')
  await forgetShared('cleo')
})

test('SET-9, BEY-11: two shared projects are kept, newest first, one with its page; those not shared any more are forgotten', async () => {
  await keepSharedList('cleo', [bridge, hall])
  await keepSharedProject('cleo', 'hall', data)
  expect(await kept()).toEqual([
    ['bridge', false],
    ['hall', true],
  ])
  await keepSharedList('cleo', [hall])
  expect(await kept()).toEqual([['hall', true]])
  await forgetSharedProject('cleo', 'hall')
  expect(await kept()).toEqual([])
})

test('SET-9: a project opened by its address is kept before any list was seen', async () => {
  await keepSharedProject('cleo', 'hall', data)
  expect(await readKeptShared()).toMatchObject([
    { id: 'hall', projectName: 'hall (Shared)', ownerName: 'Ada', since: null, data },
  ])
  await keepSharedList('cleo', [hall])
  expect(await readKeptShared()).toMatchObject([{ since: hall.since, data }])
})

test('AUTH-3: another account in the same browser sees nothing of what was kept', async () => {
  await keepSharedList('cleo', [hall])
  signIn('ben')
  expect(await readKeptShared()).toEqual([])
  expect(await readKeptProject('hall')).toBeNull()
})

test.each([
  { who: 'nobody is', account: { state: 'signedOut', why: 'byUser' } },
  { who: 'Ben is', account: { state: 'signedIn', userId: 'ben', user: {} as OwnUser } },
  { who: 'the server has not said who is', account: { state: 'loading', userId: 'cleo' } },
  { who: 'the server could not say who is', account: { state: 'unreachable', userId: 'cleo' } },
] as const)('AUTH-3: an answer for Cleo is not kept when $who signed in', async ({ account }) => {
  await keepSharedProject('cleo', 'hall', data)
  accountStore.setState(account, true)
  await keepSharedList('cleo', [bridge])
  await keepSharedProject('cleo', 'bridge', data)
  await forgetSharedProject('cleo', 'hall')
  signIn('cleo')
  expect(await kept()).toEqual([['hall', true]])
  signIn('ben')
  expect(await kept()).toEqual([])
})

test('AUTH-3: keeping a list stops at a sign-out', async () => {
  const keeping = keepSharedList('cleo', [bridge, hall])
  accountStore.setState({ state: 'signedOut', why: 'byUser' }, true)
  await keeping
  signIn('cleo')
  expect(await kept()).toEqual([])
})
