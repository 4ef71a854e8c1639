import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CookieBrowser, openBrowser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'
import { type Issuer, startIssuer } from '../support/issuer.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { callbackOf, pageOf } from '../support/sign-in.ts'

const { start } = serversOfThisFile()
let browser: CookieBrowser
beforeEach(() => {
  browser = openBrowser()
})

type Change = (address: URL) => void
const without: Change = ({ searchParams }) => searchParams.delete('iss')
const saying =
  (iss: string): Change =>
  ({ searchParams }) =>
    searchParams.set('iss', iss)

describe.each([
  ['that promises its name in every callback (RFC 9207)', true],
  ['that promises nothing of the kind', false],
])('S4: a provider %s', (_title, namesItself) => {
  let issuer: Issuer
  let server: RunningServer
  beforeAll(async () => {
    issuer = await startIssuer(0, { namesItself })
    server = await start({ ...issuer.settings, SIGN_INS_PER_MINUTE: '1000' })
  })
  afterAll(() => issuer?.stop())

  async function signInWithAnswer(answer: Change): Promise<string> {
    issuer.lies = { answer }
    const done = await browser.open(await startSignIn(browser, pageOf(server), 'oidc'))
    const isSignedIn = browser.cookies(pageOf(server)).includes('session_token')
    return /data-error="([^"]+)"/.exec(done.body)?.[1] ?? (isSignedIn ? 'signed in' : 'nobody')
  }
  const refused = 'invalid-credential'
  const refusedWherePromised = namesItself ? refused : 'signed in'

  test.each<[string, () => Change, string]>([
    ['its own name', () => saying(issuer.url), 'signed in'],
    ['no name', () => without, refusedWherePromised],
    ['an empty name', () => saying(''), refusedWherePromised],
    ['another name', () => saying('https://evil.example'), refused],
    ['its own name and more', () => saying(`${issuer.url}/`), refused],
  ])('a callback with %s', async (_title, change, outcome) => {
    expect(await signInWithAnswer(change())).toBe(outcome)
  })

  test('“cancelled” is believed if the callback names the provider, and without the name only where none was promised', async () => {
    const cancelled: Change = ({ searchParams }) => {
      searchParams.delete('code')
      searchParams.set('error', 'access_denied')
    }
    const unnamed: Change = (address) => {
      cancelled(address)
      without(address)
    }
    expect(await signInWithAnswer(cancelled)).toBe('cancelled-popup-request')
    expect(await signInWithAnswer(unnamed)).toBe(namesItself ? refused : 'cancelled-popup-request')
  })
})

test('S4: the development issuer says its name, and a callback without it signs nobody in', async () => {
  const server = await start()
  const page = pageOf(server)
  const callback = await callbackOf(browser, page, 'olivia')
  expect(callback.searchParams.get('iss')).toBe(`${page}/api/auth/development`)
  without(callback)
  const done = await browser.open(callback.href)
  expect(done.body).toContain('data-status="error" data-error="invalid-credential"')
  expect(browser.cookies(page)).not.toContain('session_token')
})
