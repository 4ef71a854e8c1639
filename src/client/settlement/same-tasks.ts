import type { ListedTask } from './listed-tasks.ts'

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
    name === 'people' || name === 'waitsFor'
      ? JSON.stringify(a[name]) === JSON.stringify(b[name])
      : a[name] === b[name],
  )
}
