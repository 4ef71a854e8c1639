import { useState } from 'react'
import { isForPreset, mostByPreset, type Preset, presets, spread } from '#domain/settlement/assigning/spread'
import { type SuggestionOptions, suggestionsFor } from '#domain/settlement/assigning/suggestions'
import type { Settlement } from '#domain/settlement/tables'
import { assignText as text } from '../../../messages/assign-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { toggled } from '../../../ui/toggled.ts'
import type { Assigned } from './assigned.ts'
import { DealtForm } from './dealt-form.tsx'
import { PersonChoice } from './person-choice.tsx'
import { TaskChoice } from './task-choice.tsx'
import { type Assigning, demandsOf } from './use-assigning.ts'

/** How many of the suggested people a preset chooses at first (TSK-4). */
const top = 5

type Props = {
  assigning: Assigning
  options: SuggestionOptions
  settlement: Settlement
  onAssigned: (assigned: Assigned) => void
  onClose: () => void
}

/** Assigns many unassigned tasks in one act; first it shows who would get what (TSK-4, BEY-6). */
export function AssignMany({ assigning, options, settlement, onAssigned, onClose }: Props) {
  const { loads, names } = assigning
  const [preset, setPreset] = useState<Preset>('balanced')
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  // The people that the user chose; null until they choose, and the best suggestions serve.
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const free = assigning.tasks.filter(({ task, people }) => people.length === 0 && isForPreset(preset, task))
  // People are suggested for the first task alone; the same list serves all the others.
  const first = free[0]?.task
  const suggestions = first ? suggestionsFor(first, demandsOf(assigning, first), loads, options) : []
  const chosen = picked ?? new Set(suggestions.slice(0, top).map(({ who }) => who))
  const wanted = free.filter(({ task }) => !leftOut.has(task.id))
  const most = Math.min(mostByPreset[preset], options.maxTasks)
  const dealt = spread(
    wanted.map(({ task }) => task),
    loads.filter(({ who }) => chosen.has(who)),
    most,
  )

  return (
    <div className="grid grid-cols-2 gap-4 pt-3 max-phone:grid-cols-1">
      <TaskChoice
        tasks={free}
        names={names}
        many
        isChosen={(taskId) => !leftOut.has(taskId)}
        onChoose={(taskId) => setLeftOut(toggled(leftOut, taskId))}
      />
      <DealtForm
        settlementId={settlement.id}
        assigning={assigning}
        free={free}
        wanted={wanted}
        dealt={dealt}
        onAssigned={onAssigned}
        onClose={onClose}
      >
        <div className="mb-2 flex">
          <SelectField
            label={text.preset}
            value={preset}
            options={presets.map((value) => ({ value, text: text.presets[value] }))}
            changed={preset !== 'balanced'}
            onChange={(next) => {
              setPreset(next)
              setPicked(null)
            }}
          />
        </div>
        <PersonChoice
          suggestions={suggestions}
          loads={loads}
          names={names}
          chosen={chosen}
          // Any number of people can be chosen.
          isFull={false}
          onChoose={(who) => setPicked(toggled(chosen, who))}
        />
      </DealtForm>
    </div>
  )
}
