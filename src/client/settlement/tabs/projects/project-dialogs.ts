import { lazyPart } from '../../../lazy/lazy-part.tsx'
import type { Engine } from '../../../state/engine.ts'
import type { ProjectDialog } from './project-dialog.ts'

/** The open dialog about projects; its code is fetched with the first dialog that opens. */
export const ProjectDialogs = lazyPart<{ dialog: ProjectDialog; engine: Engine; onClose: () => void }>(() =>
  import('./open-project-dialog.tsx').then((part) => part.OpenedProjectDialog),
)
