import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type CookieBrowser, openBrowser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'
import { publicKeyOf, signedByAnother, signedWithText, unsigned } from '../support/forged-tokens.ts'
import { clientSecret, type Issuer, startIssuer } from '../support/issuer.ts'
import { askAs } from '../support/saving.ts'
import { serversOfThisFile } from '../support/server.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { pageOf } from '../support/sign-in.ts'
import { callbackIn, expectNobody } from '../support/sign-in-by-issuer.ts'

/** 39 of the 40 cases of B16, in three lists; the last one is the test of the site admin. Each tries to sign somebody in, in a browser of its own. */
type Case = readonly [what: string, attempt: () => Promise<Attempt>]
/** The browser that must be nobody's, and what it sees last. */
type Attempt = { readonly by: CookieBrowser; readonly done: Answer }

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds

const claims: readonly Case[] = [
  ['another nonce', withClaims({ nonce: 'another' })],
  ['no nonce', withClaims({ nonce: undefined })],
  ['another audience', withClaims({ aud: 'somebody-else' })],
  ['no audience', withClaims({ aud: undefined })],
  ['several audiences, and nobody who asked for it', withClaims({ aud: ['the-client', 'somebody-else'] })],
  [
    'several audiences, the other of which asked for it',
    withClaims({ aud: ['the-client', 'somebody-else'], azp: 'somebody-else' }),
  ],
  ['our audience, for somebody else who asked for it', withClaims({ azp: 'somebody-else' })],
  ['another issuer', withClaims({ iss: 'https://evil.example' })],
  ['no issuer', withClaims({ iss: undefined })],
  ['an end that is past', withClaims({ iat: secondsFromNow(-7_200), exp: secondsFromNow(-7_100) })],
  ['no end', withClaims({ exp: undefined })],
  ['a beginning that is to come', withClaims({ nbf: secondsFromNow(3_600), exp: secondsFromNow(7_200) })],
  ['no subject', withClaims({ sub: undefined })],
  ['an empty subject', withClaims({ sub: '' })],
  ['a subject of 256 characters', withClaims({ sub: 'x'.repeat(256) })],
]

const tokens: readonly Case[] = [
  ['nobody signed', lying({ token: unsigned })],
  ['has another signature', lying({ token: (token) => `${token.slice(0, -12)}AAAAAAAAAAAA` })],
  ['was changed after it was signed', lying({ token: (token) => token.replace(/\.\w/, '.f') })],
  ['another key signed under the same name', lying({ token: signedByAnother() })],
  ['a key signed that it brings along', lying({ token: signedByAnother({ bringsKey: true }) })],
  ['was signed with our own secret', lying({ token: signedWithText(clientSecret) })],
  [
    'was signed with the issuer’s public key as if it were a secret',
    async () => lying({ token: signedWithText(await publicKeyOf(issuer.url)) })(),
  ],
  ['has no signature at all', lying({ token: (token) => token.split('.').slice(0, 2).join('.') })],
  ['is empty', lying({ token: () => '' })],
  [
    'is that of a former sign-in',
    async () => {
      let former = ''
      issuer.lies.token = (token) => {
        former = token
        return token
      }
      await browser.open((await callbackIn(browser, page)).href)
      return lying({ token: () => former }, openBrowser())()
    },
  ],
  ['comes with an error', lying({ tokenStatus: 400 })],
  ['comes from where the provider sends us on to', lying({ sendsOn: true })],
]

