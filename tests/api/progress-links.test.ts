import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import type { ProgressLink } from '#contract/progress-links'
import { activitySentence } from '#contract/sentences/log-sentence'
import { aPlaceWithProject, pageAt } from '../support/progress-link-place.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf } from '../support/settlements.ts'

const servers = serversOfThisFile()
const tablesWithCodes = ['progress_links', 'progress_codes', 'applied_operations', 'activity', 'outbox']

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000', LOG_LEVEL: 'trace' })
  })
  const aPlace = () => aPlaceWithProject(open.server())

  test('BEY-16: a project has one link: two who make it at once get the same, and it can be copied again', async () => {
    const { make, known, ines, mika, as, projectId } = await aPlace()
    expect(await known()).toBeNull()
    // The owner makes the link without names, and Ines, an admin, with names.
    const [first, second] = await Promise.all([make(), make(true, ines)])
    expect(first).toEqual(second)
    expect(first.code).toMatch(/^[0-9a-f]{32}$/)
    expect(await known()).toEqual(first)
    expect(await as(mika)('getProgressLink', { projectId })).toMatchObject({ status: 403 })
  })

  test('BEY-16, I11: a repeated request gets the same link, and neither tables, log lines nor files have its code', async () => {
    const { as, owner, projectId } = await aPlace()
    const asked = { projectId, showsNames: false, operationId: randomUUID() }
    const first = await answerOf(as(owner)<ProgressLink>('makeProgressLink', asked))
    expect(await answerOf(as(owner)('makeProgressLink', asked))).toEqual(first)
    expect((await pageAt(open.server(), first.code)).status).toBe(200)
    const whole = await answerOf(as(owner)<{ progressLinks: object[] }>('exportSettlement'))
    expect(whole.progressLinks).toEqual([
      { id: first.id, projectId, showsNames: false, createdByNo: 1, createdAt: first.createdAt },
    ])
    const own = await answerOf(owner.ask<{ progress_links: object[] }>('exportAccount'))
    expect(own.progress_links).toMatchObject([{ project_id: projectId }])
    for (const file of [whole, own]) expect(JSON.stringify(file)).not.toContain(first.code)
    expect(open.server().output()).toContain('"path":"/p/…"')
    expect(open.server().output()).not.toContain(first.code)
    for (const table of tablesWithCodes) {
      const [found] = await open.rows(
        `select count(*) as rows from ${table} t where t::text like '%${first.code}%'`,
      )
      expect(Number(found?.rows), table).toBe(0)
    }
  })

  test('BEY-16, SET-8: the log says that a link was made, set to be with names and without, and revoked', async () => {
    const { make, known, as, owner, ines } = await aPlace()
    const { id: progressLinkId } = await make()
    for (const showsNames of [true, true, false])
      await answerOf(as(ines)('setProgressLink', { progressLinkId, showsNames }))
    expect((await known())?.showsNames).toBe(false)
    await answerOf(as(ines)('revokeProgressLink', { progressLinkId }))
    const entries = await answerOf(as(owner)<ActivityEntry[]>('getSettlementActivity'))
    expect(entries.slice(0, 4).map(activitySentence)).toEqual([
      'revoked the progress link of Town Hall',
      'set the progress link of Town Hall to be without names',
      'set the progress link of Town Hall to be with names',
      'made a progress link of Town Hall, without names',
    ])
  })

  test('BEY-16: a revoked link is gone at once and for good; a new one has another address', async () => {
    const { make, known, revoke, as, owner } = await aPlace()
    const first = await make()
    expect((await pageAt(open.server(), first.code)).status).toBe(200)
    await revoke(first.id)
    expect((await pageAt(open.server(), first.code)).status).toBe(404)
    expect(await known()).toBeNull()
    const again = { progressLinkId: first.id, showsNames: true }
    expect(await as(owner)('setProgressLink', again)).toMatchObject({
      status: 404,
      body: { reason: 'no-progress-link' },
    })
    const second = await make()
    expect(second.code).not.toBe(first.code)
    expect((await pageAt(open.server(), first.code)).status).toBe(404)
    expect((await pageAt(open.server(), second.code)).status).toBe(200)
  })

  test('BEY-16: an archived project keeps its link, which can be revoked, and gets no new one; a deleted one has none to see', async () => {
    const { make, known, revoke, as, owner, projectId } = await aPlace()
    const link = await make()
    await answerOf(as(owner)('archiveProject', { projectId, stock: 'stays' }))
    expect(await known()).toEqual(link)
    await revoke(link.id)
    const input = { projectId, showsNames: false }
    expect(await as(owner)('makeProgressLink', input)).toMatchObject({ status: 404 })
    await answerOf(as(owner)('unarchiveProject', { projectId }))
    await make()
    await answerOf(as(owner)('deleteProject', { projectId }))
    for (const name of ['getProgressLink', 'makeProgressLink'])
      expect(await as(owner)(name, name === 'getProgressLink' ? { projectId } : input)).toMatchObject({
        status: 404,
        body: { reason: 'no-project' },
      })
  })

  test('BEY-16: a link whose code is of a former secret of the server is still listed, but without its address', async () => {
    const { make, known } = await aPlace()
    const { id, code } = await make()
    const hash = `sha256('of another secret'::bytea)`
    await open.rows(`update progress_links set code_hash = ${hash} where id = '${id}'`)
    expect(await known()).toMatchObject({ id, code: null })
    expect((await pageAt(open.server(), code)).status).toBe(404)
  })

  test('decision 13: when a settlement can no longer be restored, the codes of its links are deleted', async () => {
    const { make, as, owner, projectId, settlementId } = await aPlace()
    await make()
    await answerOf(as(owner)('makeProjectShareLink', { projectId }))
    const codes = async () => {
      const [left] = await open.rows(`
        select (select count(*) from progress_codes where settlement_id = '${settlementId}')
          + (select count(*) from share_codes where settlement_id = '${settlementId}') as codes`)
      return Number(left?.codes)
    }
    await answerOf(owner.ask('deleteSettlement', { settlementId }))
    expect(await codes()).toBe(2)
    await open.rows(
      `update settlements set deleted_at = now() - interval '31 days' where id = '${settlementId}'`,
    )
    // Settlements that nobody can restore any more are deleted when the server starts, and then once an hour.
    await open.restart()
    await expect.poll(codes, { timeout: 20_000 }).toBe(0)
  })
})
