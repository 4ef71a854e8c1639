import './needed-list.css'
import { useMemo, useState } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { explainNeed, neededStock } from '#domain/planning/explain-need'
import { projectStockText as text } from '../../../messages/project-stock-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { useLedgerRows } from '../../ledger.ts'
import { ledgerOf } from '../../ledger-of.ts'
import { useMay } from '../../membership.ts'
import type { OpenProjectDialog } from '../projects/project-dialog.ts'
import { NeededRow } from './needed-row.tsx'
import type { OpenedProject } from './use-project.ts'

/** How many kinds are drawn before more are asked for. */
const pageLength = 20

type Props = { settlementId: string; engine: Engine; opened: OpenedProject; onDialog: OpenProjectDialog }

/** The stock that the project holds against what it needs now; each row opens its explanation (BEY-3). */
export function NeededList({ settlementId, engine: { catalog }, opened: { project }, onDialog }: Props) {
  const rows = useLedgerRows()
  const openId = useQueryPart('need')
  const mayHandOver = useMay()('inventory.hand_over')
  const [most, setMost] = useState(pageLength)
  const all = useMemo(
    () => (rows ? neededStock(ledgerOf(catalog), rows, project.id) : []),
    [rows, catalog, project.id],
  )
  const explained = useMemo(
    () => (rows && openId ? explainNeed(ledgerOf(catalog), rows, project.id, openId as ItemId) : null),
    [rows, catalog, project.id, openId],
  )
  // The item that is explained always has a row, also where nothing of it is needed any more.
  const at = all.findIndex(({ itemId }) => itemId === openId)
  const needs = explained && at < 0 ? [...all, explained.need] : all
  // Not folded where the explained item is below the fold, or was added to the list.
  const isFolded = at < most && needs.length > most && needs === all
  const shown = isFolded ? needs.slice(0, most) : needs
  return (
    <section aria-label={text.title} className="project-part">
      <div className="project-part-head">
        <h4 className="font-bold" title={text.hint}>
          {text.title}
        </h4>
        {mayHandOver && needs.some(({ held }) => held > 0) && (
          <Button
            look="quiet"
            className="ml-auto text-small"
            onClick={() => onDialog({ kind: 'handOver', project })}
          >
            {text.handOver}
          </Button>
        )}
      </div>
      {needs.length === 0 ? (
        <p className="px-3.5 pb-3 text-small text-ink-2">{text.nothing}</p>
      ) : (
        <table aria-label={text.title} className="needed-table">
          <thead>
            <tr>
              <th scope="col">{text.item}</th>
              <th scope="col" title={text.inStockTitle}>
                {text.inStock}
              </th>
              <th scope="col" title={text.heldTitle}>
                {text.held}
              </th>
              <th scope="col" title={text.neededTitle}>
                {text.needed}
              </th>
              <th scope="col" title={text.missingTitle}>
                {text.missing}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((need) => (
              <NeededRow
                key={need.itemId}
                settlementId={settlementId}
                catalog={catalog}
                need={need}
                explained={need.itemId === openId ? explained : null}
              />
            ))}
          </tbody>
        </table>
      )}
      {isFolded && (
        <p className="px-3.5 py-1.5">
          <Button className="text-small" onClick={() => setMost(needs.length)}>
            {text.more(needs.length - most)}
          </Button>
        </p>
      )}
    </section>
  )
}
