import { createHash } from 'node:crypto'

/** A user of the development issuer. */
export type DevelopmentUser = { readonly subject: string; readonly name: string; readonly email: string }

/** One user for each role in a settlement, so that one person can try out sharing. */
export const readyUsers: readonly (DevelopmentUser & { readonly role: string })[] = [
  { ...user('olivia', 'Olivia'), role: 'owner' },
  { ...user('adam', 'Adam'), role: 'admin' },
  { ...user('cora', 'Cora'), role: 'contributor' },
  { ...user('vera', 'Vera'), role: 'viewer' },
]

const longestName = 40
const typedPrefix = 'player '

/** The user of a typed name, the same user for the same name; null if it is no valid name. */
export function typedUser(typed: string): DevelopmentUser | null {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name === '' || name.length > longestName || /\p{C}/u.test(name)) return null
  const subject = typedPrefix + name
  return { subject, name, email: address(hexOf(name)) }
}

/** The bytes of a name; a hash of it, of 64 characters, where they would be more than an address may have before the @. */
function hexOf(name: string): string {
  const hex = Buffer.from(name).toString('hex')
  return hex.length > 64 ? createHash('sha256').update(name).digest('hex') : hex
}

/** The user of a subject that the issuer gave out. */
export function userOf(subject: string): DevelopmentUser | null {
  const ready = readyUsers.find((user) => user.subject === subject)
  if (ready) return ready
  return subject.startsWith(typedPrefix) ? typedUser(subject.slice(typedPrefix.length)) : null
}

function user(subject: string, name: string): DevelopmentUser {
  return { subject, name, email: address(subject) }
}

function address(name: string): string {
  return `${name}@players.example`
}
