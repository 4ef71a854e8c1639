import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Contribution } from '#domain/settlement/contribution'
import type { Task } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { fewHostileTexts } from '../support/hostile-texts/texts.ts'
import { aPlaceWithProject, log, pageAt, plank } from '../support/progress-link-place.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { ask } from '../support/server-requests.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      API_REQUESTS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '1000',
    })
  })
  const aPlace = (project?: object) => aPlaceWithProject(server, project)
  const share = (who: Somebody) => answerOf(who.ask('updateUser', { preferences: { shareStatistics: true } }))

  test('BEY-16: anybody with the link sees how far the project is, with its preview, without a script and without a cookie', async () => {
    const { make } = await aPlace()
    const { code } = await make()
    const { status, headers, text } = await pageAt(server, code, { cookie: 'bitcalc.session_token=anything' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('set-cookie')).toBeNull()
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(text).toContain('<title>Town Hall · Bit Calculator</title>')
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">')
    const standing = '40 %: 8 done, 12 can be done now, 0 missing'
    expect(text).toContain(`<meta name="description" content="${standing} – By the river">`)
    expect(text).toContain('<meta property="og:title" content="Town Hall">')
    expect(text).toContain(
      `<meta property="og:image" content="http://localhost:${server.port}/p/${code}/picture.png">`,
    )
    expect(text).toContain(`aria-label="${standing}"`)
    expect(wordsOf(text)).toContain('1 task ready 0 tasks waiting 0 tasks done')
    expect(wordsOf(text)).toContain('Item Have Wanted Rough Wood Log 8 20')
    expect(wordsOf(text)).toContain('Item Missing Held Needed Rough Wood Log 12 8 20')
    expect((await ask(server, `/p/${code}`, { method: 'HEAD' })).body.byteLength).toBe(0)
  })

  test('BEY-16: a page that showed 40 % shows 100 % once the missing 12 Logs are there', async () => {
    const { make, as, owner, projectId } = await aPlace()
    const { code } = await make()
    expect((await pageAt(server, code)).text).toContain('40%')
    await answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: log, quantity: 12 }], projectId }))
    const { text } = await pageAt(server, code)
    expect(text).toContain('<b>100%</b> <span>Completed</span>')
    expect(text).toContain('Nothing is missing.')
  })

  test('BEY-16: the preview’s picture is a PNG that shows how far it is', async () => {
    const { make, as, owner, projectId } = await aPlace()
    const { code } = await make()
    const picture = async () => {
      const { status, headers, body } = await ask(server, `/p/${code}/picture.png`)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'no-store',
      ])
      return body
    }
    const before = await picture()
    expect(before.subarray(1, 4).toString()).toBe('PNG')
    // The width and the height, where the head of a PNG has them.
    expect([before.readUInt32BE(16), before.readUInt32BE(20)]).toEqual([1200, 630])
    expect(before.byteLength).toBeLessThan(10_000)
    await answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: log, quantity: 12 }], projectId }))
    expect((await picture()).equals(before)).toBe(false)
  })

  test('BEY-16: links that are unknown, revoked, or of a deleted project or settlement get the same answer; what is restored works again', async () => {
    const { make, revoke, as, owner, projectId, settlementId } = await aPlace()
    const first = await make()
    await revoke(first.id)
    const { code } = await make()
    const never = await pageAt(server, 'f'.repeat(32))
    expect(never.status).toBe(404)
    expect(never.text).toContain('This link does not work')
    const expectGone = async (path: string | null) => {
      for (const place of [path, `${path}/picture.png`]) {
        const answer = await pageAt(server, place)
        expect([answer.status, answer.text], String(place)).toEqual([404, never.text])
        expect(headersOf(answer.headers)).toEqual(headersOf(never.headers))
      }
    }
    for (const path of [first.code, code?.toUpperCase() ?? null, `${code}0`, 'x', '%00', `${code}%0a`])
      await expectGone(path)
    await answerOf(as(owner)('deleteProject', { projectId }))
    await expectGone(code)
    await answerOf(as(owner)('restoreProject', { projectId }))
    expect((await pageAt(server, code)).status).toBe(200)
    await answerOf(owner.ask('deleteSettlement', { settlementId }))
    await expectGone(code)
    await answerOf(owner.ask('restoreSettlement', { settlementId }))
    expect((await pageAt(server, code)).status).toBe(200)
  })

  test('BEY-16: the page of an archived project says so, and shows no numbers and no picture', async () => {
    const { make, as, owner, projectId } = await aPlace()
    const { code } = await make()
    await answerOf(as(owner)('archiveProject', { projectId, stock: 'stays' }))
    const { status, text } = await pageAt(server, code)
    expect(status).toBe(200)
    expect(text).toMatch(/This project was archived on \d{4}-\d\d-\d\d\./)
    expect(text).not.toContain('Rough Wood Log')
    expect(text).not.toContain('og:image')
    expect((await pageAt(server, `${code}/picture.png`)).status).toBe(404)
    await answerOf(as(owner)('unarchiveProject', { projectId }))
    expect((await pageAt(server, code)).text).toContain('Rough Wood Log')
  })

  test('BEY-16, SYS-8: the page names only helpers who share their statistics, and only where the link allows names', async () => {
    const { make, as, owner, ines, mika, projectId } = await aPlace()
    const named = async () => {
      const { text } = await pageAt(server, code)
      return [...text.matchAll(/<li><bdi>([^<]*)<\/bdi>/g)].map(([, name]) => name)
    }
    const rename = (who: Somebody, customDisplayName: string) =>
      answerOf(who.ask('updateUser', { customDisplayName }))
    await rename(owner, 'Olivia')
    await rename(ines, 'Ines')
    await rename(mika, 'Mika')
    const finn = await answerOf(as(owner)<{ id: string }>('addPlayer', { name: 'Finn' }))
    await answerOf(as(owner)('setProjectPlayers', { projectId, players: [ines.userId, finn.id] }))
    const { tables } = await answerOf(as(owner)<Snapshot>('getSettlement'))
    const { id: taskId } = tables.tasks.find((task: Task) => task.projectId === projectId)!
    await answerOf(as(mika)('claimTask', { taskId }))
    const { id: progressLinkId, code } = await make()
    for (const who of [owner, ines, mika]) await share(who)
    expect(await named()).toEqual([])
    await answerOf(as(owner)('setProgressLink', { progressLinkId, showsNames: true }))
    expect(await named()).toEqual(['Ines', 'Mika'])
    const itemsContributed = [{ itemId: log, quantity: 1 }]
    const { id: contributionId } = await answerOf(
      as(mika)<Contribution>('createTaskContribution', { taskId, itemsContributed }),
    )
    await answerOf(as(mika)('unclaimTask', { taskId }))
    expect(await named()).toEqual(['Ines'])
    await answerOf(as(owner)('approveTaskContribution', { contributionId, revision: 1 }))
    expect(await named()).toEqual(['Ines', 'Mika'])
    await answerOf(ines.ask('updateUser', { preferences: { shareStatistics: false } }))
    expect(await named()).toEqual(['Mika'])
    await answerOf(as(owner)('setProgressLink', { progressLinkId, showsNames: false }))
    expect(await named()).toEqual([])
    await answerOf(as(owner)('setProgressLink', { progressLinkId, showsNames: true }))
    await answerOf(as(owner)('removeSettlementCollaborator', { userId: mika.userId }))
    expect(await named()).toEqual([])
  })

  test.each(fewHostileTexts)('S9: %s stays a text on the page and in its preview', async (hostile) => {
    const { make } = await aPlace({ name: hostile, description: hostile })
    const { code } = await make()
    const { text } = await pageAt(server, code)
    expect(text).not.toContain('<img')
    expect(text).not.toContain('<script>')
    const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const written = escaped.replaceAll('"', '&quot;').replaceAll("'", '&#39;')
    for (const place of [
      `<bdi>${written}</bdi>`,
      `og:title" content="${written}"`,
      `description">${written}<`,
    ])
      expect(text).toContain(place)
  })

  test('SET-5: a project of the same id in another settlement has a page of its own', async () => {
    // A new project has the id of the operation that created it, so one operation id gives both projects the same.
    const operationId = randomUUID()
    const items = [{ itemId: plank, quantity: 3 }]
    const there = await aSettlement(server)
    const here = await aPlaceWithProject(server, { name: 'Here', operationId })
    const { code } = await here.make()
    expect((await pageAt(server, code)).text).toContain('Rough Wood Log')
    const elsewhere = { settlementId: there.settlementId }
    await answerOf(there.owner.ask('createProject', { ...elsewhere, name: 'There', items, operationId }))
    const other = await answerOf(
      there.owner.ask<{ code: string }>('makeProgressLink', {
        ...elsewhere,
        projectId: here.projectId,
        showsNames: false,
      }),
    )
    // Both settlements reach the same number in their history, by which the server remembers the numbers of a page.
    const rename = (who: typeof there, name: string) =>
      answerOf(who.owner.ask('updateSettlement', { settlementId: who.settlementId, name }))
    const seqOf = async (who: typeof there) =>
      (await answerOf(who.owner.ask<Snapshot>('getSettlement', { settlementId: who.settlementId }))).seq
    while ((await seqOf(there)) < (await seqOf(here))) await rename(there, randomUUID())
    expect((await pageAt(server, code)).text).toContain('Here')
    const { text } = await pageAt(server, other.code)
    expect(text).toContain('There')
    expect(wordsOf(text)).toContain('Rough Plank 0 3')
  })
})

test('S6, BEY-16: pages are limited for each address, as the API is, and say so in a page', async () => {
  const server = await start({ API_REQUESTS_PER_MINUTE: '3' })
  const answers = []
  for (let request = 0; request < 4; request++) answers.push(await pageAt(server, 'none'))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429])
  const { headers, text } = answers.at(-1)!
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headersOf(headers)).toMatchObject(pick(headersOf(answers[0]!.headers)))
  expect(wordsOf(text)).toMatch(/Too many visits at once .* Please wait \d+ seconds? and load it again/)
})

/** The headers that every page has. */
function pick({
  'content-security-policy': policy,
  'referrer-policy': referrer,
  'cache-control': cache,
}: Record<string, string>) {
  return { 'content-security-policy': policy, 'referrer-policy': referrer, 'cache-control': cache }
}

/** What a reader sees, with one space between any two words. */
function wordsOf(page: string): string {
  const [, body = ''] = page.split('<body>')
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

function headersOf(headers: Headers): Record<string, string> {
  const { date: _, 'x-request-id': __, ...rest } = Object.fromEntries(headers)
  return rest
}
