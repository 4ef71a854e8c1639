import type { ListedTask, WaitsFor } from './listed-tasks.ts'

/** The same list, in which a task that nothing has changed for is the object that it was in the former one: its row is not drawn again. */
export function withFormer(
  former: readonly ListedTask[],
  tasks: readonly ListedTask[],
): readonly ListedTask[] {
  const known = new Map(former.map((listed) => [listed.id, listed]))
  return tasks.map((listed) => {
    const before = known.get(listed.id)
    return before && isSame(before, listed) ? before : listed
  })
}

/** The same from one list to the next, for whoever lists again and again. */
export function keepingSame(): (tasks: readonly ListedTask[]) => readonly ListedTask[] {
  let former: readonly ListedTask[] = []
  return (tasks) => {
    former = withFormer(former, tasks)
    return former
  }
}

function isSame(a: ListedTask, b: ListedTask): boolean {
  const names = Object.keys(a) as (keyof ListedTask)[]
  return names.every((name) =>
    name === 'people'
      ? hasSame(a.people, b.people, (one, other) => one === other)
      : name === 'waitsFor'
        ? hasSame(a.waitsFor, b.waitsFor, isSameWait)
        : a[name] === b[name],
  )
}

function isSameWait(a: WaitsFor, b: WaitsFor): boolean {
  return a.itemId === b.itemId && a.name === b.name && a.amount === b.amount
}

function hasSame<One>(a: readonly One[], b: readonly One[], isSame: (a: One, b: One) => boolean): boolean {
  return a.length === b.length && a.every((one, at) => isSame(one, b[at]!))
}
