import type { Action } from '#domain/settlement/right'
import { deliverText } from '../../../messages/deliver-text.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { isMine, type ListedTask } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { useMyIds } from '../../people.ts'
import { useSettlementId } from '../../selectors.ts'
import { claimTask, deleteTask, giveTaskBack } from '../../task-acts.ts'
import { AddForm } from './add-form.tsx'
import { AssignForm } from './assign-form.tsx'
import { EditForm } from './edit-form.tsx'

const text = tasksText.panel
const forms = { add: AddForm, assign: AssignForm, edit: EditForm } as const
type FormName = keyof typeof forms

type Props = {
  listed: ListedTask
  /** Whether the task is still in the settlement; the panel of one that is gone stays open, with its buttons disabled. */
  isThere: boolean
  onDeliver: () => void
  onDeleted: () => void
}

/** The buttons of an opened task; one form at a time opens below them. */
export function TaskButtons({ listed, isThere, onDeliver, onDeleted }: Props) {
  const settlementId = useSettlementId()
  const may = useMay()
  const mine = useMyIds()
  const { opened, open, close } = useOneOpen<FormName>()
  const { id, title, missing, task, state } = listed
  const closed = (action: Action) =>
    may(action) ? { disabled: !isThere } : { disabled: true, title: text.notYours }
  const button = (name: FormName, action: Action) => (
    <Button
      className="text-small"
      aria-expanded={opened === name}
      aria-label={tasksText.row.of(text[name], title)}
      {...closed(action)}
      onClick={() => (opened === name ? close() : open(name))}
    >
      {text[name]}
    </Button>
  )
  const claim = isMine(listed, mine) ? tasksText.row.giveBack : tasksText.row.claim
  const onClaim = isMine(listed, mine) ? giveTaskBack : claimTask
  const Form = opened && forms[opened]

  async function remove() {
    if (await deleteTask(settlementId, { id, title })) onDeleted()
  }

  return (
    <div className="border-y border-line px-4 py-3 [:empty+&]:border-t-0">
      <div className="flex flex-wrap gap-1.5">
        {state !== 'done' && (
          <Button
            look="primary"
            className="text-small"
            aria-label={tasksText.row.of(deliverText.open, title)}
            {...closed('contribution.create')}
            onClick={onDeliver}
          >
            {deliverText.open}
          </Button>
        )}
        {task.itemId !== null && missing > 0 && button('add', 'inventory.edit')}
        {state !== 'done' && (
          <Button
            className="text-small"
            aria-label={tasksText.row.of(claim, title)}
            {...closed('task.claim')}
            onClick={() => void onClaim(settlementId, id)}
          >
            {claim}
          </Button>
        )}
        {button('assign', 'task.assign')}
        {button('edit', 'task.update')}
        <Button
          look="quiet"
          className="text-small"
          aria-label={tasksText.row.of(text.delete, title)}
          {...closed('task.delete')}
          onClick={() => void remove()}
        >
          {text.delete}
        </Button>
      </div>
      {Form && <Form key={opened} settlementId={settlementId} listed={listed} onClose={close} />}
    </div>
  )
}
