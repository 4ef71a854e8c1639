import type { Demand } from './demand.ts'
import { comeAlong, noteLeast, startBalance, takeInRounds } from './item-balance.ts'
import type { NodeFlow, RoundFlow } from './plan-flows.ts'

/**
 * Adds to `demand.sum` what the crafts of a node take of an item, some of which comes back in rounds: so many crafts of this node (the
 * taker), then one of a giver, which gives some of the item back, as a harvest gives seeds. What must be at hand in the beginning is the
 * most that is lacking at any time. The lack grows or shrinks evenly from round to round of one giver, so it is largest in the first or in
 * the last of them. Allocates nothing.
 */
export function playRounds(demand: Demand, flow: NodeFlow): void {
  const { sum, crafts, least } = demand
  findLeast(demand, flow)
  for (const { giver, gives, givesParts } of flow.rounds) comeAlong(sum, crafts[giver]!, gives, givesParts)
  takeInRounds(sum, crafts[flow.node]! * flow.spent, least)
}

/** The least that is there at any time if nothing is there in the beginning: what came back by then, less what was taken. */
function findLeast(demand: Demand, { node, spent, rounds }: NodeFlow): void {
  const { crafts, returned, least, sum } = demand
  const total = crafts[node]!
  let done = 0
  fillSpare(demand, rounds)
  startBalance(returned, sum.parts, 0)
  startBalance(least, sum.parts, 0)
  for (const round of rounds) {
    const times = crafts[round.giver]!
    const { gives, givesParts } = round
    // What stock serves gives back before the first round of this giver: no craft of the taker has to come before it.
    const fromStock = servedByStock(demand, round, times)
    comeAlong(returned, fromStock, gives, givesParts)
    const left = times - fromStock
    const whole = Math.min(left, Math.floor((total - done) / round.crafts))
    if (whole > 0) {
      noteLeast(least, returned, (done + round.crafts) * spent)
      comeAlong(returned, whole - 1, gives, givesParts)
      noteLeast(least, returned, (done + whole * round.crafts) * spent)
      comeAlong(returned, 1, gives, givesParts)
    }
    // The last crafts may be fewer than a round has. What the giver's crafts beyond them give back comes after the taker's last craft.
    if (whole < left) noteLeast(least, returned, Math.min(total, done + left * round.crafts) * spent)
    comeAlong(returned, left - whole, gives, givesParts)
    done = Math.min(total, done + left * round.crafts)
  }
}

/** Sets what is left of the stock to all of it: what is there is used before anything is crafted. */
function fillSpare({ spare, stock }: Demand, rounds: readonly RoundFlow[]): void {
  for (const { way } of rounds) for (const { node } of way) spare[node] = stock[node]!
}

/** How often a giver can be crafted with what is there of its ingredient, and of what that is made of. */
function servedByStock({ spare }: Demand, { way }: RoundFlow, times: number): number {
  let served = 0
  for (const { node, pieces } of way) {
    const more = Math.min(times - served, Math.floor(spare[node]! / pieces))
    spare[node]! -= more * pieces
    served += more
  }
  return served
}
