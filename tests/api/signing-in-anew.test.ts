import { beforeAll, describe, expect, test } from 'vitest'
import { type CookieBrowser, openBrowser } from '#scripts/seed/cookie-jar'
import { chooseUser, signInWith, startSignIn } from '#scripts/seed/development-sign-in'
import { openStream } from '../support/live-stream.ts'
import { askAs } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { openSettlementStream } from '../support/settlement-stream.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'
import { pageOf, type SignedIn, signIn } from '../support/sign-in.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })
  const signInTo = async (browser: CookieBrowser, name: string): Promise<SignedIn> => {
    await signInWith(browser, pageOf(server), name)
    return { cookie: browser.cookies(pageOf(server)), origin: pageOf(server) }
  }
  const nameOf = async (who: SignedIn) => {
    const { status, body } = await askAs<{ displayName: string }>(server, who, 'getUser')
    return status === 200 ? body.displayName : status
  }

  test.each([
    ['as somebody else', 'Ada', 'Ben'],
    ['as the same person', 'Cleo', 'Cleo'],
  ])(
    'S3: signing in %s ends the former session of this browser, and no session elsewhere',
    async (_, first, second) => {
      const browser = openBrowser()
      const elsewhere = await signIn(server, first)
      const former = await signInTo(browser, first)
      expect(await nameOf(former)).toBe(first)
      const now = await signInTo(browser, second)
      expect([await nameOf(former), await nameOf(now), await nameOf(elsewhere)]).toEqual([401, second, first])
    },
  )

  test('I9: the streams of the former session end, and hear nothing later', async () => {
    const browser = openBrowser()
    const owner = await signInSomebody(server, 'Owner')
    const settlementId = await createSettlement(owner)
    const member: Somebody = await signInSomebody(server, 'Dora')
    await joinAs(owner, settlementId, member, 'viewer')
    const { seq } = await readSettlement(owner, settlementId)
    const former = await signInTo(browser, 'Dora')
    const data = await openStream(server, former)
    const settlement = await openSettlementStream(server, settlementId, former, seq)
    const other = await openSettlementStream(server, settlementId, member, seq)
    await signInTo(browser, 'Emil')
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Later' }))
    expect([await data.ended(), await settlement.ended()]).toEqual(['session-ended', 'session-ended'])
    await other.reaches(seq + 1)
    expect(settlement.changes()).toEqual([])
    other.close()
  })

  test('S3: a sign-in that is given up ends nothing', async () => {
    const browser = openBrowser()
    const former = await signInTo(browser, 'Finn')
    const choose = await browser.open(await startSignIn(browser, pageOf(server), 'development'))
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await browser.open(choose.url, { method: 'POST', headers: form, body: 'cancel=cancel' })
    expect(done.body).toContain('data-status="error"')
    expect(await nameOf(former)).toBe('Finn')
    const again = await browser.open(await startSignIn(browser, pageOf(server), 'development'))
    await chooseUser(browser, again, 'Finn')
    expect(await nameOf(former)).toBe(401)
  })
})
