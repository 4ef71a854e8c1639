import { useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { canBeStock } from '#domain/catalog/item'
import { freeStock } from '#domain/planning/project-numbers'
import { isOfOrder } from '#domain/settlement/standing-order'
import { ItemLabel } from '../../../item/item-label.tsx'
import { TierChip } from '../../../item/tier-chip.tsx'
import { tasksText } from '../../../messages/tasks-text.ts'
import { useMeans } from '../../../plan/means/means.ts'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { DeliverDialog } from '../../deliver/lazy-deliver-dialog.ts'
import { useLedgerRows } from '../../ledger.ts'
import type { ListedTask } from '../../listed-tasks.ts'
import { Hourglass } from '../../marks/hourglass.tsx'
import { usePeople } from '../../people.ts'
import { SidePanel } from '../../side-panel.tsx'
import { originText, waitsText } from '../../task-note.tsx'
import { useCloseRow } from '../../use-close-row.ts'
import { TaskButtons } from './task-buttons.tsx'

const text = tasksText.panel

type Props = {
  openId: string
  /** null where it is not there, or not any more. */
  listed: ListedTask | null
}

/** A task at the side of the list: its numbers, who does it, what is said of it, and what can be done with it (TSK-5). */
export function TaskPanel({ openId, listed: found }: Props) {
  const close = useCloseRow('task', openId)
  // A task that somebody else deletes stays, with what was being typed.
  const [last, setLast] = useState(found)
  const dialog = useOneOpen<'deliver'>()
  if (found && found !== last) setLast(found)
  const listed = found ?? last
  const title = listed?.item ? (
    <>
      <TierChip tier={listed.item.tier} />
      <ItemLabel name={listed.title} rarity={listed.item.rarity} />
    </>
  ) : (
    <span className="wrap-anywhere">{listed?.title ?? tasksText.nothing.title}</span>
  )
  return (
    <SidePanel
      title={title}
      labels={text}
      onClose={close}
      dialog={dialog.opened && listed && <DeliverDialog taskId={listed.id} onClose={dialog.close} />}
    >
      {!found && (
        <p role="alert" className="bg-warn-soft px-4 py-2 text-warn">
          {text.gone}
        </p>
      )}
      {listed && (
        <>
          <Facts listed={listed} />
          <TaskButtons
            listed={listed}
            isThere={found !== null}
            onDeliver={() => dialog.open('deliver')}
            onDeleted={close}
          />
          <Words listed={listed} />
        </>
      )}
    </SidePanel>
  )
}

function Facts({ listed }: { listed: ListedTask }) {
  const { item, task, numbers, missing, now, project } = listed
  const rows = useLedgerRows()
  const origin = originText(listed, useMeans().levels)
  const waits = waitsText(listed)
  // A task without a project finds no row here, since no key begins with null.
  const held = (rows && item && rows.allotments.get(`${task.projectId}:${item.id}`)?.amount) ?? 0
  const free = rows && item ? freeStock(rows, item.id) : 0
  const there = isOfOrder(task) ? text.free(free) : text.available(held, free)
  // A building or research is never held: it is finished.
  const isStock = item !== null && canBeStock(item.kind)
  return (
    <div className="px-4 py-3 empty:hidden">
      {project && <p className="font-semibold wrap-anywhere">{project}</p>}
      {origin && <p className="text-small text-ink-2">{origin}</p>}
      {waits && (
        <p className="text-small text-warn">
          <Hourglass />
          {waits}
        </p>
      )}
      {item && (
        <>
          <dl className="task-facts">
            <Fact word={text.needed} amount={numbers.target} />
            <Fact word={text.done} amount={numbers.completed} />
            <Fact word={text.shortage} amount={missing} />
            <Fact word={text.now} amount={now} />
          </dl>
          <p className="text-small text-ink-2">{missing === 0 ? text.enough : isStock && there}</p>
        </>
      )}
    </div>
  )
}

function Fact({ word, amount }: { word: string; amount: number }) {
  return (
    <div>
      <dd className="text-large font-bold">{formatNumber(amount)}</dd>
      <dt className="text-tiny text-ink-2">{word}</dt>
    </div>
  )
}

function Words({ listed: { people, task } }: { listed: ListedTask }) {
  const names = usePeople()
  const said = [
    [text.people, people.map((id) => names.get(id) ?? '?').join(', ') || text.nobody],
    [text.description, task.description],
    [text.notes, task.notes],
  ] as const
  return (
    <dl className="px-4 py-3 text-small">
      {said.map(
        ([word, words]) =>
          words && (
            <div key={word} className="mb-2">
              <dt className="font-semibold">{word}</dt>
              <dd className="wrap-anywhere whitespace-pre-line text-ink-2">{words}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
