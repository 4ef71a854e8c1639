import { useMemo } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { unknownItem } from '#domain/catalog/read-item'
import { explainNeed } from '#domain/planning/explain-need'
import { ItemLabel } from '../../../item/item-label.tsx'
import { TierChip } from '../../../item/tier-chip.tsx'
import { projectStockText } from '../../../messages/project-stock-text.ts'
import { changeQuery } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { ledgerOf, useLedgerRows } from '../../ledger.ts'
import { showInventory } from '../../settlement-route.ts'
import { SidePanel } from '../../side-panel.tsx'
import { NeedLines } from './need-lines.tsx'
import { StockLines } from './stock-lines.tsx'

const text = projectStockText.panel

type Props = { engine: Engine; projectId: string; itemId: ItemId }

/** Why a project has of an item what it has: who asks for it, what counts, and what does not and why (BEY-3). */
export function NeedPanel({ engine: { catalog }, projectId, itemId }: Props) {
  const rows = useLedgerRows()
  const explained = useMemo(
    () => rows && explainNeed(ledgerOf(catalog), rows, projectId, itemId),
    [rows, catalog, projectId, itemId],
  )
  const item = findItem(catalog, itemId) ?? unknownItem(itemId)
  const title = (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity} />
    </>
  )
  const taskId = explained?.need.taskId ?? null
  return (
    <SidePanel title={title} labels={text} onClose={closePanel}>
      {explained ? (
        <>
          <NeedLines catalog={catalog} explained={explained} />
          <StockLines explained={explained} />
        </>
      ) : (
        <p role="status" className="px-4 py-3 text-ink-2">
          {text.notNeeded}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5 px-4 py-3">
        {taskId !== null && (
          <Button className="text-small" onClick={() => changeQuery({ task: taskId })}>
            {text.task}
          </Button>
        )}
        <Button className="text-small" onClick={() => showInventory('history', { item: itemId })}>
          {text.history}
        </Button>
        <Button look="quiet" className="text-small" onClick={() => showInventory('counting')}>
          {text.counting}
        </Button>
      </div>
    </SidePanel>
  )
}

function closePanel(): void {
  changeQuery({ need: null }, { replace: true, state: null })
}
