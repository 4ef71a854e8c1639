import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An email address of a test's person in something that a test's server sent or logged. */
export type SentAddress = {
  /** "POST /api/getUser", without ids; "log: …" with the sentence of a log line. */
  readonly place: string
  readonly address: string
  /** Stands for the session that asked; '' where there was none. */
  readonly session: string
}

/** Where somebody meets an address, always the own one. */
const ownPlaces: Readonly<Record<string, string>> = {
  'POST /api/getUser': 'players read their own profile',
  'POST /api/updateUser': 'its answer is the own profile',
  'POST /api/exportAccount': 'players take home all that is kept of them',
}

/** What a server on this machine alone does in place of sending. */
const mailForDevelopment = 'log: FOR DEVELOPMENT: this mail was not sent'

/** Names the file in which the servers of a run note the addresses they send. */
export const sentAddressesVariable = 'SENT_ADDRESSES'

export function noteSentAddress(file: string, sent: SentAddress): void {
  appendFileSync(file, `${JSON.stringify(sent)}\n`)
}

export function readSentAddresses(file: string): readonly SentAddress[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as SentAddress)
}

/** Has every server of this run watched; the answer says, once for each place, where an address must not have been. */
export function watchSentAddresses(): () => readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bit-sent-'))
  const file = join(folder, 'addresses.jsonl')
  process.env[sentAddressesVariable] = file
  return () => {
    const sent = readSentAddresses(file)
    rmSync(folder, { recursive: true, force: true })
    return strayAddresses(sent)
  }
}

/** One sentence for each place where somebody may have met the address of another person (B14). */
export function strayAddresses(sent: readonly SentAddress[]): readonly string[] {
  // Players read their own profile in every run: whoever sees none of that sees nothing.
  if (!sent.some(({ place }) => place in ownPlaces)) return ['nobody watched which addresses were sent']
  const isOwn = ({ place, session }: SentAddress) => place in ownPlaces && session !== ''
  const stray = sent.filter((one) => !isOwn(one) && one.place !== mailForDevelopment)
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
    ...second.map(({ place }) => `a session was sent the addresses of two persons: ${place}`),
  ]
}
