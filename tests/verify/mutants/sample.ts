import { grouped } from '#domain/grouped'
import { createDice } from '#scripts/verify-sync/dice'

type Listed = { readonly list: string }

/** Draws so many guards by a seed: of each list its share, and at least one. */
export function sampleOf<One extends Listed>(
  all: readonly One[],
  { size, seed }: { readonly size: number; readonly seed: number },
): readonly One[] {
  const { roll } = createDice(seed)
  const lists = grouped(all, ({ list }) => list)
  const shares = sharesOf(new Map(Array.from(lists, ([list, { length }]) => [list, length])), size)
  const drawn = new Set<One>()
  for (const [list, ones] of lists) {
    const left = [...ones]
    for (let share = shares.get(list) ?? 0; share > 0; share--)
      for (const one of left.splice(roll(left.length), 1)) drawn.add(one)
  }
  return all.filter((one) => drawn.has(one))
}

/** How many guards each list gives: one, and each further one comes from the list with the largest `all / (share + 1)`. */
function sharesOf(sizes: ReadonlyMap<string, number>, size: number): ReadonlyMap<string, number> {
  const shares = new Map(Array.from(sizes.keys(), (list) => [list, 1]))
  const worth = (list: string) => {
    const [all = 0, share = 0] = [sizes.get(list), shares.get(list)]
    return share < all ? all / (share + 1) : 0
  }
  for (let given = shares.size; given < size; given++) {
    const [next] = Array.from(sizes.keys()).toSorted((one, other) => worth(other) - worth(one))
    if (next === undefined || worth(next) === 0) break
    shares.set(next, (shares.get(next) ?? 0) + 1)
  }
  return shares
}

/** How many of each list are there, in words. */
export function countsByList(some: readonly Listed[]): string {
  return Array.from(
    grouped(some, ({ list }) => list),
    ([list, { length }]) => `${list} ${length}`,
  ).join(', ')
}
