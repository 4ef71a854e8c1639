import { useState } from 'react'
import type { Item } from '#domain/catalog/item'
import type { Project, Ways } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { recipeWayText } from '../../../item/way-text.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Failure } from '../../dialogs/failure.tsx'
import { AmountField } from '../../fields/amount-field.tsx'
import { ItemPicker } from '../../fields/item-picker.tsx'
import { SmallField } from '../../fields/small-form.tsx'
import { addItem } from '../../project-item-acts.ts'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import { GoneProject, useIsGone } from './gone-project.tsx'
import { MaterialPreview } from './material-preview.tsx'

const text = projectsText.dialogs.addItem

type Props = { engine: Engine; project: Project; onClose: () => void }

/** Adds an item to a project, with the recipes for it and for what it takes (PRJ-2). */
export function AddProjectItemDialog({ engine, project, onClose }: Props) {
  const settlementId = useSettlementId()
  const isGone = useIsGone(project.id)
  const [typed, setTyped] = useState('')
  const [item, setItem] = useState<Item | undefined>()
  const [quantity, setQuantity] = useState(1)
  const [recipeIndex, setRecipeIndex] = useState(0)
  const [ways, setWays] = useState<Ways>({})
  const { submit, isBusy, trouble, clear } = useActForm<unknown>(send, onClose)

  function send() {
    if (!item || quantity <= 0) return null
    return addItem(settlementId, { projectId: project.id, itemId: item.id, quantity, recipeIndex, ways })
  }

  function pick(next: string, picked: Item | undefined) {
    setTyped(next)
    setItem(picked)
    setRecipeIndex(0)
    setWays({})
    clear()
  }

  return (
    <Dialog title={text.title(project.name)} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <form
        noValidate
        className="flex min-h-[min(28rem,60dvh)] flex-col gap-3"
        onSubmit={(event) => void submit(event)}
      >
        <ItemPicker engine={engine} typed={typed} onTyped={pick} />
        <AmountField
          label={text.quantity}
          value={quantity}
          most={ledgerLimits.amount}
          onChange={setQuantity}
        />
        {item && item.recipes.length > 1 && (
          <SmallField label={text.recipe}>
            <SelectField
              label={text.recipe}
              value={String(recipeIndex)}
              options={item.recipes.map((recipe, index) => ({
                value: String(index),
                text: recipeWayText(engine.catalog, recipe),
              }))}
              changed={recipeIndex > 0}
              onChange={(index) => setRecipeIndex(Number(index))}
            />
          </SmallField>
        )}
        {item && quantity > 0 && (
          <MaterialPreview
            engine={engine}
            project={project}
            wanted={{ itemId: item.id, quantity, recipeIndex }}
            ways={ways}
            onWays={setWays}
          />
        )}
        <GoneProject project={project} />
        {!isGone && trouble && <Failure sentence={text.failed} reason={trouble.reason} />}
        <div className="mt-auto flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" look="primary" disabled={isGone || !item || quantity <= 0 || isBusy}>
            {isBusy ? text.waiting : text.button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
