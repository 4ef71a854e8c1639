import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { doorOfTests } from './sent-heads.ts'

/** An email address of a test's user that a test's server sent or logged. */
export type SentAddress = {
  /** "POST /api/getUser", without ids; "log: …" with the message of a log line. */
  readonly place: string
  readonly address: string
  /** Identifies the session of the request; '' without one. */
  readonly session: string
}

/** Where users get their own address. */
const ownPlaces: Readonly<Record<string, string>> = {
  'POST /api/getUser': 'users read their own profile',
  'POST /api/updateUser': 'it returns the own profile',
  'POST /api/exportAccount': 'users download all that is stored about them',
}

/** A server on this machine alone logs mails in place of sending them. */
const mailForDevelopment = 'log: FOR DEVELOPMENT: this mail was not sent'

/** What the development sign-in, a part of the server, tells the server itself. */
const toItself = 'POST /api/auth/development/token'

/** The environment variable with the file in which the servers of a run record the addresses they send; their heads stand beside it. */
export const sentAddressesVariable = 'SENT_ADDRESSES'

export function noteSentAddress(file: string, sent: SentAddress): void {
  appendFileSync(file, `${JSON.stringify(sent)}\n`)
}

export function readSentAddresses(file: string): readonly SentAddress[] {
  if (!existsSync(file)) return []
  // What follows the last line break is still being written.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as SentAddress)
}

/** One message for each place where a user may have got another user's address (B14). */
export function strayAddresses(sent: readonly SentAddress[]): readonly string[] {
  // Users read their own profile in every run, so a record without that recorded nothing.
  if (!sent.some(({ place }) => place in ownPlaces))
    return ['the addresses that servers sent were not recorded']
  const isOwn = ({ place, session }: SentAddress) => place in ownPlaces && session !== ''
  const nobodys = [mailForDevelopment, doorOfTests, toItself]
  const stray = sent.filter((one) => !isOwn(one) && !nobodys.includes(one.place))
  const counts = new Map<string, number>()
  for (const { place } of stray) counts.set(place, (counts.get(place) ?? 0) + 1)
  const firstOf = new Map<string, string>()
  const second = sent.filter(isOwn).filter(({ session, address }) => {
    if (!firstOf.has(session)) firstOf.set(session, address)
    return firstOf.get(session) !== address
  })
  return [
    ...Array.from(
      counts,
      ([place, times]) => `an email address was sent where none may be: ${place} (${times})`,
    ),
    ...second.map(({ place }) => `one session was sent the addresses of two users: ${place}`),
  ]
}
