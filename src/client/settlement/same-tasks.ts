import type { ListedTask, WaitsFor } from './listed-tasks.ts'

/** The list of tasks, in which every unchanged task is the same object as in the former list, so that its row is not drawn again. */
export function reuseUnchanged(
  former: readonly ListedTask[],
  tasks: readonly ListedTask[],
): readonly ListedTask[] {
  const known = new Map(former.map((listed) => [listed.id, listed]))
  return tasks.map((listed) => {
    const before = known.get(listed.id)
    return before && isSame(before, listed) ? before : listed
  })
}

/** @returns a function that reuses the unchanged tasks of the list that it was given last */
export function createTaskReuser(): (tasks: readonly ListedTask[]) => readonly ListedTask[] {
  let former: readonly ListedTask[] = []
  return (tasks) => {
    former = reuseUnchanged(former, tasks)
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
