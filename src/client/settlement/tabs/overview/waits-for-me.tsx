import { formatNumber } from '#contract/sentences/numbers'
import { TierChip } from '../../../item/tier-chip.tsx'
import { overviewText } from '../../../messages/overview-text.ts'
import { useMeans } from '../../../plan/means/means.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { isMine, type ListedTask } from '../../listed-tasks.ts'
import { useMyIds } from '../../people.ts'
import { showSettlementTab } from '../../settlement-route.ts'
import { originText } from '../../task-note.tsx'
import { isReadyNow, leftToDeliver, useUnderWay } from '../../under-way.ts'
import { useListedTasks } from '../../use-listed-tasks.ts'
import { Due } from '../projects/project-card.tsx'

const text = overviewText.waits
const mostShown = 4

/** The user's tasks that can be done now: how many, and the first few (SET-1). */
export function WaitsForMe({ engine: { catalog } }: { engine: Engine }) {
  const tasks = useListedTasks(catalog)
  const myIds = useMyIds()
  const underWayOf = useUnderWay()
  const mine = tasks.filter((listed) => isMine(listed, myIds))
  const ready = mine.filter((listed) => isReadyNow(listed, underWayOf(listed.id)))
  const waiting = mine.filter((listed) => listed.state !== 'done').length - ready.length
  const free = tasks.filter(({ state, people }) => state === 'ready' && people.length === 0).length
  const more = text.more(ready.length - mostShown, waiting)
  return (
    <section aria-label={text.title} className="overview-part">
      <div className="overview-head">
        <h3 className="font-bold">{text.title}</h3>
        {ready.length > 0 && <span className="text-small text-ink-2">{text.ready(ready.length)}</span>}
        {mine.length > 0 && (
          <Button
            look={ready.length > 0 ? 'primary' : 'plain'}
            className="ml-auto"
            onClick={() => showSettlementTab('my-tasks')}
          >
            {text.toMine}
          </Button>
        )}
      </div>
      {ready.length === 0 ? (
        <Nothing free={free} hasTasks={tasks.length > 0} />
      ) : (
        <ul ref={plainListKeys} aria-label={text.list} className="overview-rows">
          {ready.slice(0, mostShown).map((listed) => (
            <WaitingRow key={listed.id} listed={listed} left={leftToDeliver(listed, underWayOf(listed.id))} />
          ))}
        </ul>
      )}
      {more && <p className="pt-1.5 text-small text-ink-2">{more}</p>}
    </section>
  )
}

function Nothing({ free, hasTasks }: { free: number; hasTasks: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-2">
      <p>
        {text.none} {free > 0 ? text.find(free) : !hasTasks && text.noTasks}
      </p>
      {free > 0 && (
        <Button className="text-small" onClick={() => showSettlementTab('tasks')}>
          {text.toTasks}
        </Button>
      )}
    </div>
  )
}

function WaitingRow({ listed, left }: { listed: ListedTask; left: number }) {
  const { title, item, project, task } = listed
  const { levels } = useMeans()
  const where = [originText(listed, levels), project].filter(Boolean).join(' · ')
  return (
    <li className="waits-row">
      <b className="text-right text-large">{item ? formatNumber(left) : ''}</b>
      <div className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          {item && <TierChip tier={item.tier} />}
          <button
            type="button"
            aria-label={text.open(title)}
            className="overview-open min-w-0 truncate text-left font-semibold"
            title={title}
            onClick={() => showSettlementTab('my-tasks')}
          >
            {item?.name ?? title}
          </button>
        </span>
        <p className="truncate text-tiny text-ink-2" title={where}>
          <b>{item ? text.now : text.byHand}</b>
          {where && ` · ${where}`}
        </p>
      </div>
      <Due listed={task} />
    </li>
  )
}
