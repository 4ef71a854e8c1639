import './deliver.css'
import { useEffect, useRef, useState } from 'react'
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
import { SentToday } from './sent-today-list.tsx'
import { TaskRadios } from './task-radios.tsx'

type Props = {
  /** The task to begin with, also one of others; null for the first of the user's own. */
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
  // The one that the form was opened for comes first, whoever has it.
  const open = all
    .filter((listed) => listed.state !== 'done' && (listed.id === taskId || isMine(listed, mine)))
    .sort((a, b) => Number(b.id === taskId) - Number(a.id === taskId))
  const [chosen, setChosen] = useState(() => taskId ?? open[0]?.id ?? null)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const id = chosen ?? open[0]?.id ?? null
  const listed = all.find((one) => one.id === id) ?? null
  // What it began with stays, changed or not: whoever opened it may hold that much, also when the task is finished meanwhile.
  if (listed && !drafts.has(listed.id))
    setDrafts(new Map(drafts).set(listed.id, firstDraft(listed, underWayOf(listed.id))))

  const idNow = useRef(id)
  useEffect(() => {
    idNow.current = id
  }, [id])

  /** By the time of the answer the form may be on another task, of which what was typed stays. */
  function delivered(taskId: string) {
    if (idNow.current === taskId) return onClose()
    setDrafts((now) => new Map([...now].filter(([of]) => of !== taskId)))
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
      <TaskRadios tasks={open} underWayOf={underWayOf} chosen={id} onChoose={setChosen} />
      <DeliveryForm
        key={id}
        engine={engine}
        listed={listed}
        underWay={underWayOf(id)}
        draft={drafts.get(id) ?? null}
        onDraft={(draft) => setDrafts(new Map(drafts).set(id, draft))}
        onDelivered={() => delivered(id)}
        onClose={onClose}
      />
      <SentToday catalog={engine.catalog} />
    </div>
  )
}