const callbacks: readonly Case[] = [
  ['with another state', changing(({ searchParams }) => searchParams.set('state', 'x'.repeat(32)))],
  ['without a state', changing(({ searchParams }) => searchParams.delete('state'))],
  ['with another code', changing(({ searchParams }) => searchParams.set('code', 'x'.repeat(32)))],
  ['without a code', changing(({ searchParams }) => searchParams.delete('code'))],
  [
    'with the code of somebody else’s sign-in',
    async () => {
      const theirs = await callbackIn(openBrowser(), page)
      return changing(({ searchParams }) => searchParams.set('code', theirs.searchParams.get('code') ?? ''))()
    },
  ],
  [
    'with the code of a former sign-in',
    async () => {
      const former = await callbackIn(openBrowser(), page)
      await openBrowser().open(former.href)
      return changing(({ searchParams }) => searchParams.set('code', former.searchParams.get('code') ?? ''))()
    },
  ],
  ['in a browser that never began', inBrowser(async () => openBrowser())],
  [
    'in a browser that began another one',
    inBrowser(async () => {
      const victim = openBrowser()
      await callbackIn(victim, page)
      return victim
    }),
  ],
  [
    'when the cookies of its browser are gone',
    inBrowser(async () => {
      browser.forgetCookies()
      return browser
    }),
  ],
  [
    'when it was used before',
    async () => {
      const address = await callbackIn(browser, page)
      const cookie = browser.cookies(page)
      expect((await browser.open(address.href)).body).toContain('data-status="success"')
      const by = openBrowser()
      return { by, done: await by.open(address.href, { headers: { cookie } }) }
    },
  ],
  [
    'when it was begun too long ago',
    async () => {
      const address = await callbackIn(browser, page)
      await open.rows(
        `update verifications set expires_at = now() - interval '1 minute',
         value = jsonb_set(value::jsonb, '{expiresAt}', '1')::text where identifier like 'auth-state:%'`,
      )
      return { by: browser, done: await browser.open(address.href) }
    },
  ],
  [
    'when it was begun with another provider',
    async () => {
      const asked = new URL(await startSignIn(browser, page, 'discord')).searchParams
      asked.set('redirect_uri', `${page}/api/auth/callback/oidc`)
      asked.set('nonce', 'a-nonce-of-the-other-provider')
      return { by: browser, done: await browser.open(`${issuer.url}/authorize?${asked}`) }
    },
  ],
]

const servers = serversOfThisFile()
let issuer: Issuer
let open: OpenServer
let page: string
let browser: CookieBrowser

beforeAll(async () => {
  issuer = await startIssuer()
  open = await startOpenServer(
    servers,
    // No settings name a database: the server takes the built-in one.
    { settings: async () => ({}) },
    {
      ...issuer.settings,
      DISCORD_CLIENT_ID: 'a-client',
      DISCORD_CLIENT_SECRET: 'a-secret',
      SITE_ADMINS: 'boss@example.org',
    },
  )
  page = pageOf(open.server())
})
afterAll(() => issuer?.stop())
beforeEach(() => {
  issuer.lies = {}
  issuer.person = { sub: 'mallory', email: 'mallory@example.org' }
  browser = openBrowser()
})

test.each(claims)('S4: nobody is signed in by a token with %s', nobodyIsSignedIn)
test.each(tokens)('S4: nobody is signed in by a token that %s', nobodyIsSignedIn)
test.each(callbacks)('S4: nobody is signed in by a callback %s', nobodyIsSignedIn)

describe('S4: an address that the provider has not confirmed', () => {
  test('makes nobody a site admin', async () => {
    const rights = async (sub: string, confirmed: Record<string, unknown>) => {
      issuer.person = { sub, email: 'boss@example.org' }
      issuer.lies.claims = (honest) => ({ ...honest, ...confirmed })
      const by = openBrowser()
      await by.open((await callbackIn(by, page)).href)
      return { cookie: by.cookies(page), origin: page }
    }
    const boss = await rights('boss', { email_verified: true })
    const { body } = await askAs<{ id: string }>(open.server(), boss, 'createSettlement', { name: 'Home' })
    const assign = async (who: typeof boss) =>
      (await askAs(open.server(), who, 'assignTask', { settlementId: body.id })).status
    // A site admin may assign tasks everywhere, so only the missing task is refused (422); to all others there is no such settlement (404).
    expect(await assign(await rights('deputy', { email_verified: true }))).toBe(422)
    for (const email_verified of [false, undefined, 'true', 1])
      expect(await assign(await rights('pretender', { email_verified }))).toBe(404)
  })
})

async function nobodyIsSignedIn(_what: string, attempt: () => Promise<Attempt>): Promise<void> {
  const { by, done } = await attempt()
  expectNobody(by, done, page)
}

function lying(lies: Issuer['lies'], by?: CookieBrowser): () => Promise<Attempt> {
  return async () => {
    issuer.lies = lies
    const its = by ?? browser
    return { by: its, done: await its.open(await startSignIn(its, page, 'oidc')) }
  }
}

function withClaims(forged: Readonly<Record<string, unknown>>): () => Promise<Attempt> {
  return lying({ claims: (honest) => ({ ...honest, ...forged }) })
}

function changing(change: (address: URL) => void): () => Promise<Attempt> {
  return async () => {
    const address = await callbackIn(browser, page)
    change(address)
    return { by: browser, done: await browser.open(address.href) }
  }
}

/** The callback of one browser, opened in another. */
function inBrowser(other: () => Promise<CookieBrowser>): () => Promise<Attempt> {
  return async () => {
    const address = await callbackIn(browser, page)
    const by = await other()
    return { by, done: await by.open(address.href) }
  }
}
