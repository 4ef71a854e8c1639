/** Somebody the development issuer vouches for, on anybody's word. */
export type DevelopmentUser = { readonly subject: string; readonly name: string; readonly email: string }

/** One for each role that a settlement knows, so that sharing can be tried out alone. */
export const readyUsers: readonly (DevelopmentUser & { readonly role: string })[] = [
  { ...player('olivia', 'Olivia'), role: 'owner' },
  { ...player('adam', 'Adam'), role: 'admin' },
  { ...player('cora', 'Cora'), role: 'contributor' },
  { ...player('vera', 'Vera'), role: 'viewer' },
]

const longestName = 40
const typedPrefix = 'player '

/** The person of a typed name, or null where it is no name: the same name is the same person. */
export function typedUser(typed: string): DevelopmentUser | null {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name === '' || name.length > longestName || /\p{C}/u.test(name)) return null
  const subject = typedPrefix + name
  return { subject, name, email: address(Buffer.from(name).toString('hex')) }
}

/** The person behind a subject that the issuer gave out. */
export function playerOf(subject: string): DevelopmentUser | null {
  const ready = readyUsers.find((player) => player.subject === subject)
  if (ready) return ready
  return subject.startsWith(typedPrefix) ? typedUser(subject.slice(typedPrefix.length)) : null
}

function player(subject: string, name: string): DevelopmentUser {
  return { subject, name, email: address(subject) }
}

function address(name: string): string {
  return `${name.slice(0, 60)}@players.example`
}
