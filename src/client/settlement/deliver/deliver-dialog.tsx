import './deliver.css'
import { useEffect, useReducer, useState } from 'react'
import { deliverText as text } from '../../messages/deliver-text.ts'
import type { Engine } from '../../state/engine.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isMine } from '../listed-tasks.ts'
import { useMyIds } from '../people.ts'
import { useUnderWay } from '../under-way.ts'
import { useListedTasks } from '../use-listed-tasks.ts'
import { WithCatalog } from '../with-catalog.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { type Draft, firstDraft } from './draft.ts'
import { type FormEvent, formsAfter, openForms } from './open-forms.ts'
import { SentToday } from './sent-today-list.tsx'
import { TaskRadios } from './task-radios.tsx'

type Props = {
  /** The task to begin with, which may be somebody else's; null for the first of the user's own. */
  taskId: string | null
  onClose: () => void
}

/** Submit Contributions: the user's open tasks, and what they deliver for one of them (CON-1). */
export function DeliverDialog({ taskId, onClose }: Props) {
  return (
    <Dialog wide title={text.title} closeLabel={text.close} onClose={onClose}>
      <WithCatalog>{(engine) => <Deliver engine={engine} taskId={taskId} onClose={onClose} />}</WithCatalog>
    </Dialog>
  )
}

function Deliver({ engine, taskId, onClose }: Props & { engine: Engine }) {
  const all = useListedTasks(engine.catalog)
  const mine = useMyIds()
  const underWayOf = useUnderWay()
  // The task that the form was opened for comes first, whoever has it.
  const open = all
    .filter((listed) => listed.state !== 'done' && (listed.id === taskId || isMine(listed, mine)))
    .sort((a, b) => Number(b.id === taskId) - Number(a.id === taskId))
  const [forms, tell] = useReducer(formsAfter, taskId ?? open[0]?.id ?? null, openForms)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const id = forms.shown ?? open[0]?.id ?? null
  const listed = all.find((one) => one.id === id) ?? null
  // The first draft of a task stays, changed or not: the user may hold that much, also when the task is finished meanwhile.
  if (listed && !drafts.has(listed.id))
    setDrafts(new Map(drafts).set(listed.id, firstDraft(listed, underWayOf(listed.id))))

  useEffect(() => {
    if (forms.isOver) onClose()
  }, [forms.isOver, onClose])

  function happened(event: FormEvent) {
    tell(event)
    if (event.kind === 'delivered')
      setDrafts((now) => new Map([...now].filter(([of]) => of !== event.taskId)))
  }

  if (id === null)
    return (
      <>
        <EmptyState title={text.tasks.none.title} hint={text.tasks.none.hint} />
        <SentToday catalog={engine.catalog} />
      </>
    )
  return (
    <div className="deliver">
      <TaskRadios
        tasks={open}
        underWayOf={underWayOf}
        chosen={id}
        onChoose={(of) => happened({ kind: 'chosen', taskId: of })}
      />
      {/* A submitted form stays drawn, hidden while another one is shown, until its answer has come and a refusal of it was seen. */}
      {[...new Set([...forms.submitted.keys(), id])].map((of) => (
        <DeliveryForm
          key={of}
          isShown={of === id}
          engine={engine}
          listed={all.find((one) => one.id === of) ?? null}
          underWay={underWayOf(of)}
          draft={drafts.get(of) ?? null}
          onDraft={(draft) => setDrafts((now) => new Map(now).set(of, draft))}
          onHappened={(kind) => happened({ kind, taskId: of })}
          onClose={onClose}
        />
      ))}
      <SentToday catalog={engine.catalog} />
    </div>
  )
}
