import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { Components } from './components.ts'
import { createQueue } from './least-first.ts'

/**
 * The order of the components (groups of items that depend on each other, nearly always of one item): each before its ingredients and,
 * where that leaves a choice, such that a plan can count on as much of what comes along as possible. A component that gives something
 * beside its product comes before what it gives, and after whatever uses that: only then is it done in time. Of two that give each other,
 * the one that gives more of the other for each piece of its own comes first. Only the gifts of default recipes count.
 */
export function giversFirst(graph: RecipeGraph, components: Components): Int32Array {
  const { count } = components
  // Where nothing is given, any order will do that has each before its ingredients, as their own has.
  if (graph.giveItem.length === 0) return Int32Array.from({ length: count }, (_, place) => place)
  const componentOf = placesOf(graph.itemCount, components)
  const needs = needsBetween(graph, components, componentOf)
  const gifts = giftsBetween(graph, components, componentOf)
  const givers = turnedAround(gifts, count)
  const { askers, hopes, users } = whatEachWaitsFor(count, needs, gifts)
  const ready = createQueue(count)
  const placed = new Int32Array(count)
  const isPlaced = new Uint8Array(count)
  for (let component = 0; component < count; component++) offer(component)
  for (let next = 0; next < count; next++) {
    const component = ready.take()!
    isPlaced[component] = 1
    placed[next] = component
    for (let g = gifts.start[component]!; g < gifts.start[component + 1]!; g++) {
      hopes[gifts.to[g]!]! -= gifts.weight[g]!
      offer(gifts.to[g]!)
    }
    for (let need = needs.start[component]!; need < needs.start[component + 1]!; need++) {
      const below = needs.to[need]!
      askers[below]!--
      offer(below)
      for (let g = givers.start[below]!; g < givers.start[below + 1]!; g++) {
        if (givers.to[g] === component) continue
        users[givers.to[g]!]!--
        offer(givers.to[g]!)
      }
    }
  }
  return placed

  /** Queues a component, or moves it forward because it waits for less now; not before all components that need it are placed. */
  function offer(component: number): void {
    if (askers[component] !== 0 || isPlaced[component] === 1) return
    // Less than a billionth is left over from subtracting decimals.
    ready.offer(component, Math.round(hopes[component]! * 1e9), users[component]!)
  }
}

function placesOf(itemCount: number, { count, items, start }: Components): Int32Array {
  const componentOf = new Int32Array(itemCount)
  for (let component = 0; component < count; component++)
    for (let at = start[component]!; at < start[component + 1]!; at++) componentOf[items[at]!] = component
  return componentOf
}

/** Links from each component to others: those of component `c` are `to[start[c]]` up to `to[start[c + 1]]`. */
type Links = { readonly start: Int32Array; readonly to: Int32Array }
type Gifts = Links & {
  /** How much of the gift comes with each piece of the product. */
  readonly weight: Float64Array
}

/** What each component needs of others, once for each ingredient of each recipe. */
function needsBetween(
  { recipeStart, edgeStart, edgeItem }: RecipeGraph,
  { count, items, start: memberStart }: Components,
  componentOf: Int32Array,
): Links {
  const start = new Int32Array(count + 1)
  const to = new Int32Array(edgeItem.length)
  let next = 0
  for (let component = 0; component < count; component++) {
    for (let at = memberStart[component]!; at < memberStart[component + 1]!; at++) {
      const end = edgeStart[recipeStart[items[at]! + 1]!]!
      for (let edge = edgeStart[recipeStart[items[at]!]!]!; edge < end; edge++) {
        const below = componentOf[edgeItem[edge]!]!
        if (below !== component) to[next++] = below
      }
    }
    start[component + 1] = next
  }
  return { start, to }
}

/** What the default recipes of each component give to others. */
function giftsBetween(
  { recipeStart, giveStart, giveItem, giveNum, giveDen, yieldNum, yieldDen }: RecipeGraph,
  { count, items, start: memberStart }: Components,
  componentOf: Int32Array,
): Gifts {
  const start = new Int32Array(count + 1)
  const to: number[] = []
  const weights: number[] = []
  for (let component = 0; component < count; component++) {
    for (let at = memberStart[component]!; at < memberStart[component + 1]!; at++) {
      const recipe = recipeStart[items[at]!]!
      if (recipe === recipeStart[items[at]! + 1]) continue
      for (let give = giveStart[recipe]!; give < giveStart[recipe + 1]!; give++) {
        const other = componentOf[giveItem[give]!]!
        const weight = (giveNum[give]! * yieldDen[recipe]!) / (giveDen[give]! * yieldNum[recipe]!)
        if (other === component || weight === 0) continue
        to.push(other)
        weights.push(weight)
      }
    }
    start[component + 1] = to.length
  }
  return { start, to: Int32Array.from(to), weight: Float64Array.from(weights) }
}

/** The links turned around: from each component to those that lead to it. */
function turnedAround(links: Links, count: number): Links {
  const start = new Int32Array(count + 1)
  const to = new Int32Array(links.to.length)
  for (const other of links.to) start[other + 1]!++
  for (let component = 0; component < count; component++) start[component + 1]! += start[component]!
  const next = start.slice()
  for (let component = 0; component < count; component++)
    for (let link = links.start[component]!; link < links.start[component + 1]!; link++)
      to[next[links.to[link]!]!++] = component
  return { start, to }
}

function whatEachWaitsFor(count: number, needs: Links, gifts: Gifts) {
  /** Needs of others that are not placed yet. */
  const askers = new Int32Array(count)
  /** How much of the component's item others give that are not placed yet. */
  const hopes = new Float64Array(count)
  /** Needs of others, not placed yet, for what the component gives. Its own are left out: it need not wait for itself. */
  const users = new Int32Array(count)
  for (let need = 0; need < needs.start[count]!; need++) askers[needs.to[need]!]!++
  for (let component = 0; component < count; component++) {
    for (let g = gifts.start[component]!; g < gifts.start[component + 1]!; g++) {
      const given = gifts.to[g]!
      hopes[given]! += gifts.weight[g]!
      users[component]! += askers[given]!
      for (let need = needs.start[component]!; need < needs.start[component + 1]!; need++)
        if (needs.to[need] === given) users[component]!--
    }
  }
  return { askers, hopes, users }
}
