import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { type PhoneSender, startPhoneSender } from '../support/phone-sender.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { pageOf } from '../support/sign-in.ts'
import { type MailServer, startMailServer } from '../support/smtp-server.ts'

const { start } = serversOfThisFile()
let mailServer: MailServer
let phoneSender: PhoneSender
let server: RunningServer
beforeAll(async () => {
  mailServer = await startMailServer()
  phoneSender = await startPhoneSender()
  server = await start({
    SIGN_IN_PASSWORD: 'on',
    SIGN_IN_EMAIL_LINK: 'on',
    SIGN_IN_PHONE: 'on',
    PHONE_SENDER_URL: phoneSender.url,
    SMTP_URL: mailServer.url,
    SIGN_INS_PER_MINUTE: '1000',
  })
})
afterAll(async () => {
  await mailServer?.stop()
  await phoneSender?.stop()
})

const send = async (path: string, body: object, browser = openBrowser()) => {
  const answer = await browser.ask(`${pageOf(server)}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> }
}

const unsent = () => server.output().split('a mail could not be sent').length - 1

test('AUTH-2, S7: where the mail server refuses a recipient, a sentence says that the mail could not be sent, the same for a known and an unknown address, and the log has no address', async () => {
  const known = { email: 'known@example.org' }
  const browser = openBrowser()
  await send('sign-in/magic-link', known, browser)
  const [link] = /http:\S+/.exec(mailServer.mails().at(-1) ?? '') ?? []
  expect((await browser.open(link!)).body).toContain('data-status="success"')
  mailServer.refuseAll()
  for (const asked of [known, { email: 'unknown@example.org' }])
    expect(await send('sign-in/magic-link', asked)).toEqual({
      status: 503,
      body: {
        code: 'SERVICE_UNAVAILABLE',
        message: 'The mail could not be sent. Please check the address, or try it again later.',
      },
    })
  await eventually(async () => unsent() === 2)
  // Nobody who signs up waits for the mail server.
  const newcomer = { email: 'newcomer@example.org', password: 'long enough' }
  expect(await send('sign-up/email', newcomer)).toEqual({ status: 200, body: {} })
  await eventually(async () => unsent() === 3)
  expect(server.output()).toContain('(EENVELOPE, 550, RCPT TO)')
  expect(server.output()).not.toContain('@example.org')
})

test('AUTH-2: where the service for text messages refuses, or is gone, a sentence says that the message could not be sent', async () => {
  const unsentMessage = {
    status: 503,
    body: {
      code: 'SERVICE_UNAVAILABLE',
      message: 'The text message could not be sent. Please check the number, or try it again later.',
    },
  }
  phoneSender.refuseAll()
  expect(await send('phone-number/send-otp', { phoneNumber: '+4915112345678' })).toEqual(unsentMessage)
  await phoneSender.stop()
  expect(await send('phone-number/send-otp', { phoneNumber: '+4915112345679' })).toEqual(unsentMessage)
  expect(server.output()).toContain('the sender of text messages answered 502')
  expect(server.output()).not.toContain('+49151')
})
