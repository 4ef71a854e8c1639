import type { Spread } from '#domain/settlement/assigning/spread'
import type { Workload } from '#domain/settlement/assigning/workload'
import { assignText as text } from '../../../messages/assign-text.ts'
import type { OpenTask } from './open-tasks.ts'

type Props = {
  dealt: Spread
  /** The tasks that could be dealt out. */
  free: readonly OpenTask[]
  loads: readonly Workload[]
  names: ReadonlyMap<string, string>
  /** Chosen tasks for which nobody has room. */
  left: number
}

/** Who would get what, before anything is assigned (TSK-4). */
export function WhoGets({ dealt, free, loads, names, left }: Props) {
  const titles = new Map(free.map(({ task, title }) => [task.id, title]))
  const gets = tasksOf(dealt)
  return (
    <section className="py-3">
      <h3 className="font-bold">{text.whoGets}</h3>
      <p className="text-small text-ink-2">
        {free.length === 0 ? text.noneFree : dealt.length === 0 ? text.nobodyGets : text.notYet}
      </p>
      <ul aria-label={text.whoGets}>
        {loads.flatMap(({ who, open }) => {
          const own = gets.get(who)
          if (!own) return []
          return [
            <li key={who} className="py-1 wrap-anywhere">
              <b>
                <bdi>{names.get(who)}</bdi>
              </b>{' '}
              <span className="text-small text-ink-2">{text.afterwards(open, open + own.length)}</span>
              {own.map(({ taskId }) => (
                <span key={taskId} className="block text-small">
                  {titles.get(taskId)}
                </span>
              ))}
            </li>,
          ]
        })}
      </ul>
      {left > 0 && <p className="text-small text-warn">{text.leftOver(left)}</p>}
    </section>
  )
}

function tasksOf(dealt: Spread): ReadonlyMap<string, Spread> {
  const found = new Map<string, Spread>()
  for (const one of dealt) found.set(one.who, [...(found.get(one.who) ?? []), one])
  return found
}
