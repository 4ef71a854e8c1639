import type { ItemId } from '#domain/catalog/item'
import type { Candidate } from './candidates.ts'
import { circlesIn, type Needs } from './circles.ts'
import { excessOf, inDefaultOrder } from './default-order.ts'
import { craftingEffort, type EffortById, gatheringEffort, leastEfforts } from './effort.ts'
import { neededBy } from './inputs.ts'
import type { SourcesById } from './sources.ts'
import type { Things } from './things.ts'
import { gathered, type Ways, type WaysById } from './ways.ts'

/** Gathering must save a tenth of the work, so that a sapling does not decide how a player gets logs. */
const gatheringMargin = 0.9

/**
 * Puts every item's recipes in the order in which a player would choose them; an item that a player would gather gets none:
 * where gathering is easier, or the best recipe takes something of a higher tier or rarity than the item (decision 3). Default
 * recipes never form a circle.
 */
export function chooseDefaults(ways: WaysById, things: Things, sources: SourcesById): WaysById {
  const efforts = leastEfforts(things, ways, sources)
  const chosen = new Map<ItemId, Ways>()
  for (const [id, { recipes, others }] of ways) {
    const thing = things.byId.get(id)!
    const ordered = { recipes: inDefaultOrder(thing, recipes, things, efforts), others }
    const first = ordered.recipes[0]
    const gathering = gatheringEffort(sources, id)
    const easier =
      first &&
      (gathering <= gatheringMargin * craftingEffort(first, efforts) || excessOf(thing, first, things) > 0)
    chosen.set(id, gathering < Infinity && easier ? gathered(ordered) : ordered)
  }
  return withoutCircles(chosen, efforts)
}

/**
 * Breaks circles of default recipes: the item whose next recipe costs least more gets that one as its default. If no item of
 * the circle has another recipe, one of them is gathered.
 */
function withoutCircles(ways: WaysById, efforts: EffortById): WaysById {
  const open = new Map(ways)
  // A recipe that was given up is not chosen again, so the loop ends.
  const givenUp = new Set<Candidate>()
  let circles = circlesIn(defaultNeeds(open))
  while (circles.length > 0) {
    for (const circle of circles) {
      const { id, next, former } = detourIn(circle, open, efforts, givenUp)
      open.set(id, next)
      givenUp.add(former)
    }
    circles = circlesIn(defaultNeeds(open))
  }
  return open
}

/** Another recipe for one item of a circle, in place of its former one. */
type Detour = { readonly id: ItemId; readonly next: Ways; readonly former: Candidate }

function detourIn(
  circle: readonly ItemId[],
  ways: WaysById,
  efforts: EffortById,
  givenUp: ReadonlySet<Candidate>,
): Detour {
  const members = new Set(circle)
  const detours = circle.flatMap((id) => {
    const { recipes, others } = ways.get(id)!
    const former = recipes[0]!
    const way = recipes.find(
      (candidate) =>
        !givenUp.has(candidate) && neededBy(candidate.recipe).every((need) => !members.has(need)),
    )
    if (!way) return []
    const next = { recipes: [way, ...recipes.filter((recipe) => recipe !== way)], others }
    return [{ id, next, former, extra: craftingEffort(way, efforts) - craftingEffort(former, efforts) }]
  })
  const least = detours.sort((a, b) => a.extra - b.extra || (a.id < b.id ? -1 : 1))[0]
  if (least) return least
  const id = [...circle].sort()[0]!
  const stuck = ways.get(id)!
  return { id, next: gathered(stuck), former: stuck.recipes[0]! }
}

function defaultNeeds(ways: WaysById): Needs {
  return new Map([...ways].map(([id, { recipes }]) => [id, recipes[0] ? neededBy(recipes[0].recipe) : []]))
}
