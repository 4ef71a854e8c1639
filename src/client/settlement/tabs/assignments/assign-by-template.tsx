import { useState } from 'react'
import { dealByTemplate } from '#domain/settlement/assigning/deal-by-template'
import type { Settlement } from '#domain/settlement/tables'
import type { AssignmentTemplate } from '#domain/settlement/template'
import { useAnswer } from '../../../api/use-answer.ts'
import { assignText } from '../../../messages/assign-text.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import { Answered } from '../../../ui/answered.tsx'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { useTouched } from '../../selectors.ts'
import type { Assigned } from './assigned.ts'
import { TaskChoice } from './task-choice.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { toggled, useAssignDealt } from './use-assign-dealt.ts'
import type { Assigning } from './use-assigning.ts'
import { WhoGets } from './who-gets.tsx'

type Props = {
  assigning: Assigning
  settlement: Settlement
  onAssigned: (assigned: Assigned) => void
  onClose: () => void
}

/** Many unassigned tasks by a template, which says to whom and how many; first it shows who would get what (TSK-4). */
export function AssignByTemplate({ assigning, settlement, onAssigned, onClose }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [chosenId, setChosenId] = useState<string | null>(null)
  const asked = useAnswer('getAssignmentTemplates', { settlementId: settlement.id }, useTouched('templates'))
  const free = assigning.tasks.filter(({ people }) => people.length === 0)
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
              chosenId={chosenId}
              askAgain={asked.askAgain}
              onChoose={setChosenId}
            >
              {(template) => (
                <Dealing
                  key={template.id}
                  template={template}
                  assigning={assigning}
                  free={free}
                  leftOut={leftOut}
                  settlementId={settlement.id}
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

type DealingProps = Pick<Props, 'assigning' | 'onAssigned' | 'onClose'> & {
  template: AssignmentTemplate
  free: Assigning['tasks']
  leftOut: ReadonlySet<string>
  settlementId: string
}

/** Who would get what by this template, and the button that assigns it. */
function Dealing({ template, assigning, free, leftOut, settlementId, onAssigned, onClose }: DealingProps) {
  const { loads, names } = assigning
  const tasks = free.map(({ task }) => task).filter(({ id }) => !leftOut.has(id))
  const dealt = dealByTemplate(tasks, loads, template.pattern)
  const sending = useAssignDealt(settlementId, dealt, onAssigned)
  return (
    <form noValidate onSubmit={(event) => void sending.submit(event)}>
      <WhoGets dealt={dealt} tasks={free} loads={loads} names={names} left={tasks.length - dealt.length} />
      <FormEnd
        submit={assignText.submitMany(dealt.length)}
        isBusy={sending.isBusy}
        disabled={dealt.length === 0}
        failure={sending.trouble && { sentence: assignText.failed, reason: sending.trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}
