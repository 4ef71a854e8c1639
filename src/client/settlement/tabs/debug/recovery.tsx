import { debugText } from '../../../messages/debug-text.ts'
import { openWaysBack } from '../../../state/open-data-dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { DeletedTaskList } from '../../recovery/deleted-task-list.tsx'
import { EndedProjects } from '../../recovery/ended-projects.tsx'
import { useSettlement, useSettlementId } from '../../selectors.ts'
import { showInventory } from '../../settlement-route.ts'
import { WithCatalog } from '../../with-catalog.tsx'

const text = debugText.recovery

/**
 * Emergency Recovery: opens the saved versions of the player's own data, and lists what was deleted or archived in the open
 * settlement, with a button that brings it back (SYS-7, SAVE-6, BEY-6). Stock is put right in its history.
 */
export function Recovery() {
  return (
    <section aria-label={text.title}>
      <h3 className="font-bold">{text.title}</h3>
      <p className="max-w-[44rem] text-small text-ink-2">{text.hint}</p>
      <Button className="mt-2" onClick={openWaysBack}>
        {text.open}
      </Button>
      <SettlementRecovery />
    </section>
  )
}

/** Draws nothing while no settlement is open. */
function SettlementRecovery() {
  const settlementId = useSettlementId()
  const name = useSettlement((settlement) => settlement.name)
  if (name === null) return null
  return (
    <div className="mt-3 max-w-[44rem]">
      <h4 className="font-semibold wrap-anywhere">{text.inSettlement(name)}</h4>
      <div className="-mx-3.5">
        <EndedProjects settlementId={settlementId} />
        <WithCatalog>{({ catalog }) => <DeletedTaskList catalog={catalog} />}</WithCatalog>
      </div>
      <p className="border-t border-line pt-2 text-small text-ink-2">{text.stock}</p>
      <Button className="mt-2" onClick={() => showInventory('history')}>
        {text.history}
      </Button>
    </div>
  )
}
