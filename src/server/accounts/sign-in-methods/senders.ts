import type { Logger } from 'pino'
import type { AccountsConfiguration } from '../../configuration/accounts.ts'

const deliverWithinMs = 8_000

type Mail = { readonly to: string; readonly subject: string; readonly text: string }
type TextMessage = { readonly to: string; readonly text: string }

/** How messages leave this server. Each resolves when the message was handed on. */
export type Senders = {
  readonly mail: (mail: Mail) => Promise<void>
  readonly phone: (message: TextMessage) => Promise<void>
}

type Parts = Pick<AccountsConfiguration, 'mail' | 'phoneSenderUrl'> & { readonly log: Logger }

/** Where no sender is set, which only a server on this machine alone may do, messages go to its log. */
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
  // As an object the address is taken whole: a comma in it does not make two recipients of one.
  await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
}

async function post(url: string, message: TextMessage): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(deliverWithinMs),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the sender of text messages answered ${answer.status}`)
}
