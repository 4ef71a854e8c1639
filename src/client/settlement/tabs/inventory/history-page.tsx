import { itemName } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { inventoryHistoryText as text } from '../../../messages/inventory-history-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { EntryList } from '../../entries/entry-list.tsx'
import type { EntryFilter } from '../../entries/use-entries.ts'
import { useSeq, useSettlementId } from '../../selectors.ts'
import { HistoryDownload } from './history-download.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { SubPage } from './sub-page.tsx'

/** Every movement of the stock by item, person and project, back to the first day (BEY-23). */
export function HistoryPage({ engine }: { engine: Engine }) {
  const settlementId = useSettlementId()
  const itemId = useQueryPart('item') as ItemId | null
  const personNo = Number(useQueryPart('person')) || null
  const projectId = useQueryPart('project')
  const seq = useSeq()
  const about: EntryFilter = {
    ...(itemId !== null && { itemId }),
    ...(personNo !== null && { personNo }),
    ...(projectId !== null && { projectId }),
  }
  const nameOf = (id: ItemId) => itemName(engine.catalog, id)

  return (
    <SubPage
      title={text.title}
      back={text.back}
      actions={<HistoryDownload settlementId={settlementId} about={about} />}
    >
      <HistoryFilters settlementId={settlementId} engine={engine} about={about} />
      <div className="border-t border-line">
        <EntryList
          key={JSON.stringify(about)}
          settlementId={settlementId}
          about={about}
          version={seq}
          nameOf={nameOf}
        />
      </div>
    </SubPage>
  )
}
