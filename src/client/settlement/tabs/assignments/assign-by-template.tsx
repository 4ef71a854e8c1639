import { useState } from 'react'
import { dealByTemplate } from '#domain/settlement/assigning/deal-by-template'
import type { Settlement } from '#domain/settlement/tables'
import { useAnswer } from '../../../api/use-answer.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import { Answered } from '../../../ui/answered.tsx'
import { toggled } from '../../../ui/toggled.ts'
import { useTouched } from '../../selectors.ts'
import type { Assigned } from './assigned.ts'
import { DealtForm } from './dealt-form.tsx'
import { TaskChoice } from './task-choice.tsx'
import { TemplateChoice } from './template-choice.tsx'
import type { Assigning } from './use-assigning.ts'

type Props = {
  assigning: Assigning
  settlement: Settlement
  onAssigned: (assigned: Assigned) => void
  onClose: () => void
}

/** Assigns many unassigned tasks by a template, which says to whom and how many; first it shows who would get what (TSK-4). */
export function AssignByTemplate({ assigning, settlement, onAssigned, onClose }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const asked = useAnswer('getAssignmentTemplates', { settlementId: settlement.id }, useTouched('templates'))
  const free = assigning.tasks.filter(({ people }) => people.length === 0)
  const wanted = free.filter(({ task }) => !leftOut.has(task.id))
  return (
    <div className="grid grid-cols-2 gap-4 pt-3 max-phone:grid-cols-1">
      <TaskChoice
        tasks={free}
        names={assigning.names}
        many
        isChosen={(taskId) => !leftOut.has(taskId)}
        onChoose={(taskId) => setLeftOut(toggled(leftOut, taskId))}
      />
      <div className="min-w-0">
        <Answered asked={asked} words={templatesText}>
          {(templates) => (
            <TemplateChoice
              settlementId={settlement.id}
              assigning={assigning}
              templates={templates}
              askAgain={asked.askAgain}
            >
              {(template) => (
                <DealtForm
                  key={template.id}
                  settlementId={settlement.id}
                  assigning={assigning}
                  free={free}
                  wanted={wanted}
                  dealt={dealByTemplate(
                    wanted.map(({ task }) => task),
                    assigning.loads,
                    template.pattern,
                  )}
                  onAssigned={onAssigned}
                  onClose={onClose}
                />
              )}
            </TemplateChoice>
          )}
        </Answered>
      </div>
    </div>
  )
}
