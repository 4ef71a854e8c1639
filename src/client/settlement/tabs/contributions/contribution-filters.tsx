import { compareTexts } from '#domain/catalog/listing-order'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useRows } from '../../selectors.ts'
import { type DashboardView, narrow, useFilter } from './dashboard-view.ts'
import { type ContributionContext, taskOf } from './listed-contribution.ts'

const text = contributionsText.filter

type Props = { context: ContributionContext; view: DashboardView }

/** Narrows what is shown to a task or a player (CON-2). */
export function ContributionFilters({ context, view }: Props) {
  const { taskId, who } = useFilter()
  const tasks = useTasks(context, view)
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
          ...withChosen(playersOf(context), who, text.gonePlayer),
        ]}
        changed={who !== null}
        onChange={(id) => narrow({ who: id || null })}
      />
    </span>
  )
}

type Option = { readonly value: string; readonly text: string }

/** The tasks to choose from; among pending contributions, only those for which a contribution waits. */
function useTasks(context: ContributionContext, view: DashboardView): readonly Option[] {
  // The rows of this table are the contributions that wait for review, and no others.
  const waiting = useRows('contributions')
  const options: readonly Option[] =
    view === 'pending'
      ? waiting.map((one) => ({ value: one.taskId, text: taskOf(one, context) }))
      : [...context.tasks.values()].map(({ id, title }) => ({ value: id, text: title }))
  const byId = new Map(options.map((option) => [option.value, option]))
  return [...byId.values()].sort((a, b) => compareTexts(a.text, b.text))
}

function playersOf({ rows: { members, players } }: ContributionContext): readonly Option[] {
  return [
    ...[...members.values()].map(({ userId, name }) => ({ value: userId, text: name })),
    ...[...players.values()].map(({ id, name }) => ({ value: id, text: text.noAccount(name) })),
  ]
}

/** The options, with the chosen task or player added where it is not among them any more. */
function withChosen(options: readonly Option[], chosen: string | null, gone: string): readonly Option[] {
  const isThere = chosen === null || options.some(({ value }) => value === chosen)
  return isThere ? options : [...options, { value: chosen, text: gone }]
}
