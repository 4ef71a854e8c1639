import type { ReactNode } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { type Choice, isSameWay, wayInUse, waysOf } from '#domain/crafting/choice'
import type { Material } from '#domain/crafting/material'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import type { Unpacking } from '#domain/lookup/unpacking'
import { ItemLabel } from '../../item/item-label.tsx'
import { recipeText, sourceText } from '../../item/origin.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { itemLink } from '../aside-address.ts'
import { useMeans } from '../means/means.ts'
import { MaterialFacts } from './material-facts.tsx'
import { WaySelect } from './way-select.tsx'

type Props = {
  material: Material
  /** The level that the player lacks for it, in words; empty where they lack none. */
  lacking: string
  /** How much of it is given back, in words; empty where all of it is used up. */
  kept: string
  /** Packages in the stock that hold some of what is missing; null for none. */
  unpacking: Unpacking | null
}

/** A row's name, and the quiet line under it: where a base item comes from or how another item is crafted, and the choice of its way. */
export function MaterialLabel({ lacking, ...row }: Props) {
  const { catalog } = useEngine()
  const { levels } = useMeans()
  const { material } = row
  const item = findItem(catalog, material.itemId)
  if (lacking)
    return (
      <Label material={material}>
        <span className="text-warn">{lacking}</span>
      </Label>
    )
  if (material.obtainFirst) return <Label material={material}>{text.obtainFirst}</Label>
  if (!item) return <Label material={material}>{sourceText(undefined, levels)}</Label>
  return <LabelWithWay item={item} {...row} />
}

function LabelWithWay({ item, ...row }: Omit<Props, 'lacking'> & { item: Item }) {
  const { material } = row
  const { itemId, craft } = material
  const { levels } = useMeans()
  // Only this item's choice, so that a change of another one does not draw this row again.
  const choice = useCalculator(({ choices }) => choices.get(itemId))
  // A queue entry keeps its own recipe, chosen in the queue.
  const isQueued = useCalculator(({ buildList }) => buildList.some((entry) => entry.itemId === itemId))
  const inUse = wayInUse(item, new Map(choice && [[itemId, choice]]))
  const isChanged = !isSameWay(inUse, waysOf(item)[0]!)
  const recipe = craft ? item.recipes[craft.recipeIndex] : undefined
  const facts = { ...row, recipe }
  const all = (
    <MaterialFacts
      {...facts}
      origin={craft ? recipeText(recipe) : originOf(item, inUse, levels)}
      isChanged={isChanged}
    />
  )
  if (isQueued || !hasSeveralWays(item, isChanged)) return <Label material={material}>{all}</Label>
  return (
    <Label material={material} holdsChoice>
      <span className="flex items-center gap-1.5 max-phone:hidden">
        <WaySelect item={item} inUse={inUse} />
        <span className="min-w-0 truncate empty:hidden">
          {/* The choice says the way, and that it was changed. */}
          <MaterialFacts {...facts} origin="" isChanged={false} />
        </span>
      </span>
      <span className="phone:hidden">{all}</span>
    </Label>
  )
}

type LabelProps = { material: Material; holdsChoice?: boolean; children: ReactNode }

function Label({ material, holdsChoice = false, children }: LabelProps) {
  return (
    <ItemLabel
      name={material.itemName}
      rarity={material.rarity}
      holdsChoice={holdsChoice}
      link={itemLink(material.itemId)}
      // Tab passes over this link: the row's `ExplainButton` leads to the details too.
      byPointer
    >
      {children}
    </ItemLabel>
  )
}

/** Anything can be had elsewhere; a row offers the choice where the game itself leaves one, or the player made one. */
function hasSeveralWays({ recipes, sources }: Item, isChanged: boolean): boolean {
  return recipes.length > 1 || (recipes.length === 1 && (sources.length > 0 || isChanged))
}

/** Where a base item comes from, unless the player has it from elsewhere. */
function originOf(item: Item, inUse: Choice, levels: SkillLevels): string {
  const isFromElsewhere = inUse.source === 'elsewhere' && waysOf(item).length > 1
  return isFromElsewhere ? text.elsewhere : sourceText(item, levels)
}
