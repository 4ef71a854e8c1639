import { beforeAll, describe, expect, test } from 'vitest'
import type { UserDataVersion } from '#contract/user-data-versions'
import type { UserDataState } from '#contract/user-document'
import { beginExport, type Download, restOf } from '../support/held-download.ts'
import { historyOf } from '../support/large-account.ts'
import { askAs, load, openSavingBrowser, set } from '../support/saving.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { callSlowly } from '../support/server-requests.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const servers = serversOfThisFile()

type Export = {
  readonly user_data: readonly { readonly version: number }[]
  readonly user_data_versions: readonly { readonly version: number; readonly document: object }[]
}

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let server: RunningServer
  let open: OpenServer
  let large: SignedIn

  // 8 states of 1 MB each, versions 2 to 9: more than the sockets between server and reader hold.
  beforeAll(async () => {
    open = await startOpenServer(servers, kind)
    large = await signIn(open.server(), 'Large')
    const { body } = await askAs<{ id: string }>(open.server(), large, 'getUser')
    await open.rows(historyOf({ userId: body.id, states: 8, kilobytes: 1_000 }))
    server = open.server()
  })

  test('AUTH-5: an export may take longer than the 10 s that other requests have', async () => {
    const download = await beginExport(server, large)
    // A request that begins after the export is given up after 10 s; the export still goes on.
    expect(await (await callSlowly(server)).answer).toContain(' 503 ')
    expect((await beginExport(server, large)).answer.statusCode).toBe(429)
    expect(JSON.parse(await restOf(download.answer))).toHaveProperty('user_data_versions.7.version', 2)
  })

  test('AUTH-5: a second export of one user must wait until the first has ended or its connection is closed', async () => {
    const first = await beginExport(server, large)
    expect(first.answer.statusCode).toBe(200)
    const second = await beginExport(server, large)
    expect([second.answer.statusCode, second.answer.headers['retry-after']]).toEqual([429, '10'])
    expect(JSON.parse(await restOf(second.answer))).toEqual({
      code: 'TOO_MANY_REQUESTS',
      reason: 'export-under-way',
      message: 'A download of yours is under way already. Please wait until it is through.',
    })
    expect((await askAs(server, await signIn(server, 'Somebody'), 'exportAccount')).status).toBe(200)
    expect((await load(server, large)).version).toBe(9)

    const whole = JSON.parse(await restOf(first.answer)) as Export
    expect(whole.user_data_versions.map(({ version }) => version)).toEqual(countDown(9, 2))
    const third = await beginExport(server, large)
    expect(third.answer.statusCode).toBe(200)
    third.sent.destroy()
    let fourth: Download | undefined
    await eventually(async () => {
      fourth = await beginExport(server, large)
      return fourth.answer.statusCode === 200
    })
    expect(JSON.parse(await restOf(fourth!.answer))).toHaveProperty('user_data_versions.7.version', 2)
  })

  // A table of the built-in database cannot be taken away from under its server.
  if (kind.kind === 'PostgreSQL')
    test('AUTH-5: if the database fails midway, the download breaks off and cannot be mistaken for a whole one', async () => {
      const download = await beginExport(server, large)
      await open.rows('alter table user_data_versions rename to gone')
      try {
        await expect(restOf(download.answer)).rejects.toThrow('aborted')
      } finally {
        await open.rows('alter table gone rename to user_data_versions')
      }
      await eventually(async () => server.output().includes('a response could not be completed'))
      expect((await askAs(server, large, 'exportAccount')).status).toBe(200)
    })

  test('AUTH-5: saving and thinning during an export do not damage it', async () => {
    const { version: first } = await load(server, large)
    const download = await beginExport(server, large)
    const browser = openSavingBrowser(server, large)
    // With 43 saves and a restore there are versions 2 to 53, of which the 50 newest are kept.
    for (let version = first; version < first + 43; version++)
      await browser.save(version, set('log', version))
    const { version: last } = (
      await askAs<UserDataState>(server, large, 'restoreUserDataVersion', { version: first + 20 })
    ).body
    const { user_data, user_data_versions } = JSON.parse(await restOf(download.answer)) as Export
    const versions = user_data_versions.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => b - a))
    expect(versions[0]).toBeGreaterThanOrEqual(user_data[0]!.version)
    const kept = (await askAs<UserDataVersion[]>(server, large, 'listUserDataVersions')).body
    expect(kept.map(({ version }) => version)).toEqual(countDown(last, last - 49))
    expect(countDown(first, last - 49).filter((version) => !versions.includes(version))).toEqual([])
  })
})

function countDown(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, place) => from - place)
}
