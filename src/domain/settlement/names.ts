/** A user's number in one settlement. It stays when the account is deleted. */
export type PersonNo = number

/** The public name of a user, and what tells users of the same name apart in one settlement. */
export type Named = {
  /** The public name (AUTH-4). */
  readonly name: string
  /** The name in the form in which names are compared: names that look alike have the same. */
  readonly look: string
  /** The user's own four digits, 1000 to 9999. */
  readonly digits: number
}

/**
 * The name under which each user is shown: the public name, followed by '#' and the digits where two names look alike.
 * No name can contain '#', so nobody can imitate the mark. If two have equal digits, the later one in the list
 * is shown with the next free ones.
 */
export function shownNames<Person extends Named>(people: readonly Person[]): ReadonlyMap<Person, string> {
  const shown = new Map<Person, string>()
  for (const alike of groupByLook(people).values()) {
    const taken = new Set<number>()
    for (const person of alike) {
      if (alike.length === 1) shown.set(person, person.name)
      else shown.set(person, `${person.name} #${freeDigits(person.digits, taken)}`)
    }
  }
  return shown
}

function groupByLook<Person extends Named>(people: readonly Person[]): ReadonlyMap<string, Person[]> {
  const groups = new Map<string, Person[]>()
  for (const person of people) groups.set(person.look, [...(groups.get(person.look) ?? []), person])
  return groups
}

const least = 1_000
const most = 9_999

function freeDigits(wanted: number, taken: Set<number>): number {
  let digits = wanted
  while (taken.has(digits)) digits = digits === most ? least : digits + 1
  taken.add(digits)
  return digits
}
