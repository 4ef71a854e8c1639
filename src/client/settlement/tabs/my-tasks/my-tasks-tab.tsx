import '../../tasks.css'
import { useMemo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { tasksText } from '../../../messages/tasks-text.ts'
import { MeansButton } from '../../../plan/means/means-button.tsx'
import { shortTime } from '../../../plan/times/time-words.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { DeliverDialog } from '../../deliver/lazy-deliver-dialog.ts'
import { isMine, type ListedTask } from '../../listed-tasks.ts'
import { useMyIds } from '../../people.ts'
import { useSettlementId } from '../../selectors.ts'
import { showSettlementTab } from '../../settlement-route.ts'
import { isReadyNow, leftToDeliver, missingToDeliver, useUnderWay } from '../../under-way.ts'
import { useListedTasks } from '../../use-listed-tasks.ts'
import { useTaskTime } from '../../use-task-time.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import { InOtherSettlements } from './in-other-settlements.tsx'
import { ReadyTask } from './ready-task.tsx'
import { WaitingTask } from './waiting-task.tsx'

const text = tasksText.mine
/** How many tasks are drawn at once; all of them are under Tasks. */
const mostDrawn = 100

/** What the user has to do: what can be done now, then what waits and for what (BEY-10). */
export function MyTasksTab() {
  return <WithCatalog>{(engine) => <MyTasks engine={engine} />}</WithCatalog>
}

function MyTasks({ engine: { catalog } }: { engine: Engine }) {
  const settlementId = useSettlementId()
  const all = useListedTasks(catalog)
  const myIds = useMyIds()
  const underWayOf = useUnderWay()
  const timeOf = useTaskTime()
  const delivering = useOneOpen<string>()
  const mine = useMemo(() => all.filter((listed) => isMine(listed, myIds)), [all, myIds])
  const isReady = (listed: ListedTask) => isReadyNow(listed, underWayOf(listed.id))
  // For a ready task, `takes` below is the time for what can be done now; for a waiting one, the time for all that it misses.
  const ready = mine.filter(isReady)
  const waiting = mine.filter((listed) => listed.state !== 'done' && !isReady(listed))
  const toTasks = <Button onClick={() => showSettlementTab('tasks')}>{text.empty.show}</Button>

  return (
    <>
      {ready.length + waiting.length === 0 ? (
        <EmptyState title={text.empty.title} hint={text.empty.hint}>
          {toTasks}
          <InOtherSettlements />
        </EmptyState>
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto px-3.5 pb-4">
          <div className="mx-auto max-w-[40rem]">
            <Heading word={text.ready} tasks={ready} />
            {ready.length === 0 && <p className="text-ink-2">{text.noneReady}</p>}
            <ul ref={plainListKeys} aria-label={text.ready} className="flex flex-col gap-2">
              {ready.slice(0, mostDrawn).map((listed, at) => (
                <ReadyTask
                  key={listed.id}
                  catalog={catalog}
                  settlementId={settlementId}
                  listed={listed}
                  underWay={underWayOf(listed.id)}
                  takes={shortTime(timeOf(listed, leftToDeliver(listed, underWayOf(listed.id))))}
                  isFirst={at === 0}
                  onMore={() => delivering.open(listed.id)}
                />
              ))}
            </ul>
            {waiting.length > 0 && (
              <>
                <Heading word={text.waiting} tasks={waiting} />
                <ul ref={plainListKeys} aria-label={text.waiting}>
                  {waiting.slice(0, mostDrawn).map((listed) => (
                    <WaitingTask
                      key={listed.id}
                      listed={listed}
                      takes={shortTime(timeOf(listed, missingToDeliver(listed, underWayOf(listed.id))))}
                      underWay={underWayOf(listed.id)}
                      onDeliver={() => delivering.open(listed.id)}
                    />
                  ))}
                </ul>
              </>
            )}
            <p className="mt-3 flex flex-wrap gap-1.5">
              {toTasks}
              <MeansButton catalog={catalog} />
            </p>
            <InOtherSettlements />
          </div>
        </div>
      )}
      {/* Also where the last task goes meanwhile: what is typed stays. */}
      {delivering.opened && <DeliverDialog taskId={delivering.opened} onClose={delivering.close} />}
    </>
  )
}

function Heading({ word, tasks }: { word: string; tasks: readonly ListedTask[] }) {
  return (
    <h3 className="mt-3 mb-1.5 font-bold">
      {word} <span className="text-small font-normal text-ink-2">{formatNumber(tasks.length)}</span>
    </h3>
  )
}
