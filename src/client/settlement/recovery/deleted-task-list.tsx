import { useMemo, useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { tasksText } from '../../messages/tasks-text.ts'
import { Button } from '../../ui/button.tsx'
import { FoldButton } from '../../ui/fold-button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { useLedgerRows } from '../ledger.ts'
import { useMay } from '../membership.ts'
import { useSettlementId } from '../selectors.ts'
import { restoreTask } from '../task-acts.ts'
import { deletedTasks } from './deleted-tasks.ts'
import { RestoreRow } from './restore-row.tsx'

const text = tasksText.deletedOnes

/** How many are shown at once. */
const pageLength = 50

/** The deleted tasks, folded, with the way back (BEY-6); nothing where there are none. */
export function DeletedTaskList({ catalog }: { catalog: Catalog }) {
  const settlementId = useSettlementId()
  const rows = useLedgerRows()
  const mayRestore = useMay()('task.restore')
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(pageLength)
  const deleted = useMemo(() => (rows ? deletedTasks(rows, catalog) : []), [rows, catalog])
  if (deleted.length === 0) return null
  return (
    <section className="shrink-0 border-t border-line px-3.5 py-1.5 classic:py-0.5">
      <h3>
        <FoldButton isOpen={isOpen} onFold={setOpen}>
          {text.title(deleted.length)}
        </FoldButton>
      </h3>
      {isOpen && (
        <div className="max-h-60 overflow-y-auto max-phone:max-h-40">
          <ul
            ref={plainListKeys}
            aria-label={text.list}
            className="divide-y divide-line border-y border-line"
          >
            {deleted.slice(0, shown).map((task) => (
              <RestoreRow
                key={task.id}
                name={task.title}
                facts={text.facts(task.project, task.deletedAt)}
                restore={text.restore}
                label={`${text.restore}: ${task.title}`}
                closed={mayRestore ? null : tasksText.panel.notYours}
                onRestore={() => void restoreTask(settlementId, task)}
              />
            ))}
          </ul>
          {deleted.length > shown && (
            <Button className="mt-1.5" onClick={() => setShown(shown + pageLength)}>
              {text.more}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
