import { useState } from 'react'
import { itemName } from '#domain/catalog/catalog'
import type { Project, ProjectItem } from '#domain/settlement/ledger-rows'
import type { Outcome } from '../../../api/outcome.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { Failure } from '../../dialogs/failure.tsx'
import { UndoLine } from '../../dialogs/undo-line.tsx'
import { AmountField } from '../../fields/amount-field.tsx'
import { useMay } from '../../membership.ts'
import { removeItem, restoreItem, setItemQuantity } from '../../project-item-acts.ts'
import { useRows, useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import { GoneProject, useIsGone } from './gone-project.tsx'

const text = projectsText.dialogs.items

type Props = { engine: Engine; project: Project; onClose: () => void }

/** The items of a project: how much of each, and which are taken off, with the way back; its tasks follow (PRJ-6, BEY-6). */
export function ProjectItemsDialog({ engine: { catalog }, project, onClose }: Props) {
  const settlementId = useSettlementId()
  const isGone = useIsGone(project.id)
  const items = useRows('projectItems').filter(({ projectId }) => projectId === project.id)
  const [removed, setRemoved] = useState<ProjectItem | null>(null)
  const [failure, setFailure] = useState<{ sentence: string; reason: string } | null>(null)
  const nameOf = ({ itemId }: ProjectItem) => itemName(catalog, itemId)

  function note(outcome: Outcome<unknown>, sentence: string, next: ProjectItem | null) {
    setFailure(outcome.done ? null : { sentence, reason: outcome.trouble.reason })
    if (outcome.done) setRemoved(next)
  }

  async function remove(item: ProjectItem) {
    note(await removeItem(settlementId, item), text.notRemoved, item)
  }

  async function putBack(item: ProjectItem) {
    note(await restoreItem(settlementId, item), projectsText.dialogs.addItem.failed, null)
  }

  return (
    <Dialog title={text.title(project.name)} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <GoneProject project={project} />
      <UndoLine
        done={removed && !isGone ? text.removed(nameOf(removed), project.name) : null}
        undo={projectsText.undo}
        onUndo={() => removed && void putBack(removed)}
      />
      {failure && <Failure {...failure} />}
      {items.length === 0 ? (
        <p className="text-ink-2">{text.none}</p>
      ) : (
        <ul ref={plainListKeys} aria-label={text.list} className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} name={nameOf(item)} onRemove={() => void remove(item)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type RowProps = { item: ProjectItem; name: string; onRemove: () => void }

function ItemRow({ item, name, onRemove }: RowProps) {
  const settlementId = useSettlementId()
  const mayEdit = useMay()('project.reconcile')
  const isGone = useIsGone(item.projectId)
  const [typed, setTyped] = useState<number | null>(null)
  const quantity = typed ?? item.quantity
  // What was typed while this amount was being saved stays.
  const saved = () => setTyped((now) => (now === quantity ? null : now))
  const { submit, isBusy, trouble, clear } = useActForm<unknown>(save, saved)
  const closed = mayEdit ? {} : { title: projectsText.notYours }

  function save() {
    return setItemQuantity(settlementId, { projectId: item.projectId, projectItemId: item.id, quantity })
  }

  return (
    <li className="flex flex-wrap items-center gap-2 py-1.5">
      <span className="min-w-40 flex-1 font-semibold wrap-anywhere">{name}</span>
      <AmountField
        label={text.quantity(name)}
        value={quantity}
        onChange={(next) => {
          setTyped(next)
          clear()
        }}
      />
      <Button
        aria-label={text.saveOf(name)}
        disabled={!mayEdit || isGone || isBusy || quantity === item.quantity || quantity < 1}
        {...closed}
        onClick={() => void submit()}
      >
        {text.save}
      </Button>
      <ConfirmButton
        labels={text.remove}
        askLabel={text.removeOf(name)}
        disabled={!mayEdit || isGone}
        {...closed}
        onConfirm={onRemove}
      />
      {trouble && <Failure sentence={text.notChanged} reason={trouble.reason} className="basis-full" />}
    </li>
  )
}
