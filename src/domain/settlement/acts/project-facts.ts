import type { LedgerAct } from '../ledger-act.ts'
import type { Priority, ProjectStatus } from '../ledger-rows.ts'

type NamedProject = { readonly project: string }
type NamedItem = NamedProject & { readonly item: string; readonly amount: number }

/** Log entries about projects; they name items as they were called then. */
export type ProjectFacts = {
  'project.created': NamedProject
  'project.started': NamedProject & { readonly template: string }
  'project.renamed': NamedProject & { readonly former: string }
  'project.described': NamedProject
  'project.status': NamedProject & { readonly status: ProjectStatus }
  'project.priority': NamedProject & { readonly priority: Priority }
  'project.moved': NamedProject
  'project.players': NamedProject
  'project.itemAdded': NamedItem
  'project.itemChanged': NamedItem & { readonly former: number }
  'project.itemRemoved': NamedItem
  'project.ways': NamedProject
  'project.regenerated': NamedProject
  'project.regenerationUndone': NamedProject
  /** Archived: what it held was used in the game, or stays in the stock. */
  'project.archived': NamedProject & { readonly used: boolean }
  'project.unarchived': NamedProject
  'project.deleted': NamedProject
  'project.allDeleted': { readonly projects: number }
  'project.restored': NamedProject
}

/** An act on projects. */
export type ProjectAct<Input, Answer> = LedgerAct<Input, Answer, ProjectFacts>
export type OfProject = { readonly projectId: string }
