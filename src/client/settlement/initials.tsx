import './initials.css'

/** Somebody by the id under which they have tasks. */
export type Person = { readonly id: string; readonly name: string }

type Props = { people: readonly Person[]; most: number; andMore: (count: number) => string }

/** A disc with initials for each of at most `most` people, the last disc for all others. The names are read out and shown on hover. */
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
