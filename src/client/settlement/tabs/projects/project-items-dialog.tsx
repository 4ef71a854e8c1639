import { useState } from 'react'
import { itemName } from '#domain/catalog/catalog'
import type { Project, ProjectItem } from '#domain/settlement/ledger-rows'
import { projectsText } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMay } from '../../membership.ts'
import { removeItem, setItemQuantity } from '../../project-acts.ts'
import { useRows, useSettlement } from '../../selectors.ts'
import { AmountField } from '../inventory/amount-field.tsx'

const text = projectsText.dialogs.items

type Props = { engine: Engine; project: Project; onClose: () => void }

/** The items of a project: how much of each, and which are taken off; its tasks follow (PRJ-6). */
export function ProjectItemsDialog({ engine, project, onClose }: Props) {
  const items = useRows('projectItems').filter(({ projectId }) => projectId === project.id)
  return (
    <Dialog title={text.title(project.name)} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      {items.length === 0 ? (
        <p className="text-ink-2">{text.none}</p>
      ) : (
        <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <ItemRow key={item.id} engine={engine} project={project} item={item} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function ItemRow({ engine, project, item }: Omit<Props, 'onClose'> & { item: ProjectItem }) {
  const settlementId = useSettlement(({ id }) => id) ?? ''
  const mayEdit = useMay()('project.reconcile')
  const [typed, setTyped] = useState<number | null>(null)
  const name = itemName(engine.catalog, item.itemId)
  const quantity = typed ?? item.quantity
  const closed = mayEdit ? {} : { title: projectsText.notYours }

  function save() {
    setTyped(null)
    void setItemQuantity(settlementId, { projectId: project.id, projectItemId: item.id, quantity })
  }

  return (
    <li className="flex flex-wrap items-center gap-2 py-1.5">
      <span className="min-w-40 flex-1 font-semibold wrap-anywhere">{name}</span>
      <AmountField label={text.quantity(name)} value={quantity} onChange={setTyped} />
      <Button
        aria-label={text.saveOf(name)}
        disabled={!mayEdit || quantity === item.quantity || quantity < 1}
        {...closed}
        onClick={save}
      >
        {text.save}
      </Button>
      <ConfirmButton
        labels={text.remove}
        askLabel={text.removeOf(name)}
        disabled={!mayEdit}
        {...closed}
        onConfirm={() => void removeItem(settlementId, { project, item, name })}
      />
    </li>
  )
}
