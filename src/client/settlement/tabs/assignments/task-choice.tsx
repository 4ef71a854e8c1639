import { useRef, useState } from 'react'
import { joinDotted } from '../../../item/origin.ts'
import { useRowHeight } from '../../../item/use-row-height.ts'
import { assignText as text } from '../../../messages/assign-text.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { type OpenTask, type TaskFilter, taskFilters, tasksLike } from './open-tasks.ts'

type Props = {
  tasks: readonly OpenTask[]
  names: ReadonlyMap<string, string>
  /** Several tasks can be chosen. */
  many: boolean
  isChosen: (taskId: string) => boolean
  onChoose: (taskId: string) => void
}

/** The open tasks to choose from, with a search and a filter; only the rows in sight are drawn. */
export function TaskChoice({ tasks, names, many, isChosen, onChoose }: Props) {
  const [view, setView] = useState<{ search: string; filter: TaskFilter }>({ search: '', filter: 'all' })
  const field = useRef<HTMLInputElement>(null)
  const rowHeight = useRowHeight({ modern: 52, classic: 44, phone: 58 })
  const shown = tasksLike(tasks, view)
  return (
    <div className="flex h-[min(30rem,60vh)] min-w-0 flex-col gap-2">
      <SearchField
        value={view.search}
        labels={{ field: text.search, title: text.search, clear: text.clearSearch }}
        fieldRef={field}
        onChange={(search) => setView({ ...view, search })}
        // This search has no keys of its own.
        onKeyDown={() => {}}
      />
      <div className="flex">
        <SelectField
          label={text.filter}
          value={view.filter}
          options={taskFilters.map((value) => ({ value, text: text.filters[value] }))}
          changed={view.filter !== 'all'}
          onChange={(filter) => setView({ ...view, filter })}
        />
      </div>
      {shown.length === 0 ? (
        <p className="text-ink-2">{text.noTasks}</p>
      ) : (
        <VirtualList
          label={text.tasks}
          count={shown.length}
          rowHeight={rowHeight}
          keyAt={(index) => shown[index]?.task.id ?? index}
          rowClass={(index) =>
            `border-b border-line ${isChosen(shown[index]?.task.id ?? '') ? 'bg-accent-soft' : ''}`
          }
        >
          {(index) => {
            const { task, title, project, people } = shown[index]!
            const who = people.map((id) => names.get(id) ?? id)
            return (
              <label className="flex min-h-control items-center gap-2 px-2 py-1">
                <input
                  type={many ? 'checkbox' : 'radio'}
                  checked={isChosen(task.id)}
                  onChange={() => onChoose(task.id)}
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{title}</span>
                  <span className="block truncate text-small text-ink-2">
                    {joinDotted([project, who.length === 0 ? text.unassigned : text.assignedTo(who)])}
                  </span>
                </span>
              </label>
            )
          }}
        </VirtualList>
      )}
    </div>
  )
}
