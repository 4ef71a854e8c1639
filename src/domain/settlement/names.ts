/** A person of a settlement by their number there: it stays when the account behind it goes. */
export type PersonNo = number

/** Somebody as others may come to see them in one settlement. */
export type Named = {
  /** The public name (AUTH-4). */
  readonly name: string
  /** The name as it is compared: two names that look alike have the same. */
  readonly look: string
  /** The four digits of their own, 1000 to 9999. */
  readonly digits: number
}

/**
 * What each is called among the others: the public name, and where two look alike, the digits behind it. No name can
 * hold the '#', so nobody can take such a mark on. Two with equal digits get different ones all the same.
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
