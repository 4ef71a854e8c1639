import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '#tests/support/smtp-server'
import { createLog, describeError } from '../../configuration/log.ts'
import { createSenders, unsentIn } from './senders.ts'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
})
afterAll(() => mailServer.stop())

const mail = { to: 'canary@example.org', subject: 'Sign in', text: 'Open this link' }

function sendersTo(smtpUrl: string) {
  const log = createLog({ logLevel: 'silent' })
  return createSenders({ mail: { smtpUrl, from: 'planner@example.org' }, phoneSenderUrl: null, log })
}

test('S7: a recipient whom the mail server refuses by name is in no part of the error that is logged, which says where it failed', async () => {
  const senders = sendersTo(mailServer.url)
  await senders.mail(mail)
  expect(mailServer.mails()).toHaveLength(1)
  mailServer.refuseAll()
  const error = await senders.mail(mail).then(
    () => null,
    (failed) => failed,
  )
  expect(unsentIn(error)).toBe('mail')
  expect(describeError(error)).toMatchObject({
    type: 'MailNotSent',
    message: 'the mail server did not take a mail (EENVELOPE, 550, RCPT TO)',
    code: 'EENVELOPE',
  })
  expect(JSON.stringify([describeError(error), { ...error }, String(error)])).not.toContain('canary')
})

test('S7: a mail server that is not there is told by the code of the system', async () => {
  await expect(sendersTo('smtp://127.0.0.1:1').mail(mail)).rejects.toThrow(/ECONNREFUSED/)
})
