import type { ReactNode } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { type Choice, isSameWay, wayInUse, waysOf } from '#domain/crafting/choice'
import type { Material } from '#domain/crafting/material'
import { isByChance } from '#domain/crafting/outcomes'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import type { Unpacking } from '#domain/lookup/unpacking'
import { ItemLabel } from '../../item/item-label.tsx'
import { recipeText, sourceText } from '../../item/origin.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { keptBackText } from '../../messages/kept-back-text.ts'
import { oddsText } from '../../messages/odds-text.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { itemLink } from '../aside-address.ts'
import { useMeans } from '../means/means.ts'
import { UnpackButton } from './unpack-button.tsx'
import { WaySelect } from './way-select.tsx'

type Props = { material: Material; lacking: string; kept: string; unpacking: Unpacking | null }

/** A row's name and quiet line: where a base item comes from, or how the others are crafted, with the choice between. */
export function MaterialLabel({ material, lacking, kept, unpacking }: Props) {
  const { catalog } = useEngine()
  const { levels } = useMeans()
  const { itemId, itemName, rarity, obtainFirst, craft, comesAlong } = material
  const item = findItem(catalog, itemId)
  const choice = useCalculator(({ choices }) => choices.get(itemId))
  const reserve = useCalculator(({ keptBack }) => keptBack.get(itemId) ?? 0)
  // A queue entry keeps its own recipe, chosen in the queue.
  const isQueued = useCalculator(({ buildList }) => buildList.some((entry) => entry.itemId === itemId))
  const labelled = (note: ReactNode, holdsChoice = false) => (
    <ItemLabel
      name={itemName}
      rarity={rarity}
      holdsChoice={holdsChoice}
      link={itemLink(itemId)}
      byPointer={material.missing > 0}
    >
      {note}
    </ItemLabel>
  )
  if (lacking) return labelled(<span className="text-warn">{lacking}</span>)
  if (obtainFirst) return labelled(calculatorText.summary.obtainFirst)
  if (!item) return labelled(sourceText(undefined, levels))

  const inUse = wayInUse(item, new Map(choice && [[itemId, choice]]))
  const isChanged = !isSameWay(inUse, waysOf(item)[0]!)
  const recipe = craft ? item.recipes[craft.recipeIndex] : undefined
  const crafts = craft !== null && craft.crafts > 0 && calculatorText.summary.crafts(craft.crafts)
  const origin = craft ? recipeText(recipe) : originOf(item, inUse, levels)
  const isLucky = recipe && isByChance(recipe.possibilities)
  const amount = crafts && (
    <>
      {crafts}
      {isLucky && <ByChance isSafe={craft.isSafe} />}
    </>
  )
  const along = comesAlong > 0 && (
    <span className="text-have">{calculatorText.summary.comesAlong(comesAlong)}</span>
  )
  const packed = unpacking && <UnpackButton catalog={catalog} unpacking={unpacking} />
  const held = reserve > 0 && keptBackText.note(reserve)
  const changed = isChanged && <span className="text-accent">{text.changed}</span>
  if (isQueued || !hasSeveralWays(item, isChanged))
    return labelled(<Dotted parts={[packed, origin, amount, kept, held, along, changed]} />)
  return labelled(
    <>
      <span className="flex items-center gap-1.5 max-phone:hidden">
        <WaySelect item={item} inUse={inUse} />
        <span className="min-w-0 truncate empty:hidden">
          <Dotted parts={[packed, amount, kept, held, along]} />
        </span>
      </span>
      <span className="phone:hidden">
        <Dotted parts={[packed, origin, amount, kept, held, along, changed]} />
      </span>
    </>,
    true,
  )
}

/** Marks crafts of which luck decides what they give, and says how many of them are planned. */
function ByChance({ isSafe }: { isSafe: boolean }) {
  if (isSafe) return <span title={oddsText.safeHint}> {oddsText.safe}</span>
  return (
    <span role="img" title={text.byChance} aria-label={text.byChance}>
      {' '}
      {text.byChanceMark}
    </span>
  )
}

/** The parts that there are, with a dot between each two. */
function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  const [first, ...rest] = parts.filter(Boolean)
  return rest.reduce(
    (line, part) => (
      <>
        {line} · {part}
      </>
    ),
    first,
  )
}

/** Anything can be had elsewhere; a row offers the choice where the game itself leaves one, or the player made one. */
function hasSeveralWays({ recipes, sources }: Item, isChanged: boolean): boolean {
  return recipes.length > 1 || (recipes.length === 1 && (sources.length > 0 || isChanged))
}

/** Where a base item comes from, unless the player has it from elsewhere. */
function originOf(item: Item, inUse: Choice, levels: SkillLevels): string {
  const isBought = inUse.source === 'elsewhere' && waysOf(item).length > 1
  return isBought ? text.elsewhere : sourceText(item, levels)
}
