import type { ReactNode } from 'react'
import type { Suggestion } from '#domain/settlement/assigning/suggestions'
import type { Workload } from '#domain/settlement/assigning/workload'
import { joinDotted } from '../../../item/origin.ts'
import { assignText as text } from '../../../messages/assign-text.ts'

type Props = {
  suggestions: readonly Suggestion[]
  /** Further people who have the task: they can be taken off it, though they cannot be given tasks any more. */
  others?: readonly string[]
  loads: readonly Workload[]
  names: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  /** No more can be chosen. */
  isFull: boolean
  onChoose: (who: string) => void
}

/** Everybody who can be given tasks, the best first: score, workload, what speaks for and against it (TSK-4). */
export function PersonChoice({ suggestions, others = [], loads, names, ...choice }: Props) {
  const loadOf = new Map(loads.map((load) => [load.who, load]))
  const rest = others.filter((who) => suggestions.every((one) => one.who !== who))
  return (
    <ul aria-label={text.people} className="divide-y divide-line border-y border-line">
      {rest.map((who) => (
        <Person key={who} {...choice} who={who} name={names.get(who) ?? '?'}>
          <span className="block text-small text-warn">{text.notAssignable}</span>
        </Person>
      ))}
      {suggestions.map(({ who, score, reasons, warnings }) => (
        <Person key={who} {...choice} who={who} name={names.get(who) ?? '?'} score={text.score(score)}>
          <span className="text-small text-ink-2">{loadWords(loadOf.get(who))}</span>
          <span className="block text-small">
            {joinDotted(reasons.map((reason) => text.reasons[reason]))}
          </span>
          {warnings.length > 0 && (
            <span className="block text-small text-warn">
              {joinDotted(warnings.map((warning) => text.warnings[warning]))}
            </span>
          )}
        </Person>
      ))}
    </ul>
  )
}

type PersonProps = Pick<Props, 'chosen' | 'isFull' | 'onChoose'> & {
  who: string
  name: string
  score?: string
  children: ReactNode
}

function Person({ who, name, score, chosen, isFull, onChoose, children }: PersonProps) {
  const isChosen = chosen.has(who)
  return (
    <li className={isChosen ? 'bg-accent-soft' : ''}>
      <label className="flex min-h-control items-baseline gap-2 px-2 py-1.5">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => onChoose(who)}
        />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {children}
        </span>
        <b>{score}</b>
      </label>
    </li>
  )
}

function loadWords(load: Workload | undefined): string {
  if (!load) return ''
  const { open, hours, kinds, skills, projects, isHighCapacity } = load
  return joinDotted([
    text.load(open, hours),
    text.taskKinds(kinds),
    skills.join(', '),
    projects > 0 && text.projects(projects),
    isHighCapacity && text.highCapacity,
  ])
}
