import type { Logger } from 'pino'
import type { AccountsConfiguration } from '../../configuration/accounts.ts'

const deliverWithinMs = 8_000

type Mail = { readonly to: string; readonly subject: string; readonly text: string }
type TextMessage = { readonly to: string; readonly text: string }

/** Sends mails and text messages. Each resolves when the message was handed over. */
export type Senders = {
  readonly mail: (mail: Mail) => Promise<void>
  readonly phone: (message: TextMessage) => Promise<void>
}

type Parts = Pick<AccountsConfiguration, 'mail' | 'phoneSenderUrl'> & { readonly log: Logger }

/** Without a configured sender, messages go to the log; only a server on this machine may run so. */
export function createSenders({ mail, phoneSenderUrl, log }: Parts): Senders {
  const { smtpUrl, from } = mail
  return {
    mail: smtpUrl
      ? (message) => sendMail(smtpUrl, from, message)
      : async (message) => log.info(message, 'FOR DEVELOPMENT: this mail was not sent'),
    phone: phoneSenderUrl
      ? (message) => post(phoneSenderUrl, message)
      : async (message) => log.info(message, 'FOR DEVELOPMENT: this text message was not sent'),
  }
}

async function sendMail(url: string, from: string, { to, subject, text }: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: deliverWithinMs,
    greetingTimeout: deliverWithinMs,
    socketTimeout: deliverWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // As an object, so that a comma in the address does not make two recipients.
  await transport.sendMail({ from, to: { name: '', address: to }, subject, text }).catch((error) => {
    throw mailNotSent(error)
  })
}

/** The error without what the mail server answered: that names the recipient, and an error goes to the log (S7). */
function mailNotSent(error: object): Error {
  const { originalCode, code, responseCode, command } = error as Readonly<Record<string, unknown>>
  const known = [originalCode, code, responseCode, command].filter((part) => part !== undefined)
  const message = `the mail server did not take a mail (${known.join(', ')})`
  return Object.assign(new Error(message), { name: errorNames.mail, code, responseCode, command })
}

const errorNames = { mail: 'MailNotSent', phone: 'TextMessageNotSent' } as const

/** What an error says was not sent; null for any other error. */
export function unsentIn(error: unknown): keyof Senders | null {
  const name = error instanceof Error && error.name
  return name === errorNames.mail ? 'mail' : name === errorNames.phone ? 'phone' : null
}

async function post(url: string, message: TextMessage): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(deliverWithinMs),
  }).catch((cause) => {
    throw textMessageNotSent('did not answer', cause)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw textMessageNotSent(`answered ${answer.status}`)
}

function textMessageNotSent(why: string, cause?: unknown): Error {
  const error = new Error(`the sender of text messages ${why}`, { cause })
  return Object.assign(error, { name: errorNames.phone })
}
