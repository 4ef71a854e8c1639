import { useState } from 'react'
import { joinDotted } from '../../item/origin.ts'
import { TierChip } from '../../item/tier-chip.tsx'
import { useRowHeight } from '../../item/use-row-height.ts'
import { deliverText } from '../../messages/deliver-text.ts'
import { Button } from '../../ui/button.tsx'
import { VirtualList } from '../../ui/virtual-list.tsx'
import type { ListedTask } from '../listed-tasks.ts'
import { waitsText } from '../task-note.tsx'
import { leftToDeliver, type UnderWay, type UnderWayOf } from '../under-way.ts'

const text = deliverText.tasks

type Props = {
  tasks: readonly ListedTask[]
  underWayOf: UnderWayOf
  chosen: string
  onChoose: (taskId: string) => void
}

/** The tasks that can be delivered for, one of them chosen; folded on a phone. */
export function TaskRadios({ tasks, underWayOf, chosen, onChoose }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const rowHeight = useRowHeight({ modern: 57, classic: 46, phone: 62 })
  return (
    <section
      aria-label={text.title}
      className="deliver-tasks"
      data-unfolded={isUnfolded || undefined}
      data-alone={tasks.length < 2 || undefined}
    >
      <div className="flex items-center gap-2 pb-1">
        <h3 className="font-bold">{text.title}</h3>
        <span className="text-small text-ink-2">{text.states}</span>
        {tasks.length > 1 && (
          <Button
            look="quiet"
            className="deliver-change ml-auto"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {text.change}
          </Button>
        )}
      </div>
      <VirtualList
        label={text.title}
        count={tasks.length}
        rowHeight={rowHeight}
        keyAt={(index) => tasks[index]?.id ?? index}
        rowClass={(index) => `border-b border-line ${tasks[index]?.id === chosen ? 'bg-accent-soft' : ''}`}
      >
        {(index) => (
          <Choice
            listed={tasks[index]!}
            underWay={underWayOf(tasks[index]!.id)}
            isChosen={tasks[index]?.id === chosen}
            onChoose={(taskId) => {
              onChoose(taskId)
              setUnfolded(false)
            }}
          />
        )}
      </VirtualList>
    </section>
  )
}

type ChoiceProps = {
  listed: ListedTask
  underWay: UnderWay
  isChosen: boolean
  onChoose: (taskId: string) => void
}

function Choice({ listed, underWay, isChosen, onChoose }: ChoiceProps) {
  const { id, item, title, project } = listed
  const left = leftToDeliver(listed, underWay)
  const words = joinDotted([
    item && left > 0 && text.now(left),
    waitsText(listed),
    underWay.inReview > 0 && deliverText.inReview(underWay.inReview),
    project,
  ])
  return (
    <label className="flex min-h-control items-center gap-2.5 px-2 py-1.5">
      <input type="radio" name="task" checked={isChosen} onChange={() => onChoose(id)} />
      {item && <TierChip tier={item.tier} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold" title={title}>
          {title}
        </span>
        <span className="block truncate text-small text-ink-2" title={words}>
          {words}
        </span>
      </span>
    </label>
  )
}
