import type { ItemId } from '#domain/catalog/item'
import { compareTexts } from '#domain/catalog/listing-order'
import { grouped } from '#domain/grouped'
import type { ListedTask } from './listed-tasks.ts'

/** An item that tasks wait for and that waits for nothing itself: to get it first lets the most tasks go on. */
export type HoldUp = {
  readonly itemId: ItemId
  readonly name: string
  /** How much of it is missing; 0 where nobody has a task for it. */
  readonly missing: number
  /** The task by which it is got; null where there is none. */
  readonly listed: ListedTask | null
  /** How many tasks of the same project cannot begin before it is there: those that need it, and those that need what they make. */
  readonly tasks: number
  /** The name of its project or standing order. */
  readonly project: string
  /** A key of that project or order: two may have the same name. */
  readonly group: string
}

/** The items that hold up tasks, first the one that holds up the most (SET-1). */
export function holdUps(tasks: readonly ListedTask[]): readonly HoldUp[] {
  const open = tasks.filter(({ state }) => state !== 'done')
  const groups = grouped(open, ({ task, project }) => `${task.projectId} ${project}`)
  return [...groups]
    .flatMap(([group, together]) => holdUpsIn(group, together))
    .sort((a, b) => b.tasks - a.tasks || b.missing - a.missing || compareTexts(a.name, b.name))
}

function holdUpsIn(group: string, tasks: readonly ListedTask[]): readonly HoldUp[] {
  const waiting = tasks.filter(({ state }) => state === 'waiting')
  const waits = waiting.flatMap((listed) => listed.waitsFor.map((one) => ({ ...one, listed })))
  const needing = grouped(waits, ({ itemId }) => itemId)
  // The generated task of an item says how it is got; a task made by hand may be about the same item.
  const makerOf = new Map(
    tasks.flatMap((listed) =>
      listed.item && listed.task.generation !== null ? [[listed.item.id, listed]] : [],
    ),
  )
  return [...needing].flatMap(([itemId, [first]]) => {
    const listed = makerOf.get(itemId) ?? null
    if (listed?.state === 'waiting') return []
    const { name, listed: one } = first!
    const held = heldUpBy(itemId, needing)
    return [{ itemId, name, missing: listed?.missing ?? 0, listed, tasks: held, project: one.project, group }]
  })
}

type Needing = ReadonlyMap<ItemId, readonly { readonly listed: ListedTask }[]>

/** How many tasks an item holds up: those for what is made of it, and on from there; each task counts once, also in a circle. */
function heldUpBy(itemId: ItemId, needing: Needing): number {
  const found = new Set<ListedTask>()
  const next = [itemId]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    for (const { listed } of needing.get(id) ?? []) {
      if (found.has(listed)) continue
      found.add(listed)
      if (listed.item) next.push(listed.item.id)
    }
  }
  return found.size
}
