import type { BuildStep, StepRound } from './build-step.ts'
import type { Plan } from './plan.ts'
import type { RoundFlow } from './plan-flows.ts'
import { craftsFor } from './whole-amounts.ts'

/**
 * How what a step takes comes back while it is done, by the node of the step (BEY-4).
 * @param stepOf the step of another node
 */
export function roundsOfSteps(
  plan: Plan,
  stepOf: (node: number) => BuildStep,
): ReadonlyMap<number, readonly StepRound[]> {
  const { node: balanced, flowStart, flows, hasRounds } = plan.nodes.balances
  const found = new Map<number, readonly StepRound[]>()
  for (let balance = 0; hasRounds && balance < balanced.length; balance++) {
    const item = plan.nodes.item[balanced[balance]!]!
    for (const { node, rounds } of flows.slice(flowStart[balance], flowStart[balance + 1])) {
      if (rounds.length === 0 || plan.open.crafts[node] === 0) continue
      found.set(
        node,
        rounds.map((round) => ({
          itemId: plan.catalog.ids[item]!,
          itemName: plan.catalog.names[item]!,
          uses: round.way.at(-1)!.pieces,
          crafts: craftsOfRound(plan, round).map((one) => ({ step: stepOf(one.node), times: one.times })),
        })),
      )
    }
  }
  return found
}

/** What is crafted on the way from the taker's product to the giver, and the giver, once. */
function craftsOfRound({ nodes: { num, den } }: Plan, { giver, way }: RoundFlow) {
  const between = way
    .slice(0, -1)
    .map(({ node, pieces }) => ({ node, times: craftsFor(pieces, num[node]!, den[node]!) }))
  return [...between.toReversed(), { node: giver, times: 1 }]
}
