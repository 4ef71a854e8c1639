import { compareTexts } from '#domain/catalog/listing-order'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useRows } from '../../selectors.ts'
import { type DashboardView, narrow, useFilter } from './dashboard-view.ts'
import { type Around, taskOf } from './listed-contribution.ts'

const text = contributionsText.filter

type Props = { around: Around; view: DashboardView }

/** Narrows what is shown to a task or a player (CON-2). */
export function ContributionFilters({ around, view }: Props) {
  const { taskId, who } = useFilter()
  const tasks = useTasks(around, view)
  return (
    <span className="list-selects min-w-0">
      <SelectField
        label={text.task}
        value={taskId ?? ''}
        options={[{ value: '', text: text.allTasks }, ...withChosen(tasks, taskId, text.goneTask)]}
        changed={taskId !== null}
        onChange={(id) => narrow({ taskId: id || null })}
      />
      <SelectField
        label={text.player}
        value={who ?? ''}
        options={[
          { value: '', text: text.allPlayers },
          ...withChosen(playersOf(around), who, text.gonePlayer),
        ]}
        changed={who !== null}
        onChange={(id) => narrow({ who: id || null })}
      />
    </span>
  )
}

type Option = { readonly value: string; readonly text: string }

/** Of what waits, only the tasks that something waits for. */
function useTasks(around: Around, view: DashboardView): readonly Option[] {
  const waiting = useRows('contributions')
  const options: readonly Option[] =
    view === 'pending'
      ? waiting.map((one) => ({ value: one.taskId, text: taskOf(one, around) }))
      : [...around.tasks.values()].map(({ id, title }) => ({ value: id, text: title }))
  const byId = new Map(options.map((option) => [option.value, option]))
  return [...byId.values()].sort((a, b) => compareTexts(a.text, b.text))
}

function playersOf({ rows: { members, players } }: Around): readonly Option[] {
  return [
    ...[...members.values()].map(({ userId, name }) => ({ value: userId, text: name })),
    ...[...players.values()].map(({ id, name }) => ({ value: id, text: text.noAccount(name) })),
  ]
}

/** What is chosen stays on the list also when nothing on it is like that any more. */
function withChosen(options: readonly Option[], chosen: string | null, gone: string): readonly Option[] {
  const isThere = chosen === null || options.some(({ value }) => value === chosen)
  return isThere ? options : [...options, { value: chosen, text: gone }]
}
