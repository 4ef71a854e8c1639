import { formatNumber } from '#contract/sentences/numbers'
import { findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import { type Blocker, blockers } from '#domain/lookup/blockers'
import { useRowHeight } from '../../item/use-row-height.ts'
import { lookUpText } from '../../messages/look-up-text.ts'
import { planProblemText } from '../../messages/plan-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { usePlan } from '../current-plan.ts'
import { ItemButton } from './item-button.tsx'

const text = lookUpText.blockers
const line = 'flex min-h-row items-center gap-2.5 border-b border-line px-4 py-1 hover:bg-sunken classic:py-0'

/** The missing base items, the one that holds up the most of the queue first (BEY-8). */
export function Blockers() {
  const plan = usePlan()
  const rowHeight = useRowHeight({ modern: 53, classic: 31, phone: 57 })
  const rows = plan.problem ? [] : blockers(plan.craftPlan())
  if (rows.length === 0) {
    return plan.problem ? (
      <p role="alert" className="m-4 rounded-part bg-warn-soft p-4 text-warn">
        {planProblemText(plan.problem)}
      </p>
    ) : (
      <EmptyState title={text.none} hint={text.noneHint} />
    )
  }
  return (
    <>
      <p className="px-4 py-3 text-small text-ink-2 classic:py-1.5">{text.hint}</p>
      <VirtualList
        label={lookUpText.tabs.blockers}
        count={rows.length}
        rowHeight={rowHeight}
        keyAt={(index) => rows[index]?.itemId ?? index}
        rowClass={(index) => `${line} ${stripe(index)}`}
      >
        {(index) => <BlockerRow blocker={rows[index]!} />}
      </VirtualList>
    </>
  )
}

function BlockerRow({ blocker }: { blocker: Blocker }) {
  const { catalog } = useEngine()
  const item = findItem(catalog, blocker.itemId) ?? unknownItem(blocker.itemId)
  return (
    <>
      <ItemButton item={item}>{text.holdsUp(blocker.blockedEntries, blocker.blockedCrafts)}</ItemButton>
      <span className="text-right whitespace-nowrap">
        <b className="text-missing">{formatNumber(blocker.missing)}</b>{' '}
        <small className="text-tiny text-ink-3 max-phone:block max-phone:classic:inline">
          {text.missing}
        </small>
      </span>
    </>
  )
}
