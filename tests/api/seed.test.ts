import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { ListedSettlement } from '#contract/settlements'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { node, root } from '../support/server-data-folder.ts'
import { answerOf, signInSomebody } from '../support/settlements.ts'
import { namesOfSharedProjects } from '../support/shared-project-place.ts'
import { pageOf } from '../support/sign-in.ts'

const { start } = serversOfThisFile()
const run = promisify(execFile)

const seedOn = (server: RunningServer) => run(node, [join(root, 'scripts/seed.ts'), '--url', pageOf(server)])

test('SET-9: the seed fills a server with Riverside and one account for each role, once', async () => {
  // The seed and this test sign in eleven times within a minute from one address, and ten is the limit.
  const server = await start({ SIGN_INS_PER_MINUTE: '100' })
  const seed = () => seedOn(server)
  expect((await seed()).stdout).toContain('Riverside is ready')
  expect((await seed()).stdout).toContain('Riverside exists already')
  const roles = []
  const personal = []
  for (const who of ['olivia', 'adam', 'cora', 'vera']) {
    const player = await signInSomebody(server, who)
    const listed = await answerOf(player.ask<ListedSettlement[]>('getSettlementsUserCanAccess'))
    roles.push(
      ...listed
        .filter(({ isPersonal }) => !isPersonal)
        .map(({ name, role, members }) => [name, role, members]),
    )
    personal.push(...listed.filter(({ isPersonal }) => isPersonal).map(({ name }) => [who, name]))
  }
  expect(roles).toEqual(['co_owner', 'admin', 'contributor', 'viewer'].map((role) => ['Riverside', role, 4]))
  // The seed opens no personal settlement for the other two; it names Cora’s and keeps Vera’s as the server named it.
  expect(personal).toEqual([
    ['cora', 'Cora’s hut by the lake'],
    ['vera', expect.any(String)],
  ])
  expect(await namesOfSharedProjects(await signInSomebody(server, 'cora'))).toEqual([
    'A hut by the river (Shared)',
  ])
})

test('SET-9: where a run of the seed broke off, the next one says so', async () => {
  const server = await start()
  const olivia = await signInSomebody(server, 'olivia')
  await answerOf(olivia.ask('createSettlement', { name: 'Riverside' }))
  await expect(seedOn(server)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Riverside is there, but the run that filled it broke off\./),
  })
})
