import type { Project } from '#domain/settlement/ledger-rows'

/** A dialog about projects; one at a time. It keeps the project as it was when the dialog opened. */
export type ProjectDialog =
  | { readonly kind: 'create' | 'fromLink' | 'fromTemplate' }
  | {
      readonly kind:
        | 'addItem'
        | 'items'
        | 'players'
        | 'rename'
        | 'delete'
        | 'archive'
        | 'regenerate'
        | 'handOver'
        | 'saveTemplate'
        | 'progressLink'
        | 'share'
      readonly project: Project
    }

export type OpenProjectDialog = (dialog: ProjectDialog) => void
