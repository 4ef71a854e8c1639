import { useState } from 'react'
import { itemName } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { Project } from '#domain/settlement/ledger-rows'
import { projectsText } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SmallField } from '../../fields/small-form.tsx'
import { useRows, useSettlementId } from '../../selectors.ts'
import { HandOverForm } from '../inventory/hand-over-form.tsx'

const text = projectsText.dialogs.handOver

type Props = { engine: Engine; project: Project; onClose: () => void }

/** Hands what a project holds of one kind to another project, keeps it back, or takes it out of the stock. */
export function HandOverDialog({ engine: { catalog }, project, onClose }: Props) {
  const settlementId = useSettlementId()
  const stock = useRows('stock')
  const held = useRows('allotments').filter(({ projectId }) => projectId === project.id)
  const [chosen, setChosen] = useState<ItemId | null>(null)
  const allotment = held.find(({ itemId }) => itemId === chosen) ?? held[0]
  const row = stock.find(({ itemId }) => itemId === allotment?.itemId)
  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      {allotment && row ? (
        <>
          <SmallField label={text.item}>
            <SelectField
              label={text.item}
              // Item ids as plain texts, which is all that the field deals with.
              value={allotment.itemId as string}
              options={held.map(({ itemId, amount }) => ({
                value: itemId as string,
                text: text.held(itemName(catalog, itemId), amount),
              }))}
              changed={false}
              onChange={(itemId) => setChosen(itemId as ItemId)}
            />
          </SmallField>
          <HandOverForm
            key={allotment.itemId}
            settlementId={settlementId}
            row={row}
            holders={[{ projectId: project.id, name: project.name, amount: allotment.amount }]}
            onClose={onClose}
          />
        </>
      ) : (
        <p className="wrap-anywhere text-ink-2">{text.nothing(project.name)}</p>
      )}
    </Dialog>
  )
}
