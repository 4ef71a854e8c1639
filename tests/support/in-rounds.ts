import type { ItemId } from '#domain/catalog/item'
import type { BuildStep } from '#domain/crafting/build-step'
import type { Plan } from '#domain/crafting/plan'
import type { Round } from '#domain/crafting/plan-flows'
import { craftsFor } from '#domain/crafting/whole-amounts'

/**
 * Gives the build steps in an order in which a player can do them: steps that go in rounds are split up. A round is one craft of the
 * giver, after the crafts on the way to it for what the stock does not have; what is left of the split steps comes after the rounds. In
 * the given order of `steps`, all else that the rounds use must be there by the taker's step.
 * @returns null where there are too many rounds to play them one by one
 */
export function inRounds(plan: Plan, steps: readonly BuildStep[]): BuildStep[] | null {
  const { nodes, catalog, open } = plan
  // In all these lists -1 says that there is none: no taker, no recipe, no further node of the item.
  // `goesWith` has the taker in whose rounds a node is crafted: a giver, each craft of which is a round, or a node on its way. Of none may
  // there be more than 2000 crafts.
  if (nodes.balances.goesWith.some((taker, node) => taker >= 0 && open.crafts[node]! > 2000)) return null
  const nodeOf = ({ itemId, recipeIndex }: BuildStep) => {
    const item = catalog.indexById.get(itemId)!
    const recipe = recipeIndex === null ? -1 : catalog.graph.recipeStart[item]! + recipeIndex
    for (let node = nodes.firstNode[item]!; node >= 0; node = nodes.twin[node]!) {
      if (nodes.recipe[node] === recipe) return node
    }
    return -1
  }
  const stepOf = new Map(steps.filter(({ action }) => action === 'craft').map((step) => [nodeOf(step), step]))
  const takers = new Map(
    nodes.balances.flows.flatMap(({ node, rounds }) =>
      rounds.length > 0 && stepOf.has(node) ? [[node, rounds] as const] : [],
    ),
  )
  return steps.flatMap((step) => {
    if (step.action === 'gather') return [step]
    const node = nodeOf(step)
    if (takers.has(nodes.balances.goesWith[node]!)) return []
    const rounds = takers.get(node)
    return rounds ? played(plan, { node, rounds, stepOf }) : [step]
  })
}

type Playing = {
  readonly node: number
  readonly rounds: readonly Round[]
  readonly stepOf: ReadonlyMap<number, BuildStep>
}

/** The crafts of the rounds of `taker`, one after the other, then what is left of its own crafts and of those on the ways. */
function played({ nodes, catalog, input }: Plan, { node: taker, rounds, stepOf }: Playing): BuildStep[] {
  const parts: BuildStep[] = []
  const left = new Map<number, number>()
  const leftOf = (node: number) => left.get(node) ?? stepOf.get(node)?.crafts ?? 0
  const craft = (node: number, times: number) => {
    const crafts = Math.min(times, leftOf(node))
    left.set(node, leftOf(node) - crafts)
    if (crafts > 0) parts.push({ ...stepOf.get(node)!, crafts })
  }
  // What is left of the stock, for each node whose stock a round has used.
  const stock = new Map<number, number>()
  const itemIdOf = (node: number): ItemId => catalog.ids[nodes.item[node]!]!
  const stockOf = (node: number) => stock.get(node) ?? input.inventory.get(itemIdOf(node)) ?? 0
  for (const { giver, way } of rounds) {
    while (leftOf(giver) > 0) {
      // `way` leads from the giver down to the taker's product. Where the stock has enough for a place of it, that place and all further
      // down are not crafted in this round.
      const served = way.findIndex((there) => stockOf(there.node) >= there.pieces)
      const made = served < 0 ? way : way.slice(0, served)
      if (served >= 0) stock.set(way[served]!.node, stockOf(way[served]!.node) - way[served]!.pieces)
      for (const there of made.toReversed()) {
        craft(there.node, craftsFor(there.pieces, nodes.num[there.node]!, nodes.den[there.node]!))
      }
      craft(giver, 1)
    }
  }
  craft(taker, leftOf(taker))
  const onTheWay = new Set(rounds.flatMap(({ way }) => way.map((there) => there.node)))
  // Crafts are done from the last node in planning order to the first.
  for (const node of [...onTheWay].sort((a, b) => b - a)) craft(node, leftOf(node))
  return parts
}
