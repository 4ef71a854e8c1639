import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CookieBrowser, openBrowser } from '#scripts/seed/cookie-jar'
import { type PhoneSender, startPhoneSender } from '../support/phone-sender.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { pageOf } from '../support/sign-in.ts'
import { type MailServer, startMailServer } from '../support/smtp-server.ts'

const { start } = serversOfThisFile()
let mailServer: MailServer
let phoneSender: PhoneSender
beforeAll(async () => {
  mailServer = await startMailServer()
  phoneSender = await startPhoneSender()
})
afterAll(async () => {
  await mailServer?.stop()
  await phoneSender?.stop()
})

const send = async (browser: CookieBrowser, server: RunningServer, path: string, body: object) => {
  const answer = await browser.ask(`${pageOf(server)}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> }
}

const userIn = async (browser: CookieBrowser, server: RunningServer): Promise<Record<string, unknown>> => {
  const answer = await browser.ask(`${pageOf(server)}/api/getUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return JSON.parse(answer.body)
}

/** The link in the newest mail to somebody. */
async function linkTo(recipient: string): Promise<string> {
  const mine = () => mailServer.mails().filter((mail) => mail.toLowerCase().includes(`to: ${recipient}`))
  await eventually(async () => mine().length > 0)
  const [link] = /http:\S+/.exec(mine().at(-1) ?? '') ?? []
  if (!link) throw new Error(`no link for ${recipient}`)
  return link
}

describe('AUTH-2: by default these ways to sign in do not exist', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start()
  })

  test.each([
    ['sign-up/email', { email: 'a@example.org', password: 'long enough', name: 'A' }],
    ['sign-in/email', { email: 'a@example.org', password: 'long enough' }],
    ['sign-in/magic-link', { email: 'a@example.org' }],
    ['phone-number/send-otp', { phoneNumber: '+4915112345678' }],
    ['phone-number/verify', { phoneNumber: '+4915112345678', code: '123456' }],
    ['sign-in/phone-number', { phoneNumber: '+4915112345678', password: 'long enough' }],
    ['request-password-reset', { email: 'a@example.org' }],
  ])('POST %s', async (path, body) => {
    expect(await send(openBrowser(), server, path, body)).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    })
  })

  test.each(['verify-email?token=x', 'magic-link/verify?token=x'])('GET %s', async (path) => {
    expect((await fetch(`${server.url}/api/auth/${path}`)).status).toBe(404)
  })
})

