import * as z from 'zod'
import { isLoopback } from './loopback.ts'
import { isWebAddress, onOrOff, wholeNumber } from './setting-kinds.ts'

const characterClasses = ['lowercase', 'uppercase', 'digit', 'symbol'] as const

const optional = () => z.string().optional()

/** The settings about accounts, each with its description for `--help`. */
export const accountsEnvironment = {
  AUTH_SECRET: optional()
    .refine((text) => text === undefined || text.length >= 32, 'must have at least 32 characters')
    .describe(
      'What session cookies are signed with; the same for all servers on one database. Default: made at the first ' +
        'start and kept in DATA_DIR/secret.',
    ),
  GOOGLE_CLIENT_ID: optional().describe('Offers signing in with Google. Needs GOOGLE_CLIENT_SECRET.'),
  GOOGLE_CLIENT_SECRET: optional().describe('Belongs to GOOGLE_CLIENT_ID.'),
  DISCORD_CLIENT_ID: optional().describe('Offers signing in with Discord. Needs DISCORD_CLIENT_SECRET.'),
  DISCORD_CLIENT_SECRET: optional().describe('Belongs to DISCORD_CLIENT_ID.'),
  OIDC_ISSUER: optional()
    .refine(isIssuer, 'must be an https address (http only on this machine)')
    .describe(
      'Offers signing in with any OpenID Connect provider. Needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    ),
  OIDC_CLIENT_ID: optional().describe('Belongs to OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: optional().describe('Belongs to OIDC_ISSUER.'),
  OIDC_NAME: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('OpenID Connect')
    .describe('What players read on the button for OIDC_ISSUER. Default: OpenID Connect.'),
  SIGN_IN_PASSWORD: onOrOff().describe('Email and password, through the API: on or off. Default: off.'),
  SIGN_IN_EMAIL_LINK: onOrOff().describe('A link sent by email, through the API: on or off. Default: off.'),
  SIGN_IN_PHONE: onOrOff().describe('A code sent to a phone, through the API: on or off. Default: off.'),
  PASSWORD_MIN_LENGTH: wholeNumber('6', { min: 6, max: 128 }).describe(
    'Fewest characters of a password. Default: 6.',
  ),
  PASSWORD_MAX_LENGTH: wholeNumber('128', { min: 8, max: 1_000 }).describe(
    'Most characters of a password. Default: 128.',
  ),
  PASSWORD_NEEDS: z
    .string()
    .default('')
    .transform(listOf)
    .refine(areClasses, `must be a list out of ${characterClasses.join(',')}`)
    .describe(
      `Kinds of characters a password must have: a list out of ${characterClasses.join(',')}. Default: none.`,
    ),
  SMTP_URL: optional()
    .refine(
      (text) => text === undefined || /^smtps?:\/\/[^/]/.test(text),
      'must look like smtp://user:password@host:587',
    )
    .describe(
      'Mail server for links and confirmations. Without one, a server on this machine alone logs its mails.',
    ),
  MAIL_FROM: z
    .string()
    .default('Bit Calculator <no-reply@localhost>')
    .describe('Sender of mails. Default: Bit Calculator <no-reply@localhost>.'),
  PHONE_SENDER_URL: optional()
    .refine(isWebAddress, 'must be an http or https address')
    .describe('Address that sends text messages: gets POST {"to", "text"} as JSON.'),
  SITE_ADMINS: z
    .string()
    .default('')
    .transform((text) => listOf(text.toLowerCase()))
    .refine(
      (list) => list.every((one) => /^[^@\s]+@[^@\s]+$/.test(one)),
      'must be email addresses, with commas between',
    )
    .describe(
      'Confirmed email addresses of those who may assign tasks in every settlement through the API, with commas ' +
        'between. Default: nobody.',
    ),
  SIGN_INS_PER_MINUTE: wholeNumber('10', { min: 1, max: 1_000_000 }).describe(
    'Sign-ins one address may begin in a minute. Default: 10.',
  ),
}

export type CharacterClass = (typeof characterClasses)[number]

function listOf(text: string): readonly string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}

function areClasses(parts: readonly string[]): parts is readonly CharacterClass[] {
  return parts.every((part) => characterClasses.some((known) => known === part))
}

function isIssuer(text: string | undefined): boolean {
  if (text === undefined) return true
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}
