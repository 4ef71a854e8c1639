import { beforeEach, expect, test } from 'vitest'
import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import { forgetShared } from '../act-queue/kept-shared.ts'
import { accountStore } from '../session/account.ts'
import { forgetProject, keepList, keepProject, readKeptShared } from './keep-shared.ts'

const shared = (id: string, since: string): Collaboration => ({
  ...{ id, projectId: `collab-${id}`, projectName: `${id} (Shared)` },
  ...{ ownerName: 'Ada', since },
})
const hall = shared('hall', '2026-01-01T00:00:00.000Z')
const bridge = shared('bridge', '2026-01-02T00:00:00.000Z')
const data = {
  project: { name: 'hall (Shared)', ownerName: 'Ada' },
  tasks: [],
} as unknown as SharedProjectData
const kept = async () => (await readKeptShared()).map(({ id, data: known }) => [id, known !== null])

/** Node has no IndexedDB, so that all is kept in memory, as where a browser forbids it. */
beforeEach(async () => {
  accountStore.setState({ state: 'loading', userId: 'cleo' }, true)
  await forgetShared('cleo')
})

test('SET-9, BEY-11: what is shared is kept with what was seen of it, newest first, and what is not shared any more is forgotten', async () => {
  await keepList([bridge, hall])
  await keepProject('hall', data)
  expect(await kept()).toEqual([
    ['bridge', false],
    ['hall', true],
  ])
  await keepList([hall])
  expect(await kept()).toEqual([['hall', true]])
  await forgetProject('hall')
  expect(await kept()).toEqual([])
})

test('SET-9: a project opened by its address is kept before any list was seen', async () => {
  await keepProject('hall', data)
  expect(await readKeptShared()).toMatchObject([
    { id: 'hall', projectName: 'hall (Shared)', ownerName: 'Ada', since: null, data },
  ])
  await keepList([hall])
  expect(await readKeptShared()).toMatchObject([{ since: hall.since, data }])
})

test('AUTH-3: another account of the same browser sees nothing of it', async () => {
  await keepList([hall])
  accountStore.setState({ state: 'loading', userId: 'ben' }, true)
  expect(await readKeptShared()).toEqual([])
  accountStore.setState({ state: 'signedOut', why: 'byUser' }, true)
  await keepList([bridge])
  expect(await readKeptShared()).toEqual([])
})
