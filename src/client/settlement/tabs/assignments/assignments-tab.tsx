import { useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import { assignText as text } from '../../../messages/assign-text.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { useMay } from '../../membership.ts'
import { useForActs, useSettlementCatalog } from '../../settlement-catalog.ts'
import { useAssigning } from './use-assigning.ts'

const AssignDialog = lazyPart<{ catalog: Catalog; onClose: () => void }>(() =>
  import('./assign-dialog.tsx').then((part) => part.AssignDialog),
)

/** How much is assigned, and the way to the Task Assignment Interface (SET-1). */
export function AssignmentsTab() {
  const opened = useSettlementCatalog()
  const { names } = inventoryText
  if (opened.state === 'ready') return <Assignments catalog={opened.engine.catalog} />
  if (opened.state === 'loading') return <Waiting text={names.loading} />
  return (
    <FailedState title={names.failed} hint={names.failedHint} retry={names.retry} onRetry={opened.retry} />
  )
}

function Assignments({ catalog }: { catalog: Catalog }) {
  const [isOpen, setOpen] = useState(false)
  const mayAssign = useMay()('task.assign')
  const tasks = useAssigning(catalog)?.tasks ?? []
  useForActs(catalog)
  const unassigned = tasks.filter(({ people }) => people.length === 0).length
  const overdue = tasks.filter(({ isOverdue }) => isOverdue).length
  return (
    <>
      <EmptyState
        title={tasks.length === 0 ? text.none : text.counts(tasks.length, unassigned, overdue)}
        hint={mayAssign ? text.hint : text.notYours}
      >
        <Button
          look="primary"
          disabled={!mayAssign}
          title={mayAssign ? undefined : text.notYours}
          onClick={() => setOpen(true)}
        >
          {text.open}
        </Button>
      </EmptyState>
      {isOpen && <AssignDialog catalog={catalog} onClose={() => setOpen(false)} />}
    </>
  )
}
