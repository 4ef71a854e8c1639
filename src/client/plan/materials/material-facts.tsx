import type { ReactNode } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { Recipe } from '#domain/catalog/item'
import { coinsOfRow } from '#domain/crafting/costs'
import type { Material } from '#domain/crafting/material'
import { isByChance } from '#domain/crafting/outcomes'
import type { Unpacking } from '#domain/lookup/unpacking'
import { coinsText } from '../../messages/coins-text.ts'
import { keptBackText } from '../../messages/kept-back-text.ts'
import { oddsText } from '../../messages/odds-text.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { UnpackButton } from './unpack-button.tsx'

type Props = {
  material: Material
  /** The recipe it is crafted by; undefined where it is not crafted. */
  recipe: Recipe | undefined
  /** Where it comes from; empty where that is said beside it. */
  origin: string
  /** How much of it is given back, in words; empty where all of it is used up. */
  kept: string
  unpacking: Unpacking | null
  isChanged: boolean
}

/** What a row says of its material beside the numbers; nothing where there is nothing to say. */
export function MaterialFacts({ material, recipe, origin, kept, unpacking, isChanged }: Props) {
  const { catalog } = useEngine()
  const { itemId, craft, comesAlong } = material
  const reserve = useCalculator(({ keptBack }) => keptBack.get(itemId) ?? 0)
  const coins = useCalculator(({ choices }) => coinsOfRow(findItem(catalog, itemId), material, choices))
  return (
    <Dotted
      parts={[
        unpacking && <UnpackButton catalog={catalog} unpacking={unpacking} />,
        origin,
        coins > 0 && coinsText.amount(coins),
        craft !== null && craft.crafts > 0 && (
          <>
            {text.crafts(craft.crafts)}
            {recipe && isByChance(recipe.possibilities) && <ByChance isSafe={craft.isSafe} />}
          </>
        ),
        kept,
        reserve > 0 && keptBackText.note(reserve),
        comesAlong > 0 && <span className="text-have">{text.comesAlong(comesAlong)}</span>,
        isChanged && <span className="text-accent">{text.changed}</span>,
      ]}
    />
  )
}

/** Marks crafts of which chance decides what they give; says so in words where so many are planned that they are safe. */
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