describe.each(databasesOfThisFile())('switched on, on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_IN_PASSWORD: 'on',
      SIGN_IN_EMAIL_LINK: 'on',
      SIGN_IN_PHONE: 'on',
      PASSWORD_NEEDS: 'digit',
      PASSWORD_MAX_LENGTH: '20',
      SMTP_URL: mailServer.url,
      PHONE_SENDER_URL: phoneSender.url,
      SIGN_INS_PER_MINUTE: '1000',
    })
  })
  const unique = (name: string) => `${name}-${server.port}@example.org`

  test('AUTH-2: email and password work once the mailbox has confirmed', async () => {
    const browser = openBrowser()
    const email = unique('pass')
    const right = { email, password: 'secret1' }
    expect(await send(browser, server, 'sign-up/email', { ...right, name: 'Pass' })).toEqual({
      status: 200,
      body: {},
    })
    expect(browser.cookies(pageOf(server))).toBe('')
    expect((await send(browser, server, 'sign-in/email', right)).status).toBe(401)
    const done = await browser.open(await linkTo(email))
    expect(done.body).toContain('data-status="success"')
    expect(await send(browser, server, 'sign-in/email', right)).toEqual({ status: 200, body: {} })
    expect(await userIn(browser, server)).toMatchObject({
      email,
      emailVerified: true,
      displayName: 'Pass',
      accountType: 'email',
    })
    // Signing in anew ends the browser's former session.
    const former = { cookie: browser.cookies(pageOf(server)), origin: pageOf(server) }
    expect((await send(browser, server, 'sign-in/email', right)).status).toBe(200)
    expect((await call(server, 'getUser', {}, former)).status).toBe(401)
  })

  test('AUTH-2: a wrong password and an unknown address get the same answer', async () => {
    const browser = openBrowser()
    const wrong = await send(browser, server, 'sign-in/email', { email: unique('pass'), password: 'secret2' })
    const unknown = await send(browser, server, 'sign-in/email', {
      email: 'nobody@example.org',
      password: 'secret2',
    })
    expect(wrong).toEqual(unknown)
    expect(wrong).toEqual({
      status: 401,
      body: {
        code: 'UNAUTHORIZED',
        message: 'Signing in did not work. Please try again.',
        reason: 'invalid-credential',
      },
    })
    expect(browser.cookies(pageOf(server))).toBe('')
  })

  test('AUTH-2: signing up with somebody’s address changes nothing for them and does not say that it is known', async () => {
    const email = unique('owner')
    const owner = openBrowser()
    await send(owner, server, 'sign-up/email', { email, password: 'owner-1' })
    await owner.open(await linkTo(email))
    const other = await send(openBrowser(), server, 'sign-up/email', { email, password: 'other-2' })
    expect(other).toEqual({ status: 200, body: {} })
    expect((await send(openBrowser(), server, 'sign-in/email', { email, password: 'other-2' })).status).toBe(
      401,
    )
    expect((await send(owner, server, 'sign-in/email', { email, password: 'owner-1' })).status).toBe(200)
  })

  test.each([
    [{ password: 'abc1' }, 'A password must be at least 6 characters long.', 'password'],
    [{ password: `1${'a'.repeat(20)}` }, 'A password cannot be longer than 20 characters.', 'password'],
    [{ password: 'abcdef' }, 'A password must contain a number.', 'password'],
    [{ email: 'no-address' }, 'This is no email address.', 'email'],
    // The server itself makes up addresses of this domain for people who sign in by a provider or a phone.
    [{ email: `${'0'.repeat(40)}@id.invalid` }, 'This is no email address.', 'email'],
    [{ email: 'a@example.org,b@example.org' }, 'This is no email address.', 'email'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'This is no email address.', 'email'],
    [{ name: 'Ve\u0000ra' }, 'A name is one line of text.', 'name'],
  ])('AUTH-3: signing up with %j is refused with its sentence', async (wrong, message, field) => {
    const body = { email: 'fine@example.org', password: 'secret1', ...wrong }
    expect(await send(openBrowser(), server, 'sign-up/email', body)).toEqual({
      status: 422,
      body: { code: 'INVALID', message, field },
    })
  })

  test('AUTH-2: an emailed link signs in once, as the owner of the address', async () => {
    const email = unique('link')
    const browser = openBrowser()
    expect(await send(browser, server, 'sign-in/magic-link', { email })).toEqual({ status: 200, body: {} })
    const link = await linkTo(email)
    const done = await browser.open(`${link}&callbackURL=https%3A%2F%2Fevil.example`)
    expect([done.url, done.body.includes('data-status="error"')]).toEqual([
      `${pageOf(server)}/api/auth/done?error=invalid_request`,
      true,
    ])
    expect((await browser.open(link)).body).toContain('data-status="success"')
    expect(await userIn(browser, server)).toMatchObject({ email, emailVerified: true, accountType: 'email' })
    const again = openBrowser()
    expect((await again.open(link)).body).toContain('data-error="invalid-credential"')
    expect(again.cookies(pageOf(server))).toBe('')
    expect((await again.open(`${pageOf(server)}/api/auth/magic-link/verify?token=x`)).body).toContain(
      'data-error="invalid-credential"',
    )
  })

  test('AUTH-2: a password that somebody else set for an address is removed when its owner signs in', async () => {
    const email = unique('victim')
    await send(openBrowser(), server, 'sign-up/email', { email, password: 'planted1' })
    const owner = openBrowser()
    const before = mailServer.mails().length
    await send(owner, server, 'sign-in/magic-link', { email })
    await eventually(async () => mailServer.mails().length > before)
    await eventually(async () => (await linkTo(email)).includes('magic-link'))
    expect((await owner.open(await linkTo(email))).body).toContain('data-status="success"')
    const planted = { email, password: 'planted1' }
    expect((await send(openBrowser(), server, 'sign-in/email', planted)).status).toBe(401)
    expect(await userIn(owner, server)).toMatchObject({ email })
  })

  test('AUTH-2: at most three mails a minute go to one address', async () => {
    const body = { email: unique('flooded') }
    const answers: number[] = []
    for (let mail = 0; mail < 4; mail++)
      answers.push((await send(openBrowser(), server, 'sign-in/magic-link', body)).status)
    expect(answers).toEqual([200, 200, 200, 429])
  })

  test('AUTH-2: a code sent to a phone signs in once; after three wrong codes the right one is refused too', async () => {
    const phoneNumber = `+4915${String(server.port).padStart(9, '0')}`
    const newest = () => {
      const mine = phoneSender.messages().filter(({ to }) => to === phoneNumber)
      return /\d{6}/.exec(mine.at(-1)?.text ?? '')?.[0] ?? ''
    }
    const browser = openBrowser()
    expect((await send(browser, server, 'phone-number/send-otp', { phoneNumber })).status).toBe(200)
    await eventually(async () => newest() !== '')
    const wrong = newest() === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await send(browser, server, 'phone-number/verify', { phoneNumber, code: wrong })).status).toBe(
        401,
      )
    expect(
      (await send(browser, server, 'phone-number/verify', { phoneNumber, code: newest() })).status,
    ).not.toBe(200)
    expect(browser.cookies(pageOf(server))).toBe('')
    const old = newest()
    await send(browser, server, 'phone-number/send-otp', { phoneNumber })
    await eventually(async () => newest() !== old)
    const right = { phoneNumber, code: newest() }
    expect(await send(browser, server, 'phone-number/verify', right)).toEqual({ status: 200, body: {} })
    expect(await userIn(browser, server)).toMatchObject({ email: '', displayName: '', accountType: 'phone' })
    expect((await send(openBrowser(), server, 'phone-number/verify', right)).status).toBe(401)
  })

  test.each([
    ['phone-number/send-otp', { phoneNumber: '015112345678' }, 'phoneNumber'],
    ['phone-number/send-otp', { phoneNumber: '+49 151' }, 'phoneNumber'],
    ['phone-number/verify', { phoneNumber: '+4915112345678', code: '12345' }, 'code'],
    ['phone-number/verify', { phoneNumber: '+4915112345678', code: '123456', updatePhoneNumber: true }, ''],
    ['phone-number/verify', { phoneNumber: '+4915112345678', code: '123456', disableSession: true }, ''],
    ['sign-in/email', { email: 'a@example.org', password: 'x', callbackURL: 'https://evil.example' }, ''],
    ['sign-in/magic-link', { email: 'a@example.org', callbackURL: 'https://evil.example' }, ''],
    ['sign-up/email', { email: 'a@example.org', password: 'secret1', emailVerified: true }, ''],
  ])('AUTH-2: %s refuses %j', async (path, body, field) => {
    const answer = await send(openBrowser(), server, path, body)
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID'])
    if (field) expect(answer.body.field).toBe(field)
  })

  test('S7: no address, number or code stands in the log', async () => {
    // The tests before this one have sent mails and codes, and have signed in with them.
    expect(server.output()).not.toMatch(/@example\.org|\+4915|magic-link:|token=/)
  })
})

test('AUTH-2: without a mail server, a server on this machine alone writes its mails to the log, and says so', async () => {
  const server = await start({ SIGN_IN_EMAIL_LINK: 'on' })
  const browser = openBrowser()
  await send(browser, server, 'sign-in/magic-link', { email: 'here@example.org' })
  const line = () =>
    server
      .output()
      .split('\n')
      .find((text) => text.includes('this mail was not sent'))
  await eventually(async () => line() !== undefined)
  const { to, text } = JSON.parse(line() ?? '{}')
  expect(to).toBe('here@example.org')
  expect((await browser.open(/http:\S+/.exec(text)?.[0] ?? '')).body).toContain('data-status="success"')
})
