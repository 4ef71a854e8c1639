import { useMemo, useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { findItem } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { type Choice, waysOf } from '#domain/crafting/choice'
import type { Material } from '#domain/crafting/material'
import { wayOf } from '#domain/planning/ledger-catalog'
import type { Project, Ways } from '#domain/settlement/ledger-rows'
import { wayKey, wayText } from '../../../item/way-text.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import { useMeans } from '../../../plan/means/means.ts'
import type { Engine } from '../../../state/engine.ts'
import { FoldButton } from '../../../ui/fold-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useLedgerRows } from '../../ledger.ts'
import { useRow } from '../../selectors.ts'
import { previewOf } from './preview.ts'

const text = projectsText.dialogs.addItem

type Props = {
  engine: Engine
  project: Project
  wanted: { readonly itemId: ItemId; readonly quantity: number; readonly recipeIndex: number }
  /** The ways that were chosen in this form. */
  ways: Ways
  onWays: (ways: Ways) => void
}

/** A table of what an item takes, how much there is, and what is still needed; each material may be obtained another way (PRJ-2, BEY-2). */
export function MaterialPreview({ engine: { catalog }, project, wanted, ways, onWays }: Props) {
  const rows = useLedgerRows()
  const known = useRow('projects', project.id)?.ways ?? project.ways
  const [isOpen, setOpen] = useState(false)
  const { itemId, quantity, recipeIndex } = wanted
  const materials = useMemo(
    () =>
      isOpen && rows
        ? previewOf(catalog, rows, {
            projectId: project.id,
            itemId,
            quantity,
            recipeIndex,
            ways: { ...known, ...ways },
          })
        : [],
    [isOpen, catalog, rows, project.id, itemId, quantity, recipeIndex, known, ways],
  )
  return (
    <section>
      <FoldButton isOpen={isOpen} onFold={setOpen}>
        {text.preview}
      </FoldButton>
      {isOpen && (
        <table aria-label={text.preview} className="material-preview">
          <thead>
            <tr>
              <th scope="col">{text.item}</th>
              <th scope="col">{text.needed}</th>
              <th scope="col" title={text.inInventoryTitle}>
                {text.inInventory}
              </th>
              <th scope="col">{text.stillNeeded}</th>
            </tr>
          </thead>
          <tbody>
            {materials.map((material) => (
              <tr key={`${material.itemId} ${material.craft?.recipeIndex ?? 'base'}`}>
                <th scope="row">
                  {material.itemName}
                  {material.itemId !== itemId && (
                    <WayField
                      engine={{ catalog }}
                      material={material}
                      way={ways[material.itemId] ?? known[material.itemId]}
                      onWay={(way) => onWays({ ...ways, [material.itemId]: wayOf(way) })}
                    />
                  )}
                </th>
                <td>{formatNumber(material.needed)}</td>
                <td>
                  {formatNumber(material.have + material.heldForOthers)}
                  {material.heldForOthers > 0 && (
                    <span className="block text-small text-ink-2">
                      {text.heldForOthers(material.heldForOthers)}
                    </span>
                  )}
                </td>
                <td>
                  <b className={material.missing > 0 ? 'text-missing' : 'text-have'}>
                    {formatNumber(material.missing)}
                  </b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type WayProps = {
  engine: Pick<Engine, 'catalog'>
  material: Material
  way: Ways[string] | undefined
  onWay: (way: Choice) => void
}

function WayField({ engine: { catalog }, material, way, onWay }: WayProps) {
  const { levels } = useMeans()
  const item = findItem(catalog, material.itemId)
  const all = item ? waysOf(item) : []
  if (!item || all.length < 2) return null
  const inUse = all.find((choice) => wayOf(choice) === way) ?? all[0]!
  return (
    <span className="flex max-w-60">
      <SelectField
        label={text.wayOf(item.name)}
        value={wayKey(inUse)}
        options={all.map((choice) => ({
          value: wayKey(choice),
          text: wayText(catalog, item, choice, levels),
        }))}
        changed={inUse !== all[0]}
        onChange={(key) => onWay(all.find((choice) => wayKey(choice) === key) ?? inUse)}
      />
    </span>
  )
}
