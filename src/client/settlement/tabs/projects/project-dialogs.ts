import type { Project } from '#domain/settlement/ledger-rows'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import type { Engine } from '../../../state/engine.ts'

/** A dialog about projects; one at a time. It keeps the project as it was when the dialog opened. */
export type ProjectDialog =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'addItem' | 'items' | 'rename' | 'delete' | 'archive' | 'regenerate' | 'handOver'
      readonly project: Project
    }

export type OpenProjectDialog = (dialog: ProjectDialog) => void

export const ProjectDialogs = lazyPart<{ dialog: ProjectDialog; engine: Engine; onClose: () => void }>(() =>
  import('./open-project-dialog.tsx').then((part) => part.OpenedProjectDialog),
)
