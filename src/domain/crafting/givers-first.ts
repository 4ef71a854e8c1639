import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { createQueue } from './least-first.ts'

/**
 * The same components, still each before its ingredients, but where nothing else decides, a plan can count on as much of what
 * comes along as possible. What gives something beside its product comes before what it gives, and after whatever uses that:
 * only then is it done in time. Of two that give each other, the one that gives more of the other for each piece of its own
 * comes first. Only default recipes have a say.
 */
export function giversFirst(graph: RecipeGraph, components: readonly Int32Array[]): readonly Int32Array[] {
  if (graph.giveItem.length === 0) return components
  const componentOf = new Int32Array(graph.itemCount)
  components.forEach((items, one) => {
    for (const item of items) componentOf[item] = one
  })
  const waits = createWaits(graph, components, componentOf)
  const ready = createQueue(components.length)
  const placed: Int32Array[] = []
  const isPlaced = new Uint8Array(components.length)
  const offer = (one: number) => {
    if (waits.askers[one] !== 0 || isPlaced[one] === 1) return
    // Less than a billionth is left over from subtracting decimals.
    ready.offer(one, Math.round(waits.hopes[one]! * 1e9), waits.users[one]!)
  }
  for (let one = 0; one < components.length; one++) offer(one)
  for (let one = ready.take(); one !== undefined; one = ready.take()) {
    isPlaced[one] = 1
    placed.push(components[one]!)
    waits.place(one, offer)
  }
  return placed
}

type Gift = { readonly to: number; readonly weight: number }

/** What each component still waits for. */
function createWaits(graph: RecipeGraph, components: readonly Int32Array[], componentOf: Int32Array) {
  /** Needs of others that are not placed yet: before them nothing can be placed. */
  const askers = new Int32Array(components.length)
  /** How much of it others give that are not placed yet. */
  const hopes = new Float64Array(components.length)
  /** Needs of others, not placed yet, for what it gives. */
  const users = new Int32Array(components.length)
  const { gifts, givers } = giftsBetween(graph, componentOf)
  for (let one = 0; one < components.length; one++) forEachNeed(one, (below) => askers[below]!++)
  gifts.forEach((given, giver) => {
    for (const { to, weight } of given ?? []) {
      hopes[to]! += weight
      users[giver]! += askers[to]!
      forEachNeed(giver, (below) => {
        if (below === to) users[giver]!--
      })
    }
  })

  function forEachNeed(one: number, visit: (below: number) => void): void {
    const { recipeStart, edgeStart, edgeItem } = graph
    for (const item of components[one]!) {
      const end = edgeStart[recipeStart[item + 1]!]!
      for (let edge = edgeStart[recipeStart[item]!]!; edge < end; edge++) {
        const below = componentOf[edgeItem[edge]!]!
        if (below !== one) visit(below)
      }
    }
  }

  return {
    askers,
    hopes,
    users,
    /** Calls back with whatever waits for less from now on. */
    place(one: number, lighter: (other: number) => void): void {
      gifts[one]?.forEach(({ to, weight }) => {
        hopes[to]! -= weight
        lighter(to)
      })
      forEachNeed(one, (below) => {
        askers[below]!--
        lighter(below)
        givers[below]?.forEach((giver) => {
          if (giver === one) return
          users[giver]!--
          lighter(giver)
        })
      })
    },
  }
}

/** What the default recipes of each component give to others, with how much for each piece of the product, and who gives to each. */
function giftsBetween(graph: RecipeGraph, componentOf: Int32Array) {
  const { recipeStart, giveStart, giveItem, giveNum, giveDen, yieldNum, yieldDen } = graph
  const gifts: (Gift[] | undefined)[] = new Array(graph.itemCount)
  const givers: (number[] | undefined)[] = new Array(graph.itemCount)
  for (let item = 0; item < graph.itemCount; item++) {
    const recipe = recipeStart[item]!
    if (recipe === recipeStart[item + 1]) continue
    const giver = componentOf[item]!
    for (let give = giveStart[recipe]!; give < giveStart[recipe + 1]!; give++) {
      const to = componentOf[giveItem[give]!]!
      const weight = (giveNum[give]! * yieldDen[recipe]!) / (giveDen[give]! * yieldNum[recipe]!)
      if (to === giver || weight === 0) continue
      gifts[giver] = withOne(gifts[giver], { to, weight })
      givers[to] = withOne(givers[to], giver)
    }
  }
  return { gifts, givers }
}

/** The same list, with one more. */
function withOne<Value>(list: Value[] | undefined, value: Value): Value[] {
  if (!list) return [value]
  list.push(value)
  return list
}
