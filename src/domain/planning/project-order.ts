import { type Priority, type Project, priorities } from '../settlement/ledger-rows.ts'

/** The projects in the order in which they take from the stock: by priority, position, creation, and id. */
export function inOrder(projects: Iterable<Project>): readonly Project[] {
  return [...projects].sort(
    (a, b) =>
      rank(a.priority) - rank(b.priority) ||
      a.position - b.position ||
      compare(a.createdAt, b.createdAt) ||
      compare(a.id, b.id),
  )
}

/** Hand-made tasks in the order in which they get stock. */
export function byCreation(
  a: { readonly createdAt: string; readonly id: string },
  b: { readonly createdAt: string; readonly id: string },
): number {
  return compare(a.createdAt, b.createdAt) || compare(a.id, b.id)
}

function rank(priority: Priority): number {
  return priorities.indexOf(priority)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
