import { useShallow } from 'zustand/react/shallow'
import { grouped } from '#domain/grouped'
import { isOpenTask } from '#domain/settlement/project-rows'
import { tasksText } from '../messages/tasks-text.ts'
import { Initials } from './initials.tsx'
import { usePeople } from './people.ts'
import { rememberedBy } from './remembered.ts'
import { shownRows, useSettlements } from './selectors.ts'

type Props = { projectId: string; most: number; title: string; nobody?: string }

/** The initials of those who take part in a project or have one of its open tasks; the words `nobody` where there are none. */
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
      <Initials people={people} most={most} andMore={tasksText.row.more} />
    </span>
  )
}

const none: readonly string[] = []
const read = ['projectPlayers', 'assignees', 'tasks', 'taskNumbers'] as const

/** For each project the ids of those who take part in it or have one of its open tasks. */
const peopleByProject = rememberedBy(read, (rows): ReadonlyMap<string, readonly string[]> => {
  const atWork = [...rows.assignees.values()].flatMap(({ taskId, who }) => {
    const projectId = rows.tasks.get(taskId)?.projectId
    return projectId && isOpenTask(rows, taskId) ? [{ projectId, who }] : []
  })
  const all = grouped([...rows.projectPlayers.values(), ...atWork], ({ projectId }) => projectId)
  return new Map(
    [...all].map(([projectId, people]) => [projectId, [...new Set(people.map(({ who }) => who))]]),
  )
})
