import { useMemo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { TierChip } from '../../../item/tier-chip.tsx'
import { overviewText } from '../../../messages/overview-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { type HoldUp, holdUps } from '../../hold-ups.ts'
import { isMine } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { useMyIds, usePeople } from '../../people.ts'
import { useSettlementId } from '../../selectors.ts'
import { showTask } from '../../settlement-route.ts'
import { useListedTasks } from '../../use-listed-tasks.ts'
import { TaskPeople } from '../tasks/task-people.tsx'

const text = overviewText.holdsUp
const mostShown = 5

/** The items that the most tasks wait for, to be got first (SET-1); nothing where no task waits. */
export function HoldsUp({ engine: { catalog } }: { engine: Engine }) {
  const tasks = useListedTasks(catalog)
  const found = useMemo(() => holdUps(tasks), [tasks])
  if (found.length === 0) return null
  return (
    <section aria-label={text.title} className="overview-part">
      <div className="overview-head">
        <h3 className="font-bold">{text.title}</h3>
        <span className="text-small text-ink-2">{text.hint}</span>
      </div>
      <ol ref={plainListKeys} aria-label={text.title} className="overview-rows">
        {found.slice(0, mostShown).map((held) => (
          <HoldUpRow key={`${held.group} ${held.itemId}`} held={held} />
        ))}
      </ol>
    </section>
  )
}

function HoldUpRow({ held: { name, missing, listed, tasks, project } }: { held: HoldUp }) {
  const settlementId = useSettlementId()
  const people = usePeople()
  const mine = useMyIds()
  const mayClaim = useMay()('task.claim')
  return (
    <li className="holds-row">
      <span className="holds-tier">{listed?.item && <TierChip tier={listed.item.tier} />}</span>
      <span className="holds-name min-w-0">
        {listed ? (
          <button
            type="button"
            aria-label={text.open(listed.title)}
            className="overview-open block max-w-full truncate text-left font-semibold"
            title={listed.title}
            onClick={() => showTask(listed.id)}
          >
            {name}
          </button>
        ) : (
          <b className="block truncate">{name}</b>
        )}
        <span className="block truncate text-tiny text-ink-2" title={project}>
          {project}
        </span>
      </span>
      <b className="holds-amount text-right text-missing">{missing > 0 && formatNumber(missing)}</b>
      <span className="holds-tasks text-right text-small text-ink-2">{text.tasks(tasks)}</span>
      <span className="holds-who text-right">
        {listed && (
          <TaskPeople
            settlementId={settlementId}
            listed={listed}
            people={people}
            isMine={isMine(listed, mine)}
            mayClaim={mayClaim}
          />
        )}
      </span>
    </li>
  )
}
