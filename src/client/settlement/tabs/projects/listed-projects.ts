import type { ItemId } from '#domain/catalog/item'
import { plainText } from '#domain/catalog/plain-text'
import type { LedgerCatalog } from '#domain/planning/ledger-catalog'
import { progressOfProject } from '#domain/planning/progress-of-project'
import { inOrder } from '#domain/planning/project-order'
import type { ProjectProgress } from '#domain/planning/project-progress'
import { projectWork, type TaskWork } from '#domain/planning/project-work'
import { rowsOfProject } from '#domain/planning/rows-of-project'
import type { LedgerRows } from '#domain/planning/walk'
import type { Project, ProjectStatus } from '#domain/settlement/ledger-rows'

/** A project as its card shows it. */
export type ListedProject = {
  readonly project: Project
  readonly progress: ProjectProgress
  readonly items: number
  /** Pieces of stock that it holds, of all kinds together. */
  readonly held: number
  /** When the first of its open tasks is due; null for none. */
  readonly due: string | null
  /** What all of its open tasks wait for, so that nobody can go on; empty where something can be done. */
  readonly stuckOn: readonly ItemId[]
  /** Its place among the projects of its priority, 0 for the first, and how many those are. */
  readonly place: number
  readonly ofPriority: number
}

/** The projects in the order in which stock goes to them, with their numbers (PRJ-1, PRJ-4). */
export function listedProjects(ledger: LedgerCatalog, rows: LedgerRows): readonly ListedProject[] {
  const projects = inOrder(rows.projects.values())
  return projects.map((project) => listedProject(ledger, rows, { project, projects }))
}

/** Lists projects again and again: an unchanged project is the same object as in the last list, so that its card is not drawn again. */
export function createProjectLister(): typeof listedProjects {
  let former: ReadonlyMap<string, ListedProject> = new Map()
  return (ledger, rows) => {
    const listed = listedProjects(ledger, rows).map((next) => {
      const before = former.get(next.project.id)
      return before && isSame(before, next) ? before : next
    })
    former = new Map(listed.map((one) => [one.project.id, one]))
    return listed
  }
}

function isSame(a: ListedProject, b: ListedProject): boolean {
  const facts = ({ project, ...rest }: ListedProject) => JSON.stringify(rest)
  return a.project === b.project && facts(a) === facts(b)
}

type InOrder = { readonly project: Project; readonly projects: readonly Project[] }

/** A project with its numbers. @param projects all of them, in the order in which stock goes to them */
export function listedProject(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  { project, projects }: InOrder,
): ListedProject {
  const work = projectWork(ledger, rows, project.id)
  const same = projects.filter(({ priority }) => priority === project.priority)
  return {
    project,
    progress: progressOfProject(ledger, rows, project.id, work),
    items: rowsOfProject(rows.projectItems, project.id).length,
    held: rowsOfProject(rows.allotments, project.id).reduce((held, { amount }) => held + amount, 0),
    due: firstDue(work),
    stuckOn: stuckOn(work),
    place: same.indexOf(project),
    ofPriority: same.length,
  }
}

/** Whether a project has no items and no tasks, so that there is nothing to tell of its tasks yet. */
export function isEmpty({ items, progress: { ready, waiting, finished } }: ListedProject): boolean {
  return items + ready + waiting + finished === 0
}

/** What the list of projects is narrowed to. */
export type ProjectView = {
  readonly searchTerm: string
  readonly status: 'all' | 'active' | ProjectStatus
}

export const firstProjectView: ProjectView = { searchTerm: '', status: 'all' }

/** Whether a project is not completed; what was put away is not among the projects (PRJ-1). */
export function isActive({ status }: Project): boolean {
  return status !== 'completed'
}

export function projectsIn(
  projects: readonly ListedProject[],
  { searchTerm, status }: ProjectView,
): readonly ListedProject[] {
  const words = plainText(searchTerm).split(' ')
  return projects.filter(({ project }) => {
    if (status === 'active' ? !isActive(project) : status !== 'all' && project.status !== status) return false
    const name = plainText(project.name)
    return words.every((word) => name.includes(word))
  })
}

function firstDue(work: readonly TaskWork[]): string | null {
  const dues = work.flatMap(({ state, task }) => (state === 'done' || task.due === null ? [] : [task.due]))
  return dues.sort()[0] ?? null
}

function stuckOn(work: readonly TaskWork[]): readonly ItemId[] {
  const open = work.filter(({ state }) => state !== 'done')
  if (open.length === 0 || open.some(({ state }) => state === 'ready')) return []
  // Without the items that one of these tasks is to bring: what that task itself waits for is in the list.
  const asked = new Set(open.map(({ task }) => task.itemId))
  return [...new Set(open.flatMap(({ waitsFor }) => waitsFor))].filter((itemId) => !asked.has(itemId))
}
