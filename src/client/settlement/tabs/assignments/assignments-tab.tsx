import { useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import { assignText as text } from '../../../messages/assign-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { closedBy } from '../../fields/closed-by.ts'
import { useMay } from '../../membership.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import { useOpenTasks } from './use-open-tasks.ts'

const AssignDialog = lazyPart<{ catalog: Catalog; onClose: () => void }>(() =>
  import('./assign-dialog.tsx').then((part) => part.AssignDialog),
)

/** How much is assigned, and the way to the Task Assignment Interface (SET-1). */
export function AssignmentsTab() {
  return <WithCatalog>{({ catalog }) => <Assignments catalog={catalog} />}</WithCatalog>
}

function Assignments({ catalog }: { catalog: Catalog }) {
  const [isOpen, setOpen] = useState(false)
  const mayAssign = useMay()('task.assign')
  const tasks = useOpenTasks(catalog)
  const unassigned = tasks.filter(({ people }) => people.length === 0).length
  const overdue = tasks.filter(({ isOverdue }) => isOverdue).length
  return (
    <>
      <EmptyState
        title={tasks.length === 0 ? text.none : text.counts(tasks.length, unassigned, overdue)}
        hint={mayAssign ? text.hint : text.notYours}
      >
        <Button look="primary" {...closedBy(!mayAssign && text.notYours)} onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </EmptyState>
      {isOpen && <AssignDialog catalog={catalog} onClose={() => setOpen(false)} />}
    </>
  )
}
