import { formatNumber } from '#contract/sentences/numbers'
import type { Catalog } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { inOrder } from '#domain/planning/project-order'
import { recipeWayText } from '../../../item/way-text.ts'
import { inventoryCraftText as text } from '../../../messages/inventory-craft-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { useRows } from '../../selectors.ts'

const mostCrafts = 1_000_000

/** For which project it was crafted; nothing where the settlement has none. */
export function CraftProject({ value, onChange }: { value: string; onChange: (projectId: string) => void }) {
  const projects = inOrder(useRows('projects'))
  if (projects.length === 0) return null
  return (
    <span className="flex max-w-52">
      <SelectField
        label={text.project}
        value={value}
        options={[
          { value: '', text: text.nobody },
          ...projects.map(({ id, name }) => ({ value: id, text: text.forProject(name) })),
        ]}
        changed={value !== ''}
        onChange={onChange}
      />
    </span>
  )
}

type RecipeProps = { catalog: Catalog; item: Item; value: number; onChange: (recipeIndex: number) => void }

/** By which recipe; nothing where there is only one. */
export function CraftRecipe({ catalog, item, value, onChange }: RecipeProps) {
  if (item.recipes.length < 2) return null
  return (
    <SelectField
      label={text.recipe}
      value={String(value)}
      options={item.recipes.map((recipe, index) => ({
        value: String(index),
        text: recipeWayText(catalog, recipe),
      }))}
      changed={value > 0}
      onChange={(index) => onChange(Number(index))}
    />
  )
}

/** How often it was crafted. */
export function CraftCount({ value, onChange }: { value: number; onChange: (crafts: number) => void }) {
  return (
    <>
      <span aria-hidden="true" className="min-w-20 text-small font-semibold">
        {text.crafts}
      </span>
      <Stepper
        wide
        value={value}
        min={1}
        max={mostCrafts}
        fallback={1}
        labels={{ field: text.crafts, less: text.lessCrafts, more: text.moreCrafts }}
        format={formatNumber}
        onChange={onChange}
      />
    </>
  )
}
