import { useShallow } from 'zustand/react/shallow'
import { grouped } from '#domain/settlement/grouped'
import type { Rows } from '#domain/settlement/tables'
import { Initials } from './initials.tsx'
import { usePeople } from './people.ts'
import { shownRows, useSettlements } from './selectors.ts'

type Props = { projectId: string; most: number; title: string; nobody?: string }

/** The initials of who takes part in a project or has one of its open tasks. */
export function ProjectPeople({ projectId, most, title, nobody = '' }: Props) {
  const names = usePeople()
  const ids = useSettlements(
    useShallow((state) => {
      const rows = shownRows(state)
      return (rows && peopleByProject(rows).get(projectId)) ?? none
    }),
  )
  if (ids.length === 0) return nobody && <span className="text-small text-ink-2">{nobody}</span>
  const people = ids.map((id) => ({ id, name: names.get(id) ?? '?' }))
  return (
    <span title={title}>
      <Initials people={people} most={most} andMore={(count) => `+${count}`} />
    </span>
  )
}

const none: readonly string[] = []
const read = ['projectPlayers', 'assignees', 'tasks', 'taskNumbers'] as const

type Read = Pick<Rows, (typeof read)[number]>
type Known = { readonly rows: Read; readonly people: ReadonlyMap<string, readonly string[]> }

let last: Known | null = null

/** Everybody by project; found once for all the cards of a list. */
function peopleByProject(rows: Read): Known['people'] {
  if (!last || read.some((name) => last?.rows[name] !== rows[name])) last = { rows, people: findPeople(rows) }
  return last.people
}

function findPeople({ projectPlayers, assignees, tasks, taskNumbers }: Read): Known['people'] {
  const atWork = [...assignees.values()].flatMap(({ taskId, who }) => {
    const task = tasks.get(taskId)
    const isOpen = task?.deletedAt === null && taskNumbers.get(taskId)?.status !== 'completed'
    return isOpen && task.projectId !== null ? [{ projectId: task.projectId, who }] : []
  })
  const all = grouped([...projectPlayers.values(), ...atWork], ({ projectId }) => projectId)
  return new Map(
    [...all].map(([projectId, people]) => [projectId, [...new Set(people.map(({ who }) => who))]]),
  )
}
