import { useState } from 'react'
import { isOfOrder } from '#domain/settlement/standing-order'
import { TierChip } from '../../../item/tier-chip.tsx'
import { dueWords } from '../../../messages/due-day.ts'
import { formatNumber } from '../../../messages/format.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { Button } from '../../../ui/button.tsx'
import { parseQuantity } from '../../../ui/parse-quantity.ts'
import { PartsBar } from '../../../ui/parts-bar.tsx'
import { isOverdue, type ListedTask } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { sayFailure } from '../../settlement-store.ts'
import { completeTask, giveTaskBack, setStatus } from '../../task-acts.ts'
import { originText } from '../../task-note.tsx'
import { leftNow } from '../../unsent.ts'

const text = tasksText.mine

type Props = {
  settlementId: string
  listed: ListedTask
  /** Entered already, and not sent yet. */
  unsent: number
  /** The one to do next: its press has the accent. */
  isFirst: boolean
}

/** A task of mine that can be done now: how many, of what, where, and the one press that enters it (BEY-10, TSK-5). */
export function ReadyTask({ settlementId, listed, unsent, isFirst }: Props) {
  const { id, item, title, task, numbers, missing, project } = listed
  const may = useMay()
  const words = tasksText.row.progress(numbers.completed, numbers.target)
  const left = leftNow(listed, unsent)
  return (
    <li className="my-task border border-line bg-panel shadow-panel">
      <div className="flex items-center gap-2">
        {item && <TierChip tier={item.tier} />}
        <b className="min-w-0 flex-1 wrap-anywhere" title={title}>
          {item?.name ?? title}
        </b>
        <DueMark listed={listed} />
      </div>
      {item && (
        <>
          <div className="flex items-center gap-3">
            <b className="my-amount">{formatNumber(left)}</b>
            <span className="min-w-0 text-small text-ink-2">
              <span className="block font-semibold text-ink">{originText(listed)}</span>
              {words} · {text.now}
            </span>
          </div>
          <PartsBar
            done={numbers.completed + unsent}
            now={left}
            missing={Math.max(0, missing - unsent - left)}
            label={words}
          />
        </>
      )}
      {project && <p className="truncate text-small text-ink-2">{project}</p>}
      {isOfOrder(task) && <p className="text-small text-ink-2">{tasksText.add.hintOfOrder}</p>}
      {unsent > 0 && <p className="text-small text-warn">{text.unsent(unsent)}</p>}
      <div className="flex gap-2">
        {item ? (
          left > 0 && (
            <AddPress
              key={left}
              {...{ settlementId, listed, isFirst, left, unsent }}
              mayAdd={may('inventory.edit')}
            />
          )
        ) : (
          <Button
            look={isFirst ? 'primary' : 'plain'}
            className="my-press"
            aria-label={tasksText.row.of(text.done, title)}
            disabled={!may('task.set_status')}
            title={may('task.set_status') ? undefined : tasksText.panel.notYours}
            onClick={() => void setStatus(settlementId, id, 'completed')}
          >
            {text.done}
          </Button>
        )}
        {may('task.claim') && (
          <Button
            look="quiet"
            className="my-other"
            aria-label={tasksText.row.of(tasksText.row.giveBack, title)}
            onClick={() => void giveTaskBack(settlementId, id)}
          >
            {tasksText.row.giveBack}
          </Button>
        )}
      </div>
    </li>
  )
}

function DueMark({ listed }: { listed: ListedTask }) {
  const { due } = listed.task
  if (due === null) return null
  const now = new Date()
  const day = dueWords(due, now)
  if (!isOverdue(listed, now.toISOString()))
    return <span className="text-small text-ink-2">{tasksText.row.due(day)}</span>
  return <b className="text-small text-missing">⚠ {tasksText.row.overdue(day)}</b>
}

type PressProps = Props & { left: number; mayAdd: boolean }

/** The amount, which can be changed, and the press that enters it. */
function AddPress({ settlementId, listed, left, unsent, isFirst, mayAdd }: PressProps) {
  const { id, title, missing } = listed
  const [typed, setTyped] = useState(String(left))
  const [isBusy, setBusy] = useState(false)
  const amount = Math.max(0, Math.min(missing - unsent, parseQuantity(typed) ?? 0))

  async function add() {
    setBusy(true)
    sayFailure(await completeTask(settlementId, id, amount), tasksText.add.failed)
    setBusy(false)
  }

  return (
    <form
      className="flex min-w-0 flex-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <span className="field rounded-part border border-line-strong bg-paper">
        <input
          className="my-typed bg-transparent text-center font-semibold outline-none"
          inputMode="numeric"
          autoComplete="off"
          aria-label={text.amountOf(title)}
          disabled={!mayAdd}
          value={typed}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </span>
      <Button
        type="submit"
        look={isFirst ? 'primary' : 'plain'}
        className="my-press"
        disabled={!mayAdd || amount === 0 || isBusy}
        title={mayAdd ? title : tasksText.panel.notYours}
      >
        {tasksText.add.submit(amount)}
      </Button>
    </form>
  )
}
