import { expectedYield } from './expected-yield.ts'
import { addFractions, decimalFraction, type Fraction, withSmallTerms } from './fraction.ts'
import { type CatalogPack, startsOf } from './pack-format.ts'
import { kept, type RecipeGraph, spent, spentOnce } from './recipe-graph.ts'

/** The pack's recipes as flat arrays, with what each needs side by side and every expected amount as a fraction. */
export function openGraph(pack: CatalogPack): RecipeGraph {
  return {
    itemCount: pack.items.id.length,
    recipeStart: startsOf(pack.items.recipeCount, pack.items.id.length),
    action: Uint8Array.from(pack.recipes.action),
    ...openNeeds(pack),
    ...openYields(pack),
    ...openByproducts(pack),
  }
}

function openNeeds({ recipes, ingredients, keptOnFailure, catalysts }: CatalogPack) {
  const tables = [
    { kind: spent, stacks: ingredients, start: startsOf(recipes.ingredientCount) },
    { kind: spentOnce, stacks: keptOnFailure, start: startsOf(recipes.keptOnFailureCount) },
    { kind: kept, stacks: catalysts, start: startsOf(recipes.catalystCount) },
  ]
  const total = tables.reduce((sum, { stacks }) => sum + stacks.item.length, 0)
  const edgeStart = new Int32Array(recipes.name.length + 1)
  const edgeItem = new Int32Array(total)
  const edgeQuantity = new Float64Array(total)
  const edgeKind = new Uint8Array(total)
  let edge = 0
  for (let recipe = 0; recipe < recipes.name.length; recipe++) {
    for (const { kind, stacks, start } of tables) {
      for (let row = start[recipe]!; row < start[recipe + 1]!; row++, edge++) {
        edgeItem[edge] = stacks.item[row]!
        edgeQuantity[edge] = stacks.quantity[row]!
        edgeKind[edge] = kind
      }
    }
    edgeStart[recipe + 1] = edge
  }
  return { edgeStart, edgeItem, edgeQuantity, edgeKind }
}

function openYields({ recipes, possibilities }: CatalogPack) {
  const count = recipes.name.length
  const possibilityStart = startsOf(recipes.possibilityCount)
  const yieldNum = new Float64Array(count)
  const yieldDen = new Float64Array(count).fill(1)
  const successNum = new Float64Array(count)
  const successDen = new Float64Array(count).fill(1)
  for (let r = 0; r < count; r++) {
    const outputQuantity = recipes.outputQuantity[r]!
    const first = possibilityStart[r]!
    const end = possibilityStart[r + 1]!
    const keepsOnFailure = recipes.keptOnFailureCount[r]! > 0
    // What the fractions below would come to, without the cost of calculating them.
    if (first === end && Number.isInteger(outputQuantity) && outputQuantity > 0) {
      yieldNum[r] = outputQuantity
      if (keepsOnFailure) successNum[r] = outputQuantity
      continue
    }
    const chances = []
    for (let p = first; p < end; p++) {
      chances.push({ amount: possibilities.amount[p]!, probability: possibilities.probability[p]! })
    }
    const perCraft = expectedYield({ outputQuantity, possibilities: chances })
    yieldNum[r] = Number(perCraft.num)
    yieldDen[r] = Number(perCraft.den)
    if (!keepsOnFailure) continue
    const perSuccess = dividedBy(perCraft, chanceOfSuccess(chances))
    successNum[r] = Number(perSuccess.num)
    successDen[r] = Number(perSuccess.den)
  }
  return { yieldNum, yieldDen, successNum, successDen }
}

const zero: Fraction = { num: 0n, den: 1n }

/** The chance that a craft gives anything; 1 where it gives the output quantity, whatever the chances are (CAL-11). */
function chanceOfSuccess(chances: readonly { amount: number; probability: number }[]): Fraction {
  const total = chances.reduce(
    (sum, { amount, probability }) => (amount > 0 ? addFractions(sum, decimalFraction(probability)) : sum),
    zero,
  )
  return total.num > 0n ? total : { num: 1n, den: 1n }
}

function dividedBy(a: Fraction, b: Fraction): Fraction {
  // Adding zero reduces it to lowest terms.
  return withSmallTerms(addFractions({ num: a.num * b.den, den: a.den * b.num }, zero))
}

function openByproducts({ recipes, byproducts }: CatalogPack) {
  // Many by-products have the same amount: each amount is converted once.
  const known = new Map<number, { num: number; den: number }>()
  const amounts = byproducts.quantity.map((quantity) => {
    const amount = known.get(quantity) ?? expectedAmount(quantity)
    known.set(quantity, amount)
    return amount
  })
  return {
    giveStart: startsOf(recipes.byproductCount),
    giveItem: Int32Array.from(byproducts.item),
    giveNum: Float64Array.from(amounts, ({ num }) => num),
    giveDen: Float64Array.from(amounts, ({ den }) => den),
  }
}

function expectedAmount(quantity: number) {
  const exact = decimalFraction(Math.max(0, quantity))
  const { num, den } = exact.num > 0n ? withSmallTerms(exact) : exact
  return { num: Number(num), den: Number(den) }
}
