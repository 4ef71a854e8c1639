import type { Suggestion } from '#domain/settlement/assigning/suggestions'
import type { Workload } from '#domain/settlement/assigning/workload'
import { join } from '../../../item/origin.ts'
import { assignText as text } from '../../../messages/assign-text.ts'

type Props = {
  suggestions: readonly Suggestion[]
  loads: readonly Workload[]
  names: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  /** No more can be chosen. */
  isFull: boolean
  onChoose: (who: string) => void
}

/** Everybody who can be given tasks, the best first: score, workload, what speaks for and against it (TSK-4). */
export function PersonChoice({ suggestions, loads, names, chosen, isFull, onChoose }: Props) {
  const loadOf = new Map(loads.map((load) => [load.who, load]))
  return (
    <ul aria-label={text.people} className="divide-y divide-line border-y border-line">
      {suggestions.map(({ who, score, reasons, warnings }) => (
        <li key={who} className={chosen.has(who) ? 'bg-accent-soft' : ''}>
          <label className="flex min-h-control items-baseline gap-2 px-2 py-1.5">
            <input
              type="checkbox"
              checked={chosen.has(who)}
              disabled={isFull && !chosen.has(who)}
              onChange={() => onChoose(who)}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b>
                <bdi>{names.get(who)}</bdi>
              </b>{' '}
              <span className="text-small text-ink-2">{loadWords(loadOf.get(who))}</span>
              <span className="block text-small">{join(reasons.map((reason) => text.reasons[reason]))}</span>
              {warnings.length > 0 && (
                <span className="block text-small text-warn">
                  {join(warnings.map((warning) => text.warnings[warning]))}
                </span>
              )}
            </span>
            <b>{text.score(score)}</b>
          </label>
        </li>
      ))}
    </ul>
  )
}

function loadWords(load: Workload | undefined): string {
  if (!load) return ''
  const { open, hours, kinds, skills, projects, isHighCapacity } = load
  return join([
    text.load(open, hours),
    text.taskKinds(kinds),
    skills.join(', '),
    projects > 0 && text.projects(projects),
    isHighCapacity && text.highCapacity,
  ])
}
