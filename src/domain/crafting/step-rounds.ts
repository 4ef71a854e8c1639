import type { ItemId } from '../catalog/item.ts'
import type { BuildStep, RoundWay, StepRounds } from './build-step.ts'
import type { Plan } from './plan.ts'
import type { RoundFlow } from './plan-flows.ts'
import { craftsFor } from './whole-amounts.ts'

/**
 * The rounds of each node whose step gets back some of what it takes while it is done (BEY-4).
 * @param stepOf the step of another node
 */
export function roundsOfSteps(
  plan: Plan,
  stepOf: (node: number) => BuildStep,
): ReadonlyMap<number, StepRounds> {
  const { node: balanced, flowStart, flows, hasRounds } = plan.nodes.balances
  const found = new Map<number, StepRounds>()
  for (let balance = 0; hasRounds && balance < balanced.length; balance++) {
    // The flows of a balance are those of crafts that touch its item.
    const item = plan.nodes.item[balanced[balance]!]!
    for (const { node, rounds } of flows.slice(flowStart[balance], flowStart[balance + 1])) {
      // Where no craft is left to do, nothing comes back.
      if (rounds.length === 0 || plan.open.crafts[node] === 0) continue
      const itemId = plan.catalog.ids[item]!
      const ways = rounds.map((round) => wayOf(plan, round, { itemId, stepOf }))
      found.set(node, { itemId, itemName: plan.catalog.names[item]!, ways })
    }
  }
  return found
}

type Known = { readonly itemId: ItemId; readonly stepOf: (node: number) => BuildStep }

function wayOf(plan: Plan, round: RoundFlow, { itemId, stepOf }: Known): RoundWay {
  const crafts = craftsOfRound(plan, round).map(({ node, times }) => ({ step: stepOf(node), times }))
  const giver = crafts.at(-1)!.step
  const gift = giver.comesWith.find((one) => one.itemId === itemId)
  return { uses: round.way.at(-1)!.pieces, crafts, giver, gives: gift?.averagePerCraft ?? 0 }
}

/**
 * What is crafted on the way from the taker's product to the giver, and the giver, once. `way` leads from the giver down; its last place
 * is the taker itself, whose crafts are the step's own and are left out.
 */
function craftsOfRound({ nodes: { num, den } }: Plan, { giver, way }: RoundFlow) {
  const between = way
    .slice(0, -1)
    .map(({ node, pieces }) => ({ node, times: craftsFor(pieces, num[node]!, den[node]!) }))
  return [...between.toReversed(), { node: giver, times: 1 }]
}
