import { useState } from 'react'
import type { Item } from '#domain/catalog/item'
import { inOrder } from '#domain/planning/project-order'
import { type Priority, priorities } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../../api/outcome.ts'
import { dayInZone, endOf } from '../../../messages/due-day.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { AmountField } from '../../fields/amount-field.tsx'
import { DayField } from '../../fields/day-field.tsx'
import { ItemPicker } from '../../fields/item-picker.tsx'
import { SmallField } from '../../fields/small-form.tsx'
import { useRows, useSettlement, useSettlementId } from '../../selectors.ts'
import { say } from '../../settlement-store.ts'
import { createTask } from '../../task-acts.ts'
import { useActForm } from '../../use-act-form.ts'

const text = tasksText.dialog
const dayMs = 86_400_000

type Props = { engine: Engine; onClose: () => void }

/** Creates a task by hand, with or without an item (TSK-1). */
export function CreateTaskDialog({ engine, onClose }: Props) {
  const settlementId = useSettlementId()
  const days = useSettlement(({ settings }) => settings.defaultTaskDeadlineDays) ?? 0
  const projects = inOrder(useRows('projects'))
  const [usualDay] = useState(() => dayInZone(new Date(Date.now() + days * dayMs).toISOString()))
  const [typed, setTyped] = useState({ ...firstTyped, day: usualDay })
  const [item, setItem] = useState<Item | undefined>()
  const [isTried, setTried] = useState(false)
  const { submit, isBusy, trouble, clear } = useActForm(send, created)
  const title = typed.title.trim()
  const { projectId, amount, priority, day } = typed
  const isUnpicked = projectId !== '' && typed.itemName.trim() !== '' && !item

  function send() {
    setTried(true)
    if (title === '' || isUnpicked) return null
    const description = typed.description.trim()
    return createTask(settlementId, {
      title,
      priority,
      ...(description && { description }),
      ...(projectId && { projectId, ...(item && { itemId: item.id, amount: Math.max(1, amount) }) }),
      // Where the day was left as it was, the setting decides, also where it has changed meanwhile.
      ...(day !== usualDay && { due: endOf(day) }),
    })
  }

  function created() {
    say({ kind: 'done', text: text.created(title) })
    onClose()
  }

  function change(part: Partial<typeof typed>) {
    setTyped({ ...typed, ...part })
    clear()
  }

  return (
    <Dialog title={tasksText.create} closeLabel={text.close} onClose={onClose}>
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <TextField
          label={text.title}
          value={typed.title}
          maxLength={ledgerLimits.titleLength}
          problem={isTried && title === '' ? tasksText.edit.titleEmpty : problemOf(trouble, 'title')}
          onChange={(next) => change({ title: next })}
        />
        <SmallField label={text.project}>
          <SelectField
            label={text.project}
            value={projectId}
            options={[
              { value: '', text: text.noProject },
              ...projects.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            changed={projectId !== ''}
            onChange={(next) => change({ projectId: next })}
          />
        </SmallField>
        {projectId !== '' && (
          <>
            <p className="text-small text-ink-2">{text.itemHint}</p>
            <ItemPicker
              engine={engine}
              typed={typed.itemName}
              onTyped={(itemName, picked) => {
                change({ itemName })
                setItem(picked)
              }}
            />
            {isTried && isUnpicked && (
              <p role="alert" className="text-small text-missing">
                {text.itemUnpicked}
              </p>
            )}
            {item && (
              <AmountField label={text.amount} value={amount} onChange={(next) => change({ amount: next })} />
            )}
          </>
        )}
        <DayField
          label={text.due}
          hint={day === usualDay ? text.dueHint(days) : undefined}
          value={day}
          onChange={(next) => change({ day: next })}
        />
        <SmallField label={text.priority}>
          <SelectField
            label={text.priority}
            value={priority}
            options={priorities.map((one) => ({ value: one, text: tasksText.priorities[one] }))}
            changed={priority !== firstTyped.priority}
            onChange={(next) => change({ priority: next })}
          />
        </SmallField>
        <TextField
          label={text.description}
          value={typed.description}
          rows={2}
          maxLength={ledgerLimits.textLength}
          problem={problemOf(trouble, 'description')}
          onChange={(next) => change({ description: next })}
        />
        <FormEnd
          submit={text.submit}
          isBusy={isBusy}
          failure={trouble && { sentence: text.failed, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

const firstTyped = {
  title: '',
  projectId: '',
  itemName: '',
  amount: 1,
  priority: 'medium' as Priority,
  description: '',
}
