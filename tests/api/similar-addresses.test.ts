import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { pageOf } from '../support/sign-in.ts'
import { type MailServer, startMailServer } from '../support/smtp-server.ts'

const { start } = serversOfThisFile()
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
})
afterAll(() => mailServer?.stop())

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  test('AUTH-5, AUTH-2: when the account of ina@… is deleted, the link to sign in that waits for nina@… works, and one that waits for ina@… does not', async () => {
    const server = await start({ ...(await settings()), SIGN_IN_EMAIL_LINK: 'on', SMTP_URL: mailServer.url })
    const browser = openBrowser()
    const post = async (path: string, body: object) =>
      browser.ask(`${pageOf(server)}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const linkFor = async (email: string) => {
      expect((await post('auth/sign-in/magic-link', { email })).status).toBe(200)
      return /http:\S+/.exec(mailServer.mails().at(-1) ?? '')![0]
    }
    const ina = `ina-${server.port}@example.org`
    expect((await browser.open(await linkFor(ina))).body).toContain('data-status="success"')
    const [ofNina, ofIna] = [await linkFor(`n${ina}`), await linkFor(ina)]
    expect((await post('deleteAccount', { confirm: 'DELETE' })).status).toBe(200)
    expect((await openBrowser().open(ofNina)).body).toContain('data-status="success"')
    expect((await openBrowser().open(ofIna)).body).not.toContain('data-status="success"')
  })
})
