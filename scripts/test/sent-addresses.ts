import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { doorOfTests } from './sent-heads.ts'

/** An email address of a test's user that a test's server sent or logged. */
export type SentAddress = {
  /** The request whose answer held it, without ids: "POST /api/getUser"; for a line of the log, "log: " and its message. */
  readonly place: string
  readonly address: string
  /** Identifies the session of the request; '' without one. */
  readonly session: string
}

/** Where users may get their own address, and why. */
const ownPlaces: Readonly<Record<string, string>> = {
  'POST /api/getUser': 'users read their own profile',
  'POST /api/updateUser': 'it returns their own profile',
  'POST /api/exportAccount': 'users download all that is stored about them',
}

/** What a server without a mail sender logs in place of sending a mail; only one on localhost may run so. */
const mailForDevelopment = 'log: FOR DEVELOPMENT: this mail was not sent'

/** A request of the server to itself: the development sign-in that answers is a part of it. */
const toItself = 'POST /api/auth/development/token'

/**
 * The environment variable with the path of the file in which the servers of a run record the addresses they send. What was
 * found in the heads of their answers is recorded in a file beside it.
 */
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
  // Users read their own profile in every run: where that is not recorded, nothing was.
  if (!sent.some(({ place }) => place in ownPlaces))
    return ['the addresses that servers sent were not recorded']
  const isOwn = ({ place, session }: SentAddress) => place in ownPlaces && session !== ''
  const sentToNobody = [mailForDevelopment, doorOfTests, toItself]
  const stray = sent.filter((one) => !isOwn(one) && !sentToNobody.includes(one.place))
  const counts = new Map<string, number>()
  for (const { place } of stray) counts.set(place, (counts.get(place) ?? 0) + 1)
  const firstInSession = new Map<string, string>()
  const ofSecondUser = sent.filter(isOwn).filter(({ session, address }) => {
    if (!firstInSession.has(session)) firstInSession.set(session, address)
    return firstInSession.get(session) !== address
  })
  return [
    ...Array.from(
      counts,
      ([place, times]) => `an email address was sent where none may be: ${place} (${times})`,
    ),
    ...ofSecondUser.map(({ place }) => `one session was sent the addresses of two users: ${place}`),
  ]
}
