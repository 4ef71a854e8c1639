import { useMemo } from 'react'
import { useMyId } from './membership.ts'
import { shownRows, useSettlements } from './selectors.ts'

/** The names of members and named players, by the id under which they have tasks. */
export function usePeople(): ReadonlyMap<string, string> {
  const members = useSettlements((state) => shownRows(state)?.members)
  const players = useSettlements((state) => shownRows(state)?.players)
  return useMemo(() => {
    const named = [...(members?.values() ?? [])].map(({ userId, name }) => [userId, name] as const)
    return new Map([...named, ...[...(players?.values() ?? [])].map(({ id, name }) => [id, name] as const)])
  }, [members, players])
}

/** The ids under which the user has tasks: their own, and those of named players linked to them (SET-7). */
export function useMyIds(): ReadonlySet<string> {
  const myId = useMyId()
  const players = useSettlements((state) => shownRows(state)?.players)
  return useMemo(() => {
    const linked = [...(players?.values() ?? [])].filter(({ userId }) => userId !== null && userId === myId)
    return new Set([...(myId === null ? [] : [myId]), ...linked.map(({ id }) => id)])
  }, [myId, players])
}

/** Somebody by the id under which they have tasks. */
export type Person = { readonly id: string; readonly name: string }

type Props = { people: readonly Person[]; most: number; andMore: (count: number) => string }

/** Initials in a disc for each person, with the names for those who hear them or point at them. */
export function Initials({ people, most, andMore }: Props) {
  const shown = people.length > most ? people.slice(0, most - 1) : people
  const more = people.length - shown.length
  const names = people.map(({ name }) => name).join(', ')
  return (
    <span role="img" aria-label={names} title={names} className="inline-flex items-center">
      {shown.map(({ id, name }) => (
        <span key={id} className="initials">
          {initialsOf(name)}
        </span>
      ))}
      {more > 0 && <span className="initials">{andMore(more)}</span>}
    </span>
  )
}

/** 'AL' for Ada Lovelace, 'BE' for Ben. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const [first = name, second] = words
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
