import type { Values } from './accounts.ts'
import { isLoopback } from './loopback.ts'

/**
 * One sentence for each setting that another one asks for, and for password lengths that contradict each other.
 * @param publicOrigin where it is this machine, mails and text messages may go to the log
 */
export function missingSettings(values: Values, publicOrigin: string): readonly string[] {
  const together = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ] as const
  const halves = together.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    return [`${missing.join(' and ')} must be given too: ${names.join(', ')} belong together.`]
  })
  const sendsMail = values.SIGN_IN_PASSWORD || values.SIGN_IN_EMAIL_LINK
  const isHere = isLoopback(new URL(publicOrigin).hostname)
  return [
    ...halves,
    ...(sendsMail && !values.SMTP_URL && !isHere
      ? ['SMTP_URL must be given: signing in by email sends mails.']
      : []),
    ...(values.SIGN_IN_PHONE && !values.PHONE_SENDER_URL && !isHere
      ? ['PHONE_SENDER_URL must be given: signing in by phone sends text messages.']
      : []),
    ...(values.PASSWORD_MAX_LENGTH < values.PASSWORD_MIN_LENGTH
      ? ['PASSWORD_MAX_LENGTH must not be below PASSWORD_MIN_LENGTH.']
      : []),
  ]
}
