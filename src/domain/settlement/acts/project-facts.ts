import type { Priority, ProjectStatus } from '../ledger-rows.ts'

type OfProject = { readonly project: string }
type ItemOfProject = OfProject & { readonly item: string; readonly amount: number }

/** Log entries about projects; items stand in them under their names of that time. */
export type ProjectFacts = {
  'project.created': OfProject
  'project.started': OfProject & { readonly template: string }
  'project.renamed': OfProject & { readonly former: string }
  'project.described': OfProject
  'project.status': OfProject & { readonly status: ProjectStatus }
  'project.priority': OfProject & { readonly priority: Priority }
  'project.moved': OfProject
  'project.players': OfProject
  'project.itemAdded': ItemOfProject
  'project.itemChanged': ItemOfProject & { readonly former: number }
  'project.itemRemoved': ItemOfProject
  'project.ways': OfProject
  'project.regenerated': OfProject
  'project.regenerationUndone': OfProject
  /** Archived: what it held was used in the game, or stays in the stock. */
  'project.archived': OfProject & { readonly used: boolean }
  'project.unarchived': OfProject
  'project.deleted': OfProject
  'project.allDeleted': { readonly projects: number }
  'project.restored': OfProject
}
